title = Nuns on the Run
tagline = Novicen sluipen ’s nachts door het klooster; twee bewakers kijken en luisteren.

## Opties

option-run_exact = Rennen is
option-run_exact-off = een tot vijf stippen
option-run_exact-on = precies vijf stippen
option-run_exact-help = Met precies vijf stippen kan een novice niet meer bluffen met een korte ren.
option-guard_max5 = Bewakers lopen
option-guard_max5-off = hoogstens zes stippen
option-guard_max5-on = hoogstens vijf stippen
option-guard_max5-help = Met hoogstens vijf stippen hebben de novicen het makkelijker.
option-captures_equal_novices = Nodige gevangennemingen
option-captures_equal_novices-off = zoveel als spelers
option-captures_equal_novices-on = zoveel als novicen
option-captures_equal_novices-help = Met zoveel als novicen winnen de bewakers eerder.
option-single_first_move = Eerste zet
option-single_first_move-off = dubbel
option-single_first_move-on = gewoon
option-single_first_move-help = Zonder dubbele zet is het begin zwaarder voor de novicen.
option-paths_reusable = Rondekaarten
option-paths_reusable-off = één keer te gebruiken
option-paths_reusable-on = zo vaak als men wil
option-paths_reusable-help = Of een afgelopen ronde uit het spel gaat.
option-run_noise = Rennen klinkt verder
option-run_noise-1 = met één stip
option-run_noise-0 = niet
option-run_noise-help = Met één stip wordt wie rent verder gehoord dan de dobbelsteen zegt.
option-anonymous_noise = Geluidsfiches
option-anonymous_noise-off = tonen wie het was
option-anonymous_noise-on = tonen niemand
option-anonymous_noise-help = Zonder namen weten de bewakers waar een geluid vandaan komt, maar niet van wie.
option-could_be_here = Hulp voor de bewakers
option-could_be_here-on = toont waar novicen kunnen zijn
option-could_be_here-off = geen
option-could_be_here-help = De plattegrond toont de bewakers alle stippen waar een novice kan zijn met wat iedereen weet; een novice ziet hoeveel dat er voor haar zijn.

## Mensen en kaarten

guard-abbess = abdis
    .the = de abdis
guard-prioress = priores
    .the = de priores
card-stand = Blijven staan
card-sneak = Sluipen
card-walk = Wandelen
card-run = Rennen
card-sneak-plus = Sluipen en een stip meer
card-walk-plus = Wandelen en een stip meer
card-run-plus = Rennen en een stip meer
blessing-false-noise = Vals geluid
blessing-hearing = Scherp oor
blessing-extra-step = Een stip meer
blessing-reroll = Nog eens gooien
dealing-keep = zoals gedeeld
dealing-swap = andersom
ending-home = kwam thuis met haar wens
ending-captures = ving genoeg novicen
ending-time = hield orde tot de ochtend

## Novicen, wensen en ronden

novice-1 = Anne Marie
novice-2 = Margaret
novice-3 = Theresa
novice-4 = Celeste
novice-5 = Angelica
novice-6 = Bernadette
wish-1 = Fles brandewijn
wish-2 = Trommel koekjes
wish-3 = Boek over zwarte kunst
wish-4 = Liefdesroman
wish-5 = Medicijn
wish-6 = Flesje laudanum
wish-7 = Brief van moeder
wish-8 = Brief van een vrijer
path-0 = blauwe ronde 26–84
path-1 = blauwe ronde 26–147
path-2 = blauwe ronde 84–122
path-3 = groene ronde 26–84
path-4 = groene ronde 26–101
path-5 = groene ronde 101–122
path-6 = paarse ronde 84–101
path-7 = paarse ronde 101–147
path-8 = rode ronde 26–122
path-9 = rode ronde 26–147
path-10 = rode ronde 122–147
path-11 = oranje ronde 26–101
path-12 = oranje ronde 26–122
path-13 = oranje ronde 84–147

## Handelingen

action-step = Naar stip { $dot }
action-end = { $card }
action-path = Neem de { $path }
action-uturn = Omkeren
action-first = { CAP($guard-the) } gaat eerst
action-assign = Zegeningen { $dealing }
action-use = Gebruik de zegening
action-pass = Passen
action-noise = Geluid bij { $guard-the }, kant { $way }
action-false = Vals geluid bij { $guard-the }, kant { $way }

