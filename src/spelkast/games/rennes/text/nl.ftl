title = Rennes-le-Château
tagline = Ren door een doolhof van draaiende portals, verzamel aanwijzingen en kraak de codes van het dorp.

## Options

option-codes_to_win = Codes om te winnen
option-codes_to_win-1 = één code
option-codes_to_win-other = { $token } codes
option-codes_to_win-help = Heeft iemand zoveel codes geclaimd, dan wordt de ronde afgemaakt en is het spel uit.
option-start_player = Startspeler
option-start_player-random = geloot
option-start_player-a = eerste plaats
option-start_player-b = tweede plaats
option-start_player-c = derde plaats
option-start_player-d = vierde plaats
option-start_player-e = vijfde plaats
option-start_player-help = Wie als eerste een locatie kiest; met minder plaatsen telt men rond de tafel door.
option-colours = Spelerskleuren
option-colours-seats = in de volgorde van de plaatsen
option-colours-random = geloot
option-colours-help = Je kleur bepaalt waar je de symboolbonus krijgt.
option-sanctuaire = Altaar
option-sanctuaire-clues = twee aanwijzingen voor een andere
option-sanctuaire-cards = twee kaarten voor een aanwijzing
option-sanctuaire-help = Wat je in de Sanctuaire geeft voor een aanwijzing naar keuze.
option-collect = Verzamelen
option-collect-once_per_visit = in één beurt van een bezoek
option-collect-every_turn = in elke beurt van een verblijf
option-collect-help = Of je opnieuw aanwijzingen mag pakken als je in een Caverne blijft.
option-max_rounds = Rondelimiet
option-max_rounds-0 = twintig ronden per code
option-max_rounds-other = { $token } ronden
option-max_rounds-help = Na deze ronde is het spel uit, als niemand dan genoeg codes heeft geclaimd.

## Colours and cards

colour-none = geen
colour-red = rood
    .adj = rode
colour-blue = blauw
    .adj = blauwe
colour-green = groen
    .adj = groene
colour-yellow = geel
    .adj = gele
colour-purple = paars
    .adj = paarse
card-R1 = rood 1
card-R2 = rood 2
card-R3 = rood 3
card-R4 = rood 4
card-B1 = blauw 1
card-B2 = blauw 2
card-B3 = blauw 3
card-B4 = blauw 4
card-G1 = groen 1
card-G2 = groen 2
card-G3 = groen 3
card-G4 = groen 4
card-Y1 = geel 1
card-Y2 = geel 2
card-Y3 = geel 3
card-Y4 = geel 4
card-P1 = paars 1
card-P2 = paars 2
card-P3 = paars 3
card-P4 = paars 4

## Places

location-tour = La Tour
location-villa = Villa
location-eglise = Église
location-cimetiere = Cimetière
location-monastere = Monastère
node-none = nergens
node-P1 = portal 1
node-P2 = portal 2
node-P3 = portal 3
node-P4 = portal 4
node-P5 = portal 5
node-P6 = portal 6
node-P7 = portal 7
node-P8 = portal 8
node-P9 = portal 9
node-P10 = portal 10
node-P11 = portal 11
node-P12 = portal 12
node-P13 = portal 13
node-P14 = portal 14
node-P15 = portal 15
node-tour = La Tour
node-villa = Villa
node-eglise = Église
node-cimetiere = Cimetière
node-monastere = Monastère
node-C1 = Caverne 1
node-C2 = Caverne 2
node-C3 = Caverne 3
node-C4 = Caverne 4
node-C5 = Caverne 5
node-C6 = Caverne 6
node-C7 = Caverne 7
node-S = de Sanctuaire
node-V1 = vortex 1
node-V2 = vortex 2
node-V3 = vortex 3
node-V4 = vortex 4
node-other = vakje { $token }
area-other = { $token }
direction-N = het noorden
direction-E = het oosten
direction-S = het zuiden
direction-W = het westen

## Ghosts and event cards

ghost-trencavel = Trencavel
ghost-denarnaud = Dénarnaud
ghost-sauniere = Saunière
ghost-dagobert = koning Dagobert
ghost-de_molay = De Molay
fate-even_cw = even portals met de klok mee
fate-even_ccw = even portals tegen de klok in
fate-odd_cw = oneven portals met de klok mee
fate-odd_ccw = oneven portals tegen de klok in
fate-supplies = bevoorrading

## Buttons

