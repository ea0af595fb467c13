# Les mots du site, hors de la table.

site-title = Spelkast : cinq jeux de société à secrets
site-description = Sortez un jeu de l’armoire et jouez-y ce soir avec vos amis ou contre un robot. Sans compte.
skip = Aller au contenu
close = Fermer
save = Garder
offline-form = Pas de connexion. Rien n’a changé ; réessayez dans un instant.
minutes = { $minutes } min
to-cupboard = Vers l’armoire

## La barre et le pied

bar-home = Spelkast, vers l’armoire
bar-menu = Menu
bar-mine = Mes parties
bar-enter = Se connecter
foot-fair = Chaque donne est fixée avant le premier coup.
foot-check = Vérifiez-le
foot-cupboard = L’armoire
foot-about = À propos de Spelkast
foot-privacy = Vie privée

## L’armoire

home-skip = Aller aux jeux
home-question = À quoi jouons‑nous ce soir ?
home-promise = Sortez une boîte de l’armoire, envoyez le lien à vos amis et commencez. Sans compte.
home-cupboard = L’armoire
home-box = { $title }, { $first } à { $last } joueurs, { $minutes } minutes. { $line }
home-players = { $first }–{ $last } joueurs
home-continue = Reprendre
home-all-mine = Vos { $count } parties
home-none = Rien sur la table. Prenez une boîte : un clic et vous jouez.
home-link = On vous a envoyé un lien
home-link-example = collez-le ici
home-link-go = Rejoindre
home-look = Regarder d’abord
home-rules = Comment on joue
home-watch =
    { $tables ->
        [0] Regarder une table
        [one] Regarder : 1 table joue
       *[other] Regarder : { $tables } tables jouent
    }
home-practise = S’exercer contre un robot

## Les boîtes

box-inferos-title = Ad Inferos
box-inferos-line = Fuyez les Ténèbres. Tout le monde choisit en même temps.
box-inferos-about = Choisissez en secret de combien vous avancez. Si quelqu’un choisit le même nombre, personne de vous ne bouge. Évitez les monstres et arrivez le premier, exactement, à la Bibliothèque.
box-inferos-number = Plus vous êtes nombreux, plus les cartes égales s’annulent.
box-reich-title = L’Ancien Empire
box-reich-line = Mille ans de rois en onze manches.
box-reich-about = À chaque manche, un morceau d’histoire : une bataille, un traité, un couronnement. Qui joue le roi qui lui convient le mieux l’emporte.
box-reich-number = À plusieurs, vous savez moins ce que les autres ont encore.
box-dungeonville-title = Dungeonville
box-dungeonville-line = À qui est ce donjon ? Ne dites rien.
box-dungeonville-about = Vous possédez en secret l’un des cinq donjons. Envoyez-y des aventuriers, de préférence chez vous, et que personne ne devine pourquoi.
box-dungeonville-number = Moins vous êtes, plus il y a de donjons sans maître.
box-nuns-title = Nuns on the Run
box-nuns-line = Glissez-vous devant l’abbesse, puis au lit.
box-nuns-about = Il fait nuit au couvent. Allez chercher votre clé, puis votre vœu secret, et soyez la première au lit, avant que la lampe de l’abbesse ne vous trouve.
box-nuns-number = Une personne monte la garde, les autres se faufilent.
box-rennes-title = Rennes-le-Château
box-rennes-line = Tournez les portails et percez le code.
box-rennes-about = Sous le village, des portails de couleur tournent dans la roche. Payez votre chemin en cartes, réunissez des indices et percez trois codes avant les autres.
box-rennes-number = À plusieurs, les portails tournent plus souvent sur votre route.
box-coming = Cette boîte arrive plus tard.
box-coming-short = à venir
box-coming-why = Nous écrivons ses règles et dessinons son plateau. On ne peut pas encore y jouer.
box-others = Voir ce qu’il y a déjà dans l’armoire
box-facts = De { $first } à { $last } joueurs, environ { $minutes } minutes.
box-now = Tout de suite, contre des robots
box-now-why = Vous êtes aussitôt à table. Les robots n’en voient pas plus que vous.
box-opponents = Adversaires
box-preset = Quelle partie
box-level = De quelle force
box-play = Jouer
box-friends = Avec des amis
box-friends-why = Dressez la table, envoyez le lien. Chacun joue sur son écran, ou tous sur un même appareil.
box-set = Dresser une table
level-random = facile
level-rules = habile
level-learner = débutant
level-regular = habitué
level-strong = fort
level-expert = expert
level-thinks = Réfléchit { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
} à chaque coup.
level-at-once = Répond aussitôt.

