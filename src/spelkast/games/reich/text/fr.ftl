title = L’Ancien Empire
tagline = Mille ans de rois et d’empereurs : à chaque événement, jouez le personnage qui convient le mieux.

## Options

option-games = Durée
option-games-1 = une partie de 11 manches
option-games-3 = Grande Partie : trois parties, 33 manches
option-games-help = Dans la Grande Partie, chacun reçoit de nouvelles cartes après 11 manches ; les points restent acquis.
option-rule_elector = Prince-électeur
option-rule_elector-on = avec
option-rule_elector-off = sans
option-rule_elector-help = Avec une carte de prince-électeur, vous échangez les symboles de la manche et jouez une autre carte.
option-rule_dynasty = Dynastie
option-rule_dynasty-on = avec
option-rule_dynasty-off = sans
option-rule_dynasty-help = Une carte de la couleur de l’événement rejoint la meilleure sur le symbole 1.
option-rule_hero = Héros de guerre
option-rule_hero-on = avec
option-rule_hero-off = sans
option-rule_hero-help = Qui est nommé sur une bataille rejoint la meilleure carte sur le symbole 2, ou y est éliminé.
option-tie = Égalité de points
option-tie-shared = victoire partagée
option-tie-last_event = le dernier à avoir gagné un événement
option-tie-help = Qui gagne si plusieurs joueurs ont le plus de points.
preset-learning = Partie d’initiation
preset-full = Partie complète
preset-grand = Grande Partie

## Personnages

person-none = aucune carte
person-karl_gr = Charlemagne
person-ludwig_fr = Louis le Pieux
person-ludwig_de = Louis le Germanique
person-karlmann = Carloman de Bavière
person-ludwig_jg = Louis le Jeune
person-karl_3 = Charles le Gros
person-arnulf = Arnulf de Carinthie
person-ludwig_ki = Louis l’Enfant
person-konrad_1 = Conrad Ier
person-heinrich_1 = Henri Ier l’Oiseleur
person-otto_1 = Otton Ier le Grand
person-otto_2 = Otton II
person-otto_3 = Otton III
person-theophanu = Théophano
person-adelheid = Adélaïde de Bourgogne
person-heinrich_2 = Henri II le Saint
person-konrad_2 = Conrad II
person-heinrich_3 = Henri III
person-agnes = Agnès de Poitou
person-heinrich_4 = Henri IV
person-rudolf_rh = Rodolphe de Rheinfelden
person-heinrich_5 = Henri V
person-lothar_3 = Lothaire III de Supplinbourg
person-konrad_3 = Conrad III
person-friedrich_1 = Frédéric Ier Barberousse
person-heinrich_6 = Henri VI
person-philipp = Philippe de Souabe
person-otto_4 = Otton IV
person-friedrich_2 = Frédéric II
person-wilhelm = Guillaume de Hollande
person-konrad_4 = Conrad IV
person-richard = Richard de Cornouailles
person-rudolf_1 = Rodolphe Ier
person-adolf = Adolphe de Nassau
person-albrecht_1 = Albert Ier
person-heinrich_7 = Henri VII
person-ludwig_4 = Louis IV le Bavarois
person-karl_4 = Charles IV
person-wenzel = Venceslas
person-ruprecht = Robert du Palatinat
person-sigismund = Sigismond
person-friedrich_3 = Frédéric III
person-maximilian_1 = Maximilien Ier
person-karl_5 = Charles Quint
person-ferdinand_1 = Ferdinand Ier
person-maximilian_2 = Maximilien II
person-rudolf_2 = Rodolphe II
person-matthias = Matthias
person-ferdinand_2 = Ferdinand II
person-ferdinand_3 = Ferdinand III
person-leopold_1 = Léopold Ier
person-august_2 = Auguste II le Fort
person-friedrich_p1 = Frédéric Ier de Prusse
person-joseph_1 = Joseph Ier
person-karl_6 = Charles VI
person-fwilhelm_1 = Frédéric-Guillaume Ier
person-georg_1 = George Ier
person-georg_2 = George II
person-august_3 = Auguste III
person-maria_th = Marie-Thérèse
person-friedrich_p2 = Frédéric II le Grand
person-karl_7 = Charles VII Albert
person-franz_1 = François Ier Étienne
person-georg_3 = George III
person-joseph_2 = Joseph II
person-fwilhelm_2 = Frédéric-Guillaume II
person-leopold_2 = Léopold II
person-franz_2 = François II
person-fwilhelm_3 = Frédéric-Guillaume III

