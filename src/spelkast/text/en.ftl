# The words of every game.

language-nl = Nederlands
language-en = English
language-fr = Français

seat = Seat { $letter }
you = you
spectator = Spectator
rank =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
listing = { $first } and { $last }
labelled = { $label }: { $value }
players =
    { $first ->
        [one] 1 player
       *[other] { $first } players
    }
players-range = { $first } to { $last } players

## Secrets

only-you = { $line } (only you)
secret = Only you see this.
curtain = Give the device to { $name }
curtain-open = I am { $name }, open

## The banner when there is nothing to decide

waiting = Waiting for { $waiting }.
over =
    { $winners-count ->
        [one] The game is over: { $winners } wins.
       *[other] The game is over: { $winners } win together.
    }
over-you = The game is over: you win.
over-draw = The game is over: a draw.
again = Again?

## Why not

reason-game-over = You cannot play any more.
reason-not-your-turn = It is not your turn.
reason-not-in-this-phase = You cannot do that now.
reason-stale = { $name } was quicker. The table has moved on.
undo-not-moved-yet = There is nothing to take back: you have not moved yet.
undo-final-choice = You cannot take this back: a choice is final here.
undo-something-drawn = You cannot take this back: something was drawn since.
undo-something-revealed = You cannot take this back: something hidden has come to light.
undo-moved-since = You cannot take this back: somebody has moved since.

## The connection

away = { $name } is away. The clock is running.
offline = Connection lost. Your move is safe.
