title = Rennes-le-Château
tagline = Courez sous terre entre des portails qui tournent, trouvez des indices et déchiffrez les codes du village.

## Options

option-codes_to_win = Codes pour gagner
option-codes_to_win-1 = un code
option-codes_to_win-other = { $token } codes
option-codes_to_win-help = Dès que quelqu’un a revendiqué autant de codes, la manche s’achève et la partie est finie.
option-start_player = Premier joueur
option-start_player-random = tiré au sort
option-start_player-a = première place
option-start_player-b = deuxième place
option-start_player-c = troisième place
option-start_player-d = quatrième place
option-start_player-e = cinquième place
option-start_player-help = Qui choisit un lieu en premier ; avec moins de places on continue de compter autour de la table.
option-colours = Couleurs des joueurs
option-colours-seats = dans l’ordre des places
option-colours-random = tirées au sort
option-colours-help = Votre couleur décide où vous touchez le bonus de symbole.
option-sanctuaire = Autel
option-sanctuaire-clues = deux indices contre un autre
option-sanctuaire-cards = deux cartes contre un indice
option-sanctuaire-help = Ce que vous donnez au Sanctuaire pour un indice de votre choix.
option-collect = Récolte
option-collect-once_per_visit = pendant un tour de la visite
option-collect-every_turn = à chaque tour du séjour
option-collect-help = Si rester dans une Caverne permet d’y prendre encore des indices.
option-max_rounds = Nombre de manches
option-max_rounds-0 = vingt manches par code
option-max_rounds-other = { $token } manches
option-max_rounds-help = La partie finit après cette manche, si personne n’a alors revendiqué assez de codes.

## Colours and cards

colour-none = aucun
colour-red = rouge
    .f = rouge
    .fp = rouges
    .m = rouge
colour-blue = bleu
    .f = bleue
    .fp = bleues
    .m = bleu
colour-green = vert
    .f = verte
    .fp = vertes
    .m = vert
colour-yellow = jaune
    .f = jaune
    .fp = jaunes
    .m = jaune
colour-purple = violet
    .f = violette
    .fp = violettes
    .m = violet
card-R1 = rouge 1
card-R2 = rouge 2
card-R3 = rouge 3
card-R4 = rouge 4
card-B1 = bleu 1
card-B2 = bleu 2
card-B3 = bleu 3
card-B4 = bleu 4
card-G1 = vert 1
card-G2 = vert 2
card-G3 = vert 3
card-G4 = vert 4
card-Y1 = jaune 1
card-Y2 = jaune 2
card-Y3 = jaune 3
card-Y4 = jaune 4
card-P1 = violet 1
card-P2 = violet 2
card-P3 = violet 3
card-P4 = violet 4

## Places

location-tour = La Tour
location-villa = Villa
location-eglise = Église
location-cimetiere = Cimetière
location-monastere = Monastère
node-none = nulle part
    .de = de nulle part
    .a = à nulle part
node-P1 = portail 1
    .de = du portail 1
    .a = au portail 1
node-P2 = portail 2
    .de = du portail 2
    .a = au portail 2
node-P3 = portail 3
    .de = du portail 3
    .a = au portail 3
node-P4 = portail 4
    .de = du portail 4
    .a = au portail 4
node-P5 = portail 5
    .de = du portail 5
    .a = au portail 5
node-P6 = portail 6
    .de = du portail 6
    .a = au portail 6
node-P7 = portail 7
    .de = du portail 7
    .a = au portail 7
node-P8 = portail 8
    .de = du portail 8
    .a = au portail 8
node-P9 = portail 9
    .de = du portail 9
    .a = au portail 9
node-P10 = portail 10
    .de = du portail 10
    .a = au portail 10
node-P11 = portail 11
    .de = du portail 11
    .a = au portail 11
node-P12 = portail 12
    .de = du portail 12
    .a = au portail 12
node-P13 = portail 13
    .de = du portail 13
    .a = au portail 13
node-P14 = portail 14
    .de = du portail 14
    .a = au portail 14
node-P15 = portail 15
    .de = du portail 15
    .a = au portail 15
node-tour = La Tour
    .de = de La Tour
    .a = à La Tour
node-villa = Villa
    .de = de la Villa
    .a = à la Villa
node-eglise = Église
    .de = de l’Église
    .a = à l’Église
node-cimetiere = Cimetière
    .de = du Cimetière
    .a = au Cimetière
node-monastere = Monastère
    .de = du Monastère
    .a = au Monastère
node-C1 = Caverne 1
    .de = de la Caverne 1
    .a = à la Caverne 1