action-start = Begin bij { $location }
action-play = Speel { $card } om zijn stippen
action-pick = Leg { $card } neer
action-joker = Dénarnaud: een kaart telt als { $colour }
action-convert = Ruil drie kaarten voor { $colour-adj } stippen
action-dagobert = Dagobert: één { $colour-adj } stip erbij
action-step = Ga naar { $node }
action-turn_cw = Draai de portal met de klok mee
action-turn_ccw = Draai de portal tegen de klok in
action-take = Lever { $card } in voor een aanwijzing
action-place = Leg de aanwijzing op { $location }
action-offer = Geef de { $colour-adj } aanwijzing van { $location }
action-gain = Neem een { $colour-adj } aanwijzing voor { $location }
action-event = Gebeurtenis: { $fate }
action-claim = Claim de code van { $location }
action-end = Beëindig je acties
action-open = Neem de kaart op plek { $slot }
action-blind = Trek een kaart blind
action-stop = Neem geen kaarten meer

## The banner

phase-location = Kies je startlocatie
phase-location-why = Villa en Cimetière geven twee extra kaarten; vanaf de andere is een Caverne dichterbij.
phase-main = Jouw beurt: bewegen, verzamelen, omwisselen, gebeurtenis, claimen – daarna aanvullen
phase-main-why =
    { $dots ->
        [0] Kaarten betalen stappen en kwartslagen in hun kleur; in een Caverne kopen ze aanwijzingen.
        [one] Er ligt één stip voor je klaar; wat je niet gebruikt, vervalt aan het eind van je acties.
       *[other] Er liggen { $dots } stippen voor je klaar; wat je niet gebruikt, vervalt aan het eind van je acties.
    }
phase-transit = Je passeert een pion: ga verder
phase-transit-why = Hier mag je niet blijven staan; je stippen reiken tot een vrije plek.
phase-convert = Leg een kaart neer voor stippen in { $wanted }
phase-convert-why =
    { $laid ->
        [0] Kies drie kaarten; een derde van hun stippen telt, de helft als alle drie dezelfde kleur hebben.
       *[other] Er liggen { $laid } van de drie kaarten; kies in oplopende volgorde.
    }
phase-joker = Kies de kaart die als { $wanted } telt
phase-joker-why = Al haar stippen tellen; elke kaart van een andere kleur is goed.
phase-place = Leg de aanwijzing neer ({ $found })
phase-place-why = Ze blijft voorgoed op die code liggen.
phase-offer = Geef een tweede aanwijzing
phase-offer-why = Je krijgt een aanwijzing in een kleur die je niet gaf.
phase-sacrifice = Geef een tweede kaart
phase-sacrifice-why = Je krijgt een aanwijzing in een kleur die je niet gaf.
phase-gain = Kies de aanwijzing die je krijgt
phase-gain-why = Elke kleur behalve die je gaf, als ze in de voorraad is en op een code past.
phase-supply =
    { $draws ->
        [one] Neem nog één kaart
       *[other] Neem { $draws } kaarten
    }
phase-supply-why = Open of blind; daarna gaat je beurt verder.
phase-refill = Neem kaarten (tot { $limit })
phase-refill-why =
    { $room ->
        [one] Je kunt nog één kaart nemen, open of blind.
       *[other] Je kunt nog { $room } kaarten nemen, open of blind.
    }
phase-game-over-why = De bezochte gebieden zijn meegeteld.

## Help

help-location = De portal naast je locatie bepaalt de kleur van je weg naar buiten. Villa en Cimetière liggen verder van alles af en geven daarvoor twee kaarten. Het gebied van je locatie telt als bezocht.
help-main = Speel kaarten om hun stippen, en stap of draai portals: elk kost een stip van de kleur die daar te zien is. In een Caverne lever je een kaart in de kleur van een aanwijzing in. Per beurt mag je één gebeurtenis, één omwisseling en één claim doen.
help-transit = Een vakje met een andere pion mag je passeren, niet delen. Elke uitweg die je kunt betalen, staat klaar.
help-convert = Drie kaarten worden stippen in de kleur die je wilt: een derde van hun stippen, of de helft bij één kleur, naar beneden afgerond. Kies kaarten die je anders niet nodig hebt.
help-joker = Dénarnaud laat één kaart per beurt als een andere kleur tellen. Dat helpt bij bewegen, niet bij aanwijzingen.
help-place = De codes die deze kleur nog nodig hebben, staan klaar. Een code die bijna compleet is, brengt je dichter bij een claim.
help-offer = De twee aanwijzingen gaan terug naar de voorraad. Kies er een die je voorlopig niet nodig hebt.
help-sacrifice = De twee kaarten gaan op de aflegstapel. Kies er een die je het minst nodig hebt.
help-gain = Neem de kleur die een code compleet maakt, als het kan. Punten zijn hier niet te winnen of te verliezen.
help-supply = Open kaarten ziet iedereen, blinde alleen jij. Dit telt niet als aanvullen.
help-refill = Denk aan de kleuren op je weg en aan de aanwijzingen die je wilt. Open kaarten ziet iedereen, blinde alleen jij.

