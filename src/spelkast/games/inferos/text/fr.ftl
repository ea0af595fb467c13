title = Ad Inferos
tagline = Fuyez les Ténèbres : choisissez une carte en secret, évitez les monstres et tombez juste sur la Bibliothèque.

## Options

option-power_pile = Pioche des cartes de pouvoir
option-power_pile-face_down = face cachée
option-power_pile-face_up = face visible
option-power_pile-help = Face visible, tout le monde voit la prochaine carte de pouvoir, et on peut toujours la refuser.
option-defeated_monsters = Monstres vaincus
option-defeated_monsters-stay = restent sur leur case
option-defeated_monsters-return = retournent sous la pile
option-defeated_monsters-help = Un monstre qui reste bloque le prochain pion qui tombe sur lui.
option-all_same = Tout le monde joue la même carte
option-all_same-nothing = personne ne fait rien
option-all_same-cards_only = un joueur bloqué pioche quand même
option-all_same-help = Détermine si un joueur bloqué pioche quand toutes les cartes du tour sont annulées.
option-vega_forfeits_draw = La Véga d’un joueur bloqué
option-vega_forfeits_draw-always = prive toujours de pioche
option-vega_forfeits_draw-if_stolen = prive de pioche si une carte est dérobée
option-vega_forfeits_draw-help = Détermine si un joueur bloqué qui joue Véga pioche quand même lorsque Véga ne rapporte rien.
option-vega_take = Dérober une carte avec Véga
option-vega_take-blind = au hasard
option-vega_take-open = regarder et choisir
option-vega_take-help = Au hasard, le sort désigne la carte ; sinon vous regardez la main et choisissez.
option-fall_back = Reculer
option-fall_back-no_pawn = jusqu’à une case sans pion
option-fall_back-empty = jusqu’à une case sans pion ni monstre
option-fall_back-help = Où aller quand la case est prise : en passant aussi les monstres, ou non.
option-turn_limit = Nombre maximal de tours
option-turn_limit-other = { $token } tours
option-turn_limit-help = Si personne n’est alors à la Bibliothèque, le pion le plus avancé gagne.

## Choses

card-none = aucune carte
    .the = aucune carte
card-other = { $token }
    .the = le { $token }
card-skull = tête de mort
    .the = la tête de mort
card-vega = Véga
    .the = Véga

answer-power = la bonne carte
answer-joker = le joker
answer-none = rien

direction-printed = tel quel
direction-reversed = inversé

place-underworld = la case « Ténèbres »
place-library = la case « Bibliothèque »
place-other = la case { $token }

strip-other = { $token }

power-none = aucune carte
power-tooth = dent
    .a = une dent
    .no = pas de dent
power-blood = sang
    .a = du sang
    .no = pas de sang
power-feather = plume
    .a = une plume
    .no = pas de plume
power-sword = épée
    .a = une épée
    .no = pas d’épée
power-torch = torche
    .a = une torche
    .no = pas de torche
power-potion = élixir
    .a = un élixir
    .no = pas d’élixir
power-joker = joker
    .a = le joker
    .no = pas de joker

monster-gnawer = Rongeur
    .the = le Rongeur
monster-bone_hound = Chien squelette
    .the = le Chien squelette
monster-cave_lurker = Rôdeur des grottes
    .the = le Rôdeur des grottes
monster-leech_queen = Reine des sangsues
    .the = la Reine des sangsues
monster-bat_swarm = Nuée de chauves-souris
    .the = la Nuée de chauves-souris
monster-pale_count = Comte blême
    .the = le Comte blême
monster-harpy = Harpie
    .the = la Harpie
monster-carrion_raven = Corbeau charognard
    .the = le Corbeau charognard
monster-rust_knight = Chevalier rouillé
    .the = le Chevalier rouillé
monster-stone_golem = Golem de pierre
    .the = le Golem de pierre
monster-headless_guard = Garde sans tête
    .the = le Garde sans tête
monster-living_shadow = Ombre vivante
    .the = l’Ombre vivante
monster-frost_wraith = Spectre de givre
    .the = le Spectre de givre
