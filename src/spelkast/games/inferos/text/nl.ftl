title = Ad Inferos
tagline = Vlucht uit de onderwereld: kies stiekem een kaart, ontwijk de monsters en kom precies op het bibliotheekvak uit.

## Opties

option-power_pile = Trekstapel met krachtkaarten
option-power_pile-face_down = dicht
option-power_pile-face_up = open
option-power_pile-help = Ligt de stapel open, dan ziet iedereen de volgende krachtkaart en mag je die altijd laten liggen.
option-defeated_monsters = Verslagen monsters
option-defeated_monsters-stay = blijven op hun vakje
option-defeated_monsters-return = gaan terug onder de stapel
option-defeated_monsters-help = Een monster dat blijft, houdt de volgende pion tegen die erop terechtkomt.
option-all_same = Iedereen speelt dezelfde kaart
option-all_same-nothing = niemand doet iets
option-all_same-cards_only = wie geblokkeerd is, trekt toch
option-all_same-help = Of geblokkeerde spelers een krachtkaart trekken in een beurt waarin alle kaarten vervallen.
option-vega_forfeits_draw = Vega van een geblokkeerde speler
option-vega_forfeits_draw-always = kost altijd de trekbeurt
option-vega_forfeits_draw-if_stolen = kost de trekbeurt als er een kaart is weggenomen
option-vega_forfeits_draw-help = Of een geblokkeerde speler die Vega speelt toch trekt als Vega niets oplevert.
option-vega_take = Een kaart wegnemen met Vega
option-vega_take-blind = blind
option-vega_take-open = kijken en kiezen
option-vega_take-help = Blind beslist het toeval; anders bekijk je de hand en kies je zelf.
option-fall_back = Achteruitgaan
option-fall_back-no_pawn = naar een vakje zonder pion
option-fall_back-empty = naar een vakje zonder pion of monster
option-fall_back-help = Waar je heen gaat als je vakje bezet is: ook voorbij monsters, of niet.
option-turn_limit = Hoogste aantal beurten
option-turn_limit-other = { $token } beurten
option-turn_limit-help = Is er dan nog niemand in de bibliotheek, dan wint de voorste pion.

## Dingen

card-none = geen kaart
card-other = { $token }
card-skull = doodshoofd
    .the = het doodshoofd
card-vega = Vega

answer-power = de juiste kaart
answer-joker = de joker
answer-none = niets

direction-printed = zoals gedrukt
direction-reversed = omgekeerd

place-underworld = het onderwereldvak
place-library = het bibliotheekvak
place-other = vakje { $token }

strip-other = { $token }

power-none = geen kaart
power-tooth = tand
    .a = een tand
    .no = geen tand
power-blood = bloed
    .a = bloed
    .no = geen bloed
power-feather = veer
    .a = een veer
    .no = geen veer
power-sword = zwaard
    .a = een zwaard
    .no = geen zwaard
power-torch = fakkel
    .a = een fakkel
    .no = geen fakkel
power-potion = toverdrank
    .a = een toverdrank
    .no = geen toverdrank
power-joker = joker
    .a = de joker
    .no = geen joker

monster-gnawer = Knager
monster-bone_hound = Bottenhond
monster-cave_lurker = Grottenloerder
monster-leech_queen = Bloedzuigerkoningin
monster-bat_swarm = Vleermuizenzwerm
monster-pale_count = Bleke Graaf
monster-harpy = Harpij
monster-carrion_raven = Aasraaf
monster-rust_knight = Roestridder
monster-stone_golem = Stenen Golem
monster-headless_guard = Hoofdloze Wachter
monster-living_shadow = Levende Schaduw
monster-frost_wraith = Vorstgeest
monster-swamp_witch = Moerasheks
monster-toad_king = Paddenkoning

## Knoppen

action-play =
    { $card-is ->
        [skull] Speel { $card-the }
       *[other] Speel { $card }
    }
action-fight =
    { $answer-is ->
        [power] Vecht met de juiste kaart
        [joker] Vecht met de joker
       *[none] Niet vechten
    }
