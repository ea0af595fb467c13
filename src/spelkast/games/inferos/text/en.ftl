title = Ad Inferos
tagline = Race out of the Underworld: choose a card in secret, dodge the monsters, and land exactly on the Library.

## Options

option-power_pile = Power pile
option-power_pile-face_down = face down
option-power_pile-face_up = face up
option-power_pile-help = Face up, everybody sees the next power card, and you may always refuse it.
option-defeated_monsters = Defeated monsters
option-defeated_monsters-stay = stay on their square
option-defeated_monsters-return = go back under the stack
option-defeated_monsters-help = A monster that stays blocks the next pawn that lands on it.
option-all_same = Everybody plays the same card
option-all_same-nothing = nobody does anything
option-all_same-cards_only = blocked players still draw
option-all_same-help = Whether blocked players draw a power card in a turn in which all cards cancel.
option-vega_forfeits_draw = Vega of a blocked player
option-vega_forfeits_draw-always = always costs the draw
option-vega_forfeits_draw-if_stolen = costs the draw if a card was taken
option-vega_forfeits_draw-help = Whether a blocked player who plays Vega still draws when Vega brings nothing.
option-vega_take = Taking a card with Vega
option-vega_take-blind = blindly
option-vega_take-open = look and choose
option-vega_take-help = Blindly, chance picks the card; otherwise you look through the hand and choose.
option-fall_back = Falling back
option-fall_back-no_pawn = to a square without a pawn
option-fall_back-empty = to a square without a pawn or a monster
option-fall_back-help = Where you go when your square is taken: past monsters as well, or not.
option-turn_limit = Turn limit
option-turn_limit-other = { $token } turns
option-turn_limit-help = If nobody is in the Library by then, the foremost pawn wins.

## Things

card-none = no card
card-other = { $token }
card-skull = Skull
card-vega = Vega

answer-power = the right card
answer-joker = the joker
answer-none = nothing

direction-printed = as printed
direction-reversed = reversed

place-underworld = the Underworld
place-library = the Library
place-other = square { $token }

strip-other = { $token }

power-none = no card
power-tooth = tooth
    .a = a tooth
    .no = no tooth
power-blood = blood
    .a = blood
    .no = no blood
power-feather = feather
    .a = a feather
    .no = no feather
power-sword = sword
    .a = a sword
    .no = no sword
power-torch = torch
    .a = a torch
    .no = no torch
power-potion = potion
    .a = a potion
    .no = no potion
power-joker = joker
    .a = the joker
    .no = no joker

monster-gnawer = Gnawer
monster-bone_hound = Bone Hound
monster-cave_lurker = Cave Lurker
monster-leech_queen = Leech Queen
monster-bat_swarm = Bat Swarm
monster-pale_count = Pale Count
monster-harpy = Harpy
monster-carrion_raven = Carrion Raven
monster-rust_knight = Rust Knight
monster-stone_golem = Stone Golem
monster-headless_guard = Headless Guard
monster-living_shadow = Living Shadow
monster-frost_wraith = Frost Wraith
monster-swamp_witch = Swamp Witch
monster-toad_king = Toad King

## Buttons

action-play = Play { $card }
action-fight =
    { $answer-is ->
        [power] Fight with the right card
        [joker] Fight with the joker
       *[none] Do not fight
    }
action-fight-now =
    { $answer-is ->
        [power] Fight with your { $need }
        [joker] Fight with the joker
       *[none] { $can ->
            [none] Continue
           *[other] Do not fight
        }
    }
action-strip = Take a strip of { $length }
action-direction =
    { $direction-is ->
        [printed] Attach as printed
       *[reversed] Attach reversed
    }
action-monster_to = Put it on square { $square }
action-monster_from = Take the monster from square { $square }
action-pass = Pass
action-steal = Take a card from { $seat }
action-take = Take { $power-a }
action-discard = Throw away { $power-a }
action-draw = Draw
action-decline = Do not draw

## The banner

phase-fight =
    { $can ->
        [none] You cannot fight the { $foe }: { $need-no }, no joker.
       *[other] The { $foe } ({ $need }) blocks you. Fight?
    }
phase-fight-why =
    { $can ->
        [none] Continue. You stay blocked; whoever is blocked draws a power card later.
        [power] You lose your { $need }, but you can move again this turn.
        [joker] You lose the joker, but you can move again this turn.
       *[both] You lose your { $need } or the joker, but you can move again this turn.
    }
phase-fight-waiting =
    { $waiting-count ->
        [one] { $waiting } faces a monster: fight or not?
       *[other] { $waiting } face a monster: fight or not?
    }