monster-swamp_witch = Sorcière des marais
    .the = la Sorcière des marais
monster-toad_king = Roi crapaud
    .the = le Roi crapaud

## Boutons

action-play = Jouer { $card-the }
action-fight =
    { $answer-is ->
        [power] Combattre avec la bonne carte
        [joker] Combattre avec le joker
       *[none] Ne pas combattre
    }
action-fight-now =
    { $answer-is ->
        [power] Combattre avec votre { $need }
        [joker] Combattre avec le joker
       *[none] { $can ->
            [none] Continuer
           *[other] Ne pas combattre
        }
    }
action-strip = Prendre un segment de { $length }
action-direction =
    { $direction-is ->
        [printed] Poser tel quel
       *[reversed] Poser inversé
    }
action-monster_to = Le poser sur la case { $square }
action-monster_from = Prendre le monstre de la case { $square }
action-pass = Passer
action-steal = Dérober une carte à { $seat }
action-take = Prendre { $power-a }
action-discard = Défausser { $power-a }
action-draw = Piocher
action-decline = Ne pas piocher

## Le bandeau

phase-fight =
    { $can ->
        [none] Vous ne pouvez pas combattre { $foe-the } : { $need-no }, pas de joker.
       *[other] { CAP($foe-the) } ({ $need }) vous bloque. Combattre ?
    }
phase-fight-why =
    { $can ->
        [none] Continuez. Le monstre vous retient encore ; un joueur bloqué pioche plus tard une carte de pouvoir.
        [power] Vous perdez votre { $need }, mais vous pouvez de nouveau avancer ce tour-ci.
        [joker] Vous perdez le joker, mais vous pouvez de nouveau avancer ce tour-ci.
       *[both] Vous perdez votre { $need } ou le joker, mais vous pouvez de nouveau avancer ce tour-ci.
    }
phase-fight-waiting =
    { $waiting-count ->
        [one] { $waiting } fait face à un monstre : combattre ou non ?
       *[other] { $waiting } font face à un monstre : combattre ou non ?
    }
phase-fight-waiting-why =
    { $answered ->
        [power] Vous combattez avec votre { $need }.
        [joker] Vous combattez avec le joker.
        [none] Vous ne combattez pas.
       *[unspoken] {""}
    }

phase-choose = Choisissez une carte
phase-choose-why =
    { $blocked ->
        [yes] Un monstre vous retient : un nombre ne vous fait pas avancer, mais la même carte qu’un rival annule la sienne.
       *[no] Tout le monde choisit en même temps ; les cartes égales s’annulent.
    }
phase-choose-waiting =
    { $waiting-count ->
        [one] { $waiting } choisit encore.
       *[other] { $waiting } choisissent encore.
    }
phase-choose-waiting-why =
    { $chosen-is ->
        [none] {""}
       *[other] Vous avez choisi { $chosen-the }.
    }

phase-skull-from = Choisissez un monstre du chemin à déplacer
phase-skull-from-why = La pile de monstres est vide. Prenez un monstre sans pion, ou passez.
phase-skull-from-waiting = Tête de mort : { $waiting } peut déplacer un monstre.
phase-skull-to = Posez { $monster-the } ({ $power }) sur une case
phase-skull-to-why =
    { $source ->
        [path] Toute case sans pion ni monstre convient.
       *[stack] Toute case sans pion ni monstre convient. Si vous passez, le monstre va sous la pile.
    }
phase-skull-to-waiting = Tête de mort : { $waiting } peut poser { $monster-the } ({ $power }).

phase-vega-target = Dérobez une carte de pouvoir à quelqu’un
phase-vega-target-why =
    { $take ->
        [open] Vous pouvez regarder la main et choisir. Ou passer.
       *[blind] Vous en recevez une au hasard ; vous deux seuls la voyez. Ou passez.
    }
phase-vega-target-waiting = Véga : { $waiting } peut dérober une carte de pouvoir à quelqu’un.
phase-vega-take = Quelle carte dérobez-vous à { $victim } ?
phase-vega-take-why = Vous deux seuls le saurez.
phase-vega-take-waiting = Véga : { $waiting } regarde les cartes que tient { $victim }.

