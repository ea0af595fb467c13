title = Nuns on the Run
tagline = La nuit, des novices se glissent dans le couvent ; deux gardiennes regardent et écoutent.

## Options

option-run_exact = Courir, c’est
option-run_exact-off = un à cinq points
option-run_exact-on = exactement cinq points
option-run_exact-help = Avec exactement cinq points, une novice ne peut plus bluffer par une courte course.
option-guard_max5 = Les gardiennes avancent
option-guard_max5-off = de six points au plus
option-guard_max5-on = de cinq points au plus
option-guard_max5-help = Cinq points au plus, c’est plus facile pour les novices.
option-captures_equal_novices = Captures nécessaires
option-captures_equal_novices-off = autant que de joueurs
option-captures_equal_novices-on = autant que de novices
option-captures_equal_novices-help = Avec autant que de novices, les gardiennes gagnent plus tôt.
option-single_first_move = Premier déplacement
option-single_first_move-off = double
option-single_first_move-on = ordinaire
option-single_first_move-help = Sans déplacement double, le début est plus dur pour les novices.
option-paths_reusable = Cartes de ronde
option-paths_reusable-off = une seule fois
option-paths_reusable-on = autant de fois qu’on veut
option-paths_reusable-help = Si une ronde achevée quitte la partie.
option-run_noise = La course ajoute au bruit
option-run_noise-1 = un point
option-run_noise-0 = rien
option-run_noise-help = Avec un point, on entend une coureuse plus loin que le dé ne le dit.
option-anonymous_noise = Jetons bruit
option-anonymous_noise-off = montrent de qui ils viennent
option-anonymous_noise-on = ne montrent personne
option-anonymous_noise-help = Sans noms, les gardiennes savent d’où vient un bruit, mais pas de qui.
option-could_be_here = Aide aux gardiennes
option-could_be_here-on = montre où peuvent être les novices
option-could_be_here-off = aucune
option-could_be_here-help = Le plan montre aux gardiennes tous les points où une novice peut être d’après ce que tous savent ; une novice voit combien il y en a pour elle.

## Personnes et cartes

guard-abbess = abbesse
    .the = l’abbesse
guard-prioress = prieure
    .the = la prieure
card-stand = Rester sur place
card-sneak = Se faufiler
card-walk = Marcher
card-run = Courir
card-sneak-plus = Se faufiler, un point de plus
card-walk-plus = Marcher, un point de plus
card-run-plus = Courir, un point de plus
blessing-false-noise = Faux bruit
blessing-hearing = Oreille fine
blessing-extra-step = Un point de plus
blessing-reroll = Relancer
dealing-keep = comme distribuées
dealing-swap = échangées
ending-home = est rentrée avec son souhait
ending-captures = a attrapé assez de novices
ending-time = a tenu jusqu’au matin

## Novices, souhaits et rondes

novice-1 = Anne Marie
novice-2 = Margaret
novice-3 = Theresa
novice-4 = Celeste
novice-5 = Angelica
novice-6 = Bernadette
wish-1 = Bouteille d’eau-de-vie
wish-2 = Boîte de biscuits
wish-3 = Grimoire
wish-4 = Roman d’amour
wish-5 = Remède
wish-6 = Flacon de laudanum
wish-7 = Lettre de maman
wish-8 = Lettre d’un galant
path-0 = ronde bleue 26–84
path-1 = ronde bleue 26–147
path-2 = ronde bleue 84–122
path-3 = ronde verte 26–84
path-4 = ronde verte 26–101
path-5 = ronde verte 101–122
path-6 = ronde violette 84–101
path-7 = ronde violette 101–147
path-8 = ronde rouge 26–122
path-9 = ronde rouge 26–147
path-10 = ronde rouge 122–147
path-11 = ronde orange 26–101
path-12 = ronde orange 26–122
path-13 = ronde orange 84–147

## Actions

action-step = Au point { $dot }
action-end = { $card }
action-path = Prendre la { $path }
action-uturn = Demi-tour
action-first = { CAP($guard-the) } commence
action-assign = Bénédictions { $dealing }
action-use = Utiliser la bénédiction
action-pass = Passer
action-noise = Bruit près de { $guard-the }, côté { $way }
action-false = Faux bruit près de { $guard-the }, côté { $way }

