title = Dungeonville
tagline = Hire adventurers, fight at the gates and push your luck below, for a dungeon that you own in secret.

## Options

option-kills_to_win = Blood tokens to win
option-kills_to_win-other = { $token } tokens
option-kills_to_win-help = How many tokens you must own before you can claim the victory.
option-round_cap = Last round
option-round_cap-other = round { $token }
option-round_cap-help = If nobody has won by then, the highest score wins.
option-expedition_cap = Rooms in one expedition
option-expedition_cap-other = at most { $token }
option-expedition_cap-help = After so many rooms a group leaves the dungeon by itself.
option-blood_gold = Blood gold
option-blood_gold-0 = none
option-blood_gold-other = { $token } tokens
option-blood_gold-help = Tokens that are worth 10 gold each, in the first round only.
option-town_refresh = Town
option-town_refresh-keep = adventurers stay
option-town_refresh-new = five new ones each round
option-town_refresh-help = Whether those who are still in town wait for the next round or leave.
option-recruit_end = Recruitment ends
option-recruit_end-lap = after a full lap
option-recruit_end-immediate = as soon as everybody has three
option-recruit_end-help = Whether everybody gets a turn in each lap, even if nobody is short of adventurers.
option-reserves_count = Reserves
option-reserves_count-no = do not count as survivors
option-reserves_count-yes = count as survivors
option-reserves_count-help = Whether adventurers beyond the three fighters help to decide who enters.
option-item_powers = Items
option-item_powers-yes = have powers
option-item_powers-no = are only worth 5 gold
option-item_powers-help = Each item helps the owner who has an adventurer of its class.
option-deed_price = Price of a deed
option-deed_price-0 = nothing
option-deed_price-other = { $token } gold
option-deed_price-help = What it costs to exchange your deed in the deed house, with up to four players.
option-auto_claim = Claims
option-auto_claim-no = players claim themselves
option-auto_claim-yes = the game claims
option-auto_claim-help = Either you announce your victory yourself, and may be wrong, or the game does it for you.
option-auto_forced = Decisions without a choice
option-auto_forced-yes = happen by themselves
option-auto_forced-no = are asked for
option-auto_forced-help = Whether the game goes on by itself when there is only one thing you can do.

## Things

adventurer-none = nobody
    .the = nobody
adventurer-1 = assassin
    .the = the assassin
adventurer-2 = red knight
    .the = the red knight
adventurer-3 = yellow knight
    .the = the yellow knight
adventurer-4 = yellow barbarian
    .the = the yellow barbarian
adventurer-5 = yellow monk
    .the = the yellow monk
adventurer-6 = green elf
    .the = the green elf
adventurer-7 = green priest
    .the = the green priest
adventurer-8 = purple barbarian
    .the = the purple barbarian
adventurer-9 = white barbarian
    .the = the white barbarian
adventurer-10 = blue elf
    .the = the blue elf
adventurer-11 = purple thief
    .the = the purple thief
adventurer-12 = purple elf
    .the = the purple elf
adventurer-13 = green monk
    .the = the green monk
adventurer-14 = blue thief
    .the = the blue thief
adventurer-15 = white knight
    .the = the white knight
adventurer-16 = red bard
    .the = the red bard
adventurer-17 = red thief
    .the = the red thief
adventurer-18 = white elf
    .the = the white elf
adventurer-19 = white sorcerer
    .the = the white sorcerer
adventurer-20 = purple peasant
    .the = the purple peasant
adventurer-21 = blue knight
    .the = the blue knight
adventurer-22 = oracle
    .the = the oracle
adventurer-23 = red monk
    .the = the red monk
adventurer-24 = blue barbarian
    .the = the blue barbarian
adventurer-25 = yellow dwarf
    .the = the yellow dwarf
adventurer-26 = green thief
    .the = the green thief
adventurer-27 = red barbarian
    .the = the red barbarian
adventurer-28 = blue priest
    .the = the blue priest
adventurer-29 = white monk
    .the = the white monk
adventurer-30 = yellow elf
    .the = the yellow elf
adventurer-31 = purple bard
    .the = the purple bard
adventurer-32 = green knight
    .the = the green knight
adventurer-33 = red elf
    .the = the red elf
adventurer-34 = white peasant
    .the = the white peasant
adventurer-35 = blue dwarf
    .the = the blue dwarf
adventurer-36 = red priest
    .the = the red priest
adventurer-37 = green sorcerer
    .the = the green sorcerer
adventurer-38 = blue bard
    .the = the blue bard
adventurer-39 = purple monk
    .the = the purple monk
adventurer-40 = green dwarf
    .the = the green dwarf
adventurer-41 = yellow peasant
    .the = the yellow peasant
adventurer-42 = purple sorcerer
    .the = the purple sorcerer
adventurer-43 = jester
    .the = the jester
adventurer-44 = white bard
    .the = the white bard
adventurer-45 = green barbarian
    .the = the green barbarian