## Les règles

rules-of = Comment jouer à { $title }
rules-short = Les règles en bref
rules-more = Tout lire
rules-play = Y jouer
rules-all-lead = Les règles en bref, et toutes les cartes. À table, vous n’avez rien à retenir.
rules-options = Règles de la maison
rules-options-why = Qui dresse la table choisit. Sans choix, ce sont les règles de la boîte.
rules-table = À table, rien à retenir : on vous dit toujours ce que vous pouvez faire, et pourquoi une chose n’est pas possible.

## Les cartes

cards-of = Les cartes de « { $title } »
cards-short = Les cartes
cards-all = Voir toutes les cartes
cards-find = Chercher une carte
cards-none = Aucune carte ne correspond.

## Avec qui, et où l’on en est

with-people = avec { $names }
with-bots =
    { $bots ->
        [one] contre un robot
       *[other] contre { $bots } robots
    }
some-bots =
    { $bots ->
        [one] un robot
       *[other] { $bots } robots
    }
with-device = ensemble sur un appareil
with-nobody-yet = encore personne à table
stands-open = on dresse la table
stands-your-turn = à vous de jouer
stands-waiting = on attend { $names }
stands-running = en cours
stands-over = finie
stands-rank =
    { $place ->
        [1] gagnée
       *[other] { $place }e sur { $players }
    }

## Mes parties

mine-yours = À vous de jouer
mine-waiting = On attend
mine-over = Finies
mine-replay = Revoir
mine-again = Rejouer
mine-none = Vous n’avez pas encore joué. Cela s’arrange vite.
mine-guest = Vous jouez en invité : vos parties tiennent à ce navigateur.
mine-guest-account = Les garder avec un compte

## Regarder

watch-title = Regarder une table
watch-promise = Vous voyez ce qui est visible de tous, jamais plus.
watch-bots =
    { $bots ->
        [one] un robot
       *[other] { $bots } robots entre eux
    }
watch-open = se dresse
watch-playing = joue en ce moment
watch-over = finie, à revoir
watch-none = Aucune table n’est ouverte à tous en ce moment. En dresser une ?

## Dresser la table

lobby-set = dresser la table
lobby-skip = Aller à l’invitation
lobby-invitation = Invitation
lobby-seats = Places
lobby-rules = Ce dont on convient
lobby-who = Qui s’assied où ?
lobby-who-why = { $players } places ; on joue de { $first } à { $last }.
lobby-you-sit = Vous êtes à table.
lobby-host-begins = { $name } commence dès que tout le monde est là.
lobby-somebody-begins = On commence dans un instant.
lobby-invited = { $name } vous invite à { $title }
lobby-invited-plain = On vous invite à { $title }
lobby-invited-why = Dites votre nom et prenez place. Sans compte.
lobby-how = Comment on joue
lobby-other = Une autre boîte
lobby-qr = Code QR de l’invitation
lobby-link = Lien de l’invitation
lobby-copy = Copier le lien
lobby-copied = Copié
lobby-share = Partager le lien
lobby-share-title = Jouez avec moi : { $title }
lobby-link-why = Qui l’ouvre prend la prochaine place libre. Sans compte.
lobby-link-again = Revoir le lien
lobby-send =
    { $seats ->
        [one] Envoyez le lien à un ami
       *[other] Envoyez le lien à { $seats } amis
    }
lobby-all-taken = Tout le monde est assis
lobby-all-taken-why = Toutes les places sont prises.
lobby-free =
    { $seats ->
        [one] Il reste 1 place
       *[other] Il reste { $seats } places
    }