## Événements

occasion-800 = Couronnement impérial à Rome
    .note = Le jour de Noël, Léon III couronne Charlemagne à Saint-Pierre.
occasion-843 = Traité de Verdun
    .note = Trois frères se partagent l’empire franc.
occasion-876 = Bataille d’Andernach
    .note = Louis le Jeune repousse Charles le Chauve sur le Rhin.
occasion-926 = La Sainte Lance
    .note = Henri Ier obtient la relique de Rodolphe II de Bourgogne (926, ou 935 selon d’autres).
occasion-955 = Bataille du Lechfeld
    .note = Otton Ier met fin aux raids hongrois près d’Augsbourg.
occasion-962 = Renouveau de l’Empire
    .note = Otton Ier est couronné empereur à Rome.
occasion-972 = Charte de mariage de Théophano
    .note = Charte pourpre pour les noces d’Otton II à Rome.
occasion-982 = Bataille du cap Colonne
    .note = Otton II est battu en Calabre par l’armée de l’émir de Sicile.
occasion-1027 = La Croix impériale et l’arceau de Conrad
    .note = Conrad II devient empereur ; la croix et l’arceau de la couronne portent son nom.
occasion-1077 = La pénitence de Canossa
    .note = Henri IV fait pénitence devant Grégoire VII.
occasion-1115 = Bataille de Welfesholz
    .note = Les Saxons de Lothaire de Supplinbourg battent l’armée d’Henri V.
occasion-1122 = Concordat de Worms
    .note = Un compromis met fin à la querelle des Investitures.
occasion-1140 = Bataille de Weinsberg
    .note = Conrad III bat Welf VI.
occasion-1176 = Bataille de Legnano
    .note = La Ligue lombarde bat Barberousse.
occasion-1194 = Le royaume de Sicile
    .note = Henri VI est couronné roi à Palerme.
occasion-1214 = Bataille de Bouvines
    .note = Philippe II de France bat Otton IV.
occasion-1215 = La châsse de Charlemagne
    .note = Frédéric II ferme la châsse à Aix-la-Chapelle.
occasion-1254 = Ligue des villes du Rhin
    .note = Pendant l’Interrègne, des villes s’allient pour la paix publique.
occasion-1278 = Bataille de Dürnkrut
    .note = Rodolphe Ier bat Ottokar II de Bohême.
occasion-1322 = Bataille de Mühldorf
    .note = Louis le Bavarois capture Frédéric le Bel.
occasion-1356 = La Bulle d’or
    .note = Charles IV fixe le collège des sept princes-électeurs.
occasion-1396 = Bataille de Nicopolis
    .note = La croisade menée par Sigismond, alors roi de Hongrie, est écrasée.
occasion-1424 = Les regalia à Nuremberg
    .note = Sigismond confie la couronne, la lance et la croix à la ville.
occasion-1477 = L’héritage bourguignon
    .note = Maximilien épouse Marie de Bourgogne.
occasion-1495 = Paix perpétuelle de Worms
    .note = Les guerres privées sont interdites et la Chambre impériale est fondée.
occasion-1547 = Bataille de Mühlberg
    .note = Charles Quint et Ferdinand battent la ligue de Smalkalde.
occasion-1602 = La couronne de Rodolphe II
    .note = Chef-d’œuvre des orfèvres de la cour à Prague.
occasion-1634 = Bataille de Nördlingen
    .note = Le futur Ferdinand III bat les Suédois.
