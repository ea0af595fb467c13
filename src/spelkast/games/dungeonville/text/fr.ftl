title = Dungeonville
tagline = Engagez des aventuriers, combattez aux portes et tentez le sort sous terre, pour un donjon que vous possédez en secret.

## Options

option-kills_to_win = Jetons de sang pour gagner
option-kills_to_win-other = { $token } jetons
option-kills_to_win-help = Combien de jetons il faut posséder pour pouvoir annoncer sa victoire.
option-round_cap = Dernière manche
option-round_cap-other = manche { $token }
option-round_cap-help = Si personne n’a gagné d’ici là, le plus haut score gagne.
option-expedition_cap = Salles par expédition
option-expedition_cap-other = { $token } au plus
option-expedition_cap-help = Après autant de salles, un groupe sort du donjon de lui-même.
option-blood_gold = Or de sang
option-blood_gold-0 = aucun
option-blood_gold-other = { $token } jetons
option-blood_gold-help = Des jetons qui valent 10 pièces d’or chacun, à la première manche seulement.
option-town_refresh = Ville
option-town_refresh-keep = les aventuriers restent
option-town_refresh-new = cinq nouveaux à chaque manche
option-town_refresh-help = Si ceux qui sont encore en ville attendent la manche suivante ou s’en vont.
option-recruit_end = Fin du recrutement
option-recruit_end-lap = après un tour de table complet
option-recruit_end-immediate = dès que tout le monde en a trois
option-recruit_end-help = Si chacun joue à chaque tour de table, même quand personne ne manque d’aventuriers.
option-reserves_count = Réserves
option-reserves_count-no = ne comptent pas comme survivants
option-reserves_count-yes = comptent comme survivants
option-reserves_count-help = Si les aventuriers en dehors des trois combattants aident à décider qui entre.
option-item_powers = Objets
option-item_powers-yes = ont des pouvoirs
option-item_powers-no = ne valent que 5 pièces d’or
option-item_powers-help = Chaque objet aide son propriétaire, s’il a un aventurier de la classe voulue.
option-deed_price = Prix d’un titre
option-deed_price-0 = rien
option-deed_price-other = { $token } pièces d’or
option-deed_price-help = Ce que coûte l’échange de son titre à la maison des titres, jusqu’à quatre joueurs.
option-auto_claim = Annonces
option-auto_claim-no = les joueurs annoncent
option-auto_claim-yes = le jeu annonce
option-auto_claim-help = Soit vous annoncez vous-même votre victoire, au risque de vous tromper, soit le jeu le fait pour vous.
option-auto_forced = Décisions sans choix
option-auto_forced-yes = se font d’elles-mêmes
option-auto_forced-no = sont demandées
option-auto_forced-help = Si le jeu continue de lui-même quand une seule chose est possible.

## Les choses

adventurer-none = personne
    .the = personne
adventurer-1 = assassin
    .the = l’assassin
adventurer-2 = chevalier rouge
    .the = le chevalier rouge
adventurer-3 = chevalier jaune
    .the = le chevalier jaune
adventurer-4 = barbare jaune
    .the = le barbare jaune
adventurer-5 = moine jaune
    .the = le moine jaune
adventurer-6 = elfe vert
    .the = l’elfe vert
adventurer-7 = prêtre vert
    .the = le prêtre vert
adventurer-8 = barbare violet
    .the = le barbare violet
adventurer-9 = barbare blanc
    .the = le barbare blanc
adventurer-10 = elfe bleu
    .the = l’elfe bleu
adventurer-11 = voleur violet
    .the = le voleur violet
adventurer-12 = elfe violet
    .the = l’elfe violet
adventurer-13 = moine vert
    .the = le moine vert
adventurer-14 = voleur bleu
    .the = le voleur bleu
adventurer-15 = chevalier blanc
    .the = le chevalier blanc
adventurer-16 = barde rouge
    .the = le barde rouge
adventurer-17 = voleur rouge
    .the = le voleur rouge
adventurer-18 = elfe blanc
    .the = l’elfe blanc
adventurer-19 = mage blanc
    .the = le mage blanc
adventurer-20 = paysan violet
    .the = le paysan violet
adventurer-21 = chevalier bleu
    .the = le chevalier bleu
adventurer-22 = oracle
    .the = l’oracle
adventurer-23 = moine rouge
    .the = le moine rouge
adventurer-24 = barbare bleu
    .the = le barbare bleu
adventurer-25 = nain jaune
    .the = le nain jaune
adventurer-26 = voleur vert
    .the = le voleur vert
adventurer-27 = barbare rouge
    .the = le barbare rouge
adventurer-28 = prêtre bleu
    .the = le prêtre bleu
adventurer-29 = moine blanc
    .the = le moine blanc
adventurer-30 = elfe jaune
    .the = l’elfe jaune
adventurer-31 = barde violet
    .the = le barde violet
adventurer-32 = chevalier vert
    .the = le chevalier vert
adventurer-33 = elfe rouge
    .the = l’elfe rouge
adventurer-34 = paysan blanc
    .the = le paysan blanc
adventurer-35 = nain bleu
    .the = le nain bleu
adventurer-36 = prêtre rouge
    .the = le prêtre rouge
adventurer-37 = mage vert
    .the = le mage vert
adventurer-38 = barde bleu
    .the = le barde bleu
adventurer-39 = moine violet
    .the = le moine violet
adventurer-40 = nain vert
    .the = le nain vert
adventurer-41 = paysan jaune
    .the = le paysan jaune
adventurer-42 = mage violet
    .the = le mage violet
adventurer-43 = bouffon
    .the = le bouffon
adventurer-44 = barde blanc
    .the = le barde blanc
adventurer-45 = barbare vert
    .the = le barbare vert
adventurer-46 = voleur jaune
    .the = le voleur jaune
adventurer-47 = prêtre blanc
    .the = le prêtre blanc