## What happens

event-begins = { $seat } heeft het startspelerstoken.
event-starts-at =
    { $cards ->
        [0] { $seat } begint bij { $location }.
       *[other] { $seat } begint bij { $location } en krijgt { $cards } extra kaarten.
    }
event-dealt-extra = Je extra kaarten zijn { $first } en { $second }.
event-round = Ronde { $round } begint met { $seat }.
event-events-return = Alle vijf gebeurteniskaarten van { $seat } zijn weer beschikbaar.
event-plays =
    { $dots ->
        [one] { $seat } speelt { $card }: één stip.
       *[other] { $seat } speelt { $card }: { $dots } stippen.
    }
event-lays-down = { $seat } legt { $card } neer.
event-converts =
    { $dots ->
        [one] De drie kaarten van { $seat } geven één { $colour-adj } stip.
       *[other] De drie kaarten van { $seat } geven { $dots } { $colour-adj } stippen.
    }
event-joker-gives =
    { $dots ->
        [one] Dénarnaud maakt er voor { $seat } één { $colour-adj } stip van.
       *[other] Dénarnaud maakt er voor { $seat } { $dots } { $colour-adj } stippen van.
    }
event-dagobert-gives = Koning Dagobert geeft { $seat } één { $colour-adj } stip extra.
event-steps =
    { $dots ->
        [one] { $seat } gaat van { $from } naar { $to } voor één { $colour-adj } stip.
       *[other] { $seat } gaat van { $from } naar { $to } voor { $dots } { $colour-adj } stippen.
    }
event-turns = { $seat } draait { $portal } voor één { $colour-adj } stip en kijkt nu naar { $direction }.
event-carried = { $seat }, op het { $colour-adj } kwart van { $portal }, draait mee en kijkt nu naar { $direction }.
event-reaches-area =
    { $areas ->
        [one] { $seat } bereikt gebied { $area }: het eerste gebied.
       *[other] { $seat } bereikt gebied { $area }: nu { $areas } gebieden.
    }
event-puts-marker =
    { $before-is ->
        [none] { $seat } legt fiche { $marker } in { $caverne }.
       *[other] { $seat } verplaatst fiche { $marker } van { $before } naar { $caverne }.
    }
event-symbol-bonus = Het symbool van { $location } geeft { $seat } { $points } punten.
event-hands-in = { $seat } levert { $card } in voor een { $colour-adj } aanwijzing in { $caverne }.
event-places =
    { $points ->
        [one] { $seat } legt de { $colour-adj } aanwijzing op { $location }: één punt.
       *[other] { $seat } legt de { $colour-adj } aanwijzing op { $location }: { $points } punten.
    }
event-offers = { $seat } geeft de { $colour-adj } aanwijzing van { $location } aan het altaar.
event-sacrifices = { $seat } geeft { $card } aan het altaar.
event-gains = { $seat } krijgt een { $colour-adj } aanwijzing voor { $location }.
event-plays-event =
    { $fate-is ->
        [even_cw] { $seat } draait portals 2, 4, 6, 8, 10, 12 en 14 met de klok mee met de gebeurteniskaart “{ $fate }”.
        [even_ccw] { $seat } draait portals 2, 4, 6, 8, 10, 12 en 14 tegen de klok in met de gebeurteniskaart “{ $fate }”.
        [odd_cw] { $seat } draait portals 1, 3, 5, 7, 9, 11, 13 en 15 met de klok mee met de gebeurteniskaart “{ $fate }”.
        [odd_ccw] { $seat } draait portals 1, 3, 5, 7, 9, 11, 13 en 15 tegen de klok in met de gebeurteniskaart “{ $fate }”.
       *[other] { $seat } speelt de gebeurteniskaart “{ $fate }”.
    }