lobby-full = Toutes les places sont prises
lobby-full-watch = Dommage, la dernière place vient de partir. Restez : dès le début, vous regarderez d’ici.
lobby-full-no-watch = Dommage, la dernière place vient de partir, et personne ne regarde à cette table. En dresser une vous-même ?
lobby-your-name = Comment vous appelez-vous ?
lobby-join = Prendre place
lobby-join-why = Votre nom sera à côté de votre place. Nous ne demandons rien d’autre.
lobby-kind-me = Moi
lobby-kind-host = Dresse la table
lobby-kind-friend = Ami par lien
lobby-kind-device = Sur cet appareil
lobby-kind-bot = Robot
lobby-empty = Place libre { $letter }
lobby-guest = Invité { $letter }
lobby-level = Force du robot à la place { $letter }
lobby-name-mine = Votre nom
lobby-name-device = Nom à la place { $letter }
lobby-name-here = nom
lobby-device-why = après vous, armoire fermée
lobby-sit = M’asseoir ici
lobby-put-bot = Robot
lobby-put-bot-at = Mettre un robot à la place { $letter }
lobby-put-device = Cet appareil
lobby-put-device-at = Une personne de plus sur cet appareil, à la place { $letter }
lobby-here = est là
lobby-away = pas là en ce moment
lobby-not-here = pas encore là
lobby-free-seat = Libérer la place de { $name }
lobby-remove = Enlever la place { $letter }
lobby-number = À combien ?
lobby-table-rules = À cette table
lobby-clock = Temps
lobby-clock-why = Trop tard ? Un robot joue ce seul coup, la place reste à vous.
lobby-clock-0 = sans
lobby-clock-30 = 30 s
lobby-clock-180 = 3 min
lobby-clock-86400 = 1 jour
lobby-watch = Qui peut regarder
lobby-watch-why = On ne voit que ce qui est visible de tous, jamais une main.
lobby-watch-nobody = personne
lobby-watch-link = avec le lien
lobby-watch-all = tous
lobby-auto = Commencer tout seul
lobby-auto-why = Dès que la dernière place est prise.
lobby-preset = Type de partie
lobby-preset-why = Règle en une fois les choix ci-dessous.
lobby-preset-own = à votre façon
lobby-hints = Conseils
lobby-hints-why = On peut demander ce que ferait un joueur fort.
lobby-house-rules = Règles de la maison
lobby-house-rules-why =
    { $changed ->
        [0] comme dans la boîte, tant que rien ne change
        [one] 1 différente de la boîte
       *[other] { $changed } différentes de la boîte
    }
lobby-deal = La donne est fixée
lobby-deal-why = Les cartes et le hasard sont fixés avant le premier coup. Cette empreinte permet de le vérifier à la fin.
lobby-ready = Tout le monde est assis.
lobby-ready-why = À vous de donner le signal.
lobby-waiting =
    { $seats ->
        [one] Il reste 1 place.
       *[other] Il reste { $seats } places.
    }
lobby-taken = { $taken } sur { $players } prises.
lobby-auto-soon = On commence dès que tout le monde est assis.
lobby-begin = Commencer
lobby-begin-bots =
    { $seats ->
        [one] Jouer avec un robot
       *[other] Jouer avec { $seats } robots
    }
lobby-begin-not =
    { $seats ->
        [one] Il reste une place. Attendez votre ami, ou commencez avec un robot.
       *[other] Il reste { $seats } places. Attendez vos amis, ou commencez avec des robots.
    }
lobby-leave = Quitter la table
lobby-close = Débarrasser la table
fork-known = Cette partie reprend à un moment d’une autre. Qui connaît celle-là peut savoir où sont les cartes : c’est pour s’exercer, pas pour gagner.

## Compte

account-title = Compte
account-why = Vous pouvez vous en passer. Avec un compte, vous retrouvez vos parties sur tout appareil.
account-in = Vous êtes connecté : { $login }.
account-name = Votre nom
account-name-label = Votre nom à table
account-login = Identifiant
account-login-help = Pour vous connecter ; personne d’autre ne le voit.
account-password = Mot de passe
account-password-help = Au moins 10 caractères. Une phrase se retient le mieux.
account-new = Créer un compte
account-new-do = Créer le compte
account-enter = Se connecter
account-enter-do = Me connecter
account-bring = Emporter ce qui a été joué ici en tant qu’invité
account-leave = Se déconnecter
account-leave-why = Sur cet appareil. Vos parties sont gardées.
account-delete = Supprimer mon compte
account-delete-what = Disparaissent : votre identifiant, votre mot de passe, votre nom dans toutes les parties, et ce que vous avez écrit dans les discussions. Un robot finit vos parties en cours. C’est sans retour.
account-delete-password = Votre mot de passe, pour être sûr
account-delete-do = Tout supprimer
account-forget = M’oublier
account-forget-what = Même en invité : votre nom, vos places et ce que vous avez écrit dans les discussions disparaissent. Un robot finit vos parties en cours. C’est sans retour.
account-guest = Sans compte, nous ne gardons qu’un témoin dans ce navigateur.