## Wat er gebeurt

event-lies-in = { $seat } speelt { $novice }, cel { $dot }.
event-wishes = Je geheime wens: { $wish }. De sleutels liggen op stip { $key }, het voorwerp op stip { $item }.
event-blessed = Je zegening: { $blessing }.
event-guard-dealt = { CAP($guard-the) } krijgt { $blessing }.
event-round = Ronde { $round } begint.
event-appears = { $seat } verschijnt op { $dot }.
event-moves = { $seat } gaat van { $from } naar { $dot }.
event-vanishes = { $seat } verdwijnt na { $from } richting { $dot }.
event-out-of-sight = { $seat } is na { $from } uit het zicht.
event-shows = { $seat } toont { $card }.
event-keys = Je hebt je sleutels, op { $dot }.
event-item = Je hebt je wens: { $wish }, op { $dot }.
event-rolls = { $seat } gooit { $number } ({ $card }): te horen tot { $reach ->
        [one] één stip
       *[other] { $reach } stippen
    } ver.
event-new-roll = Je worp telt nu als { $number }, je bereik als { $reach }.
event-rolls-again = { $seat } gebruikt Nog eens gooien: nu { $number }, bereik { $reach }.
event-hushed = { $seat } gebruikt Scherp oor: bereik { $reach }.
event-noise = { CAP($guard-the) } hoort { $seat } uit de richting van { $dot }.
event-some-noise = { CAP($guard-the) } hoort iemand uit de richting van { $dot }.
event-own-noise = { $seat }, dat geluid bij { $guard-the } was van jou, vanuit { $dot }.
event-not-heard = Niemand hoort { $seat }.
event-quiet = Alles blijft stil.
event-on-the-run = { $seat } is weer op de vlucht.
event-first = { CAP($guard-the) } gaat eerst.
event-takes-path = { CAP($guard-the) } neemt de { $path }.
event-turns-round = { CAP($guard-the) } keert om op de { $path }.
event-paths-return = Alle afgelegde rondekaarten komen terug.
event-leaves-path = { CAP($guard-the) } verlaat haar ronde.
event-turns = { CAP($guard-the) } draait naar { $dot } en houdt in.
event-steps = { CAP($guard-the) } gaat van { $from } naar { $dot }.
event-sees = { CAP($guard-the) } ziet { $seat } op { $dot }.
event-loses = Niemand ziet { $seat } nog op { $dot }.
event-finds-trace = { CAP($guard-the) } vindt een spoor op { $dot }.
event-catches = { CAP($guard-the) } vangt { $seat } op { $dot }: { $points } van { $target }.
event-lost-item = Je wens is afgepakt: { $wish }. Je sleutels houd je.
event-guard-shows = { CAP($guard-the) } toont { $card }.
event-listens = { CAP($guard-the) } luistert: { $number }.
event-listens-again = { CAP($guard-the) } gooit nog eens: { $number }.
event-listens-well = { CAP($guard-the) } hoort nu tot { $reach } stippen ver.
event-was-false = Het geluid van { $seat } bij { $guard-the }, vanuit { $dot }, was vals.
event-false-alarm = { CAP($guard-the) } maakt zelf een vals geluid, richting { $dot }.
event-guard-blessing = { CAP($guard-the) } gebruikt { $blessing }.
event-truth = { $seat } was op { $dot } en wenste: { $wish }. { $has ->
        [0] Ze had nog niets.
        [1] Ze had haar sleutels.
       *[other] Ze had haar wens.
    }
event-kept = { $seat } had nog { $blessing }.
event-guard-kept = { CAP($guard-the) } had nog { $blessing }.
event-victory = { $ending-is ->
        [home] { $seats } kwam thuis met haar wens in ronde { $round }.
        [captures] { $seats } ving genoeg novicen in ronde { $round }.
       *[time] Na ronde { $round } is het ochtend: de zege gaat naar { $seats }.
    }

## Waarom niet

