title = Rennes-le-Château
tagline = Race through an underground of turning portals, gather clues and crack the codes of the village.

## Options

option-codes_to_win = Codes to win
option-codes_to_win-1 = one code
option-codes_to_win-other = { $token } codes
option-codes_to_win-help = Once somebody has claimed this many codes, the round is completed and the game ends.
option-start_player = Start player
option-start_player-random = drawn
option-start_player-a = first seat
option-start_player-b = second seat
option-start_player-c = third seat
option-start_player-d = fourth seat
option-start_player-e = fifth seat
option-start_player-help = Who chooses a location first; with fewer seats one counts on round the table.
option-colours = Player colours
option-colours-seats = in the order of the seats
option-colours-random = drawn
option-colours-help = Your colour decides where you get the symbol bonus.
option-sanctuaire = Altar
option-sanctuaire-clues = two clues for another
option-sanctuaire-cards = two cards for a clue
option-sanctuaire-help = What you give in the Sanctuary for a clue of your choice.
option-collect = Collecting
option-collect-once_per_visit = in one turn of a visit
option-collect-every_turn = in every turn of a stay
option-collect-help = Whether staying in a Cavern lets you take clues there again.
option-max_rounds = Round limit
option-max_rounds-0 = twenty rounds for each code
option-max_rounds-other = { $token } rounds
option-max_rounds-help = The game ends after this round, if nobody has claimed enough codes by then.

## Colours and cards

colour-none = none
colour-red = red
colour-blue = blue
colour-green = green
colour-yellow = yellow
colour-purple = purple
card-R1 = red 1
card-R2 = red 2
card-R3 = red 3
card-R4 = red 4
card-B1 = blue 1
card-B2 = blue 2
card-B3 = blue 3
card-B4 = blue 4
card-G1 = green 1
card-G2 = green 2
card-G3 = green 3
card-G4 = green 4
card-Y1 = yellow 1
card-Y2 = yellow 2
card-Y3 = yellow 3
card-Y4 = yellow 4
card-P1 = purple 1
card-P2 = purple 2
card-P3 = purple 3
card-P4 = purple 4

## Places

location-tour = La Tour
location-villa = Villa
location-eglise = Église
location-cimetiere = Cimetière
location-monastere = Monastère
node-none = nowhere
node-P1 = portal 1
node-P2 = portal 2
node-P3 = portal 3
node-P4 = portal 4
node-P5 = portal 5
node-P6 = portal 6
node-P7 = portal 7
node-P8 = portal 8
node-P9 = portal 9
node-P10 = portal 10
node-P11 = portal 11
node-P12 = portal 12
node-P13 = portal 13
node-P14 = portal 14
node-P15 = portal 15
node-tour = La Tour
node-villa = Villa
node-eglise = Église
node-cimetiere = Cimetière
node-monastere = Monastère
node-C1 = Cavern 1
node-C2 = Cavern 2
node-C3 = Cavern 3
node-C4 = Cavern 4
node-C5 = Cavern 5
node-C6 = Cavern 6
node-C7 = Cavern 7
node-S = the Sanctuary
node-V1 = vortex 1
node-V2 = vortex 2
node-V3 = vortex 3
node-V4 = vortex 4
node-other = square { $token }
area-other = { $token }
direction-N = north
direction-E = east
direction-S = south
direction-W = west

## Ghosts and event cards

ghost-trencavel = Trencavel
ghost-denarnaud = Dénarnaud
ghost-sauniere = Saunière
ghost-dagobert = King Dagobert
ghost-de_molay = De Molay
fate-even_cw = even portals clockwise
fate-even_ccw = even portals counter-clockwise
fate-odd_cw = odd portals clockwise
fate-odd_ccw = odd portals counter-clockwise
fate-supplies = fresh supplies

## Buttons

