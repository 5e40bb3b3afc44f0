### Mots de la ligne de commande.

## Erreurs
cli-usage = La commande n’a pas été comprise : { $why }
cli-no-command = Il n’y a pas de commande « { $text } ». Commandes : { $known }.
cli-no-option = Il n’y a pas d’option { $option } ici ; --help en donne la liste.
cli-option-value = L’option { $option } est donnée sans ce qu’il lui faut.
cli-missing = Il manque { $name } ; --help montre comment la commande s’écrit.
cli-number-long = L’option { $option } prend un nombre d’au plus { $digits } chiffres.
cli-option-form = « { $text } » n’est pas une option : écris NOM=VALEUR.
cli-fort-data-only = --fort-data sert au jeu fort, pas à { $game }.
cli-unreadable = { $path } ne peut pas être lu : { $why }.
cli-not-text = { $path } n’est pas un fichier de texte : l’octet { $byte } n’est pas de l’UTF-8.
cli-cannot-write = { $path } ne peut pas être écrit : { $why }.
cli-in-file = { $path } : { $why }
cli-seats-form = « { $text } » ne nomme pas les places : écris-les comme me,random,random.
cli-seats-hot-seat = { $count } personnes ne partagent ce clavier qu’avec --hot-seat.
cli-seats-nobody = Personne ne joue à ce clavier : mets me dans --seats, ou utilise « forts simulate ».
cli-seats-count = La partie de { $path } a { $players } places, mais --seats en nomme { $count }.
cli-no-seat = Il n’y a pas de place { $seat } : la partie en a { $players }.
cli-save-other-game = { $path } contient une partie de { $game }, pas de { $wanted } ; le fichier reste tel quel.
cli-save-finished = La partie de { $path } est finie ; « forts replay » la montre, et une nouvelle partie demande un autre fichier.
cli-save-no-dice = { $path } est un journal qui n’a pas été enregistré pour continuer ; « forts replay » le montre.
cli-save-seats = { $path } ne dit pas qui est assis où : nomme les places avec --seats.
cli-save-exists = { $path } existe déjà et reste tel quel : choisis un autre nom.
cli-no-cards = Il n’y a pas de liste de cartes pour { $game }.
cli-no-rules = Il n’y a pas de règles écrites pour { $game }.
cli-no-topic = Rien ne s’appelle « { $text } » ici.

## Noms
cli-name-you = Toi (joueur { $seat })
cli-name-player = Joueur { $seat }
cli-name-bot = Joueur { $seat } ({ $bot })

## Jouer
cli-help-hint = Réponds par un numéro. « ? » aide, « u » annule, « q » quitte.
cli-help =
    Tape le numéro d’une réponse, ou le coup lui-même, comme « play bug ».
      u              annuler ta dernière décision
      ? NOM          expliquer une carte, un avantage, une règle ou un endroit
      pourquoi COUP  dire pourquoi un coup n’est pas permis
      table          montrer de nouveau la table
      journal        montrer ce qui vient de se passer
      sauver FICHIER enregistrer la partie
      q              quitter
cli-curtain = Passe le clavier : { $name }
cli-press-enter = Appuie sur Entrée pour continuer.
cli-no-such-answer = Il n’y a pas de réponse { $number } : choisis de 1 à { $count }.
cli-nothing-typed = Tape un numéro, ou ? pour de l’aide.
cli-not-understood = « { $text } » n’est pas un coup. Tape un numéro, ou ? pour de l’aide.
cli-undone = C’est annulé.
cli-why-what = Dis quel coup : pourquoi COUP, comme « pourquoi play bug ».
cli-why-allowed = C’est permis : c’est la réponse { $number }.
cli-save-where = Dis où : sauver FICHIER.
cli-saved = Enregistré dans { $path } ; chaque décision suivante y sera aussi.
cli-quit-unsaved = Cette partie n’est pas enregistrée. Tape « sauver FICHIER » pour la garder, ou encore q pour l’abandonner.
cli-going-on = On continue la partie enregistrée dans { $path }.
cli-left-saved = Arrêt. La partie est enregistrée dans { $path } ; la même commande la continue.
cli-left-unsaved = Arrêt. La partie n’a pas été enregistrée.
cli-left-over = Arrêt. La partie était finie.