occasion-1648 = Traités de Westphalie
    .note = Münster et Osnabrück mettent fin à la guerre de Trente Ans.
occasion-1663 = Diète perpétuelle de Ratisbonne
    .note = La diète qui ne se sépara plus jamais.
occasion-1697 = La couronne de Pologne pour la Saxe
    .note = L’électeur Frédéric-Auguste est élu roi de Pologne.
occasion-1701 = Roi en Prusse
    .note = Le roi se couronne lui-même à Königsberg.
occasion-1714 = Hanovre sur le trône britannique
    .note = L’électeur Georges-Louis devient roi de Grande-Bretagne.
occasion-1742 = Un empereur Wittelsbach
    .note = Charles VII est élu et couronné à Francfort.
occasion-1743 = Bataille de Dettingen
    .note = George II mène lui-même son armée.
occasion-1757 = Bataille de Leuthen
    .note = Frédéric II l’emporte en Silésie grâce à l’ordre oblique.
occasion-1781 = Édit de tolérance
    .note = Joseph II accorde le culte privé aux protestants et aux orthodoxes.
occasion-1806 = La fin de l’Ancien Empire
    .note = François II dépose la couronne impériale.

## Couronnes et dynasties

realm-fr = Francs
realm-de = Francie orientale / Germanie
realm-it = Italie
realm-bu = Bourgogne (Arles)
realm-aq = Aquitaine
realm-by = Bavière (carolingienne)
realm-lo = Lotharingie
realm-wf = Francie occidentale
realm-si = Sicile
realm-je = Jérusalem
realm-bo = Bohême
realm-hu = Hongrie
realm-ca = Castille
realm-ar = Aragon
realm-na = Naples
realm-sa = Sardaigne
realm-pl = Pologne
realm-pr = Prusse
realm-gb = Grande-Bretagne
realm-ir = Irlande
realm-hn = Hanovre
realm-gl = Galicie et Lodomérie
realm-at = Autriche (empire 1804)

dynasty-kar = Carolingiens
dynasty-ott = Ottoniens
dynasty-sal = Saliens
dynasty-sta = Hohenstaufen
dynasty-wel = Welfs
dynasty-lux = Luxembourg
dynasty-wit = Wittelsbach
dynasty-hab = Habsbourg
dynasty-hlo = Habsbourg-Lorraine
dynasty-hoh = Hohenzollern
dynasty-wet = Wettin
dynasty-grey = sans dynastie

symbol-most_crowns = le plus de couronnes
symbol-fewest_crowns = le moins de couronnes
symbol-longest_reign = le règne le plus long
symbol-shortest_reign = le règne le plus court
symbol-start_nearest = le début le plus proche de l’année
symbol-end_nearest = la fin la plus proche de l’année

## Boutons

action-play = Jouer { $person }
action-call = Annoncer l’électeur { $person }

## La bannière

phase-choose = Choisissez une carte en secret
phase-choose-why = { $occasion } ({ $year }) : compte d’abord { $first }, puis { $second }, puis { $third }.
phase-choose-waiting =
    { $waiting-count ->
        [one] { $waiting } choisit encore.
       *[other] { $waiting } choisissent encore.
    }
phase-choose-waiting-why =
    { $chosen-is ->
        [none] Toutes les cartes sont retournées ensemble.
       *[other] Vous avez choisi { $chosen }.
    }
phase-turn =
    { $lead ->
        [yes] Vous commencez : jouez une carte
       *[no] À vous : jouez une carte
    }