adventurer-48 = chevalier violet
    .the = le chevalier violet
adventurer-49 = moine bleu
    .the = le moine bleu
adventurer-50 = paysan bleu
    .the = le paysan bleu
adventurer-51 = nain violet
    .the = le nain violet
adventurer-52 = prêtre jaune
    .the = le prêtre jaune
adventurer-53 = voleur blanc
    .the = le voleur blanc
adventurer-54 = paysan rouge
    .the = le paysan rouge
adventurer-55 = nain rouge
    .the = le nain rouge
adventurer-56 = mage bleu
    .the = le mage bleu
adventurer-57 = nain blanc
    .the = le nain blanc
adventurer-58 = mage jaune
    .the = le mage jaune
adventurer-59 = barde vert
    .the = le barde vert
adventurer-60 = paysan vert
    .the = le paysan vert
adventurer-61 = barde jaune
    .the = le barde jaune
adventurer-62 = mage rouge
    .the = le mage rouge
adventurer-63 = prêtre violet
    .the = le prêtre violet
adventurer-64 = mule
    .the = la mule

card-none = rien
card-crypt-a30 = Caveau scellé (A, 30 pièces d’or)
card-crypt-b20 = Galerie des murmures (B, 20 pièces d’or)
card-crypt-c15 = Salle d’embaumement (C, 15 pièces d’or)
card-crypt-d10 = Tombes agitées (D, 10 pièces d’or)
card-crypt-e5 = Ténèbres affamées (E, 5 pièces d’or)
card-reliquary = Reliquaire
card-silent_sandals = Sandales silencieuses
card-rathaus-a20 = Trésor aux fromages (A, 20 pièces d’or)
card-rathaus-b15 = Nid du maire (B, 15 pièces d’or)
card-rathaus-c15 = Cave aux archives (C, 15 pièces d’or)
card-rathaus-d15 = Conseil des dents (D, 15 pièces d’or)
card-rathaus-d10 = Conseil des dents (D, 10 pièces d’or)
card-rathaus-e10 = Escalier rongé (E, 10 pièces d’or)
card-rathaus-e5 = Escalier rongé (E, 5 pièces d’or)
card-loaded_dice = Dés pipés
card-golden_lute = Luth d’or
card-ice_cave-a35 = Magot gelé (A, 35 pièces d’or)
card-ice_cave-a25 = Magot gelé (A, 25 pièces d’or)
card-ice_cave-b25 = Lac miroir (B, 25 pièces d’or)
card-ice_cave-b20 = Lac miroir (B, 20 pièces d’or)
card-ice_cave-b15 = Lac miroir (B, 15 pièces d’or)
card-ice_cave-c20 = Puits hurlant (C, 20 pièces d’or)
card-ice_cave-c15 = Puits hurlant (C, 15 pièces d’or)
card-ice_cave-c10 = Puits hurlant (C, 10 pièces d’or)
card-ice_cave-d15 = Crevasse bleue (D, 15 pièces d’or)
card-ice_cave-d10 = Crevasse bleue (D, 10 pièces d’or)
card-ice_cave-d5 = Crevasse bleue (D, 5 pièces d’or)
card-ice_cave-e5 = Sol trop mince (E, 5 pièces d’or)
card-oversized_axe = Hache démesurée
card-mine_cart = Wagonnet
card-goblin_camp-a25 = Coffre du chef (A, 25 pièces d’or)
card-goblin_camp-b20 = Tente aux trophées (B, 20 pièces d’or)
card-goblin_camp-b15 = Tente aux trophées (B, 15 pièces d’or)
card-goblin_camp-c20 = Marmites (C, 20 pièces d’or)
card-goblin_camp-c15 = Marmites (C, 15 pièces d’or)
card-goblin_camp-c10 = Marmites (C, 10 pièces d’or)
card-goblin_camp-d15 = Enclos des loups (D, 15 pièces d’or)
card-goblin_camp-d10 = Enclos des loups (D, 10 pièces d’or)
card-goblin_camp-e10 = Cercle des tambours (E, 10 pièces d’or)
card-goblin_camp-e5 = Cercle des tambours (E, 5 pièces d’or)
card-cloak_of_leaves = Cape de feuilles
card-blessed_pitchfork = Fourche bénie
card-dragon_lair-a40 = Lit d’or (A, 40 pièces d’or)
card-dragon_lair-a30 = Lit d’or (A, 30 pièces d’or)
card-dragon_lair-b25 = Chambre aux œufs (B, 25 pièces d’or)
card-dragon_lair-b20 = Chambre aux œufs (B, 20 pièces d’or)
card-dragon_lair-c20 = Salle calcinée (C, 20 pièces d’or)
card-dragon_lair-c15 = Salle calcinée (C, 15 pièces d’or)
card-dragon_lair-c10 = Salle calcinée (C, 10 pièces d’or)
card-dragon_lair-d10 = Pente d’ossements (D, 10 pièces d’or)
card-dragon_lair-d5 = Pente d’ossements (D, 5 pièces d’or)
card-dragon_lair-e5 = Souffle du dragon (E, 5 pièces d’or)
card-tower_shield = Pavois
card-scrying_orb = Boule de cristal

house-street = rue
    .the = la rue
    .in = dans la rue
house-inn = auberge
    .the = l’auberge
    .in = à l’auberge
house-temple = temple
    .the = le temple
    .in = au temple
house-guild = guilde
    .the = la guilde
    .in = à la guilde
house-tavern = taverne
    .the = la taverne
    .in = à la taverne

dungeon-crypt = Crypte
    .the = la Crypte
    .in = dans la Crypte
    .of = de la Crypte
dungeon-rathaus = Maison des Rats
    .the = la Maison des Rats
    .in = dans la Maison des Rats
    .of = de la Maison des Rats