## La fin
cli-score-sheet = Score final
cli-score-seat = Place
cli-score-reason = Pour quoi
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
cli-kids = Gamins
cli-perks = Avantages
cli-rules = Règles improvisées
cli-places = Endroits
cli-walls = Murailles
cli-symbols = Symboles
cli-column-name = Nom
cli-column-suits = Familles
cli-column-public = Action publique
cli-column-private = Action privée
cli-column-copies = Copies
cli-column-friend = Meilleur Copain du
cli-column-text = En mots
cli-column-effect = Effet
cli-column-combo = En combo
cli-fort-place = { $place ->
    [stuff] Affaires
    [pack] Sac à dos
    [lookout] Observatoire
    [yard] Jardin
    [park] Parc
    [hand] main
    [deck] pioche
    [discard] défausse
    [track] piste du fort
   *[sculpture] sculpture en macaronis
  }
cli-fort-place-text = { $place ->
    [stuff] Ta place ouverte : jusqu’à quatre pizzas et quatre jouets. Ce que tu récupères va ici.
    [pack] Contient une ressource de plus que ton niveau de Fort. On peut aussi les dépenser, et des cartes les comptent ou les copient.
    [lookout] Contient une carte de plus que ton niveau de Fort. Leurs familles peuvent compter avec ce que tu joues, sans que ces cartes en sortent.
    [yard] Les cartes de ta main que tu n’as ni jouées ni ajoutées y attendent, visibles, jusqu’à ton prochain tour : tout le monde peut les recruter. Les Meilleurs Copains n’y vont jamais.
    [park] Trois gamins visibles que tout le monde peut recruter, et une pioche. Quand elle est vide, la partie finit après la manche.
    [hand] Jusqu’à cinq cartes que personne d’autre ne voit. On les pioche à la fin de son tour.
    [deck] Tes cartes face cachée. Quand elle est vide, ta défausse y est mélangée.
    [discard] Les cartes que tu as utilisées, visibles. Elles te reviennent quand ta pioche est vide.
    [track] Cinq niveaux, chacun avec son coût et ses points. Le niveau 1 donne une règle improvisée, le 2 un avantage, le 5 finit la partie.
   *[sculpture] Quatre points pour qui atteint le premier le niveau 5.
  }

## La table de Fort
cli-fort-header = Manche { $round } · { $phase ->
    [setup] mise en place
    [draft] choix des cartes
    [play] une carte se joue
    [follow] on suit
    [recruit] recrutement
    [draw] pioche
   *[over] fin
  }
cli-fort-turn = { $name } mène
cli-fort-last-round = dernière manche ({ $ended ->
    [points] 25 points
    [fort] niveau 5
    [park] la pioche Parc est vide
   *[rounds] limite de manches
  })
cli-fort-points = Points
cli-fort-level = Fort
cli-fort-stuff = Affaires
cli-fort-pack = Sac à dos
cli-fort-lookout = Observatoire
cli-fort-yard = Jardin
cli-fort-piles = main { $hand }, pioche { $deck }, défausse { $discard }
cli-fort-cost = Coût
cli-fort-perk = Avantage
cli-fort-rule = règle
cli-fort-sculpture = sculpture
cli-fort-park = Parc
cli-fort-park-deck = { $count ->
    [0] pioche vide
   *[other] pioche { $count }
  }
cli-fort-perks = Avantages
cli-fort-supply = Réserve
cli-fort-rules = Règles improvisées : { $count }
cli-fort-rule-choice = Règles improvisées au choix
cli-fort-hand = Ta main
cli-fort-kept = Déjà gardées
cli-fort-discard = Défausse
cli-fort-deck = Pioche { $count }
cli-fort-own-rule = Règle
cli-fort-total = vaut { $points } maintenant
cli-fort-stock = { $pizza } { $pizza ->
    [one] pizza
   *[other] pizzas
  }, { $toys } { $toys ->
    [one] jouet
   *[other] jouets
  }
cli-fort-room = (place pour { $size })
cli-fort-level-points = { $points } { $points ->
    [one] pt
   *[other] pts
  }
cli-fort-level-cost = { $pizza }P { $toys }J{ $either ->
    [0] {""}
   *[other] {" "}{ $either }A
  }
cli-fort-track-key = P pizza, J jouet, A au choix
cli-fort-nothing = –
cli-fort-label = { $label } :{" "}
cli-fort-in-play = En jeu
cli-fort-card-played = { $name } en { $suit }
cli-fort-card-diy = DIY
cli-fort-card-added = avec { $cards }
cli-fort-use = { $side ->
    [public] publique
   *[private] privée
  } { $use ->
    [unused] pas utilisée
    [partly] utilisée en partie
   *[fully] utilisée en entier
  }
cli-fort-spent = Utilisées ce tour