action-fight-now =
    { $answer-is ->
        [power] Vecht met je { $need }
        [joker] Vecht met de joker
       *[none] { $can ->
            [none] Ga verder
           *[other] Niet vechten
        }
    }
action-strip = Neem een strook van { $length }
action-direction =
    { $direction-is ->
        [printed] Leg aan zoals gedrukt
       *[reversed] Leg omgekeerd aan
    }
action-monster_to = Leg het op vakje { $square }
action-monster_from = Neem het monster van vakje { $square }
action-pass = Passen
action-steal = Neem een kaart weg bij { $seat }
action-take = Neem { $power-a }
action-discard = Gooi { $power-a } weg
action-draw = Trekken
action-decline = Niet trekken

## De balk

phase-fight =
    { $can ->
        [none] Je kunt niet vechten tegen de { $foe }: { $need-no }, geen joker.
       *[other] De { $foe } ({ $need }) houdt je tegen. Vechten?
    }
phase-fight-why =
    { $can ->
        [none] Ga verder. Je blijft geblokkeerd; wie geblokkeerd is, trekt straks een krachtkaart.
        [power] Je bent je { $need } kwijt, maar je kunt deze beurt weer lopen.
        [joker] Je bent de joker kwijt, maar je kunt deze beurt weer lopen.
       *[both] Je bent je { $need } of de joker kwijt, maar je kunt deze beurt weer lopen.
    }
phase-fight-waiting =
    { $waiting-count ->
        [one] { $waiting } staat tegenover een monster: vechten of niet?
       *[other] { $waiting } staan tegenover een monster: vechten of niet?
    }
phase-fight-waiting-why =
    { $answered ->
        [power] Je vecht met je { $need }.
        [joker] Je vecht met de joker.
        [none] Je vecht niet.
       *[unspoken] {""}
    }

phase-choose = Kies een stapkaart
phase-choose-why =
    { $blocked ->
        [yes] Je bent geblokkeerd: met een getal loop je niet, maar een gelijke kaart van een ander vervalt ook.
       *[no] Iedereen kiest tegelijk; gelijke kaarten vervallen.
    }
phase-choose-waiting =
    { $waiting-count ->
        [one] { $waiting } kiest nog.
       *[other] { $waiting } kiezen nog.
    }
phase-choose-waiting-why =
    { $chosen-is ->
        [none] {""}
        [skull] Je hebt { $chosen-the } gekozen.
       *[other] Je hebt { $chosen } gekozen.
    }

phase-skull-from = Kies een monster op het pad om te verplaatsen
phase-skull-from-why = De monsterstapel is leeg. Je mag elk monster zonder pion nemen, of passen.
phase-skull-from-waiting = Doodshoofd: { $waiting } mag een monster verplaatsen.
phase-skull-to = Leg de { $monster } ({ $power }) op een vakje
phase-skull-to-why =
    { $source ->
        [path] Elk vakje zonder pion of monster is goed.
       *[stack] Elk vakje zonder pion of monster is goed. Als je past, gaat het monster onder de stapel.
    }
phase-skull-to-waiting = Doodshoofd: { $waiting } mag de { $monster } ({ $power }) neerleggen.

phase-vega-target = Neem bij iemand een krachtkaart weg
phase-vega-target-why =
    { $take ->
        [open] Je mag de hand bekijken en kiezen. Of passen.
       *[blind] Je krijgt er blind een; alleen jullie twee zien welke. Of passen.
    }
phase-vega-target-waiting = Vega: { $waiting } mag bij iemand een krachtkaart wegnemen.
phase-vega-take = Welke kaart neem je weg bij { $victim }?
phase-vega-take-why = Alleen jullie twee weten het dan.
phase-vega-take-waiting = Vega: { $waiting } bekijkt de kaarten van { $victim }.

phase-strip-len =
    { $steps ->
        [one] Neem een strook: nog 1 stap
       *[other] Neem een strook: nog { $steps } stappen
    }