node-C2 = Caverne 2
    .de = de la Caverne 2
    .a = à la Caverne 2
node-C3 = Caverne 3
    .de = de la Caverne 3
    .a = à la Caverne 3
node-C4 = Caverne 4
    .de = de la Caverne 4
    .a = à la Caverne 4
node-C5 = Caverne 5
    .de = de la Caverne 5
    .a = à la Caverne 5
node-C6 = Caverne 6
    .de = de la Caverne 6
    .a = à la Caverne 6
node-C7 = Caverne 7
    .de = de la Caverne 7
    .a = à la Caverne 7
node-S = le Sanctuaire
    .de = du Sanctuaire
    .a = au Sanctuaire
node-V1 = vortex 1
    .de = du vortex 1
    .a = au vortex 1
node-V2 = vortex 2
    .de = du vortex 2
    .a = au vortex 2
node-V3 = vortex 3
    .de = du vortex 3
    .a = au vortex 3
node-V4 = vortex 4
    .de = du vortex 4
    .a = au vortex 4
node-other = case { $token }
    .de = de la case { $token }
    .a = à la case { $token }
area-other = { $token }
direction-N = le nord
direction-E = l’est
direction-S = le sud
direction-W = l’ouest

## Ghosts and event cards

ghost-trencavel = Trencavel
ghost-denarnaud = Dénarnaud
ghost-sauniere = Saunière
ghost-dagobert = le roi Dagobert
ghost-de_molay = De Molay
fate-even_cw = portails pairs dans le sens horaire
fate-even_ccw = portails pairs dans le sens antihoraire
fate-odd_cw = portails impairs dans le sens horaire
fate-odd_ccw = portails impairs dans le sens antihoraire
fate-supplies = ravitaillement

## Buttons

action-start = Commencer à { $location }
action-play = Jouer { $card } pour ses pastilles
action-pick = Poser { $card }
action-joker = Dénarnaud : une carte compte comme { $colour }
action-convert = Convertir trois cartes en pastilles { $colour-fp }
action-dagobert = Dagobert : une pastille { $colour-f } de plus
action-step = Aller { $node-a }
action-turn_cw = Tourner le portail dans le sens horaire
action-turn_ccw = Tourner le portail dans le sens antihoraire
action-take = Remettre { $card } pour un indice
action-place = Poser l’indice sur { $location }
action-offer = Donner l’indice { $colour-m } de { $location }
action-gain = Obtenir un indice { $colour-m } pour { $location }
action-event = Événement : { $fate }
action-claim = Revendiquer le code de { $location }
action-end = Finir vos actions
action-open = Prendre la carte visible { $slot }
action-blind = Piocher une carte à l’aveugle
action-stop = Ne plus prendre de cartes

## The banner

phase-location = Choisissez votre lieu de départ
phase-location-why = Villa et Cimetière donnent deux cartes de plus ; depuis les autres, une Caverne est plus proche.
phase-main = À vous : déplacement, récolte, échange, événement, revendication – puis complétez votre main
phase-main-why =
    { $dots ->
        [0] Les cartes paient pas et quarts de tour dans leur couleur ; dans une Caverne, elles achètent des indices.
        [one] Une pastille est en réserve ; ce qui ne sert pas est perdu à la fin de vos actions.
       *[other] { $dots } pastilles sont en réserve ; ce qui ne sert pas est perdu à la fin de vos actions.
    }
phase-transit = Vous passez un pion : continuez
phase-transit-why = On ne peut pas s’arrêter ici ; vos pastilles mènent à une place libre.
phase-convert = Posez une carte pour des pastilles en { $wanted }
phase-convert-why =
    { $laid ->
        [0] Choisissez trois cartes ; un tiers de leurs pastilles compte, la moitié si elles ont la même couleur.
       *[other] { $laid } des trois cartes sont posées ; choisissez en ordre croissant.
    }
phase-joker = Choisissez la carte qui compte comme { $wanted }
phase-joker-why = Toutes ses pastilles comptent ; toute carte d’une autre couleur convient.
phase-place = Posez l’indice ({ $found })
phase-place-why = Il reste sur ce code pour de bon.
phase-offer = Donnez un deuxième indice
phase-offer-why = Vous obtiendrez un indice d’une couleur que vous n’avez pas donnée.
phase-sacrifice = Donnez une deuxième carte
phase-sacrifice-why = Vous obtiendrez un indice d’une couleur que vous n’avez pas donnée.
phase-gain = Choisissez l’indice que vous obtenez
phase-gain-why = Toute couleur sauf celles données, si elle est dans la réserve et convient à un code.
phase-supply =
    { $draws ->
        [one] Prenez encore une carte
       *[other] Prenez { $draws } cartes
    }
