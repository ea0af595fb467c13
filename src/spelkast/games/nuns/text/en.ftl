title = Nuns on the Run
tagline = Novices slip through the convent by night; two guards look and listen.

## Options

option-run_exact = A run is
option-run_exact-off = one to five dots
option-run_exact-on = exactly five dots
option-run_exact-help = With exactly five dots a novice can no longer bluff with a short run.
option-guard_max5 = Guards move
option-guard_max5-off = up to six dots
option-guard_max5-on = up to five dots
option-guard_max5-help = Five dots at most make it easier for the novices.
option-captures_equal_novices = Captures needed
option-captures_equal_novices-off = as many as players
option-captures_equal_novices-on = as many as novices
option-captures_equal_novices-help = With as many as novices the guards win sooner.
option-single_first_move = First move
option-single_first_move-off = a double move
option-single_first_move-on = an ordinary move
option-single_first_move-help = Without the double move the start is harder for the novices.
option-paths_reusable = Path cards
option-paths_reusable-off = used once
option-paths_reusable-on = used as often as one likes
option-paths_reusable-help = Whether a finished path card leaves the game.
option-run_noise = A run adds to the noise
option-run_noise-1 = one dot
option-run_noise-0 = nothing
option-run_noise-help = With one dot a runner is heard farther than the die says.
option-anonymous_noise = Noise tokens
option-anonymous_noise-off = show who made them
option-anonymous_noise-on = show nobody
option-anonymous_noise-help = Without names the guards know where a noise comes from, but not whose it is.
option-could_be_here = Help for the guards
option-could_be_here-on = shows where novices can be
option-could_be_here-off = none
option-could_be_here-help = The plan shows the guards all dots where a novice can be by what everybody knows; a novice sees how many these are for her.

## People and cards

guard-abbess = Abbess
    .the = the Abbess
guard-prioress = Prioress
    .the = the Prioress
card-stand = Stand still
card-sneak = Sneak
card-walk = Walk
card-run = Run
card-sneak-plus = Sneak and one dot more
card-walk-plus = Walk and one dot more
card-run-plus = Run and one dot more
blessing-false-noise = False noise
blessing-hearing = Keen ear
blessing-extra-step = One dot more
blessing-reroll = Roll again
dealing-keep = as dealt
dealing-swap = the other way round
ending-home = came home with her wish
ending-captures = caught enough novices
ending-time = kept order until morning

## Novices, wishes and paths

novice-1 = Anne Marie
novice-2 = Margaret
novice-3 = Theresa
novice-4 = Celeste
novice-5 = Angelica
novice-6 = Bernadette
wish-1 = Bottle of brandy
wish-2 = Tin of biscuits
wish-3 = Book of dark magic
wish-4 = Love story
wish-5 = Medicine
wish-6 = Bottle of laudanum
wish-7 = Letter from mother
wish-8 = Letter from a sweetheart
path-0 = blue path 26–84
path-1 = blue path 26–147
path-2 = blue path 84–122
path-3 = green path 26–84
path-4 = green path 26–101
path-5 = green path 101–122
path-6 = purple path 84–101
path-7 = purple path 101–147
path-8 = red path 26–122
path-9 = red path 26–147
path-10 = red path 122–147
path-11 = orange path 26–101
path-12 = orange path 26–122
path-13 = orange path 84–147

## Actions

action-step = To dot { $dot }
action-end = { $card }
action-path = Take the { $path }
action-uturn = Turn round
action-first = { CAP($guard-the) } goes first
action-assign = Blessings { $dealing }
action-use = Use the blessing
action-pass = Pass
action-noise = Noise beside { $guard-the }, way { $way }
action-false = False noise beside { $guard-the }, way { $way }

## What happens

event-lies-in = { $seat } plays { $novice }, cell { $dot }.
event-wishes = Your secret wish: { $wish }. The keys are on dot { $key }, the thing itself on dot { $item }.
event-blessed = Your blessing: { $blessing }.
event-guard-dealt = { CAP($guard-the) } gets { $blessing }.
event-round = Round { $round } begins.
event-appears = { $seat } appears on { $dot }.
event-moves = { $seat } moves from { $from } to { $dot }.
event-vanishes = { $seat } vanishes after { $from } towards { $dot }.
event-out-of-sight = { $seat } is out of sight after { $from }.
event-shows = { $seat } shows { $card }.
event-keys = You have your keys, on { $dot }.
event-item = You have your wish: { $wish }, on { $dot }.
event-rolls = { $seat } rolls { $number } ({ $card }): heard up to { $reach ->
        [one] one dot
       *[other] { $reach } dots
    } away.
