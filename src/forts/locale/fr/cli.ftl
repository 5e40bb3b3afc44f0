### Mots de la ligne de commande.

## Erreurs
cli-usage = La commande n’a pas été comprise : { $why }
cli-no-command = Il n’y a pas de commande « { $text } ». Commandes : { $known }.
cli-no-option = Il n’y a pas d’option { $option } ici ; --help en donne la liste.
cli-option-value = L’option { $option } demande une valeur.
cli-missing = Il manque { $name } ; --help montre comment la commande s’écrit.
cli-number-long = L’option { $option } prend un nombre d’au plus { $digits } chiffres.
cli-option-form = « { $text } » n’est pas une option : écris NOM=VALEUR.
cli-data-of-another = { $option } sert au jeu { $other }, pas à { $game }.
cli-no-data = { $game } n’a pas de données à remplacer.
cli-unreadable = { $path } ne peut pas être lu : { $why }.
cli-not-text = { $path } n’est pas un fichier texte : l’octet { $byte } n’est pas de l’UTF-8. Les tableurs l’écrivent sous le nom « CSV UTF-8 ».
cli-cannot-write = { $path } ne peut pas être écrit : { $why }.
cli-in-file = { $path } : { $why }
cli-seats-form = « { $text } » n’est pas une liste de places : écris par exemple me,random,random.
cli-seats-hot-seat = Pour partager ce clavier à { $count }, il faut --hot-seat.
cli-seats-nobody = Personne ne joue à ce clavier : mets me dans --seats, ou utilise « forts simulate ».
cli-seats-count = La partie de { $path } a { $players } places, mais --seats en nomme { $count }.
cli-no-seat = Il n’y a pas de place { $seat } : la partie en a { $players }.
cli-save-other-game = { $path } contient une partie { ELIDE("de", $game) }, pas de { $wanted } ; le fichier reste tel quel.
cli-save-finished = La partie de { $path } est finie ; « forts replay » la montre, et une nouvelle partie demande un autre fichier.
cli-save-no-dice = { $path } est un journal, pas une partie enregistrée : impossible de la reprendre. Pour la revoir : « forts replay ».
cli-save-seats = { $path } ne dit pas qui est assis où : nomme les places avec --seats.
cli-save-exists = { $path } existe déjà et reste tel quel : choisis un autre nom.
cli-save-trial = L’épreuve de la partie enregistrée est abîmée : impossible de la reprendre. Pour la revoir : « forts replay ».
cli-no-table = { $game } n’a pas d’épreuves à faire autour d’une table.
cli-table-bots = Autour d’une table, pas de robots : retire-les de --seats.
cli-names-form = --names contient un nom vide : écris par exemple Ann,Bob.
cli-names-count = --names donne { $count ->
    [one] { $count } nom
   *[other] { $count } noms
  }, mais { $people ->
    [one] { $people } personne joue
   *[other] { $people } personnes jouent
  } à ce clavier.
cli-no-cards = Il n’y a pas de liste de cartes pour { $game }.
cli-no-icons = { $game } n’a pas de cartes écrites en icônes.
cli-no-rules = Il n’y a pas de règles écrites pour { $game }.
cli-no-topic = Rien ne s’appelle « { $text } » ici.
cli-no-content = { $game } n’a pas de cartes à vérifier ou à compléter.
cli-content-game = --cards, --blind et --mark demandent le nom d’un jeu.
cli-content-finding = { $place } : { $what }
cli-content-findings = { $count ->
    [0] Rien à corriger.
    [one] Une chose à corriger.
   *[other] { $count } choses à corriger.
}
cli-content-marked = { $sign } { $card } : { $given } ({ $answer })
cli-content-share = { $group } : { $right } sur { $all } ({ $share } %)
cli-content-hard = Trouvées par moins de la moitié : { $cards }

## Noms
cli-name-you = Toi (joueur { $seat })
cli-name-bot = Joueur { $seat } ({ $bot })

## Jouer
cli-rules-hint = Pour lire les règles, tape « forts rules { $game } ».
cli-help-hint = Réponds par un numéro. « ? » pour de l’aide, « u » pour annuler, « q » pour quitter.
cli-help =
    Tape le numéro d’une réponse, ou le coup lui-même, comme « play bug ».
      u              annuler ta dernière décision
      ? NOM          expliquer une carte, un avantage, une règle ou un endroit
      pourquoi COUP  dire pourquoi un coup n’est pas permis
      table          montrer de nouveau la table
      journal        montrer ce qui vient de se passer
      sauver FICHIER enregistrer la partie
      q              quitter