adventurer-46 = yellow thief
    .the = the yellow thief
adventurer-47 = white priest
    .the = the white priest
adventurer-48 = purple knight
    .the = the purple knight
adventurer-49 = blue monk
    .the = the blue monk
adventurer-50 = blue peasant
    .the = the blue peasant
adventurer-51 = purple dwarf
    .the = the purple dwarf
adventurer-52 = yellow priest
    .the = the yellow priest
adventurer-53 = white thief
    .the = the white thief
adventurer-54 = red peasant
    .the = the red peasant
adventurer-55 = red dwarf
    .the = the red dwarf
adventurer-56 = blue sorcerer
    .the = the blue sorcerer
adventurer-57 = white dwarf
    .the = the white dwarf
adventurer-58 = yellow sorcerer
    .the = the yellow sorcerer
adventurer-59 = green bard
    .the = the green bard
adventurer-60 = green peasant
    .the = the green peasant
adventurer-61 = yellow bard
    .the = the yellow bard
adventurer-62 = red sorcerer
    .the = the red sorcerer
adventurer-63 = purple priest
    .the = the purple priest
adventurer-64 = mule
    .the = the mule

card-none = nothing
card-crypt-a30 = Sealed Vault (A, 30 gold)
card-crypt-b20 = Whispering Gallery (B, 20 gold)
card-crypt-c15 = Embalming Room (C, 15 gold)
card-crypt-d10 = Restless Graves (D, 10 gold)
card-crypt-e5 = Hungry Dark (E, 5 gold)
card-reliquary = Reliquary
card-silent_sandals = Silent Sandals
card-rathaus-a20 = Cheese Treasury (A, 20 gold)
card-rathaus-b15 = Mayor’s Nest (B, 15 gold)
card-rathaus-c15 = Filing Cellar (C, 15 gold)
card-rathaus-d15 = Council of Teeth (D, 15 gold)
card-rathaus-d10 = Council of Teeth (D, 10 gold)
card-rathaus-e10 = Gnawed Stairs (E, 10 gold)
card-rathaus-e5 = Gnawed Stairs (E, 5 gold)
card-loaded_dice = Loaded Dice
card-golden_lute = Golden Lute
card-ice_cave-a35 = Frozen Hoard (A, 35 gold)
card-ice_cave-a25 = Frozen Hoard (A, 25 gold)
card-ice_cave-b25 = Mirror Lake (B, 25 gold)
card-ice_cave-b20 = Mirror Lake (B, 20 gold)
card-ice_cave-b15 = Mirror Lake (B, 15 gold)
card-ice_cave-c20 = Howling Shaft (C, 20 gold)
card-ice_cave-c15 = Howling Shaft (C, 15 gold)
card-ice_cave-c10 = Howling Shaft (C, 10 gold)
card-ice_cave-d15 = Blue Crevasse (D, 15 gold)
card-ice_cave-d10 = Blue Crevasse (D, 10 gold)
card-ice_cave-d5 = Blue Crevasse (D, 5 gold)
card-ice_cave-e5 = Thin Floor (E, 5 gold)
card-oversized_axe = Oversized Axe
card-mine_cart = Mine Cart
card-goblin_camp-a25 = Chieftain’s Chest (A, 25 gold)
card-goblin_camp-b20 = Trophy Tent (B, 20 gold)
card-goblin_camp-b15 = Trophy Tent (B, 15 gold)
card-goblin_camp-c20 = Cooking Pots (C, 20 gold)
card-goblin_camp-c15 = Cooking Pots (C, 15 gold)
card-goblin_camp-c10 = Cooking Pots (C, 10 gold)
card-goblin_camp-d15 = Wolf Pens (D, 15 gold)
card-goblin_camp-d10 = Wolf Pens (D, 10 gold)
card-goblin_camp-e10 = Drum Circle (E, 10 gold)
card-goblin_camp-e5 = Drum Circle (E, 5 gold)
card-cloak_of_leaves = Cloak of Leaves
card-blessed_pitchfork = Blessed Pitchfork
card-dragon_lair-a40 = Golden Bed (A, 40 gold)
card-dragon_lair-a30 = Golden Bed (A, 30 gold)
card-dragon_lair-b25 = Egg Chamber (B, 25 gold)
card-dragon_lair-b20 = Egg Chamber (B, 20 gold)
card-dragon_lair-c20 = Scorched Hall (C, 20 gold)
card-dragon_lair-c15 = Scorched Hall (C, 15 gold)
card-dragon_lair-c10 = Scorched Hall (C, 10 gold)
card-dragon_lair-d10 = Bone Slope (D, 10 gold)
card-dragon_lair-d5 = Bone Slope (D, 5 gold)
card-dragon_lair-e5 = Dragon’s Breath (E, 5 gold)
card-tower_shield = Tower Shield
card-scrying_orb = Scrying Orb

house-street = Street
    .the = the Street
    .in = in the Street
house-inn = Inn
    .the = the Inn
    .in = at the Inn