dungeon-ice_cave = Grotte de Glace
    .the = la Grotte de Glace
    .in = dans la Grotte de Glace
    .of = de la Grotte de Glace
dungeon-goblin_camp = Camp gobelin
    .the = le Camp gobelin
    .in = dans le Camp gobelin
    .of = du Camp gobelin
dungeon-dragon_lair = Antre du Dragon
    .the = l’Antre du Dragon
    .in = dans l’Antre du Dragon
    .of = de l’Antre du Dragon

slot-other = place { $token }

letter-none = aucune lettre
letter-other = { $token }

label-group = Groupe
label-gold = Or
label-items = Objets
label-place = Où
label-realm = Gagnés au combat
label-score = Score
label-dungeon = Donjon
label-rooms = Salles restantes
label-tokens = Jetons de sang
label-town = Ville
label-deeds = Titres connus
label-carried = Butin porté
label-round = Manche
label-lineup = Ordre de bataille

## Les boutons

action-adventurer = Choisir { $adventurer-the } ({ $adventurer-is })
action-adventurer-now =
    { $doing ->
        [release] Congédier { $adventurer-the } ({ $adventurer-is })
        [line-up] Envoyer { $adventurer-the } ({ $adventurer-is })
        [victim] { CAP($adventurer-the) } ({ $adventurer-is }) meurt
       *[other] Copier { $adventurer-the } ({ $adventurer-is })
    }
action-card = Choisir { $card }
action-card-now =
    { $doing ->
        [drop] Abandonner { $card }
       *[pay] Payer avec { $card }
    }
action-hire = Engager { $house-in }
action-hire-now =
    { $house-is ->
        [street] Engager { $street-the } ({ $street-is }), { $street_price } pièces d’or
        [inn] Engager { $inn-the } ({ $inn-is }), { $inn_price } pièces d’or
        [temple] Engager { $temple-the } ({ $temple-is }), { $temple_price } pièces d’or
        [guild] Engager { $guild-the } ({ $guild-is }), { $guild_price } pièces d’or
       *[tavern] Engager { $tavern-the } ({ $tavern-is }), { $tavern_price } pièces d’or
    }
action-enter = Aller vers { $dungeon-the }
action-deed = Échanger votre titre avec la { $slot }
action-blood = Payer en or de sang (10)
action-pass = Passer
action-escape = S’échapper
action-escape-now =
    { $load ->
        [0] S’échapper
       *[other] S’échapper avec { $load } pièces d’or
    }
action-deeper = S’enfoncer
action-leave = Laisser la carte
action-claim = Annoncer la victoire
action-silent = Se taire

## Le bandeau

phase-recruit =
    { $must ->
        [yes] Vous devez engager : choisissez une maison
       *[no] Engagez quelqu’un, ou passez
    }
phase-recruit-why =
    { $must ->
        [yes] Vous avez { $wealth } pièces d’or. Il vous faut trois aventuriers, et la rue ne coûte rien.
       *[no] Vous avez { $wealth } pièces d’or. Qui vous rejoint prend la place d’un membre du groupe.
    }
phase-recruit-waiting = { $waiting } recrute (tour de table { $lap }).

phase-pay =
    { $buying ->
        [deed] Payez le nouveau titre : encore { $due } pièces d’or
       *[house] Payez { $newcomer-the } : encore { $due } pièces d’or
    }
phase-pay-why = Ce que vous payez en trop est perdu. Les cartes retournent à leur donjon.
phase-pay-waiting = { $waiting } paie.

phase-release = Qui congédiez-vous pour { $newcomer-the } ?
phase-release-why = Ce n’est pas une mort : personne n’en tire un jeton.
phase-release-waiting = { $waiting } congédie quelqu’un pour { $newcomer-the }.

phase-place = Où va votre groupe ?
phase-place-why =
    { $orb ->
        [yes] La boule de cristal vous montre la carte du dessus de chaque donjon. Qui partage un donjon se bat.
       *[no] Tout le monde le voit. Qui partage un donjon se bat pour y entrer.
    }
phase-place-waiting = { $waiting } choisit un donjon.

phase-line-up = Qui se bat au duel { $place } ?
phase-line-up-why = Chacun range ses troupes en secret. Le plus bas rang gagne ; la même couleur change de camp.
phase-line-up-waiting =
    { $waiting-count ->
        [one] { $waiting } range encore ses troupes.
       *[other] { $waiting } rangent encore leurs troupes.
    }
phase-line-up-waiting-why =
    { $order-count ->
        [0] {""}
       *[other] Votre ordre de bataille : { $order }.
    }

phase-jester = Le bouffon a tiré l’oracle : de qui prend-il la lettre ?
phase-jester-why = Il garde cette lettre pendant toute l’expédition.
phase-jester-waiting = { $waiting } choisit une lettre pour le bouffon.

phase-oracle = De qui l’oracle copie-t-il la lettre ?
phase-oracle-why = Il garde cette lettre pendant toute l’expédition. Deux fois la même vaut mieux que deux différentes.
phase-oracle-waiting = { $waiting } choisit une lettre pour l’oracle.

phase-victim = La salle montre { $letter } : qui meurt ?
phase-victim-why = L’un de ceux qui ont cette lettre { $dungeon-in } doit mourir. { $reliquary ->
        [yes] Le reliquaire évite le premier jeton.
       *[no] Vous laissez un jeton, sauf pour la mule.
    }
phase-victim-waiting = { $waiting } doit perdre quelqu’un { $dungeon-in }.

phase-drop = Trop lourd : abandonnez une carte
phase-drop-why = Vous portez { $load } pièces d’or, et votre groupe peut en porter { $capacity }.
phase-drop-waiting = { $waiting } porte trop et abandonne quelque chose.

phase-decide =
    { $load ->
        [0] Sortir, ou s’enfoncer ?
       *[other] Sortir avec { $load } pièces d’or, ou s’enfoncer ?
    }
