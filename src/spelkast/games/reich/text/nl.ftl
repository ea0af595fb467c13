title = Het Oude Rijk
tagline = Duizend jaar koningen en keizers: speel bij elke gebeurtenis de persoon die er het best bij past.

## Opties

option-games = Lengte
option-games-1 = één spel van 11 rondes
option-games-3 = Groot Spel: drie spellen, 33 rondes
option-games-help = In het Groot Spel krijgt iedereen na 11 rondes nieuwe kaarten; de punten blijven staan.
option-rule_elector = Keurvorst
option-rule_elector-on = aan
option-rule_elector-off = uit
option-rule_elector-help = Met een keurvorstkaart verwissel je de symbolen van de ronde en speel je een andere kaart.
option-rule_dynasty = Dynastie
option-rule_dynasty-on = aan
option-rule_dynasty-off = uit
option-rule_dynasty-help = Een kaart in de kleur van de gebeurtenis komt op symbool 1 gelijk met de beste.
option-rule_hero = Oorlogsheld
option-rule_hero-on = aan
option-rule_hero-off = uit
option-rule_hero-help = Wie op een veldslag genoemd staat, komt op symbool 2 gelijk met de beste, of valt daar juist af.
option-tie = Gelijk aantal punten
option-tie-shared = gedeelde overwinning
option-tie-last_event = wie het laatst een gebeurtenis won
option-tie-help = Wie wint als meer spelers de meeste punten hebben.
preset-learning = Leerspel
preset-full = Volledig spel
preset-grand = Groot Spel

## Personen

person-none = geen kaart
person-karl_gr = Karel de Grote
person-ludwig_fr = Lodewijk de Vrome
person-ludwig_de = Lodewijk de Duitser
person-karlmann = Karloman van Beieren
person-ludwig_jg = Lodewijk de Jongere
person-karl_3 = Karel de Dikke
person-arnulf = Arnulf van Karinthië
person-ludwig_ki = Lodewijk het Kind
person-konrad_1 = Koenraad I
person-heinrich_1 = Hendrik I de Vogelaar
person-otto_1 = Otto I de Grote
person-otto_2 = Otto II
person-otto_3 = Otto III
person-theophanu = Theophanu
person-adelheid = Adelheid van Bourgondië
person-heinrich_2 = Hendrik II de Heilige
person-konrad_2 = Koenraad II
person-heinrich_3 = Hendrik III
person-agnes = Agnes van Poitou
person-heinrich_4 = Hendrik IV
person-rudolf_rh = Rudolf van Rheinfelden
person-heinrich_5 = Hendrik V
person-lothar_3 = Lotharius III van Supplinburg
person-konrad_3 = Koenraad III
person-friedrich_1 = Frederik I Barbarossa
person-heinrich_6 = Hendrik VI
person-philipp = Filips van Zwaben
person-otto_4 = Otto IV
person-friedrich_2 = Frederik II
person-wilhelm = Willem van Holland
person-konrad_4 = Koenraad IV
person-richard = Richard van Cornwall
person-rudolf_1 = Rudolf I
person-adolf = Adolf van Nassau
person-albrecht_1 = Albrecht I
person-heinrich_7 = Hendrik VII
person-ludwig_4 = Lodewijk IV de Beier
person-karl_4 = Karel IV
person-wenzel = Wenceslaus
person-ruprecht = Ruprecht van de Palts
person-sigismund = Sigismund
person-friedrich_3 = Frederik III
person-maximilian_1 = Maximiliaan I
person-karl_5 = Karel V
person-ferdinand_1 = Ferdinand I
person-maximilian_2 = Maximiliaan II
person-rudolf_2 = Rudolf II
person-matthias = Matthias
person-ferdinand_2 = Ferdinand II
person-ferdinand_3 = Ferdinand III
person-leopold_1 = Leopold I
person-august_2 = August II de Sterke
person-friedrich_p1 = Frederik I van Pruisen
person-joseph_1 = Jozef I
person-karl_6 = Karel VI
person-fwilhelm_1 = Frederik Willem I
person-georg_1 = George I
person-georg_2 = George II
person-august_3 = August III
person-maria_th = Maria Theresia
person-friedrich_p2 = Frederik II de Grote
person-karl_7 = Karel VII Albrecht
person-franz_1 = Frans I Stefan
person-georg_3 = George III
person-joseph_2 = Jozef II
person-fwilhelm_2 = Frederik Willem II
person-leopold_2 = Leopold II
person-franz_2 = Frans II
person-fwilhelm_3 = Frederik Willem III

