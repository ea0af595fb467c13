# The words of the table page and the replay.

## The tab of the browser

table-title-mine = ● À vous de jouer · { $game } · Spelkast
table-title-waiting = À { $waiting } de jouer · { $game } · Spelkast
table-title-over = C’est fini · { $game } · Spelkast
replay-title = Relecture · { $game } · Spelkast
curtain-title = { $game } · Spelkast

## Parts of the page

table-skip = Vers ce que vous pouvez faire
table-board = Plateau
table-dock = Vous
table-side = Joueurs, réserve et journal
table-seats = Joueurs
table-supply = Réserve
table-panel = Journal, discussion et règles
table-log = Journal
table-chat = Discussion
table-rules = Règles
table-tabs = Les parties de la table
table-table = Table

## The banner

table-acts = Toutes les actions
table-more = Tout lire
table-undo = Reprendre
table-back = Je reprends ma place
table-stand-in-you = Un robot joue pour vous

## Seats

table-bot = Bot { $letter }
table-stand-in = un robot le remplace
table-state-yours = à vous
table-state-moves = doit jouer
table-state-chooses = choisit
table-state-thinks = réfléchit
table-state-chosen = a choisi
table-state-away = s’est absenté
table-late = vite
table-seat-menu = Ce que vous pouvez faire pour la place de { $name }
table-rest = Laisser un robot jouer pour moi
table-rest-note = Vous pouvez reprendre votre place à tout moment.
table-vote = Laisser jouer un robot
table-votes =
    { $count ->
        [0] C’est trop long ? Si les autres sont d’accord, un robot joue jusqu’au retour de { $name }.
        [one] 1 voix. Si les autres sont d’accord, un robot joue jusqu’au retour de { $name }.
       *[other] { $count } voix. Si les autres sont d’accord, un robot joue jusqu’au retour de { $name }.
    }

## Log, chat, help

table-log-all =
    { $count ->
        [one] 1 ligne plus ancienne
       *[other] { $count } lignes plus anciennes
    }
table-chat-empty = Personne n’a encore rien dit.
table-say = Dire
table-say-label = Dites quelque chose
table-unread = du nouveau
table-help-now = Et maintenant ?
table-help-waiting = Vous n’avez rien à décider pour l’instant.
table-help-rules = Les règles en bref
table-help-page = Toutes les règles sur une page

## The line, sound, the reveal

table-line-back = Vous êtes de nouveau connecté.
table-sound = Un son quand c’est à moi
table-zoom = Zoom
table-zoom-in = Se rapprocher
table-zoom-out = S’éloigner
table-zoom-whole = Montrer tout le plateau
table-copy-watch = Copier le lien pour les spectateurs
table-copied = Copié
table-countdown = 3 2 1

## The end

table-ranking = Classement
table-again = Rejouer
table-again-there = Vers la partie suivante
table-look-back = Revoir
table-download = Fichier de la partie
table-proof = La donne était fixée avant le premier coup
table-proof-hash = Avant
table-proof-seed = Graine
table-proof-nonce = Nonce
table-proof-check = Vérifiez vous-même

## Looking back

replay-skip = Vers les commandes
replay-rail = Relecture
replay-start = Le début
replay-start-why = Les cartes sont distribuées. Personne n’a encore joué.
replay-moved = { $name } : { $action }
replay-quiet = Quelqu’un a choisi.
replay-controls = Lecture
replay-first = Au début
replay-previous = Un pas en arrière
replay-play = Lire
replay-pause = Pause
replay-next = Un pas en avant
replay-last = À la fin
replay-speed = Vitesse
replay-step = pas { $at } sur { $last }
replay-slider = Pas
replay-eyes = Par quels yeux
replay-as = Comme { $name } l’a vu
replay-public = Comme tous l’ont vu
replay-open = Tout ouvert
replay-fork = Jouer à partir d’ici
table-hint = Conseil
replay-curve = L’évolution des chances
replay-curve-why = Une ligne par place : ses chances de gagner au fil de la partie, d’après ce que ce regard pouvait savoir.
replay-review = Qu’aurait-il fallu faire ici ?
hint-title = Que ferait un joueur fort ?
hint-thinking = Joue des parties conformes à ce que vous savez…
hint-best = le meilleur
hint-lead = Joué { $simulations } fois dans des parties conformes à ce que vous savez, le meilleur d’abord.
hint-wins = gagne { $percent } %
hint-visits = essayé { $visits } fois, résultat attendu { $result }
hint-unsure = { "" }, trop peu pour être sûr
hint-played = (ce qui a été joué)
hint-why = Calculé d’après ce que sait cette place et rien d’autre. Ce qui a été essayé souvent est plus sûr.
hint-back = Retour à la table
replay-copy = Copier le lien vers ce pas
replay-table = Vers la table

## The curtain, and a closed door

curtain-why = Le placard s’ouvre quand { $name } appuie sur le bouton.
curtain-waiting = Personne sur cet appareil n’a rien à faire pour l’instant.
closed-title = Cette table est fermée
closed-why = Ceux qui jouent ici ont choisi de jouer sans spectateurs.
closed-home = Vers le placard
table-revealing = On retourne les cartes.
