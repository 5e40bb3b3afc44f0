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
web-broken = Quelque chose s’est mal passé. Réessaie.
web-no-page = Cette page n’existe pas
web-no-page-more = L’adresse est peut-être mal écrite, ou la page a déménagé.
web-no-game = Ce jeu n’est pas ici
web-no-game-more = Aucun jeu ne s’appelle « { $game } » sur ce serveur. Vérifie l’adresse, ou choisis un jeu sur la première page.
web-no-table = Cette table ne peut pas être affichée
web-outdated = Forts a été mis à jour.
web-reload = Recharger
web-no-cookies = Ce navigateur bloque les cookies ici, et sans cookie le serveur ne peut pas savoir quelle place est la tienne. Autorise les cookies pour ce site, puis recharge la page.
web-no-storage = Ce navigateur ne garde rien pour ce site : réglages et conseils ne valent que pour cette visite. Pour les garder, autorise le stockage pour ce site.
web-nameless = anonyme
web-to-light = Passer au plein jour
web-to-dark = Passer à la nuit d’été

## Jeux
web-level = Force des robots
web-level-random = hasard
web-level-easy = facile
web-level-normal = normal
web-level-learned = entraîné
web-level-hard = difficile
web-level-expert = expert

## Accueil
web-hello = Bâtir, tenir, jouer
web-hello-more = Des jeux de forts, entre amis ou contre des robots. Sans compte : il suffit de s’asseoir.
web-games = Jeux
web-rivals = Adversaires
web-rivals-count = { $count ->
    [one] 1 robot
   *[other] { $count } robots
  }
web-play-now = Jouer
web-set-up = Préparer une table
web-how-to = Comment jouer
web-how-to-of = { $game } : comment jouer
web-example-you = Alex
web-example-rival = Robin
web-example-back = Retour
web-example-next = Suite
web-example-play = Jouer une première partie
web-workshop = Atelier
web-statistics = Statistiques
web-my-tables = Tes tables
web-finished-tables = Parties terminées
web-finished-tables-none = Tes parties terminées restent ici : revois-les quand tu veux.
web-archive = Toutes tes parties
web-archive-none = Aucune de tes parties ne correspond. Change les filtres, ou joues-en une.
web-filters = Quelles parties ?
web-game = Jeu
web-all = tout
web-outcome = Résultat
web-outcome-won = Gagnée
web-outcome-lost = Pas gagnée
web-rivals-kind = Jouée avec
web-rivals-people = d’autres personnes
web-rivals-bots = seulement des robots
web-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
web-export = Télécharger
web-more-games = Parties plus anciennes
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
web-manual = Visite guidée, règles et cartes
# where that begins on the documentation site, for readers of this language
web-manual-page = /docs/fr/tour/
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
web-device-change = Une nouvelle phrase secrète déconnecte tes autres appareils.
web-device-keep = Enregistrer
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
web-your-face = Ton portrait
web-face-number = Portrait { $number }
web-other-faces = D’autres portraits
web-introduce = Qui es-tu ?
web-introduce-more = Les autres te verront ainsi à toutes les tables. Tu peux le changer dans les réglages.
web-change = Changer
web-seats-help = Un ami reçoit un lien et n’a pas besoin de compte. { $hides ->
    [yes] Sur un même appareil, on se le passe derrière un rideau.
   *[no] Sur un même appareil, on se le passe.
  }