phase-supply-why = Visible ou à l’aveugle ; puis votre tour continue.
phase-refill = Prenez des cartes (jusqu’à { $limit })
phase-refill-why =
    { $room ->
        [one] Vous pouvez encore prendre une carte, visible ou à l’aveugle.
       *[other] Vous pouvez encore prendre { $room } cartes, visibles ou à l’aveugle.
    }
phase-game-over-why = Les zones visitées sont comptées.

## Help

help-location = Le portail voisin de votre lieu décide de la couleur de la sortie. Villa et Cimetière sont plus loin de tout et donnent deux cartes en échange. La zone de votre lieu compte comme visitée.
help-main = Jouez des cartes pour leurs pastilles, puis avancez et tournez les portails : chaque fois une pastille de la couleur montrée. Dans une Caverne, une carte de la couleur d’un indice donne cet indice. Un événement, un échange et une revendication par tour.
help-transit = On peut passer une case occupée, non la partager. Toutes les sorties que vous pouvez payer sont proposées.
help-convert = Trois cartes deviennent des pastilles de la couleur voulue : un tiers de leurs pastilles, ou la moitié pour une seule couleur, arrondi vers le bas. Choisissez des cartes dont vous n’avez pas besoin.
help-joker = Dénarnaud laisse compter une carte comme une autre couleur, une fois par tour. Cela sert au déplacement, pas aux indices.
help-place = Les codes qui demandent encore cette couleur sont proposés. Un code presque complet vous rapproche d’une revendication.
help-offer = Les deux indices retournent à la réserve. Choisissez-en un dont vous n’aurez pas besoin bientôt.
help-sacrifice = Les deux cartes sont défaussées. Choisissez celle qui vous sert le moins.
help-gain = Prenez la couleur qui complète un code, si possible. Aucun point n’est gagné ni perdu ici.
help-supply = Tous voient les cartes visibles, vous seul celles prises à l’aveugle. Cela ne compte pas comme compléter la main.
help-refill = Pensez aux couleurs de votre route et aux indices que vous voulez. Tous voient les cartes visibles, vous seul celles prises à l’aveugle.

## What happens

event-begins = { $seat } a le jeton premier joueur.
event-starts-at =
    { $cards ->
        [0] { $seat } commence à { $location }.
       *[other] { $seat } commence à { $location } et prend { $cards } cartes de plus.
    }
event-dealt-extra = Vos cartes de plus sont { $first } et { $second }.
event-round = La manche { $round } commence avec { $seat }.
event-events-return = Les cinq cartes événement de { $seat } sont de nouveau disponibles.
event-plays =
    { $dots ->
        [one] { $seat } joue { $card } : { $dots } pastille.
       *[other] { $seat } joue { $card } : { $dots } pastilles.
    }
event-lays-down = { $seat } pose { $card }.
event-converts =
    { $dots ->
        [one] Les trois cartes de { $seat } donnent { $dots } pastille { $colour-f }.
       *[other] Les trois cartes de { $seat } donnent { $dots } pastilles { $colour-fp }.
    }
event-joker-gives =
    { $dots ->
        [one] Dénarnaud en fait { $dots } pastille { $colour-f } pour { $seat }.
       *[other] Dénarnaud en fait { $dots } pastilles { $colour-fp } pour { $seat }.
    }
event-dagobert-gives = Le roi Dagobert donne à { $seat } une pastille { $colour-f } de plus.
event-steps =
    { $dots ->
        [one] { $seat } va { $from-de } { $to-a } pour { $dots } pastille { $colour-f }.
       *[other] { $seat } va { $from-de } { $to-a } pour { $dots } pastilles { $colour-fp }.
    }
event-turns = { $seat } tourne le { $portal } pour une pastille { $colour-f } et regarde maintenant vers { $direction }.
event-carried = { $seat }, sur le quart { $colour-m } { $portal-de }, tourne avec et regarde maintenant vers { $direction }.
event-reaches-area =
    { $areas ->
        [one] { $seat } atteint la zone { $area } : la première zone.
       *[other] { $seat } atteint la zone { $area } : { $areas } zones maintenant.
    }
event-puts-marker =
    { $before-is ->
        [none] { $seat } pose le jeton { $marker } dans la { $caverne }.
       *[other] { $seat } déplace le jeton { $marker } { $before-de } { $caverne-a }.
    }