event-new-roll = Your roll now counts as { $number }, your reach as { $reach }.
event-rolls-again = { $seat } uses Roll again: now { $number }, reach { $reach }.
event-hushed = { $seat } uses Keen ear: reach { $reach }.
event-noise = { CAP($guard-the) } hears { $seat } from the direction of { $dot }.
event-some-noise = { CAP($guard-the) } hears somebody from the direction of { $dot }.
event-own-noise = { $seat }, that noise beside { $guard-the } was yours, from { $dot }.
event-not-heard = Nobody hears { $seat }.
event-quiet = All is quiet.
event-on-the-run = { $seat } is on the run again.
event-first = { CAP($guard-the) } goes first.
event-takes-path = { CAP($guard-the) } takes the { $path }.
event-turns-round = { CAP($guard-the) } turns round on the { $path }.
event-paths-return = All discarded path cards come back.
event-leaves-path = { CAP($guard-the) } leaves her path.
event-turns = { CAP($guard-the) } turns towards { $dot } and stops short.
event-steps = { CAP($guard-the) } goes from { $from } to { $dot }.
event-sees = { CAP($guard-the) } sees { $seat } on { $dot }.
event-loses = Nobody sees { $seat } on { $dot } any more.
event-finds-trace = { CAP($guard-the) } finds a trace on { $dot }.
event-catches = { CAP($guard-the) } catches { $seat } on { $dot }: { $points } of { $target }.
event-lost-item = Your wish was taken away: { $wish }. You keep your keys.
event-guard-shows = { CAP($guard-the) } shows { $card }.
event-listens = { CAP($guard-the) } listens: { $number }.
event-listens-again = { CAP($guard-the) } rolls again: { $number }.
event-listens-well = { CAP($guard-the) } now hears up to { $reach } dots.
event-was-false = The noise of { $seat } beside { $guard-the }, from { $dot }, was false.
event-false-alarm = { CAP($guard-the) } makes a false noise herself, towards { $dot }.
event-guard-blessing = { CAP($guard-the) } uses { $blessing }.
event-truth = { $seat } was on { $dot } and wished for: { $wish }. { $has ->
        [0] She had nothing yet.
        [1] She had her keys.
       *[other] She had it.
    }
event-kept = { $seat } still had { $blessing }.
event-guard-kept = { CAP($guard-the) } still had { $blessing }.
event-victory = { $ending-is ->
        [home] { $seats } came home with her wish in round { $round }.
        [captures] { $seats } caught enough novices in round { $round }.
       *[time] Morning has come after round { $round }: the victory goes to { $seats }.
    }

## Why not

reason-no-neighbour = Dot { $dot } is not next to where you stand. Steps go from dot to dot along the lines.
reason-guard-there = A guard stands there. Take another way.
reason-locked = That door is locked, and you have no keys yet. Take another way, or fetch your keys first.
reason-enough-dots = You have no dots left in this move. Choose a card.
reason-home-already = You are home. End your move with a card.
reason-not-towards-home = A guard sees you. Only steps straight home are allowed.
reason-go-on-home = A guard sees you. Go on home as far as you can.
reason-other-card = That card does not fit the number of dots you moved. Choose another, or go on.
reason-no-extra-step = For that you need the blessing One dot more. Choose another card.
reason-bound-to-path = She is not free. She must follow her path, or go back to it.
reason-path-first = She stands where a path begins. Choose a path first.
reason-not-at-an-end = A path is chosen only where it begins. Go on along the present one.
reason-path-used = That path card is gone or in use. Choose another one.
reason-no-uturn = No card for turning round is left. Take another path.
reason-guard-card = A guard moves three or four dots to walk, five or six to run. Count her dots.
reason-not-so-used = Your blessing cannot be used now. You can pass.
reason-must-answer = The noise has to come from somewhere. Choose where.
reason-nothing-to-choose = There is nothing to choose beside that guard. Answer for the other one, or pass.
reason-no-false-noise = A false noise is not possible there. You need that blessing, and a guard who walked.
reason-other-guard = A guard makes a false noise only beside herself. Choose her own dot, or pass.
reason-no-such-way = No noise can come from there. Choose another way.