phase-decide-why = { $how ->
        [shield] { $deadly } des { $cards } cartes restantes sont mortelles, mais le pavois pare la première mort.
       *[counted] { $deadly } des { $cards } cartes restantes tuent quelqu’un ({ $odds } %).
    } Vous pouvez porter encore { $free } pièces d’or.
phase-decide-waiting = { $waiting } décide { $dungeon-in } : sortir avec { $load } pièces d’or, ou s’enfoncer.

phase-claim-window =
    { $enough ->
        [yes] Vous avez { $score } jetons : annoncez la victoire
       *[no] Quelqu’un annonce-t-il la victoire ?
    }
phase-claim-window-why =
    { $enough ->
        [yes] { $public ->
            [yes] Tous connaissent déjà votre titre.
           *[no] Une annonce montre votre titre à tous.
        }
       *[no] Vous avez { $score } jetons sur { $target }. Vous vous taisez sans rien faire, sauf si vous voulez faire de fausses annonces.
    }
phase-claim-window-waiting =
    { $waiting-count ->
        [one] { $waiting } songe à une annonce.
       *[other] { $waiting } se demandent s’il faut annoncer la victoire.
    }
phase-claim-window-waiting-why =
    { $answered ->
        [claim] Vous annoncez la victoire.
        [silent] Vous vous taisez.
       *[unspoken] {""}
    }

phase-collect =
    { $offers ->
        [both] Échangez votre titre, annoncez la victoire, ou passez
        [deed] Échangez votre titre, ou passez
        [claim] Annoncez la victoire, ou passez
       *[none] Rien à faire ici : passez
    }
phase-collect-why = Vous avez { $wealth } pièces d’or et { $score } jetons sur { $target }.{ $offers ->
        [both] {" "}L’échange se fait à l’aveugle et coûte { $price } pièces d’or.
        [deed] {" "}L’échange se fait à l’aveugle et coûte { $price } pièces d’or.
       *[none] {""}
    }
phase-collect-waiting = { $waiting } fait sa collecte.

phase-game-over-why =
    { $ended ->
        [cap] La dernière manche est finie : le plus haut score gagne.
       *[claim] Une annonce juste avec au moins { $target } jetons gagne.
    }

## Le journal

event-dealt = Vous possédez { $dungeon-the }.
event-round = Manche { $round } : { $seat } commence.
event-town-cleared = Tout le monde quitte la ville.
event-comes-to-town = { CAP($adventurer-the) } ({ $adventurer-is }) arrive en ville.
event-reshuffle =
    { $cards ->
        [one] L’aventurier défaussé revient ({ $cards } carte).
       *[other] Les { $cards } aventuriers défaussés forment une nouvelle pioche.
    }
event-hires =
    { $paid ->
        [0] { $seat } engage { $adventurer-the } ({ $adventurer-is }) { $house-in } pour rien.
       *[other] { $seat } engage { $adventurer-the } ({ $adventurer-is }) { $house-in } pour { $price } et paie { $paid }.
    }
event-pays = { $seat } paie avec { $card }.
event-pays-blood = { $seat } paie en or de sang.
event-releases = { $seat } congédie { $adventurer-the } ({ $adventurer-is }).
event-passes = { $seat } passe.
event-dismissed = { $seat } perd un groupe sans couleur.
event-sits-out = { $seat } n’a personne et saute cette manche.
event-orb = { $seat } regarde dans la boule de cristal.
event-orb-shows = La boule montre : { $crypt } ; { $rathaus } ; { $ice_cave } ; { $goblin_camp } ; { $dragon_lair }.
event-places = { $seat } va vers { $dungeon-the }.
event-duel =
    Duel devant { $dungeon-the }{ $A-is ->
        [none] {""}
       *[other] , { $name-A } : { $A } ({ $A-is })
    }{ $B-is ->
        [none] {""}
       *[other] , { $name-B } : { $B } ({ $B-is })
    }{ $C-is ->
        [none] {""}
       *[other] , { $name-C } : { $C } ({ $C-is })
    }{ $D-is ->
        [none] {""}
       *[other] , { $name-D } : { $D } ({ $D-is })
    }{ $E-is ->
        [none] {""}
       *[other] , { $name-E } : { $E } ({ $E-is })
    }.
event-kills = Chez { $seat }, { $adventurer-the } tue { $fallen-the } de chez { $victim }.
event-defects = { CAP($defector-the) } quitte { $victim } et rejoint { $adventurer-the } chez { $seat }.
event-wins-token = { $seat } gagne un jeton de sang pris à { $victim }.
event-goes-home = { $seat } rentre chez soi.
event-wins-combat = { $seat } gagne le combat et peut entrer { $dungeon-in }.
event-nobody-enters = Il ne reste personne pour entrer { $dungeon-in }.
event-enters = { $seat } entre { $dungeon-in }.
event-jester-draws =
    { $letter-is ->
        [none] Le bouffon de chez { $seat } tire { $adventurer-the } et peut choisir une lettre.
       *[other] Le bouffon de chez { $seat } tire { $adventurer-the } ({ $adventurer-is }) et reçoit un { $letter }.
    }
event-jester-finds-nobody = Le bouffon de chez { $seat } n’a personne à tirer et reçoit un E.
event-jester-copies = Chez { $seat }, le bouffon prend la lettre { $letter }, comme { $adventurer-the }.
event-oracle-copies = Chez { $seat }, l’oracle copie la lettre { $letter }, comme { $adventurer-the }.
event-reopens = Les { $cards } salles défaussées { $dungeon-of } forment une nouvelle pioche.
event-plundered = Il n’y a plus rien { $dungeon-in } : { $seat } sort.
event-reveals = { $seat } trouve { $card } { $dungeon-in }.
event-shield-holds = Le pavois de chez { $seat } tient bon : personne ne meurt dans cette salle.
event-dies = Chez { $seat }, { $adventurer-the } ({ $adventurer-is }) meurt { $dungeon-in }.
event-leaves-token = { $seat } laisse un jeton de sang { $dungeon-in }.
event-reliquary-holds = Le reliquaire de chez { $seat } évite un jeton de sang.
event-drops = { $seat } abandonne { $card }.
event-leaves-behind = { $seat } laisse { $card }.
event-wiped-out = Personne de chez { $seat } ne ressort { $dungeon-of }.
event-last-room = { $seat } a vu assez de salles et sort.
event-banks =
    { $gold ->
        [0] { $seat } sort { $dungeon-of } sans or.
       *[other] { $seat } sort { $dungeon-of } avec { $gold } pièces d’or.
    }