house-temple = Temple
    .the = the Temple
    .in = at the Temple
house-guild = Guild
    .the = the Guild
    .in = at the Guild
house-tavern = Tavern
    .the = the Tavern
    .in = at the Tavern

dungeon-crypt = Crypt
    .the = the Crypt
    .in = in the Crypt
dungeon-rathaus = Rathaus
    .the = the Rathaus
    .in = in the Rathaus
dungeon-ice_cave = Ice Cave
    .the = the Ice Cave
    .in = in the Ice Cave
dungeon-goblin_camp = Goblin Camp
    .the = the Goblin Camp
    .in = in the Goblin Camp
dungeon-dragon_lair = Dragon’s Lair
    .the = the Dragon’s Lair
    .in = in the Dragon’s Lair

slot-other = slot { $token }

letter-none = no letter
letter-other = { $token }

label-group = Group
label-gold = Gold
label-items = Items
label-place = Place
label-realm = Won in combat
label-score = Score
label-dungeon = Dungeon
label-rooms = Rooms left
label-tokens = Blood tokens
label-town = Town
label-deeds = Deeds known
label-carried = Carried
label-round = Round
label-lineup = Line-up

## Buttons

action-adventurer = Choose { $adventurer-the } ({ $adventurer-is })
action-adventurer-now =
    { $doing ->
        [release] Release { $adventurer-the } ({ $adventurer-is })
        [line-up] Send { $adventurer-the } ({ $adventurer-is })
        [victim] { CAP($adventurer-the) } ({ $adventurer-is }) dies
       *[other] Copy { $adventurer-the } ({ $adventurer-is })
    }
action-card = Choose { $card }
action-card-now =
    { $doing ->
        [drop] Drop { $card }
       *[pay] Pay with { $card }
    }
action-hire = Hire { $house-in }
action-hire-now =
    { $house-is ->
        [street] Hire { $street-the } ({ $street-is }), { $street_price } gold
        [inn] Hire { $inn-the } ({ $inn-is }), { $inn_price } gold
        [temple] Hire { $temple-the } ({ $temple-is }), { $temple_price } gold
        [guild] Hire { $guild-the } ({ $guild-is }), { $guild_price } gold
       *[tavern] Hire { $tavern-the } ({ $tavern-is }), { $tavern_price } gold
    }
action-enter = Go to { $dungeon-the }
action-deed = Exchange your deed with { $slot }
action-blood = Pay with blood gold (10)
action-pass = Pass
action-escape = Escape
action-escape-now =
    { $load ->
        [0] Escape
       *[other] Escape with { $load } gold
    }
action-deeper = Go deeper
action-leave = Leave the card behind
action-claim = Claim the victory
action-silent = Stay silent

## The banner

phase-recruit =
    { $must ->
        [yes] You must hire: pick a house
       *[no] Hire somebody, or pass
    }
phase-recruit-why =
    { $must ->
        [yes] You have { $wealth } gold. You need three adventurers, and the Street is free.
       *[no] You have { $wealth } gold. Whoever you hire takes the place of one of your group.
    }
phase-recruit-waiting = { $waiting } hires (lap { $lap }).

phase-pay =
    { $buying ->
        [deed] Pay for the new deed: { $due } gold to go
       *[house] Pay for { $newcomer-the }: { $due } gold to go
    }
phase-pay-why = What you pay too much is lost. Cards go back to their own dungeon.
phase-pay-waiting = { $waiting } pays.

phase-release = Whom do you release for { $newcomer-the }?
phase-release-why = That is no kill: nobody gets a token for it.
phase-release-waiting = { $waiting } releases somebody for { $newcomer-the }.

phase-place = Where does your group go?
phase-place-why =
    { $orb ->
        [yes] The Orb shows you the top card of every dungeon. Whoever shares a dungeon fights.
       *[no] Everybody sees it. Whoever shares a dungeon fights for it.
    }
phase-place-waiting = { $waiting } chooses a dungeon.

phase-line-up = Who fights in duel { $place }?
phase-line-up-why = Everybody lines up in secret. The lower rank wins; the same colour changes sides.
phase-line-up-waiting =
    { $waiting-count ->
        [one] { $waiting } is still lining up.
       *[other] { $waiting } are still lining up.
    }
phase-line-up-waiting-why =
    { $order-count ->
        [0] {""}
       *[other] Your order: { $order }.
    }

phase-jester = The jester drew the oracle: whose letter does it take?
phase-jester-why = It keeps that letter for the whole expedition.
phase-jester-waiting = { $waiting } chooses a letter for the jester.

phase-oracle = Whose letter does the oracle copy?
phase-oracle-why = It keeps that letter for the whole expedition. The same letter twice is safer than two.
phase-oracle-waiting = { $waiting } chooses a letter for the oracle.

phase-victim = The room shows { $letter }: who dies?
phase-victim-why = One of those with that letter { $dungeon-in } must die. { $reliquary ->
        [yes] The Reliquary keeps the first token away.
       *[no] You leave a token, unless it is the mule.
    }
