title = The Old Empire
tagline = A thousand years of kings and emperors: for every event, play the person who fits it best.

## Options

option-games = Length
option-games-1 = one game of 11 rounds
option-games-3 = Grand Game: three games, 33 rounds
option-games-help = In the Grand Game everybody gets new cards after 11 rounds; points are kept.
option-rule_elector = Elector
option-rule_elector-on = on
option-rule_elector-off = off
option-rule_elector-help = With an elector card you swap the symbols of the round and play another card.
option-rule_dynasty = Dynasty
option-rule_dynasty-on = on
option-rule_dynasty-off = off
option-rule_dynasty-help = A card in the colour of the event draws level with the best one on symbol 1.
option-rule_hero = War hero
option-rule_hero-on = on
option-rule_hero-off = off
option-rule_hero-help = Whoever is named on a battle draws level with the best on symbol 2, or drops out there.
option-tie = Equal points
option-tie-shared = shared victory
option-tie-last_event = whoever won an event last
option-tie-help = Who wins if several players have most points.
preset-learning = Learning game
preset-full = Full game
preset-grand = Grand Game

## Persons

person-none = no card
person-karl_gr = Charlemagne
person-ludwig_fr = Louis the Pious
person-ludwig_de = Louis the German
person-karlmann = Carloman of Bavaria
person-ludwig_jg = Louis the Younger
person-karl_3 = Charles the Fat
person-arnulf = Arnulf of Carinthia
person-ludwig_ki = Louis the Child
person-konrad_1 = Conrad I
person-heinrich_1 = Henry I the Fowler
person-otto_1 = Otto I the Great
person-otto_2 = Otto II
person-otto_3 = Otto III
person-theophanu = Theophanu
person-adelheid = Adelaide of Burgundy
person-heinrich_2 = Henry II the Saint
person-konrad_2 = Conrad II
person-heinrich_3 = Henry III
person-agnes = Agnes of Poitou
person-heinrich_4 = Henry IV
person-rudolf_rh = Rudolf of Rheinfelden
person-heinrich_5 = Henry V
person-lothar_3 = Lothair III of Supplinburg
person-konrad_3 = Conrad III
person-friedrich_1 = Frederick I Barbarossa
person-heinrich_6 = Henry VI
person-philipp = Philip of Swabia
person-otto_4 = Otto IV
person-friedrich_2 = Frederick II
person-wilhelm = William of Holland
person-konrad_4 = Conrad IV
person-richard = Richard of Cornwall
person-rudolf_1 = Rudolf I
person-adolf = Adolf of Nassau
person-albrecht_1 = Albert I
person-heinrich_7 = Henry VII
person-ludwig_4 = Louis IV the Bavarian
person-karl_4 = Charles IV
person-wenzel = Wenceslaus
person-ruprecht = Rupert of the Palatinate
person-sigismund = Sigismund
person-friedrich_3 = Frederick III
person-maximilian_1 = Maximilian I
person-karl_5 = Charles V
person-ferdinand_1 = Ferdinand I
person-maximilian_2 = Maximilian II
person-rudolf_2 = Rudolf II
person-matthias = Matthias
person-ferdinand_2 = Ferdinand II
person-ferdinand_3 = Ferdinand III
person-leopold_1 = Leopold I
person-august_2 = Augustus II the Strong
person-friedrich_p1 = Frederick I of Prussia
person-joseph_1 = Joseph I
person-karl_6 = Charles VI
person-fwilhelm_1 = Frederick William I
person-georg_1 = George I
person-georg_2 = George II
person-august_3 = Augustus III
person-maria_th = Maria Theresa
person-friedrich_p2 = Frederick II the Great
person-karl_7 = Charles VII Albert
person-franz_1 = Francis I Stephen
person-georg_3 = George III
person-joseph_2 = Joseph II
person-fwilhelm_2 = Frederick William II
person-leopold_2 = Leopold II
person-franz_2 = Francis II
person-fwilhelm_3 = Frederick William III

## Events