event-symbol-bonus = Le symbole de { $location } donne { $points } points à { $seat }.
event-hands-in = { $seat } remet { $card } pour un indice { $colour-m } dans la { $caverne }.
event-places =
    { $points ->
        [one] { $seat } pose l’indice { $colour-m } sur { $location } : { $points } point.
       *[other] { $seat } pose l’indice { $colour-m } sur { $location } : { $points } points.
    }
event-offers = { $seat } donne à l’autel l’indice { $colour-m } de { $location }.
event-sacrifices = { $seat } donne { $card } à l’autel.
event-gains = { $seat } obtient un indice { $colour-m } pour { $location }.
event-plays-event =
    { $fate-is ->
        [even_cw] { $seat } tourne les portails 2, 4, 6, 8, 10, 12 et 14 dans le sens horaire avec la carte « { $fate } ».
        [even_ccw] { $seat } tourne les portails 2, 4, 6, 8, 10, 12 et 14 dans le sens antihoraire avec la carte « { $fate } ».
        [odd_cw] { $seat } tourne les portails 1, 3, 5, 7, 9, 11, 13 et 15 dans le sens horaire avec la carte « { $fate } ».
        [odd_ccw] { $seat } tourne les portails 1, 3, 5, 7, 9, 11, 13 et 15 dans le sens antihoraire avec la carte « { $fate } ».
       *[other] { $seat } joue la carte événement « { $fate } ».
    }
event-claims = { $seat } revendique le code de { $location } en position { $place } : { $points } points et l’apparition { $ghost }.
event-lapse =
    { $dots ->
        [one] { $dots } pastille { $colour-f } de { $seat } est perdue.
       *[other] { $dots } pastilles { $colour-fp } de { $seat } sont perdues.
    }
event-takes-open = { $seat } prend { $card } parmi les cartes visibles.
event-draws-blind =
    { $left ->
        [one] { $seat } pioche une carte à l’aveugle ; il reste { $left } carte.
       *[other] { $seat } pioche une carte à l’aveugle ; il reste { $left } cartes.
    }
event-drew = Vous piochez { $card }.
event-reshuffle = La défausse est mélangée en une pioche de { $cards } cartes.
event-display-filled = { CAP($card) } devient visible à la place { $slot }.
event-clues-filled = Nouveaux indices dans la { $caverne } : { $first }, { $second }, { $third }, { $fourth }.
event-last-round =
    { $codes ->
        [one] { $seat } a revendiqué { $codes } code : cette manche est la dernière.
       *[other] { $seat } a revendiqué { $codes } codes : cette manche est la dernière.
    }
event-round-limit = La manche { $round } était la dernière, comme convenu.
event-total = { $seat } a { $points } points : { $for_clues } pour les indices, { $for_claims } pour les codes, { $for_symbols } pour les symboles, { $for_areas } pour les zones.
event-tie-break =
    { $level ->
        [1] { $seats } sont à égalité de points ; le nombre de codes décide.
        [2] { $seats } sont à égalité de points et de codes ; le nombre d’indices décide.
        [3] { $seats } sont à égalité de points, de codes et d’indices ; le nombre de zones décide.
       *[other] { $seats } sont à égalité de points, et rien ne sépare les meilleurs.
    }
event-wins =
    { $seats-count ->
        [one] { $seats } gagne avec { $points } points.
       *[other] { $seats } gagnent ensemble avec { $points } points.
    }

## Why not