action-start = Start at { $location }
action-play = Play { $card } for its dots
action-pick = Lay down { $card }
action-joker = Dénarnaud: a card counts as { $colour }
action-convert = Convert three cards into { $colour } dots
action-dagobert = Dagobert: one { $colour } dot more
action-step = Go to { $node }
action-turn_cw = Turn the portal clockwise
action-turn_ccw = Turn the portal counter-clockwise
action-take = Hand in { $card } for a clue
action-place = Place the clue on { $location }
action-offer = Give the { $colour } clue of { $location }
action-gain = Gain a { $colour } clue for { $location }
action-event = Event: { $fate }
action-claim = Claim the code of { $location }
action-end = End your actions
action-open = Take the card in slot { $slot }
action-blind = Draw a card blind
action-stop = Take no more cards

## The banner

phase-location = Choose your starting place
phase-location-why = Villa and Cimetière give two extra cards; from the others a Cavern is nearer.
phase-main = Your turn: move, collect, exchange, event, claim – then refill
phase-main-why =
    { $dots ->
        [0] Cards pay steps and quarter-turns in their colour; in a Cavern they buy clues.
        [one] One dot is in your pool; what you do not use lapses when you end your actions.
       *[other] { $dots } dots are in your pool; what you do not use lapses when you end your actions.
    }
phase-transit = You are passing a pawn: go on
phase-transit-why = You may not stop here; your dots reach a free place.
phase-convert = Lay down a card for { $wanted } dots
phase-convert-why =
    { $laid ->
        [0] Choose three cards; a third of their dots counts, half if all three have one colour.
       *[other] { $laid } of three cards lie there; choose in rising order.
    }
phase-joker = Choose the card that counts as { $wanted }
phase-joker-why = All its dots count; any card of another colour will do.
phase-place = Place the { $found } clue
phase-place-why = It stays on that code for good.
phase-offer = Give a second clue
phase-offer-why = You will gain a clue in a colour that you did not give.
phase-sacrifice = Give a second card
phase-sacrifice-why = You will gain a clue in a colour that you did not give.
phase-gain = Choose the clue that you gain
phase-gain-why = Any colour but those you gave, if it is in the supply and fits a code.
phase-supply =
    { $draws ->
        [one] Take one more card
       *[other] Take { $draws } cards
    }
phase-supply-why = From the display or blind; then your turn goes on.
phase-refill = Take cards (up to { $limit })
phase-refill-why =
    { $room ->
        [one] You can take one more card, from the display or blind.
       *[other] You can take { $room } more cards, from the display or blind.
    }
phase-game-over-why = Visited areas are counted.

## Help

help-location = The portal next to your location decides the colour of your way out. Villa and Cimetière are farther from everything, and give two cards for it. The area of your location counts as visited.
help-main = Play cards for dots, then step and turn portals: each costs a dot of the colour that is shown. In a Cavern you hand in a card of a clue’s colour for that clue. One event, one exchange and one claim are allowed in a turn.
help-transit = A square with another pawn can be passed, not shared. Every way out that you can pay is offered.
help-convert = Three cards become dots of the colour you want: a third of their dots, or half if they have one colour, rounded down. Choose cards that you do not need otherwise.
help-joker = Dénarnaud lets one card count as another colour, once per turn. It helps you to move, not to take clues.
help-place = Codes that still need this colour are offered. A clue on a code that you have nearly completed brings you closer to a claim.
help-offer = The two clues go back to the supply. Choose one that no code of yours needs soon.
help-sacrifice = The two cards are discarded. Choose one that you need least.
help-gain = Take the colour that completes a code, if you can. No points are won or lost here.
help-supply = Cards from the display are seen by all, blind ones by you alone. This does not count as your refill.
help-refill = Think of the colours on your way and of the clues you want. Cards from the display are seen by all, blind ones by you alone.

## What happens

event-begins = { $seat } has the start token.
event-starts-at =
    { $cards ->
        [0] { $seat } starts at { $location }.
       *[other] { $seat } starts at { $location } and takes { $cards } extra cards.
    }
event-dealt-extra = Your extra cards are { $first } and { $second }.
event-round = Round { $round } begins with { $seat }.
event-events-return = All five event cards of { $seat } are available again.
event-plays =
    { $dots ->
        [one] { $seat } plays { $card }: one dot.
       *[other] { $seat } plays { $card }: { $dots } dots.
    }
