# De woorden van de site, buiten de tafel.

site-title = Spelkast: vijf bordspellen met geheimen
site-description = Pak een spel uit de kast en speel het vanavond met je vrienden of tegen een bot. Geen account nodig.
skip = Naar de inhoud
close = Sluiten
save = Bewaren
offline-form = Geen verbinding. Er is niets veranderd; probeer het zo nog eens.
minutes = { $minutes } min
to-cupboard = Naar de kast

## De balk en de voet

bar-home = Spelkast, naar de kast
bar-menu = Menu
bar-mine = Mijn partijen
bar-enter = Aanmelden
foot-fair = Elke deling ligt vast voor de eerste zet.
foot-check = Reken het na
foot-cupboard = De kast
foot-about = Over Spelkast
foot-privacy = Privacy

## De kast

home-skip = Naar de spellen
home-question = Wat spelen we vanavond?
home-promise = Pak een doos uit de kast, stuur je vrienden de link en begin. Geen account nodig.
home-cupboard = De kast
home-box = { $title }, { $first } tot { $last } spelers, { $minutes } minuten. { $line }
home-players = { $first }–{ $last } spelers
home-continue = Verder spelen
home-all-mine = Alle { $count } partijen
home-none = Nog niets op tafel. Pak een doos: na een klik zit je te spelen.
home-link = Iemand stuurde je een link
home-link-example = plak hem hier
home-link-go = Aanschuiven
home-look = Eerst even kijken
home-rules = Hoe je de spellen speelt
home-watch =
    { $tables ->
        [0] Kijk mee bij een tafel
        [one] Kijk mee: 1 tafel speelt nu
       *[other] Kijk mee: { $tables } tafels spelen nu
    }
home-practise = Oefen tegen een bot

## De dozen

box-inferos-title = Ad Inferos
box-inferos-line = Ontsnap uit de onderwereld. Iedereen kiest tegelijk.
box-inferos-about = Kies stiekem hoe ver je loopt. Kiest een ander hetzelfde, dan staan jullie allebei stil. Ontwijk de monsters en kom als eerste precies in de bibliotheek uit.
box-inferos-number = Hoe meer spelers, hoe vaker gelijke kaarten elkaar opheffen.
box-reich-title = Het Oude Rijk
box-reich-line = Duizend jaar koningen in elf slagen.
box-reich-about = Elke ronde draait er een stuk geschiedenis om: een slag, een verdrag, een kroning. Wie de koning speelt die daar het best bij past, neemt het mee.
box-reich-number = Met meer spelers weet je minder van wat de anderen nog hebben.
box-dungeonville-title = Dungeonville
box-dungeonville-line = Van wie is welke kerker? Zeg niets.
box-dungeonville-about = Jij bezit in het geheim één van de vijf kerkers. Stuur avonturiers naar beneden, liefst bij jezelf, en laat niemand merken waarom.
box-dungeonville-number = Met minder spelers zijn er meer kerkers van niemand.
box-nuns-title = Nuns on the Run
box-nuns-line = Sluip langs de abdis en terug naar bed.
box-nuns-about = Het is nacht in het klooster. Haal je sleutel, haal je geheime wens en wees als eerste terug in bed, voor de lamp van de abdis je vindt.
box-nuns-number = Eén speler loopt wacht, de anderen sluipen.
box-rennes-title = Rennes-le-Château
box-rennes-line = Draai de poorten en kraak de code.
box-rennes-about = Onder het dorp draaien gekleurde poorten in de rots. Betaal je weg met kaarten, verzamel aanwijzingen en kraak drie codes voor een ander het doet.
box-rennes-number = Met meer spelers draaien de poorten vaker onder je weg.
box-coming = Deze doos komt nog.
box-coming-short = komt nog
box-coming-why = We schrijven de regels en tekenen het bord. Je kunt hem nog niet spelen.
box-others = Kijk wat er al wel in de kast ligt
box-facts = { $first } tot { $last } spelers, ongeveer { $minutes } minuten.
box-now = Nu, tegen bots
box-now-why = Je zit meteen aan tafel. Bots zien niet meer dan jij.
box-opponents = Tegenstanders
box-preset = Welk spel
box-level = Hoe sterk
box-play = Speel nu
box-friends = Met vrienden
box-friends-why = Dek de tafel, stuur de link. Iedereen speelt op een eigen scherm, of samen op een toestel.
box-set = Dek de tafel
level-random = makkelijk
level-rules = bedreven
level-learner = leerling
level-regular = geoefend
level-strong = sterk
level-expert = meester
level-thinks = Denkt bij elke zet { $seconds ->
    [one] een seconde
   *[other] { $seconds } seconden
} na.
level-at-once = Antwoordt meteen.