## Decisions

phase-deal-blessings = Which guard gets which blessing?
phase-deal-blessings-why = Dealt are { $abbess_blessing } for the Abbess and { $prioress_blessing } for the Prioress.
phase-deal-blessings-waiting = { $waiting } deals the guards’ blessings.
phase-sneak = { $state ->
        [led] You were caught: walk home while they can see you
        [slipped] You were caught, but nobody sees you: slip away
        [moving] You have moved { $walked ->
                [one] one dot
               *[other] { $walked } dots
            }: go on, or choose a card
       *[start] Move in secret
    }
phase-sneak-why = { $aim ->
        [keys] Find your keys on dot { $goal }. Slow is quiet.
        [item] Fetch your wish on dot { $goal }. Slow is quiet.
       *[home] Bring it home to cell { $goal }. Slow is quiet.
    }
phase-sneak-waiting = The novices are moving in secret: { $waiting }.
phase-sneak-waiting-why = Round { $round } of { $rounds }.
phase-noise = { $question ->
        [blessing] Your roll reaches { $reach } dots: use { $blessing }?
        [at_abbess] Where does the Abbess hear you?
        [at_prioress] Where does the Prioress hear you?
       *[other] You have nothing to choose here
    }
phase-noise-why = { $question ->
        [alone] You answer all the same, so that nobody learns anything from it.
       *[other] Nobody sees your answer before all have answered.
    }
phase-noise-waiting = The novices answer for their noise: { $waiting }.
phase-order = Which guard goes first?
phase-order-why = She makes her whole move before the other one begins.
phase-order-waiting = { $waiting } decides which guard goes first.
phase-patrol = { $move ->
        [choose] Choose a path for { $mover-the }
        [free] { CAP($mover-the) } is free: { $steps } dots so far
       *[bound] { CAP($mover-the) } follows her path: { $steps } dots so far
    }
phase-patrol-why = Three or four dots and she listens; five or six and she hears nothing.
phase-patrol-waiting = { CAP($mover-the) } is on her round, led by { $waiting }.
phase-listen = { CAP($mover-the) } rolled { $heard }: use { $mover_blessing }?
phase-listen-why = Only Roll again and Keen ear can be used here.
phase-listen-waiting = { CAP($mover-the) } listens, for { $waiting }.
phase-heard = { $question ->
        [at_abbess] Where does the Abbess hear you?
        [at_prioress] Where does the Prioress hear you?
        [lie] Do you make a false noise?
       *[other] You have nothing to choose here
    }
phase-heard-why = { $question ->
        [alone] You answer all the same, so that nobody learns anything from it.
       *[other] Nobody sees your answer before all have answered.
    }
phase-heard-waiting = The guards listen, the novices answer: { $waiting }.
phase-trick = Does { $mover-the } make a false noise beside herself?
phase-trick-why = It frees her for her next move. She needs the blessing False noise.
phase-trick-waiting = { CAP($mover-the) } is thinking, that is { $waiting }.
phase-game-over-why = { $points } of { $target } captures in { $round } rounds.

## Help

help-deal-blessings = Each guard may use only her own card, once. Roll again and Keen ear help her to hear, One dot more to catch, False noise to leave a useless path.
help-sneak = Go from dot to dot, then choose a card that fits the number of dots. Lit dots are seen by a guard. The faster your card, the farther you are heard.
help-noise = Your roll and your card say how far you are heard, by each guard. Where two routes are equally short, you choose from which side. Used blessings are gone.
help-order = The guard who is more likely to find somebody often goes first. The other one can then profit from it.
help-patrol = A guard follows her path until she hears a noise, sees a novice or finds a trace. Then she goes anywhere until the end of her move. Every novice on the run on a dot she enters is caught.
help-listen = A better roll hears more novices, also the quiet ones. Use your card now or keep it for later.
help-heard = The guards who walked have rolled. Whoever they hear puts a noise beside them. A false noise lures a guard the wrong way for one round.
help-trick = A noise beside her makes her free in her next move, even a false one. Everybody sees that it is false.

