title = Dungeonville
tagline = Huur avonturiers, vecht aan de poort en waag je geluk onder de grond, voor een kerker die stiekem van jou is.

## Opties

option-kills_to_win = Bloedfiches om te winnen
option-kills_to_win-other = { $token } fiches
option-kills_to_win-help = Hoeveel fiches je moet hebben voor je de overwinning kunt opeisen.
option-round_cap = Laatste ronde
option-round_cap-other = ronde { $token }
option-round_cap-help = Heeft er dan nog niemand gewonnen, dan wint de hoogste score.
option-expedition_cap = Kamers in één expeditie
option-expedition_cap-other = hoogstens { $token }
option-expedition_cap-help = Na zoveel kamers verlaat een groep de kerker vanzelf.
option-blood_gold = Bloedgoud
option-blood_gold-0 = geen
option-blood_gold-other = { $token } fiches
option-blood_gold-help = Fiches die elk 10 goud waard zijn, alleen in de eerste ronde.
option-town_refresh = Stad
option-town_refresh-keep = avonturiers blijven
option-town_refresh-new = elke ronde vijf nieuwe
option-town_refresh-help = Of wie nog in de stad is, op de volgende ronde wacht of vertrekt.
option-recruit_end = Einde van de rekrutering
option-recruit_end-lap = na een hele ronde langs de tafel
option-recruit_end-immediate = zodra iedereen er drie heeft
option-recruit_end-help = Of iedereen telkens een beurt krijgt, ook als niemand avonturiers tekortkomt.
option-reserves_count = Reserves
option-reserves_count-no = tellen niet als overlevenden
option-reserves_count-yes = tellen als overlevenden
option-reserves_count-help = Of avonturiers buiten de drie vechters meetellen voor wie naar binnen mag.
option-item_powers = Voorwerpen
option-item_powers-yes = hebben krachten
option-item_powers-no = zijn alleen 5 goud waard
option-item_powers-help = Elk voorwerp helpt de eigenaar die een avonturier van die klasse heeft.
option-deed_price = Prijs van een akte
option-deed_price-0 = niets
option-deed_price-other = { $token } goud
option-deed_price-help = Wat het kost om je akte te ruilen in het opdrachthuis, met hoogstens vier spelers.
option-auto_claim = Opeisen
option-auto_claim-no = doen de spelers zelf
option-auto_claim-yes = doet het spel
option-auto_claim-help = Of je zelf je overwinning aankondigt en je kunt vergissen, of het spel dat voor je doet.
option-auto_forced = Beslissingen zonder keuze
option-auto_forced-yes = gaan vanzelf
option-auto_forced-no = worden gevraagd
option-auto_forced-help = Of het spel vanzelf verdergaat als je maar één ding kunt doen.

## Dingen

adventurer-none = niemand
    .the = niemand
adventurer-1 = moordenaar
    .the = de moordenaar
adventurer-2 = rode ridder
    .the = de rode ridder
adventurer-3 = gele ridder
    .the = de gele ridder
adventurer-4 = gele barbaar
    .the = de gele barbaar
adventurer-5 = gele monnik
    .the = de gele monnik
adventurer-6 = groene elf
    .the = de groene elf
adventurer-7 = groene priester
    .the = de groene priester
adventurer-8 = paarse barbaar
    .the = de paarse barbaar
adventurer-9 = witte barbaar
    .the = de witte barbaar
adventurer-10 = blauwe elf
    .the = de blauwe elf
adventurer-11 = paarse dief
    .the = de paarse dief
adventurer-12 = paarse elf
    .the = de paarse elf
adventurer-13 = groene monnik
    .the = de groene monnik
adventurer-14 = blauwe dief
    .the = de blauwe dief
adventurer-15 = witte ridder
    .the = de witte ridder
adventurer-16 = rode bard
    .the = de rode bard
adventurer-17 = rode dief
    .the = de rode dief
adventurer-18 = witte elf
    .the = de witte elf
adventurer-19 = witte magiër
    .the = de witte magiër
adventurer-20 = paarse boer
    .the = de paarse boer
adventurer-21 = blauwe ridder
    .the = de blauwe ridder
adventurer-22 = orakel
    .the = het orakel
adventurer-23 = rode monnik
    .the = de rode monnik
adventurer-24 = blauwe barbaar
    .the = de blauwe barbaar
adventurer-25 = gele dwerg
    .the = de gele dwerg
adventurer-26 = groene dief
    .the = de groene dief
adventurer-27 = rode barbaar
    .the = de rode barbaar
adventurer-28 = blauwe priester
    .the = de blauwe priester
adventurer-29 = witte monnik
    .the = de witte monnik
adventurer-30 = gele elf
    .the = de gele elf
adventurer-31 = paarse bard
    .the = de paarse bard
adventurer-32 = groene ridder
    .the = de groene ridder
adventurer-33 = rode elf
    .the = de rode elf
adventurer-34 = witte boer
    .the = de witte boer
adventurer-35 = blauwe dwerg
    .the = de blauwe dwerg
adventurer-36 = rode priester
    .the = de rode priester
adventurer-37 = groene magiër
    .the = de groene magiër
adventurer-38 = blauwe bard
    .the = de blauwe bard
adventurer-39 = paarse monnik
    .the = de paarse monnik
adventurer-40 = groene dwerg
    .the = de groene dwerg
adventurer-41 = gele boer
    .the = de gele boer
adventurer-42 = paarse magiër
    .the = de paarse magiër
adventurer-43 = joker
    .the = de joker
adventurer-44 = witte bard
    .the = de witte bard
adventurer-45 = groene barbaar
    .the = de groene barbaar
adventurer-46 = gele dief
    .the = de gele dief