cli-curtain = Passe le clavier à { $name }
cli-press-enter = Appuie sur Entrée pour continuer.
cli-no-such-answer = Il n’y a pas de réponse { $number } : choisis de 1 à { $count }.
cli-nothing-typed = Tape un numéro, ou ? pour de l’aide.
cli-not-understood = « { $text } » n’est pas un coup. Tape un numéro, ou ? pour de l’aide.
cli-undone = C’est annulé.
cli-why-what = Quel coup ? Tape pourquoi COUP, par exemple « pourquoi play bug ».
cli-why-allowed = C’est permis : c’est la réponse { $number }.
cli-save-where = Où ? Tape sauver FICHIER.
cli-saved = Partie enregistrée dans { $path } ; chaque nouvelle décision y sera ajoutée.
cli-quit-unsaved = Cette partie n’est pas enregistrée. Tape « sauver FICHIER » pour la garder, ou encore q pour l’abandonner.
cli-going-on = On continue la partie enregistrée dans { $path }.
cli-left-saved = Arrêt. La partie est enregistrée dans { $path } ; la même commande la continue.
cli-left-unsaved = Arrêt. La partie n’a pas été enregistrée.
cli-left-over = Arrêt. La partie était finie.

## Épreuves
cli-ask-names = Qui joue ? Tape les noms, séparés par des virgules :{" "}
cli-key-enter = Entrée
cli-type-answer = r
cli-answer = Montrer la réponse à qui juge
cli-cover = Appuie sur Entrée pour la cacher.
cli-seconds-left = Encore { $seconds } secondes
cli-try-not-understood = « { $text } » n’est pas une réponse à cette question. Tape ? pour de l’aide.
cli-trial-help = Tape ta réponse, ou l’une des touches affichées. « sauver FICHIER » enregistre la partie, q la quitte : à ton retour, l’épreuve reprend là où elle en était.

## Ce qui se tape ; les mots de chaque langue sont compris dans toutes
cli-type-undo = annuler
cli-type-why = pourquoi
cli-type-table = table
cli-type-log = journal
cli-type-save = sauver
cli-type-quit = quitter

## La fin
cli-score-sheet = Score final
cli-score-seat = Place
cli-score-reason = Pour
cli-score-points = Points
cli-score-total = Total
cli-you-won = Tu as gagné !
cli-won = { $name } gagne la partie.
cli-shared = La victoire est partagée : { $names }.

## Parties rejouées
cli-replay-unfinished = La partie n’est pas encore finie.
cli-left-replay = Arrêt.

## Simulations
cli-simulate-games = Parties
cli-simulate-title = { $game }, { $players } joueurs, { $games } parties
cli-simulate-wins = Victoires
cli-simulate-share = Part
cli-simulate-score = Score moyen
cli-simulate-caption =
    Tours par partie : { $turns }. Fins : { $ends }.
    { $games } parties et { $decisions } décisions par seconde ({ $compiled ->
        [yes] compilé
       *[no] non compilé
      }).
cli-simulate-interrupted = Interruption : { $done } parties sur { $games } ont été jouées.
cli-simulate-nothing = Interruption avant qu’une partie soit comptée.

## Référence
cli-column-name = Nom
cli-column-copies = Exemplaires
cli-column-text = En mots

## La liste des jeux
cli-games-title = { $title } ({ $name }), de { $low } à { $high } joueurs
cli-games-house = fait partie de Forts
cli-games-from = du paquet { $package }
cli-games-options = Options
cli-games-bots = Robots
cli-games-default = Par défaut
cli-games-values = Valeurs
cli-games-origin = Vient de
cli-games-text = un texte ; un fichier avec @FICHIER
cli-games-parameters = Paramètres
cli-games-skill = Épreuves réussies sur 100
cli-dataset-out = Un jeu de données a besoin d’un dossier : --out DOSSIER.
cli-dataset-written = { $games } parties, { $decisions } décisions écrites cette fois, { $parts } fichiers, { $megabytes } Mo : { $path }
cli-train-out = L’apprentissage a besoin d’un fichier : --out FICHIER.
cli-train-round = { $players } joueurs, { $games } parties : erreur { $error }, { $minutes } min{ $tested ->
    [yes] { "" } ; contre normal { $strength } ({ $between })
   *[no] {""}
  }
cli-train-written = { $games } parties, { $kilobytes } ko : { $path }

## Surveiller un serveur (forts admin)
cli-admin-people = { $count ->
    [0] Personne n’est en ligne.
    [one] Une personne est en ligne :
   *[other] { $count } personnes sont en ligne :
}
cli-admin-tables = { $count ->
    [0] Aucune table n’est ouverte.
    [one] Une table est ouverte :
   *[other] { $count } tables sont ouvertes :
}
cli-admin-id = Identifiant
cli-admin-name = Nom
cli-admin-handle = Pseudo
cli-admin-at = À la table
cli-admin-game = Jeu
cli-admin-status = État
cli-admin-seats = Places
cli-admin-online = En ligne
cli-admin-notice = Annonce à tout le monde : { $text }
cli-admin-done = C’est fait.
cli-admin-no-token = « forts admin » a besoin d’un jeton : définis FORTS_ADMIN_TOKEN ici et sur le serveur.
cli-admin-unreachable = Aucun serveur ne répond à { $address } : { $why }
cli-admin-no-entry = { $address } n’accepte pas ce jeton, ou n’en a aucun.
cli-admin-refused = Refus du serveur : { $why }
cli-admin-action = « { $action } » n’est pas une action connue : { $known }.
cli-admin-needs = { $action } a besoin de { $what }.
