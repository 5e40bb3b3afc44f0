### Les mots des pages. Ceux du plateau de chaque jeu sont dans le dossier du jeu.

## Partout
web-home = Accueil
web-nav = Site
web-skip = Aller au contenu
web-close = Fermer
web-yes = Oui
web-no = Non
web-saved = Enregistré.
web-unreachable = Le serveur ne répond pas. Tes tables ne risquent rien ; cette page réessaie.
web-broken = Quelque chose s’est mal passé. Essaie encore.
web-no-page = Cette page n’existe pas
web-no-page-more = L’adresse est peut-être mal écrite, ou la page a déménagé.
web-no-table = Cette table ne peut pas être montrée
web-outdated = Forts a été renouvelé entre-temps.
web-reload = Recharger
web-nameless = quelqu’un
web-to-light = Passer au plein jour
web-to-dark = Passer à la nuit d’été

## Jeux
web-level = Force des robots
web-level-random = hasard
web-level-easy = facile
web-level-normal = normal
web-level-hard = difficile
web-level-expert = expert

## Accueil
web-hello = Bâtis-le, tiens-le, joue-le
web-hello-more = Des jeux de forts, entre amis ou contre des robots. Pas de compte : il suffit de s’asseoir.
web-games = Jeux
web-rivals = Adversaires
web-rivals-count = { $count ->
    [one] 1 robot
   *[other] { $count } robots
  }
web-play-now = Jouer
web-set-up = Préparer une table
web-how-to = Comment jouer
web-statistics = Statistiques
web-my-tables = Tes tables
web-finished-tables = Parties terminées
web-finished-tables-none = Tes parties finies restent ici, à revoir quand tu veux.
web-open-tables = Tables ouvertes
web-open-tables-none = Personne n’attend de joueurs en ce moment.
web-resume = Reprendre
web-look-again = Revoir
web-join = Rejoindre
web-watch = Regarder
web-with = avec { $others }
web-free-seats = { $count ->
    [one] 1 place est libre
   *[other] { $count } places sont libres
  }
web-your-turn = À toi
web-status-lobby = en préparation
web-status-playing = en cours
web-status-paused = en pause
web-status-over = terminée
web-disclaimer = Les jeux appartiennent à leurs auteurs et éditeurs. Ce projet en est indépendant ; ses images et ses textes sont les siens.

## Un autre appareil
web-device = Emporter tes tables sur un autre appareil
web-device-more = Choisis ici un nom et une phrase secrète, puis saisis-les sur l’autre appareil. Rien d’autre n’est demandé.
web-device-here = Les tables sont sur cet appareil
web-device-there = Les faire venir ici
web-device-handle = Ton nom pour cela : { $handle }
web-handle = Nom pour retrouver tes tables
web-passphrase = Phrase secrète
web-passphrase-old = Phrase secrète actuelle
web-device-change = Une nouvelle phrase secrète met fin aux sessions sur tes autres appareils.
web-device-keep = Retenir
web-device-claim = Faire venir mes tables
web-device-set = C’est fait. Saisis la même chose sur ton autre appareil.
web-device-claimed = Te revoilà : tes tables sont ici.

## Préparer
web-new-table = Une table { ELIDE("de", $game) }
web-who-plays = Qui joue ?
web-seats = Nombre de places
web-seats-count = { $count } places
web-fewer-seats = Une place de moins
web-more-seats = Une place de plus
web-seat-open = Place libre
web-me = Moi
web-me-named = Moi ({ $name })
web-here = Quelqu’un sur cet appareil
web-second-person = Deuxième joueur
web-by-link = Un ami, par un lien
web-bot-level = Robot, { $level }
web-bot-about = { $name } : { $about }
web-bot-name = { $name }
web-name = Nom
web-your-name = Ton nom
web-seats-help = Un ami reçoit un lien et n’a pas besoin de compte. Sur un même appareil, on se le passe derrière un rideau.
web-options = Règles
web-option-of-seat = { $option }, place { $seat }
web-chance-of = { $kind } : { $hundred } sur 100
web-chances = Sur cent épreuves, ce robot réussit
web-choice-random = au sort
web-choice-basic = distribuées
web-choice-advanced = choisies
web-more-terms = Plus : spectateurs, annulation, pendules
web-terms-public = Visible pour tous
web-terms-spectators = D’autres peuvent regarder
web-terms-undo = On peut annuler ce qui n’a rien révélé
web-terms-hints = Les conseils sont permis
web-terms-move_seconds = Temps pour une décision
web-terms-bank_seconds = Temps de chacun pour toute la partie
web-terms-limit_seconds = Un robot remplace qui est absent pendant
web-terms-standin = Force de ce robot
web-terms-pace = Allure des robots
web-never = sans limite
web-seconds = { $count ->
    [one] 1 seconde
   *[other] { $count } secondes
  }
web-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
  }
web-hours = { $count ->
    [one] 1 heure
   *[other] { $count } heures
  }
