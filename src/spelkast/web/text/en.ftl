# The words of the site, outside the table.

site-title = Spelkast: five board games with secrets
site-description = Take a game from the cupboard and play it tonight with your friends or against a bot. No account needed.
skip = To the content
close = Close
save = Save
offline-form = No connection. Nothing has changed; try again in a moment.
minutes = { $minutes } min
to-cupboard = To the cupboard

## The bar and the foot

bar-home = Spelkast, to the cupboard
bar-menu = Menu
bar-mine = My games
bar-enter = Sign in
foot-fair = Every deal is fixed before the first move.
foot-check = Check it yourself
foot-cupboard = The cupboard
foot-about = About Spelkast
foot-privacy = Privacy

## The cupboard

home-skip = To the games
home-question = What shall we play tonight?
home-promise = Take a box from the cupboard, send your friends the link and begin. No account needed.
home-cupboard = The cupboard
home-box = { $title }, { $first } to { $last } players, { $minutes } minutes. { $line }
home-players = { $first }–{ $last } players
home-continue = Play on
home-all-mine = All { $count } games
home-none = Nothing on the table yet. Take a box: one click and you are playing.
home-link = Somebody sent you a link
home-link-example = paste it here
home-link-go = Join
home-look = Have a look first
home-rules = How the games are played
home-watch =
    { $tables ->
        [0] Watch a table
        [one] Watch: 1 table is playing
       *[other] Watch: { $tables } tables are playing
    }
home-practise = Practise against a bot

## The boxes

box-inferos-title = Ad Inferos
box-inferos-line = Escape from the Underworld. Everybody chooses at once.
box-inferos-about = Choose in secret how far you walk. If somebody else chooses the same, you both stand still. Dodge the monsters and be the first to land exactly on the Library.
box-inferos-number = The more players, the more often equal cards cancel each other.
box-reich-title = The Old Empire
box-reich-line = A thousand years of kings in eleven tricks.
box-reich-about = Each round turns up a piece of history: a battle, a treaty, a coronation. Whoever plays the king that suits it best takes it home.
box-reich-number = With more players you know less of what the others still hold.
box-dungeonville-title = Dungeonville
box-dungeonville-line = Who owns which dungeon? Say nothing.
box-dungeonville-about = You secretly own one of the five dungeons. Send adventurers down, preferably into yours, and let nobody notice why.
box-dungeonville-number = With fewer players, more dungeons belong to nobody.
box-nuns-title = Nuns on the Run
box-nuns-line = Sneak past the abbess and back to bed.
box-nuns-about = It is night in the abbey. Fetch your key, fetch your secret wish and be the first back in bed, before the abbess’s lamp finds you.
box-nuns-number = One player keeps watch, the others sneak.
box-rennes-title = Rennes-le-Château
box-rennes-line = Turn the gates and crack the code.
box-rennes-about = Under the village, coloured gates turn in the rock. Pay your way with cards, gather clues and crack three codes before somebody else does.
box-rennes-number = With more players, the gates turn more often under your route.
box-coming = This box is still to come.
box-coming-short = coming
box-coming-why = We are writing its rules and drawing its board. You cannot play it yet.
box-others = See what is in the cupboard already
box-facts = { $first } to { $last } players, about { $minutes } minutes.
box-now = Now, against bots
box-now-why = You are at the table at once. Bots see no more than you do.
box-opponents = Opponents
box-preset = Which game
box-level = How strong
box-play = Play now
box-friends = With friends
box-friends-why = Set the table, send the link. Everybody plays on a screen of their own, or together on one device.
box-set = Set up a table
level-random = easy
level-rules = skilled
level-learner = learner
level-regular = regular
level-strong = strong
level-expert = expert
level-thinks = Thinks for { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
} about every move.
level-at-once = Answers at once.

## The rules

rules-of = How { $title } is played
rules-short = The rules in short
rules-more = Read all of it
rules-play = Play it
rules-all-lead = The rules in short, and all the cards. At the table you need not remember any of it.
rules-options = House rules
rules-options-why = Whoever sets the table chooses. Without a choice, the rules of the box apply.
rules-table = At the table you need not remember anything: it always says what you may do, and why something cannot be done.

## The cards

cards-of = The cards of { $title }
cards-short = The cards
cards-all = Look at all the cards
cards-find = Find a card
cards-none = No card says that.

## With whom, and how it stands

with-people = with { $names }
with-bots =
    { $bots ->
        [one] against a bot
       *[other] against { $bots } bots
    }
some-bots =
    { $bots ->
        [one] a bot
       *[other] { $bots } bots
    }