web-options = Règles
web-option-players = Pour { $players } joueurs : change le nombre de places ci-dessus.
web-option-of-seat = { $option }, place { $seat }
web-chance-of = { $kind } : { $hundred } sur 100
web-chances = Sur cent épreuves, ce robot réussit
web-choice-random = au hasard
web-choice-basic = distribuées
web-choice-advanced = choisies
web-more-terms = Plus : spectateurs, annulation, pendules
web-terms-public = Visible pour tous
web-terms-spectators = D’autres peuvent regarder
web-terms-rated = Partie classée
web-terms-rated-more = Compte pour le classement. Deux personnes au moins, sans annuler ni conseils.
web-terms-undo = On peut annuler ce qui n’a rien révélé
web-terms-hints = Les conseils sont permis
web-terms-move_seconds = Temps par décision
web-terms-bank_seconds = Temps par place pour toute la partie
web-terms-limit_seconds = Un robot prend le relais après une absence de
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
web-days-hours = { $days } j { $hours } h
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
web-lobby = { $game } : on attend des joueurs
web-lobby-host = Envoie un lien à chaque ami. Commence quand toutes les places sont prises.
web-lobby-guest = L’hôte commence quand toutes les places sont prises.
web-waiting-for = on attend quelqu’un
web-waiting-for-host = On attend que l’hôte commence.
web-that-is-you = toi
web-is-here = en ligne
web-is-away = hors ligne
web-link-for = Lien pour le joueur { $seat }
web-copy = Copier
web-share = Partager
web-link-copied = Le lien est copié.
web-link-by-hand = Ce navigateur ne peut pas copier : sélectionne le lien et copie-le toi-même.
web-invite-text = Viens jouer { ELIDE("à", $game) } !
web-leave = Quitter
web-qr = Code QR
web-qr-for = Code QR du lien pour la place { $seat }
web-played-by = À cette table
web-kind = Partie
web-kind-rated = classée
web-kind-casual = amicale
web-clock-of = Pendule
web-clock-none = aucune : prends ton temps
web-clock-each = { $period } par décision
web-clock-whole = { $period } pour la partie
web-help = Aide
web-help-both = conseils et annulation
web-help-undo = annulation, pas de conseils
web-help-hints = conseils, pas d’annulation
web-help-none = ni conseils ni annulation
web-rules-usual = les règles habituelles
web-invited-by = { $host } t’invite à jouer { ELIDE("à", $game) }
web-invited-to-game = Viens jouer { ELIDE("à", $game) }
web-invited-gone = Il n’y a pas de place pour toi ici
web-join-as = Tu joues sous le nom de { $name }.
web-ask-again = Demande un autre lien à { $host }.
web-for-you = gardée pour toi
web-take-seat = Prendre la place

## Table
web-question = Que faire
web-board = Le plateau
web-moves-all = Les { $count }
web-moves-fewer = Moins
web-moves = Coups possibles
web-undo = Annuler
web-undo-turn = Annuler tout le tour
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
web-chat-short = Dire un mot
web-send = Envoyer
web-not-hear = Ne plus lire { $name }
web-mute = Masquer à cette table
web-block = Bloquer pour toujours
web-muted = Tu ne verras plus les messages { ELIDE("de", $name) } à cette table.
web-blocked = Tu as bloqué { $name } : tu ne verras plus ses messages, à aucune table.
web-is-muted = Ici, tu ne vois pas les messages { ELIDE("de", $name) }.
web-is-blocked = Tu as bloqué { $name }.
web-hear-again = Revoir ses messages
web-menu = Menu
web-chance = { $chance } de gagner
web-hint-best = Le mieux
web-advice-best = La première réponse est la meilleure : sur cent parties, { $ahead } victoires de plus que la suivante.
web-advice-alike = Les { $count } premières réponses se valent, environ { $chance } de chances. Prends celle qui te plaît.
web-advice-same = Toutes les réponses se valent ici, environ { $chance } de chances. Prends celle qui te plaît.
web-advice-brings = Ce que cela apporte : { $events }
web-advice-plan = Ensuite : { $plan }.
web-wait = Un instant…
web-thinks = { $name } réfléchit…
web-decides = { $name } choisit…
web-trial-yours = C’est ton épreuve.
web-trial-judge = À toi de juger.
web-trial-waits = Une épreuve est en cours : { $names }
web-asked = { $name } : { $question }
web-goes-on = Au tour { ELIDE("de", $name) }
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
web-bot-stands-in = un robot joue à sa place
web-clock = reste { $time }
web-clock-move = pour cette décision
web-clock-bank = pour toute la partie
web-time-ran-out = Ton temps est écoulé : un robot prend cette décision. La place reste à toi.
web-to-next = Jusqu’à ma prochaine décision
web-faster = Plus vite
web-pause = Pause
web-ask-pause = Demander une pause
web-pause-wished = { $name } voudrait une pause. La partie s’arrête quand tout le monde est d’accord.
web-pause-agree = D’accord
web-answer-for-me = Répondre pour moi quand je n’ai pas le choix
web-answered-for-you = Une seule réponse est possible. Elle sera donnée pour toi dans un instant, sans que les autres le voient.
web-send-away = Renvoyer
web-close-table = Fermer cette table
web-go-on = Continuer
web-resign = Abandonner
web-leave-to-bot = Partir et laisser un robot jouer
web-sure-resign = Abandonner définitivement cette partie ?
web-sure-leave = Quitter la partie ? Un robot jouera pour toi jusqu’à ton retour.
web-sound-on = Activer les sons
web-sound-off = Couper les sons
web-watching = { $count ->
    [0] Personne ne regarde.
    [one] 1 personne regarde.
   *[other] { $count } personnes regardent.
  }