reason-location-taken = Un autre pion s’y trouve déjà. Choisissez un lieu libre.
reason-not-in-hand = Cette carte n’est pas dans votre main. Choisissez-en une que vous tenez.
reason-needs-three-cards = Une conversion demande trois cartes. Jouez des cartes une à une.
reason-lower-than-before = Les cartes se posent en ordre croissant. Choisissez la même ou une plus haute.
reason-too-few-higher = Après cette carte il en resterait trop peu de plus hautes. Commencez par une plus basse.
reason-without-denarnaud = Il faut l’apparition Dénarnaud pour cela. Le code de Villa l’apporte.
reason-joker-used = Dénarnaud aide une fois par tour. Elle aide encore au prochain tour.
reason-joker-own-colour = Cette carte a déjà cette couleur. Choisissez-en une d’une autre couleur.
reason-no-card-for-joker = Vous n’avez aucune carte d’une autre couleur. Jouez les cartes telles quelles.
reason-without-dagobert = Il faut l’apparition du roi Dagobert pour cela. Le code du Cimetière l’apporte.
reason-dagobert-used = Le roi Dagobert aide une fois par tour. Il aide encore au prochain tour.
reason-no-dots-of-colour = Vous n’avez pas joué de pastilles de cette couleur pendant ce tour. Jouez d’abord une carte de celle-ci.
reason-no-way-there = D’ici, aucun chemin n’y mène ; on quitte un portail par la sortie devant laquelle on se tient. Avancez case par case.
reason-too-few-dots = Vous avez trop peu de pastilles de la couleur demandée là-bas. Jouez d’abord une carte de cette couleur.
reason-own-marker-there = Un de vos jetons se trouve dans cette Caverne. Visitez-en d’abord deux autres.
reason-no-place-to-stop = Un autre pion s’y trouve, et vos pastilles ne mènent pas au-delà. Jouez d’abord plus de pastilles, ou attendez.
reason-not-on-portal = Vous n’êtes pas sur un portail. Montez d’abord sur un portail.
reason-too-few-dots-to-turn = Il faut une pastille de la couleur sur laquelle vous êtes. Jouez d’abord une carte de celle-ci.
reason-without-trencavel = Seule l’apparition Trencavel fait tourner un portail dans le sens antihoraire. Tournez-le dans le sens horaire.
reason-not-in-caverne = Les indices se prennent dans une Caverne. Allez-y d’abord.
reason-visit-used = Pendant cette visite vous avez déjà pris des indices. Allez dans une autre Caverne.
reason-other-caverne-used = Pendant ce tour vous avez déjà pris des indices dans une autre Caverne. Ici, ce sera possible au prochain tour.
reason-no-such-clue = Il n’y a pas d’indice de cette couleur ici. Remettez une carte d’une couleur présente.
reason-fits-no-code = Aucune place de cette couleur n’y est libre. Choisissez ce que vos codes demandent encore.
reason-not-in-sanctuaire = Les échanges se font au Sanctuaire. Un vortex y mène.
reason-altar-used = Un seul échange par tour. Échangez encore au prochain tour.
reason-altar-wants-cards = Dans cette partie l’autel prend des cartes. Donnez-en deux.
reason-altar-wants-clues = Dans cette partie l’autel prend des indices. Donnez-en deux.
reason-no-clue-to-give = Vous n’avez pas un tel indice à cet endroit. Donnez-en un qui est sur vos codes.
reason-clue-locked = Les indices d’un code revendiqué ne bougent plus. Donnez des indices d’autres codes.
reason-given-in-order = On donne en ordre croissant. Choisissez le même ou un suivant.
reason-no-exchange-left = Avec cela il n’y aurait rien à obtenir. Choisissez autre chose à donner.
reason-colour-given = Vous avez donné cette couleur vous-même. Choisissez-en une autre.
reason-supply-empty = La réserve n’a pas d’indice de cette couleur. Choisissez une autre couleur.
reason-event-spent = Vous avez déjà utilisé cette carte événement. Elle revient quand les cinq sont utilisées.
reason-one-event = Une seule carte événement par tour. Jouez la suivante au prochain tour.
reason-hand-too-full = Avec plus de neuf cartes en main il n’y a pas de ravitaillement. Jouez d’abord des cartes.
reason-code-incomplete = Ce code n’est pas encore complet. Trouvez les indices qui manquent.
reason-already-claimed = Vous avez déjà revendiqué ce code. Revendiquez-en un autre.
reason-one-claim = Une seule revendication par tour. Revendiquez le suivant au prochain tour.
reason-slot-empty = Cette place est vide. Prenez une autre carte, ou piochez à l’aveugle.

## The rules in short

summary-1-title = Le but
summary-1 = Vous cherchez sous le village des indices pour déchiffrer les codes de cinq lieux. Dès que quelqu’un a revendiqué assez de codes, la manche s’achève, les zones visitées comptent, et le plus de points gagne.
summary-2-title = Votre tour
summary-2 = Déplacement, récolte, échange, événement et revendication, dans l’ordre voulu ; puis complétez votre main à sept. Un événement, un échange, une revendication, et des indices d’une seule Caverne.
summary-3-title = Les pastilles
summary-3 = Une carte d’équipement donne une à quatre pastilles de sa couleur. Un pas ou un quart de tour en coûte une. Le reste est perdu. Trois cartes valent un tiers de leurs pastilles dans toute couleur, la moitié si elles ont la même.
summary-4-title = La couleur du chemin
summary-4 = Une galerie a la couleur de la sortie d’où elle part ; dès un passage ouvert, celle du portail devant vous. Sur un portail vous êtes sur un quart, payez dans sa couleur, et sortez là où il est tourné.
summary-5-title = Vortex et autel
summary-5 = Les vortex mènent les uns aux autres, dans la couleur du vortex d’arrivée. Pour deux pastilles ils mènent au Sanctuaire, où deux indices s’échangent contre un autre.
summary-6-title = Les Cavernes
summary-6 = Une carte de sa couleur donne un indice : un point, et une place sur un code qui le demande. Vos deux jetons ferment les Cavernes visitées en dernier. Un symbole donne trois points si son lieu montre votre couleur.
summary-7-title = Codes et apparitions
summary-7 = Un code complet se revendique pour 10, 8, 6, 4 ou 2 points, dans l’ordre. Son apparition vous aide ensuite : deux points par indice, un joker, neuf cartes, tourner dans les deux sens, ou une pastille de plus.
summary-8-title = Événements et zones
summary-8 = Quatre événements tournent tous les portails pairs ou impairs, un autre donne deux cartes ; ils reviennent après cinq. Deux à neuf zones visitées donnent 2 à 30 points à la fin.