phase-strip-len = Prenez un segment : encore { $steps } pas
phase-strip-len-why = Le chemin s’arrête ici. Vous verrez les cases une fois le segment retourné.
phase-strip-len-waiting = { $waiting } prend un nouveau segment.
phase-strip-dir = Quel bout du segment { $strip } vient en premier ?
phase-strip-dir-why = Vous faites encore { $steps } pas.
phase-strip-dir-waiting = { $waiting } choisit le sens du segment { $strip }.

phase-land-from = Quel monstre vient sous votre pion ?
phase-land-from-why = Vous êtes sur une case « Monstre » et la pile est vide : prenez un monstre du chemin.
phase-land-from-waiting = { $waiting } prend un monstre du chemin.

phase-draw-ask =
    { $top-is ->
        [none] Piocher une carte de pouvoir ?
       *[other] Piocher { $top-a } ?
    }
phase-draw-ask-why =
    { $cards ->
        [3] Vous en avez 3 : après la pioche vous en défaussez une, la nouvelle si vous voulez.
        [one] Vous avez { $cards } carte de pouvoir et pouvez en tenir 3.
       *[other] Vous avez { $cards } cartes de pouvoir et pouvez en tenir 3.
    }
phase-draw-ask-waiting = { $waiting } peut piocher une carte de pouvoir.

phase-discard = Quatre cartes de pouvoir : défaussez-en une
phase-discard-why = Vous pouvez en tenir 3. Tout le monde voit celle que vous défaussez.
phase-discard-waiting = { $waiting } défausse une carte de pouvoir.

phase-game-over-why =
    { $ended ->
        [limit] Le nombre maximal de tours est atteint.
       *[library] Le premier pion qui tombe juste sur la case « Bibliothèque » gagne.
    }

## Le journal

event-turn = Tour { $turn }.
event-new-cycle = Nouvelle manche : toutes les cartes de progression reviennent.
event-fights = { $seat } vainc { $monster-the } avec { $power-a } et redevient libre.
event-returns = { CAP($monster-the) } va sous la pile.
event-does-not-fight = { $seat } ne combat pas { $monster-the }.
event-reveal =
    Ad inferos ! { $name-A } : { $A }, { $name-B } : { $B }{ $C-is ->
        [none] {""}
       *[other] , { $name-C } : { $C }
    }{ $D-is ->
        [none] {""}
       *[other] , { $name-D } : { $D }
    }.
event-cancel = { $seats } jouent { $card-the } : ces cartes s’annulent.
event-all-equal = Tout le monde joue { $card-the } : toutes les cartes sont annulées.
event-no-square = Tête de mort : { $seat } ne trouve aucune case pour un monstre.
event-turns-up = { $seat } retourne { $monster-the } ({ $power }).
event-places = { $seat } pose { $monster-the } ({ $power }) sur la case { $square }.
event-puts-under = { $seat } passe : { $monster-the } ({ $power }) va sous la pile.
event-shifts = { $seat } déplace { $monster-the } de la case { $from } à la case { $to }.
event-passes = { $seat } passe.
event-no-victim = Véga : { $seat } ne trouve personne avec une carte de pouvoir.
event-sees-hand =
    Vous voyez les cartes que tient { $victim } : { $first }{ $second-is ->
        [none] {""}
       *[other] , { $second }
    }{ $third-is ->
        [none] {""}
       *[other] , { $third }
    }.
event-steals = { $seat } dérobe une carte de pouvoir à { $victim }.
event-stolen = La carte dérobée est { $power-a }.
event-loses-card = Un monstre retient { $seat }, qui perd { $card-the }.
event-flips = { $seat } prend un segment et le retourne : { $strip }.
event-attaches = { $seat } pose le segment { $strip } { $direction } : cases { $from } à { $to }.
event-moves = { $seat } avance de { $card } pas, de { $from } à { $to }.
event-overshoots = { $seat } dépasse la Bibliothèque et recule jusqu’à { $place }.
event-falls-back = { CAP($taken) } est prise : { $seat } recule jusqu’à { $to }.
event-stays = { $seat } se retrouve sur { $place }.
event-blocks = { CAP($monster-the) } ({ $power }) bloque { $seat } sur la case { $square }.
event-draws = { $seat } pioche une carte de pouvoir.
event-drew = Vous avez pioché { $power-a }.
event-draws-open = { $seat } pioche { $power-a }.
event-declines = { $seat } ne pioche pas.
event-discards = { $seat } défausse { $power-a } : pas plus de 3 cartes.
event-reshuffle =
    { $cards ->
        [one] La défausse devient la nouvelle pioche ({ $cards } carte).
       *[other] La défausse est mélangée et devient la nouvelle pioche ({ $cards } cartes).
    }