## Ce qui se passe

event-lies-in = { $seat } joue { $novice }, cellule { $dot }.
event-wishes = Votre souhait secret : { $wish }. Les clés sont au point { $key }, l’objet au point { $item }.
event-blessed = Votre bénédiction : { $blessing }.
event-guard-dealt = { CAP($guard-the) } reçoit { $blessing }.
event-round = La manche { $round } commence.
event-appears = { $seat } apparaît au { $dot }.
event-moves = { $seat } va du { $from } au { $dot }.
event-vanishes = { $seat } disparaît après le { $from } vers le { $dot }.
event-out-of-sight = { $seat } est hors de vue après le { $from }.
event-shows = { $seat } montre { $card }.
event-keys = Vous avez vos clés, au { $dot }.
event-item = Vous avez votre souhait : { $wish }, au { $dot }.
event-rolls = { $seat } lance { $number } ({ $card }) : on l’entend jusqu’à { $reach ->
        [one] { $reach } point
       *[other] { $reach } points
    }.
event-new-roll = Votre jet vaut maintenant { $number }, votre portée { $reach }.
event-rolls-again = { $seat } utilise Relancer : { $number }, portée { $reach }.
event-hushed = { $seat } utilise Oreille fine : portée { $reach }.
event-noise = { CAP($guard-the) } entend { $seat } du côté du { $dot }.
event-some-noise = { CAP($guard-the) } entend quelqu’un du côté du { $dot }.
event-own-noise = { $seat }, ce bruit près de { $guard-the } était le vôtre, du { $dot }.
event-not-heard = Personne n’entend { $seat }.
event-quiet = Tout est calme.
event-on-the-run = { $seat } est de nouveau en fuite.
event-first = { CAP($guard-the) } commence.
event-takes-path = { CAP($guard-the) } prend la { $path }.
event-turns-round = { CAP($guard-the) } fait demi-tour sur la { $path }.
event-paths-return = Toutes les cartes de ronde défaussées reviennent.
event-leaves-path = { CAP($guard-the) } quitte sa ronde.
event-turns = { CAP($guard-the) } se tourne vers le { $dot } et s’arrête net.
event-steps = { CAP($guard-the) } va du { $from } au { $dot }.
event-sees = { CAP($guard-the) } voit { $seat } au { $dot }.
event-loses = Personne ne voit plus { $seat } au { $dot }.
event-finds-trace = { CAP($guard-the) } trouve une trace au { $dot }.
event-catches = { CAP($guard-the) } attrape { $seat } au { $dot } : { $points } sur { $target }.
event-lost-item = On vous a repris votre souhait : { $wish }. Vous gardez vos clés.
event-guard-shows = { CAP($guard-the) } montre { $card }.
event-listens = { CAP($guard-the) } écoute : { $number }.
event-listens-again = { CAP($guard-the) } relance : { $number }.
event-listens-well = { CAP($guard-the) } entend maintenant jusqu’à { $reach } points.
event-was-false = Le bruit de { $seat } près de { $guard-the }, du { $dot }, était faux.
event-false-alarm = { CAP($guard-the) } fait elle-même un faux bruit, vers le { $dot }.
event-guard-blessing = { CAP($guard-the) } utilise { $blessing }.
event-truth = { $seat } était au { $dot } et souhaitait : { $wish }. { $has ->
        [0] Elle n’avait encore rien.
        [1] Elle avait ses clés.
       *[other] Elle avait son souhait.
    }
event-kept = { $seat } avait encore { $blessing }.
event-guard-kept = { CAP($guard-the) } avait encore { $blessing }.
event-victory = { $ending-is ->
        [home] Retour avec le souhait à la manche { $round } : { $seats }.
        [captures] Assez de novices attrapées à la manche { $round } : victoire de { $seats }.
       *[time] Le matin vient après la manche { $round } : victoire de { $seats }.
    }

## Pourquoi pas