reason-no-neighbour = Stip { $dot } ligt niet naast waar je staat. Stappen gaan langs de lijnen van stip naar stip.
reason-guard-there = Daar staat een bewaker. Neem een andere weg.
reason-locked = Die deur is op slot, en je hebt nog geen sleutels. Neem een andere weg, of haal eerst je sleutels.
reason-enough-dots = Je hebt in deze zet geen stippen meer over. Kies een kaart.
reason-home-already = Je bent thuis. Beëindig je zet met een kaart.
reason-not-towards-home = Een bewaker ziet je. Alleen stappen recht naar huis mogen.
reason-go-on-home = Een bewaker ziet je. Ga verder naar huis zo ver je kunt.
reason-other-card = Die kaart past niet bij het aantal stippen dat je ging. Kies een andere, of ga verder.
reason-no-extra-step = Daarvoor heb je de zegening Een stip meer nodig. Kies een andere kaart.
reason-bound-to-path = Ze is niet vrij. Ze moet haar ronde volgen, of ernaar terug.
reason-path-first = Ze staat waar een ronde begint. Kies eerst een ronde.
reason-not-at-an-end = Een ronde kies je alleen waar ze begint. Ga verder langs de huidige.
reason-path-used = Die rondekaart is weg of in gebruik. Kies een andere.
reason-no-uturn = Er is geen omkeerkaart meer. Neem een andere ronde.
reason-guard-card = Een bewaker wandelt drie of vier stippen, of rent er vijf of zes. Tel haar stippen.
reason-not-so-used = Je zegening kun je nu niet gebruiken. Je kunt passen.
reason-must-answer = Het geluid moet ergens vandaan komen. Kies waar.
reason-nothing-to-choose = Bij die bewaker valt niets te kiezen. Antwoord voor de andere, of pas.
reason-no-false-noise = Een vals geluid kan daar niet. Je hebt die zegening nodig, en een bewaker die wandelde.
reason-other-guard = Een bewaker maakt alleen bij zichzelf een vals geluid. Kies haar eigen stip, of pas.
reason-no-such-way = Daar kan geen geluid vandaan komen. Kies een andere kant.

## Beslissingen

phase-deal-blessings = Welke bewaker krijgt welke zegening?
phase-deal-blessings-why = Gedeeld zijn { $abbess_blessing } voor de abdis en { $prioress_blessing } voor de priores.
phase-deal-blessings-waiting = { $waiting } verdeelt de zegeningen van de bewakers.
phase-sneak = { $state ->
        [led] Je bent gevangen: wandel naar huis zolang ze je zien
        [slipped] Je bent gevangen, maar niemand ziet je: glip weg
        [moving] Je ging { $walked ->
                [one] één stip
               *[other] { $walked } stippen
            }: ga verder, of kies een kaart
       *[start] Beweeg in het geheim
    }
phase-sneak-why = { $aim ->
        [keys] Zoek je sleutels op stip { $goal }. Traag is stil.
        [item] Haal je wens op stip { $goal }. Traag is stil.
       *[home] Breng hem thuis in cel { $goal }. Traag is stil.
    }
phase-sneak-waiting = De novicen bewegen in het geheim: { $waiting }.
phase-sneak-waiting-why = Ronde { $round } van { $rounds }.
phase-noise = { $question ->
        [blessing] Je worp draagt { $reach } stippen ver: { $blessing } gebruiken?
        [at_abbess] Waar hoort de abdis je?
        [at_prioress] Waar hoort de priores je?
       *[other] Je hebt hier niets te kiezen
    }
phase-noise-why = { $question ->
        [alone] Je antwoordt toch, zodat niemand er iets uit leert.
       *[other] Niemand ziet je antwoord voordat allen geantwoord hebben.
    }
phase-noise-waiting = De novicen antwoorden over hun geluid: { $waiting }.
phase-order = Welke bewaker gaat eerst?
phase-order-why = Ze doet haar hele zet voordat de andere begint.
phase-order-waiting = { $waiting } beslist welke bewaker eerst gaat.
phase-patrol = { $move ->
        [choose] Kies een ronde voor { $mover-the }
        [free] { CAP($mover-the) } is vrij: tot nu toe { $steps } stippen
       *[bound] { CAP($mover-the) } volgt haar ronde: tot nu toe { $steps } stippen
    }