## Gebeurtenissen

occasion-800 = Keizerskroning te Rome
    .note = Op eerste kerstdag kroont Leo III Karel de Grote in de Sint-Pieter.
occasion-843 = Verdrag van Verdun
    .note = Drie broers verdelen het Frankische rijk.
occasion-876 = Slag bij Andernach
    .note = Lodewijk de Jongere slaat Karel de Kale bij de Rijn terug.
occasion-926 = De Heilige Lans
    .note = Hendrik I krijgt de relikwie van Rudolf II van Bourgondië (926; volgens anderen 935).
occasion-955 = Slag op het Lechveld
    .note = Otto I maakt bij Augsburg een eind aan de Hongaarse invallen.
occasion-962 = Vernieuwing van het keizerrijk
    .note = Otto I wordt in Rome tot keizer gekroond.
occasion-972 = Huwelijksoorkonde van Theophanu
    .note = Purperen oorkonde voor de bruiloft van Otto II in Rome.
occasion-982 = Slag bij Kaap Colonna
    .note = Otto II wordt in Calabrië verslagen door het leger van de emir van Sicilië.
occasion-1027 = Het Rijkskruis en de Koenraadsbeugel
    .note = Koenraad II wordt keizer; kruis en kroonbeugel dragen zijn naam.
occasion-1077 = De gang naar Canossa
    .note = Hendrik IV doet boete voor Gregorius VII.
occasion-1115 = Slag bij Welfesholz
    .note = De Saksen onder Lotharius van Supplinburg verslaan het leger van Hendrik V.
occasion-1122 = Concordaat van Worms
    .note = Een vergelijk maakt een eind aan de Investituurstrijd.
occasion-1140 = Slag bij Weinsberg
    .note = Koenraad III verslaat Welf VI.
occasion-1176 = Slag bij Legnano
    .note = De Lombardische Liga verslaat Barbarossa.
occasion-1194 = Het koninkrijk Sicilië
    .note = Hendrik VI wordt in Palermo tot koning gekroond.
occasion-1214 = Slag bij Bouvines
    .note = Filips II van Frankrijk verslaat Otto IV.
occasion-1215 = Het schrijn van Karel de Grote
    .note = Frederik II sluit het schrijn in Aken.
occasion-1254 = Rijnse Stedenbond
    .note = Tijdens het interregnum sluiten steden een verbond voor de landvrede.
occasion-1278 = Slag bij Dürnkrut
    .note = Rudolf I verslaat Ottokar II van Bohemen.
occasion-1322 = Slag bij Mühldorf
    .note = Lodewijk de Beier neemt Frederik de Schone gevangen.
occasion-1356 = De Gouden Bul
    .note = Karel IV legt het college van zeven keurvorsten vast.
occasion-1396 = Slag bij Nicopolis
    .note = De kruistocht onder Sigismund, dan koning van Hongarije, loopt stuk.
occasion-1424 = De rijkskleinodiën te Neurenberg
    .note = Sigismund vertrouwt kroon, lans en kruis aan de stad toe.
occasion-1477 = De Bourgondische erfenis
    .note = Maximiliaan trouwt met Maria van Bourgondië.
occasion-1495 = Eeuwige Landvrede te Worms
    .note = Veten worden verboden en het Rijkskamergerecht wordt opgericht.
occasion-1547 = Slag bij Mühlberg
    .note = Karel V en Ferdinand verslaan het Schmalkaldisch Verbond.
occasion-1602 = De kroon van Rudolf II
    .note = Meesterwerk van de hofgoudsmeden in Praag.