reason-no-neighbour = Le point { $dot } n’est pas voisin du vôtre. On va de point en point le long des lignes.
reason-guard-there = Une gardienne s’y trouve. Prenez un autre chemin.
reason-locked = Cette porte est verrouillée, et vous n’avez pas encore de clés. Prenez un autre chemin, ou cherchez d’abord vos clés.
reason-enough-dots = Il ne vous reste plus de points dans ce déplacement. Choisissez une carte.
reason-home-already = Vous êtes chez vous. Terminez votre déplacement par une carte.
reason-not-towards-home = Une gardienne vous voit. Seul le chemin direct du retour est permis.
reason-go-on-home = Une gardienne vous voit. Continuez à rentrer aussi loin que possible.
reason-other-card = Cette carte ne convient pas au nombre de points parcourus. Choisissez-en une autre, ou continuez.
reason-no-extra-step = Il faut pour cela la bénédiction Un point de plus. Choisissez une autre carte.
reason-bound-to-path = Elle n’est pas libre. Elle doit suivre sa ronde, ou y revenir.
reason-path-first = Elle se trouve où commence une ronde. Choisissez d’abord une ronde.
reason-not-at-an-end = On ne choisit une ronde que là où elle commence. Continuez sur la ronde actuelle.
reason-path-used = Cette carte de ronde est partie ou déjà prise. Choisissez-en une autre.
reason-no-uturn = Il ne reste plus de carte demi-tour. Prenez une autre ronde.
reason-guard-card = Une gardienne marche de trois ou quatre points, ou court de cinq ou six. Comptez ses points.
reason-not-so-used = Votre bénédiction ne sert pas maintenant. Vous pouvez passer.
reason-must-answer = Le bruit doit venir de quelque part. Choisissez d’où.
reason-nothing-to-choose = Il n’y a rien à choisir près de cette gardienne. Répondez pour l’autre, ou passez.
reason-no-false-noise = Un faux bruit n’y est pas possible. Il faut cette bénédiction, et une gardienne qui a marché.
reason-other-guard = Une gardienne ne fait de faux bruit que près d’elle-même. Choisissez son propre point, ou passez.
reason-no-such-way = Aucun bruit ne peut venir de là. Choisissez un autre côté.

## Décisions

phase-deal-blessings = Quelle bénédiction pour quelle gardienne ?
phase-deal-blessings-why = Sont distribuées { $abbess_blessing } pour l’abbesse et { $prioress_blessing } pour la prieure.
phase-deal-blessings-waiting = { $waiting } répartit les bénédictions des gardiennes.
phase-sneak = { $state ->
        [led] Attrapée : rentrez en marchant tant qu’on vous voit
        [slipped] Attrapée, mais personne ne vous voit : filez
        [moving] { $walked ->
                [one] { $walked } point parcouru
               *[other] { $walked } points parcourus
            } : continuez, ou choisissez une carte
       *[start] Déplacez-vous en secret
    }
phase-sneak-why = { $aim ->
        [keys] Cherchez vos clés au point { $goal }. Lentement, c’est sans bruit.
        [item] Prenez votre souhait au point { $goal }. Lentement, c’est sans bruit.
       *[home] Rapportez-le dans la cellule { $goal }. Lentement, c’est sans bruit.
    }
phase-sneak-waiting = Les novices se déplacent en secret : { $waiting }.
phase-sneak-waiting-why = Manche { $round } sur { $rounds }.
phase-noise = { $question ->
        [blessing] Votre jet porte à { $reach } points : utiliser { $blessing } ?
        [at_abbess] Où l’abbesse vous entend-elle ?
        [at_prioress] Où la prieure vous entend-elle ?
       *[other] Vous n’avez rien à choisir ici
    }
phase-noise-why = { $question ->
        [alone] Vous répondez quand même, pour que personne n’en apprenne rien.
       *[other] Personne ne voit votre réponse avant que toutes aient répondu.
    }
phase-noise-waiting = Les novices répondent de leur bruit : { $waiting }.
phase-order = Quelle gardienne commence ?
phase-order-why = Elle fait tout son déplacement avant que l’autre commence.
phase-order-waiting = { $waiting } décide quelle gardienne commence.
phase-patrol = { $move ->
        [choose] Choisissez une ronde pour { $mover-the }
        [free] { CAP($mover-the) } est libre : { $steps } points jusqu’ici
       *[bound] { CAP($mover-the) } suit sa ronde : { $steps } points jusqu’ici
    }