## The table in letters

label-round = manche
label-points = points
label-hand = main
label-place = place
label-ghosts = apparitions
label-areas = zones
label-pool = pastilles
label-display = visibles
label-pile = pioche
label-portal = portail
label-clues = indices
label-code = code

### What only the table page says

scene-heading =
    { $round ->
        [0] choix des lieux
       *[other] manche { $round }
    }
scene-board =
    { $round ->
        [0] Les souterrains, avant la première manche. Pions : { $pawns }.
       *[other] Les souterrains, manche { $round }. Pions : { $pawns }.
    }
scene-pair = { $what } : { $of }
scene-dots = { $count } en { $colour }
scene-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
scene-points-unit =
    { $points ->
        [one] point
       *[other] points
    }

## On the board

scene-portal-label = Portail { $number } : nord { $north }, est { $east }, sud { $south }, ouest { $west }
scene-caverne-label = Caverne { $number }, indices : { $clues }
scene-sanctuaire = Sanctuaire
scene-markers = jetons : { $who }
scene-location-label = { $name }, la sortie montre { $colour }, code pris par : { $who }
scene-pawn = { $who }, { $where }
scene-step-label = Aller { $to-a }
scene-turn-label =
    { $way ->
        [turn_cw] Quart de tour dans le sens horaire, 1 en { $colour }
       *[other] Quart de tour dans le sens antihoraire, 1 en { $colour }
    }

## In the dock

scene-pool = Pastilles jouées
scene-pool-of = Pastilles de { $seat }
scene-pool-note =
    { $count ->
        [0] touchez un lieu pour un trajet, ou jouez des cartes
       *[other] perdues à la fin de votre tour
    }
scene-pool-label =
    { $count ->
        [one] { $count } pastille en { $colour } ; changer trois cartes en { $colour }
       *[other] { $count } pastilles en { $colour } ; changer trois cartes en { $colour }
    }
scene-laying = Cartes à poser
scene-laying-note =
    { $some ->
        [0] encore { $left }
       *[other] encore { $left }, déjà { $laid }
    }
scene-joker-short = en couleur
scene-joker-label = Une carte compte en { $colour }
scene-dagobert-short = une de plus
scene-dagobert-label = Une pastille de plus en { $colour }
scene-hand = Votre main
scene-hand-of = Main de { $seat }
scene-hand-note =
    { $count ->
        [one] { $count } carte, complétée à { $limit }
       *[other] { $count } cartes, complétées à { $limit }
    }
scene-cards-in-hand =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
scene-cards-known =
    { $some ->
        [0] Cartes : { $count }
       *[other] Cartes : { $count }, connues : { $known }
    }
scene-card-label =
    { $count ->
        [one] { $name }
       *[other] { $name }, { $count } fois
    }
scene-take-label = Rendre { $name } pour un indice, { $colour }
scene-take-note = le jeton sous une carte achète un indice
scene-pick-label = Poser { $name } sur l’autel
scene-pick-note = le jeton sous une carte la pose sur l’autel
scene-events = Événements
scene-events-note = un par tour, gratuit · ○ pairs, ◇ impairs
scene-doing-walk = Marcher
scene-doing-collect = Récolter
scene-doing-exchange = Échanger
scene-doing-claim = Revendiquer
scene-doing-label = { $name } : { $note }
scene-doing-when =
    { $why ->
        [now] possible
        [place] touchez un lieu
        [cards] jouez des cartes
        [not-in-caverne] en Caverne
        [visit-used] autre visite
        [other-caverne-used] un par tour
        [not-in-sanctuaire] à l’autel
        [altar-used] un par tour
        [code-incomplete] code incomplet
        [one-claim] un par tour
       *[other] rien ne convient
    }