phase-patrol-why = Na drie of vier stippen luistert ze; na vijf of zes hoort ze niets.
phase-patrol-waiting = { CAP($mover-the) } doet haar ronde, geleid door { $waiting }.
phase-listen = { CAP($mover-the) } gooide { $heard }: { $mover_blessing } gebruiken?
phase-listen-why = Alleen Nog eens gooien en Scherp oor kunnen hier.
phase-listen-waiting = { CAP($mover-the) } luistert, voor { $waiting }.
phase-heard = { $question ->
        [at_abbess] Waar hoort de abdis je?
        [at_prioress] Waar hoort de priores je?
        [lie] Maak je een vals geluid?
       *[other] Je hebt hier niets te kiezen
    }
phase-heard-why = { $question ->
        [alone] Je antwoordt toch, zodat niemand er iets uit leert.
       *[other] Niemand ziet je antwoord voordat allen geantwoord hebben.
    }
phase-heard-waiting = De bewakers luisteren, de novicen antwoorden: { $waiting }.
phase-trick = Maakt { $mover-the } een vals geluid bij zichzelf?
phase-trick-why = Het maakt haar vrij voor haar volgende zet. Ze heeft er de zegening Vals geluid voor nodig.
phase-trick-waiting = { CAP($mover-the) } denkt na, dat is { $waiting }.
phase-game-over-why = { $points } van { $target } gevangennemingen in { $round } ronden.

## Hulp

help-deal-blessings = Elke bewaker gebruikt alleen haar eigen kaart, één keer. Nog eens gooien en Scherp oor helpen horen, Een stip meer helpt vangen, Vals geluid helpt van een nutteloze ronde af.
help-sneak = Ga van stip naar stip en kies dan een kaart die bij het aantal past. Verlichte stippen ziet een bewaker. Hoe sneller je kaart, hoe verder je te horen bent.
help-noise = Je worp en je kaart zeggen hoe ver je te horen bent, voor elke bewaker. Zijn twee wegen even kort, dan kies je van welke kant. Gebruikte zegeningen zijn weg.
help-order = De bewaker die eerder iemand vindt, gaat vaak het best eerst. De andere kan er dan gebruik van maken.
help-patrol = Een bewaker volgt haar ronde tot ze een geluid hoort, een novice ziet of een spoor vindt. Dan gaat ze overal heen tot het einde van haar zet. Elke novice op de vlucht op een stip waar ze komt, is gevangen.
help-listen = Met een betere worp hoor je meer novicen, ook de stille. Gebruik je kaart nu of bewaar haar.
help-heard = De bewakers die wandelden hebben gegooid. Wie ze horen, legt een geluid bij hen. Een vals geluid lokt een bewaker een ronde lang de verkeerde kant op.
help-trick = Een geluid bij haar maakt haar vrij in haar volgende zet, ook een vals. Iedereen ziet dat het vals is.

## De regels in het kort

summary-1-title = Het doel
summary-1 = Een novice haalt haar sleutels, dan haar geheime wens, en moet als eerste terug zijn in haar eigen cel. De bewakers winnen met zoveel gevangennemingen als er spelers zijn, of als 15 ronden voorbij zijn.
summary-2-title = De novicen bewegen
summary-2 = Alle novicen bewegen tegelijk en in het geheim, en tonen dan een kaart: blijven staan, 1 of 2 stippen sluipen, 3 of 4 wandelen, 1 tot 5 rennen. In de eerste ronde gaan ze dubbel zo ver. Voor sloten zijn sleutels nodig.
summary-3-title = Zicht
summary-3 = Een bewaker ziet haar eigen rij en alles daarvoor, tot zes stippen ver. Muren en deuren benemen het zicht. Wie in zicht komt, staat op de plattegrond; wie eruit stapt, laat een spoor na.
summary-4-title = Geluid
summary-4 = Na het bewegen gooit elke novice: dobbelsteen en kaart zeggen hoe ver ze te horen is. Een bewaker binnen die afstand krijgt een geluidsfiche dat langs de kortste weg wijst.
summary-5-title = De bewakers
summary-5 = Elke bewaker volgt haar rondekaart, 3 of 4 stippen en dan luistert ze, of 5 of 6 stippen en dan hoort ze niets. Een geluid, een novice in zicht of een spoor maakt haar die zet vrij.
summary-6-title = Gevangen
summary-6 = Een bewaker die op de stip van een novice komt, vangt haar: een punt voor de bewakers, en haar wens is weg, maar niet haar sleutels. Zolang ze gezien wordt, moet ze naar huis wandelen. Uit het zicht is ze weer op de vlucht.
summary-7-title = In bed
summary-7 = In haar eigen cel wordt een novice niet gezien, gehoord of gevangen.
summary-8-title = Zegeningen
summary-8 = Iedereen heeft één zegening, één keer te gebruiken: een stip meer, nog een worp, een scherper oor of een stillere stap, of een vals geluid.