phase-patrol-why = Après trois ou quatre points elle écoute ; après cinq ou six elle n’entend rien.
phase-patrol-waiting = { CAP($mover-the) } fait sa ronde, menée par { $waiting }.
phase-listen = { CAP($mover-the) } a lancé { $heard } : utiliser { $mover_blessing } ?
phase-listen-why = Seules Relancer et Oreille fine servent ici.
phase-listen-waiting = { CAP($mover-the) } écoute, pour { $waiting }.
phase-heard = { $question ->
        [at_abbess] Où l’abbesse vous entend-elle ?
        [at_prioress] Où la prieure vous entend-elle ?
        [lie] Faites-vous un faux bruit ?
       *[other] Vous n’avez rien à choisir ici
    }
phase-heard-why = { $question ->
        [alone] Vous répondez quand même, pour que personne n’en apprenne rien.
       *[other] Personne ne voit votre réponse avant que toutes aient répondu.
    }
phase-heard-waiting = Les gardiennes écoutent, les novices répondent : { $waiting }.
phase-trick = { CAP($mover-the) } fait-elle un faux bruit près d’elle ?
phase-trick-why = Il la rend libre pour son prochain déplacement. Il lui faut la bénédiction Faux bruit.
phase-trick-waiting = { CAP($mover-the) } réfléchit, c’est-à-dire { $waiting }.
phase-game-over-why = { $points } captures sur { $target } en { $round } manches.

## Aide

help-deal-blessings = Chaque gardienne n’utilise que sa propre carte, une fois. Relancer et Oreille fine aident à entendre, Un point de plus à attraper, Faux bruit à quitter une ronde inutile.
help-sneak = Allez de point en point, puis choisissez une carte qui convient au nombre. Une gardienne voit les points éclairés. Plus la carte est rapide, plus on vous entend de loin.
help-noise = Le jet et la carte disent jusqu’où on vous entend, pour chaque gardienne. Si deux chemins sont aussi courts, vous choisissez le côté. Une bénédiction utilisée est perdue.
help-order = La gardienne qui risque le plus de trouver quelqu’un commence souvent. L’autre peut alors en profiter.
help-patrol = Une gardienne suit sa ronde jusqu’à ce qu’elle entende un bruit, voie une novice ou trouve une trace. Alors elle va où elle veut jusqu’à la fin du déplacement. Toute novice en fuite sur un point où elle entre est attrapée.
help-listen = Un meilleur jet entend plus de novices, même les discrètes. Utilisez la carte maintenant ou gardez-la.
help-heard = Les gardiennes qui ont marché ont lancé le dé. Celles qu’elles entendent posent un bruit près d’elles. Un faux bruit égare une gardienne pour une manche.
help-trick = Un bruit près d’elle la rend libre à son prochain déplacement, même un faux. Tout le monde voit qu’il est faux.

## Les règles en bref

summary-1-title = Le but
summary-1 = Une novice va chercher ses clés, puis son souhait secret, et doit être la première de retour dans sa cellule. Les gardiennes gagnent avec autant de captures que de joueurs, ou quand 15 manches sont passées.
summary-2-title = Les novices se déplacent
summary-2 = Toutes les novices se déplacent en même temps, en secret, puis montrent une carte : rester sur place, se faufiler de 1 ou 2 points, marcher de 3 ou 4, courir de 1 à 5. À la première manche elles vont deux fois plus loin. Les serrures demandent des clés.
summary-3-title = La vue
summary-3 = Une gardienne voit sa propre ligne et tout ce qui est devant elle, jusqu’à six points. Murs et portes cachent la vue. Qui entre dans la vue est posée sur le plan ; qui en sort laisse une trace.
summary-4-title = Le bruit
summary-4 = Après le déplacement, chaque novice lance le dé : le dé et la carte disent jusqu’où on l’entend. Une gardienne à cette distance reçoit un jeton bruit qui montre le plus court chemin.
summary-5-title = Les gardiennes
summary-5 = Chaque gardienne suit sa carte de ronde, 3 ou 4 points et elle écoute, ou 5 ou 6 points et elle n’entend rien. Un bruit, une novice en vue ou une trace la rend libre pour ce déplacement.
summary-6-title = Attrapée
summary-6 = Une gardienne qui entre sur le point d’une novice l’attrape : un point pour les gardiennes, et le souhait est perdu, mais pas les clés. Tant qu’on la voit, elle doit rentrer en marchant. Hors de vue, elle est de nouveau en fuite.
summary-7-title = Au lit
summary-7 = Dans sa propre cellule, une novice n’est ni vue, ni entendue, ni attrapée.
summary-8-title = Bénédictions
summary-8 = Chacune a une bénédiction, à utiliser une fois : un point de plus, un autre jet, une oreille plus fine ou un pas plus discret, ou un faux bruit.