scene-event-label =
    { $used ->
        [yes] { $fate }, déjà joué
       *[no] { $fate }
    }
scene-event-short =
    { $fate-is ->
        [even_cw] pairs
        [even_ccw] pairs
        [odd_cw] impairs
        [odd_ccw] impairs
       *[supplies] 2 cartes
    }
scene-events-left =
    { $count ->
        [one] encore { $count } événement
       *[other] encore { $count } événements
    }
scene-display = Cartes visibles
scene-display-note = ou la pioche, sans voir
scene-display-when =
    { $when ->
        [now] à prendre maintenant
       *[later] pour compléter
    }
scene-pile-label =
    { $count ->
        [one] Pioche, { $count } carte
       *[other] Pioche, { $count } cartes
    }

## Codes

scene-your-codes = Vos codes
scene-codes-of = Codes de { $seat }
scene-cracked = déchiffré
scene-cracked-of = { $count } sur { $needed } déchiffrés
scene-code-foot = { $count }/5 · { $points } pts
scene-slots = trouvés : { $found } ; il manque : { $missing }
scene-areas =
    { $count ->
        [one] { $count } zone
       *[other] { $count } zones
    }
scene-areas-label =
    { $count ->
        [one] { $count } zone visitée ({ $names }), valeur { $points }
       *[other] { $count } zones visitées ({ $names }), valeur { $points }
    }
scene-starts = Où commencez-vous ?
scene-starts-note = les plus éloignés donnent 2 cartes
scene-start-label =
    { $extra ->
        [0] Commencer : { $name }
       *[other] Commencer : { $name }, avec { $extra } cartes de plus
    }
scene-extra = +{ $extra } cartes
scene-claims = Un code est complet
scene-claim-label = Revendiquer { $location }, { $points } points
scene-altar = L’autel
scene-altar-note = deux indices contre un d’une autre couleur
scene-offer-label = Donner l’indice { $colour }, { $location }
scene-gain = Votre nouvel indice
scene-gain-note = pas d’une couleur donnée
scene-gain-label = Un indice { $colour }, { $location }
scene-place = Où va l’indice ?
scene-place-note = { $colour }, il y reste
scene-place-label = { $name }, { $count } indices sur 5
scene-discards = Défausse : { $count }
scene-clues-left = Indices dans le sac : { $count }

## What an action leads to

scene-start =
    { $extra ->
        [0] Vous commencez ici : { $location }. La sortie montre { $colour } : c’est le prix des premiers pas.
       *[other] Vous commencez ici : { $location }, avec { $extra } cartes de plus. La sortie montre { $colour } : c’est le prix des premiers pas.
    }
scene-play =
    { $count ->
        [one] Vous avez alors { $count } pastille en { $colour }.
       *[other] Vous avez alors { $count } pastilles en { $colour }.
    }
scene-sacrifice = { CAP($card) } va sur l’autel.
scene-lay-down =
    { $left ->
        [one] { CAP($card) } est posé ; puis encore une carte.
       *[other] { CAP($card) } est posé ; puis encore { $left } cartes.
    }
scene-converted =
    { $count ->
        [one] Ensemble, les cartes donnent { $count } pastille en { $colour }.
       *[other] Ensemble, les cartes donnent { $count } pastilles en { $colour }.
    }
scene-joker = Posez une carte d’une autre couleur : ses pastilles comptent en { $colour }.
scene-convert = Posez trois cartes pour des pastilles en { $colour } : la moitié des leurs si elles ont la même couleur, sinon le tiers. Pas de retour possible.
scene-walk = Aller { $to-a }
scene-walk-price = Aller { $to-a } coûte { $price }.
scene-walk-paid =
    { $count ->
        [0] Vos pastilles suffisent tout juste.
       *[other] Il reste ensuite { $left }.
    }
scene-walk-cards = Joue { $cards }.
scene-walk-convert = Convertit { $cards } : { $dots }.
scene-walk-joker = Dénarnaud : { $cards } compte en { $colour }.
scene-walk-dagobert = Dagobert ajoute { $dots }.
scene-walk-left =
    { $count ->
        [0] Rien n’est perdu.
       *[other] Perdu : { $left }.
    }
scene-cards-alike = { $count } × { $card }
scene-look = Ce qu’il en coûterait d’aller { $to-a }
scene-walk-short = Il manque { $missing } à vos cartes, même en en convertissant.
scene-step = Coûte { $price }.
scene-dots-left =
    { $count ->
        [0] Il ne reste alors aucune pastille.
       *[other] Il reste alors { $left }.
    }