## Het toneel
scene-heading =
    ronde { $round } van { $rounds }, { $part ->
        [deal] voor het begint
        [sneak] de novicen sluipen
        [noise] wie maakt geluid?
        [order] de bewakers
        [patrol] de bewakers lopen hun ronde
        [listen] de bewakers luisteren
       *[over] afgelopen
    }
scene-board = Ronde { $round } van 15. De abdis staat op stip { $abbess }, de priores op { $prioress }. Gevangen: { $points } van { $target }.
scene-guard-at = { CAP($guard-the) } op stip { $dot }, { $seen } stippen in haar licht
scene-novice-at =
    { $state ->
        [caught] { $novice }, gevangen, op stip { $dot }
       *[run] { $novice } op stip { $dot }
    }
scene-own-at = Jij, { $novice }, op stip { $dot }. Alleen jij ziet dit.
scene-noise-of =
    { $kind ->
        [false] Een vals geluid naast { $guard-the }, richting stip { $dot }
        [known] Een geluid van { $who } naast { $guard-the }, richting stip { $dot }
       *[some] Een geluid naast { $guard-the }, richting stip { $dot }
    }
scene-vanished = { $novice } verdween na stip { $start }, richting { $dot }
scene-step =
    Stip { $dot }, { $total } in totaal, { $seen ->
        [yes] een bewaker ziet je daar
       *[no] ongezien
    }
scene-guard-step = { CAP($guard-the) } naar stip { $dot }
scene-noise-way = Het geluid naast { $guard-the } komt van stip { $dot }
scene-false-way = Een vals geluid naast { $guard-the }, van stip { $dot }

scene-cell-of = Cel van { $novice }
scene-room-lavatory = Wasplaats
scene-room-laundry = Wasserij
scene-room-main_store = Voorraad
scene-room-inner_garden = Binnentuin
scene-room-dormitory = Cellengang
scene-room-prioress_cell = Priores
scene-room-abbess_cell = Abdis
scene-room-chapter_room = Kapittelzaal
scene-room-toilet = Toilet
scene-room-closet = Linnen
scene-room-cloister = Kloostergang
scene-room-turret = Torentje
scene-room-entry_hall = Hal
scene-room-outer_garden = Buitentuin
scene-room-tree = Oude boom
scene-room-chapel = Kapel
scene-room-confessional_e = Oostelijke biechtstoel
scene-room-confessional_w = Westelijke biechtstoel
scene-room-east_passage = Oostgang
scene-room-parlor = Spreekkamer
scene-room-infirmary = Ziekenzaal
scene-room-pharmacy = Apotheek
scene-room-north_passage = Noordgang
scene-room-scriptorium = Scriptorium
scene-room-library = Bibliotheek
scene-room-side_aisle = Zijbeuk
scene-room-garden_entry = Poort
scene-room-outside = Buitenpad
scene-room-sacristy = Sacristie
scene-room-kitchen = Keuken
scene-room-refectory = Refter
scene-room-pantry = Provisie

scene-cards = Bewegingskaart
scene-hear-note = kans dat een bewaker je hoort
scene-heard-chance = { $percent }% kans dat een bewaker je hoort
scene-percent = { $percent }%
scene-dots =
    { $range ->
        [yes] { $least }–{ $most } stippen
       *[no] { $most ->
            [one] 1 stip
           *[other] { $most } stippen
        }
    }