adventurer-47 = witte priester
    .the = de witte priester
adventurer-48 = paarse ridder
    .the = de paarse ridder
adventurer-49 = blauwe monnik
    .the = de blauwe monnik
adventurer-50 = blauwe boer
    .the = de blauwe boer
adventurer-51 = paarse dwerg
    .the = de paarse dwerg
adventurer-52 = gele priester
    .the = de gele priester
adventurer-53 = witte dief
    .the = de witte dief
adventurer-54 = rode boer
    .the = de rode boer
adventurer-55 = rode dwerg
    .the = de rode dwerg
adventurer-56 = blauwe magiër
    .the = de blauwe magiër
adventurer-57 = witte dwerg
    .the = de witte dwerg
adventurer-58 = gele magiër
    .the = de gele magiër
adventurer-59 = groene bard
    .the = de groene bard
adventurer-60 = groene boer
    .the = de groene boer
adventurer-61 = gele bard
    .the = de gele bard
adventurer-62 = rode magiër
    .the = de rode magiër
adventurer-63 = paarse priester
    .the = de paarse priester
adventurer-64 = koerier
    .the = de koerier

card-none = niets
card-crypt-a30 = Verzegelde kluis (A, 30 goud)
card-crypt-b20 = Fluistergalerij (B, 20 goud)
card-crypt-c15 = Balsemkamer (C, 15 goud)
card-crypt-d10 = Rusteloze graven (D, 10 goud)
card-crypt-e5 = Hongerig duister (E, 5 goud)
card-reliquary = Reliekschrijn
card-silent_sandals = Stille sandalen
card-rathaus-a20 = Kaasschatkamer (A, 20 goud)
card-rathaus-b15 = Burgemeestersnest (B, 15 goud)
card-rathaus-c15 = Archiefkelder (C, 15 goud)
card-rathaus-d15 = Tandenraad (D, 15 goud)
card-rathaus-d10 = Tandenraad (D, 10 goud)
card-rathaus-e10 = Aangevreten trap (E, 10 goud)
card-rathaus-e5 = Aangevreten trap (E, 5 goud)
card-loaded_dice = Verzwaarde dobbelstenen
card-golden_lute = Gouden luit
card-ice_cave-a35 = Bevroren schat (A, 35 goud)
card-ice_cave-a25 = Bevroren schat (A, 25 goud)
card-ice_cave-b25 = Spiegelmeer (B, 25 goud)
card-ice_cave-b20 = Spiegelmeer (B, 20 goud)
card-ice_cave-b15 = Spiegelmeer (B, 15 goud)
card-ice_cave-c20 = Huilende schacht (C, 20 goud)
card-ice_cave-c15 = Huilende schacht (C, 15 goud)
card-ice_cave-c10 = Huilende schacht (C, 10 goud)
card-ice_cave-d15 = Blauwe kloof (D, 15 goud)
card-ice_cave-d10 = Blauwe kloof (D, 10 goud)
card-ice_cave-d5 = Blauwe kloof (D, 5 goud)
card-ice_cave-e5 = Dunne vloer (E, 5 goud)
card-oversized_axe = Reuzenbijl
card-mine_cart = Mijnkarretje
card-goblin_camp-a25 = Kist van het opperhoofd (A, 25 goud)
card-goblin_camp-b20 = Trofeeëntent (B, 20 goud)
card-goblin_camp-b15 = Trofeeëntent (B, 15 goud)
card-goblin_camp-c20 = Kookpotten (C, 20 goud)
card-goblin_camp-c15 = Kookpotten (C, 15 goud)
card-goblin_camp-c10 = Kookpotten (C, 10 goud)
card-goblin_camp-d15 = Wolvenhokken (D, 15 goud)
card-goblin_camp-d10 = Wolvenhokken (D, 10 goud)
card-goblin_camp-e10 = Trommelkring (E, 10 goud)
card-goblin_camp-e5 = Trommelkring (E, 5 goud)
card-cloak_of_leaves = Bladermantel
card-blessed_pitchfork = Gezegende hooivork
card-dragon_lair-a40 = Gouden bed (A, 40 goud)
card-dragon_lair-a30 = Gouden bed (A, 30 goud)
card-dragon_lair-b25 = Eierkamer (B, 25 goud)
card-dragon_lair-b20 = Eierkamer (B, 20 goud)
card-dragon_lair-c20 = Verschroeide zaal (C, 20 goud)
card-dragon_lair-c15 = Verschroeide zaal (C, 15 goud)
card-dragon_lair-c10 = Verschroeide zaal (C, 10 goud)
card-dragon_lair-d10 = Bottenhelling (D, 10 goud)
card-dragon_lair-d5 = Bottenhelling (D, 5 goud)
card-dragon_lair-e5 = Drakenadem (E, 5 goud)
card-tower_shield = Torenschild
card-scrying_orb = Kristallen bol

house-street = straat
    .the = de straat
    .in = op straat
house-inn = kroeg
    .the = de kroeg
    .in = in de kroeg
house-temple = tempel
    .the = de tempel
    .in = in de tempel
house-guild = gildehal
    .the = de gildehal
    .in = in de gildehal
house-tavern = herberg
    .the = de herberg
    .in = in de herberg

dungeon-crypt = crypte
    .the = de crypte
    .in = in de crypte
dungeon-rathaus = rattenhuis
    .the = het rattenhuis
    .in = in het rattenhuis
dungeon-ice_cave = ijsgrot
    .the = de ijsgrot
    .in = in de ijsgrot
dungeon-goblin_camp = goblinkamp
    .the = het goblinkamp
    .in = in het goblinkamp
dungeon-dragon_lair = drakenhol
    .the = het drakenhol
    .in = in het drakenhol

slot-other = plaats { $token }