phase-victim-waiting = { $waiting } must lose somebody { $dungeon-in }.

phase-drop = Too heavy: drop a card
phase-drop-why = You carry { $load } gold, and your group can carry { $capacity }.
phase-drop-waiting = { $waiting } carries too much and drops something.

phase-decide =
    { $load ->
        [0] Leave, or go deeper?
       *[other] Leave with { $load } gold, or go deeper?
    }
phase-decide-why = { $how ->
        [shield] { $deadly } of the { $cards } cards left are deadly, but the Tower Shield holds the first death.
       *[counted] { $deadly } of the { $cards } cards left kill somebody ({ $odds } %).
    } You can carry { $free } more gold.
phase-decide-waiting = { $waiting } decides { $dungeon-in }: leave with { $load } gold, or go deeper.

phase-claim-window =
    { $enough ->
        [yes] You have { $score } tokens: claim the victory
       *[no] Does anybody claim the victory?
    }
phase-claim-window-why =
    { $enough ->
        [yes] { $public ->
            [yes] Everybody knows your deed already.
           *[no] A claim shows your deed to everybody.
        }
       *[no] You have { $score } of { $target } tokens. You stay silent by yourself, unless you want to make false claims.
    }
phase-claim-window-waiting =
    { $waiting-count ->
        [one] Does { $waiting } claim the victory?
       *[other] { $waiting } consider whether to claim the victory.
    }
phase-claim-window-waiting-why =
    { $answered ->
        [claim] You claim.
        [silent] You stay silent.
       *[unspoken] {""}
    }

phase-collect =
    { $offers ->
        [both] Exchange your deed, claim, or pass
        [deed] Exchange your deed, or pass
        [claim] Claim the victory, or pass
       *[none] Nothing to do here: pass
    }
phase-collect-why = You have { $wealth } gold and { $score } of { $target } tokens.{ $offers ->
        [both] {" "}An exchange is blind and costs { $price } gold.
        [deed] {" "}An exchange is blind and costs { $price } gold.
       *[none] {""}
    }
phase-collect-waiting = { $waiting } collects.

phase-game-over-why =
    { $ended ->
        [cap] The last round is over: the highest score wins.
       *[claim] A claim with at least { $target } tokens wins.
    }

## The log

event-dealt = You own { $dungeon-the }.
event-round = Round { $round }: { $seat } starts.
event-town-cleared = Everybody leaves town.
event-comes-to-town = { CAP($adventurer-the) } ({ $adventurer-is }) comes to town.
event-reshuffle =
    { $cards ->
        [one] The discarded adventurer comes back.
       *[other] The { $cards } discarded adventurers are shuffled into a new deck.
    }
event-hires =
    { $paid ->
        [0] { $seat } hires { $adventurer-the } ({ $adventurer-is }) { $house-in } for nothing.
       *[other] { $seat } hires { $adventurer-the } ({ $adventurer-is }) { $house-in } for { $price }, paying { $paid }.
    }
event-pays = { $seat } pays with { $card }.
event-pays-blood = { $seat } pays with blood gold.
event-releases = { $seat } releases { $adventurer-the } ({ $adventurer-is }).
event-passes = { $seat } passes.
event-dismissed = { $seat } loses a group without any colour.
event-sits-out = { $seat } has nobody and sits this round out.
event-orb = { $seat } looks into the Orb.
event-orb-shows = The Orb shows: { $crypt }; { $rathaus }; { $ice_cave }; { $goblin_camp }; { $dragon_lair }.
event-places = { $seat } goes to { $dungeon-the }.
event-duel =
    Duel at { $dungeon-the }{ $A-is ->
        [none] {""}
       *[other] , { $name-A }: { $A } ({ $A-is })
    }{ $B-is ->
        [none] {""}
       *[other] , { $name-B }: { $B } ({ $B-is })
    }{ $C-is ->
        [none] {""}
       *[other] , { $name-C }: { $C } ({ $C-is })
    }{ $D-is ->
        [none] {""}
       *[other] , { $name-D }: { $D } ({ $D-is })
    }{ $E-is ->
        [none] {""}
       *[other] , { $name-E }: { $E } ({ $E-is })
    }.
event-kills = { CAP($adventurer-the) } of { $seat } kills { $fallen-the } of { $victim }.
event-defects = { CAP($defector-the) } of { $victim } goes over to { $adventurer-the } of { $seat }.
event-wins-token = { $seat } wins a blood token of { $victim }.
event-goes-home = { $seat } goes home.
event-wins-combat = { $seat } wins the combat and may enter { $dungeon-the }.
event-nobody-enters = Nobody is left to enter { $dungeon-the }.
event-enters = { $seat } enters { $dungeon-the }.
event-jester-draws =
    { $letter-is ->
        [none] The jester of { $seat } draws { $adventurer-the } and may choose a letter.
       *[other] The jester of { $seat } draws { $adventurer-the } ({ $adventurer-is }) and gets a { $letter }.
    }