event-claims = { $seat } claimt de code van { $location } als nummer { $place }: { $points } punten en de geest { $ghost }.
event-lapse =
    { $dots ->
        [one] Eén { $colour-adj } stip van { $seat } vervalt.
       *[other] { $dots } { $colour-adj } stippen van { $seat } vervallen.
    }
event-takes-open = { $seat } neemt { $card } van de open kaarten.
event-draws-blind =
    { $left ->
        [one] { $seat } trekt een kaart blind; er is er nog één over.
       *[other] { $seat } trekt een kaart blind; er zijn er nog { $left } over.
    }
event-drew = Je trekt { $card }.
event-reshuffle = De aflegstapel wordt geschud tot een trekstapel van { $cards } kaarten.
event-display-filled = { CAP($card) } komt open te liggen op plek { $slot }.
event-clues-filled = Nieuwe aanwijzingen in { $caverne }: { $first }, { $second }, { $third }, { $fourth }.
event-last-round =
    { $codes ->
        [one] { $seat } heeft een code geclaimd: dit is de laatste ronde.
       *[other] { $seat } heeft { $codes } codes geclaimd: dit is de laatste ronde.
    }
event-round-limit = Ronde { $round } was volgens afspraak de laatste.
event-total = { $seat } heeft { $points } punten: { $for_clues } voor aanwijzingen, { $for_claims } voor claims, { $for_symbols } voor symbolen, { $for_areas } voor gebieden.
event-tie-break =
    { $level ->
        [1] { $seats } hebben evenveel punten; het aantal codes beslist.
        [2] { $seats } hebben evenveel punten en codes; het aantal aanwijzingen beslist.
        [3] { $seats } hebben evenveel punten, codes en aanwijzingen; het aantal gebieden beslist.
       *[other] { $seats } hebben evenveel punten, en niets scheidt de besten.
    }
event-wins =
    { $seats-count ->
        [one] { $seats } wint met { $points } punten.
       *[other] { $seats } winnen samen met { $points } punten.
    }

## Why not

reason-location-taken = Daar staat al een andere pion. Kies een vrije locatie.
reason-not-in-hand = Die kaart heb je niet in je hand. Kies er een die je hebt.
reason-needs-three-cards = Voor een ruil zijn drie kaarten nodig. Speel losse kaarten.
reason-lower-than-before = Kaarten worden in oplopende volgorde neergelegd. Kies dezelfde of een hogere.
reason-too-few-higher = Na deze kaart blijven er te weinig hogere over. Begin met een lagere.
reason-without-denarnaud = Daarvoor heb je de geest Dénarnaud nodig. De code van Villa brengt die.
reason-joker-used = Dénarnaud helpt één keer per beurt. In je volgende beurt weer.
reason-joker-own-colour = Die kaart heeft deze kleur al. Kies er een van een andere kleur.
reason-no-card-for-joker = Je hebt geen kaart van een andere kleur. Speel de kaarten zoals ze zijn.
reason-without-dagobert = Daarvoor heb je de geest koning Dagobert nodig. De code van Cimetière brengt die.
reason-dagobert-used = Koning Dagobert helpt één keer per beurt. In je volgende beurt weer.
reason-no-dots-of-colour = Je hebt deze beurt geen stippen van die kleur gespeeld. Speel er eerst een kaart van.
reason-no-way-there = Van hier is er geen weg naartoe; een portal verlaat je door de uitgang waar je voor staat. Ga vakje voor vakje.
reason-too-few-dots = Je hebt te weinig stippen van de kleur die daar gevraagd wordt. Speel eerst een kaart van die kleur.
reason-own-marker-there = In die Caverne ligt een fiche van jezelf. Bezoek eerst twee andere.
reason-no-place-to-stop = Daar staat een andere pion, en je stippen reiken niet verder. Speel eerst meer stippen, of wacht.
reason-not-on-portal = Je staat niet op een portal. Ga er eerst op staan.
reason-too-few-dots-to-turn = Je hebt een stip nodig van de kleur waar je op staat. Speel er eerst een kaart van.
reason-without-trencavel = Alleen met de geest Trencavel draait een portal tegen de klok in. Draai hem met de klok mee.
reason-not-in-caverne = Aanwijzingen pak je in een Caverne. Ga er eerst naartoe.
reason-visit-used = Tijdens dit bezoek heb je al aanwijzingen gepakt. Ga naar een andere Caverne.
reason-other-caverne-used = Deze beurt heb je al in een andere Caverne aanwijzingen gepakt. Hier kan het in je volgende beurt.
reason-no-such-clue = Hier ligt geen aanwijzing van die kleur. Lever een kaart in van een kleur die hier ligt.
reason-fits-no-code = Daar is geen vak van die kleur vrij. Kies wat je codes nog nodig hebben.
reason-not-in-sanctuaire = Omwisselen doe je in de Sanctuaire. Een vortex leidt erheen.
reason-altar-used = Per beurt mag je één keer omwisselen. In je volgende beurt weer.
reason-altar-wants-cards = In dit spel neemt het altaar kaarten. Geef er twee.
reason-altar-wants-clues = In dit spel neemt het altaar aanwijzingen. Geef er twee.
reason-no-clue-to-give = Zo’n aanwijzing heb je daar niet. Geef er een die op je codes ligt.
reason-clue-locked = De aanwijzingen van een geclaimde code liggen vast. Geef aanwijzingen van andere codes.
reason-given-in-order = Geven gaat in oplopende volgorde. Kies hetzelfde of iets dat later komt.
reason-no-exchange-left = Daarmee is er niets te krijgen. Kies iets anders om te geven.
reason-colour-given = Die kleur heb je zelf gegeven. Kies een andere.
reason-supply-empty = In de voorraad is geen aanwijzing van die kleur. Kies een andere kleur.
reason-event-spent = Die gebeurteniskaart heb je al gebruikt. Ze komt terug als alle vijf gebruikt zijn.
reason-one-event = Per beurt mag je één gebeurteniskaart spelen. Speel de volgende in je volgende beurt.
reason-hand-too-full = Met meer dan negen kaarten in de hand is er geen bevoorrading. Speel eerst kaarten.
reason-code-incomplete = Die code is nog niet compleet. Zoek de aanwijzingen die ontbreken.
reason-already-claimed = Die code heb je al geclaimd. Claim een andere.
reason-one-claim = Per beurt mag je één code claimen. Claim de volgende in je volgende beurt.
reason-slot-empty = Die plek is leeg. Neem een andere kaart, of trek blind.