occasion-1634 = Slag bij Nördlingen
    .note = De latere Ferdinand III verslaat de Zweden.
occasion-1648 = Vrede van Westfalen
    .note = Münster en Osnabrück beëindigen de Dertigjarige Oorlog.
occasion-1663 = Eeuwige Rijksdag te Regensburg
    .note = De rijksdag die nooit meer naar huis ging.
occasion-1697 = De Poolse kroon voor Saksen
    .note = Keurvorst Frederik August wordt tot koning van Polen gekozen.
occasion-1701 = Koning in Pruisen
    .note = De koning kroont zichzelf in Koningsbergen.
occasion-1714 = Hannover op de Britse troon
    .note = Keurvorst George Lodewijk wordt koning van Groot-Brittannië.
occasion-1742 = Een Wittelsbacher als keizer
    .note = Karel VII wordt in Frankfurt gekozen en gekroond.
occasion-1743 = Slag bij Dettingen
    .note = George II voert zijn leger zelf aan.
occasion-1757 = Slag bij Leuthen
    .note = Frederik II wint in Silezië met de schuine slagorde.
occasion-1781 = Tolerantie-edict
    .note = Jozef II staat protestanten en orthodoxen eigen erediensten toe.
occasion-1806 = Het einde van het Oude Rijk
    .note = Frans II legt de keizerskroon neer.

## Kronen en dynastieën

realm-fr = Franken
realm-de = Oost-Francië / Duitsland
realm-it = Italië
realm-bu = Bourgondië (Arelat)
realm-aq = Aquitanië
realm-by = Beieren (Karolingisch)
realm-lo = Lotharingen
realm-wf = West-Francië
realm-si = Sicilië
realm-je = Jeruzalem
realm-bo = Bohemen
realm-hu = Hongarije
realm-ca = Castilië
realm-ar = Aragón
realm-na = Napels
realm-sa = Sardinië
realm-pl = Polen
realm-pr = Pruisen
realm-gb = Groot-Brittannië
realm-ir = Ierland
realm-hn = Hannover
realm-gl = Galicië en Lodomerië
realm-at = Oostenrijk (keizerrijk 1804)

dynasty-kar = Karolingen
dynasty-ott = Ottonen
dynasty-sal = Saliërs
dynasty-sta = Staufers
dynasty-wel = Welfen
dynasty-lux = Luxemburgers
dynasty-wit = Wittelsbachers
dynasty-hab = Habsburgers
dynasty-hlo = Habsburg-Lotharingen
dynasty-hoh = Hohenzollern
dynasty-wet = Wettiners
dynasty-grey = geen dynastie

symbol-most_crowns = meeste kronen
symbol-fewest_crowns = minste kronen
symbol-longest_reign = langste regering
symbol-shortest_reign = kortste regering
symbol-start_nearest = begin het dichtst bij het jaar
symbol-end_nearest = einde het dichtst bij het jaar

## Knoppen

action-play = { $person } spelen
action-call = Keurvorst roepen met { $person }

## De banner

phase-choose = Kies in het geheim een kaart
phase-choose-why = { $occasion } ({ $year }): eerst telt { $first }, dan { $second }, dan { $third }.
phase-choose-waiting =
    { $waiting-count ->
        [one] { $waiting } kiest nog.
       *[other] { $waiting } kiezen nog.
    }
phase-choose-waiting-why =
    { $chosen-is ->
        [none] Alle kaarten gaan tegelijk open.
       *[other] Je hebt { $chosen } gekozen.
    }
phase-turn =
    { $lead ->
        [yes] Jij begint: speel een kaart
       *[no] Jij bent: speel een kaart
    }