phase-strip-len-why = Het pad houdt hier op. Je ziet de vakjes pas als de strook omgedraaid is.
phase-strip-len-waiting = { $waiting } neemt een nieuwe strook.
phase-strip-dir = Welk eind van strook { $strip } komt eerst?
phase-strip-dir-why =
    { $steps ->
        [one] Je loopt nog 1 stap.
       *[other] Je loopt nog { $steps } stappen.
    }
phase-strip-dir-waiting = { $waiting } kiest hoe strook { $strip } komt te liggen.

phase-land-from = Welk monster komt onder je pion?
phase-land-from-why = Je staat op een monstervakje en de stapel is leeg: haal een monster van het pad.
phase-land-from-waiting = { $waiting } haalt een monster van het pad.

phase-draw-ask =
    { $top-is ->
        [none] Een krachtkaart trekken?
       *[other] Trek je { $top-a }?
    }
phase-draw-ask-why =
    { $cards ->
        [3] Je hebt er 3: na het trekken gooi je er een weg, desnoods de nieuwe.
        [one] Je hebt 1 krachtkaart en mag er 3 hebben.
       *[other] Je hebt { $cards } krachtkaarten en mag er 3 hebben.
    }
phase-draw-ask-waiting = { $waiting } mag een krachtkaart trekken.

phase-discard = Vier krachtkaarten: gooi er een weg
phase-discard-why = Je mag er 3 hebben. Iedereen ziet wat je weggooit.
phase-discard-waiting = { $waiting } gooit een krachtkaart weg.

phase-game-over-why =
    { $ended ->
        [limit] Het hoogste aantal beurten is bereikt.
       *[library] Wie het eerst precies op het bibliotheekvak komt, wint.
    }

## Het verslag

event-turn = Beurt { $turn }.
event-new-cycle = Nieuwe ronde: alle stapkaarten komen terug.
event-fights = { $seat } verslaat de { $monster } met { $power-a } en is vrij.
event-returns = De { $monster } gaat onder de stapel.
event-does-not-fight = { $seat } vecht niet tegen de { $monster }.
event-reveal =
    Ad inferos! { $name-A }: { $A }, { $name-B }: { $B }{ $C-is ->
        [none] {""}
       *[other] , { $name-C }: { $C }
    }{ $D-is ->
        [none] {""}
       *[other] , { $name-D }: { $D }
    }.
event-cancel =
    { $seats } spelen { $seats-count ->
        [2] allebei
       *[other] allemaal
    } { $card-is ->
        [skull] { $card-the }
       *[other] { $card }
    }: die kaarten vervallen.
event-all-equal =
    Iedereen speelt { $card-is ->
        [skull] { $card-the }
       *[other] { $card }
    }: alle kaarten vervallen.
event-no-square = Doodshoofd: { $seat } vindt geen vakje voor een monster.
event-turns-up = { $seat } draait de { $monster } ({ $power }) om.
event-places = { $seat } legt de { $monster } ({ $power }) op vakje { $square }.
event-puts-under = { $seat } past: de { $monster } ({ $power }) gaat onder de stapel.
event-shifts = { $seat } verplaatst de { $monster } van vakje { $from } naar vakje { $to }.
event-passes = { $seat } past.
event-no-victim = Vega: { $seat } vindt niemand met een krachtkaart.
event-sees-hand =
    Je ziet de kaarten van { $victim }: { $first }{ $second-is ->
        [none] {""}
       *[other] , { $second }
    }{ $third-is ->
        [none] {""}
       *[other] , { $third }
    }.
event-steals = { $seat } neemt een krachtkaart weg bij { $victim }.
event-stolen = De weggenomen kaart is { $power-a }.
event-loses-card = { $seat } is geblokkeerd en verliest de { $card }.
event-flips = { $seat } neemt een strook en draait die om: { $strip }.
event-attaches = { $seat } legt strook { $strip } { $direction } aan: vakjes { $from } tot en met { $to }.
event-moves =
    { $card-is ->
        [one] { $seat } loopt 1 stap, van { $from } naar { $to }.
       *[other] { $seat } loopt { $card } stappen, van { $from } naar { $to }.
    }