## The rules in short

summary-1-title = Het doel
summary-1 = Je zoekt onder het dorp aanwijzingen om de codes van vijf locaties te kraken. Heeft iemand genoeg codes geclaimd, dan wordt de ronde afgemaakt, tellen de bezochte gebieden mee, en winnen de meeste punten.
summary-2-title = Je beurt
summary-2 = Bewegen, verzamelen, omwisselen, een gebeurtenis en claimen, in elke volgorde en door elkaar; daarna vul je je hand aan tot zeven. Eén gebeurtenis, één omwisseling, één claim, en aanwijzingen uit één Caverne.
summary-3-title = Stippen
summary-3 = Een uitrustingskaart geeft één tot vier stippen in haar kleur. Een stap of kwartslag kost één stip. Wat overblijft, vervalt. Drie kaarten zijn te ruilen voor een derde van hun stippen in elke kleur, de helft bij één kleur.
summary-4-title = De kleur van de weg
summary-4 = Een gang heeft de kleur van de portaluitgang waar hij begint; vanaf een open doorgang die van de portal waar je heen gaat. Op een portal sta je op een kwart, betaal je in die kleur, en ga je weg door de uitgang ervoor.
summary-5-title = Vortexen en altaar
summary-5 = Vortexen leiden naar elkaar, in de kleur bij de vortex van aankomst. Voor twee stippen leiden ze naar de Sanctuaire, waar je twee aanwijzingen omwisselt voor één van een andere kleur.
summary-6-title = Cavernes
summary-6 = Voor een kaart in haar kleur pak je een aanwijzing: één punt, en een plek op een code die haar nodig heeft. Je twee fiches sluiten de Cavernes die je het laatst bezocht. Een symbool geeft drie punten als zijn locatie jouw kleur toont.
summary-7-title = Codes en geesten
summary-7 = Een complete code claim je voor 10, 8, 6, 4 of 2 punten, op volgorde. Daarna helpt haar geest: twee punten per aanwijzing, een kaart als joker, negen kaarten, draaien in beide richtingen, of een stip extra.
summary-8-title = Gebeurtenissen en gebieden
summary-8 = Vier gebeurtenissen draaien alle even of oneven portals, één brengt twee kaarten; na vijf komen ze terug. Twee tot negen bezochte gebieden geven aan het eind 2 tot 30 punten.