scene-new-areas =
    { $count ->
        [one] Nouvelle zone : { $areas }.
       *[other] Nouvelles zones : { $areas }.
    }
scene-symbol-bonus = Votre couleur au symbole : { $points } points.
scene-must-go-on = Quelqu’un s’y trouve : il faut continuer aussitôt.
scene-turn =
    { $direction ->
        [N] Coûte 1 en { $colour } ; vous faites alors face au nord.
        [E] Coûte 1 en { $colour } ; vous faites alors face à l’est.
        [S] Coûte 1 en { $colour } ; vous faites alors face au sud.
       *[W] Coûte 1 en { $colour } ; vous faites alors face à l’ouest.
    }
scene-take = Vous rendez { $card } et recevez un indice, { $colour }.
scene-placed =
    { $points ->
        [one] { CAP($location) } a alors { $count } indices sur 5 ; { $points } point.
       *[other] { CAP($location) } a alors { $count } indices sur 5 ; { $points } points.
    }
scene-complete = Le code est complet et peut être revendiqué.
scene-offer =
    { $first ->
        [yes] L’indice { $colour } ({ $location }) va sur l’autel ; puis un second.
       *[no] L’indice { $colour } ({ $location }) le suit ; puis vous choisissez le nouveau.
    }
scene-gained = Un indice { $colour } s’ajoute ({ $location }). Il ne rapporte pas de points.
scene-claim = { $points } points, et { $ghost } vous aide désormais.
scene-last-round = C’est votre dernier code : la manche se termine, puis la partie est finie.
scene-ghost-0 = Vous pouvez aussi tourner les portails dans le sens antihoraire.
scene-ghost-1 = Une fois par tour, une carte compte dans une autre couleur.
scene-ghost-2 = Chaque indice trouvé dans une Caverne vaut 2 points.
scene-ghost-3 = Une fois par tour, vous gagnez une pastille de plus.
scene-ghost-4 = Vous complétez votre main jusqu’à 9 cartes.
scene-event =
    { $parity ->
        [odd] Tous les portails impairs font un quart de tour, avec ceux qui s’y trouvent. C’est gratuit.
       *[even] Tous les portails pairs font un quart de tour, avec ceux qui s’y trouvent. C’est gratuit.
    }
scene-fresh-supplies = Vous prenez aussitôt { $count } cartes, visibles ou non.
scene-could-claim = Vous pouvez encore revendiquer un code.
scene-lapse = Ces pastilles sont perdues : { $dots }.
scene-then-refill =
    { $count ->
        [0] Votre main est pleine, vous ne prenez pas de carte.
        [one] Ensuite vous pouvez prendre 1 carte.
       *[other] Ensuite vous pouvez prendre { $count } cartes.
    }
scene-open = Vous prenez { $card } ; tout le monde le voit.
scene-blind = Vous prenez la première carte de la pioche ; vous seul la voyez.
scene-stop =
    { $count ->
        [one] Votre tour est fini, avec { $count } carte en main.
       *[other] Votre tour est fini, avec { $count } cartes en main.
    }
scene-reveal-claim = { $name } déchiffre un code ({ $place }) : { $points } points
scene-ending = { $codes } codes ({ $claims }), indices { $clues }, symboles { $symbols }, zones { $areas }

## Gallery

scene-shelf-0-title = Contre le feu
scene-shelf-0 = Pastilles rouges : pour les pas et quarts de tour là où un portail montre du rouge. Toute carte rouge achète un indice rouge.
scene-shelf-1-title = Contre l’eau
scene-shelf-1 = Pastilles bleues : pour les galeries inondées, là où un portail montre du bleu.
scene-shelf-2-title = Contre le gaz
scene-shelf-2 = Pastilles vertes : pour l’air empoisonné, là où un portail montre du vert.
scene-shelf-3-title = Sur un sol brisé
scene-shelf-3 = Pastilles jaunes : pour les trous et les pierres instables, là où un portail montre du jaune.
scene-shelf-4-title = Contre la vermine
scene-shelf-4 = Pastilles violettes : pour les rats, serpents et araignées, là où un portail montre du violet.
scene-plate-equipment =
    { $copies ->
        [one] Une fois dans le jeu.
       *[other] { $copies } fois dans le jeu.
    }
scene-shelf-events-title = Événements
scene-shelf-events = Chacun a les cinq mêmes. On peut en jouer un par tour ; quand tous ont servi, ils reviennent.
scene-shelf-ghosts-title = Apparitions
scene-shelf-ghosts = Qui revendique le code d’un lieu est aidé par son fantôme jusqu’à la fin de la partie.