event-claims = { $seat } annonce sa victoire : { $dungeon }, score { $score }.
event-nobody-claims = Personne n’annonce la victoire.
event-exchanges = { $seat } échange un titre avec la { $slot } de la maison des titres.
event-new-deed = Vous possédez maintenant { $dungeon-the } ; votre ancien titre est à la { $slot }.
event-wins = { $seat } gagne avec { $score } jetons.
event-round-cap = C’était la dernière manche.
event-owns = { $seat } possédait { $dungeon-the } : score { $score }.
event-unowned = { CAP($dungeon-the) } n’était à personne ({ $slot }).

## Pourquoi pas

reason-nobody-there = Il n’y a personne { $house-in }. Choisissez une autre maison.
reason-too-dear = Vous ne pouvez pas payer cela. Choisissez moins cher.
reason-needs-colour = Vos deux aventuriers n’ont pas de couleur, et un groupe sans couleur est renvoyé. Engagez quelqu’un qui en a une.
reason-must-hire = Vous avez moins de trois aventuriers. Engagez quelqu’un : la rue ne coûte rien.
reason-not-in-treasury = Vous n’avez pas { $card }. Payez avec ce qui est dans votre coffre.
reason-no-blood-left = Vous n’avez pas d’or de sang. Payez avec une carte.
reason-not-in-group = { CAP($adventurer-the) } n’est pas à vous. Choisissez un membre de votre groupe.
reason-last-colour = Sans { $adventurer-the }, personne dans votre groupe n’aurait de couleur. Congédiez quelqu’un d’autre.
reason-already-lined-up = { CAP($adventurer-the) } a déjà sa place. Choisissez quelqu’un d’autre.
reason-not-itself = Se copier soi-même est impossible. Choisissez quelqu’un d’autre.
reason-letter-is-safe = { CAP($adventurer-the) } n’a pas la lettre de cette salle. Choisissez quelqu’un qui l’a.
reason-not-carried = Vous ne portez pas { $card }. Abandonnez ce que vous portez.
reason-weighs-nothing = { $card } ne pèse rien. Abandonnez une carte avec de l’or.
reason-already-left = La carte de cette salle n’est plus là. Échappez-vous ou enfoncez-vous.
reason-items-are-taken = Un objet est toujours emporté. Échappez-vous ou enfoncez-vous.
reason-no-such-slot = Il n’y a pas de titre à la { $slot }. Choisissez une autre place, ou passez.
reason-already-exchanged = Vous avez déjà échangé votre titre cette manche. Vous pourrez le refaire à la prochaine.
reason-claim-impossible = Tout le monde voit que vous n’avez pas assez. Passez.
reason-game-claims = Le jeu annonce lui-même pour qui en a assez. Passez.

## L’aide

help-recruit = Le plus haut rang attend dans la rue pour rien, le plus bas à la taverne pour 40. Un rang bas gagne les duels, un rang haut porte plus d’or. Regardez aussi les lettres : une salle tue un aventurier qui a la sienne.
help-pay = Choisissez des cartes ou de l’or de sang jusqu’au prix. Un objet compte pour 5 pièces d’or, et on ne rend pas la monnaie.
help-release = Les transfuges peuvent vous donner plus de trois aventuriers, mais on engage toujours un pour un. Gardez les lettres que vous avez déjà : les doubles n’ajoutent aucun danger.
help-place = Vous possédez un donjon en secret, et les jetons des autres qui s’y trouvent comptent pour vous. Vos propres jetons y comptent contre vous. Qui rencontre d’autres groupes à la porte se bat en trois duels pour entrer.
help-line-up = Choisissez qui se bat en premier, en deuxième et en troisième. Le plus bas rang gagne chaque duel ; le perdant meurt, sauf si les deux ont la même couleur : alors il change de camp. Un duel avec un mort rapporte un jeton au vainqueur.
help-jester = Le bouffon vit avec la lettre d’un autre membre du groupe. Choisissez une lettre rare ici, ou une que vous avez déjà.
help-oracle = L’oracle vit avec la lettre d’un autre membre du groupe. Une lettre que le groupe a déjà n’ajoute aucun danger.
help-victim = Un seul aventurier avec cette lettre meurt. Il laisse un de vos jetons dans ce donjon, sauf si c’est la mule ou si votre reliquaire l’évite. Ces jetons aident le propriétaire, ou vous nuisent si le donjon est à vous. Après une mort il faut ouvrir encore une salle, à moins d’avoir un moine et les sandales silencieuses.
help-drop = Les rangs de votre groupe, additionnés, sont l’or qu’il peut porter. Abandonnez des cartes jusqu’à ce que le reste soit assez léger ; les objets ne pèsent rien.
help-decide = On peut sortir après une salle sans mort ni objet, et avec les sandales silencieuses après n’importe laquelle. Plus bas il y a peut-être plus d’or, et peut-être une mort. Ce que vous portez est perdu si personne ne ressort.
help-claim-window = Additionnez les jetons de votre royaume des morts et ceux des autres à votre donjon, et retirez les vôtres qui s’y trouvent. Une annonce avec assez de jetons gagne. Tous ceux qui pourraient en avoir assez semblent réfléchir jusqu’à la dernière réponse, pour que personne ne sache qui les a.
help-collect =
    { $offers ->
        [claim] Une annonce avec assez de jetons gagne : ceux de votre royaume des morts, plus ceux des autres à votre donjon, moins les vôtres qui s’y trouvent. Une fausse annonce montre votre titre à tous.
        [none] Vous ne pouvez rien faire maintenant. Passez.
       *[other] Contre de l’or vous pouvez échanger à l’aveugle votre titre à la maison des titres. Les jetons restent au donjon : votre score change donc aussitôt.
    }