event-overshoots = { $seat } schiet de bibliotheek voorbij en loopt terug naar { $place }.
event-falls-back = { CAP($taken) } is bezet: { $seat } gaat achteruit naar { $to }.
event-stays = { $seat } staat weer op { $place }.
event-blocks = De { $monster } ({ $power }) houdt { $seat } tegen op vakje { $square }.
event-draws = { $seat } trekt een krachtkaart.
event-drew = Je hebt { $power-a } getrokken.
event-draws-open = { $seat } trekt { $power-a }.
event-declines = { $seat } trekt niet.
event-discards = { $seat } gooit { $power-a } weg: meer dan 3 kaarten mag niet.
event-reshuffle =
    { $cards ->
        [one] De aflegstapel wordt de nieuwe trekstapel (1 kaart).
       *[other] De aflegstapel wordt geschud als nieuwe trekstapel ({ $cards } kaarten).
    }
event-wins = { $seat } bereikt de bibliotheek en wint.
event-foremost = Laatste beurt voorbij: { $seat } staat vooraan en wint.
event-nobody = Laatste beurt voorbij: niemand heeft het onderwereldvak verlaten, gelijkspel.

## Waarom niet

reason-card-spent =
    { $card-is ->
        [skull] Je hebt { $card-the } al gespeeld.
       *[other] Je hebt { $card } al gespeeld.
    } Kies een kaart die je nog hebt: alle acht komen tegelijk terug.
reason-no-fitting-card = Je hebt de juiste kaart niet. Zonder de joker kun je nu niet vechten.
reason-no-joker = Je hebt de joker niet. Vecht met de juiste kaart, of helemaal niet.
reason-no-strip-left = Er zijn geen stroken van { $length } meer. Neem een andere lengte.
reason-square-not-laid = Vakje { $square } ligt er nog niet. Kies een vakje van het pad.
reason-pawn-on-square = Er staat een pion op vakje { $square }. Kies een vakje zonder pion of monster.
reason-monster-on-square = Er ligt al een monster op vakje { $square }. Kies een vakje zonder pion of monster.
reason-no-monster-there = Er ligt geen monster op vakje { $square }. Kies een vakje met een monster en zonder pion.
reason-monster-under-pawn = Op het monster van vakje { $square } staat een pion. Kies er een zonder pion.
reason-monster-lifted = Je hebt het monster al opgepakt. Leg het op een vakje.
reason-own-hand = Je kunt bij jezelf geen kaart wegnemen. Kies iemand anders.
reason-not-at-the-table = Daar zit niemand. Kies iemand aan tafel.
reason-no-power-cards = { $seat } heeft geen krachtkaarten. Kies iemand die er een heeft, of pas.
reason-not-in-victims-hand = In deze hand zit { $power-no }. Kies een kaart die je ziet.
reason-not-in-your-hand = Je hebt { $power-no }. Gooi een kaart weg die je hebt.

## Op de tekening

drawing-laid = Gelegde vakjes
drawing-plain = gewoon vakje
drawing-monster-square = monstervakje
drawing-power-square = krachtvakje
drawing-defeated = verslagen
drawing-blocked = vast
drawing-step-cards = Stapkaarten
drawing-power-cards = Krachtkaarten
    .back = kaart die je niet ziet
drawing-spent = al gespeeld
drawing-this-turn = Deze beurt
drawing-chosen = heeft gekozen
drawing-chooses = beslist nog
drawing-cancelled = vervallen
drawing-turn = Beurt
drawing-supply = Voorraad
drawing-discards = Aflegstapel
drawing-strips = Stroken
drawing-monsters = Monsters
    .tooth = monster dat je met een tand verslaat

## Op de tafelpagina

scene-heading = beurt { $turn }
scene-left = nog { $left } van 8
scene-cycle = ronde { $cycle }, beurt { $turn } van 8
scene-useless =
    { $card-is ->
        [skull] nog geen vakje voor een monster
       *[other] geblokkeerd: alleen nuttig om een ander te hinderen
    }
scene-ends =
    { $ends ->
        [win] je wint
        [stay] je blijft staan
        [start] {""}
        [unknown] strook die niemand gezien heeft
        [lair] monstervakje
        [power] krachtvakje
       *[plain] gewoon vakje
    }
