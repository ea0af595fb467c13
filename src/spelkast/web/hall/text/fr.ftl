# Pourquoi ce n’est pas possible.

refused-no-room = Il n’y a pas de table ici. Le lien est peut-être incomplet.
refused-no-game = Ce jeu n’est pas dans l’armoire.
refused-no-frame = Cette partie n’a pas un tel moment.
refused-no-page = Il n’y a rien ici. Le lien est peut-être incomplet.
refused-no-method = Ce n’est pas possible ici.
refused-nobody = Nous ne savons pas qui vous êtes. Rouvrez la table et prenez place.
refused-not-yours = Cette place n’est pas la vôtre.
refused-not-host = Seule la personne qui a dressé la table peut le faire.
refused-no-watching = Personne ne peut regarder cette table.
refused-not-open = La partie a déjà commencé.
refused-not-playing = La partie n’a pas commencé, ou elle est finie.
refused-not-over = Ce sera possible quand la partie sera finie.
refused-stale = Trop tard : la table a continué. Regardez de nouveau.
refused-moved-on = Quelque chose vient de changer. Regardez et recommencez.
refused-seat-taken = Cette place est prise. Choisissez-en une autre.
refused-full = Toutes les places sont prises.
refused-not-full = Toutes les places ne sont pas encore prises.
refused-other-rules = Cette partie a commencé avec une ancienne version des règles et ne peut pas continuer.
refused-nothing-left = À ce moment, la partie est finie : il n’y a plus rien à jouer d’ici.
refused-login-taken = Quelqu’un porte déjà ce nom. Choisissez-en un autre.
refused-chat-full = On a assez parlé à cette table.
refused-no-vote = Un robot peut jouer pour quelqu’un qui est absent, ou qui réfléchit depuis deux minutes.
refused-no-hint = Il n’y a pas de conseil à donner ici.
refused-bad-seat = Cette place n’existe pas.
refused-bad-name = Donnez un nom de 1 à 24 caractères.
refused-bad-login = Donnez un nom de 1 à 40 caractères pour vous connecter.
refused-bad-password = Un mot de passe compte de 10 à 200 caractères.
refused-bad-option = Ce choix n’est pas possible ici.
refused-bad-players = Ce jeu n’est pas fait pour ce nombre de joueurs.
refused-bad-level = Ce robot n’existe pas.
refused-bad-chair = Personne ne peut s’asseoir là ainsi. Vous avez une seule place à vous.
refused-bad-chat = Écrivez de 1 à 500 caractères.
refused-bad-link = Ce n’est pas un lien vers une table. Collez le lien entier que vous avez reçu.
refused-bad-request = Nous n’avons pas compris.
refused-wrong-password = Ce nom et ce mot de passe ne vont pas ensemble.
refused-other-site = Cela venait d’un autre site et n’a pas été exécuté.
refused-too-large = C’est plus que nous ne pouvons prendre.
refused-too-often = C’était un peu trop. Attendez un instant et réessayez.
refused-failed = Une erreur s’est produite ici. Rien n’est perdu : rechargez la page.

## Qui n’a pas donné de nom

name-guest = Invité