letter-none = geen letter
letter-other = { $token }

label-group = Groep
label-gold = Goud
label-items = Voorwerpen
label-place = Waar
label-realm = Gewonnen in gevecht
label-score = Score
label-dungeon = Kerker
label-rooms = Kamers over
label-tokens = Bloedfiches
label-town = Stad
label-deeds = Bekende akten
label-carried = Lading
label-round = Ronde
label-lineup = Opstelling

## Knoppen

action-adventurer = Kies { $adventurer-the } ({ $adventurer-is })
action-adventurer-now =
    { $doing ->
        [release] Ontsla { $adventurer-the } ({ $adventurer-is })
        [line-up] Stuur { $adventurer-the } ({ $adventurer-is })
        [victim] { CAP($adventurer-the) } ({ $adventurer-is }) sterft
       *[other] Kopieer { $adventurer-the } ({ $adventurer-is })
    }
action-card = Kies { $card }
action-card-now =
    { $doing ->
        [drop] Laat { $card } vallen
       *[pay] Betaal met { $card }
    }
action-hire = Huur iemand { $house-in }
action-hire-now =
    { $house-is ->
        [street] Huur { $street-the } ({ $street-is }), { $street_price } goud
        [inn] Huur { $inn-the } ({ $inn-is }), { $inn_price } goud
        [temple] Huur { $temple-the } ({ $temple-is }), { $temple_price } goud
        [guild] Huur { $guild-the } ({ $guild-is }), { $guild_price } goud
       *[tavern] Huur { $tavern-the } ({ $tavern-is }), { $tavern_price } goud
    }
action-enter = Ga naar { $dungeon-the }
action-deed = Ruil je akte met { $slot }
action-blood = Betaal met bloedgoud (10)
action-pass = Pas
action-escape = Ontsnap
action-escape-now =
    { $load ->
        [0] Ontsnap
       *[other] Ontsnap met { $load } goud
    }
action-deeper = Ga dieper
action-leave = Laat de kaart liggen
action-claim = Eis de overwinning op
action-silent = Zwijg

## Het bericht

phase-recruit =
    { $must ->
        [yes] Je moet iemand huren: kies een huis
       *[no] Huur iemand, of pas
    }
phase-recruit-why =
    { $must ->
        [yes] Je hebt { $wealth } goud. Je hebt drie avonturiers nodig, en op straat kost het niets.
       *[no] Je hebt { $wealth } goud. Wie je huurt, neemt de plaats in van iemand uit je groep.
    }
phase-recruit-waiting = { $waiting } huurt (ronde { $lap } langs de tafel).

phase-pay =
    { $buying ->
        [deed] Betaal voor de nieuwe akte: nog { $due } goud
       *[house] Betaal voor { $newcomer-the }: nog { $due } goud
    }
phase-pay-why = Wat je te veel betaalt, ben je kwijt. Kaarten gaan terug naar hun eigen kerker.
phase-pay-waiting = { $waiting } betaalt.

phase-release = Wie ontsla je voor { $newcomer-the }?
phase-release-why = Dat telt niet als doden: niemand krijgt er een fiche voor.
phase-release-waiting = { $waiting } ontslaat iemand voor { $newcomer-the }.

phase-place = Waar gaat je groep heen?
phase-place-why =
    { $orb ->
        [yes] De kristallen bol toont je de bovenste kaart van elke kerker. Wie een kerker deelt, vecht.
       *[no] Iedereen ziet het. Wie een kerker deelt, vecht erom.
    }
phase-place-waiting = { $waiting } kiest een kerker.

phase-line-up = Wie vecht in duel { $place }?
phase-line-up-why = Iedereen stelt in het geheim op. De laagste rang wint; dezelfde kleur loopt over.
phase-line-up-waiting =
    { $waiting-count ->
        [one] { $waiting } stelt nog op.
       *[other] { $waiting } stellen nog op.
    }
phase-line-up-waiting-why =
    { $order-count ->
        [0] {""}
       *[other] Jouw opstelling: { $order }.
    }

phase-jester = De joker trok het orakel: wiens letter neemt hij?
phase-jester-why = Die letter houdt hij de hele expeditie.
phase-jester-waiting = { $waiting } kiest een letter voor de joker.

phase-oracle = Wiens letter kopieert het orakel?
phase-oracle-why = Die letter houdt het de hele expeditie. Twee keer dezelfde letter is veiliger dan twee verschillende.
phase-oracle-waiting = { $waiting } kiest een letter voor het orakel.

phase-victim = De kamer toont { $letter }: wie sterft?
phase-victim-why = Een van wie die letter heeft { $dungeon-in } moet sterven. { $reliquary ->
        [yes] De reliekschrijn houdt de eerste fiche weg.
       *[no] Je laat een fiche achter, behalve voor de koerier.
    }
phase-victim-waiting = { $waiting } moet iemand verliezen { $dungeon-in }.

phase-drop = Te zwaar: laat een kaart vallen
phase-drop-why = Je draagt { $load } goud, en je groep kan { $capacity } dragen.
phase-drop-waiting = { $waiting } draagt te veel en laat iets vallen.

phase-decide =
    { $load ->
        [0] Weggaan, of dieper gaan?
       *[other] Weggaan met { $load } goud, of dieper gaan?
    }
phase-decide-why = { $how ->
        [shield] { $deadly } van de { $cards } kaarten die er nog zijn, zijn dodelijk, maar het torenschild houdt de eerste dode tegen.
       *[counted] { $deadly } van de { $cards } kaarten die er nog zijn, doden iemand ({ $odds } %).
    } Je kunt nog { $free } goud dragen.
phase-decide-waiting = { $waiting } beslist { $dungeon-in }: weggaan met { $load } goud, of dieper gaan.