scene-stack = nog { $left }
scene-directions = Welk eind eerst?
scene-victims = Van wie?
scene-hand-of = Kaarten van { $victim }
scene-short =
    { $square ->
        [0] start
        [49] einde
       *[other] { $square }
    }
scene-held = vast door de { $monster }, nodig: { $power }
scene-details = Wat nog komt
scene-unseen-strips = Stroken die niemand gezien heeft
scene-unseen-monsters = Monsters in de stapel, per kracht

scene-ending-library = bereikte de bibliotheek in beurt { $turn }
scene-ending-foremost = voorste na { $turn } beurten
scene-ending-underworld = kwam niet weg uit de onderwereld
scene-ending-blocked = vast op vakje { $square } door de { $monster }
scene-ending-behind =
    { $behind ->
        [0] even ver als de voorste
        [one] 1 vakje achter
       *[other] { $behind } vakjes achter
    }

## Waar een actie toe leidt

scene-move =
    { $ends ->
        [win] { $card } brengt je precies in de bibliotheek: je wint, als niemand je voor is.
        [stay] { $way ->
            [fall] Op { $taken } staat { $by }: met { $card } blijf je waar je bent.
           *[other] { $card } is te veel: je loopt naar de bibliotheek en terug naar waar je bent.
        }
       *[other] { $way ->
            [bounce] { $card } is te veel: je loopt vanaf de bibliotheek terug naar { $to }
            [fall] Op { $taken } staat { $by }: met { $card } ga je achteruit naar { $to }
           *[walk] { $card } brengt je naar { $to }
        }{ $ends ->
            [start] {""}
            [unknown] , op een strook die niemand gezien heeft
            [monster] , waar de { $monster } ({ $power }) wacht
            [lair] , een monstervakje
            [power] , een krachtvakje
           *[plain] , een gewoon vakje
        }, als niemand voor je beweegt.
    }
scene-there =
    { $ends ->
        [monster] { $can ->
            [power] Die houdt je tegen tot je vecht met je { $power }.
            [joker] Die houdt je tegen tot je vecht met de joker.
            [both] Die houdt je tegen tot je vecht met je { $power } of de joker.
           *[none] Die houdt je tegen: je hebt { $power-no } en geen joker.
        }
        [lair] { $can ->
            [path] De stapel is leeg: je haalt een monster van het pad, en dat houdt je tegen.
           *[stack] Het volgende monster van de stapel komt daar en houdt je tegen.
        }
        [power] { $cards ->
            [3] Je hebt al 3 krachtkaarten: je mag er een trekken en er dan een weggooien.
           *[other] Daar trek je een krachtkaart.
        }
       *[other] {""}
    }
scene-play-blocked = Je bent geblokkeerd: met { $card } loop je niet, maar de { $card } van een ander vervalt.
scene-play-skull =
    { $can ->
        [nothing] Er is nu geen vakje vrij voor een monster: het doodshoofd doet niets.
        [shift] Speelt niemand anders het doodshoofd, dan mag je een monster op het pad verplaatsen voor er iemand loopt.
       *[place] Speelt niemand anders het doodshoofd, dan draai je een monster om en mag je het op een vrij vakje leggen voor er iemand loopt.
    }
scene-play-vega =
    { $can ->
        [nothing] Niemand anders heeft nu een krachtkaart: Vega levert niets op.
        [open] Speelt niemand anders Vega, dan mag je een hand bekijken en er een krachtkaart uit nemen voor er iemand loopt.
       *[blind] Speelt niemand anders Vega, dan mag je bij iemand blind een krachtkaart wegnemen voor er iemand loopt.
    }
scene-vega-forfeits =
    { $rule ->
        [always] Je trekt dan geen kaart omdat je geblokkeerd bent.
       *[taken] Neem je er een, dan trek je geen kaart omdat je geblokkeerd bent.
    }