event-lays-down = { $seat } lays down { $card }.
event-converts =
    { $dots ->
        [one] The three cards of { $seat } give one { $colour } dot.
       *[other] The three cards of { $seat } give { $dots } { $colour } dots.
    }
event-joker-gives =
    { $dots ->
        [one] Dénarnaud turns it into one { $colour } dot for { $seat }.
       *[other] Dénarnaud turns it into { $dots } { $colour } dots for { $seat }.
    }
event-dagobert-gives = King Dagobert gives { $seat } one { $colour } dot more.
event-steps =
    { $dots ->
        [one] { $seat } goes from { $from } to { $to } for one { $colour } dot.
       *[other] { $seat } goes from { $from } to { $to } for { $dots } { $colour } dots.
    }
event-turns = { $seat } turns { $portal } for one { $colour } dot and now faces { $direction }.
event-carried = { $seat }, on the { $colour } quarter of { $portal }, is carried along and now faces { $direction }.
event-reaches-area =
    { $areas ->
        [one] { $seat } reaches area { $area }: the first area.
       *[other] { $seat } reaches area { $area }: { $areas } areas now.
    }
event-puts-marker =
    { $before-is ->
        [none] { $seat } puts marker { $marker } in { $caverne }.
       *[other] { $seat } moves marker { $marker } from { $before } to { $caverne }.
    }
event-symbol-bonus = The symbol of { $location } gives { $seat } { $points } points.
event-hands-in = { $seat } hands in { $card } for a { $colour } clue in { $caverne }.
event-places =
    { $points ->
        [one] { $seat } places the { $colour } clue on { $location }: one point.
       *[other] { $seat } places the { $colour } clue on { $location }: { $points } points.
    }
event-offers = { $seat } gives the { $colour } clue of { $location } to the altar.
event-sacrifices = { $seat } gives { $card } to the altar.
event-gains = { $seat } gains a { $colour } clue for { $location }.
event-plays-event =
    { $fate-is ->
        [even_cw] { $seat } turns portals 2, 4, 6, 8, 10, 12 and 14 clockwise with the event card “{ $fate }”.
        [even_ccw] { $seat } turns portals 2, 4, 6, 8, 10, 12 and 14 counter-clockwise with the event card “{ $fate }”.
        [odd_cw] { $seat } turns portals 1, 3, 5, 7, 9, 11, 13 and 15 clockwise with the event card “{ $fate }”.
        [odd_ccw] { $seat } turns portals 1, 3, 5, 7, 9, 11, 13 and 15 counter-clockwise with the event card “{ $fate }”.
       *[other] { $seat } plays the event card “{ $fate }”.
    }
event-claims = { $seat } claims the code of { $location } as number { $place }: { $points } points and the ghost { $ghost }.
event-lapse =
    { $dots ->
        [one] One { $colour } dot of { $seat } lapses.
       *[other] { $dots } { $colour } dots of { $seat } lapse.
    }
event-takes-open = { $seat } takes { $card } from the display.
event-draws-blind =
    { $left ->
        [one] { $seat } draws a card blind; one is left in the pile.
       *[other] { $seat } draws a card blind; { $left } are left in the pile.
    }
event-drew = You draw { $card }.
event-reshuffle = The discards are shuffled into a new draw pile of { $cards } cards.
event-display-filled = { CAP($card) } is turned up in slot { $slot }.
event-clues-filled = New clues in { $caverne }: { $first }, { $second }, { $third }, { $fourth }.
event-last-round =
    { $codes ->
        [one] { $seat } has claimed a code: this round is the last.
       *[other] { $seat } has claimed { $codes } codes: this round is the last.
    }
event-round-limit = Round { $round } was the last that was agreed.
event-total = { $seat } has { $points } points: { $for_clues } for clues, { $for_claims } for claims, { $for_symbols } for symbols, { $for_areas } for areas.
event-tie-break =
    { $level ->
        [1] { $seats } have equal points; the number of codes decides.
        [2] { $seats } have equal points and codes; the number of clues decides.
        [3] { $seats } have equal points, codes and clues; the number of areas decides.
       *[other] { $seats } have equal points, and nothing parts the best of them.
    }