phase-claim-window =
    { $enough ->
        [yes] Je hebt { $score } fiches: eis de overwinning op
       *[no] Eist iemand de overwinning op?
    }
phase-claim-window-why =
    { $enough ->
        [yes] { $public ->
            [yes] Iedereen kent je akte al.
           *[no] Wie opeist, toont iedereen zijn akte.
        }
       *[no] Je hebt { $score } van de { $target } fiches. Je zwijgt vanzelf, tenzij je ook onterecht wilt opeisen.
    }
phase-claim-window-waiting =
    { $waiting-count ->
        [one] Eist { $waiting } de overwinning op?
       *[other] { $waiting } denken na of ze de overwinning opeisen.
    }
phase-claim-window-waiting-why =
    { $answered ->
        [claim] Je eist de overwinning op.
        [silent] Je zwijgt.
       *[unspoken] {""}
    }

phase-collect =
    { $offers ->
        [both] Ruil je akte, eis de overwinning op, of pas
        [deed] Ruil je akte, of pas
        [claim] Eis de overwinning op, of pas
       *[none] Hier is niets te doen: pas
    }
phase-collect-why = Je hebt { $wealth } goud en { $score } van de { $target } fiches.{ $offers ->
        [both] {" "}Ruilen doe je blind en kost { $price } goud.
        [deed] {" "}Ruilen doe je blind en kost { $price } goud.
       *[none] {""}
    }
phase-collect-waiting = { $waiting } verzamelt.

phase-game-over-why =
    { $ended ->
        [cap] De laatste ronde is voorbij: de hoogste score wint.
       *[claim] Wie terecht opeist met minstens { $target } fiches, wint.
    }

## Het verslag

event-dealt = { CAP($dungeon-the) } is van jou.
event-round = Ronde { $round }: { $seat } begint.
event-town-cleared = Iedereen verlaat de stad.
event-comes-to-town = { CAP($adventurer-the) } ({ $adventurer-is }) komt naar de stad.
event-reshuffle =
    { $cards ->
        [one] De afgelegde avonturier komt terug.
       *[other] De { $cards } afgelegde avonturiers worden een nieuwe stapel.
    }
event-hires =
    { $paid ->
        [0] { $seat } huurt { $adventurer-the } ({ $adventurer-is }) { $house-in } voor niets.
       *[other] { $seat } huurt { $adventurer-the } ({ $adventurer-is }) { $house-in } voor { $price } en betaalt { $paid }.
    }
event-pays = { $seat } betaalt met { $card }.
event-pays-blood = { $seat } betaalt met bloedgoud.
event-releases = { $seat } ontslaat { $adventurer-the } ({ $adventurer-is }).
event-passes = { $seat } past.
event-dismissed = { $seat } verliest een groep zonder kleur.
event-sits-out = { $seat } heeft niemand en slaat deze ronde over.
event-orb = { $seat } kijkt in de kristallen bol.
event-orb-shows = De bol toont: { $crypt }; { $rathaus }; { $ice_cave }; { $goblin_camp }; { $dragon_lair }.
event-places = { $seat } gaat naar { $dungeon-the }.
event-duel =
    Duel bij { $dungeon-the }{ $A-is ->
        [none] {""}
       *[other] , { $name-A }: { $A } ({ $A-is })
    }{ $B-is ->
        [none] {""}
       *[other] , { $name-B }: { $B } ({ $B-is })
    }{ $C-is ->
        [none] {""}
       *[other] , { $name-C }: { $C } ({ $C-is })
    }{ $D-is ->
        [none] {""}
       *[other] , { $name-D }: { $D } ({ $D-is })
    }{ $E-is ->
        [none] {""}
       *[other] , { $name-E }: { $E } ({ $E-is })
    }.
event-kills = { CAP($adventurer-the) } van { $seat } doodt { $fallen-the } van { $victim }.
event-defects = { CAP($defector-the) } van { $victim } loopt over naar { $adventurer-the } van { $seat }.
event-wins-token = { $seat } wint een bloedfiche van { $victim }.
event-goes-home = { $seat } gaat naar huis.
event-wins-combat = { $seat } wint het gevecht en mag { $dungeon-the } in.
event-nobody-enters = Niemand is nog over om { $dungeon-the } in te gaan.
event-enters = { $seat } gaat { $dungeon-the } in.
event-jester-draws =
    { $letter-is ->
        [none] De joker van { $seat } trekt { $adventurer-the } en mag een letter kiezen.
       *[other] De joker van { $seat } trekt { $adventurer-the } ({ $adventurer-is }) en krijgt een { $letter }.
    }
event-jester-finds-nobody = De joker van { $seat } kan niemand trekken en krijgt een E.
event-jester-copies = De joker van { $seat } neemt de { $letter } van { $adventurer-the }.
event-oracle-copies = Het orakel van { $seat } kopieert de { $letter } van { $adventurer-the }.
event-reopens = De { $cards } afgelegde kamers van { $dungeon-the } worden een nieuwe stapel.
event-plundered = Er is niets meer te halen { $dungeon-in }: { $seat } gaat weg.
event-reveals = { $seat } vindt { $card } { $dungeon-in }.
event-shield-holds = Het torenschild van { $seat } houdt stand: in deze kamer sterft niemand.
event-dies = { CAP($adventurer-the) } ({ $adventurer-is }) van { $seat } sterft { $dungeon-in }.
event-leaves-token = { $seat } laat een bloedfiche achter { $dungeon-in }.
event-reliquary-holds = Het reliekschrijn van { $seat } voorkomt een bloedfiche.
event-drops = { $seat } laat { $card } vallen.
event-leaves-behind = { $seat } laat { $card } liggen.
event-wiped-out = Niemand van { $seat } komt { $dungeon-the } uit.
event-last-room = { $seat } heeft genoeg kamers gezien en gaat weg.
event-banks =
    { $gold ->
        [0] { $seat } komt zonder goud { $dungeon-the } uit.
       *[other] { $seat } komt met { $gold } goud { $dungeon-the } uit.
    }