phase-turn-why = { $occasion } ({ $year }): nu telt { $first }, dan { $second }, dan { $third }.
phase-turn-waiting = { $waiting } is aan de beurt.
phase-turn-waiting-why = { $occasion } ({ $year }): nu telt { $first }, dan { $second }, dan { $third }.
phase-replace = Je riep Keurvorst: speel nu de kaart die telt
phase-replace-why = Nu telt { $first }, dan { $second }, dan { $third }. Daarna trek je een kaart.
phase-replace-waiting = { $waiting } riep Keurvorst en speelt nog een kaart.
phase-replace-waiting-why = { $occasion } ({ $year }): nu telt { $first }, dan { $second }, dan { $third }.
phase-game-over-why =
    { $points ->
        [one] De meeste punten: 1.
       *[other] De meeste punten: { $points }.
    }

## Wat er gebeurt

event-deals =
    { $left ->
        [one] Spel { $game }: ieder krijgt 11 kaarten; 1 kaart ligt op de trekstapel.
       *[other] Spel { $game }: ieder krijgt 11 kaarten; { $left } kaarten liggen op de trekstapel.
    }
event-opens = Ronde { $round }: { $occasion } ({ NUMBER($occasion-is, useGrouping: 0) }). Eerst telt { $first }, dan { $second }, dan { $third }.
event-turned-up =
    Alle kaarten open: { $A } ({ $name-A }), { $B } ({ $name-B }){ $C-is ->
        [none] {""}
       *[other] , { $C } ({ $name-C })
    }{ $D-is ->
        [none] {""}
       *[other] , { $D } ({ $name-D })
    }{ $E-is ->
        [none] {""}
       *[other] , { $E } ({ $name-E })
    }.
event-plays = { $seat } speelt { $person }.
event-calls = { $seat } roept Keurvorst met { $person }. Nu telt { $first }, dan { $second }, dan { $third }.
event-draws =
    { $left ->
        [one] { $seat } trekt een kaart; 1 kaart blijft over.
       *[other] { $seat } trekt een kaart; { $left } kaarten blijven over.
    }
event-drew = Je trok { $person }.
event-best =
    Symbool { $place }, { $symbol }: { $seats }, { $symbol-is ->
        [start_nearest] { $value ->
            [0] precies in dat jaar
           *[other] { $value } jaar ernaast
        }
        [end_nearest] { $value ->
            [0] precies in dat jaar
           *[other] { $value } jaar ernaast
        }
        [longest_reign] { $value } jaar
        [shortest_reign] { $value } jaar
       *[other] { $value ->
            [one] 1 kroon
           *[other] { $value } kronen
        }
    }.
event-lifted =
    { $seats-count ->
        [one] Dynastie: { $seats } komt gelijk met de beste.
       *[other] Dynastie: { $seats } komen gelijk met de beste.
    }
event-falls =
    { $seats-count ->
        [one] Rode zwaarden: { $seats } valt af.
       *[other] Rode zwaarden: { $seats } vallen af.
    }
event-heroes =
    { $seats-count ->
        [one] Oorlogsheld: { $seats } komt op symbool 2 gelijk met de beste.
       *[other] Oorlogsheld: { $seats } komen op symbool 2 gelijk met de beste.
    }
event-senior = Nog steeds gelijk: de oudste kaart wint, { $person } van { $seat }.
event-wins =
    { $points ->
        [one] { $seat } wint ‘{ $occasion }’ met { $person }{ $stage ->
            [1] {" "}op symbool 1
            [2] {" "}op symbool 2
            [3] {" "}op symbool 3
           *[other] {""}
        }: 1 punt.
       *[other] { $seat } wint ‘{ $occasion }’ met { $person }{ $stage ->
            [1] {" "}op symbool 1
            [2] {" "}op symbool 2
            [3] {" "}op symbool 3
           *[other] {""}
        }: { $points } punten.
    }
event-game-ends =
    { $seats-count ->
        [one] Na spel { $game } staat { $seats } bovenaan met { $points } punten.
       *[other] Na spel { $game } staan { $seats } bovenaan met { $points } punten.
    }
event-victory =
    { $seats-count ->
        [one] { $seats } wint met { $points } punten.
       *[other] { $seats } winnen samen met { $points } punten.
    }

## Waarom niet