phase-fight-waiting-why =
    { $answered ->
        [power] You fight with your { $need }.
        [joker] You fight with the joker.
        [none] You do not fight.
       *[unspoken] {""}
    }

phase-choose = Choose a step card
phase-choose-why =
    { $blocked ->
        [yes] You are blocked: a number does not move you, but it cancels the same card of a rival.
       *[no] Everybody chooses at the same time; equal cards cancel each other.
    }
phase-choose-waiting =
    { $waiting-count ->
        [one] { $waiting } is still choosing.
       *[other] { $waiting } are still choosing.
    }
phase-choose-waiting-why =
    { $chosen-is ->
        [none] {""}
       *[other] You chose { $chosen }.
    }

phase-skull-from = Choose a monster on the path to move
phase-skull-from-why = The stack is empty. You may take any monster without a pawn, or pass.
phase-skull-from-waiting = Skull: { $waiting } may move a monster.
phase-skull-to = Put the { $monster } ({ $power }) on a square
phase-skull-to-why =
    { $source ->
        [path] Any square without a pawn or a monster.
       *[stack] Any square without a pawn or a monster. If you pass, it goes under the stack.
    }
phase-skull-to-waiting = Skull: { $waiting } may place the { $monster } ({ $power }).

phase-vega-target = Take a power card from somebody
phase-vega-target-why =
    { $take ->
        [open] You may look through the hand and choose. Or pass.
       *[blind] You get one at random; only the two of you see it. Or pass.
    }
phase-vega-target-waiting = Vega: { $waiting } may take a power card from somebody.
phase-vega-take = Which card do you take from { $victim }?
phase-vega-take-why = Only the two of you will know.
phase-vega-take-waiting = Vega: { $waiting } looks through the cards of { $victim }.

phase-strip-len =
    { $steps ->
        [one] Take a strip: 1 step left
       *[other] Take a strip: { $steps } steps left
    }
phase-strip-len-why = The path ends here. You see the squares once it is turned over.
phase-strip-len-waiting = { $waiting } takes a new strip.
phase-strip-dir = Which end of strip { $strip } goes first?
phase-strip-dir-why =
    { $steps ->
        [one] You take 1 more step.
       *[other] You take { $steps } more steps.
    }
phase-strip-dir-waiting = { $waiting } chooses which way strip { $strip } goes.

phase-land-from = Which monster comes under your pawn?
phase-land-from-why = You are on a monster square and the stack is empty: bring one from the path.
phase-land-from-waiting = { $waiting } brings a monster from the path.

phase-draw-ask =
    { $top-is ->
        [none] Draw a power card?
       *[other] Draw { $top-a }?
    }
phase-draw-ask-why =
    { $cards ->
        [3] You have 3: after drawing you throw one away, the new one if you like.
        [one] You have 1 power card and may hold 3.
       *[other] You have { $cards } power cards and may hold 3.
    }
phase-draw-ask-waiting = { $waiting } may draw a power card.

phase-discard = Four power cards: throw one away
phase-discard-why = You may hold 3. Everybody sees what you throw away.
phase-discard-waiting = { $waiting } throws away a power card.

phase-game-over-why =
    { $ended ->
        [limit] The turn limit was reached.
       *[library] The first pawn to land exactly on the Library wins.
    }

## The log

event-turn = Turn { $turn }.
event-new-cycle = New cycle: all step cards return.
event-fights = { $seat } defeats the { $monster } with { $power-a } and is free.
event-returns = The { $monster } goes under the stack.
event-does-not-fight = { $seat } does not fight the { $monster }.
event-reveal =
    Ad inferos! { $name-A }: { $A }, { $name-B }: { $B }{ $C-is ->
        [none] {""}
       *[other] , { $name-C }: { $C }
    }{ $D-is ->
        [none] {""}
       *[other] , { $name-D }: { $D }
    }.
event-cancel =
    { $seats-count ->
        [2] { $seats } both play { $card }: these cards cancel each other.
       *[other] { $seats } all play { $card }: these cards cancel each other.
    }
event-all-equal = Everybody plays { $card }: all cards are cancelled.
event-no-square = Skull: { $seat } finds no square for a monster.
event-turns-up = { $seat } turns up the { $monster } ({ $power }).
event-places = { $seat } puts the { $monster } ({ $power }) on square { $square }.
event-puts-under = { $seat } passes: the { $monster } ({ $power }) goes under the stack.
event-shifts = { $seat } moves the { $monster } from square { $from } to square { $to }.
event-passes = { $seat } passes.
event-no-victim = Vega: { $seat } finds nobody with a power card.
event-sees-hand =
    You see the cards of { $victim }: { $first }{ $second-is ->
        [none] {""}
       *[other] , { $second }
    }{ $third-is ->
        [none] {""}
       *[other] , { $third }
    }.