## De spelregels

rules-of = Zo speel je { $title }
rules-short = De regels in het kort
rules-more = Lees de hele uitleg
rules-play = Speel het
rules-all-lead = De regels in het kort, en alle kaarten. Aan tafel hoef je er niets van te onthouden.
rules-options = Huisregels
rules-options-why = Wie de tafel dekt, kiest. Zonder keuze gelden de regels van de doos.
rules-table = Aan tafel hoef je niets te onthouden: er staat steeds wat je mag doen, en waarom iets niet kan.

## De kaarten

cards-of = De kaarten van { $title }
cards-short = De kaarten
cards-all = Bekijk alle kaarten
cards-find = Zoek een kaart
cards-none = Geen kaart met die woorden.

## Met wie, en hoe het staat

with-people = met { $names }
with-bots =
    { $bots ->
        [one] tegen een bot
       *[other] tegen { $bots } bots
    }
some-bots =
    { $bots ->
        [one] een bot
       *[other] { $bots } bots
    }
with-device = samen op één toestel
with-nobody-yet = nog niemand aan tafel
stands-open = tafel wordt gedekt
stands-your-turn = jij bent aan zet
stands-waiting = wacht op { $names }
stands-running = loopt
stands-over = uit
stands-rank =
    { $place ->
        [1] gewonnen
       *[other] { $place }e van { $players }
    }

## Mijn partijen

mine-yours = Jij bent aan zet
mine-waiting = Wachten
mine-over = Uitgespeeld
mine-replay = Bekijk terug
mine-again = Nog een keer
mine-none = Je hebt nog niets gespeeld. Dat is zo verholpen.
mine-guest = Je speelt als gast: je partijen horen bij deze browser.
mine-guest-account = Bewaar ze met een account

## Meekijken

watch-title = Kijk mee bij een tafel
watch-promise = Je ziet wat open ligt, en nooit meer dan dat.
watch-bots =
    { $bots ->
        [one] een bot
       *[other] { $bots } bots onder elkaar
    }
watch-open = wordt gedekt
watch-playing = speelt nu
watch-over = uit, met terugblik
watch-none = Er is nu geen tafel die iedereen mag zien. Zet er zelf een open?

## De tafel dekken

lobby-set = de tafel dekken
lobby-skip = Naar de uitnodiging
lobby-invitation = Uitnodiging
lobby-seats = Plaatsen
lobby-rules = Afspraken
lobby-who = Wie zit waar?
lobby-who-why = { $players } plaatsen; { $first } tot { $last } kan.
lobby-you-sit = Jij zit aan tafel.
lobby-host-begins = { $name } begint zodra iedereen er is.
lobby-somebody-begins = Zo meteen begint het.
lobby-invited = { $name } nodigt je uit voor { $title }
lobby-invited-plain = Je bent uitgenodigd voor { $title }
lobby-invited-why = Zeg hoe je heet en schuif aan. Geen account nodig.
lobby-how = Zo speel je
lobby-other = Een andere doos
lobby-qr = QR-code van de uitnodiging
lobby-link = Link van de uitnodiging
lobby-copy = Kopieer de link
lobby-copied = Gekopieerd
lobby-share = Deel de link
lobby-share-title = Speel mee: { $title }
lobby-link-why = Wie hem opent, krijgt de volgende vrije plaats. Geen account nodig.
lobby-link-again = De link nog eens
lobby-send =
    { $seats ->
        [one] Stuur een vriend de link
       *[other] Stuur { $seats } vrienden de link
    }
lobby-all-taken = Iedereen zit
lobby-all-taken-why = Alle plaatsen zijn bezet.
lobby-free =
    { $seats ->
        [one] Er is nog 1 plaats vrij
       *[other] Er zijn nog { $seats } plaatsen vrij
    }