event-wins =
    { $seats-count ->
        [one] { $seats } wins with { $points } points.
       *[other] { $seats } win together with { $points } points.
    }

## Why not

reason-location-taken = Another pawn stands there already. Choose a free location.
reason-not-in-hand = That card is not in your hand. Choose one that you hold.
reason-needs-three-cards = A conversion takes three cards. Play single cards instead.
reason-lower-than-before = Cards are laid down in rising order. Choose the same or a higher one.
reason-too-few-higher = After this card too few higher ones would be left. Begin with a lower one.
reason-without-denarnaud = You need the ghost Dénarnaud for that. The code of Villa brings it.
reason-joker-used = Dénarnaud helps once per turn. It helps again in your next turn.
reason-joker-own-colour = That card has this colour already. Choose one of another colour.
reason-no-card-for-joker = You have no card of another colour. Play the cards as they are.
reason-without-dagobert = You need the ghost King Dagobert for that. The code of Cimetière brings it.
reason-dagobert-used = King Dagobert helps once per turn. He helps again in your next turn.
reason-no-dots-of-colour = You have not played dots of this colour in this turn. Play a card of it first.
reason-no-way-there = There is no way from here to there; from a portal you leave by the exit that you face. Go square by square.
reason-too-few-dots = Your pool has too few dots of the colour that is asked there. Play a card of that colour first.
reason-own-marker-there = One of your markers lies in that Cavern. Visit two others first.
reason-no-place-to-stop = Another pawn stands there, and your dots do not reach beyond it. Play more dots first, or wait.
reason-not-on-portal = You do not stand on a portal. Step onto one first.
reason-too-few-dots-to-turn = You need a dot of the colour that you stand on. Play a card of it first.
reason-without-trencavel = Only with the ghost Trencavel do portals turn counter-clockwise. Turn it clockwise.
reason-not-in-caverne = Clues are taken in a Cavern. Go to one first.
reason-visit-used = In this visit you have taken clues already. Go to another Cavern.
reason-other-caverne-used = In this turn you have taken clues in another Cavern. Here you can do so in your next turn.
reason-no-such-clue = No clue of that colour lies here. Hand in a card of a colour that lies here.
reason-fits-no-code = No slot of that colour is free there. Choose what your codes still need.
reason-not-in-sanctuaire = Exchanges are made in the Sanctuary. A vortex leads there.
reason-altar-used = One exchange is allowed in a turn. Exchange again in your next turn.
reason-altar-wants-cards = In this game the altar takes cards. Give two of them.
reason-altar-wants-clues = In this game the altar takes clues. Give two of them.
reason-no-clue-to-give = You have no such clue there. Give one that lies on your codes.
reason-clue-locked = The clues of a claimed code are locked. Give clues of other codes.
reason-given-in-order = Things are given in rising order. Choose the same or a later one.
reason-no-exchange-left = With that, nothing could be gained. Choose something else to give.
reason-colour-given = You gave that colour yourself. Choose another one.
reason-supply-empty = The supply has no clue of that colour. Choose another colour.
reason-event-spent = You have used that event card. It comes back when all five are used.
reason-one-event = One event card is allowed in a turn. Play the next one in your next turn.
reason-hand-too-full = With more than nine cards in hand there are no fresh supplies. Play cards first.
reason-code-incomplete = That code is not complete yet. Find the clues that are missing.
reason-already-claimed = You have claimed that code. Claim another one.
reason-one-claim = One claim is allowed in a turn. Claim the next one in your next turn.
reason-slot-empty = That slot is empty. Take another card, or draw blind.

## The rules in short