with-device = together on one device
with-nobody-yet = nobody at the table yet
stands-open = table is being set
stands-your-turn = your move
stands-waiting = waiting for { $names }
stands-running = running
stands-over = over
stands-rank =
    { $place ->
        [1] won
        [2] 2nd of { $players }
        [3] 3rd of { $players }
       *[other] { $place }th of { $players }
    }

## My games

mine-yours = Your move
mine-waiting = Waiting
mine-over = Finished
mine-replay = Look back
mine-again = Again
mine-none = You have not played yet. That is soon mended.
mine-guest = You play as a guest: your games belong to this browser.
mine-guest-account = Keep them with an account

## Watching

watch-title = Watch a table
watch-promise = You see what lies open, and never more than that.
watch-bots =
    { $bots ->
        [one] a bot
       *[other] { $bots } bots among themselves
    }
watch-open = being set
watch-playing = playing now
watch-over = over, with a replay
watch-none = No table is open to everybody right now. Will you set one?

## Setting the table

lobby-set = set the table
lobby-skip = To the invitation
lobby-invitation = Invitation
lobby-seats = Seats
lobby-rules = What we agree on
lobby-who = Who sits where?
lobby-who-why = { $players } seats; { $first } to { $last } will do.
lobby-you-sit = You sit here.
lobby-host-begins = { $name } begins as soon as everybody is here.
lobby-somebody-begins = It begins in a moment.
lobby-invited = { $name } invites you to { $title }
lobby-invited-plain = You are invited to { $title }
lobby-invited-why = Say what you are called and take a seat. No account needed.
lobby-how = How it is played
lobby-other = Another box
lobby-qr = QR code of the invitation
lobby-link = Link of the invitation
lobby-copy = Copy the link
lobby-copied = Copied
lobby-share = Share the link
lobby-share-title = Join me: { $title }
lobby-link-why = Whoever opens it takes the next free seat. No account needed.
lobby-link-again = The link once more
lobby-send =
    { $seats ->
        [one] Send a friend the link
       *[other] Send { $seats } friends the link
    }
lobby-all-taken = Everybody sits
lobby-all-taken-why = All seats are taken.
lobby-free =
    { $seats ->
        [one] 1 seat is still free
       *[other] { $seats } seats are still free
    }
lobby-full = All seats are taken
lobby-full-watch = A pity: you just missed a seat. Do stay: when it begins, you watch from here.
lobby-full-no-watch = A pity: you just missed a seat, and nobody watches at this table. Will you set one yourself?
lobby-your-name = What are you called?
lobby-join = Take a seat
lobby-join-why = Your name stands by your seat. We ask nothing more.
lobby-kind-me = Me
lobby-kind-host = Sets the table
lobby-kind-friend = Friend by link
lobby-kind-device = On this device
lobby-kind-bot = Bot
lobby-empty = Free seat { $letter }
lobby-guest = Guest { $letter }
lobby-level = Strength of the bot on seat { $letter }
lobby-name-mine = Your name
lobby-name-device = Name on seat { $letter }
lobby-name-here = name
lobby-device-why = after you, doors closed
lobby-sit = Sit here
lobby-put-bot = Bot
lobby-put-bot-at = Put a bot on seat { $letter }
lobby-put-device = This device
lobby-put-device-at = One more person on this device, on seat { $letter }
lobby-here = is here
lobby-away = not here just now
lobby-not-here = not here yet
lobby-free-seat = Free the seat of { $name }
lobby-remove = Take seat { $letter } away
lobby-number = How many play?
lobby-table-rules = At this table
lobby-clock = Clock
lobby-clock-why = Too late? A bot makes that one move, the seat stays yours.
lobby-clock-0 = none
lobby-clock-30 = 30 s
lobby-clock-180 = 3 min
lobby-clock-86400 = 1 day
lobby-watch = Who may watch
lobby-watch-why = They see only what lies open, never a hand.
lobby-watch-nobody = nobody
lobby-watch-link = with the link
lobby-watch-all = everybody
lobby-auto = Begin by itself
lobby-auto-why = As soon as the last seat is taken.
lobby-preset = Kind of game
lobby-preset-why = Sets the rules below in one go.
lobby-preset-own = your own mix
lobby-hints = Hints
lobby-hints-why = People may ask what a strong player would do.
lobby-house-rules = House rules
lobby-house-rules-why =
    { $changed ->
        [0] as in the box, until you change them
        [one] 1 differs from the box
       *[other] { $changed } differ from the box
    }
lobby-deal = The deal is fixed
lobby-deal-why = Cards and luck are settled before the first move. With this fingerprint you can check that afterwards.
lobby-ready = Everybody sits.
lobby-ready-why = You give the sign.
lobby-waiting =
    { $seats ->
        [one] 1 seat is still free.
       *[other] { $seats } seats are still free.
    }