event-wins = { $seat } atteint la Bibliothèque et gagne.
event-foremost = Dernier tour passé : { $seat } est en tête et gagne.
event-nobody = Dernier tour passé : personne n’a quitté les Ténèbres, égalité.

## Pourquoi pas

reason-card-spent = Vous avez déjà joué { $card-the }. Choisissez une carte qui vous reste : les huit reviennent ensemble.
reason-no-fitting-card = Vous n’avez pas la bonne carte. Sans le joker, vous ne pouvez pas combattre maintenant.
reason-no-joker = Vous n’avez pas le joker. Combattez avec la bonne carte, ou pas du tout.
reason-no-strip-left = Il ne reste aucun segment de { $length }. Prenez une autre longueur.
reason-square-not-laid = La case { $square } n’est pas encore posée. Choisissez une case du chemin.
reason-pawn-on-square = Il y a un pion sur la case { $square }. Choisissez une case sans pion ni monstre.
reason-monster-on-square = Il y a déjà un monstre sur la case { $square }. Choisissez une case sans pion ni monstre.
reason-no-monster-there = Il n’y a pas de monstre sur la case { $square }. Choisissez une case avec un monstre et sans pion.
reason-monster-under-pawn = Un pion se tient sur le monstre de la case { $square }. Choisissez un monstre sans pion.
reason-monster-lifted = Vous avez déjà pris le monstre. Posez-le sur une case.
reason-own-hand = Vous ne pouvez pas vous dérober une carte. Choisissez quelqu’un d’autre.
reason-not-at-the-table = Personne n’est assis là. Choisissez quelqu’un à la table.
reason-no-power-cards = { $seat } n’a pas de carte de pouvoir. Choisissez quelqu’un qui en a, ou passez.
reason-not-in-victims-hand = Cette main ne contient { $power-no }. Choisissez une carte que vous voyez.
reason-not-in-your-hand = Vous n’avez { $power-no }. Défaussez une carte que vous tenez.

## Sur le dessin

drawing-laid = Cases posées
drawing-plain = case ordinaire
drawing-monster-square = case Monstre
drawing-power-square = case Pouvoir
drawing-defeated = vaincu
drawing-blocked = bloqué
drawing-step-cards = Cartes de progression
drawing-power-cards = Cartes de pouvoir
    .back = carte cachée
drawing-spent = déjà jouée
drawing-this-turn = Ce tour
drawing-chosen = a choisi
drawing-chooses = décide encore
drawing-cancelled = annulée
drawing-turn = Tour
drawing-supply = Réserve
drawing-discards = Défausse
drawing-strips = Segments
drawing-monsters = Monstres
    .tooth = monstre vaincu par une dent

## Sur la page de la table

scene-heading = tour { $turn }
scene-left = il en reste { $left } sur 8
scene-cycle = manche { $cycle }, tour { $turn } sur 8
scene-useless =
    { $card-is ->
        [skull] pas encore de case pour un monstre
       *[other] un monstre vous retient : utile seulement pour gêner un rival
    }
scene-ends =
    { $ends ->
        [win] vous gagnez
        [stay] vous restez sur place
        [start] {""}
        [unknown] segment que personne n’a vu
        [lair] case Monstre
        [power] case de pouvoir
       *[plain] case ordinaire
    }
scene-stack = reste { $left }
scene-directions = Quel bout d’abord ?
scene-victims = À qui ?
scene-hand-of = Cartes que tient { $victim }
scene-short =
    { $square ->
        [0] départ
        [49] arrivée
       *[other] { $square }
    }