## The table in letters

label-round = ronde
label-points = punten
label-hand = hand
label-place = plek
label-ghosts = geesten
label-areas = gebieden
label-pool = stippen
label-display = open
label-pile = trekstapel
label-portal = portal
label-clues = aanwijzingen
label-code = code

### What only the table page says

scene-heading =
    { $round ->
        [0] plaatsen kiezen
       *[other] ronde { $round }
    }
scene-board =
    { $round ->
        [0] Het gangenstelsel, voor de eerste ronde. Pionnen: { $pawns }.
       *[other] Het gangenstelsel in ronde { $round }. Pionnen: { $pawns }.
    }
scene-pair = { $what }: { $of }
scene-dots = { $count } { $colour }
scene-points =
    { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
scene-points-unit =
    { $points ->
        [one] punt
       *[other] punten
    }

## On the board

scene-portal-label = Portal { $number }: noord { $north }, oost { $east }, zuid { $south }, west { $west }
scene-caverne-label = Caverne { $number }, aanwijzingen: { $clues }
scene-sanctuaire = Sanctuaire
scene-markers = fiches: { $who }
scene-location-label = { $name }, de uitgang toont { $colour }, gekraakt door: { $who }
scene-pawn = { $who }, { $where }
scene-step-label = Stap: { $to }
scene-turn-label =
    { $way ->
        [turn_cw] Kwartslag met de klok mee, 1 { $colour }
       *[other] Kwartslag tegen de klok in, 1 { $colour }
    }

## In the dock

scene-pool = Gespeelde stippen
scene-pool-of = Stippen van { $seat }
scene-pool-note =
    { $count ->
        [0] tik een plek aan voor een route, of speel kaarten
       *[other] vervallen aan het eind van je beurt
    }
scene-pool-label =
    { $count ->
        [one] { $count } stip { $colour }; zet drie kaarten om in { $colour }
       *[other] { $count } stippen { $colour }; zet drie kaarten om in { $colour }
    }
scene-laying = Kaarten afleggen
scene-laying-note =
    { $some ->
        [0] nog { $left }
       *[other] nog { $left }, tot nu toe { $laid }
    }
scene-joker-short = als kleur
scene-joker-label = Eén kaart telt als { $colour }
scene-dagobert-short = één extra
scene-dagobert-label = Eén stip { $colour } extra
scene-hand = Je hand
scene-hand-of = Hand van { $seat }
scene-hand-note =
    { $count ->
        [one] { $count } kaart, aanvullen tot { $limit }
       *[other] { $count } kaarten, aanvullen tot { $limit }
    }
scene-cards-in-hand =
    { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    }
scene-cards-known =
    { $some ->
        [0] Kaarten: { $count }
       *[other] Kaarten: { $count }, bekend: { $known }
    }
scene-card-label =
    { $count ->
        [one] { $name }
       *[other] { $name }, { $count } keer
    }
scene-take-label = Lever { $name } in voor een aanwijzing, { $colour }
scene-take-note = het rondje onder een kaart koopt een aanwijzing
scene-pick-label = Leg { $name } op het altaar
scene-pick-note = het rondje onder een kaart legt haar op het altaar
scene-events = Gebeurtenissen
scene-events-note = één per beurt, gratis · ○ even, ◇ oneven
scene-doing-walk = Lopen
scene-doing-collect = Verzamelen
scene-doing-exchange = Omwisselen
scene-doing-claim = Claimen
scene-doing-label = { $name }: { $note }
scene-doing-when =
    { $why ->
        [now] kan nu
        [place] tik een plek aan
        [cards] speel kaarten
        [not-in-caverne] in een Caverne
        [visit-used] volgend bezoek
        [other-caverne-used] één per beurt
        [not-in-sanctuaire] bij het altaar
        [altar-used] één per beurt
        [code-incomplete] geen code vol
        [one-claim] één per beurt
       *[other] niets past
    }
scene-event-label =
    { $used ->
        [yes] { $fate }, al gebruikt
       *[no] { $fate }
    }
scene-event-short =
    { $fate-is ->
        [even_cw] even
        [even_ccw] even
        [odd_cw] oneven
        [odd_ccw] oneven
       *[supplies] 2 kaarten
    }
scene-events-left =
    { $count ->
        [one] nog { $count } gebeurteniskaart
       *[other] nog { $count } gebeurteniskaarten
    }
scene-display = Open kaarten
scene-display-note = of ongezien van de stapel
scene-display-when =
    { $when ->
        [now] neem ze nu
       *[later] om aan te vullen
    }
scene-pile-label =
    { $count ->
        [one] Trekstapel, { $count } kaart
       *[other] Trekstapel, { $count } kaarten
    }

## Codes

scene-your-codes = Jouw codes
scene-codes-of = Codes van { $seat }
scene-cracked = gekraakt
scene-cracked-of = { $count } van { $needed } gekraakt
scene-code-foot = { $count }/5 · { $points } p
scene-slots = gevonden: { $found }; nog nodig: { $missing }
scene-areas =
    { $count ->
        [one] { $count } gebied
       *[other] { $count } gebieden
    }
scene-areas-label =
    { $count ->
        [one] { $count } gebied bezocht ({ $names }), waard { $points }
       *[other] { $count } gebieden bezocht ({ $names }), waard { $points }
    }
scene-starts = Waar begin je?
scene-starts-note = ver weg geeft 2 kaarten
scene-start-label =
    { $extra ->
        [0] Begin: { $name }
       *[other] Begin: { $name }, met { $extra } kaarten extra
    }
scene-extra = +{ $extra } kaarten
scene-claims = Een code is compleet
scene-claim-label = Claim { $location }, { $points } punten
scene-altar = Het altaar
scene-altar-note = geef twee aanwijzingen, krijg één andere kleur
scene-offer-label = Geef de aanwijzing { $colour } van { $location }
scene-gain = Je nieuwe aanwijzing
scene-gain-note = niet in een kleur die je gaf
scene-gain-label = Een aanwijzing { $colour } voor { $location }
scene-place = Waar komt de aanwijzing?
scene-place-note = { $colour }, ze blijft daar
scene-place-label = { $name }, { $count } van 5 aanwijzingen
scene-discards = Aflegstapel: { $count }
scene-clues-left = Aanwijzingen in de zak: { $count }

## What an action leads to

scene-start =
    { $extra ->
        [0] Je begint bij { $location }. De uitgang toont { $colour }: dat kosten de eerste stappen.
       *[other] Je begint bij { $location } met { $extra } kaarten extra. De uitgang toont { $colour }: dat kosten de eerste stappen.
    }
scene-play =
    { $count ->
        [one] Je hebt dan { $count } stip { $colour }.
       *[other] Je hebt dan { $count } stippen { $colour }.
    }
scene-sacrifice = { CAP($card) } gaat op het altaar.
scene-lay-down =
    { $left ->
        [one] { CAP($card) } leg je af; daarna nog één.
       *[other] { CAP($card) } leg je af; daarna nog { $left }.
    }
scene-converted =
    { $count ->
        [one] Samen geven de kaarten { $count } stip { $colour }.
       *[other] Samen geven de kaarten { $count } stippen { $colour }.
    }
scene-joker = Leg één kaart van een andere kleur af: haar stippen tellen als { $colour }.
scene-convert = Leg drie kaarten af voor stippen { $colour }: de helft van hun stippen bij één kleur, anders een derde. Terug kan niet.
scene-walk = Loop naar { $to }
scene-walk-price = De weg naar { $to } kost { $price }.
scene-walk-paid =
    { $count ->
        [0] Je stippen zijn precies genoeg.
       *[other] Daarna nog over: { $left }.
    }
scene-walk-cards = Speelt { $cards }.
scene-walk-convert = Zet { $cards } om: { $dots }.
scene-walk-joker = Dénarnaud: { $cards } telt als { $colour }.
scene-walk-dagobert = Dagobert geeft { $dots } extra.
scene-walk-left =
    { $count ->
        [0] Niets gaat verloren.
       *[other] Verloren: { $left }.
    }
scene-cards-alike = { $count } × { $card }
scene-look = Wat de weg naar { $to } zou kosten
scene-walk-short = Je kaarten komen tekort: { $missing }, ook als je kaarten omzet.
scene-step = Kost { $price }.
scene-dots-left =
    { $count ->
        [0] Daarna heb je geen stippen meer.
       *[other] Daarna over: { $left }.
    }
scene-new-areas =
    { $count ->
        [one] Nieuw gebied: { $areas }.
       *[other] Nieuwe gebieden: { $areas }.
    }
scene-symbol-bonus = Jouw kleur bij het symbool: { $points } punten.
scene-must-go-on = Daar staat al iemand: je moet meteen verder.
scene-turn =
    { $direction ->
        [N] Kost 1 { $colour }; je kijkt dan naar het noorden.
        [E] Kost 1 { $colour }; je kijkt dan naar het oosten.
        [S] Kost 1 { $colour }; je kijkt dan naar het zuiden.
       *[W] Kost 1 { $colour }; je kijkt dan naar het westen.
    }
scene-take = Je levert { $card } in en krijgt een aanwijzing, { $colour }.
scene-placed =
    { $points ->
        [one] { CAP($location) } heeft dan { $count } van 5 aanwijzingen; { $points } punt.
       *[other] { CAP($location) } heeft dan { $count } van 5 aanwijzingen; { $points } punten.
    }
scene-complete = De code is compleet en kan geclaimd worden.
scene-offer =
    { $first ->
        [yes] De aanwijzing { $colour } van { $location } gaat op het altaar; dan nog een tweede.
       *[no] De aanwijzing { $colour } van { $location } gaat er ook op; dan kies je je nieuwe.
    }
scene-gained = Een aanwijzing { $colour } komt bij { $location }. Punten geeft dat niet.
scene-claim = { $points } punten, en { $ghost } helpt je vanaf nu.
scene-last-round = Dit is je laatste code: de ronde wordt afgemaakt, dan is het spel uit.
scene-ghost-0 = Je mag portals ook tegen de klok in draaien.
scene-ghost-1 = Eén keer per beurt telt een kaart als een andere kleur.
scene-ghost-2 = Elke aanwijzing uit een Caverne is 2 punten waard.
scene-ghost-3 = Eén keer per beurt krijg je één stip extra.
scene-ghost-4 = Je vult je hand aan tot 9 kaarten.
scene-event =
    { $parity ->
        [odd] Alle oneven portals draaien een kwartslag, met iedereen die erop staat. Het kost niets.
       *[even] Alle even portals draaien een kwartslag, met iedereen die erop staat. Het kost niets.
    }
scene-fresh-supplies = Je neemt meteen { $count } kaarten, open of ongezien.
scene-could-claim = Je kunt nog een code claimen.
scene-lapse = Deze stippen vervallen: { $dots }.
scene-then-refill =
    { $count ->
        [0] Je hand is vol, je neemt geen kaarten.
        [one] Daarna mag je 1 kaart nemen.
       *[other] Daarna mag je { $count } kaarten nemen.
    }
scene-open = Je neemt { $card }; iedereen ziet het.
scene-blind = Je neemt de bovenste kaart; alleen jij ziet haar.
scene-stop =
    { $count ->
        [one] Je beurt is klaar, met { $count } kaart in je hand.
       *[other] Je beurt is klaar, met { $count } kaarten in je hand.
    }
scene-reveal-claim = { $name } kraakt de code van { $place }: { $points } punten
scene-ending = { $codes } codes ({ $claims }), aanwijzingen { $clues }, symbolen { $symbols }, gebieden { $areas }

## Gallery

scene-shelf-0-title = Tegen vuur
scene-shelf-0 = Rode stippen: voor stappen en kwartslagen waar een portal rood toont. Elke rode kaart koopt een rode aanwijzing.
scene-shelf-1-title = Tegen water
scene-shelf-1 = Blauwe stippen: voor ondergelopen gangen, waar een portal blauw toont.
scene-shelf-2-title = Tegen gas
scene-shelf-2 = Groene stippen: voor vergiftigde lucht, waar een portal groen toont.
scene-shelf-3-title = Over gebroken grond
scene-shelf-3 = Gele stippen: voor gaten en losse stenen, waar een portal geel toont.
scene-shelf-4-title = Tegen ongedierte
scene-shelf-4 = Paarse stippen: voor ratten, slangen en spinnen, waar een portal paars toont.
scene-plate-equipment =
    { $copies ->
        [one] Eén keer in het spel.
       *[other] { $copies } keer in het spel.
    }
scene-shelf-events-title = Gebeurtenissen
scene-shelf-events = Iedereen heeft dezelfde vijf. Per beurt mag er één gespeeld worden; zijn ze alle vijf gebruikt, dan komen ze terug.
scene-shelf-ghosts-title = Verschijningen
scene-shelf-ghosts = Wie de code van een plaats claimt, wordt de rest van het spel geholpen door de geest die er woont.