## The rules in short

summary-1-title = The goal
summary-1 = A novice fetches her keys, then her secret wish, and must be the first back in her own cell. The guards win if they score as many captures as there are players, or when 15 rounds are over.
summary-2-title = The novices move
summary-2 = All novices move at the same time, in secret, and then show a card: stand still, sneak 1 or 2 dots, walk 3 or 4, run 1 to 5. In the first round they move twice as far. Locked doors need keys.
summary-3-title = Sight
summary-3 = A guard sees her own row and everything before her, up to six dots away. Walls and doors block her view. Who steps into view is put on the plan; who steps out of it leaves a trace.
summary-4-title = Noise
summary-4 = After moving, each novice rolls: the die and her card say how far she is heard. A guard within that distance gets a noise token that points along the shortest way.
summary-5-title = The guards
summary-5 = Each guard follows her path card, 3 or 4 dots and then she listens, or 5 or 6 dots and she hears nothing. A noise, a novice in sight or a trace frees her to go anywhere in that move.
summary-6-title = Caught
summary-6 = A guard who enters a novice’s dot catches her: a point for the guards, and her wish is lost, but not her keys. As long as she is seen she must walk home. Out of sight she is on the run again.
summary-7-title = In bed
summary-7 = In her own cell a novice cannot be seen, heard or caught.
summary-8-title = Blessings
summary-8 = Everybody has one blessing, to be used once: one dot more, another roll, a keener ear or a quieter step, or a false noise.

## The scene
scene-heading =
    round { $round } of { $rounds }, { $part ->
        [deal] before it begins
        [sneak] the novices sneak
        [noise] who makes a noise?
        [order] the guards
        [patrol] the guards walk
        [listen] the guards listen
       *[over] it is over
    }
scene-board = Round { $round } of 15. The Abbess stands on dot { $abbess }, the Prioress on { $prioress }. Captures: { $points } of { $target }.
scene-guard-at = { CAP($guard-the) } on dot { $dot }, { $seen } dots in her light
scene-novice-at =
    { $state ->
        [caught] { $novice }, caught, on dot { $dot }
       *[run] { $novice } on dot { $dot }
    }
scene-own-at = You, { $novice }, on dot { $dot }. Only you see this.
scene-noise-of =
    { $kind ->
        [false] A false noise beside { $guard-the }, towards dot { $dot }
        [known] A noise of { $who } beside { $guard-the }, towards dot { $dot }
       *[some] A noise beside { $guard-the }, towards dot { $dot }
    }
scene-vanished = { $novice } vanished after dot { $start }, towards { $dot }
scene-step =
    Dot { $dot }, { $total } in all, { $seen ->
        [yes] a guard sees you there
       *[no] unseen
    }
scene-guard-step = { CAP($guard-the) } to dot { $dot }
scene-noise-way = The noise beside { $guard-the } comes from dot { $dot }
scene-false-way = A false noise beside { $guard-the }, from dot { $dot }

scene-cell-of = Cell of { $novice }
scene-room-lavatory = Lavatory
scene-room-laundry = Laundry
scene-room-main_store = Main store
scene-room-inner_garden = Inner garden
scene-room-dormitory = Dormitory passage
scene-room-prioress_cell = Prioress
scene-room-abbess_cell = Abbess
scene-room-chapter_room = Chapter room
scene-room-toilet = Toilet
scene-room-closet = Linen
scene-room-cloister = Cloister
scene-room-turret = Turret
scene-room-entry_hall = Entry hall
scene-room-outer_garden = Outer garden
scene-room-tree = Old tree
scene-room-chapel = Chapel
scene-room-confessional_e = East confessional
scene-room-confessional_w = West confessional
scene-room-east_passage = East passage
scene-room-parlor = Parlour
scene-room-infirmary = Sick room
scene-room-pharmacy = Pharmacy
scene-room-north_passage = North passage
scene-room-scriptorium = Scriptorium
scene-room-library = Library
scene-room-side_aisle = Aisle
scene-room-garden_entry = Gate
scene-room-outside = Outer path
scene-room-sacristy = Sacristy
scene-room-kitchen = Kitchen
scene-room-refectory = Refectory
scene-room-pantry = Pantry