scene-held = bloqué par { $monster-the }, il faut { $power-a }
scene-details = Ce qui reste à venir
scene-unseen-strips = Segments que personne n’a vus
scene-unseen-monsters = Monstres de la pile, par pouvoir

scene-ending-library = a atteint la Bibliothèque au tour { $turn }
scene-ending-foremost = en tête après { $turn } tours
scene-ending-underworld = n’a pas quitté les Ténèbres
scene-ending-blocked = case { $square }, pion bloqué par { $monster-the }
scene-ending-behind =
    { $behind ->
        [0] aussi loin que la tête
        [one] à { $behind } case de la tête
       *[other] à { $behind } cases de la tête
    }

## Où mène une action

scene-move =
    { $ends ->
        [win] { CAP($card-the) } vous mène juste à la Bibliothèque : vous gagnez, si personne ne vous devance.
        [stay] { $way ->
            [fall] { CAP($taken) } est prise par { $by } : avec { $card-the } vous restez sur place.
           *[other] { CAP($card-the) } est de trop : vous allez à la Bibliothèque et revenez là où vous êtes.
        }
       *[other] { $way ->
            [bounce] { CAP($card-the) } est de trop : vous reculez de la Bibliothèque jusqu’à { $to }
            [fall] { CAP($taken) } est prise par { $by } : avec { $card-the } vous reculez jusqu’à { $to }
           *[walk] { CAP($card-the) } vous mène à { $to }
        }{ $ends ->
            [start] {""}
            [unknown] , sur un segment que personne n’a vu
            [monster] , où attend { $monster-the } ({ $power })
            [lair] , une case « Monstre »
            [power] , une case de pouvoir
           *[plain] , une case ordinaire
        }, si personne ne bouge avant vous.
    }
scene-there =
    { $ends ->
        [monster] { $can ->
            [power] Ce monstre vous bloque jusqu’à ce que vous combattiez avec votre { $power }.
            [joker] Ce monstre vous bloque jusqu’à ce que vous combattiez avec le joker.
            [both] Ce monstre vous bloque jusqu’à ce que vous combattiez avec votre { $power } ou le joker.
           *[none] Ce monstre vous bloque : vous n’avez { $power-no } et pas de joker.
        }
        [lair] { $can ->
            [path] La pile est vide : vous prenez un monstre du chemin, et il vous bloque.
           *[stack] Le prochain monstre de la pile y apparaît et vous bloque.
        }
        [power] { $cards ->
            [3] Vous avez déjà 3 cartes de pouvoir : vous pouvez en piocher une et en défausser une.
           *[other] Vous y piochez une carte de pouvoir.
        }
       *[other] {""}
    }
scene-play-blocked = Un monstre vous retient : { $card-the } ne vous fait pas avancer, mais annule { $card-the } d’un rival.
scene-play-skull =
    { $can ->
        [nothing] Aucune case n’est libre pour un monstre : la tête de mort ne ferait rien.
        [shift] Si personne d’autre ne joue la tête de mort, vous pouvez déplacer un monstre du chemin avant que quelqu’un avance.
       *[place] Si personne d’autre ne joue la tête de mort, vous retournez un monstre et pouvez le poser sur une case libre avant que quelqu’un avance.
    }
scene-play-vega =
    { $can ->
        [nothing] Personne d’autre n’a de carte de pouvoir : Véga ne vous apporterait rien.
        [open] Si personne d’autre ne joue Véga, vous pouvez regarder une main et y prendre une carte de pouvoir avant que quelqu’un avance.
       *[blind] Si personne d’autre ne joue Véga, vous pouvez dérober au hasard une carte de pouvoir avant que quelqu’un avance.
    }
scene-vega-forfeits =
    { $rule ->
        [always] Vous ne piochez alors pas la carte des joueurs bloqués.
       *[taken] Si vous en prenez une, vous ne piochez pas la carte des joueurs bloqués.
    }