summary-1-title = The aim
summary-1 = You seek clues under the village to crack the codes of five locations. Once somebody has claimed enough codes, the round is completed, visited areas are scored, and the most points win.
summary-2-title = Your turn
summary-2 = Move, collect, exchange, play an event and claim, in any order and interleaved; then refill your hand to seven. One event, one exchange and one claim are allowed, and clues from one Cavern.
summary-3-title = Dots
summary-3 = An equipment card gives one to four dots of its colour. A step or a quarter-turn costs one dot. Unused dots lapse at the end of your actions. Three cards convert into a third of their dots in any colour, half if they share one.
summary-4-title = Colours of the way
summary-4 = A corridor has the colour of the portal exit that it starts from; from an open passage on, that of the portal ahead. On a portal you stand on a quarter, pay in its colour, and leave by the exit that it faces.
summary-5-title = Vortexes and altar
summary-5 = Vortexes lead to each other, in the colour at the vortex of arrival. For two dots they lead to the Sanctuary, where two clues are exchanged for one of another colour.
summary-6-title = Caverns
summary-6 = For a card of its colour you take a clue: one point, and a place on a code that needs it. Your two markers bar the Caverns that you visited last. A symbol gives three points, if its location shows your colour.
summary-7-title = Codes and ghosts
summary-7 = A complete code is claimed for 10, 8, 6, 4 or 2 points, by order. Its ghost then helps you: two points for a clue, a card as joker, nine cards, turning both ways, or a dot more.
summary-8-title = Events and areas
summary-8 = Four events turn all even or all odd portals, one brings two cards; they come back when all five are used. Two to nine visited areas give 2 to 30 points at the end.

## The table in letters

label-round = round
label-points = points
label-hand = hand
label-place = place
label-ghosts = ghosts
label-areas = areas
label-pool = pool
label-display = display
label-pile = pile
label-portal = portal
label-clues = clues
label-code = code

### What only the table page says

scene-heading =
    { $round ->
        [0] choosing places
       *[other] round { $round }
    }
scene-board =
    { $round ->
        [0] The underground, before the first round. Pawns: { $pawns }.
       *[other] The underground in round { $round }. Pawns: { $pawns }.
    }
scene-pair = { $what }: { $of }
scene-dots = { $count } { $colour }
scene-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
scene-points-unit =
    { $points ->
        [one] point
       *[other] points
    }

## On the board

scene-portal-label = Portal { $number }: north { $north }, east { $east }, south { $south }, west { $west }
scene-caverne-label = Cavern { $number }, clues: { $clues }
scene-sanctuaire = Sanctuary
scene-markers = markers: { $who }
scene-location-label = { $name }, its exit shows { $colour }, claimed by: { $who }
scene-pawn = { $who }, { $where }
scene-step-label = Step: { $to }
scene-turn-label =
    { $way ->
        [turn_cw] Quarter-turn clockwise, 1 { $colour }
       *[other] Quarter-turn counter-clockwise, 1 { $colour }
    }

## In the dock

scene-pool = Dots played
scene-pool-of = Dots of { $seat }
scene-pool-note =
    { $count ->
        [0] tap a place to plan a walk, or play cards
       *[other] they lapse at the end of your turn
    }
scene-pool-label =
    { $count ->
        [one] { $count } { $colour } dot; turn three cards into { $colour } dots
       *[other] { $count } { $colour } dots; turn three cards into { $colour } dots
    }
scene-laying = Cards to lay down
scene-laying-note =
    { $some ->
        [0] { $left } to go
       *[other] { $left } to go, so far { $laid }
    }
scene-joker-short = as colour
scene-joker-label = One card counts as { $colour }
scene-dagobert-short = one more
scene-dagobert-label = One more { $colour } dot
scene-hand = Your hand
scene-hand-of = Hand of { $seat }
scene-hand-note =
    { $count ->
        [one] { $count } card, refilled to { $limit }
       *[other] { $count } cards, refilled to { $limit }
    }
scene-cards-in-hand =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
scene-cards-known =
    { $some ->
        [0] Cards: { $count }
       *[other] Cards: { $count }, known: { $known }
    }
scene-card-label =
    { $count ->
        [one] { $name }
       *[other] { $name }, { $count } times
    }