## La scène
scene-heading =
    manche { $round } sur { $rounds }, { $part ->
        [deal] avant de commencer
        [sneak] les novices se faufilent
        [noise] qui fait du bruit ?
        [order] les gardiennes
        [patrol] les gardiennes font leur ronde
        [listen] les gardiennes écoutent
       *[over] c’est fini
    }
scene-board = Manche { $round } sur 15. L’abbesse est au point { $abbess }, la prieure au point { $prioress }. Captures : { $points } sur { $target }.
scene-guard-at = { CAP($guard-the) } au point { $dot }, { $seen } points dans sa lumière
scene-novice-at =
    { $state ->
        [caught] { $novice }, attrapée, au point { $dot }
       *[run] { $novice } au point { $dot }
    }
scene-own-at = Vous, { $novice }, au point { $dot }. Vous seul voyez ceci.
scene-noise-of =
    { $kind ->
        [false] Un faux bruit près de { $guard-the }, vers le point { $dot }
        [known] Un bruit de { $who } près de { $guard-the }, vers le point { $dot }
       *[some] Un bruit près de { $guard-the }, vers le point { $dot }
    }
scene-vanished = { $novice } a disparu après le point { $start }, vers { $dot }
scene-step =
    Point { $dot }, { $total } en tout, { $seen ->
        [yes] une gardienne vous y voit
       *[no] hors de vue
    }
scene-guard-step = { CAP($guard-the) } au point { $dot }
scene-noise-way = Le bruit près de { $guard-the } vient du point { $dot }
scene-false-way = Un faux bruit près de { $guard-the }, du point { $dot }

scene-cell-of = Cellule : { $novice }
scene-room-lavatory = Lavabo
scene-room-laundry = Buanderie
scene-room-main_store = Réserve
scene-room-inner_garden = Jardin intérieur
scene-room-dormitory = Couloir des cellules
scene-room-prioress_cell = Prieure
scene-room-abbess_cell = Abbesse
scene-room-chapter_room = Chapitre
scene-room-toilet = Latrines
scene-room-closet = Lingerie
scene-room-cloister = Cloître
scene-room-turret = Tourelle
scene-room-entry_hall = Hall d’entrée
scene-room-outer_garden = Jardin extérieur
scene-room-tree = Vieil arbre
scene-room-chapel = Chapelle
scene-room-confessional_e = Confessionnal est
scene-room-confessional_w = Confessionnal ouest
scene-room-east_passage = Couloir est
scene-room-parlor = Parloir
scene-room-infirmary = Infirmerie
scene-room-pharmacy = Remèdes
scene-room-north_passage = Couloir nord
scene-room-scriptorium = Scriptorium
scene-room-library = Bibliothèque
scene-room-side_aisle = Bas-côté
scene-room-garden_entry = Porte
scene-room-outside = Chemin extérieur
scene-room-sacristy = Sacristie
scene-room-kitchen = Cuisine
scene-room-refectory = Réfectoire
scene-room-pantry = Cellier

scene-cards = Carte de déplacement
scene-hear-note = risque d’être entendue
scene-heard-chance = { $percent } % de risque qu’une gardienne vous entende
scene-percent = { $percent } %
scene-dots =
    { $range ->
        [yes] { $least }–{ $most } points
       *[no] { $most ->
            [one] { $most } point
           *[other] { $most } points
        }
    }