lobby-full = Alle plaatsen zijn bezet
lobby-full-watch = Jammer, je bent net te laat voor een plaats. Blijf gerust: zodra het begint, kijk je hier mee.
lobby-full-no-watch = Jammer, je bent net te laat voor een plaats, en aan deze tafel kijkt niemand mee. Dek er zelf een?
lobby-your-name = Hoe heet je?
lobby-join = Schuif aan
lobby-join-why = Je naam staat bij je plaats. Meer vragen we niet.
lobby-kind-me = Ik
lobby-kind-host = Dekt de tafel
lobby-kind-friend = Vriend met de link
lobby-kind-device = Op dit toestel
lobby-kind-bot = Bot
lobby-empty = Vrije plaats { $letter }
lobby-guest = Gast { $letter }
lobby-level = Sterkte van de bot op plaats { $letter }
lobby-name-mine = Jouw naam
lobby-name-device = Naam op plaats { $letter }
lobby-name-here = naam
lobby-device-why = na jou, kast dicht
lobby-sit = Ga hier zitten
lobby-put-bot = Bot
lobby-put-bot-at = Zet een bot op plaats { $letter }
lobby-put-device = Dit toestel
lobby-put-device-at = Nog iemand op dit toestel, op plaats { $letter }
lobby-here = is er
lobby-away = even niet hier
lobby-not-here = nog niet hier
lobby-free-seat = Maak de plaats van { $name } vrij
lobby-remove = Haal plaats { $letter } weg
lobby-number = Met hoevelen?
lobby-table-rules = Aan deze tafel
lobby-clock = Klok
lobby-clock-why = Te laat? Een bot doet die ene zet, de plaats blijft van jou.
lobby-clock-0 = geen
lobby-clock-30 = 30 s
lobby-clock-180 = 3 min
lobby-clock-86400 = 1 dag
lobby-watch = Wie mag meekijken
lobby-watch-why = Ze zien alleen wat open ligt, nooit een hand.
lobby-watch-nobody = niemand
lobby-watch-link = met de link
lobby-watch-all = iedereen
lobby-auto = Vanzelf beginnen
lobby-auto-why = Zodra de laatste plaats bezet is.
lobby-preset = Soort spel
lobby-preset-why = Zet de regels hieronder in één keer.
lobby-preset-own = eigen keuze
lobby-hints = Hints
lobby-hints-why = Mensen mogen vragen wat een sterke speler zou doen.
lobby-house-rules = Huisregels
lobby-house-rules-why =
    { $changed ->
        [0] zoals in de doos, tot je iets verandert
        [one] 1 anders dan in de doos
       *[other] { $changed } anders dan in de doos
    }
lobby-deal = De deling ligt vast
lobby-deal-why = Kaarten en toeval worden bepaald voor de eerste zet. Met deze vingerafdruk kun je dat na afloop narekenen.
lobby-ready = Iedereen zit.
lobby-ready-why = Jij geeft het sein.
lobby-waiting =
    { $seats ->
        [one] Nog 1 plaats vrij.
       *[other] Nog { $seats } plaatsen vrij.
    }
lobby-taken = { $taken } van { $players } bezet.
lobby-auto-soon = Het begint vanzelf als iedereen zit.
lobby-begin = Begin
lobby-begin-bots =
    { $seats ->
        [one] Begin met een bot erbij
       *[other] Begin met { $seats } bots erbij
    }
lobby-begin-not =
    { $seats ->
        [one] Er is nog een plaats vrij. Wacht op je vriend, of begin met een bot.
       *[other] Er zijn nog { $seats } plaatsen vrij. Wacht op je vrienden, of begin met bots.
    }
lobby-leave = Sta op van tafel
lobby-close = Tafel afruimen
fork-known = Deze partij gaat verder vanaf een moment uit een eerdere. Wie die kent, kan weten hoe de kaarten liggen: om te oefenen, niet om te winnen.

## Account

account-title = Account
account-why = Je hoeft er geen te hebben. Met een account vind je je partijen terug op elk toestel.
account-in = Je bent aangemeld als { $login }.
account-name = Je naam
account-name-label = Zo heet je aan tafel
account-login = Gebruikersnaam
account-login-help = Om mee aan te melden; niemand anders ziet hem.
account-password = Wachtwoord
account-password-help = Minstens 10 tekens. Een zin onthoud je het best.
account-new = Maak een account
account-new-do = Maak het account
account-enter = Aanmelden
account-enter-do = Meld me aan
account-bring = Neem mee wat hier als gast is gespeeld
account-leave = Afmelden
account-leave-why = Op dit toestel. Je partijen blijven bewaard.
account-delete = Verwijder mijn account
account-delete-what = Weg zijn dan: je gebruikersnaam, je wachtwoord, je naam bij alle partijen, en wat je in de chat schreef. Lopende partijen speelt een bot voor je uit. Dit kun je niet terugdraaien.
account-delete-password = Je wachtwoord, voor de zekerheid
account-delete-do = Verwijder alles
account-forget = Vergeet mij
account-forget-what = Ook als gast: je naam, je plaatsen en wat je in de chat schreef gaan weg. Lopende partijen speelt een bot voor je uit. Dit kun je niet terugdraaien.
account-guest = Zonder account bewaren we alleen een koekje in deze browser.

