# Les mots de tous les jeux.

language-nl = Nederlands
language-en = English
language-fr = Français

seat = Place { $letter }
you = vous
spectator = Spectateur
rank =
    { $place ->
        [1] 1er
       *[other] { $place }e
    }
listing = { $first } et { $last }
labelled = { $label } : { $value }
players =
    { $first ->
        [one] { $first } joueur
       *[other] { $first } joueurs
    }
players-range = De { $first } à { $last } joueurs

## Secrets

only-you = { $line } (vous seul)
secret = Vous seul voyez ceci.
curtain = Passez l’appareil à { $name }
curtain-open = Je suis { $name }, ouvrir

## Le bandeau quand il n’y a rien à décider

waiting = En attente : { $waiting }.
over =
    { $winners-count ->
        [one] La partie est finie : { $winners } gagne.
       *[other] La partie est finie : { $winners } gagnent ensemble.
    }
over-you = La partie est finie : vous gagnez.
over-draw = La partie est finie : égalité.
again = On rejoue ?

## Pourquoi pas

reason-game-over = Vous ne pouvez plus jouer.
reason-not-your-turn = Ce n’est pas à vous de jouer.
reason-not-in-this-phase = Ce n’est pas possible maintenant.
reason-stale = { $name } a été plus rapide. La partie a déjà avancé.
undo-not-moved-yet = Il n’y a rien à reprendre : vous n’avez pas encore joué.
undo-final-choice = Vous ne pouvez pas reprendre ce coup : ici, un choix est définitif.
undo-something-drawn = Vous ne pouvez pas reprendre ce coup : une pioche a eu lieu depuis.
undo-something-revealed = Vous ne pouvez pas reprendre ce coup : un secret a été dévoilé.
undo-moved-since = Vous ne pouvez pas reprendre ce coup : quelqu’un a joué depuis.

## La connexion

away = { $name } n’est pas là. Le temps continue.
offline = Connexion perdue. Votre coup est gardé.