phase-turn-why = { $occasion } ({ $year }) : compte maintenant { $first }, puis { $second }, puis { $third }.
phase-turn-waiting = C’est au tour de { $waiting }.
phase-turn-waiting-why = { $occasion } ({ $year }) : compte maintenant { $first }, puis { $second }, puis { $third }.
phase-replace = Vous avez annoncé Prince-électeur : jouez la carte qui compte
phase-replace-why = Compte maintenant { $first }, puis { $second }, puis { $third }. Ensuite, vous piochez une carte.
phase-replace-waiting = { $waiting } a annoncé Prince-électeur et joue une autre carte.
phase-replace-waiting-why = { $occasion } ({ $year }) : compte maintenant { $first }, puis { $second }, puis { $third }.
phase-game-over-why =
    { $points ->
        [one] Meilleur total : 1 point.
       *[other] Meilleur total : { $points } points.
    }

## Ce qui se passe

event-deals =
    { $left ->
        [one] Partie { $game } : chacun reçoit 11 cartes ; il reste 1 carte dans la pioche.
       *[other] Partie { $game } : chacun reçoit 11 cartes ; il reste { $left } cartes dans la pioche.
    }
event-opens = Manche { $round } : { $occasion } ({ NUMBER($occasion-is, useGrouping: 0) }). Compte d’abord { $first }, puis { $second }, puis { $third }.
event-turned-up =
    Toutes les cartes sont retournées : { $A } ({ $name-A }), { $B } ({ $name-B }){ $C-is ->
        [none] {""}
       *[other] , { $C } ({ $name-C })
    }{ $D-is ->
        [none] {""}
       *[other] , { $D } ({ $name-D })
    }{ $E-is ->
        [none] {""}
       *[other] , { $E } ({ $name-E })
    }.
event-plays = { $seat } joue { $person }.
event-calls = { $seat } annonce Prince-électeur avec { $person }. Compte maintenant { $first }, puis { $second }, puis { $third }.
event-draws =
    { $left ->
        [one] { $seat } pioche une carte ; il en reste 1.
       *[other] { $seat } pioche une carte ; il en reste { $left }.
    }
event-drew = Vous avez pioché { $person }.
event-best =
    Symbole { $place }, { $symbol } : { $seats }, { $symbol-is ->
        [start_nearest] { $value ->
            [0] cette année même
            [one] à 1 an
           *[other] à { $value } ans
        }
        [end_nearest] { $value ->
            [0] cette année même
            [one] à 1 an
           *[other] à { $value } ans
        }
        [longest_reign] { $value ->
            [one] { $value } an
           *[other] { $value } ans
        }
        [shortest_reign] { $value ->
            [one] { $value } an
           *[other] { $value } ans
        }
       *[other] { $value ->
            [one] { $value } couronne
           *[other] { $value } couronnes
        }
    }.
event-lifted =
    { $seats-count ->
        [one] Dynastie : { $seats } rejoint la meilleure carte.
       *[other] Dynastie : { $seats } rejoignent la meilleure carte.
    }
event-falls =
    { $seats-count ->
        [one] Épées rouges : { $seats } perd et ne compte plus.
       *[other] Épées rouges : { $seats } perdent et ne comptent plus.
    }
event-heroes =
    { $seats-count ->
        [one] Héros de guerre : { $seats } rejoint la meilleure carte sur le symbole 2.
       *[other] Héros de guerre : { $seats } rejoignent la meilleure carte sur le symbole 2.
    }
event-senior = Toujours à égalité : la carte la plus ancienne gagne, { $person }, jouée par { $seat }.
event-wins =
    { $points ->
        [one] { $seat } gagne « { $occasion } » avec { $person }{ $stage ->
            [1] {" "}sur le symbole 1
            [2] {" "}sur le symbole 2
            [3] {" "}sur le symbole 3
           *[other] {""}
        } : { $points } point.
       *[other] { $seat } gagne « { $occasion } » avec { $person }{ $stage ->
            [1] {" "}sur le symbole 1
            [2] {" "}sur le symbole 2
            [3] {" "}sur le symbole 3
           *[other] {""}
        } : { $points } points.
    }
event-game-ends =
    { $seats-count ->
        [one] Après la partie { $game }, { $seats } mène avec { $points } points.
       *[other] Après la partie { $game }, { $seats } mènent avec { $points } points.
    }
