# Why the hall says no.

refused-no-room = There is no table here. Perhaps the link is not complete.
refused-no-game = This game is not in the cupboard.
refused-no-frame = The game has no such moment.
refused-no-page = There is nothing here. Perhaps the link is not complete.
refused-no-method = That cannot be done here.
refused-nobody = We do not know who you are. Open the table again and take a seat.
refused-not-yours = This seat is not yours.
refused-not-host = Only the one who set the table can do that.
refused-no-watching = Nobody may watch this table.
refused-not-open = The game has already begun.
refused-not-playing = The game has not begun, or is over.
refused-not-over = That is possible when the game is over.
refused-stale = That was too late: the table has moved on. Look again.
refused-moved-on = Something has just changed. Have a look and try again.
refused-seat-taken = This seat is taken. Choose another.
refused-full = All seats are taken.
refused-not-full = Not all seats are taken yet.
refused-other-rules = This game was begun with an older version of the rules and cannot go on.
refused-nothing-left = The game is over at this moment: there is nothing to play on from here.
refused-login-taken = Somebody has this name already. Choose another.
refused-chat-full = Enough has been said at this table.
refused-no-vote = A bot can play for somebody who is away, or who has been thinking for two minutes.
refused-no-hint = There is no hint to be had here now.
refused-bad-seat = There is no such seat.
refused-bad-name = Give a name of 1 to 24 characters.
refused-bad-login = Give a name of 1 to 40 characters to sign in with.
refused-bad-password = A password has 10 to 200 characters.
refused-bad-option = That choice is not possible here.
refused-bad-players = This game is not for that many players.
refused-bad-level = There is no such bot.
refused-bad-chair = Nobody can sit there like that. You have one seat of your own.
refused-bad-chat = Write 1 to 500 characters.
refused-bad-link = This is no link to a table. Paste the whole link that you were sent.
refused-bad-request = We did not understand that.
refused-wrong-password = This name and password do not belong together.
refused-other-site = This came from another site and was not carried out.
refused-too-large = That is more than we can take.
refused-too-often = That was a bit much. Wait a moment and try again.
refused-failed = Something went wrong here. Nothing was lost: load the page again.

## Who gave no name

name-guest = Guest