scene-take-label = Hand in { $name } for a { $colour } clue
scene-take-note = the token below a card buys a clue
scene-pick-label = Give { $name } on the altar
scene-pick-note = the token below a card gives it on the altar
scene-events = Events
scene-events-note = one a turn, free · ○ even, ◇ odd portals
scene-doing-walk = Walk
scene-doing-collect = Collect
scene-doing-exchange = Exchange
scene-doing-claim = Claim
scene-doing-label = { $name }: { $note }
scene-doing-when =
    { $why ->
        [now] possible now
        [place] tap a place
        [cards] play cards
        [not-in-caverne] in a Cavern
        [visit-used] in your next visit
        [other-caverne-used] one a turn
        [not-in-sanctuaire] at the altar
        [altar-used] one a turn
        [code-incomplete] no full code
        [one-claim] one a turn
       *[other] nothing fits
    }
scene-event-label =
    { $used ->
        [yes] { $fate }, used
       *[no] { $fate }
    }
scene-event-short =
    { $fate-is ->
        [even_cw] even
        [even_ccw] even
        [odd_cw] odd
        [odd_ccw] odd
       *[supplies] 2 cards
    }
scene-events-left =
    { $count ->
        [one] { $count } event card left
       *[other] { $count } event cards left
    }
scene-display = Open cards
scene-display-note = or the top of the pile, unseen
scene-display-when =
    { $when ->
        [now] take them now
       *[later] for refilling
    }
scene-pile-label =
    { $count ->
        [one] Draw pile, { $count } card
       *[other] Draw pile, { $count } cards
    }

## Codes

scene-your-codes = Your codes
scene-codes-of = Codes of { $seat }
scene-cracked = cracked
scene-cracked-of = { $count } of { $needed } cracked
scene-code-foot = { $count }/5 · { $points } p
scene-slots = found: { $found }; missing: { $missing }
scene-areas =
    { $count ->
        [one] { $count } area
       *[other] { $count } areas
    }
scene-areas-label =
    { $count ->
        [one] { $count } area visited ({ $names }), worth { $points }
       *[other] { $count } areas visited ({ $names }), worth { $points }
    }
scene-starts = Where do you begin?
scene-starts-note = far houses give 2 cards
scene-start-label =
    { $extra ->
        [0] Begin: { $name }
       *[other] Begin: { $name }, with { $extra } more cards
    }
scene-extra = +{ $extra } cards
scene-claims = A code is complete
scene-claim-label = Claim { $location }, { $points } points
scene-altar = The altar
scene-altar-note = give two clues, get one of another colour
scene-offer-label = Give the { $colour } clue of { $location }
scene-gain = Your new clue
scene-gain-note = not of a colour you gave
scene-gain-label = A { $colour } clue for { $location }
scene-place = Where does the clue go?
scene-place-note = { $colour }, it stays there
scene-place-label = { $name }, { $count } of 5 clues
scene-discards = Discards: { $count }
scene-clues-left = Clues in the bag: { $count }

## What an action leads to

scene-start =
    { $extra ->
        [0] You begin at { $location }. The exit shows { $colour }: that is what the first steps cost.
       *[other] You begin at { $location } with { $extra } more cards. The exit shows { $colour }: that is what the first steps cost.
    }
scene-play =
    { $count ->
        [one] You then have { $count } { $colour } dot.
       *[other] You then have { $count } { $colour } dots.
    }
scene-sacrifice = { CAP($card) } goes on the altar.
scene-lay-down =
    { $left ->
        [one] { CAP($card) } is laid down; one more after it.
       *[other] { CAP($card) } is laid down; { $left } more after it.
    }
scene-converted =
    { $count ->
        [one] Together the cards give { $count } { $colour } dot.
       *[other] Together the cards give { $count } { $colour } dots.
    }
scene-joker = Lay down one card of another colour: its dots count as { $colour }.
scene-convert = Lay down three cards for { $colour } dots: half of their dots if they share a colour, else a third. There is no way back.
scene-walk = Walk to { $to }
scene-walk-price = The way to { $to } costs { $price }.
scene-walk-paid =
    { $count ->
        [0] Your dots are just enough.
       *[other] Still there afterwards: { $left }.
    }
scene-walk-cards = Plays { $cards }.
scene-walk-convert = Converts { $cards }: { $dots }.
scene-walk-joker = Dénarnaud: { $cards } counts as { $colour }.
scene-walk-dagobert = Dagobert adds { $dots }.
scene-walk-left =
    { $count ->
        [0] Nothing is wasted.
       *[other] Wasted: { $left }.
    }