event-claims = { $seat } eist de overwinning op: { $dungeon }, score { $score }.
event-nobody-claims = Niemand eist de overwinning op.
event-exchanges = { $seat } ruilt een akte met { $slot } van het opdrachthuis.
event-new-deed = { CAP($dungeon-the) } is nu van jou; je oude akte ligt op { $slot }.
event-wins = { $seat } wint met { $score } fiches.
event-round-cap = Dat was de laatste ronde.
event-owns = { CAP($dungeon-the) } was van { $seat }: score { $score }.
event-unowned = { CAP($dungeon-the) } was van niemand ({ $slot }).

## Waarom niet

reason-nobody-there = Er staat niemand { $house-in }. Kies een ander huis.
reason-too-dear = Dat kun je niet betalen. Kies iets goedkopers.
reason-needs-colour = Je twee avonturiers hebben geen kleur, en een groep zonder kleur wordt weggestuurd. Huur iemand met een kleur.
reason-must-hire = Je hebt minder dan drie avonturiers. Huur iemand: op straat kost het niets.
reason-not-in-treasury = Je hebt { $card } niet. Betaal met iets uit je schatkist.
reason-no-blood-left = Je hebt geen bloedgoud. Betaal met een kaart.
reason-not-in-group = { CAP($adventurer-the) } is niet van jou. Kies iemand uit je groep.
reason-last-colour = Zonder { $adventurer-the } heeft niemand in je groep een kleur. Ontsla iemand anders.
reason-already-lined-up = { CAP($adventurer-the) } staat al opgesteld. Kies iemand anders.
reason-not-itself = Zichzelf kopiëren kan niet. Kies iemand anders.
reason-letter-is-safe = { CAP($adventurer-the) } heeft de letter van deze kamer niet. Kies iemand die hem wel heeft.
reason-not-carried = Je draagt { $card } niet. Laat iets vallen wat je draagt.
reason-weighs-nothing = { $card } weegt niets. Laat een kaart met goud vallen.
reason-already-left = De kaart van deze kamer is er niet meer. Ontsnap of ga dieper.
reason-items-are-taken = Een voorwerp gaat altijd mee. Ontsnap of ga dieper.
reason-no-such-slot = Er ligt geen akte op { $slot }. Kies een andere plaats, of pas.
reason-already-exchanged = Je hebt deze ronde je akte al geruild. In de volgende mag het weer.
reason-claim-impossible = Iedereen kan zien dat je niet genoeg hebt. Pas.
reason-game-claims = Het spel eist zelf op voor wie genoeg heeft. Pas.

## Hulp

help-recruit = De hoogste rang staat voor niets op straat, de laagste voor 40 in de herberg. Een lage rang wint duels, een hoge rang draagt meer goud. Kijk ook naar de letters: een kamer doodt één avonturier met haar letter.
help-pay = Kies kaarten of bloedgoud tot de prijs is betaald. Een voorwerp telt voor 5 goud, en wisselgeld krijg je niet.
help-release = Door overlopers kun je er meer dan drie hebben, maar huren is altijd één voor één. Houd letters die je al dubbel hebt: dubbele geven geen extra gevaar.
help-place = Eén kerker is stiekem van jou, en fiches van anderen daar tellen voor jou. Je eigen fiches daar tellen tegen je. Wie anderen treft bij de poort, vecht drie duels om naar binnen te mogen.
help-line-up = Kies wie als eerste, tweede en derde vecht. De laagste rang wint elk duel; de verliezer sterft, tenzij beide dezelfde kleur hebben: dan loopt hij over. Een duel met een dode levert de winnaar één fiche op.
help-jester = De joker leeft op de letter van een ander uit de groep. Kies een letter die hier zeldzaam is, of een die je al hebt.
help-oracle = Het orakel leeft op de letter van een ander uit de groep. Een letter die de groep al heeft, geeft geen extra gevaar.
help-victim = Precies één avonturier met deze letter sterft. Die laat een fiche van jou in deze kerker, behalve de koerier of als je reliekschrijn helpt. Die fiches helpen de eigenaar, of schaden jou als de kerker van jou is. Na een dode moet je nog een kamer openen, tenzij je een monnik en de stille sandalen hebt.
help-drop = De rangen van je groep samen zijn het goud dat ze kan dragen. Laat kaarten vallen tot de rest licht genoeg is; voorwerpen wegen niets.
help-decide = Je mag weg na een kamer zonder dode en zonder voorwerp, en met de stille sandalen na elke kamer. Wie dieper gaat, vindt misschien meer goud en verliest misschien iemand. Wat je draagt ben je kwijt als niemand buitenkomt.
help-claim-window = Tel de fiches in je dodenrijk en die van anderen bij je kerker, en trek je eigen fiches daar af. Je wint als je met genoeg opeist. Wie genoeg zou kunnen hebben, lijkt na te denken tot iedereen heeft geantwoord, zodat niemand ziet wie het heeft.
help-collect =
    { $offers ->
        [claim] Je wint als je met genoeg fiches opeist: die in je dodenrijk, plus die van anderen bij je kerker, min die van jezelf daar. Wie onterecht opeist, toont iedereen zijn akte.
        [none] Je kunt nu niets doen. Pas.
       *[other] Voor goud mag je je akte blind ruilen met een uit het opdrachthuis. De fiches blijven bij de kerker, dus je score verandert meteen.
    }

