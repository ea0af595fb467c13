# De woorden van elk spel.

language-nl = Nederlands
language-en = English
language-fr = Français

seat = Plaats { $letter }
you = jij
spectator = Toeschouwer
rank = { $place }e
listing = { $first } en { $last }
labelled = { $label }: { $value }
players =
    { $first ->
        [one] 1 speler
       *[other] { $first } spelers
    }
players-range = { $first } tot { $last } spelers

## Geheimen

only-you = { $line } (alleen jij)
secret = Alleen jij ziet dit.
curtain = Geef het toestel aan { $name }
curtain-open = Ik ben { $name }, open

## De balk als er niets te beslissen valt

waiting = Wachten op { $waiting }.
over =
    { $winners-count ->
        [one] Het spel is uit: { $winners } wint.
       *[other] Het spel is uit: { $winners } winnen samen.
    }
over-you = Het spel is uit: je wint.
over-draw = Het spel is uit: gelijkspel.
again = Nog een keer?

## Waarom niet

reason-game-over = Je kunt niet meer spelen.
reason-not-your-turn = Je bent niet aan de beurt.
reason-not-in-this-phase = Dat kan nu niet.
reason-stale = { $name } was sneller. Het spel is al verder.
undo-not-moved-yet = Er is niets terug te nemen: je hebt nog niets gedaan.
undo-final-choice = Je kunt dit niet terugnemen: een keuze staat hier vast.
undo-something-drawn = Je kunt dit niet terugnemen: er is sindsdien iets getrokken.
undo-something-revealed = Je kunt dit niet terugnemen: er is iets geheims getoond.
undo-moved-since = Je kunt dit niet terugnemen: er heeft al iemand anders gespeeld.

## De verbinding

away = { $name } is even weg. De klok loopt door.
offline = Verbinding weg. Je zet is bewaard.