## Les règles en bref

summary-1-title = Le but
summary-1 = Un donjon sur cinq est à vous en secret, comme il convient à un sorcier fou. Possédez avant les autres sept jetons de sang : ceux gagnés au combat, plus ceux des autres à votre donjon, moins les vôtres qui s’y trouvent. Annoncez alors la victoire.
summary-2-title = Recrutement
summary-2 = À tour de rôle, on engage des aventuriers en ville jusqu’à en avoir trois. Les hauts rangs sont bon marché et portent beaucoup d’or ; les bas rangs sont chers et gagnent les duels. À la première manche l’or de sang aide à payer.
summary-3-title = Reconnaissance
summary-3 = À tour de rôle, chacun envoie ouvertement un groupe vers un donjon. Personne ne sait à qui il est. Le vôtre est permis aussi, pour tromper les autres.
summary-4-title = Combat
summary-4 = Les groupes qui se rencontrent se rangent en secret et se battent en trois duels. Le plus bas rang gagne. Un perdant de la même couleur change de camp ; un autre meurt et rapporte un jeton au vainqueur. Le groupe qui a le plus de survivants entre.
summary-5-title = Exploration
summary-5 = Salle après salle, on trouve de l’or ou un objet. Si le groupe a la lettre de la salle, l’un de ceux qui la portent meurt et laisse un jeton. Après une salle calme on peut sortir ; après une mort ou un objet il faut continuer.
summary-6-title = Lettres
summary-6 = Chaque aventurier a une lettre pour chaque donjon. Sur 32 salles, 2 montrent A et 10 montrent E. Le danger vient des lettres différentes : trois E ensemble risquent moins que B, C et D.
summary-7-title = Objets
summary-7 = Chaque classe a un objet. Il vous aide tant qu’il est à vous et qu’un aventurier de cette classe est dans votre groupe ; sinon il vaut 5 pièces d’or.
summary-8-title = Collecte
summary-8 = Jusqu’à quatre joueurs, on peut payer pour échanger son titre à l’aveugle à la maison des titres. Une annonce avec assez de jetons gagne. Une fausse annonce montre le titre à tous.

### Scene : ce que seule la page de la table dit

scene-heading =
    manche { $round }, { $part ->
        [recruit] recrutement
        [scout] reconnaissance
        [fight] combat
        [explore] exploration
        [collect] collecte
        [claim] annonce de victoire
       *[over] la fin
    }
scene-pair = { $what } : { $of }
scene-parts = Les étapes d’une manche
scene-part-recruit = Recruter
scene-part-scout = Repérer
scene-part-fight = Lutter
scene-part-explore = Explorer
scene-part-collect = Récolter
scene-board = Manche { $round }. La ville en haut, cinq donjons en bas. Pions : { $pawns }.
scene-deed-house = Maison des titres
scene-item = objet
scene-face-down = face cachée
scene-slot = Titre { $slot } de la maison des titres
scene-yours = à vous, vous seul le savez
scene-card-label = { $name }, rang { $rank }, lettres { $letters }
scene-place-label = { $place }, { $price } d’or : { $who }
scene-gate-label = { $dungeon }, encore { $rooms } salles. Sang : { $blood }. Pions : { $pawns }
scene-niche-label = { $dungeon } : { $group }. { CAP($odds) }.
scene-load-label = butin porté : { $load } sur { $capacity } d’or
scene-room-label =
    Salle { $number } : { $card }{ $died ->
        [yes] , quelqu’un est mort
       *[no] {""}
    }
scene-next-label = S’enfoncer, vers la salle { $number } : { $odds }
scene-escape-label = S’échapper avec { $gold } d’or
scene-pill-escape = sortir, +{ $gold }
scene-pill-deeper = s’enfoncer

scene-start-player = premier joueur
scene-where =
    { $where ->
        [in] { $dungeon-in }
       *[at] vers { $dungeon-the }
    }
scene-group = Groupe
scene-gold = { $gold } d’or
scene-works = agit
scene-idle = personne ne peut s’en servir
scene-realm = gagnés au combat : { $count }
scene-score-known = { $dungeon }, score { $score }
scene-score-seen = vu { $range }
scene-score-range = score { $range }

scene-your-group = Votre groupe
scene-group-of = Groupe de { $seat }
scene-letter-in = lettre { $dungeon-in }
scene-carries = porte { $gold }
scene-face-off = duel { $number }
scene-dies-at = { $cards } cartes sur { $of }
scene-treasury = Coffre
scene-paid = { $paid } sur { $price } payés
scene-no-treasure = Pas encore de trésor. Il faut le sortir des donjons.
scene-blood-gold = Or de sang, { $count } × 10, pour la première manche seulement
scene-hint = Lire une carte
scene-hint-rank = Le nombre est le rang : bas, il se bat bien ; haut, il porte beaucoup d’or.
scene-hint-letter = Les lettres sont celles des cinq donjons, de gauche à droite. Une salle de cette lettre tue : A est rare, E fréquent. Des lettres égales dans un groupe se couvrent.
scene-may-leave = Vous pouvez laisser la nouvelle carte.
scene-next-room = Salle suivante
scene-cards-left =
    { $cards ->
        [one] encore 1 carte, en comptant
       *[other] encore { $cards } cartes, en comptant
    }