scene-fight =
    { $answer ->
        [none] Je blijft geblokkeerd. Wie geblokkeerd is, trekt aan het eind van de beurt een krachtkaart.
       *[other] { $answer ->
            [joker] Je bent de joker kwijt
           *[power] Je bent je { $power } kwijt
        } en je bent vrij: je kunt deze beurt lopen. { $after ->
            [return] De { $monster } gaat onder de stapel.
           *[stay] De { $monster } blijft daar voor wie er na je komt.
        }
    }
scene-strip =
    { $fits ->
        [no] Een strook van { $length } eindigt op vakje { $to }: { $nth ->
            [one] te kort voor 1 stap
           *[other] te kort voor { $nth } stappen
        }, dus er volgt er nog een.
        [library] Daarmee kom je precies in de bibliotheek: je wint.
        [back] Daarmee is het pad af: je loopt vanaf de bibliotheek terug naar vakje { $to }.
       *[yes] Je eindigt op vakje { $to }, het { $nth }e van deze strook. De richting kies je als je hem ziet.
    }
scene-attach =
    { $ends ->
        [win] Je komt precies in de bibliotheek: je wint.
        [unknown] Je loopt verder: er volgt nog een strook.
        [stay] Je eindigt waar je begon.
       *[other] { $way ->
            [bounce] Je loopt vanaf de bibliotheek terug naar { $to }
            [fall] Je vakje is bezet: je gaat achteruit naar { $to }
           *[walk] Je eindigt op { $to }
        }{ $ends ->
            [start] {""}
            [monster] , waar de { $monster } ({ $power }) wacht
            [lair] , een monstervakje
            [power] , een krachtvakje
           *[plain] , een gewoon vakje
        }.
    }
scene-monster-to =
    De { $monster } ({ $power }) wacht op vakje { $square }. { $reach-count ->
        [0] Niemand anders kan er met één kaart op komen.
        [one] { $reach } kan er met één kaart op komen.
       *[other] { $reach } kunnen er met één kaart op komen.
    }{ $mine ->
        [yes] {" "}Let op: jij kunt er zelf ook komen.
       *[no] {""}
    }
scene-monster-from =
    { $phase ->
        [land] De { $monster } komt onder je pion en houdt je tegen: { $can ->
            [power] je hebt { $power-a }.
            [joker] je hebt de joker.
            [both] je hebt { $power-a } en de joker.
           *[none] je hebt { $power-no } en geen joker.
        }
       *[skull] Je pakt de { $monster } ({ $power }) van vakje { $square }; daarna kies je waar die heen gaat.
    }
scene-pass =
    { $what ->
        [under] De { $monster } ({ $power }) gaat dicht onder de stapel.
        [skull] Er verplaatst geen monster; je doodshoofd is gespeeld.
       *[vega] Je neemt niets weg; je Vega is gespeeld.
    }
scene-steal =
    { $take ->
        [open] Je bekijkt de krachtkaarten van { $victim } ({ $cards }) en kiest er een.
       *[blind] { $cards ->
            [one] Je krijgt de enige krachtkaart van { $victim }.
           *[other] Het toeval kiest een van de { $cards } krachtkaarten van { $victim }.
        }
    }
scene-take = { CAP($power-a) } is dan van jou; alleen jullie twee weten het.
scene-draw = Je krijgt { $top-a }, en iedereen ziet het.
scene-too-many = Dan heb je er 4 en gooi je er een weg.
scene-decline =
    { $cards ->
        [0] Je blijft zonder krachtkaarten.
        [one] Je houdt je ene kaart.
       *[other] Je houdt je { $cards } kaarten.
    }
scene-discard = Iedereen ziet dat je { $power-a } weggooit. Je houdt { $kept }.

## Hulp