event-steals = { $seat } takes a power card from { $victim }.
event-stolen = The card taken is { $power-a }.
event-loses-card = { $seat } is blocked and loses the { $card }.
event-flips = { $seat } takes a strip and turns it over: { $strip }.
event-attaches = { $seat } attaches strip { $strip } { $direction }: squares { $from } to { $to }.
event-moves =
    { $card-is ->
        [one] { $seat } takes 1 step, from { $from } to { $to }.
       *[other] { $seat } takes { $card } steps, from { $from } to { $to }.
    }
event-overshoots = { $seat } overshoots the Library and goes back to { $place }.
event-falls-back = { CAP($taken) } is taken: { $seat } falls back to { $to }.
event-stays =
    { $place-is ->
        [underworld] { $seat } is back in { $place }.
       *[other] { $seat } is back on { $place }.
    }
event-blocks = The { $monster } ({ $power }) blocks { $seat } on square { $square }.
event-draws = { $seat } draws a power card.
event-drew = You drew { $power-a }.
event-draws-open = { $seat } draws { $power-a }.
event-declines = { $seat } does not draw.
event-discards = { $seat } throws away { $power-a }: 3 cards is the limit.
event-reshuffle =
    { $cards ->
        [one] The discard pile becomes the new power pile (1 card).
       *[other] The discard pile is shuffled into a new power pile ({ $cards } cards).
    }
event-wins = { $seat } reaches the Library and wins.
event-foremost = Turn limit: { $seat } is foremost and wins.
event-nobody = Turn limit: nobody has left the Underworld, a draw.

## Why not

reason-card-spent = You have already played { $card }. Choose a card that you still hold: all eight come back together.
reason-no-fitting-card = You do not have the right card. Without the joker you cannot fight now.
reason-no-joker = You do not have the joker. Fight with the right card, or not at all.
reason-no-strip-left = There are no strips of { $length } left. Take another length.
reason-square-not-laid = Square { $square } is not there yet. Choose a square of the path.
reason-pawn-on-square = There is a pawn on square { $square }. Choose a square without a pawn or a monster.
reason-monster-on-square = There is a monster on square { $square } already. Choose a square without a pawn or a monster.
reason-no-monster-there = There is no monster on square { $square }. Choose a square with a monster and no pawn.
reason-monster-under-pawn = The monster on square { $square } has a pawn on it. Choose one without a pawn.
reason-monster-lifted = You have picked up the monster. Put it on a square.
reason-own-hand = You cannot take a card from yourself. Choose somebody else.
reason-not-at-the-table = Nobody sits there. Choose somebody at the table.
reason-no-power-cards = { $seat } has no power cards. Choose somebody who has one, or pass.
reason-not-in-victims-hand = This hand holds { $power-no }. Choose a card that you see.
reason-not-in-your-hand = You have { $power-no }. Throw away a card that you hold.

## On the drawing

drawing-laid = Squares laid
drawing-plain = plain square
drawing-monster-square = monster square
drawing-power-square = power square
drawing-defeated = defeated
drawing-blocked = blocked
drawing-step-cards = Step cards
drawing-power-cards = Power cards
    .back = card you do not see
drawing-spent = already played
drawing-this-turn = This turn
drawing-chosen = has chosen
drawing-chooses = is deciding
drawing-cancelled = cancelled
drawing-turn = Turn
drawing-supply = Supply
drawing-discards = Discard pile
drawing-strips = Strips
drawing-monsters = Monsters
    .tooth = monster that a tooth beats

## On the table page

scene-heading = turn { $turn }
scene-left = { $left } of 8 left
scene-cycle = cycle { $cycle }, turn { $turn } of 8
scene-useless =
    { $card-is ->
        [skull] no square for a monster yet
       *[other] blocked: only useful to copy a rival
    }
scene-ends =
    { $ends ->
        [win] you win
        [stay] you stay
        [start] {""}
        [unknown] strip not seen yet
        [lair] monster square
        [power] power square
       *[plain] plain square
    }
scene-stack = { $left } left
scene-directions = Which end first?
scene-victims = Whose card?
scene-hand-of = Cards of { $victim }
scene-short =
    { $square ->
        [0] start
        [49] Library
       *[other] { $square }
    }