scene-odds-column = { $letter } : { $cards }
scene-kills = mortelle
scene-load = Butin porté
scene-load-of = { $load } sur { $capacity } d’or
scene-stake =
    { $who ->
        [you] { $gains ->
            [itself] C’est votre propre donjon : chacun des vôtres qui meurt ici vous coûte un jeton.
            [owner] Si l’un des vôtres meurt, { $owner } gagne un jeton.
            [nobody] Le titre de ce donjon est à la maison des titres : pour l’instant un jeton ici ne compte pour personne.
           *[unknown] Si l’un des vôtres meurt { $dungeon-in }, le propriétaire gagne un jeton.
        }
       *[they] { $gains ->
            [viewer] C’est votre propre donjon : chaque mort du groupe vous rapporte un jeton.
            [itself] { $seat } explore son propre donjon : chaque mort y coûte un jeton.
            [owner] Si quelqu’un meurt ici, { $owner } gagne un jeton.
            [nobody] Le titre de ce donjon est à la maison des titres : pour l’instant un jeton ici ne compte pour personne.
           *[unknown] Si quelqu’un meurt { $dungeon-in }, le propriétaire gagne un jeton.
        }
    }
scene-foes = Contre vous { $dungeon-in }
scene-duel-hint = Le rang le plus bas gagne. Même couleur : on change de camp, sinon on meurt. Le plus de survivants entre.

scene-your-deed = Votre titre
scene-only-you = vous seul voyez ceci
scene-all-know = tout le monde le sait
scene-only-you-know = vous seul le savez
scene-score-of = { $score } jetons de sang sur { $most }
scene-score-sum =
    { $won } gagnés + { $gate } à votre porte{ $own ->
        [0] {""}
       *[other] {" "}− { $own } à vous
    }
scene-seal = Rompre le sceau
scene-short-of =
    { $enough ->
        [yes] Vous en avez { $score } sur { $most } : assez pour gagner.
       *[no] { $public ->
            [yes] Il en manque { $short }.
           *[no] Il en manque { $short }. Annoncer montre votre titre à tous.
        }
    }
scene-might-have = D’après les jetons visibles, ceux-ci pourraient en avoir { $most } :
scene-dare = Me laisser faire de fausses annonces

scene-adventurers = Aventuriers
scene-deadly = mortelles pour le groupe
scene-show-odds = Montrer les risques près des crânes
scene-what-is-left = Risques : lettres restant dans les pioches
scene-discards = Défausses
scene-treasuries = Coffres

scene-ending =
    { $how ->
        [claimed] a annoncé sa victoire avec { $dungeon-the }
       *[owned] possédait { $dungeon-the }
    } : { $won } gagnés + { $gate } à la porte{ $own ->
        [0] {""}
       *[other] {" "}− { $own } à soi
    }

scene-reveal-winner = { $name } entre
scene-reveal-nobody = personne n’entre
scene-reveal-claim =
    { $enough ->
        [yes] { $name } annonce sa victoire avec { $score }, à juste titre.
       *[no] { $name } annonce sa victoire, mais n’en a que { $score }.
    }
scene-fate-killed = meurt
scene-fate-joined = change de camp
scene-fate-stands = tient bon

## Ce qui suit une action

scene-hire =
    { CAP($who-the) } (rang { $rank }) vous rejoint { $price ->
        [0] pour rien
       *[other] pour { $price } d’or
    }{ $full ->
        [yes]  ; vous renvoyez ensuite l’un des vôtres.
       *[no]  ; vous en avez alors { $size } sur 3.
    }
scene-safest = Avec ce groupe, le plus sûr serait d’aller { $dungeon-in } : { $odds }.
scene-pay =
    { $ends ->
        [short] Cela paie { $worth } ; il manque encore { $missing }.
        [lost] C’est payé, mais { $lost } d’or sont perdus : personne ne rend la monnaie.
       *[exact] C’est payé, exactement.
    }
scene-release = { CAP($who-the) } part pour de bon, sans verser de sang, et { $newcomer-the } vous rejoint.
scene-enter =
    { $foes-count ->
        [0] Personne n’y est encore ; ceux qui viennent après vous peuvent vous combattre.
       *[other] Il faudra d’abord combattre { $foes }.
    }
scene-risk =
    { $how ->
        [kills] La boule montre la salle suivante, { $card } : elle tue l’un des vôtres.
        [safe] La boule montre la salle suivante, { $card } : elle ne tue personne.
        [held] La boule montre la salle suivante, { $card } : elle tuerait, mais le pavois tient bon.
        [shield] { $deadly } des { $cards } cartes restantes sont mortelles, mais le pavois pare la première mort.
       *[counted] { $deadly } des { $cards } cartes restantes tuent l’un des vôtres ({ $percent } %).
    }{ $jester ->
        [yes] {" "}Le bouffon s’y ajoute : sa lettre n’est pas encore fixée.
       *[no] {""}
    }
scene-odds =
    { $how ->
        [kills] la salle suivante est { $card } et tue
        [safe] la salle suivante est { $card } et ne tue personne
        [held] la salle suivante est { $card }, et le pavois tient bon
        [shield] { $deadly } cartes sur { $cards } sont mortelles, mais le pavois pare la première mort
       *[counted] { $deadly } cartes sur { $cards } tuent ({ $percent } %)
    }{ $jester ->
        [yes] {""}, et le bouffon s’y ajoute
       *[no] {""}
    }
scene-but =
    { $how ->
        [kills] La boule vous a montré la salle suivante : { $card }. Elle tue.
        [safe] La boule vous a montré la salle suivante : { $card }. Elle ne tue personne.
        [held] La boule vous a montré la salle suivante : { $card }. Le pavois tient bon.
        [shield] Le pavois pare la première mort.
       *[counted] Sans compter le bouffon.
    }