help-fight = Een monster houdt je pion tegen. Gooi de krachtkaart weg die op zijn schildje staat, of de joker, en je kunt deze beurt weer lopen. Wachten mag ook: wie geblokkeerd blijft, trekt aan het eind van de beurt een krachtkaart.
help-choose = Iedereen legt een stapkaart dicht neer, dan gaan ze samen open. Kaarten die twee of meer spelers kozen, doen niets. De andere gaan op volgorde: doodshoofd, Vega, dan van 6 naar 1. Een gespeelde kaart krijg je pas terug als alle acht op zijn.
help-skull-from = De stapel is leeg, dus het doodshoofd verplaatst een monster dat al op het pad ligt. Kies er een zonder pion, of pas.
help-skull-to = Kies een vakje zonder pion en zonder monster. Wie daarop landt, is geblokkeerd tot hij de juiste krachtkaart weggooit. Een goede plek is er een die een ander haalt met een kaart die hij nog heeft.
help-vega-target = Met Vega neem je een krachtkaart weg bij een ander. Aan de ruggen zie je hoeveel iedereen er heeft. Heb je er daarna meer dan 3, dan gooi je er een weg.
help-vega-take = Je ziet de hele hand van { $victim } en kiest één kaart. Neem wat je nodig hebt tegen het monster dat je tegenhoudt, of wat de ander het meest zal missen.
help-strip-len = Het pad houdt op voor je stappen op zijn, dus je maakt het langer. Van achteren zie je alleen hoe lang een strook is. Een korte strook houdt de anderen dichtbij, een lange geeft je ruimte.
help-strip-dir = De strook ligt open. Kies welk eind je aanlegt; de ring toont waar je eindigt. Goud betekent een krachtkaart, rood een monster.
help-land-from = Je landde op een monstervakje en de stapel is leeg. Haal een monster van het pad onder je pion: het liefst een dat je kunt verslaan.
help-draw-ask = Je mag een krachtkaart trekken. Elke kracht verslaat de monsters met dat teken; de joker verslaat ze allemaal. Je mag er 3 hebben.
help-discard = Je mag 3 krachtkaarten hebben. Gooi er een weg; iedereen ziet welke. Houd liefst verschillende tekens, en de joker als het kan.

## De regels in het kort

summary-1-title = Het doel
summary-1 = Alle pionnen beginnen in de onderwereld. Wie als eerste precies in de bibliotheek komt, achter vakje 48, wint.
summary-2-title = Een beurt
summary-2 = Iedereen kiest in het geheim één stapkaart: 1 tot 6, het doodshoofd of Vega. Alle kaarten gaan tegelijk open. Kaarten die twee of meer spelers kozen, doen niets. De andere gaan op volgorde: doodshoofd, Vega, dan van 6 naar 1. Gespeelde kaarten komen terug als alle acht op zijn.
summary-3-title = Lopen
summary-3 = Een getal brengt je pion zoveel vakjes verder. Wat je voorbijloopt telt niet, alleen waar je landt. Staat daar al een pion, dan ga je achteruit naar het eerste vrije vakje. Stappen die te veel zijn voor de bibliotheek loop je terug.
summary-4-title = Het pad
summary-4 = Het pad groeit tijdens het spel. Houdt het op voor je stappen op zijn, dan kies je een strook van 3, 4 of 5 vakjes, draait hem om en beslist welk eind eerst komt.
summary-5-title = Monsters
summary-5 = Land je op een monster, of op een monstervakje waar er een verschijnt, dan ben je geblokkeerd: met een getal loop je niet. Aan het begin van een latere beurt mag je vechten met de krachtkaart op zijn schildje, of met de joker, en dan ga je verder. Zolang je geblokkeerd bent, trek je aan het eind van elke beurt een krachtkaart.
summary-6-title = Krachtkaarten
summary-6 = Er zijn zes krachten en één joker. Iedereen begint met één kaart en mag er 3 hebben. Op een krachtvakje trek je er een. Je kaarten zijn geheim; hoeveel je er hebt niet.
summary-7-title = Doodshoofd en Vega
summary-7 = Met het doodshoofd draai je een monster om en leg je het op een vakje zonder pion en zonder monster. Met Vega neem je een krachtkaart weg bij een ander. Allebei gebeurt voor er iemand loopt.
summary-8-title = Een tip
summary-8 = Iedereen ziet welke stapkaarten je nog hebt. Denk aan wat de anderen van je verwachten, en bewaar een getal voor de laatste stappen naar de bibliotheek.