## La donne vérifiée

proof-title = La donne vérifiée
proof-lead = Après le premier coup, personne ne pouvait plus changer ni les cartes ni le hasard. Voici pourquoi.
proof-checks = Ce que nous avons vérifié
check-moves = Les coups
check-results = Le résultat
check-digest = La position finale
check-commitment = L’empreinte
check-passed = juste
check-failed = faux
proof-before = Publié avant le premier coup
proof-before-why = Cette empreinte était sur la table avant que rien ne soit joué. Elle ne révèle rien.
proof-after = Publié à la fin
proof-after-why = Toutes les cartes et tout le hasard de la partie en découlent.
proof-seed = Graine
proof-nonce = Sel
proof-here = Votre navigateur vérifie
proof-here-why = Voici, lettre pour lettre, le texte derrière l’empreinte. Votre navigateur la calcule lui-même.
proof-bytes = Le texte derrière l’empreinte
proof-cannot = Cette page est venue sans https, et un navigateur ne calcule alors pas d’empreinte. Enregistrez le texte et confiez-le à sha256sum, ou utilisez la commande ci-dessous.
proof-found = Votre navigateur trouve :
proof-equal = Exactement égal. La donne était fixée.
proof-different = Différent. Ce n’est pas la donne d’avant le premier coup.
proof-self = Vérifiez vous-même
proof-self-why = Téléchargez la partie et rejouez-la sur votre ordinateur. Chaque coup, le résultat et l’empreinte sont vérifiés.
proof-download = Télécharger la partie
proof-back = Retour à la table

## À propos

about-title = Une armoire de jeux à secrets
about-lead = Spelkast est l’armoire où une famille range ses jeux. On en sort un, on s’assied, on joue.
about-how = Cela marche sur tout écran, avec des amis au loin ou ensemble autour d’un appareil. Vous voyez exactement ce que vous pouvez savoir, et rien de plus : le reste n’arrive jamais sur votre écran.
about-bots = Les robots ont une chaise comme les autres. On leur montre ce que verrait une personne à cette place.
about-fair = Une donne honnête
about-fair-1 = Avant le premier coup, une empreinte de toute la donne est sur la table. À la fin, nous publions ce dont elle vient.
about-fair-2 = Pour chaque partie finie vous pouvez le vérifier, ici dans votre navigateur ou avec notre programme.
about-privacy = Vie privée
about-privacy-lead = Ce que nous gardons, et pourquoi :
about-privacy-cookie = Un témoin (cookie), pour que votre place à table reste la vôtre.
about-privacy-name = Le nom que vous donnez, pour que les autres vous connaissent.
about-privacy-moves = Les coups de vos parties, pour les jouer et les revoir.
about-privacy-chat = Ce que vous écrivez à une table ; seule cette table le lit.
about-privacy-password = Avec un compte : votre identifiant, et votre mot de passe gardé de façon que personne ne puisse le lire.
about-privacy-nobody = Rien d’autre. Pas de publicité, pas de mesure d’audience, pas d’autre entreprise : tout sur ces pages vient de ce serveur.
about-privacy-delete = Vous pouvez faire tout supprimer à tout moment.
about-own = Notre propre travail
about-own-1 = Ceci est une réalisation indépendante. Les dessins, les textes et le programme sont de nous. Les noms et les idées des jeux sont à leurs auteurs et éditeurs, qui n’ont pas de part à Spelkast. Si un jeu vous plaît, achetez la boîte.

## Quand ça ne va pas

error-400 = Nous n’avons pas compris
error-403 = Ce n’est pas permis ici
error-404 = Cette étagère est vide
error-409 = La table avait avancé
error-429 = Doucement
error-500 = Quelque chose est tombé dans l’armoire
error-other = Cela n’a pas marché
error-why = Retournez à l’armoire, ou à vos parties : elles sont toujours là.