scene-own-gate = C’est votre propre donjon : chacun des vôtres qui y meurt vous coûte un jeton.
scene-line-up = { CAP($who-the) } se bat au duel { $number } et en vaincrait { $beats } sur les { $of } qui peuvent venir.
scene-copy =
    { $who ->
        [oracle] L’oracle
       *[jester] Le bouffon
    } porte la lettre { $letter } pour cette expédition : { $odds }.
scene-victim =
    { CAP($who-the) } meurt. { $token ->
        [own] C’est votre propre donjon : votre jeton ici compte contre vous.
        [yes] Votre jeton reste { $dungeon-in }, pour son propriétaire.
       *[no] Aucun jeton ne reste.
    }
scene-wiped-out = Il ne reste personne avec une couleur : tout le butin est perdu.
scene-after-death =
    { $over ->
        [yes] Les autres peuvent porter { $capacity } : il faut lâcher une partie de vos { $load }.
       *[no] { $then ->
            [choose] Les autres peuvent porter { $capacity }, et avec les sandales silencieuses ils peuvent sortir.
            [out] Les autres peuvent porter { $capacity } et sortent : c’était la dernière salle.
           *[on] Les autres peuvent porter { $capacity } et continuent.
        }
    }
scene-put-down = { $gold } d’or restent là ; vous portez alors { $load } sur { $capacity }.
scene-escape = Votre groupe rentre avec { $gold } d’or ; ceux qui vivent restent avec vous.
scene-must-go-on =
    { $sandals ->
        [yes] Tant qu’un moine vit, les sandales silencieuses permettent de sortir après chaque salle ; si le dernier meurt, le butin est perdu.
       *[no] Après une mort ou un objet il faut continuer ; si le dernier meurt, le butin est perdu.
    }
scene-deed =
    { $known ->
        [yes] Vous payez { $price } d’or et prenez ce titre : { $dungeon }. Le vôtre prend sa place.
       *[no] Vous payez { $price } d’or et échangez à l’aveugle : vous ne voyez le nouveau titre qu’après, et le vôtre prend sa place.
    }
scene-claim =
    { $enough ->
        [yes] Tous voient que vous possédez { $dungeon-the } : vous en avez { $score } sur { $most } et gagnez, sauf si quelqu’un annonce plus.
       *[no] Vous en avez { $score } sur { $most } : tous voient que vous possédez { $dungeon-the }, et la partie continue.
    }
scene-silent =
    { $enough ->
        [yes] Vous pourriez gagner maintenant ; plus tard, ce sera peut-être trop tard. Personne ne saura que vous en aviez assez.
       *[no] { $public ->
            [yes] Vous n’annoncez rien.
           *[no] Votre titre reste secret.
        }
    }
scene-pass =
    { $phase ->
        [recruit] Vous gardez votre groupe tel quel. Au tour de ville suivant, vous pourrez encore recruter.
       *[other] Votre collecte est finie ; votre titre reste où il est.
    }

## Galerie

scene-shelf-class-title =
    { $kind ->
        [barbarian] Barbares
        [dwarf] Nains
        [knight] Chevaliers
        [sorcerer] Mages
        [elf] Elfes
        [peasant] Paysans
        [thief] Voleurs
        [bard] Bardes
        [monk] Moines
       *[priest] Prêtres
    }
scene-shelf-class = Chez eux { $dungeon-in }, où leur lettre est A. Leur objet : { $item }.
scene-shelf-loners-title = Sans couleur
scene-shelf-loners = Ils ne changent jamais de camp, et personne ne change de camp pour eux. Un groupe où il n’y a qu’eux est renvoyé.
scene-shelf-rooms = Trente salles avec de l’or : 2 A, 4 B, 6 C, 8 D et 10 E, 360 d’or en tout ; et deux objets.
scene-shelf-items-title = Objets
scene-shelf-items = Un objet agit tant que vous le possédez et que quelqu’un de sa classe est dans votre groupe. Dépensé comme or, il vaut 5.
scene-shelf-deeds-title = Titres de propriété
scene-shelf-deeds = Qui possède quel donjon est le secret du jeu. Les titres que personne n’a reçus sont dans la maison des titres.
scene-plate-adventurer = Rang { $rank } : porte { $rank } d’or. Lettres : { $letters }.
scene-plate-room =
    { $copies ->
        [one] Une fois dans la pioche.
       *[other] { $copies } fois dans la pioche.
    }
scene-loner-assassin = Le meilleur combattant qui soit, et E partout.
scene-loner-oracle = En entrant, il copie la lettre d’un autre membre du groupe.
scene-loner-jester = En entrant, il reçoit la lettre du prochain aventurier de la pioche.
scene-loner-mule = Porte le plus ; sa mort ne laisse pas de jeton de sang.
scene-power-reliquary = La première mort d’une expédition qui laisserait un jeton de sang n’en laisse pas, si un prêtre est dans le groupe.
scene-power-silent_sandals = Avec un moine vivant, vous pouvez vous échapper après toute salle, même après une mort ou un objet.
scene-power-loaded_dice = Avec un voleur, chaque lieu de la ville vous coûte 10 de moins.
scene-power-golden_lute = Quiconque a une couleur et perd contre votre barde change de camp, quelle que soit la couleur.
scene-power-oversized_axe = En duel, votre barbare se bat comme si son rang était plus bas de 20.
scene-power-mine_cart = Chaque nain de votre groupe porte 25 d’or de plus.
scene-power-cloak_of_leaves = La lettre de chaque elfe compte un cran de mieux ; A reste A.
scene-power-blessed_pitchfork = Contre un rang imprimé de 16 ou moins, votre paysan se bat au rang 0.
scene-power-tower_shield = La première fois qu’une salle tuerait dans une expédition, personne ne meurt, si un chevalier est dans le groupe.
scene-power-scrying_orb = Avec un mage, vous seul voyez la première salle de chaque donjon avant de placer votre pion.