web-days = { $count ->
    [one] 1 jour
   *[other] { $count } jours
  }
web-pace = { $pace ->
    [0] immédiate
    [300] vive
    [700] facile à suivre
    [1500] tranquille
   *[other] lente
  }
web-start = Commencer
web-open-lobby = Ouvrir la table

## Autour d’une table
web-around = Autour d’une table
web-around-of = { $game } autour d’une table
web-around-more = Un téléphone, une tablette ou une télé au milieu : l’écran distribue les cartes, retourne le sablier et tient les comptes. Il ne faut rien d’autre.
web-around-name = Nom à la place { $seat }
web-around-one-more = Une personne de plus
web-around-one-less = Une de moins

## Salon
web-lobby = { $game } : la table se remplit
web-lobby-host = Envoie un lien à chaque ami. Quand toutes les places sont prises, tu commences.
web-lobby-guest = L’hôte commence quand toutes les places sont prises.
web-waiting-for = on attend quelqu’un
web-waiting-for-host = On attend que l’hôte commence.
web-that-is-you = toi
web-is-here = présent
web-is-away = absent
web-link-for = Lien pour le joueur { $seat }
web-copy = Copier
web-share = Partager
web-link-copied = Le lien est copié.
web-link-by-hand = Ce navigateur ne copie pas : sélectionne le lien et copie-le toi-même.
web-invite-text = Viens jouer à { $game } !
web-leave = Quitter
web-invited = Tu es invité
web-invited-to = Une partie { ELIDE("de", $game) } à { $count }
web-take-seat = Prendre la place

## Table
web-question = Que faire
web-board = Le plateau
web-moves = Coups possibles
web-undo = Annuler
web-why = Pourquoi pas ?
web-hint = Conseil
web-log = Ce qui s’est passé
web-log-empty = Rien ne s’est encore passé.
web-log-earlier = Montrer ce qui précède
web-since-mine = Depuis mon dernier tour
web-chat = Discussion
web-chat-unread = { $unread ->
    [0] Discussion
    [one] Discussion, 1 nouvelle ligne
   *[other] Discussion, { $unread } nouvelles lignes
  }
web-chat-empty = Personne n’a encore rien dit.
web-chat-say = Dire quelque chose à la table
web-send = Envoyer
web-menu = Menu
web-chance = { $chance } de gagner
web-wait = Un instant…
web-thinks = { $name } réfléchit…
web-decides = { $name } choisit…
web-trial-yours = On t’attend dans l’épreuve.
web-trial-waits = Une épreuve est en cours : { $names }
web-asked = { $name } : { $question }
web-goes-on = Au tour de { $name }
web-paused = La partie est en pause.
web-over = La partie est finie.
web-looking-back = Tu regardes un moment passé.
web-back-to-now = Revenir au présent
web-bot-plays-for-you = Un robot joue pour toi.
web-back-soon = Ton temps est écoulé : le robot prend cette décision, puis tu joues à nouveau.
web-take-back = Reprendre ma place
web-seat-said = { $name }, { $state }{ $turn ->
    [yes] , à son tour
   *[no] {""}
  }
web-has-resigned = a abandonné
web-bot-stands-in = remplacé par un robot
web-clock = reste { $time }
web-pause = Pause
web-ask-pause = Demander une pause
web-pause-wished = { $name } voudrait une pause. La partie s’arrête quand tout le monde est d’accord.
web-pause-agree = D’accord
web-answer-for-me = Répondre pour moi quand je n’ai pas le choix
web-answered-for-you = Une seule réponse est possible. Elle est donnée pour toi dans un instant, pour que rien ne se voie.
web-send-away = Faire partir
web-close-table = Fermer cette table
web-go-on = Continuer
web-resign = Abandonner
web-leave-to-bot = Partir ; un robot continue
web-sure-resign = Abandonner vraiment cette partie ?
web-sure-leave = Vraiment partir ? Un robot continue pour toi ; tu pourras revenir.
web-sound-on = Activer les sons
web-sound-off = Couper les sons
web-watching = { $count ->
    [0] Personne ne regarde.
    [one] 1 personne regarde.
   *[other] { $count } personnes regardent.
  }
web-seat-lost = Les autres se sont mis d’accord : un robot a pris ta place. Tu peux regarder la suite.
web-vote = Voter pour qu’un robot joue
web-vote-back = Retirer mon vote
web-vote-more = En cas d’absence ou de longue attente : si tous les autres sont d’accord, un robot prend cette place jusqu’à la fin de la partie.
web-votes = { $count ->
    [0] Aucun vote pour l’instant.
    [one] 1 vote pour l’instant.
   *[other] { $count } votes pour l’instant.
  }