occasion-800 = Imperial coronation in Rome
    .note = Leo III crowns Charlemagne in St Peter’s on Christmas Day.
occasion-843 = Treaty of Verdun
    .note = Three brothers divide the Frankish empire.
occasion-876 = Battle of Andernach
    .note = Louis the Younger throws back Charles the Bald on the Rhine.
occasion-926 = The Holy Lance
    .note = Henry I obtains the relic from Rudolf II of Burgundy (926; some date it 935).
occasion-955 = Battle of Lechfeld
    .note = Otto I ends the Hungarian raids near Augsburg.
occasion-962 = Renewal of the Empire
    .note = Otto I is crowned emperor in Rome.
occasion-972 = Marriage charter of Theophanu
    .note = Purple charter for the wedding of Otto II in Rome.
occasion-982 = Battle of Cape Colonna
    .note = Otto II is defeated in Calabria by the army of the emir of Sicily.
occasion-1027 = The Imperial Cross and Conrad’s Arch
    .note = Conrad II becomes emperor; cross and crown arch carry his name.
occasion-1077 = The walk to Canossa
    .note = Henry IV does penance before Gregory VII.
occasion-1115 = Battle of Welfesholz
    .note = The Saxons under Lothair of Supplinburg beat the army of Henry V.
occasion-1122 = Concordat of Worms
    .note = Compromise that closes the Investiture Contest.
occasion-1140 = Battle of Weinsberg
    .note = Conrad III defeats Welf VI.
occasion-1176 = Battle of Legnano
    .note = The Lombard League defeats Barbarossa.
occasion-1194 = The Kingdom of Sicily
    .note = Henry VI is crowned king at Palermo.
occasion-1214 = Battle of Bouvines
    .note = Philip II of France defeats Otto IV.
occasion-1215 = The Shrine of Charlemagne
    .note = Frederick II closes the shrine at Aachen.
occasion-1254 = Rhenish League of Cities
    .note = Cities ally for the public peace during the Interregnum.
occasion-1278 = Battle of Dürnkrut
    .note = Rudolf I defeats Ottokar II of Bohemia.
occasion-1322 = Battle of Mühldorf
    .note = Louis the Bavarian captures Frederick the Fair.
occasion-1356 = The Golden Bull
    .note = Charles IV lays down the college of seven electors.
occasion-1396 = Battle of Nicopolis
    .note = The crusade led by Sigismund, then king of Hungary, is crushed.
occasion-1424 = The regalia come to Nuremberg
    .note = Sigismund entrusts crown, lance and cross to the city.
occasion-1477 = The Burgundian inheritance
    .note = Maximilian marries Mary of Burgundy.
occasion-1495 = Perpetual Public Peace of Worms
    .note = Feuds are outlawed, the Imperial Chamber Court is founded.
occasion-1547 = Battle of Mühlberg
    .note = Charles V and Ferdinand beat the Schmalkaldic League.
occasion-1602 = The crown of Rudolf II
    .note = Masterpiece of the court goldsmiths in Prague.
occasion-1634 = Battle of Nördlingen
    .note = The future Ferdinand III beats the Swedes.
occasion-1648 = Peace of Westphalia
    .note = Münster and Osnabrück end the Thirty Years’ War.
occasion-1663 = Perpetual Diet of Regensburg
    .note = The diet that never went home again.
occasion-1697 = The Polish crown for Saxony
    .note = Elector Frederick Augustus is elected king of Poland.
occasion-1701 = King in Prussia
    .note = Self-coronation at Königsberg.
occasion-1714 = Hanover on the British throne
    .note = Elector George Louis becomes king of Great Britain.
occasion-1742 = A Wittelsbach emperor
    .note = Charles VII is elected and crowned at Frankfurt.
occasion-1743 = Battle of Dettingen
    .note = George II leads his army in person.
occasion-1757 = Battle of Leuthen
    .note = Frederick II wins with the oblique order in Silesia.
occasion-1781 = Patent of Toleration
    .note = Joseph II grants private worship to Protestants and Orthodox.