event-jester-finds-nobody = The jester of { $seat } finds nobody to draw and gets an E.
event-jester-copies = The jester of { $seat } takes the { $letter } of { $adventurer-the }.
event-oracle-copies = The oracle of { $seat } copies the { $letter } of { $adventurer-the }.
event-reopens = The { $cards } discarded rooms of { $dungeon-the } are shuffled into a new deck.
event-plundered = There is nothing left { $dungeon-in }: { $seat } leaves.
event-reveals = { $seat } finds { $card } { $dungeon-in }.
event-shield-holds = The Tower Shield of { $seat } holds: nobody dies in this room.
event-dies = { CAP($adventurer-the) } ({ $adventurer-is }) of { $seat } dies { $dungeon-in }.
event-leaves-token = { $seat } leaves a blood token { $dungeon-in }.
event-reliquary-holds = The Reliquary of { $seat } prevents a blood token.
event-drops = { $seat } drops { $card }.
event-leaves-behind = { $seat } leaves { $card } behind.
event-wiped-out = Nobody of { $seat } comes out of { $dungeon-the }.
event-last-room = { $seat } has seen rooms enough and leaves.
event-banks =
    { $gold ->
        [0] { $seat } comes out of { $dungeon-the } without gold.
       *[other] { $seat } comes out of { $dungeon-the } with { $gold } gold.
    }
event-claims = { $seat } claims the victory: { $dungeon }, score { $score }.
event-nobody-claims = Nobody claims the victory.
event-exchanges = { $seat } exchanges a deed with { $slot } of the deed house.
event-new-deed = You now own { $dungeon-the }; your old deed lies in { $slot }.
event-wins = { $seat } wins with { $score } tokens.
event-round-cap = That was the last round.
event-owns = { $seat } owns { $dungeon-the }: score { $score }.
event-unowned = { CAP($dungeon-the) } belonged to nobody ({ $slot }).

## Why not

reason-nobody-there = Nobody stands { $house-in }. Pick another house.
reason-too-dear = You cannot pay that. Choose something cheaper.
reason-needs-colour = Your two have no colour, and a group without any is sent away. Hire somebody with a colour.
reason-must-hire = You have fewer than three adventurers. Hire somebody: the Street is free.
reason-not-in-treasury = You do not have { $card }. Pay with something from your treasury.
reason-no-blood-left = You have no blood gold. Pay with a card.
reason-not-in-group = { CAP($adventurer-the) } is not one of yours. Choose somebody from your group.
reason-last-colour = Without { $adventurer-the } nobody in your group would have a colour. Release somebody else.
reason-already-lined-up = { CAP($adventurer-the) } is already lined up. Choose somebody else.
reason-not-itself = It cannot copy itself. Choose somebody else.
reason-letter-is-safe = { CAP($adventurer-the) } does not have the letter of this room. Choose somebody who has.
reason-not-carried = You do not carry { $card }. Drop something that you carry.
reason-weighs-nothing = { $card } weighs nothing. Drop a card with gold.
reason-already-left = The card of this room is no longer there. Escape or go deeper.
reason-items-are-taken = An item is always taken along. Escape or go deeper.
reason-no-such-slot = There is no deed in { $slot }. Choose another slot, or pass.
reason-already-exchanged = You have already exchanged your deed this round. You may do so again in the next one.
reason-claim-impossible = Everybody can see that you do not have enough. Pass.
reason-game-claims = The game claims by itself for whoever has enough. Pass.

## Help

help-recruit = The highest rank stands in the Street for nothing, the lowest in the Tavern for 40. A low rank wins duels, a high rank carries more gold. Look at the letters too: a room kills one adventurer who has its letter.
help-pay = Choose cards or blood gold until the price is met. An item counts for 5 gold, and change is not given.
help-release = You may have any number of adventurers by defection, but hiring is always one for one. Keep letters that you already have twice: duplicates add no danger.
help-place = You own one dungeon in secret, and tokens of others that lie there count for you. Your own tokens there count against you. Whoever meets others at a gate fights three duels for the right to enter.
help-line-up = Choose who fights first, second and third. The lower rank wins each duel; the loser dies, unless both have the same colour: then it changes sides. Each duel with a death brings the winner one token.
help-jester = The jester lives by the letter of another member of the group. Choose a letter that is rare in this dungeon, or one that you already have.
help-oracle = The oracle lives by the letter of another member of the group. A letter that the group already has adds no danger.
help-victim = Exactly one adventurer with this letter dies. It leaves one of your tokens in this dungeon, unless it is the mule or your Reliquary holds. Those tokens help the owner, or hurt you if the dungeon is yours. After a death you must open one more room, unless you have a monk and the Silent Sandals.
help-drop = The ranks of your group together are the gold it can carry. Drop cards until the rest is light enough; items weigh nothing.
help-decide = You may leave after a room in which nobody died and no item lay, and with the Silent Sandals after any. Whoever goes deeper may find more gold and may lose somebody. What you carry is lost if nobody comes out.
help-claim-window = Add the tokens in your realm of the dead and those of others at your dungeon, and take off your own there. You win if you claim with enough. Everybody who might have enough is seen considering until all have answered, so that nobody can tell who has.
help-collect =
    { $offers ->
        [claim] You win if you claim with enough tokens: those in your realm of the dead, plus those of others at your dungeon, minus your own there. A wrong claim shows everybody your deed.
        [none] There is nothing that you could do now. Pass.
       *[other] For gold you may exchange your deed for one in the deed house without looking. The tokens stay with the dungeon, so your score changes at once.
    }