## De regels in het kort

summary-1-title = Het doel
summary-1 = Je bent een gekke tovenaar, en een van vijf kerkers is stiekem van jou. Heb als eerste zeven bloedfiches: die je wint in gevechten, plus die van anderen bij je kerker, min die van jezelf daar. Eis dan de overwinning op.
summary-2-title = Rekrutering
summary-2 = Om beurten huur je avonturiers in de stad tot iedereen er drie heeft. Hoge rangen zijn goedkoop en dragen veel goud; lage rangen zijn duur en winnen duels. In de eerste ronde helpt bloedgoud je betalen.
summary-3-title = Verkenning
summary-3 = Om beurten stuurt iedereen openlijk een groep naar een van de kerkers. Niemand weet van wie die is. Je mag ook naar je eigen kerker, om de anderen te misleiden.
summary-4-title = Gevecht
summary-4 = Groepen die elkaar treffen, stellen stiekem op en vechten drie duels. De laagste rang wint. Een verliezer van dezelfde kleur loopt over; een andere sterft, en de winnaar krijgt een fiche. De groep met de meeste overlevenden gaat naar binnen.
summary-5-title = Onderzoek
summary-5 = Kamer na kamer vind je goud of een voorwerp. Heeft iemand van je groep de letter van de kamer, dan sterft er een en laat je daar een fiche achter. Na een rustige kamer mag je weg; na een dode of een voorwerp moet je verder.
summary-6-title = Letters
summary-6 = Elke avonturier heeft een letter voor elke kerker. Van 32 kamers tonen er 2 een A en 10 een E. Het gevaar zit in verschillende letters: drie keer E is samen veiliger dan B, C en D.
summary-7-title = Voorwerpen
summary-7 = Elke klasse heeft één voorwerp. Het helpt je zolang je het hebt met een avonturier van die klasse in je groep, of het is 5 goud waard.
summary-8-title = Verzamelen
summary-8 = Met hoogstens vier spelers mag je tegen betaling je akte blind ruilen in het opdrachthuis. Wie met genoeg fiches opeist, wint. Wie onterecht opeist, toont iedereen zijn akte.

### Scene: wat alleen de tafelpagina zegt

scene-heading =
    ronde { $round }, { $part ->
        [recruit] rekrutering
        [scout] verkenning
        [fight] gevecht
        [explore] onderzoek
        [collect] verzamelen
        [claim] overwinning opeisen
       *[over] het einde
    }
scene-pair = { $what }: { $of }
scene-parts = Delen van een ronde
scene-part-recruit = Werven
scene-part-scout = Verkennen
scene-part-fight = Vechten
scene-part-explore = Zoeken
scene-part-collect = Innen
scene-board = Ronde { $round }. Boven de stad, onder vijf kerkers. Pionnen: { $pawns }.
scene-deed-house = Opdrachthuis
scene-item = voorwerp
scene-face-down = gedekt
scene-slot = Akte { $slot } in het opdrachthuis
scene-yours = van jou, alleen jij weet het
scene-card-label = { $name }, rang { $rank }, letters { $letters }
scene-place-label = { $place }, { $price } goud: { $who }
scene-gate-label = { $dungeon }, nog { $rooms } kamers. Bloed: { $blood }. Pionnen: { $pawns }
scene-niche-label = { $dungeon }: { $group }. { CAP($odds) }.
scene-load-label = gedragen: { $load } van { $capacity } goud
scene-room-label =
    Kamer { $number }: { $card }{ $died ->
        [yes] , iemand stierf
       *[no] {""}
    }
scene-next-label = Dieper, naar kamer { $number }: { $odds }
scene-escape-label = Ontsnappen met { $gold } goud
scene-pill-escape = ontsnap, +{ $gold }
scene-pill-deeper = dieper

scene-start-player = startspeler
scene-where =
    { $where ->
        [in] { $dungeon-in }
       *[at] naar { $dungeon-the }
    }
scene-group = Groep
scene-gold = { $gold } goud
scene-works = werkt
scene-idle = niemand kan het gebruiken
scene-realm = gewonnen in gevechten: { $count }
scene-score-known = { $dungeon }, score { $score }
scene-score-seen = zichtbaar { $range }
scene-score-range = score { $range }

scene-your-group = Jouw groep
scene-group-of = Groep van { $seat }
scene-letter-in = letter { $dungeon-in }
scene-carries = draagt { $gold }
scene-face-off = duel { $number }
scene-dies-at = op { $cards } van { $of }
scene-treasury = Schatkist
scene-paid = { $paid } van { $price } betaald
scene-no-treasure = Nog geen schatten. Die haal je uit de kerkers.
scene-blood-gold = Bloedgoud, { $count } × 10, alleen in de eerste ronde
scene-hint = Zo lees je een kaart
scene-hint-rank = Het getal is de rang: laag vecht goed, hoog draagt veel goud.
scene-hint-letter = De letters horen bij de vijf kerkers, van links naar rechts. Een kamer met die letter doodt: A is zeldzaam, E komt vaak voor. Gelijke letters in een groep dekken elkaar.
scene-may-leave = De nieuwe kaart mag je laten liggen.
scene-next-room = Volgende kamer
scene-cards-left =
    { $cards ->
        [one] nog 1 kaart, door te tellen
       *[other] nog { $cards } kaarten, door te tellen
    }