occasion-1806 = The end of the Old Empire
    .note = Francis II lays down the imperial crown.

## Crowns and dynasties

realm-fr = Franks
realm-de = East Francia / Germany
realm-it = Italy
realm-bu = Burgundy (Arles)
realm-aq = Aquitaine
realm-by = Bavaria (Carolingian)
realm-lo = Lotharingia
realm-wf = West Francia
realm-si = Sicily
realm-je = Jerusalem
realm-bo = Bohemia
realm-hu = Hungary
realm-ca = Castile
realm-ar = Aragon
realm-na = Naples
realm-sa = Sardinia
realm-pl = Poland
realm-pr = Prussia
realm-gb = Great Britain
realm-ir = Ireland
realm-hn = Hanover
realm-gl = Galicia and Lodomeria
realm-at = Austria (empire 1804)

dynasty-kar = Carolingians
dynasty-ott = Ottonians
dynasty-sal = Salians
dynasty-sta = Hohenstaufen
dynasty-wel = Welfs
dynasty-lux = Luxembourgs
dynasty-wit = Wittelsbachs
dynasty-hab = Habsburgs
dynasty-hlo = Habsburg-Lorraine
dynasty-hoh = Hohenzollern
dynasty-wet = Wettins
dynasty-grey = no dynasty

symbol-most_crowns = most crowns
symbol-fewest_crowns = fewest crowns
symbol-longest_reign = longest reign
symbol-shortest_reign = shortest reign
symbol-start_nearest = start nearest to the year
symbol-end_nearest = end nearest to the year

## Buttons

action-play = Play { $person }
action-call = Call Elector with { $person }

## The banner

phase-choose = Choose a card in secret
phase-choose-why = { $occasion } ({ $year }): first counts { $first }, then { $second }, then { $third }.
phase-choose-waiting =
    { $waiting-count ->
        [one] { $waiting } is still choosing.
       *[other] { $waiting } are still choosing.
    }
phase-choose-waiting-why =
    { $chosen-is ->
        [none] All cards are turned up together.
       *[other] You chose { $chosen }.
    }
phase-turn =
    { $lead ->
        [yes] You lead: play a card
       *[no] Your turn: play a card
    }
phase-turn-why = { $occasion } ({ $year }): now counts { $first }, then { $second }, then { $third }.
phase-turn-waiting = It is the turn of { $waiting }.
phase-turn-waiting-why = { $occasion } ({ $year }): now counts { $first }, then { $second }, then { $third }.
phase-replace = You called Elector: now play the card that counts
phase-replace-why = Now counts { $first }, then { $second }, then { $third }. Afterwards you draw a card.
phase-replace-waiting = { $waiting } called Elector and plays another card.
phase-replace-waiting-why = { $occasion } ({ $year }): now counts { $first }, then { $second }, then { $third }.
phase-game-over-why =
    { $points ->
        [one] Most points: 1.
       *[other] Most points: { $points }.
    }

## What happens

event-deals =
    { $left ->
        [one] Game { $game }: everybody gets 11 cards; 1 card is left in the draw pile.
       *[other] Game { $game }: everybody gets 11 cards; { $left } cards are left in the draw pile.
    }
event-opens = Round { $round }: { $occasion } ({ NUMBER($occasion-is, useGrouping: 0) }). First counts { $first }, then { $second }, then { $third }.
event-turned-up =
    All cards are turned up: { $A } ({ $name-A }), { $B } ({ $name-B }){ $C-is ->
        [none] {""}
       *[other] , { $C } ({ $name-C })
    }{ $D-is ->
        [none] {""}
       *[other] , { $D } ({ $name-D })
    }{ $E-is ->
        [none] {""}
       *[other] , { $E } ({ $name-E })
    }.
event-plays = { $seat } plays { $person }.
event-calls = { $seat } calls Elector with { $person }. Now counts { $first }, then { $second }, then { $third }.
event-draws =
    { $left ->
        [one] { $seat } draws a card; 1 card is left.
       *[other] { $seat } draws a card; { $left } cards are left.
    }