## The rules in short

summary-1-title = The aim
summary-1 = You are a mad wizard and own one of five dungeons in secret. Be the first to own seven blood tokens: those you win in combat, plus those of others at your dungeon, minus your own there. Then claim the victory.
summary-2-title = Recruitment
summary-2 = In turn you hire adventurers in town until everybody has three. The high ranks are cheap and carry much gold; the low ranks are dear and win duels. In the first round blood gold helps you to pay.
summary-3-title = Reconnaissance
summary-3 = In turn everybody sends a group openly to one of the dungeons. Nobody knows whose it is. You may visit your own, to lead the others astray.
summary-4-title = Combat
summary-4 = Groups that meet line up in secret and fight three duels. The lower rank wins. A loser of the same colour changes sides; any other dies, and the winner gets a token. The group with most survivors enters.
summary-5-title = Exploration
summary-5 = Room by room you find gold or an item. If somebody in your group has the letter of the room, one of them dies and you leave a token there. After a calm room you may leave; after a death or an item you must go on.
summary-6-title = Letters
summary-6 = Every adventurer has a letter for each dungeon. Of 32 rooms 2 show A and 10 show E. The danger lies in different letters: three with an E are safer together than B, C and D.
summary-7-title = Items
summary-7 = Each class has one item. It helps you as long as you own it and have an adventurer of that class, or it is worth 5 gold.
summary-8-title = Collection
summary-8 = With up to four players you may pay to exchange your deed blindly in the deed house. Whoever claims with enough tokens wins. A wrong claim shows everybody your deed.

### Scene: what only the table page says

scene-heading =
    round { $round }, { $part ->
        [recruit] recruitment
        [scout] reconnaissance
        [fight] combat
        [explore] exploration
        [collect] collection
        [claim] claims
       *[over] the end
    }
scene-pair = { $what }: { $of }
scene-parts = Parts of a round
scene-part-recruit = Recruit
scene-part-scout = Scout
scene-part-fight = Fight
scene-part-explore = Explore
scene-part-collect = Collect
scene-board = Round { $round }. The town above, five dungeons below. Pawns: { $pawns }.
scene-deed-house = Deed house
scene-item = item
scene-face-down = face down
scene-slot = Deed { $slot } in the deed house
scene-yours = yours, only you know
scene-card-label = { $name }, rank { $rank }, letters { $letters }
scene-place-label = { $place }, { $price } gold: { $who }
scene-gate-label = { $dungeon }, { $rooms } rooms left. Blood: { $blood }. Pawns: { $pawns }
scene-niche-label = { $dungeon }: { $group }. { CAP($odds) }.
scene-load-label = carried: { $load } of { $capacity } gold
scene-room-label =
    Room { $number }: { $card }{ $died ->
        [yes] , somebody died
       *[no] {""}
    }
scene-next-label = Go deeper, to room { $number }: { $odds }
scene-escape-label = Escape with { $gold } gold
scene-pill-escape = escape, +{ $gold }
scene-pill-deeper = go deeper

scene-start-player = start player
scene-where =
    { $where ->
        [in] { $dungeon-in }
       *[at] to { $dungeon-the }
    }
scene-group = Group
scene-gold = { $gold } gold
scene-works = works
scene-idle = nobody can use it
scene-realm = won in combat: { $count }
scene-score-known = { $dungeon }, score { $score }
scene-score-seen = seen as { $range }
scene-score-range = score { $range }

scene-your-group = Your group
scene-group-of = Group of { $seat }
scene-letter-in = letter { $dungeon-in }
scene-carries = carries { $gold }
scene-face-off = duel { $number }
scene-dies-at = { $cards } of { $of } show it
scene-treasury = Treasury
scene-paid = { $paid } of { $price } paid
scene-no-treasure = No treasure yet. It comes out of the dungeons.
scene-blood-gold = Blood gold, { $count } × 10, in the first round only
scene-hint = How to read a card
scene-hint-rank = The number is the rank: low fights well, high carries much gold.
scene-hint-letter = The letters are the five dungeons, from left to right. A room with that letter kills: A is rare, E is common. Equal letters in a group cover for each other.
scene-may-leave = You may leave the new card behind.
scene-next-room = Next room
scene-cards-left =
    { $cards ->
        [one] 1 card left, by public counting
       *[other] { $cards } cards left, by public counting
    }