web-seat-lost = Les autres se sont mis d’accord : un robot a pris ta place. Tu peux regarder la suite.
web-vote = Voter pour qu’un robot prenne le relais
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
web-offline = Tu es hors ligne. Tu peux encore regarder le plateau ; la partie reprendra à ton retour.
web-move-kept = Tu es hors ligne. Ton coup est gardé et partira dès ton retour.
web-line-lost = La connexion est perdue. Nouvel essai…
web-line-closed = La connexion a été fermée.
web-retry = Essayer maintenant
web-curtain = Au tour { ELIDE("de", $name) }
web-curtain-more = Passe l’appareil à { $name }. Les autres regardent ailleurs.
web-curtain-open = Je suis { $name }
web-coach-name = Comment ça marche
web-coach-next = Compris
web-coach-stop = Couper les conseils
web-coach-off = Les conseils sont coupés. « Revoir les conseils » est dans le menu.
web-coach-again = Revoir les conseils
web-coach-on = Les conseils sont de retour.
web-coach-points = Il s’agit de : { $what }.

## La fin
web-result = Résultat
web-won-by = { $count ->
    [0] Personne ne gagne.
    [one] { $names } gagne !
   *[other] { $names } gagnent !
  }
web-draw = Égalité : personne n’est devant.
web-you-win = { $count ->
    [one] Gagné !
   *[other] Gagné, ensemble !
  }
web-you-win-with = Avec { $names }.
web-you-came = { $place ->
    [2] Deuxième place.
    [3] Troisième place.
    [4] Quatrième place.
    [5] Cinquième place.
   *[other] Dernière place.
  }
web-moments = Ce qui a tout décidé
web-moments-sought = On cherche les deux moments qui ont décidé la partie…
web-moment = { $mine ->
    [yes] { $way ->
        [up] C’était toi : { $count } parties gagnées de plus sur cent.
       *[down] C’était toi : { $count } parties gagnées de moins sur cent.
      }
   *[no] { $way ->
        [up] Pour { $name }, { $count } parties gagnées de plus sur cent.
       *[down] Pour { $name }, { $count } parties gagnées de moins sur cent.
      }
  }