event-drew = You drew { $person }.
event-best =
    Symbol { $place }, { $symbol }: { $seats }, { $symbol-is ->
        [start_nearest] { $value ->
            [0] in that very year
            [one] 1 year off
           *[other] { $value } years off
        }
        [end_nearest] { $value ->
            [0] in that very year
            [one] 1 year off
           *[other] { $value } years off
        }
        [longest_reign] { $value ->
            [one] 1 year
           *[other] { $value } years
        }
        [shortest_reign] { $value ->
            [one] 1 year
           *[other] { $value } years
        }
       *[other] { $value ->
            [one] 1 crown
           *[other] { $value } crowns
        }
    }.
event-lifted =
    { $seats-count ->
        [one] Dynasty: { $seats } draws level with the best.
       *[other] Dynasty: { $seats } draw level with the best.
    }
event-falls =
    { $seats-count ->
        [one] Red swords: { $seats } drops out.
       *[other] Red swords: { $seats } drop out.
    }
event-heroes =
    { $seats-count ->
        [one] War hero: { $seats } draws level with the best on symbol 2.
       *[other] War hero: { $seats } draw level with the best on symbol 2.
    }
event-senior = Still level: the senior card wins, { $person } of { $seat }.
event-wins =
    { $points ->
        [one] { $seat } wins “{ $occasion }” with { $person }{ $stage ->
            [1] {" "}on symbol 1
            [2] {" "}on symbol 2
            [3] {" "}on symbol 3
           *[other] {""}
        }: 1 point.
       *[other] { $seat } wins “{ $occasion }” with { $person }{ $stage ->
            [1] {" "}on symbol 1
            [2] {" "}on symbol 2
            [3] {" "}on symbol 3
           *[other] {""}
        }: { $points } points.
    }
event-game-ends =
    { $seats-count ->
        [one] After game { $game }, { $seats } leads with { $points } points.
       *[other] After game { $game }, { $seats } lead with { $points } points.
    }
event-victory =
    { $seats-count ->
        [one] { $seats } wins with { $points } points.
       *[other] { $seats } win together with { $points } points.
    }

## Why not

reason-not-in-your-hand = You do not hold { $person }. Choose a card from your hand.
reason-no-electors = This table plays without the Elector rule. Play the card as it is.
reason-last-card = { $person } is your last card: after calling you would have nothing to play. Play the card as it is.
reason-empty-stack = The draw pile is empty, so nobody can call Elector. Play the card as it is.

## Help

help-choose = Everybody chooses at once; then all cards are turned up. Symbol 1 decides, and only cards that are level there go on to symbols 2 and 3. Rather keep your strongest cards for a round in which you see what the others play.
help-turn = The best card on symbol 1 wins the event. If you can win, do it with a card that you will hardly miss; if not, play a weak one. With an elector you may first swap symbol 1 with another.
help-replace = Your elector itself does not count. The card you play now is compared in the new order; then you draw a card from the pile.

## The rules in short

summary-1-title = The goal
summary-1 = In every round there is one event from the history of the Holy Roman Empire. Whoever plays the best card wins it and gets a point. Most points after 11 rounds wins.
summary-2-title = One round
summary-2 = Everybody plays one person. In the first round all choose in secret and the cards are turned up together. After that, the winner of the last round leads and the others follow clockwise. You may always play any card.
summary-3-title = The three symbols
summary-3 = An event has a year and three symbols. Symbol 1 decides. Only cards that are level there are compared on symbol 2, and then on symbol 3. If they are still level, the senior card wins.
summary-4-title = What is compared
summary-4 = Most or fewest crowns: those of the realms and the imperial crown together. Longest or shortest reign, in years. Or the start or end of the reign that lies nearest to the year of the event, before or after.
summary-5-title = Dynasty
summary-5 = A card in the colour of the event always draws level with the best card on symbol 1. Then symbol 2 decides. Grey is no dynasty.
summary-6-title = War hero
summary-6 = A battle shows swords and a name. With black swords, that person draws level with the best on symbol 2. With red swords, that person drops out as soon as symbol 2 is needed.
summary-7-title = Elector
summary-7 = Eleven cards are electors. From round 2 on you may call Elector with one: you swap symbol 1 with symbol 2 or 3, play another card, and then draw one. The new order lasts for this round only.
summary-8-title = A hint
summary-8 = Win as cheaply as you can, and get rid of weak cards in rounds that you lose anyway. Whoever plays last sees everything, so losing is not always bad.