reason-not-in-your-hand = Je hebt { $person } niet in je hand. Kies een kaart die je wel hebt.
reason-no-electors = Aan deze tafel wordt zonder de regel Keurvorst gespeeld. Speel de kaart gewoon.
reason-last-card = { $person } is je laatste kaart: na het roepen heb je niets om te spelen. Speel de kaart gewoon.
reason-empty-stack = De trekstapel is leeg, dus niemand kan Keurvorst roepen. Speel de kaart gewoon.

## Hulp

help-choose = Iedereen kiest tegelijk; daarna gaan alle kaarten open. Symbool 1 beslist, en alleen wie daar gelijk staat, gaat door naar symbool 2 en 3. Bewaar je sterkste kaarten liever voor een ronde waarin je de andere kaarten al ziet.
help-turn = De beste kaart op symbool 1 wint de gebeurtenis. Kun je winnen, doe het dan met een kaart die je later weinig mist; anders speel je een zwakke kaart. Met een keurvorst mag je eerst symbool 1 met een ander verwisselen.
help-replace = Je keurvorst zelf telt niet mee. De kaart die je nu speelt, wordt vergeleken in de nieuwe volgorde; daarna trek je een kaart van de stapel.

## De regels in het kort

summary-1-title = Het doel
summary-1 = In elke ronde ligt er één gebeurtenis uit de geschiedenis van het Heilige Roomse Rijk. Wie de beste kaart speelt, wint haar en krijgt een punt. Wie na 11 rondes de meeste punten heeft, wint.
summary-2-title = Een ronde
summary-2 = Iedereen speelt één persoon. In de eerste ronde kiest iedereen in het geheim en gaan de kaarten tegelijk open. Daarna begint wie de vorige ronde won, en volgen de anderen met de klok mee. Je mag altijd elke kaart spelen.
summary-3-title = De drie symbolen
summary-3 = Een gebeurtenis heeft een jaar en drie symbolen. Symbool 1 beslist. Alleen kaarten die daar gelijk staan, worden op symbool 2 vergeleken, en daarna op symbool 3. Is het dan nog gelijk, dan wint de oudste kaart.
summary-4-title = Wat er geteld wordt
summary-4 = Meeste of minste kronen: die van de rijken en de keizerskroon samen. Langste of kortste regering, in jaren. Of het begin of einde van de regering dat het dichtst bij het jaar van de gebeurtenis ligt, ervoor of erna.
summary-5-title = Dynastie
summary-5 = Een kaart in de kleur van de gebeurtenis komt op symbool 1 altijd gelijk met de beste kaart. Dan beslist symbool 2. Grijs is geen dynastie.
summary-6-title = Oorlogsheld
summary-6 = Op een veldslag staan zwaarden en een naam. Bij zwarte zwaarden komt die persoon op symbool 2 gelijk met de beste. Bij rode zwaarden valt die persoon af zodra symbool 2 nodig is.
summary-7-title = Keurvorst
summary-7 = Elf kaarten zijn keurvorsten. Vanaf ronde 2 mag je er Keurvorst mee roepen: je verwisselt symbool 1 met symbool 2 of 3, speelt een andere kaart en trekt er daarna een. De nieuwe volgorde geldt alleen deze ronde.
summary-8-title = Een tip
summary-8 = Win zo zuinig mogelijk en geef zwakke kaarten weg in rondes die je toch verliest. Wie als laatste speelt, ziet alles: verliezen is dus niet altijd erg.

## Het bord in letters

label-round = Ronde
label-game = Spel
label-points = Punten
label-hand = In de hand
label-played = Gespeeld
label-called = Keurvorst
label-chosen = heeft gekozen
label-person = Je kaarten
label-reign = regering
label-crowns = kronen
label-years = jaren
label-black = zwarte zwaarden
label-red = rode zwaarden
label-pile = Trekstapel
label-discards = Afgelegd
label-coming = Komende gebeurtenissen

## De tafelpagina

scene-heading = { $games ->
    [one] ronde { $round } van { $rounds }
   *[other] spel { $game }, ronde { $round } van { $rounds }
  }