lobby-taken = { $taken } of { $players } taken.
lobby-auto-soon = It begins by itself when everybody sits.
lobby-begin = Begin
lobby-begin-bots =
    { $seats ->
        [one] Begin with a bot
       *[other] Begin with { $seats } bots
    }
lobby-begin-not =
    { $seats ->
        [one] One seat is still free. Wait for your friend, or begin with a bot.
       *[other] { $seats } seats are still free. Wait for your friends, or begin with bots.
    }
lobby-leave = Leave the table
lobby-close = Clear the table
fork-known = This game goes on from a moment of an earlier one. Whoever knows that one can know how the cards lie: it is for practice, not for winning.

## Account

account-title = Account
account-why = You need not have one. With an account you find your games again on any device.
account-in = You are signed in as { $login }.
account-name = Your name
account-name-label = What you are called at the table
account-login = User name
account-login-help = To sign in with; nobody else sees it.
account-password = Password
account-password-help = At least 10 characters. A sentence is easiest to remember.
account-new = Make an account
account-new-do = Make the account
account-enter = Sign in
account-enter-do = Sign me in
account-bring = Bring along what was played here as a guest
account-leave = Sign out
account-leave-why = On this device. Your games are kept.
account-delete = Delete my account
account-delete-what = What goes: your user name, your password, your name at all games, and what you wrote in the chat. A bot finishes your running games. This cannot be undone.
account-delete-password = Your password, to be sure
account-delete-do = Delete everything
account-forget = Forget me
account-forget-what = As a guest too: your name, your seats and what you wrote in the chat go. A bot finishes your running games. This cannot be undone.
account-guest = Without an account we keep only a cookie in this browser.

## The deal, checked

proof-title = The deal, checked
proof-lead = After the first move nobody could change the cards or the luck any more. Here is why.
proof-checks = What we checked
check-moves = The moves
check-results = The result
check-digest = The final position
check-commitment = The fingerprint
check-passed = right
check-failed = wrong
proof-before = Published before the first move
proof-before-why = This fingerprint lay on the table when nothing had been played yet. It gives nothing away.
proof-after = Published at the end
proof-after-why = All cards and all luck of the game follow from this.
proof-seed = Seed
proof-nonce = Salt
proof-here = Your browser checks it
proof-here-why = This is, letter by letter, the text behind the fingerprint. Your browser computes it for itself.
proof-bytes = The text behind the fingerprint
proof-cannot = This page came without https, and then a browser computes no fingerprints. Save the text and let sha256sum do it, or use the command below.
proof-found = Your browser finds:
proof-equal = Exactly equal. The deal was fixed.
proof-different = Not equal. This is not the deal from before the first move.
proof-self = Check it yourself
proof-self-why = Download the game and replay it on your own computer. Every move, the result and the fingerprint are checked.
proof-download = Download the game
proof-back = Back to the table

## About

about-title = A cupboard of games with secrets
about-lead = Spelkast is the cupboard in which a family keeps its games. You take one out, sit down and play.
about-how = It works on any screen, with friends far away or together around one device. You see exactly what you may know, and nothing more: the rest never reaches your screen.
about-bots = Bots sit on an ordinary chair. They are shown what a person on that seat would be shown.
about-fair = Dealt fairly
about-fair-1 = Before the first move a fingerprint of the whole deal lies on the table. At the end we publish what it was taken from.
about-fair-2 = With every finished game you can check this, here in your browser or with our program.
about-privacy = Privacy
about-privacy-lead = What we keep, and why:
about-privacy-cookie = One cookie, so that your seat at the table stays yours.
about-privacy-name = The name you give, so that the others know you.
about-privacy-moves = The moves of your games, to play them and to look back.
about-privacy-chat = What you write in the chat of a table; only that table reads it.
about-privacy-password = With an account: your user name, and your password kept so that nobody can read it.
about-privacy-nobody = Nothing else. No advertising, no trackers, no other companies: everything on these pages comes from this server.
about-privacy-delete = You can have everything deleted at any time.
about-own = Our own work
about-own-1 = This is an independent implementation. Drawings, texts and program are our own. The names and the ideas of the games belong to their makers and publishers, who have no part in Spelkast. If you like a game, buy the box.

## When something goes wrong

error-400 = We did not understand that
error-403 = That is not allowed here
error-404 = That shelf is empty
error-409 = The table had moved on
error-429 = Not so fast
error-500 = Something fell over in the cupboard
error-other = That did not work
error-why = Go back to the cupboard, or to your games: they are still there.