event-victory =
    { $seats-count ->
        [one] { $seats } gagne avec { $points } points.
       *[other] { $seats } gagnent ensemble avec { $points } points.
    }

## Pourquoi pas

reason-not-in-your-hand = Vous n’avez pas { $person } en main. Choisissez une de vos cartes.
reason-no-electors = Cette table joue sans la règle du Prince-électeur. Jouez la carte telle quelle.
reason-last-card = { $person } est votre dernière carte : après l’annonce, vous n’auriez rien à jouer. Jouez la carte telle quelle.
reason-empty-stack = La pioche est vide, personne ne peut annoncer Prince-électeur. Jouez la carte telle quelle.

## Aide

help-choose = Tout le monde choisit en même temps, puis les cartes sont retournées. Le symbole 1 décide, et seules les cartes à égalité passent aux symboles 2 et 3. Gardez plutôt vos meilleures cartes pour une manche où vous voyez celles des autres.
help-turn = La meilleure carte sur le symbole 1 gagne l’événement. Si vous pouvez gagner, faites-le avec une carte qui vous manquera peu ; sinon, jouez une carte faible. Avec un prince-électeur, vous pouvez d’abord échanger le symbole 1 avec un autre.
help-replace = Votre prince-électeur lui-même ne compte pas. La carte que vous jouez est comparée dans le nouvel ordre ; ensuite, vous piochez une carte.

## Les règles en bref

summary-1-title = Le but
summary-1 = À chaque manche, on se dispute un événement de l’histoire du Saint-Empire. La meilleure carte le remporte et vaut un point. Qui a le plus de points après 11 manches gagne.
summary-2-title = Une manche
summary-2 = Chacun joue un personnage. À la première manche, tous choisissent en secret et les cartes sont retournées ensemble. Ensuite, le gagnant de la manche précédente commence et les autres suivent dans le sens horaire. On peut toujours jouer n’importe quelle carte.
summary-3-title = Les trois symboles
summary-3 = Un événement a une année et trois symboles. Le symbole 1 décide. Seules les cartes à égalité sont comparées sur le symbole 2, puis sur le symbole 3. Si l’égalité demeure, la carte la plus ancienne gagne.
summary-4-title = Ce que l’on compare
summary-4 = Le plus ou le moins de couronnes : celles des royaumes et la couronne impériale ensemble. Le règne le plus long ou le plus court, en années. Ou le début ou la fin du règne le plus proche de l’année de l’événement, avant ou après.
summary-5-title = Dynastie
summary-5 = Une carte de la couleur de l’événement rejoint toujours la meilleure carte sur le symbole 1. Le symbole 2 décide alors. Le gris n’est pas une dynastie.
summary-6-title = Héros de guerre
summary-6 = Une bataille porte des épées et un nom. Épées noires : ce personnage rejoint la meilleure carte sur le symbole 2. Épées rouges : il est éliminé dès que le symbole 2 est nécessaire.
summary-7-title = Prince-électeur
summary-7 = Onze cartes sont des princes-électeurs. Dès la manche 2, vous pouvez en annoncer un : vous échangez le symbole 1 avec le symbole 2 ou 3, jouez une autre carte, puis en piochez une. Le nouvel ordre ne vaut que pour cette manche.
summary-8-title = Un conseil
summary-8 = Gagnez à peu de frais et débarrassez-vous des cartes faibles dans les manches perdues. Qui joue en dernier voit tout : perdre n’est donc pas toujours mauvais.

## La table en lettres

label-round = Manche
label-game = Partie
label-points = Points
label-hand = En main
label-played = Carte jouée
label-called = Prince-électeur
label-chosen = a choisi
label-person = Vos cartes
label-reign = règne
label-crowns = couronnes
label-years = années
label-black = épées noires
label-red = épées rouges
label-pile = Pioche
label-discards = Défausse
label-coming = Événements à venir

## La page de la table

scene-heading = { $games ->
    [one] manche { $round } sur { $rounds }
   *[other] partie { $game }, manche { $round } sur { $rounds }
  }