## The table in letters

label-round = Round
label-game = Game
label-points = Points
label-hand = In hand
label-played = Played
label-called = Elector
label-chosen = has chosen
label-person = Your cards
label-reign = reign
label-crowns = crowns
label-years = years
label-black = black swords
label-red = red swords
label-pile = Draw pile
label-discards = Discards
label-coming = Events to come

## The table page

scene-heading = { $games ->
    [one] round { $round } of { $rounds }
   *[other] game { $game }, round { $round } of { $rounds }
  }
scene-heading-over = { $rounds } rounds played
scene-criterion = { $symbol-is ->
    [most_crowns] most crowns
    [fewest_crowns] fewest crowns
    [longest_reign] longest reign
    [shortest_reign] shortest reign
    [start_nearest] start nearest to { $year }
   *[end_nearest] end nearest to { $year }
  }
scene-value = { $family ->
    [crowns] { $value ->
        [one] 1 crown
       *[other] { $value } crowns
      }
    [years] { $value ->
        [one] 1 year
       *[other] { $value } years
      }
    [start] { $value ->
        [0] starts in that very year
        [one] starts 1 year off
       *[other] starts { $value } years off
      }
   *[end] { $value ->
        [0] ends in that very year
        [one] ends 1 year off
       *[other] ends { $value } years off
      }
  }
scene-worth = { $family ->
    [crowns] { $value }
    [years] { $value ->
        [one] 1 year
       *[other] { $value } years
      }
   *[dates] { $value ->
        [0] that very year
        [one] 1 year off
       *[other] { $value } years off
      }
  }
scene-place = symbol { $place }
scene-now = Now counts: { $first }; if level, { $second }; then { $third }.

## Who leads, and why

scene-leads = { $who ->
    [you] You lead
   *[other] { $seat } leads
  } with { $person }: { $reason }.
scene-won = { $who ->
    [you] You won
   *[other] { $seat } won
  } { $occasion } with { $person }: { $reason }.
scene-reason = { $how ->
    [first] { $criterion }, { $value }
    [second] level on symbol 1, then { $criterion }, { $value }
    [third] level on symbols 1 and 2, then { $criterion }, { $value }
    [left] level on symbol 1, and the other fell to the red swords
   *[senior] level on all three symbols, but the older card
  }
scene-alone = the only card so far
scene-secret = Everybody chooses in secret. All cards are turned up together.
scene-nobody = { $who ->
    [you] You open the round: nobody has played yet.
   *[other] { $seat } opens the round.
  }
scene-last = Last round
scene-why-dynasty = { $lifts ->
    [none] Grey event: no dynasty draws level here.
    [off] Played without Dynasty.
   *[some] Dynasty: a card of the { $dynasty } draws level with the best on symbol 1.
  }
scene-why-lifted = { $persons-count ->
    [one] { $persons } does so now.
   *[other] { $persons } do so now.
  }
scene-why-swords = { $swords ->
    [black] { $persons-count ->
        [one] War hero: { $persons }, if still in, draws level on symbol 2.
       *[other] War hero: { $persons }, if still in, draw level on symbol 2.
      }
   *[red] { $persons-count ->
        [one] Red swords: { $persons } drops out at symbol 2.
       *[other] Red swords: { $persons } drop out at symbol 2.
      }
  }

## On the table