scene-odds-column = { $letter }: { $cards }
scene-kills = dodelijk
scene-load = Lading
scene-load-of = { $load } van { $capacity } goud
scene-stake =
    { $who ->
        [you] { $gains ->
            [itself] Dit is je eigen kerker: elke dode van jou hier kost je een fiche.
            [owner] Sterft er een van jou, dan wint { $owner } een fiche.
            [nobody] De akte van { $dungeon-the } ligt in het opdrachthuis: voorlopig telt een fiche hier voor niemand.
           *[unknown] Sterft er een van jou, dan wint de eigenaar van { $dungeon-the } een fiche.
        }
       *[they] { $gains ->
            [viewer] Dit is jouw kerker: elke dode van { $seat } hier levert je een fiche op.
            [itself] { $seat } is in de eigen kerker: elke dode hier kost { $seat } een fiche.
            [owner] Sterft hier iemand, dan wint { $owner } een fiche van { $seat }.
            [nobody] De akte van { $dungeon-the } ligt in het opdrachthuis: voorlopig telt een fiche hier voor niemand.
           *[unknown] Sterft hier iemand, dan wint de eigenaar van { $dungeon-the } een fiche van { $seat }.
        }
    }
scene-foes = Tegen jou { $dungeon-in }
scene-duel-hint = De laagste rang wint. Dezelfde kleur loopt over, een andere sterft. De meeste overlevers gaan naar binnen.

scene-your-deed = Jouw akte
scene-only-you = alleen jij ziet dit
scene-all-know = iedereen weet het
scene-only-you-know = alleen jij weet het
scene-score-of = { $score } van { $most } bloedfiches
scene-score-sum =
    { $won } gewonnen + { $gate } aan je poort{ $own ->
        [0] {""}
       *[other] {" "}− { $own } van jezelf
    }
scene-seal = Verbreek het zegel
scene-short-of =
    { $enough ->
        [yes] Je hebt { $score } van { $most }: genoeg om te winnen.
       *[no] { $public ->
            [yes] Nog { $short } te kort.
           *[no] Nog { $short } te kort. Wie de overwinning opeist, toont zijn akte.
        }
    }
scene-might-have = Aan de open fiches te zien kunnen dezen { $most } hebben:
scene-dare = Laat me ook onterecht opeisen

scene-adventurers = Avonturiers
scene-deadly = dodelijk voor de groep
scene-show-odds = Toon de kansen bij de schedels
scene-what-is-left = Kansen: letters nog in de stapels
scene-discards = Aflegstapels
scene-treasuries = Schatkisten

scene-ending =
    { $how ->
        [claimed] eiste de overwinning op met { $dungeon-the }
       *[owned] bezat { $dungeon-the }
    }: { $won } gewonnen + { $gate } aan de poort{ $own ->
        [0] {""}
       *[other] {" "}− { $own } eigen
    }

scene-reveal-winner = { $name } gaat naar binnen
scene-reveal-nobody = niemand gaat naar binnen
scene-reveal-claim =
    { $enough ->
        [yes] { $name } eist de overwinning op met { $score }, terecht.
       *[no] { $name } eist de overwinning op, maar heeft er maar { $score }.
    }
scene-fate-killed = sterft
scene-fate-joined = loopt over
scene-fate-stands = blijft staan

## Waar een actie toe leidt

scene-hire =
    { CAP($who-the) } (rang { $rank }) komt erbij, { $price ->
        [0] gratis
       *[other] voor { $price } goud
    }{ $full ->
        [yes] ; daarna stuur je een van de jouwen weg.
       *[no] ; dan heb je er { $size } van 3.
    }
scene-safest = Met deze groep ben je het veiligst { $dungeon-in }: { $odds }.
scene-pay =
    { $ends ->
        [short] Dat betaalt { $worth }; nog { $missing } te gaan.
        [lost] Daarmee is betaald, maar { $lost } goud gaat verloren: niemand geeft wisselgeld.
       *[exact] Daarmee is precies betaald.
    }
scene-release = { CAP($who-the) } vertrekt voorgoed, zonder bloed, en { $newcomer-the } komt bij je.
scene-enter =
    { $foes-count ->
        [0] Er staat nog niemand; wie na je komt, kan je bevechten.
       *[other] Eerst vecht je erom met { $foes }.
    }
scene-risk =
    { $how ->
        [kills] De kristallen bol toont de volgende kamer, { $card }: die doodt een van de jouwen.
        [safe] De kristallen bol toont de volgende kamer, { $card }: die doodt niemand.
        [held] De kristallen bol toont de volgende kamer, { $card }: die zou doden, maar het torenschild houdt stand.
        [shield] { $deadly } van de { $cards } resterende kaarten zijn dodelijk, maar het torenschild houdt de eerste dode tegen.
       *[counted] { $deadly } van de { $cards } resterende kaarten doden een van de jouwen ({ $percent }%).
    }{ $jester ->
        [yes] {" "}Daar komt de joker nog bij: die heeft zijn letter nog niet.
       *[no] {""}
    }
scene-odds =
    { $how ->
        [kills] de volgende kamer is { $card } en doodt
        [safe] de volgende kamer is { $card } en doodt niemand
        [held] de volgende kamer is { $card }, en het torenschild houdt stand
        [shield] { $deadly } van de { $cards } kaarten zijn dodelijk, maar het torenschild houdt de eerste dode tegen
       *[counted] { $deadly } van de { $cards } kaarten doden ({ $percent }%)
    }{ $jester ->
        [yes] {""}, en de joker komt er nog bij
       *[no] {""}
    }
scene-but =
    { $how ->
        [kills] De kristallen bol toonde je de volgende kamer: { $card }. Die doodt.
        [safe] De kristallen bol toonde je de volgende kamer: { $card }. Die doodt niemand.
        [held] De kristallen bol toonde je de volgende kamer: { $card }. Het torenschild houdt stand.
        [shield] Het torenschild houdt de eerste dode tegen.
       *[counted] De joker is niet meegeteld.
    }