web-why-more = Touche ce qui ne brille pas : tu sauras pourquoi tu ne peux pas le choisir. Ou écris un coup :
web-why-move = Un coup
web-why-ask = Pourquoi pas ?
web-why-allowed = Tu peux le faire maintenant.
web-offline = Tu es hors ligne. Le plateau reste ; la partie reprendra à ton retour.
web-line-lost = La connexion est perdue. Nouvel essai…
web-line-closed = La connexion a été fermée.
web-retry = Essayer maintenant
web-curtain = Au tour { ELIDE("de", $name) }
web-curtain-more = Passe l’appareil à { $name }. Les autres regardent ailleurs.
web-curtain-open = Je suis { $name }
web-coach-name = Comment ça marche
web-coach-next = Compris
web-coach-stop = Ne plus expliquer

## La fin
web-result = Résultat
web-won-by = { $count ->
    [0] Personne ne gagne.
    [one] { $names } gagne !
   *[other] { $names } gagnent !
  }
web-scores-of = Points { ELIDE("de", $name) }
web-total = Total
web-rematch = Revanche
web-replay = Revoir
web-analysis = Analyse
web-to-table = À la table
web-replay-first = Au début
web-replay-last = À la fin
web-replay-back = Un pas en arrière
web-replay-next = Un pas en avant
web-replay-play = Lecture
web-replay-stop = Arrêter
web-replay-at = Pas { $at } sur { $length }
web-replay-of = { $at } sur { $length }
web-replay-speed = Vitesse
web-times = × { $times }
web-decision-before = Décision d’avant
web-decision-after = Décision suivante
web-eyes = Par les yeux de
web-spectator = un spectateur
web-win-chances = Chances de gagner au fil du temps
web-win-chances-more = Telles qu’un robot les juge après chaque décision. Clique sur l’image pour voir ce moment.
web-analysing = Un robot regarde la partie. Cela peut durer un peu…
web-turning-points = Tournants
web-turning-point = { $name } ({ $swing }) : { $move }
web-nothing-seen = rien de visible
web-no-turning-points = Il n’y en a pas eu : la partie a suivi son cours.
web-show = Montrer
web-as-table = La même chose en tableau
web-move = Coup

## Référence
web-reference = Cartes et règles
web-reference-of = { $game } : cartes et règles
web-reference-pieces = Cartes
web-reference-rules = Règles
web-reference-keys = Touches
web-search = Chercher
web-nothing-found = Rien trouvé.
web-key-1 = jouer le coup de ce numéro
web-key-1-name = 1–9, 0
web-key-arrows = parcourir les coups ; Entrée en joue un
web-key-arrows-name = ← →
web-key-u = annuler
web-key-u-name = U
web-key-h = conseil
web-key-h-name = H
web-key-w = pourquoi pas ?
web-key-w-name = W
web-key-l = ce qui s’est passé
web-key-l-name = L
web-key-c = discussion
web-key-c-name = C
web-key-m = sons activés ou coupés
web-key-m-name = M
web-key-question = cartes et règles
web-key-question-name = ?
web-key-escape = fermer ; revenir au présent
web-key-escape-name = Échap

## Réglages
web-settings = Réglages
web-you = Toi
web-new-face = Un autre portrait
web-look = Apparence
web-language = Langue
web-language-auto = celle du navigateur
web-theme = Lumière
web-theme-auto = comme le système
web-theme-light = plein jour
web-theme-dark = nuit d’été
web-text-size = Taille du texte
web-afar = Vu de loin
web-afar-more = Tout en grand, aux flèches et à Entrée : pour une télé.
web-time = Temps dans les épreuves
web-time-more = En duel, le temps le plus long vaut pour les deux.
web-play = Pendant le jeu
web-speed = Mouvements
web-speed-of = { $speed ->
    [0] aucun
    [5] vifs
    [10] normaux
    [15] lents
   *[other] très lents
  }
web-motion = Moins de mouvement
web-motion-auto = comme le système
web-motion-full = jamais
web-motion-reduced = toujours
web-sound = Sons
web-notify = Me prévenir quand c’est à moi
web-notify-forbidden = Le navigateur n’autorise pas les notifications ici.
web-coach = Expliquer le jeu au fur et à mesure

## Statistiques
web-statistics-of = { $game } : statistiques
web-statistics-mine = Toi
web-statistics-all = Toutes les parties d’ici
web-games-played = Parties
web-games-won = Gagnées
web-best-score = Meilleur score
web-games-finished = Parties finies
web-decisions-a-game = Décisions par partie
web-first-wins = Gagnées par la première place
web-ratings = Classement
web-ratings-more = Ce qui est sûr de la force de chacun ; les nouveaux ont 1000.
web-ratings-none = Pas encore de partie classée.
web-rating = Cote

## Un jeu sans plateau à lui
web-plain-table = Sur la table
web-plain-seats = Autour de la table
web-plain-news = À l’instant
web-plain-no-news = Il ne s’est encore rien passé.
web-board-broken = Le plateau de ce jeu ne marche pas ; en voici un tout simple.

## De la part de l’hôte du serveur
web-closing = { $minutes ->
    [one] Le serveur ferme dans une minute ; tes parties sont conservées.
   *[other] Le serveur ferme dans { $minutes } minutes ; tes parties sont conservées.
}