scene-cards = Movement card
scene-hear-note = chance that a guard hears you
scene-heard-chance = { $percent }% chance that a guard hears you
scene-percent = { $percent }%
scene-dots =
    { $range ->
        [yes] { $least }–{ $most } dots
       *[no] { $most ->
            [one] 1 dot
           *[other] { $most } dots
        }
    }
scene-moved = moved { $dots }
scene-short-stand = Stand
scene-short-sneak = Sneak
scene-short-walk = Walk
scene-short-run = Run
scene-shown = shown
scene-wish = Secret wish
scene-only-you = only you see this
scene-station-key = key: { $dot }, { $room }
scene-station-item = wish: { $dot }, { $room }
scene-station-home = back to bed: { $dot }
scene-done = done
scene-blessing = Blessing
scene-blessing-false-noise = Once: a noise where nobody is, beside a guard who walked.
scene-blessing-hearing = Once: your noise roll counts one less.
scene-blessing-extra-step = Once: one dot more than your card.
scene-blessing-reroll = Once: roll for noise again.
scene-blessing-gone = Used.
scene-blessing-back = A blessing, face down
scene-blessing-lies = has a blessing
scene-guard-blessing-false-noise = A guard who walked may hear a noise that is none, and is free.
scene-guard-blessing-hearing = A guard hears one dot farther, once.
scene-guard-blessing-extra-step = A guard goes one dot more, once.
scene-guard-blessing-reroll = A guard listens again, once.
scene-narrowed =
    { $dots ->
        [one] The guards can work out where you are.
       *[other] By what all know, you can be on { $dots } dots.
    }

scene-watch = The guards
scene-on-dot = dot { $dot }
scene-free = free: { $why }
scene-free-noise = hears a noise
scene-free-sight = sees a novice
scene-free-trace = sees a trace
scene-free-capture = made a capture
scene-bound = follows her path
scene-guard-did =
    { $listens ->
        [yes] { $card }, hears { $hears } dots far
       *[no] { $card }
    }
scene-guard-cards = Movement card
scene-steps-made =
    { $dots ->
        [one] 1 dot so far
       *[other] { $dots } dots so far
    }
scene-listens = listens
scene-deaf = hears nothing
scene-paths = Paths from here
scene-path-to = to { $dot }
scene-path-dots = { $dots } dots
scene-uturn = turn back
scene-uturns-left =
    { $count ->
        [0] no U-turn left
        [one] 1 U-turn left
       *[other] { $count } U-turns left
    }

scene-guards = both guards
scene-captures = { $points } of { $target } captures
scene-caught = caught
scene-in-sight = seen on { $dot }
scene-last-seen = last seen on { $dot }, round { $round }
scene-rolled =
    { $reach ->
        [0] rolled { $die }: silent
       *[other] rolled { $die }: heard { $reach } far
    }
scene-times-caught =
    { $times ->
        [one] caught once
       *[other] caught { $times } times
    }

scene-round-of = Round { $round } of { $rounds }
scene-paths-left = Paths in the game: { $left }, U-turns: { $uturns }
scene-sheet = Your log sheet
scene-start = start
scene-sheet-line =
    Round { $round }: dot { $dot }, { $dots } dots, { $card }{ $found ->
        [key] , key found
        [item] , wish found
       *[none] {""}
    }
scene-mark-0 = still
scene-mark-1 = sneak
scene-mark-2 = walk
scene-mark-3 = run
scene-legend = On the plan
scene-legend-sneak =
    { $times ->
        [one] 1–2 dots
       *[other] 2–4 dots
    }
scene-legend-walk =
    { $times ->
        [one] 3–4
       *[other] to 8
    }
scene-legend-run =
    { $times ->
        [one] 5
       *[other] to 10
    }
scene-legend-lit = in the light
scene-bead =
    { $novice }: { $dots ->
        [one] 1 dot
       *[other] { $dots } dots
    }