scene-held = held by the { $monster }, needs { $power-a }
scene-details = What is still to come
scene-unseen-strips = Strips nobody has seen
scene-unseen-monsters = Monsters in the stack, by power

scene-ending-library = reached the Library in turn { $turn }
scene-ending-foremost = foremost after { $turn } turns
scene-ending-underworld = never left the Underworld
scene-ending-blocked = blocked on square { $square } by the { $monster }
scene-ending-behind =
    { $behind ->
        [0] as far as the foremost
        [one] 1 square behind
       *[other] { $behind } squares behind
    }

## What an action leads to

scene-move =
    { $ends ->
        [win] { $card } takes you exactly to the Library: you win, if nobody stops you first.
        [stay] { $way ->
            [fall] { CAP($taken) } is taken by { $by }: with { $card } you stay where you are.
           *[other] { $card } is too many: you walk to the Library and back to where you are.
        }
       *[other] { $way ->
            [bounce] { $card } is too many: you walk back from the Library to { $to }
            [fall] { CAP($taken) } is taken by { $by }: with { $card } you fall back to { $to }
           *[walk] { $card } takes you to { $to }
        }{ $ends ->
            [start] {""}
            [unknown] , on a strip that nobody has seen yet,
            [monster] , where the { $monster } ({ $power }) waits,
            [lair] , a monster square,
            [power] , a power square,
           *[plain] , a plain square,
        } if nobody moves before you.
    }
scene-there =
    { $ends ->
        [monster] { $can ->
            [power] It blocks you until you fight it with your { $power }.
            [joker] It blocks you until you fight it with the joker.
            [both] It blocks you until you fight it with your { $power } or the joker.
           *[none] It blocks you: you have { $power-no } and no joker.
        }
        [lair] { $can ->
            [path] The stack is empty: you bring a monster from the path, and it blocks you.
           *[stack] The next monster of the stack comes up there and blocks you.
        }
        [power] { $cards ->
            [3] You already have 3 power cards: you may draw one and throw one away.
           *[other] There you draw a power card.
        }
       *[other] {""}
    }
scene-play-blocked = You are blocked: { $card } does not move you, but it cancels the { $card } of a rival.
scene-play-skull =
    { $can ->
        [nothing] No square is free for a monster now: the Skull would do nothing.
        [shift] If nobody else plays the Skull, you may move a monster on the path before anybody walks.
       *[place] If nobody else plays the Skull, you turn up a monster and may put it on a free square before anybody walks.
    }
scene-play-vega =
    { $can ->
        [nothing] Nobody else has a power card now: Vega would bring you nothing.
        [open] If nobody else plays Vega, you may look through a hand and take a power card before anybody walks.
       *[blind] If nobody else plays Vega, you may take a power card from somebody, blindly, before anybody walks.
    }
scene-vega-forfeits =
    { $rule ->
        [always] You then draw no card for being blocked.
       *[taken] If you take one, you draw no card for being blocked.
    }
scene-fight =
    { $answer ->
        [none] You stay blocked. At the end of the turn, whoever is blocked draws a power card.
       *[other] { $answer ->
            [joker] You lose the joker
           *[power] You lose your { $power }
        } and are free: you can move this turn. { $after ->
            [return] The { $monster } goes under the stack.
           *[stay] The { $monster } stays there for whoever comes next.
        }
    }
scene-strip =
    { $fits ->
        [no] A strip of { $length } ends on square { $to }: { $nth ->
            [one] too short for 1 step
           *[other] too short for { $nth } steps
        }, so another one follows.
        [library] With it your steps take you exactly to the Library: you win.
        [back] It completes the path: you walk back from the Library to square { $to }.
       *[yes] You end on square { $to }, number { $nth } of this strip. You choose its direction once you see it.
    }
scene-attach =
    { $ends ->
        [win] You reach the Library exactly: you win.
        [unknown] You walk on: another strip follows.
        [stay] You end where you began.
       *[other] { $way ->
            [bounce] You walk back from the Library to { $to }
            [fall] Your square is taken: you fall back to { $to }
           *[walk] You end on { $to }
        }{ $ends ->
            [start] {""}
            [monster] , where the { $monster } ({ $power }) waits
            [lair] , a monster square
            [power] , a power square
           *[plain] , a plain square
        }.
    }
scene-monster-to =
    The { $monster } ({ $power }) waits on square { $square }. { $reach-count ->
        [0] Nobody else can land on it with one card.
       *[other] { $reach } can land on it with one card.
    }{ $mine ->
        [yes] {" "}Mind that you can land there yourself.
       *[no] {""}
    }