scene-moved = { $dots } faits
scene-short-stand = Rester
scene-short-sneak = Faufiler
scene-short-walk = Marcher
scene-short-run = Courir
scene-shown = montrée
scene-wish = Souhait secret
scene-only-you = vous seul voyez ceci
scene-station-key = clé : { $dot }, { $room }
scene-station-item = souhait : { $dot }, { $room }
scene-station-home = retour au lit : { $dot }
scene-done = fait
scene-blessing = Bénédiction
scene-blessing-false-noise = Une fois : un bruit où il n’y a personne, près d’une gardienne qui a marché.
scene-blessing-hearing = Une fois : votre jet de bruit compte un de moins.
scene-blessing-extra-step = Une fois : un point de plus que votre carte.
scene-blessing-reroll = Une fois : relancez le dé de bruit.
scene-blessing-gone = Utilisée.
scene-blessing-back = Une bénédiction, face cachée
scene-blessing-lies = a une bénédiction
scene-guard-blessing-false-noise = Une gardienne qui a marché peut entendre un bruit qui n’existe pas, et devient libre.
scene-guard-blessing-hearing = Une gardienne entend une fois un point plus loin.
scene-guard-blessing-extra-step = Une gardienne fait une fois un point de plus.
scene-guard-blessing-reroll = Une gardienne écoute une fois de nouveau.
scene-narrowed =
    { $dots ->
        [one] Les gardiennes peuvent déduire où vous êtes.
       *[other] D’après ce que tous savent, vous pouvez être sur { $dots } points.
    }

scene-watch = Les gardiennes
scene-on-dot = point { $dot }
scene-free = libre : { $why }
scene-free-noise = entend un bruit
scene-free-sight = voit une novice
scene-free-trace = voit une trace
scene-free-capture = a fait une capture
scene-bound = suit sa ronde
scene-guard-did =
    { $listens ->
        [yes] { $card }, entend à { $hears } points
       *[no] { $card }
    }
scene-guard-cards = Carte de déplacement
scene-steps-made =
    { $dots ->
        [one] { $dots } point jusqu’ici
       *[other] { $dots } points jusqu’ici
    }
scene-listens = écoute
scene-deaf = n’entend rien
scene-paths = Rondes d’ici
scene-path-to = vers { $dot }
scene-path-dots = { $dots } points
scene-uturn = demi-tour
scene-uturns-left =
    { $count ->
        [0] plus de demi-tour
        [one] encore 1 demi-tour
       *[other] encore { $count } demi-tours
    }

scene-guards = les deux gardiennes
scene-captures = { $points } sur { $target } captures
scene-caught = attrapée
scene-in-sight = vue au { $dot }
scene-last-seen = vue au { $dot }, manche { $round }
scene-rolled =
    { $reach ->
        [0] dé { $die } : silence
       *[other] dé { $die } : entendue à { $reach }
    }
scene-times-caught =
    { $times ->
        [one] attrapée une fois
       *[other] attrapée { $times } fois
    }

scene-round-of = Manche { $round } sur { $rounds }
scene-paths-left = Rondes en jeu : { $left }, demi-tours : { $uturns }
scene-sheet = Votre feuille
scene-start = départ
scene-sheet-line =
    Manche { $round } : point { $dot }, { $dots } points, { $card }{ $found ->
        [key] , clé trouvée
        [item] , souhait trouvé
       *[none] {""}
    }
scene-mark-0 = reste
scene-mark-1 = faufile
scene-mark-2 = marche
scene-mark-3 = court
scene-legend = Sur le plan
scene-legend-sneak =
    { $times ->
        [1] 1–2 points
       *[other] 2–4 points
    }
scene-legend-walk =
    { $times ->
        [1] 3–4
       *[other] à 8
    }
scene-legend-run =
    { $times ->
        [1] 5
       *[other] à 10
    }
scene-legend-lit = dans la lumière
scene-bead =
    { $novice } : { $dots ->
        [one] { $dots } point
       *[other] { $dots } points
    }
scene-beads-note = Une perle sur un point : elle peut y être.

scene-ending-guards =
    { $how ->
        [captures] Assez de novices attrapées à la manche { $round }.
        [time] Quinze manches, et personne ne s’en est tirée.
       *[lost] { $points ->
            [0] Personne d’attrapée, et l’une est rentrée au lit.
            [1] Une capture n’a pas suffi.
           *[other] { $points } captures n’ont pas suffi.
        }
    }