scene-beads-note = A bead on a dot: she can be there.

scene-ending-guards =
    { $how ->
        [captures] Enough novices caught by round { $round }.
        [time] Fifteen rounds, and nobody got away with it.
       *[lost] { $points ->
            [0] Nobody caught, and somebody was back in bed.
            [one] One capture was not enough.
           *[other] { $points } captures were not enough.
        }
    }
scene-ending-novice =
    { $how ->
        [won] Back in bed in round { $round }, with her wish{ $times ->
            [0] , never caught.
            [one] , caught once.
           *[other] , caught { $times } times.
        }
       *[lost] { $times ->
            [0] Never caught, but not back in time.
            [one] Caught once.
           *[other] Caught { $times } times.
        }
    }
scene-ending-wish =
    { $wish }: { $has ->
        [item] she had it.
        [key] she had the key.
       *[nothing] not even the key.
    }
scene-reveal-seen = seen on { $dots }
scene-reveal-unseen = nobody saw her

scene-then-step =
    { $room }, { $total ->
        [one] 1 dot
       *[other] { $total } dots
    } in all, { $seen ->
        [yes] a guard sees you there.
       *[no] unseen.
    } { $far ->
        [one] { CAP($guard-the) } is 1 dot away.
       *[other] { CAP($guard-the) } is { $far } dots away.
    }
scene-then-key = Your key hangs here: end your move on this dot.
scene-then-item = Your wish is here: end your move on this dot.
scene-then-home = Home with your wish: you win.
scene-then-guard-step = She turns and looks first. On { $dot } she would light { $seen } dots; that is dot { $total } of her move.
scene-then-end =
    { $where ->
        [caught] You were caught: nobody listens for you now.
        [bed] In your own bed nobody hears you.
        [never] No roll is loud enough to be heard: { $guard-the } is { $far } dots away.
       *[out] Heard with a roll of { $least } or more, { $percent }%: { $guard-the } is { $far } dots away.
    }
scene-then-guard-end =
    { $listens ->
        [yes] She walks, and listens when both have moved.
       *[no] She runs, and hears nothing this round.
    }
scene-then-path =
    { $turn ->
        [yes] Back along the same path to { $dot }, { $room }: { $dots } dots. One U-turn is spent.
       *[no] { $dots } dots to { $dot }, { $room }. She follows it until she sees or hears somebody.
    }
scene-then-first = { CAP($guard-the) } makes her whole move, then { $other-the }.
scene-then-assign = The Abbess gets { $abbess }, the Prioress { $prioress }.
scene-then-use = The blessing is used up.
scene-then-pass =
    { $only ->
        [yes] There is nothing to choose; all are asked so that nobody can tell.
       *[no] You keep your blessing.
    }
scene-then-noise = { CAP($guard-the) } hears you from dot { $dot }. Both ways are equally short; you choose.
scene-then-false =
    { $own ->
        [yes] { CAP($guard-the) } is free in her next move, and all know the noise was none.
       *[no] { CAP($guard-the) } believes somebody is towards dot { $dot }; next round all learn that it was false.
    }

scene-shelf-wishes-title = Secret wishes
scene-shelf-wishes = First the key, then the wish, then back to bed. Every key opens every lock.
scene-shelf-movement-title = Movement cards
scene-shelf-movement = A novice shows one after her move. The number is added to every roll that might give her away.
scene-shelf-blessings-title = Blessings
scene-shelf-blessings = Two of each. A novice holds one, each guard has one; it is used once.
scene-shelf-rounds-title = Paths of the guards
scene-shelf-rounds = From one black hexagon to another, in either direction. A finished path leaves the game.
scene-shelf-people-title = Who is who
scene-shelf-people = Two guards, and six novices with a cell of their own.
scene-plate-wish = Key on dot { $key }, wish on dot { $item }.
scene-plate-card =
    { $most ->
        [0] No dot; noise { $noise }.
       *[other] { $least }–{ $most } dots; noise { $noise }.
    }
scene-plate-path = From { $start } to { $end }, { $dots } dots.
scene-plate-novice = { $novice } sleeps on dot { $dot }.