scene-cards-alike = { $count } × { $card }
scene-look = What the way to { $to } would cost
scene-walk-short = Your cards lack { $missing }, even if you convert some.
scene-step = Costs { $price }.
scene-dots-left =
    { $count ->
        [0] Then no dots are left.
       *[other] Then left: { $left }.
    }
scene-new-areas =
    { $count ->
        [one] New area: { $areas }.
       *[other] New areas: { $areas }.
    }
scene-symbol-bonus = Your colour at the symbol: { $points } points.
scene-must-go-on = Somebody stands there: you must go on at once.
scene-turn =
    { $direction ->
        [N] Costs 1 { $colour }; you then face north.
        [E] Costs 1 { $colour }; you then face east.
        [S] Costs 1 { $colour }; you then face south.
       *[W] Costs 1 { $colour }; you then face west.
    }
scene-take = You hand in { $card } and get a { $colour } clue.
scene-placed =
    { $points ->
        [one] { CAP($location) } then has { $count } of 5 clues; { $points } point.
       *[other] { CAP($location) } then has { $count } of 5 clues; { $points } points.
    }
scene-complete = The code is complete and can be claimed.
scene-offer =
    { $first ->
        [yes] The { $colour } clue of { $location } goes on the altar; then a second one.
       *[no] The { $colour } clue of { $location } goes too; then you choose your new clue.
    }
scene-gained = A { $colour } clue comes to { $location }. No points for it.
scene-claim = { $points } points, and { $ghost } helps you from now on.
scene-last-round = This is your last code: the round is finished, then the game is over.
scene-ghost-0 = You may also turn portals counter-clockwise.
scene-ghost-1 = Once a turn one card counts as another colour.
scene-ghost-2 = Each clue found in a cavern is worth 2 points.
scene-ghost-3 = Once a turn you get one more dot.
scene-ghost-4 = You refill your hand up to 9 cards.
scene-event =
    { $parity ->
        [odd] All odd portals turn a quarter, with everybody on them. It costs nothing.
       *[even] All even portals turn a quarter, with everybody on them. It costs nothing.
    }
scene-fresh-supplies = You take { $count } cards at once, open or unseen.
scene-could-claim = You could still claim a code.
scene-lapse = These dots lapse: { $dots }.
scene-then-refill =
    { $count ->
        [0] Your hand is full, so you take no cards.
        [one] Then you may take 1 card.
       *[other] Then you may take { $count } cards.
    }
scene-open = You take { $card }; everybody sees it.
scene-blind = You take the top card; only you see it.
scene-stop =
    { $count ->
        [one] Your turn is over, with { $count } card in hand.
       *[other] Your turn is over, with { $count } cards in hand.
    }
scene-reveal-claim = { $name } cracks the code of { $place }: { $points } points
scene-ending = { $codes } codes ({ $claims }), clues { $clues }, symbols { $symbols }, areas { $areas }

## Gallery

scene-shelf-0-title = Against fire
scene-shelf-0 = Red dots: for steps and quarter-turns where a portal shows red. Any red card buys a red clue.
scene-shelf-1-title = Against water
scene-shelf-1 = Blue dots: for flooded corridors, where a portal shows blue.
scene-shelf-2-title = Against gas
scene-shelf-2 = Green dots: for poisoned air, where a portal shows green.
scene-shelf-3-title = Over broken ground
scene-shelf-3 = Yellow dots: for holes and loose stones, where a portal shows yellow.
scene-shelf-4-title = Against vermin
scene-shelf-4 = Purple dots: for rats, snakes and spiders, where a portal shows purple.
scene-plate-equipment =
    { $copies ->
        [one] Once in the deck.
       *[other] { $copies } times in the deck.
    }
scene-shelf-events-title = Events
scene-shelf-events = Everybody has the same five. One may be played in a turn; when all are used, they come back.
scene-shelf-ghosts-title = Apparitions
scene-shelf-ghosts = Who claims the code of a place is helped by its ghost for the rest of the game.