scene-ending-novice =
    { $how ->
        [won] Au lit à la manche { $round }, avec son souhait{ $times ->
            [0] , jamais attrapée.
            [1] , attrapée une fois.
           *[other] , attrapée { $times } fois.
        }
       *[lost] { $times ->
            [0] Jamais attrapée, mais pas rentrée à temps.
            [1] Attrapée une fois.
           *[other] Attrapée { $times } fois.
        }
    }
scene-ending-wish =
    { $wish } : { $has ->
        [item] elle l’avait.
        [key] elle avait la clé.
       *[nothing] pas même la clé.
    }
scene-reveal-seen = vue au { $dots }
scene-reveal-unseen = personne ne l’a vue

scene-then-step =
    { $room }, { $total ->
        [one] { $total } point
       *[other] { $total } points
    } en tout, { $seen ->
        [yes] une gardienne vous y voit.
       *[no] hors de vue.
    } { $far ->
        [one] { CAP($guard-the) } est à { $far } point.
       *[other] { CAP($guard-the) } est à { $far } points.
    }
scene-then-key = Votre clé est ici : terminez sur ce point.
scene-then-item = Votre souhait est ici : terminez sur ce point.
scene-then-home = Au lit avec votre souhait : vous gagnez.
scene-then-guard-step = Elle se tourne et regarde d’abord. Au { $dot } elle éclairerait { $seen } points ; c’est le point { $total } de son déplacement.
scene-then-end =
    { $where ->
        [caught] Vous êtes attrapée : personne ne vous écoute.
        [bed] Dans votre lit, personne ne vous entend.
        [never] Aucun jet ne suffit pour vous entendre : { $guard-the } est à { $far } points.
       *[out] Entendue sur { $least } ou plus, { $percent } % : { $guard-the } est à { $far } points.
    }
scene-then-guard-end =
    { $listens ->
        [yes] Elle marche, et écoute quand toutes deux ont bougé.
       *[no] Elle court, et n’entend rien cette manche.
    }
scene-then-path =
    { $turn ->
        [yes] Retour par la même ronde vers { $dot }, { $room } : { $dots } points. Un demi-tour est dépensé.
       *[no] { $dots } points jusqu’au { $dot }, { $room }. Elle la suit tant qu’elle ne voit ni n’entend personne.
    }
scene-then-first = { CAP($guard-the) } fait tout son déplacement, puis { $other-the }.
scene-then-assign = L’abbesse reçoit { $abbess }, la prieure { $prioress }.
scene-then-use = La bénédiction est alors épuisée.
scene-then-pass =
    { $only ->
        [yes] Il n’y a rien à choisir ; toutes sont interrogées pour que rien ne se devine.
       *[no] Vous gardez votre bénédiction.
    }
scene-then-noise = { CAP($guard-the) } vous entend du point { $dot }. Les deux chemins sont aussi courts ; vous choisissez.
scene-then-false =
    { $own ->
        [yes] { CAP($guard-the) } est libre à son prochain déplacement, et tous savent qu’il n’y avait rien.
       *[no] { CAP($guard-the) } croit quelqu’un vers le point { $dot } ; à la prochaine manche, tous sauront que c’était faux.
    }

scene-shelf-wishes-title = Souhaits secrets
scene-shelf-wishes = D’abord la clé, puis le souhait, puis le lit. Chaque clé ouvre toutes les serrures.
scene-shelf-movement-title = Cartes de déplacement
scene-shelf-movement = Une novice en montre une après son déplacement. Le nombre s’ajoute à chaque jet qui peut la trahir.
scene-shelf-blessings-title = Bénédictions
scene-shelf-blessings = Deux de chaque. Chaque novice en a une, chaque gardienne aussi ; elle sert une fois.
scene-shelf-rounds-title = Rondes des gardiennes
scene-shelf-rounds = D’un hexagone noir à un autre, dans les deux sens. Une ronde finie quitte le jeu.
scene-shelf-people-title = Qui est qui
scene-shelf-people = Deux gardiennes, et six novices avec chacune sa cellule.
scene-plate-wish = Clé au point { $key }, souhait au point { $item }.
scene-plate-card =
    { $most ->
        [0] Aucun point ; bruit { $noise }.
       *[other] { $least }–{ $most } points ; bruit { $noise }.
    }
scene-plate-path = De { $start } à { $end }, { $dots } points.
scene-plate-novice = { $novice } dort au point { $dot }.