scene-fight =
    { $answer ->
        [none] Le monstre vous retient encore. À la fin du tour, chaque joueur bloqué pioche une carte de pouvoir.
       *[other] { $answer ->
            [joker] Vous perdez le joker
           *[power] Vous perdez votre { $power }
        } et vous êtes libre : vous pouvez avancer ce tour-ci. { $after ->
            [return] { CAP($monster-the) } va sous la pile.
           *[stay] { CAP($monster-the) } attend là le prochain.
        }
    }
scene-strip =
    { $fits ->
        [no] Un segment de { $length } s’arrête à la case { $to } : { $nth ->
            [one] trop court pour { $nth } pas
           *[other] trop court pour { $nth } pas
        }, un autre suivra.
        [library] Vos pas vous mènent alors juste à la Bibliothèque : vous gagnez.
        [back] Le chemin est alors complet : vous reculez de la Bibliothèque jusqu’à la case { $to }.
       *[yes] Vous finissez sur la case { $to }, numéro { $nth } de ce segment. Vous choisirez le sens en le voyant.
    }
scene-attach =
    { $ends ->
        [win] Vous atteignez juste la Bibliothèque : vous gagnez.
        [unknown] Vous continuez : un autre segment suivra.
        [stay] Vous finissez là où vous étiez.
       *[other] { $way ->
            [bounce] Vous reculez de la Bibliothèque jusqu’à { $to }
            [fall] Votre case est prise : vous reculez jusqu’à { $to }
           *[walk] Vous finissez sur { $to }
        }{ $ends ->
            [start] {""}
            [monster] , où attend { $monster-the } ({ $power })
            [lair] , une case « Monstre »
            [power] , une case de pouvoir
           *[plain] , une case ordinaire
        }.
    }
scene-monster-to =
    { CAP($monster-the) } ({ $power }) attend sur la case { $square }. { $reach-count ->
        [0] Personne d’autre ne peut y tomber avec une seule carte.
        [1] { $reach } peut y tomber avec une seule carte.
       *[other] { $reach } peuvent y tomber avec une seule carte.
    }{ $mine ->
        [yes] {" "}Attention, vous pouvez y tomber vous aussi.
       *[no] {""}
    }
scene-monster-from =
    { $phase ->
        [land] { CAP($monster-the) } vient sous votre pion et vous bloque : { $can ->
            [power] vous avez { $power-a }.
            [joker] vous avez le joker.
            [both] vous avez { $power-a } et le joker.
           *[none] vous n’avez { $power-no } et pas de joker.
        }
       *[skull] Vous prenez { $monster-the } ({ $power }) de la case { $square }, puis vous choisissez où le poser.
    }
scene-pass =
    { $what ->
        [under] { CAP($monster-the) } ({ $power }) va face cachée sous la pile.
        [skull] Aucun monstre ne bouge ; votre tête de mort est jouée.
       *[vega] Vous ne prenez rien ; votre Véga est jouée.
    }
scene-steal =
    { $take ->
        [open] Vous regardez les cartes de pouvoir que tient { $victim } ({ $cards }) et en choisissez une.
       *[blind] { $cards ->
            [1] Vous recevez la seule carte de pouvoir que tient { $victim }.
           *[other] Le hasard choisit l’une des { $cards } cartes de pouvoir que tient { $victim }.
        }
    }
scene-take = { CAP($power-a) } passe dans votre main ; vous deux seuls le savez.
scene-draw = Vous recevez { $top-a }, et tout le monde le voit.
scene-too-many = Vous en avez alors 4 et en défaussez une.
scene-decline =
    { $cards ->
        [0] Vous restez sans carte de pouvoir.
        [1] Vous gardez votre carte.
       *[other] Vous gardez vos { $cards } cartes.
    }
scene-discard = Tout le monde vous voit défausser { $power-a }. Vous gardez { $kept }.

## Aide

