# The words of the terminal itself; those of the games are in their own folders.

player = Player { $letter }
choose = Your choice (? for help):
watch = Enter to go on, q to stop:
unknown = I do not understand “{ $input }”. Type a number from the list, or ? for help.
watching = You are watching: there is nothing for you to decide.
allowed = “{ $action }” is allowed: type it to do it.
why-what = Write an action after it, for example: why { $example }
ruling = rule { $ruling }
log = What you have seen so far
result = Result
deal = To play this deal again: { $command }
saved = The game is kept in { $file } (do not peek: it holds every secret).
not-saved = The game cannot be kept in { $file }: { $problem }.
occupied = another file is there already, and it is not a saved game
resume = To go on later: spelkast play --load { $file }
undone = Taken back: { $action }
bye = Until next time!
help =
    A number from the list, or the words of an action (“{ $example }”), plays it.
    ?          this help
    b          show the table again
    l          show the log
    why …      why is an action not possible? For example: why { $example }
    u          take back your last move
    s [file]   save the game
    q          stop; the game is kept