scene-heading-over = { $rounds } manches jouées
scene-criterion = { $symbol-is ->
    [most_crowns] le plus de couronnes
    [fewest_crowns] le moins de couronnes
    [longest_reign] règne le plus long
    [shortest_reign] règne le plus court
    [start_nearest] début le plus près de { $year }
   *[end_nearest] fin la plus près de { $year }
  }
scene-value = { $family ->
    [crowns] { $value ->
        [one] 1 couronne
       *[other] { $value } couronnes
      }
    [years] { $value ->
        [one] 1 an
       *[other] { $value } ans
      }
    [start] { $value ->
        [0] commence cette année-là
        [one] commence à 1 an près
       *[other] commence à { $value } ans près
      }
   *[end] { $value ->
        [0] finit cette année-là
        [one] finit à 1 an près
       *[other] finit à { $value } ans près
      }
  }
scene-worth = { $family ->
    [crowns] { $value }
    [years] { $value ->
        [one] { $value } an
       *[other] { $value } ans
      }
   *[dates] { $value ->
        [0] l’année même
        [one] à 1 an
       *[other] à { $value } ans
      }
  }
scene-place = symbole { $place }
scene-now = Compte d’abord : { $first } ; à égalité, { $second } ; puis { $third }.

## Qui mène, et pourquoi

scene-leads = { $who ->
    [you] Vous menez
   *[other] { $seat } mène
  } avec { $person } : { $reason }.
scene-won = { $who ->
    [you] Vous avez gagné
   *[other] { $seat } a gagné
  } { $occasion } avec { $person } : { $reason }.
scene-reason = { $how ->
    [first] { $criterion }, { $value }
    [second] à égalité au symbole 1, puis { $criterion }, { $value }
    [third] à égalité aux symboles 1 et 2, puis { $criterion }, { $value }
    [left] à égalité au symbole 1, et l’autre tombe sous les épées rouges
   *[senior] à égalité sur les trois symboles, mais la carte la plus ancienne
  }
scene-alone = seule carte pour l’instant
scene-secret = Chacun choisit en secret. Toutes les cartes sont retournées ensemble.
scene-nobody = { $who ->
    [you] Vous ouvrez la manche : personne n’a encore joué.
   *[other] { $seat } ouvre la manche.
  }
scene-last = Manche précédente
scene-why-dynasty = { $lifts ->
    [none] Événement gris : aucune dynastie n’égalise ici.
    [off] On joue sans Dynastie.
   *[some] Dynastie ({ $dynasty }) : une carte de cette couleur égale la meilleure au symbole 1.
  }
scene-why-lifted = { $persons-count ->
    [one] C’est le cas de { $persons }.
   *[other] C’est le cas de { $persons }.
  }
scene-why-swords = { $swords ->
    [black] { $persons-count ->
        [one] Héros de guerre : { $persons }, si la carte est encore en lice, égalise au symbole 2.
       *[other] Héros de guerre : { $persons }, si leurs cartes sont encore en lice, égalisent au symbole 2.
      }
   *[red] { $persons-count ->
        [one] Épées rouges : { $persons } tombe au symbole 2.
       *[other] Épées rouges : { $persons } tombent au symbole 2.
      }
  }

## Sur la table

scene-slot-mine = votre carte
scene-slot-now = doit jouer
scene-slot-next = ensuite
scene-slot-later = plus tard
scene-slot-chosen = a choisi
scene-slot-chooses = choisit
scene-opens = ouvre
scene-with-elector = a annoncé le prince-électeur avec { $person }
scene-standing = { $standing ->
    [best] la meilleure
    [lifted] à égalité par la Dynastie
    [hero] à égalité comme Héros de guerre
    [fallen] tombe sous les épées rouges
    [left] reste seule
    [out] éliminée
   *[none] pas comparée
  }
scene-years-of = { $person }, de { $start } à { $end }
scene-timeline = Les règnes sur une ligne de 768 à 1840