scene-monster-from =
    { $phase ->
        [land] The { $monster } comes under your pawn and blocks you: { $can ->
            [power] you have { $power-a }.
            [joker] you have the joker.
            [both] you have { $power-a } and the joker.
           *[none] you have { $power-no } and no joker.
        }
       *[skull] You pick up the { $monster } ({ $power }) from square { $square }; then you choose where it goes.
    }
scene-pass =
    { $what ->
        [under] The { $monster } ({ $power }) goes face down under the stack.
        [skull] No monster moves; your Skull is spent.
       *[vega] You take nothing; your Vega is spent.
    }
scene-steal =
    { $take ->
        [open] You look through the power cards of { $victim } ({ $cards }) and choose one.
       *[blind] { $cards ->
            [one] You get the only power card of { $victim }.
           *[other] Chance picks one of the { $cards } power cards of { $victim }.
        }
    }
scene-take = { CAP($power-a) } becomes yours; only the two of you know.
scene-draw = You get { $top-a }, and everybody sees it.
scene-too-many = Then you have 4 and throw one away.
scene-decline =
    { $cards ->
        [0] You stay without power cards.
        [one] You keep your 1 card.
       *[other] You keep your { $cards } cards.
    }
scene-discard = Everybody sees you lose { $power-a }. You keep { $kept }.

## Help

help-fight = A monster holds your pawn. Throw away the power card on its badge, or the joker, and you can move again this turn. You may also wait: whoever stays blocked draws a power card at the end of the turn.
help-choose = Everybody lays a step card face down, then all are turned over. Cards that two or more players chose do nothing. The others go in order: Skull, Vega, then 6 down to 1. A card you have played is gone until all eight are spent.
help-skull-from = The stack is empty, so the Skull moves a monster that already lies on the path. Choose one without a pawn on it, or pass.
help-skull-to = Choose a square without a pawn or a monster. Whoever lands there is blocked until they throw away the right power card. A good place is one that a rival reaches with a card they still hold.
help-vega-target = Vega takes a power card from another player. The card backs show how many each one has. If you have more than 3 cards afterwards, you throw one away.
help-vega-take = You see the whole hand of { $victim } and choose one card. Take what you need against the monster that holds you, or what others will miss most.
help-strip-len = The path ends before your steps do, so you extend it. From behind you see only how long a strip is. A short strip keeps the others close, a long one gives you room.
help-strip-dir = The strip has been turned over. Choose which end is attached; the ring shows where your move ends. Gold means a power card, red means a monster.
help-land-from = You landed on a monster square and the stack is empty. Bring a monster from the path under your pawn: preferably one that you can beat.
help-draw-ask = You may draw a power card. Each power beats the monsters with that sign; the joker beats any. You may hold 3.
help-discard = You may hold 3 power cards. Throw one away; everybody sees which. Keep different signs, and the joker if you can.

## The rules in short

summary-1-title = The goal
summary-1 = All pawns start in the Underworld. The first to land exactly on the Library, behind square 48, wins.
summary-2-title = One turn
summary-2 = Everybody secretly chooses one step card: 1 to 6, the Skull or Vega. All cards are shown at once. Cards that two or more players chose do nothing. The others are carried out in order: Skull, Vega, then from 6 down to 1. Played cards come back when all eight are spent.
summary-3-title = Walking
summary-3 = A number moves your pawn that many squares. What you pass does not matter, only where you land. If another pawn stands there, you go back to the first square that is free. Too many steps for the Library are walked back.
summary-4-title = The path
summary-4 = The path grows during the game. If it ends before your steps do, you choose a strip of 3, 4 or 5 squares, turn it over and decide which end goes first.
summary-5-title = Monsters
summary-5 = Land on a monster, or on a monster square where one appears, and you are blocked: numbers do not move you. At the start of a later turn you may fight it with the power card on its badge, or with the joker, and go on. As long as you are blocked you draw a power card at the end of each turn.
summary-6-title = Power cards
summary-6 = There are six powers and one joker. Everybody starts with one card and may hold 3. On a power square you draw one. Your cards are secret; how many you have is not.
summary-7-title = Skull and Vega
summary-7 = The Skull lets you turn up a monster and put it on any square without a pawn or a monster. Vega lets you take a power card from another player. Both happen before anybody walks.
summary-8-title = A hint
summary-8 = Everybody can see which step cards you have left. Think about what the others expect of you, and keep a number for the last steps to the Library.