web-scores-of = Points { ELIDE("de", $name) }
web-total = Total
web-rematch = Revanche
web-replay = Revoir
web-analysis = Analyse
web-to-table = À la table
web-replay-first = Au début
web-replay-last = À la fin
web-replay-back = Étape précédente
web-replay-next = Étape suivante
web-replay-play = Lecture
web-replay-stop = Arrêter
web-replay-at = Étape { $at } sur { $length }
web-replay-of = { $at } sur { $length }
web-replay-speed = Vitesse
web-times = × { $times }
web-decision-before = Décision précédente
web-decision-after = Décision suivante
web-eyes = À travers les yeux de
web-spectator = un spectateur
web-win-chances = Chances de gagner au fil du temps
web-win-chances-more = Telles qu’un robot les juge après chaque décision. Clique sur la courbe pour voir ce moment.
web-analysing = Un robot étudie la partie. Cela peut prendre un moment…
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
web-nothing-found = Aucun résultat.
web-key-1 = jouer le coup de ce numéro
web-key-1-name = 1–9, 0
web-key-arrows = parcourir les coups ; Entrée en joue un
web-key-arrows-name = ← →
web-key-u = annuler
web-key-u-name = U
web-key-turn = annuler tout le tour
web-key-turn-name = Maj U
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
web-theme = Thème
web-theme-auto = comme le système
web-theme-light = plein jour
web-theme-dark = nuit d’été
web-text-size = Taille du texte
web-afar = Vu de loin
web-afar-more = Tout en grand, avec les flèches et Entrée : pour une télé.
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
web-coach = M’expliquer le jeu au fur et à mesure
## Tes données
web-data = Tes données
web-data-export = Tout télécharger
web-blocked-people = Personnes masquées ou bloquées
web-blocked-nobody = Tu n’as masqué ni bloqué personne.
web-blocked-everywhere = partout, depuis le { $date }
web-blocked-there = à une seule table, le { $date }
web-erase = Supprimer tout ce qui me concerne
web-erase-sure = Vraiment tout supprimer : ton nom, tes parties contre des robots, ton classement et tes messages ? Les parties en cours seront abandonnées. Celles que d’autres ont jouées restent, sans ton nom. C’est définitif.
web-erase-yes = Oui, tout supprimer

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
web-ratings-more = Une estimation prudente de la force de chacun ; on commence à 1000.
web-ratings-none = Pas encore de partie classée.
web-rating = Cote

## Un jeu sans plateau propre
web-plain-table = Sur la table
web-plain-seats = Autour de la table
web-plain-news = À l’instant
web-plain-no-news = Rien ne s’est encore passé.
web-board-broken = Le plateau de ce jeu ne fonctionne pas ; en voici un tout simple.

## De la part de l’hôte du serveur
web-closing = { $minutes ->
    [one] Le serveur ferme dans une minute ; tes parties sont conservées.
   *[other] Le serveur ferme dans { $minutes } minutes ; tes parties sont conservées.
}

## Consignes, et appels
web-orders = Consignes
web-orders-more = Dis d’avance ce que tu répondras, et personne n’aura à t’attendre. Les autres voient ta réponse comme si tu la donnais toi-même. Une consigne s’arrête d’elle-même quand ta main change.
web-orders-none = Aucune consigne possible maintenant : c’est ton tour, ou rien ne te sera demandé.
web-order-until = Durée
web-order-until-turn = Pendant ce tour
web-order-until-mine = Jusqu’à mon prochain tour
web-order-revoke = Retirer
web-ordered = Ta consigne : { $order }
web-calling = Quand une table t’attend
web-calling-more = Pour les parties sur plusieurs jours : cet appareil te prévient quand c’est à toi, même si Forts est fermé.
web-calling-cannot = Ce navigateur ne peut pas te prévenir quand Forts est fermé. Sur un téléphone, ajoute d’abord Forts à l’écran d’accueil.
web-call-here = Me prévenir sur cet appareil
web-call-failed = Le service de notifications de ce navigateur ne répond pas : impossible de te prévenir ici. Réessaie plus tard ; d’ici là, la page d’accueil dit quelle table t’attend.
web-call-there = Un autre appareil, depuis le { $day }
web-quiet = Heures calmes
web-quiet-more = Les notifications attendent qu’elles finissent ({ $zone }).
web-quiet-from = De
web-quiet-to = À
web-remove = Retirer
web-mail = Adresse de courriel
web-mail-more = Un résumé des tables qui t’attendent, une fois par jour au plus.
web-mail-ask = M’envoyer des courriels
web-mail-sent = Un courriel a été envoyé à { $address }. Suis le lien qu’il contient.
web-mail-on = Tu reçois des courriels à cette adresse.
web-mail-waits = Suis le lien dans le courriel envoyé à cette adresse.
web-mail-stop = Arrêter les courriels
web-no-line = Tu es hors ligne. Tes parties reprendront là où elles en étaient à ton retour.