scene-moved = liep er { $dots }
scene-short-stand = Staan
scene-short-sneak = Sluipen
scene-short-walk = Wandelen
scene-short-run = Rennen
scene-shown = getoond
scene-wish = Geheime wens
scene-only-you = alleen jij ziet dit
scene-station-key = sleutel: { $dot }, { $room }
scene-station-item = wens: { $dot }, { $room }
scene-station-home = terug naar bed: { $dot }
scene-done = gedaan
scene-blessing = Voorspoed
scene-blessing-false-noise = Eenmaal: een geluid waar niemand is, naast een bewaker die wandelde.
scene-blessing-hearing = Eenmaal: je geluidsworp telt één minder.
scene-blessing-extra-step = Eenmaal: één stip meer dan je kaart.
scene-blessing-reroll = Eenmaal: gooi opnieuw voor je geluid.
scene-blessing-gone = Gebruikt.
scene-blessing-back = Een voorspoedkaart, gedekt
scene-blessing-lies = heeft een voorspoedkaart
scene-guard-blessing-false-noise = Een bewaker die wandelde mag een geluid horen dat er niet is, en is vrij.
scene-guard-blessing-hearing = Een bewaker hoort eenmaal één stip verder.
scene-guard-blessing-extra-step = Een bewaker loopt eenmaal één stip meer.
scene-guard-blessing-reroll = Een bewaker luistert eenmaal opnieuw.
scene-narrowed =
    { $dots ->
        [one] De bewakers kunnen uitrekenen waar je bent.
       *[other] Naar wat iedereen weet kun je op { $dots } stippen zijn.
    }

scene-watch = De bewakers
scene-on-dot = stip { $dot }
scene-free = vrij: { $why }
scene-free-noise = hoort geluid
scene-free-sight = ziet een novice
scene-free-trace = ziet een spoor
scene-free-capture = ving iemand
scene-bound = volgt haar pad
scene-guard-did =
    { $listens ->
        [yes] { $card }, hoort { $hears } stippen ver
       *[no] { $card }
    }
scene-guard-cards = Bewegingskaart
scene-steps-made =
    { $dots ->
        [one] 1 stip tot nu toe
       *[other] { $dots } stippen tot nu toe
    }
scene-listens = luistert
scene-deaf = hoort niets
scene-paths = Paden vanaf hier
scene-path-to = naar { $dot }
scene-path-dots = { $dots } stippen
scene-uturn = keer om
scene-uturns-left =
    { $count ->
        [0] geen omkeerkaart meer
        [one] nog 1 omkeerkaart
       *[other] nog { $count } omkeerkaarten
    }

scene-guards = beide bewakers
scene-captures = { $points } van { $target } gevangen
scene-caught = gevangen
scene-in-sight = gezien op { $dot }
scene-last-seen = laatst gezien op { $dot }, ronde { $round }
scene-rolled =
    { $reach ->
        [0] gooide { $die }: stil
       *[other] gooide { $die }: { $reach } ver te horen
    }
scene-times-caught =
    { $times ->
        [one] eenmaal gevangen
       *[other] { $times } keer gevangen
    }

scene-round-of = Ronde { $round } van { $rounds }
scene-paths-left = Paden in het spel: { $left }, omkeerkaarten: { $uturns }
scene-sheet = Jouw blad
scene-start = begin
scene-sheet-line =
    Ronde { $round }: stip { $dot }, { $dots } stippen, { $card }{ $found ->
        [key] , sleutel gevonden
        [item] , wens gevonden
       *[none] {""}
    }
scene-mark-0 = stil
scene-mark-1 = sluip
scene-mark-2 = wandel
scene-mark-3 = ren
scene-legend = Op de plattegrond
scene-legend-sneak =
    { $times ->
        [one] 1–2 stippen
       *[other] 2–4 stippen
    }
scene-legend-walk =
    { $times ->
        [one] 3–4
       *[other] tot 8
    }
scene-legend-run =
    { $times ->
        [one] 5
       *[other] tot 10
    }
scene-legend-lit = in het licht
scene-bead =
    { $novice }: { $dots ->
        [one] 1 stip
       *[other] { $dots } stippen
    }
scene-beads-note = Een kraal op een stip: daar kan ze zijn.

scene-ending-guards =
    { $how ->
        [captures] Genoeg novicen gevangen in ronde { $round }.
        [time] Vijftien ronden, en niemand kwam ermee weg.
       *[lost] { $points ->
            [0] Niemand gevangen, en iemand lag weer in bed.
            [one] Eén vangst was niet genoeg.
           *[other] { $points } vangsten waren niet genoeg.
        }
    }
scene-ending-novice =
    { $how ->
        [won] Terug in bed in ronde { $round }, met haar wens{ $times ->
            [0] , nooit gevangen.
            [one] , eenmaal gevangen.
           *[other] , { $times } keer gevangen.
        }
       *[lost] { $times ->
            [0] Nooit gevangen, maar niet op tijd terug.
            [one] Eenmaal gevangen.
           *[other] { $times } keer gevangen.
        }
    }