scene-heading-over = { $rounds } rondes gespeeld
scene-criterion = { $symbol-is ->
    [most_crowns] meeste kronen
    [fewest_crowns] minste kronen
    [longest_reign] langste regering
    [shortest_reign] kortste regering
    [start_nearest] begin het dichtst bij { $year }
   *[end_nearest] einde het dichtst bij { $year }
  }
scene-value = { $family ->
    [crowns] { $value ->
        [one] 1 kroon
       *[other] { $value } kronen
      }
    [years] { $value } jaar
    [start] { $value ->
        [0] begint precies in dat jaar
       *[other] begint er { $value } jaar vandaan
      }
   *[end] { $value ->
        [0] eindigt precies in dat jaar
       *[other] eindigt er { $value } jaar vandaan
      }
  }
scene-worth = { $family ->
    [crowns] { $value }
    [years] { $value } jaar
   *[dates] { $value ->
        [0] precies dat jaar
       *[other] { $value } jaar verschil
      }
  }
scene-place = symbool { $place }
scene-now = Nu telt: { $first }; bij gelijke stand { $second }; daarna { $third }.

## Wie voor ligt, en waarom

scene-leads = { $who ->
    [you] Je ligt voor
   *[other] { $seat } ligt voor
  } met { $person }: { $reason }.
scene-won = { $who ->
    [you] Je won
   *[other] { $seat } won
  } { $occasion } met { $person }: { $reason }.
scene-reason = { $how ->
    [first] { $criterion }, { $value }
    [second] gelijk op symbool 1, dan { $criterion }, { $value }
    [third] gelijk op symbool 1 en 2, dan { $criterion }, { $value }
    [left] gelijk op symbool 1, en de ander valt door de rode zwaarden
   *[senior] gelijk op alle drie de symbolen, maar de oudste kaart
  }
scene-alone = tot nu toe de enige kaart
scene-secret = Iedereen kiest in het geheim. Alle kaarten gaan tegelijk open.
scene-nobody = { $who ->
    [you] Jij opent de ronde: er ligt nog geen kaart.
   *[other] { $seat } opent de ronde.
  }
scene-last = Vorige ronde
scene-why-dynasty = { $lifts ->
    [none] Grijze gebeurtenis: geen dynastie komt hier gelijk.
    [off] Zonder Dynastie gespeeld.
   *[some] Dynastie: een kaart van de { $dynasty } komt op symbool 1 gelijk met de beste.
  }
scene-why-lifted = { $persons-count ->
    [one] Dat geldt nu voor { $persons }.
   *[other] Dat geldt nu voor { $persons }.
  }
scene-why-swords = { $swords ->
    [black] { $persons-count ->
        [one] Oorlogsheld: { $persons } komt op symbool 2 gelijk, als die kaart dan nog meedoet.
       *[other] Oorlogsheld: { $persons } komen op symbool 2 gelijk, als die kaarten dan nog meedoen.
      }
   *[red] { $persons-count ->
        [one] Rode zwaarden: { $persons } valt af op symbool 2.
       *[other] Rode zwaarden: { $persons } vallen af op symbool 2.
      }
  }

## Op tafel

scene-slot-mine = jouw kaart
scene-slot-now = is aan de beurt
scene-slot-next = straks
scene-slot-later = later
scene-slot-chosen = heeft gekozen
scene-slot-chooses = kiest nog
scene-opens = opent
scene-with-elector = riep Keurvorst met { $person }
scene-standing = { $standing ->
    [best] de beste
    [lifted] gelijk door Dynastie
    [hero] gelijk als Oorlogsheld
    [fallen] valt door de rode zwaarden
    [left] blijft alleen over
    [out] valt af
   *[none] niet meer vergeleken
  }
scene-years-of = { $person }, { $start } tot { $end }
scene-timeline = De regeringen op een lijn van 768 tot 1840

## De hand

scene-hand = Jouw kaarten
scene-sort = Sorteer je hand op
scene-sort-by = { $key ->
    [start] beginjaar
    [crowns] kronen
    [years] jaren
   *[colour] kleur
  }
