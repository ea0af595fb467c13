# Waarom het niet kan.

refused-no-room = Hier staat geen tafel. Misschien is de link niet volledig.
refused-no-game = Dit spel staat niet in de kast.
refused-no-frame = Zo’n moment heeft deze partij niet.
refused-no-page = Hier is niets. Misschien is de link niet volledig.
refused-no-method = Dat kan hier niet.
refused-nobody = We weten niet wie je bent. Open de tafel opnieuw en neem plaats.
refused-not-yours = Deze plaats is niet van jou.
refused-not-host = Dat kan alleen wie de tafel heeft gedekt.
refused-no-watching = Bij deze tafel mag niemand meekijken.
refused-not-open = Het spel is al begonnen.
refused-not-playing = Het spel is nog niet begonnen, of al afgelopen.
refused-not-over = Dat kan als het spel is afgelopen.
refused-stale = Te laat: de tafel is al verder. Kijk nog eens.
refused-moved-on = Er is net iets veranderd. Kijk even en doe het opnieuw.
refused-seat-taken = Deze plaats is bezet. Kies een andere.
refused-full = Alle plaatsen zijn bezet.
refused-not-full = Nog niet alle plaatsen zijn bezet.
refused-other-rules = Deze partij is met een oudere versie van de regels begonnen en kan niet verder.
refused-nothing-left = Op dit moment is de partij voorbij: hier valt niets meer te spelen.
refused-login-taken = Iemand heeft deze naam al. Kies een andere.
refused-chat-full = Aan deze tafel is genoeg gezegd.
refused-no-vote = Een bot kan spelen voor iemand die weg is, of die al twee minuten nadenkt.
refused-no-hint = Hier is nu geen hint te krijgen.
refused-bad-seat = Die plaats is er niet.
refused-bad-name = Geef een naam van 1 tot 24 tekens.
refused-bad-login = Geef een naam van 1 tot 40 tekens om mee aan te melden.
refused-bad-password = Een wachtwoord heeft 10 tot 200 tekens.
refused-bad-option = Die keuze kan hier niet.
refused-bad-players = Dit spel is niet voor zoveel spelers.
refused-bad-level = Die bot is er niet.
refused-bad-chair = Zo kan daar niemand zitten. Je hebt zelf één plaats.
refused-bad-chat = Schrijf 1 tot 500 tekens.
refused-bad-link = Dit is geen link naar een tafel. Plak de hele link die je kreeg.
refused-bad-request = Dat hebben we niet begrepen.
refused-wrong-password = Deze naam en dit wachtwoord horen niet bij elkaar.
refused-other-site = Dit kwam van een andere site en is niet uitgevoerd.
refused-too-large = Dat is meer dan we aankunnen.
refused-too-often = Dat was wat veel. Wacht even en probeer het opnieuw.
refused-failed = Er ging hier iets mis. Er is niets verloren: laad de pagina opnieuw.

## Wie geen naam gaf

name-guest = Gast
