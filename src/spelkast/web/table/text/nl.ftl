# The words of the table page and the replay.

## The tab of the browser

table-title-mine = ● Jij bent aan zet · { $game } · Spelkast
table-title-waiting = { $waiting } aan zet · { $game } · Spelkast
table-title-over = Afgelopen · { $game } · Spelkast
replay-title = Terugkijken · { $game } · Spelkast
curtain-title = { $game } · Spelkast

## Parts of the page

table-skip = Naar wat je kunt doen
table-board = Bord
table-dock = Jij
table-side = Spelers, voorraad en logboek
table-seats = Spelers
table-supply = Voorraad
table-panel = Logboek, chat en regels
table-log = Logboek
table-chat = Chat
table-rules = Regels
table-tabs = Delen van de tafel
table-table = Tafel

## The banner

table-acts = Alle acties
table-more = Lees het helemaal
table-undo = Terugnemen
table-back = Ik speel weer zelf
table-stand-in-you = Een bot speelt voor je

## Seats

table-bot = Bot { $letter }
table-stand-in = een bot valt in
table-state-yours = aan zet
table-state-moves = aan zet
table-state-chooses = kiest
table-state-thinks = denkt na
table-state-chosen = gekozen
table-state-away = even weg
table-late = snel
table-seat-menu = Wat je kunt doen voor de plaats van { $name }
table-rest = Laat een bot voor mij spelen
table-rest-note = Je kunt op elk moment weer zelf spelen.
table-vote = Laat een bot spelen
table-votes =
    { $count ->
        [0] Duurt het te lang? Als de anderen het ook willen, speelt een bot tot { $name } terug is.
        [one] 1 stem. Als de anderen het ook willen, speelt een bot tot { $name } terug is.
       *[other] { $count } stemmen. Als de anderen het ook willen, speelt een bot tot { $name } terug is.
    }

## Log, chat, help

table-log-all =
    { $count ->
        [one] 1 oudere regel
       *[other] { $count } oudere regels
    }
table-chat-empty = Nog niemand heeft iets gezegd.
table-say = Zeg
table-say-label = Zeg iets
table-unread = iets nieuws
table-help-now = Wat nu?
table-help-waiting = Je hoeft nu even niets te beslissen.
table-help-rules = De regels in het kort
table-help-page = Alle regels op één pagina

## The line, sound, the reveal

table-line-back = Je bent weer verbonden.
table-sound = Geluid als ik aan zet ben
table-zoom = Zoomen
table-zoom-in = Dichterbij
table-zoom-out = Verder weg
table-zoom-whole = Toon het hele bord
table-copy-watch = Kopieer de link voor kijkers
table-copied = Gekopieerd
table-countdown = 3 2 1

## The end

table-ranking = Uitslag
table-again = Nog een keer
table-again-there = Naar het volgende spel
table-look-back = Bekijk terug
table-download = Spelbestand
table-proof = De deling lag vast voor de eerste zet
table-proof-hash = Vooraf
table-proof-seed = Zaad
table-proof-nonce = Nonce
table-proof-check = Kijk het zelf na

## Looking back

replay-skip = Naar de knoppen
replay-rail = Terugkijken
replay-start = Het begin
replay-start-why = De kaarten zijn gedeeld. Niemand heeft nog iets gedaan.
replay-moved = { $name }: { $action }
replay-quiet = Iemand heeft gekozen.
replay-controls = Afspelen
replay-first = Naar het begin
replay-previous = Een stap terug
replay-play = Speel af
replay-pause = Pauze
replay-next = Een stap verder
replay-last = Naar het einde
replay-speed = Snelheid
replay-step = stap { $at } van { $last }
replay-slider = Stap
replay-eyes = Door wiens ogen
replay-as = Zoals { $name } het zag
replay-public = Zoals iedereen het zag
replay-open = Alles open
replay-fork = Speel vanaf hier verder
table-hint = Hint
replay-curve = Hoe de kansen verliepen
replay-curve-why = Een lijn voor elke plaats: de kans om te winnen in de loop van het spel, voor zover deze kijker dat kon weten.
replay-review = Wat was hier het beste?
hint-title = Wat zou een sterke speler doen?
hint-thinking = Speelt spellen uit die passen bij wat je weet…
hint-best = de beste
hint-lead = { $simulations } keer verder gespeeld in spellen die passen bij wat je weet, het beste eerst.
hint-wins = wint { $percent } %
hint-visits = { $visits } keer geprobeerd, verwachte uitslag { $result }
hint-unsure = { "" }, te weinig om zeker te zijn
hint-played = (dit werd gespeeld)
hint-why = Berekend uit wat deze plaats weet en niets anders. Wat vaak is geprobeerd, is zekerder.
hint-back = Terug naar de tafel
replay-copy = Kopieer de link naar deze stap
replay-table = Naar de tafel

## The curtain, and a closed door

curtain-why = De kast gaat pas open als { $name } op de knop drukt.
curtain-waiting = Niemand op dit toestel hoeft nu iets te doen.
closed-title = Deze tafel is dicht
closed-why = Wie hier speelt, heeft gekozen voor een spel zonder kijkers.
closed-home = Naar de kast
table-revealing = De kaarten gaan open.