help-fight = Un monstre retient votre pion. Défaussez la carte de pouvoir de son blason, ou le joker, et vous pourrez avancer ce tour-ci. Vous pouvez aussi attendre : un joueur bloqué pioche une carte de pouvoir à la fin du tour.
help-choose = Chacun pose une carte face cachée, puis on les retourne ensemble. Les cartes choisies par deux joueurs ou plus ne font rien. Les autres agissent dans l’ordre : tête de mort, Véga, puis de 6 à 1. Une carte jouée ne revient que lorsque les huit sont jouées.
help-skull-from = La pile est vide : la tête de mort déplace un monstre déjà posé sur le chemin. Choisissez-en un sans pion, ou passez.
help-skull-to = Choisissez une case sans pion ni monstre. Qui y tombe est bloqué jusqu’à ce qu’il défausse la bonne carte de pouvoir. Une bonne case est à la portée d’un rival, avec une carte qu’il tient encore.
help-vega-target = Véga dérobe une carte de pouvoir à un autre joueur. Les dos montrent combien chacun en tient. Si vous en avez ensuite plus de 3, vous en défaussez une.
help-vega-take = Vous voyez toutes les cartes que tient { $victim } et choisissez une carte. Prenez ce qu’il vous faut contre le monstre qui vous retient, ou ce qui manquera le plus à l’autre.
help-strip-len = Le chemin s’arrête avant vos pas, vous le prolongez donc. Le dos d’un segment ne montre que sa longueur. Un court garde les autres près de vous, un long vous donne de la place.
help-strip-dir = Le segment est retourné. Choisissez le bout à attacher ; l’anneau montre où vous finissez. L’or annonce une carte de pouvoir, le rouge un monstre.
help-land-from = Vous êtes sur une case « Monstre » et la pile est vide. Prenez un monstre du chemin sous votre pion : de préférence un que vous pouvez vaincre.
help-draw-ask = Vous pouvez piocher une carte de pouvoir. Chaque pouvoir vainc les monstres qui portent son signe ; le joker les vainc tous. Vous pouvez en tenir 3.
help-discard = Vous pouvez tenir 3 cartes de pouvoir. Défaussez-en une ; tout le monde voit laquelle. Gardez des signes différents, et le joker si possible.

## Les règles en bref

summary-1-title = Le but
summary-1 = Tous les pions partent des Ténèbres. Le premier qui tombe juste sur la Bibliothèque, après la case 48, gagne.
summary-2-title = Un tour
summary-2 = Chacun choisit en secret une carte de progression : de 1 à 6, la tête de mort ou Véga. On les montre toutes ensemble. Les cartes choisies par deux joueurs ou plus ne font rien. Les autres agissent dans l’ordre : tête de mort, Véga, puis de 6 à 1. Les cartes jouées reviennent quand les huit sont jouées.
summary-3-title = Avancer
summary-3 = Un nombre fait avancer votre pion d’autant de cases. Ce que vous dépassez ne compte pas, seule compte la case d’arrivée. Si un autre pion s’y trouve, vous reculez jusqu’à la première case libre. Les pas de trop à la Bibliothèque se font en arrière.
summary-4-title = Le chemin
summary-4 = Le chemin s’allonge pendant la partie. S’il s’arrête avant vos pas, vous choisissez un segment de 3, 4 ou 5 cases, le retournez et décidez quel bout vient en premier.
summary-5-title = Les monstres
summary-5 = Si vous tombez sur un monstre, ou sur une case « Monstre » où il en apparaît un, vous êtes bloqué : un nombre ne vous fait plus avancer. Au début d’un tour suivant, vous pouvez le combattre avec la carte de pouvoir de son blason, ou avec le joker, puis repartir. Tant que vous êtes bloqué, vous piochez une carte de pouvoir à la fin de chaque tour.
summary-6-title = Les cartes de pouvoir
summary-6 = Il y a six pouvoirs et un joker. Chacun commence avec une carte et peut en tenir 3. Sur une case de pouvoir, vous en piochez une. Vos cartes sont secrètes, leur nombre ne l’est pas.
summary-7-title = Tête de mort et Véga
summary-7 = La tête de mort permet de retourner un monstre et de le poser sur une case sans pion ni monstre. Véga permet de dérober une carte de pouvoir à un autre joueur. L’une et l’autre agissent avant que quelqu’un avance.
summary-8-title = Un conseil
summary-8 = Tout le monde voit les cartes de progression qui vous restent. Pensez à ce que les autres attendent de vous, et gardez un nombre pour les derniers pas vers la Bibliothèque.
