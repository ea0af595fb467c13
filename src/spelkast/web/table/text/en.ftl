# The words of the table page and the replay.

## The tab of the browser

table-title-mine = ● Your move · { $game } · Spelkast
table-title-waiting = { $waiting } to move · { $game } · Spelkast
table-title-over = The end · { $game } · Spelkast
replay-title = Looking back · { $game } · Spelkast
curtain-title = { $game } · Spelkast

## Parts of the page

table-skip = To what you can do
table-board = Board
table-dock = You
table-side = Players, supply and log
table-seats = Players
table-supply = Supply
table-panel = Log, chat and rules
table-log = Log
table-chat = Chat
table-rules = Rules
table-tabs = Parts of the table
table-table = Table

## The banner

table-acts = All actions
table-more = Read it all
table-undo = Take back
table-back = Take my seat back
table-stand-in-you = A bot is playing for you

## Seats

table-bot = Bot { $letter }
table-stand-in = a bot plays for now
table-state-yours = your move
table-state-moves = to move
table-state-chooses = is choosing
table-state-thinks = is thinking
table-state-chosen = has chosen
table-state-away = away
table-late = hurry
table-seat-menu = What you can do about the seat of { $name }
table-rest = Let a bot play for me
table-rest-note = You can take your seat back at any moment.
table-vote = Let a bot play
table-votes =
    { $count ->
        [0] Waiting too long for { $name }? If the others agree, a bot plays until { $name } is back.
        [one] 1 vote. If the others agree, a bot plays until { $name } is back.
       *[other] { $count } votes. If the others agree, a bot plays until { $name } is back.
    }

## Log, chat, help

table-log-all =
    { $count ->
        [one] 1 older line
       *[other] { $count } older lines
    }
table-chat-empty = Nobody has said anything yet.
table-say = Say
table-say-label = Say something
table-unread = something new
table-help-now = What now?
table-help-waiting = You have nothing to decide at the moment.
table-help-rules = The rules in short
table-help-page = All rules on one page

## The line, sound, the reveal

table-line-back = You are connected again.
table-sound = Sound when it is my move
table-zoom = Zoom
table-zoom-in = Come nearer
table-zoom-out = Step back
table-zoom-whole = Show the whole board
table-copy-watch = Copy the link for spectators
table-copied = Copied
table-countdown = 3 2 1

## The end

table-ranking = Ranking
table-again = Again
table-again-there = To the next game
table-look-back = Look back
table-download = Game file
table-proof = The deal was fixed before the first move
table-proof-hash = Before
table-proof-seed = Seed
table-proof-nonce = Nonce
table-proof-check = Check it yourself

## Looking back

replay-skip = To the controls
replay-rail = Looking back
replay-start = The beginning
replay-start-why = The cards have been dealt. Nobody has moved yet.
replay-moved = { $name }: { $action }
replay-quiet = Somebody has chosen.
replay-controls = Playback
replay-first = To the beginning
replay-previous = One step back
replay-play = Play
replay-pause = Pause
replay-next = One step on
replay-last = To the end
replay-speed = Speed
replay-step = step { $at } of { $last }
replay-slider = Step
replay-eyes = Whose eyes
replay-as = As { $name } saw it
replay-public = As everybody saw it
replay-open = All open
replay-fork = Play on from here
table-hint = Hint
replay-curve = How the chances went
replay-curve-why = A line for each seat: its chance to win in the course of the game, as far as this viewer could tell.
replay-review = What was best here?
hint-title = What would a strong player do?
hint-thinking = Playing out games that fit what you know…
hint-best = the best
hint-lead = Played on { $simulations } times in games that fit what you know, the best first.
hint-wins = wins { $percent } %
hint-visits = tried { $visits } times, expected result { $result }
hint-unsure = { "" }, too little to be sure
hint-played = (this was played)
hint-why = It is worked out from what this seat knows and nothing else. What was tried often is surer.
hint-back = Back to the table
replay-copy = Copy the link to this step
replay-table = To the table

## The curtain, and a closed door

curtain-why = The cupboard opens when { $name } presses the button.
curtain-waiting = Nobody on this device has to do anything now.
closed-title = This table is closed
closed-why = Those who sit here have chosen to play without spectators.
closed-home = To the cupboard
table-revealing = The cards are turned.