## La main

scene-hand = Vos cartes
scene-sort = Trier votre main par
scene-sort-by = { $key ->
    [start] début
    [crowns] couronnes
    [years] années
   *[colour] couleur
  }
scene-chosen = choisie
scene-verdict = { $verdict ->
    [leads] mène
    [wins] gagne
    [one] derrière
    [two] perd au 2
    [three] perd au 3
   *[four] plus récente
  }
scene-note = { $note ->
    [dynasty] dynastie
    [hero] héros
   *[falls] épées rouges
  }
scene-note-full = { $note ->
    [dynasty] Dynastie : à égalité au symbole 1
    [hero] Héros de guerre : à égalité au symbole 2
   *[falls] Épées rouges : tombe au symbole 2
  }
scene-call = Électeur
scene-call-order = nouvel ordre : { $first }, { $second }, { $third }
scene-no-card = pas de carte

## Où mène une carte

scene-then = { $ends ->
    [wins] { $person } gagne l’événement : { $reason }.
    [leads] { $person } prend la tête : { $reason }.
   *[opens] { $person } ouvre : { $reason }.
  }
scene-then-behind = { $ends ->
    [loses] { $seat } gagne cette manche :
   *[behind] { $seat } reste devant :
  } { $how ->
    [first] { $criterion }, { $other } contre { $mine }.
    [second] à égalité au symbole 1, puis { $criterion }, { $other } contre { $mine }.
    [third] à égalité aux symboles 1 et 2, puis { $criterion }, { $other } contre { $mine }.
    [fallen] { $person } tombe au symbole 2 sous les épées rouges.
   *[senior] à égalité sur les trois symboles, mais { $leader } est la carte la plus ancienne.
  }
scene-then-values = { $person } : { $first } ; { $second } ; { $third }.
scene-then-after = Jouent encore : { $seats }.
scene-then-call = D’abord { $first }, puis { $second }, puis { $third }.
scene-then-lead = { $persons-count ->
    [0] Après l’échange, aucune de vos autres cartes ne mène.
    [one] Après l’échange, { $persons } mène.
   *[other] Après l’échange, { $persons } mènent.
  }
scene-then-draw = Ensuite vous piochez.
scene-then-open = Vous ouvrez alors avec une autre carte, puis vous piochez.

## Places, piles, fin

scene-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
scene-points-short = { $points ->
    [one] { $points } pt
   *[other] { $points } pts
  }
scene-cards = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  }
scene-pile = pioche
scene-discards = défausse
scene-events-left = événements à venir
scene-this-round = Cette manche
scene-seen = Vues et non vues
scene-seen-count = { $count ->
    [one] { $count } personnage pas encore vu
   *[other] { $count } personnages pas encore vus
  }
scene-is-seen = vue
scene-is-mine = dans votre main
scene-symbol-card = Les six symboles
scene-ending = { $count ->
    [0] n’a gagné aucun événement
    [one] a gagné 1 événement : { $years }
   *[other] a gagné { $count } événements : { $years }
  }

## La galerie

scene-gallery-persons = Personnages
scene-gallery-persons-intro = { $count } rois, empereurs, régentes et princes-électeurs, de Charlemagne au dernier roi qui avait été électeur. La barre sur une carte est le règne, sur une ligne de 768 à 1840.
scene-gallery-events = Événements
scene-gallery-events-intro = { $count } événements des mille ans de l’Empire. Ce qui compte y est imprimé dans l’ordre ; un prince-électeur l’échange pour une manche.
scene-gallery-person = { CAP($dynasty) }. { $role ->
    [emperor] Empereur
    [king] Roi
    [regent] Régente
    [antiking] Antiroi
   *[elector] Tête couronnée d’un électorat
  }. { $imperial ->
    [yes] Couronnes : { $realms }, et la couronne impériale.
   *[no] Couronnes : { $realms }.
  }
scene-gallery-elector = Prince-électeur : échange les symboles 1 et { $place }.
