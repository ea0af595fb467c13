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
        [power] { CAP($foe-the) } ({ $need }) vous bloque : combattre avec votre { $need } ?
        [joker] { CAP($foe-the) } ({ $need }) vous bloque : combattre avec le joker ?
        [both] { CAP($foe-the) } ({ $need }) vous bloque : combattre avec votre { $need } ou le joker ?
       *[none] Vous ne pouvez pas combattre { $foe-the } : { $need-no }, pas de joker.
    }
phase-fight-why =
    { $can ->
        [none] Continuez. Le monstre vous retient encore ; un joueur bloqué pioche plus tard une carte de pouvoir.
       *[other] Vous perdez la carte, mais vous pouvez de nouveau avancer ce tour-ci.
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

phase-choose = Choisissez une carte de progression
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