scene-odds-column = { $letter }: { $cards }
scene-kills = deadly
scene-load = Load
scene-load-of = { $load } of { $capacity } gold
scene-stake =
    { $who ->
        [you] { $gains ->
            [itself] This is your own dungeon: each of yours who dies here costs you a token.
            [owner] If one of yours dies, { $owner } gains a token.
            [nobody] The deed of { $dungeon-the } lies in the deed house: for now a token here counts for nobody.
           *[unknown] If one of yours dies, whoever owns { $dungeon-the } gains a token.
        }
       *[they] { $gains ->
            [viewer] This is your own dungeon: each death in the group of { $seat } earns you a token.
            [itself] { $seat } explores a dungeon of its own: each death here costs it a token.
            [owner] If somebody dies here, { $owner } gains a token of { $seat }.
            [nobody] The deed of { $dungeon-the } lies in the deed house: for now a token here counts for nobody.
           *[unknown] If somebody dies here, whoever owns { $dungeon-the } gains a token of { $seat }.
        }
    }
scene-foes = Against you { $dungeon-in }
scene-duel-hint = The lower rank wins. The same colour changes sides, any other dies. Most survivors enter.

scene-your-deed = Your deed
scene-only-you = only you see this
scene-all-know = everybody knows it
scene-only-you-know = only you know
scene-score-of = { $score } of { $most } blood tokens
scene-score-sum =
    { $won } won + { $gate } at your gate{ $own ->
        [0] {""}
       *[other] {" "}− { $own } your own
    }
scene-seal = Break the seal
scene-short-of =
    { $enough ->
        [yes] You have { $score } of { $most }: enough to win.
       *[no] { $public ->
            [yes] { $short } short.
           *[no] { $short } short. A claim would show everybody your deed.
        }
    }
scene-might-have = By the open tokens, these might have { $most }:
scene-dare = Let me make false claims

scene-adventurers = Adventurers
scene-deadly = deadly for the group
scene-show-odds = Show the odds beside the skulls
scene-what-is-left = Odds: letters left in the decks
scene-discards = Discard piles
scene-treasuries = Treasuries

scene-ending =
    { $how ->
        [claimed] claimed victory with { $dungeon-the }
       *[owned] owned { $dungeon-the }
    }: { $won } won + { $gate } at the gate{ $own ->
        [0] {""}
       *[other] {" "}− { $own } own
    }

scene-reveal-winner = { $name } enters
scene-reveal-nobody = nobody enters
scene-reveal-claim =
    { $enough ->
        [yes] { $name } claims victory with { $score }, rightly.
       *[no] { $name } claims victory, but has only { $score }.
    }
scene-fate-killed = dies
scene-fate-joined = changes sides
scene-fate-stands = stands

## What an action leads to

scene-hire =
    { CAP($who-the) } (rank { $rank }) joins { $price ->
        [0] for nothing
       *[other] for { $price } gold
    }{ $full ->
        [yes] ; then you send one of yours away.
       *[no] ; then you have { $size } of 3.
    }
scene-safest = With this group you would be safest { $dungeon-in }: { $odds }.
scene-pay =
    { $ends ->
        [short] That pays { $worth }; { $missing } still to go.
        [lost] That pays it, but { $lost } gold is lost: nobody gives change.
       *[exact] That pays it exactly.
    }
scene-release = { CAP($who-the) } leaves for good, without blood, and { $newcomer-the } joins you.
scene-enter =
    { $foes-count ->
        [0] Nobody stands there yet; whoever comes after you can fight you.
       *[other] You fight { $foes } for it first.
    }
scene-risk =
    { $how ->
        [kills] The Orb shows the next room, { $card }: it kills one of yours.
        [safe] The Orb shows the next room, { $card }: it kills nobody.
        [held] The Orb shows the next room, { $card }: it would kill, but the Tower Shield holds.
        [shield] { $deadly } of the { $cards } cards left are deadly, but the Tower Shield holds the first death.
       *[counted] { $deadly } of the { $cards } cards left kill one of yours ({ $percent }%).
    }{ $jester ->
        [yes] {" "}Beyond that comes the jester, whose letter is not settled yet.
       *[no] {""}
    }
scene-odds =
    { $how ->
        [kills] the next room is { $card } and kills
        [safe] the next room is { $card } and kills nobody
        [held] the next room is { $card }, and the Tower Shield holds
        [shield] { $deadly } of { $cards } cards are deadly, but the Tower Shield holds the first death
       *[counted] { $deadly } of { $cards } cards kill ({ $percent }%)
    }{ $jester ->
        [yes] {""}, besides the jester
       *[no] {""}
    }
scene-but =
    { $how ->
        [kills] The Orb has shown you the next room: { $card }. It kills.
        [safe] The Orb has shown you the next room: { $card }. It kills nobody.
        [held] The Orb has shown you the next room: { $card }. The Tower Shield holds.
        [shield] The Tower Shield holds the first death.
       *[counted] Not counting the jester.
    }
