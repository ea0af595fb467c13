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
        [power] The { $foe } ({ $need }) blocks you: fight with your { $need }?
        [joker] The { $foe } ({ $need }) blocks you: fight with the joker?
        [both] The { $foe } ({ $need }) blocks you: fight with your { $need } or the joker?
       *[none] You cannot fight the { $foe }: { $need-no }, no joker.
    }
phase-fight-why =
    { $can ->
        [none] Continue. You stay blocked; whoever is blocked draws a power card later.
       *[other] The card is gone, but you can move again this turn.
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