scene-chosen = gekozen
scene-verdict = { $verdict ->
    [leads] ligt voor
    [wins] wint
    [one] ligt achter
    [two] verliest op 2
    [three] verliest op 3
   *[four] jongere kaart
  }
scene-note = { $note ->
    [dynasty] dynastie
    [hero] oorlogsheld
   *[falls] rode zwaarden
  }
scene-note-full = { $note ->
    [dynasty] Dynastie: gelijk op symbool 1
    [hero] Oorlogsheld: gelijk op symbool 2
   *[falls] Rode zwaarden: valt af op symbool 2
  }
scene-call = Keurvorst
scene-call-order = nieuwe volgorde: { $first }, { $second }, { $third }
scene-no-card = geen kaart

## Waar een kaart toe leidt

scene-then = { $ends ->
    [wins] { $person } wint de gebeurtenis: { $reason }.
    [leads] { $person } neemt de leiding: { $reason }.
   *[opens] { $person } opent: { $reason }.
  }
scene-then-behind = { $ends ->
    [loses] { $seat } wint deze ronde:
   *[behind] { $seat } blijft voor:
  } { $how ->
    [first] { $criterion }, { $other } tegen { $mine }.
    [second] gelijk op symbool 1, dan { $criterion }, { $other } tegen { $mine }.
    [third] gelijk op symbool 1 en 2, dan { $criterion }, { $other } tegen { $mine }.
    [fallen] { $person } valt op symbool 2 door de rode zwaarden.
   *[senior] gelijk op alle drie de symbolen, maar { $leader } is de oudste kaart.
  }
scene-then-values = { $person }: { $first }; { $second }; { $third }.
scene-then-after = Na jou spelen nog: { $seats }.
scene-then-call = { $first } komt voorop, dan { $second }, dan { $third }.
scene-then-lead = { $persons-count ->
    [0] Na de ruil ligt geen van je andere kaarten voor.
    [one] Na de ruil ligt { $persons } voor.
   *[other] Na de ruil liggen { $persons } voor.
  }
scene-then-draw = Daarna trek je een kaart.
scene-then-open = Je opent dan met een andere kaart, en trekt er daarna een.

## Plaatsen, stapels, het einde

scene-points = { $points ->
    [one] 1 punt
   *[other] { $points } punten
  }
scene-points-short = { $points } pt
scene-cards = { $cards ->
    [one] 1 kaart
   *[other] { $cards } kaarten
  }
scene-pile = trekstapel
scene-discards = aflegstapel
scene-events-left = gebeurtenissen te gaan
scene-this-round = Deze ronde
scene-seen = Gezien en niet gezien
scene-seen-count = { $count ->
    [one] 1 persoon nog niet gezien
   *[other] { $count } personen nog niet gezien
  }
scene-is-seen = gezien
scene-is-mine = in je hand
scene-symbol-card = De zes symbolen
scene-ending = { $count ->
    [0] won geen gebeurtenis
    [one] won 1 gebeurtenis: { $years }
   *[other] won { $count } gebeurtenissen: { $years }
  }

## De galerij

scene-gallery-persons = Personen
scene-gallery-persons-intro = { $count } koningen, keizers, regentessen en keurvorsten, van Karel de Grote tot de laatste koning die keurvorst was geweest. De balk op een kaart is de regering, op een lijn van 768 tot 1840.
scene-gallery-events = Gebeurtenissen
scene-gallery-events-intro = { $count } gebeurtenissen uit de duizend jaar van het Rijk. Wat telt staat er in volgorde op; een Keurvorst ruilt dat voor één ronde.
scene-gallery-person = { CAP($dynasty) }. { $role ->
    [emperor] Keizer
    [king] Koning
    [regent] Regentes
    [antiking] Tegenkoning
   *[elector] Gekroond hoofd van een keurvorstendom
  }. { $imperial ->
    [yes] Kronen: { $realms }, en de keizerskroon.
   *[no] Kronen: { $realms }.
  }
scene-gallery-elector = Keurvorst: ruilt symbool 1 en { $place }.