scene-own-gate = It is your own dungeon: each of yours who dies there costs you a token.
scene-line-up = { CAP($who-the) } fights in duel { $number }, and beats { $beats } of the { $of } who may come against you.
scene-copy =
    { $who ->
        [oracle] The oracle
       *[jester] The jester
    } shows { $letter } for this expedition: { $odds }.
scene-victim =
    { CAP($who-the) } dies. { $token ->
        [own] It is your own dungeon: your token here counts against you.
        [yes] Your token stays here, for the owner of { $dungeon-the }.
       *[no] No token is left behind.
    }
scene-wiped-out = Nobody with a colour is left: the whole load is lost.
scene-after-death =
    { $over ->
        [yes] The others can carry { $capacity }: you must drop some of your { $load }.
       *[no] { $then ->
            [choose] The others can carry { $capacity }, and with the Silent Sandals they may leave.
            [out] The others can carry { $capacity } and come out: it was the last room.
           *[on] The others can carry { $capacity } and go on.
        }
    }
scene-put-down = { $gold } gold stays behind; you then carry { $load } of { $capacity }.
scene-escape = Your group comes home with { $gold } gold; you keep everybody who lives.
scene-must-go-on =
    { $sandals ->
        [yes] While a monk lives, the Silent Sandals let you leave after any room; if the last one dies, the load is lost.
       *[no] After a death or an item you must go on; if the last one dies, the load is lost.
    }
scene-deed =
    { $known ->
        [yes] You pay { $price } gold and take the deed of { $dungeon-the }; yours takes its place.
       *[no] You pay { $price } gold and swap blindly: you see the new deed only afterwards, and yours takes its place.
    }
scene-claim =
    { $enough ->
        [yes] Everybody sees that you own { $dungeon-the }: you have { $score } of { $most } and win, unless somebody claims more.
       *[no] You have { $score } of { $most }: everybody sees that you own { $dungeon-the }, and the game goes on.
    }
scene-silent =
    { $enough ->
        [yes] You could win now; later it may be too late. Nobody learns that you had enough.
       *[no] { $public ->
            [yes] You claim nothing.
           *[no] Your deed stays secret.
        }
    }
scene-pass =
    { $phase ->
        [recruit] You keep your group as it is. In a further lap you may hire after all.
       *[other] Your collection is over; your deed stays where it is.
    }

## Gallery

scene-shelf-class-title =
    { $kind ->
        [barbarian] Barbarians
        [dwarf] Dwarfs
        [knight] Knights
        [sorcerer] Sorcerers
        [elf] Elves
        [peasant] Peasants
        [thief] Thieves
        [bard] Bards
        [monk] Monks
       *[priest] Priests
    }
scene-shelf-class = At home { $dungeon-in }, where they show A. Their item: { $item }.
scene-shelf-loners-title = Without a colour
scene-shelf-loners = They never change sides, and nobody changes sides for them. A group of nothing but these is sent away.
scene-shelf-rooms = Thirty rooms with gold: 2 A, 4 B, 6 C, 8 D and 10 E, worth 360 gold together; and two items.
scene-shelf-items-title = Items
scene-shelf-items = An item works while you own it and somebody of its class is in your group. Spent as gold it is worth 5.
scene-shelf-deeds-title = Deeds
scene-shelf-deeds = Who owns which dungeon is the secret of the game. Deeds that nobody got lie in the deed house.
scene-plate-adventurer = Rank { $rank }: carries { $rank } gold. Letters: { $letters }.
scene-plate-room =
    { $copies ->
        [one] Once in the deck.
       *[other] { $copies } times in the deck.
    }
scene-loner-assassin = The best fighter there is, and E everywhere.
scene-loner-oracle = On entering, it copies the letter of another member of the group.
scene-loner-jester = On entering, it gets the letter of the next adventurer of the deck.
scene-loner-mule = Carries most; its death leaves no blood token.
scene-power-reliquary = The first death of an expedition that would leave a blood token leaves none, if a priest is in the group.
scene-power-silent_sandals = With a living monk you may escape after any room, even after a death or an item.
scene-power-loaded_dice = With a thief every place in town costs you 10 less.
scene-power-golden_lute = Everybody with a colour whom your bard defeats changes sides, whatever the colour.
scene-power-oversized_axe = In a duel your barbarian fights as if its rank were 20 lower.
scene-power-mine_cart = Each dwarf in your group carries 25 gold more.
scene-power-cloak_of_leaves = Each elf’s letter counts one step better; A stays A.
scene-power-blessed_pitchfork = Against a printed rank of 16 or lower your peasant fights with rank 0.
scene-power-tower_shield = The first time in an expedition that a room would kill, nobody dies, if a knight is in the group.
scene-power-scrying_orb = With a sorcerer, you alone see the top room of each dungeon before you place your pawn.