scene-ending-wish =
    { $wish }: { $has ->
        [item] die had ze.
        [key] ze had de sleutel.
       *[nothing] nog geen sleutel.
    }
scene-reveal-seen = gezien op { $dots }
scene-reveal-unseen = niemand zag haar

scene-then-step =
    { $room }, { $total ->
        [one] 1 stip
       *[other] { $total } stippen
    } in totaal, { $seen ->
        [yes] een bewaker ziet je daar.
       *[no] ongezien.
    } { $far ->
        [one] { CAP($guard-the) } is 1 stip ver.
       *[other] { CAP($guard-the) } is { $far } stippen ver.
    }
scene-then-key = Hier hangt je sleutel: eindig je beweging op deze stip.
scene-then-item = Hier ligt je wens: eindig je beweging op deze stip.
scene-then-home = Thuis met je wens: je wint.
scene-then-guard-step = Ze draait zich en kijkt eerst. Op { $dot } zou ze { $seen } stippen verlichten; het is stip { $total } van haar beweging.
scene-then-end =
    { $where ->
        [caught] Je bent gevangen: niemand luistert nu naar jou.
        [bed] In je eigen bed hoort niemand je.
        [never] Geen worp is luid genoeg om gehoord te worden: { $guard-the } is { $far } stippen ver.
       *[out] Gehoord bij een worp van { $least } of meer, { $percent }%: { $guard-the } is { $far } stippen ver.
    }
scene-then-guard-end =
    { $listens ->
        [yes] Ze wandelt, en luistert zodra beiden geweest zijn.
       *[no] Ze rent, en hoort deze ronde niets.
    }
scene-then-path =
    { $turn ->
        [yes] Terug over hetzelfde pad naar { $dot }, { $room }: { $dots } stippen. Dat kost een omkeerkaart.
       *[no] { $dots } stippen naar { $dot }, { $room }. Ze volgt het tot ze iemand ziet of hoort.
    }
scene-then-first = { CAP($guard-the) } beweegt helemaal, daarna { $other-the }.
scene-then-assign = De abdis krijgt { $abbess }, de priores { $prioress }.
scene-then-use = De voorspoedkaart is dan op.
scene-then-pass =
    { $only ->
        [yes] Er valt niets te kiezen; iedereen wordt gevraagd, zodat niemand iets merkt.
       *[no] Je houdt je voorspoedkaart.
    }
scene-then-noise = { CAP($guard-the) } hoort je vanaf stip { $dot }. Beide wegen zijn even kort; jij kiest.
scene-then-false =
    { $own ->
        [yes] { CAP($guard-the) } is vrij in haar volgende beweging, en iedereen weet dat er niets was.
       *[no] { CAP($guard-the) } denkt dat er iemand is richting stip { $dot }; volgende ronde hoort iedereen dat het vals was.
    }

scene-shelf-wishes-title = Geheime wensen
scene-shelf-wishes = Eerst de sleutel, dan de wens, dan terug naar bed. Elke sleutel opent elk slot.
scene-shelf-movement-title = Bewegingskaarten
scene-shelf-movement = Een novice toont er een na haar beweging. Het getal komt bij elke worp die haar kan verraden.
scene-shelf-blessings-title = Voorspoed
scene-shelf-blessings = Van elk twee. Een novice heeft er een, elke bewaker ook; je gebruikt hem eenmaal.
scene-shelf-rounds-title = Paden van de bewakers
scene-shelf-rounds = Van de ene zwarte hexagon naar de andere, in beide richtingen. Een gelopen pad is uit het spel.
scene-shelf-people-title = Wie is wie
scene-shelf-people = Twee bewakers, en zes novicen met elk een eigen cel.
scene-plate-wish = Sleutel op stip { $key }, wens op stip { $item }.
scene-plate-card =
    { $most ->
        [0] Geen stip; geluid { $noise }.
       *[other] { $least }–{ $most } stippen; geluid { $noise }.
    }
scene-plate-path = Van { $start } naar { $end }, { $dots } stippen.
scene-plate-novice = { $novice } slaapt op stip { $dot }.