scene-own-gate = Het is je eigen kerker: elke dode van jou daar kost je een fiche.
scene-line-up = { CAP($who-the) } vecht in duel { $number } en verslaat { $beats } van de { $of } die tegen je kunnen komen.
scene-copy =
    { $who ->
        [oracle] Het orakel
       *[jester] De joker
    } toont deze tocht { $letter }: { $odds }.
scene-victim =
    { CAP($who-the) } sterft. { $token ->
        [own] Het is je eigen kerker: je fiche hier telt tegen je.
        [yes] Je fiche blijft hier, voor de eigenaar van { $dungeon-the }.
       *[no] Er blijft geen fiche achter.
    }
scene-wiped-out = Er is niemand met een kleur meer over: de hele lading is verloren.
scene-after-death =
    { $over ->
        [yes] De anderen kunnen { $capacity } dragen: van je { $load } moet je iets laten vallen.
       *[no] { $then ->
            [choose] De anderen kunnen { $capacity } dragen, en met de stille sandalen mogen ze weg.
            [out] De anderen kunnen { $capacity } dragen en komen buiten: het was de laatste kamer.
           *[on] De anderen kunnen { $capacity } dragen en gaan verder.
        }
    }
scene-put-down = { $gold } goud blijft achter; je draagt dan { $load } van { $capacity }.
scene-escape = Je groep komt thuis met { $gold } goud; wie leeft, blijft bij je.
scene-must-go-on =
    { $sandals ->
        [yes] Zolang er een monnik leeft, mag je dankzij de stille sandalen na elke kamer weg; sterft de laatste, dan is de lading verloren.
       *[no] Na een dode of een voorwerp moet je verder; sterft de laatste, dan is de lading verloren.
    }
scene-deed =
    { $known ->
        [yes] Je betaalt { $price } goud en neemt de akte van { $dungeon-the }; de jouwe komt daar te liggen.
       *[no] Je betaalt { $price } goud en ruilt blind: pas daarna zie je de nieuwe akte, en de jouwe komt daar te liggen.
    }
scene-claim =
    { $enough ->
        [yes] Iedereen ziet dat { $dungeon-the } van jou is: je hebt { $score } van { $most } en wint, tenzij iemand meer heeft.
       *[no] Je hebt { $score } van { $most }: iedereen ziet dat { $dungeon-the } van jou is, en het spel gaat door.
    }
scene-silent =
    { $enough ->
        [yes] Je zou nu kunnen winnen; later is het misschien te laat. Niemand hoort dat je genoeg had.
       *[no] { $public ->
            [yes] Je eist niets op.
           *[no] Je akte blijft geheim.
        }
    }
scene-pass =
    { $phase ->
        [recruit] Je houdt je groep zoals die is. In een volgende omgang mag je alsnog werven.
       *[other] Je bent klaar met verzamelen; je akte blijft waar ze is.
    }

## Galerij

scene-shelf-class-title =
    { $kind ->
        [barbarian] Barbaren
        [dwarf] Dwergen
        [knight] Ridders
        [sorcerer] Magiërs
        [elf] Elfen
        [peasant] Boeren
        [thief] Dieven
        [bard] Barden
        [monk] Monniken
       *[priest] Priesters
    }
scene-shelf-class = Thuis { $dungeon-in }: daar tonen ze A. Hun voorwerp: { $item }.
scene-shelf-loners-title = Zonder kleur
scene-shelf-loners = Ze lopen nooit over, en niemand loopt naar hen over. Een groep met niets dan deze wordt weggestuurd.
scene-shelf-rooms = Dertig kamers met goud: 2 A, 4 B, 6 C, 8 D en 10 E, samen 360 goud waard; en twee voorwerpen.
scene-shelf-items-title = Voorwerpen
scene-shelf-items = Een voorwerp werkt zolang je het bezit en iemand van zijn klasse in je groep is. Als goud is het 5 waard.
scene-shelf-deeds-title = Akten
scene-shelf-deeds = Wie welke kerker bezit, is het geheim van het spel. Akten die niemand kreeg, liggen in het opdrachthuis.
scene-plate-adventurer = Rang { $rank }: draagt { $rank } goud. Letters: { $letters }.
scene-plate-room =
    { $copies ->
        [one] Eén keer in de stapel.
       *[other] { $copies } keer in de stapel.
    }
scene-loner-assassin = De beste vechter die er is, en overal E.
scene-loner-oracle = Neemt bij het binnengaan de letter van een ander groepslid over.
scene-loner-jester = Krijgt bij het binnengaan de letter van de volgende avonturier van de stapel.
scene-loner-mule = Draagt het meest; zijn dood laat geen bloedfiche achter.
scene-power-reliquary = De eerste dood in een tocht die een bloedfiche zou achterlaten, laat er geen achter als er een priester in de groep is.
scene-power-silent_sandals = Met een levende monnik mag je na elke kamer ontsnappen, ook na een dode of een voorwerp.
scene-power-loaded_dice = Met een dief kost elke plek in de stad je 10 minder.
scene-power-golden_lute = Iedereen met een kleur die je bard verslaat, loopt over, welke kleur het ook is.
scene-power-oversized_axe = In een duel vecht je barbaar alsof zijn rang 20 lager was.
scene-power-mine_cart = Elke dwerg in je groep draagt 25 goud meer.
scene-power-cloak_of_leaves = De letter van elke elf telt een stap beter; A blijft A.
scene-power-blessed_pitchfork = Tegen een gedrukte rang van 16 of lager vecht je boer met rang 0.
scene-power-tower_shield = De eerste keer in een tocht dat een kamer zou doden, sterft er niemand als er een ridder in de groep is.
scene-power-scrying_orb = Met een magiër zie jij alleen de bovenste kamer van elke kerker voordat je je pion zet.