## De deling nagerekend

proof-title = De deling nagerekend
proof-lead = Niemand kon na de eerste zet nog iets aan de kaarten of het toeval veranderen. Hier staat waarom.
proof-checks = Wat we nakeken
check-moves = De zetten
check-results = De uitslag
check-digest = De eindstand
check-commitment = De vingerafdruk
check-passed = klopt
check-failed = klopt niet
proof-before = Bekendgemaakt voor de eerste zet
proof-before-why = Deze vingerafdruk stond op tafel toen er nog niets gespeeld was. Hij verraadt niets.
proof-after = Bekendgemaakt na afloop
proof-after-why = Hieruit volgen alle kaarten en al het toeval van de partij.
proof-seed = Zaad
proof-nonce = Zout
proof-here = Jouw browser rekent mee
proof-here-why = Dit is letterlijk de tekst die bij de vingerafdruk hoort. Je browser rekent hem zelf uit.
proof-bytes = De tekst achter de vingerafdruk
proof-cannot = Deze pagina kwam zonder https, en dan rekent een browser geen vingerafdrukken uit. Bewaar de tekst en laat sha256sum het doen, of gebruik de opdracht hieronder.
proof-found = Je browser komt uit op:
proof-equal = Precies gelijk. De deling lag vast.
proof-different = Niet gelijk. Deze deling is niet die van voor de eerste zet.
proof-self = Zelf narekenen
proof-self-why = Haal de partij op en speel haar na op je eigen computer. Elke zet, de uitslag en de vingerafdruk worden dan nagekeken.
proof-download = Haal de partij op
proof-back = Terug naar de tafel

## Over

about-title = Een kast vol spellen met geheimen
about-lead = Spelkast is de kast waarin een familie haar spellen bewaart. Je pakt er een uit, schuift aan en speelt.
about-how = Het werkt op elk scherm, met vrienden ver weg of samen rond één toestel. Iedereen ziet precies wat hij of zij mag weten, en niets meer: de rest komt nooit bij je op het scherm aan.
about-bots = Bots zitten op een gewone stoel. Ze krijgen hetzelfde te zien als een mens op die plaats.
about-fair = Eerlijk gedeeld
about-fair-1 = Voor de eerste zet staat een vingerafdruk van de hele deling op tafel. Na afloop maken we bekend waarvan.
about-fair-2 = Bij elke uitgespeelde partij kun je dat narekenen, hier in je browser of met ons programma.
about-privacy = Privacy
about-privacy-lead = Wat we bewaren, en waarom:
about-privacy-cookie = Eén koekje, zodat je plaats aan tafel de jouwe blijft.
about-privacy-name = De naam die je zelf opgeeft, zodat de anderen je kennen.
about-privacy-moves = De zetten van je partijen, om ze te spelen en terug te kijken.
about-privacy-chat = Wat je aan tafel in de chat schrijft; alleen die tafel leest het.
about-privacy-password = Met een account: je gebruikersnaam, en je wachtwoord zo bewaard dat niemand het kan lezen.
about-privacy-nobody = Verder niets. Geen advertenties, geen meetprogramma’s, geen andere bedrijven: alles op deze pagina’s komt van deze server.
about-privacy-delete = Je kunt alles op elk moment laten verwijderen.
about-own = Eigen werk
about-own-1 = Dit is een onafhankelijke uitvoering. De tekeningen, de teksten en het programma zijn van onszelf. De namen en de spelideeën zijn van hun makers en uitgevers, die niet bij Spelkast betrokken zijn. Vind je een spel leuk, koop dan de doos.

## Als het misgaat

error-400 = Dat begrepen we niet
error-403 = Dat mag hier niet
error-404 = Die plank is leeg
error-409 = De tafel was al verder
error-429 = Even rustig aan
error-500 = Er viel iets om in de kast
error-other = Dat ging niet
error-why = Ga terug naar de kast, of naar je partijen: die staan er nog.