scene-slot-mine = your card
scene-slot-now = to play
scene-slot-next = next
scene-slot-later = later
scene-slot-chosen = has chosen
scene-slot-chooses = is choosing
scene-opens = opens
scene-with-elector = called Elector with { $person }
scene-standing = { $standing ->
    [best] best
    [lifted] level by Dynasty
    [hero] level as War hero
    [fallen] falls to the red swords
    [left] stays alone
    [out] out
   *[none] not asked
  }
scene-years-of = { $person }, { $start } to { $end }
scene-timeline = The reigns on a line from 768 to 1840

## The hand

scene-hand = Your cards
scene-sort = Sort your hand by
scene-sort-by = { $key ->
    [start] start
    [crowns] crowns
    [years] years
   *[colour] colour
  }
scene-chosen = chosen
scene-verdict = { $verdict ->
    [leads] leads
    [wins] wins
    [one] behind
    [two] loses on 2
    [three] loses on 3
   *[four] younger card
  }
scene-note = { $note ->
    [dynasty] dynasty
    [hero] war hero
   *[falls] red swords
  }
scene-note-full = { $note ->
    [dynasty] Dynasty: level on symbol 1
    [hero] War hero: level on symbol 2
   *[falls] Red swords: drops out at symbol 2
  }
scene-call = Elector
scene-call-order = new order: { $first }, { $second }, { $third }
scene-no-card = no card

## What a card leads to

scene-then = { $ends ->
    [wins] { $person } wins the event: { $reason }.
    [leads] { $person } takes the lead: { $reason }.
   *[opens] { $person } opens: { $reason }.
  }
scene-then-behind = { $ends ->
    [loses] { $seat } wins this round:
   *[behind] { $seat } stays ahead:
  } { $how ->
    [first] { $criterion }, { $other } against { $mine }.
    [second] level on symbol 1, then { $criterion }, { $other } against { $mine }.
    [third] level on symbols 1 and 2, then { $criterion }, { $other } against { $mine }.
    [fallen] { $person } falls to the red swords on symbol 2.
   *[senior] level on all three symbols, but { $leader } is the older card.
  }
scene-then-values = { $person }: { $first }; { $second }; { $third }.
scene-then-after = Still to play: { $seats }.
scene-then-call = { $first } comes first, then { $second }, then { $third }.
scene-then-lead = { $persons-count ->
    [0] After the swap none of your other cards leads.
    [one] After the swap { $persons } leads.
   *[other] After the swap { $persons } lead.
  }
scene-then-draw = You draw a card afterwards.
scene-then-open = You then open with another card, and draw one afterwards.

## Seats, piles, the end

scene-points = { $points ->
    [one] 1 point
   *[other] { $points } points
  }
scene-points-short = { $points ->
    [one] 1 pt
   *[other] { $points } pts
  }
scene-cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  }
scene-pile = draw pile
scene-discards = discards
scene-events-left = events to come
scene-this-round = This round
scene-seen = Seen and not seen
scene-seen-count = { $count ->
    [one] 1 person not seen yet
   *[other] { $count } persons not seen yet
  }
scene-is-seen = seen
scene-is-mine = in your hand
scene-symbol-card = The six symbols
scene-ending = { $count ->
    [0] won no event
    [one] won 1 event: { $years }
   *[other] won { $count } events: { $years }
  }

## The gallery

scene-gallery-persons = Persons
scene-gallery-persons-intro = { $count } kings, emperors, regents and electors, from Charlemagne to the last king who had been an elector. The bar on a card is the reign, on a line from 768 to 1840.
scene-gallery-events = Events
scene-gallery-events-intro = { $count } events in the thousand years of the Empire. What counts is printed in order; a swap by an Elector changes it for one round.
scene-gallery-person = { CAP($dynasty) }. { $role ->
    [emperor] Emperor
    [king] King
    [regent] Regent
    [antiking] Anti-king
   *[elector] Crowned head of an electorate
  }. { $imperial ->
    [yes] Crowns: { $realms }, and the imperial crown.
   *[no] Crowns: { $realms }.
  }
scene-gallery-elector = Elector: swaps symbols 1 and { $place }.
