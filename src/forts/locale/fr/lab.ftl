### Mots du laboratoire : séries de parties, classements et rapports d’équilibre.

## Ses propres robots
bots-of-a-game = Le robot « { $bot } » ne joue qu’à certains jeux : précise le jeu.
bots-no-module = Il n’y a pas de module « { $module } » pour le robot { $bot }, ni installé ni dans le dossier courant.
bots-no-class = Le module « { $module } » n’a pas de classe « { $name } ».
bots-not-a-bot = { $bot } n’est pas un robot : un robot est une classe qui a une méthode choose(view).
bots-skill = { $bot } dit que son habileté est « { $skill } » : c’est un nombre entier de 1 à 99.
bots-broken-module = Le module « { $module } » du robot { $bot } ne peut pas être importé : { $why }
bots-name-taken = Un autre robot s’appelle déjà « { $bot } ».
bots-name-form = Un robot ne peut pas s’appeler « { $bot } » : il faut des lettres, des chiffres, - ou _, vingt signes au plus, une lettre d’abord.
bots-not-made = Impossible de créer le robot { $bot } : { $why }

## Leurs paramètres
bots-parameter-form = « { $text } » n’est pas un robot avec paramètres : écris-le comme hard(passes=500).
bots-parameter-unknown = Le robot { $bot } n’a pas de paramètre « { $name } ». Paramètres : { $known }.
bots-parameter-none = aucun
bots-parameter-missing = Le robot { $bot } a besoin de son paramètre { $name } : écris { $bot }({ $name }=...).
bots-parameter-value = Le paramètre { $name } du robot { $bot } est { $kind ->
    [int] un nombre entier
    [float] un nombre
    [bool] oui ou non (yes ou no)
   *[other] un texte
  }, pas « { $value } ».
bots-parameter-refused = Le robot { $bot } refuse ses paramètres : { $why }

## Séries
lab-no-cluster = Aucune grappe Ray ne répond à « { $address } » ({ $why }). « ray start --head » en démarre une.
lab-lost-process = Un processus qui jouait des parties s’est arrêté.
lab-lost-node = La grappe n’a pas pu jouer certaines parties : { $why }
lab-cannot-write = Impossible d’écrire { $path } : { $why }.
lab-cannot-read = Impossible de lire { $path } : { $why }.
lab-ending = { $path } ne dit pas quoi écrire : son nom doit finir par l’un de { $known }.
lab-exists = { $path } existe déjà et reste tel quel : choisis un autre nom.
lab-other-run = { $path } contient une autre série (différences : { $differ }) et reste tel quel. Choisis un autre nom, ou supprime-le.
lab-damaged-run = { $path } n’est pas une série à poursuivre : la ligne { $line } est abîmée.
lab-fault = Le robot { $bot } (place { $seat }, partie { $game }, décision { $ply }) { $kind ->
    [raised] a échoué : { $text }
    [late] a mis plus de { $text }.
   *[illegal] a répondu par une action qui n’est pas permise : { $text }
  }
lab-faults = { $count ->
    [one] Une faute
   *[other] { $count } fautes
  } du robot { $bot } ; un coup permis a été joué à sa place. La première : { $first }
lab-stopped = Arrêt après { $games } parties : { $why }
lab-kept = Ce qui a été joué est gardé dans { $path } ; la même commande le poursuit.
lab-written = Écrit : { $path }
lab-no-folder = ce dossier n’existe pas
lab-ladder-bots = Un classement demande au moins deux robots, nommés une fois chacun, pas « { $bots } ».
lab-bot-seconds = Le temps d’une décision est un nombre de secondes, pas « { $value } ».

## Tableaux à l’écran
lab-bot = Robot
lab-elo = Elo
lab-interval = Intervalle à 95 %
lab-between = { $low } – { $high }
lab-rate-between = { $rate } ({ lab-between })
lab-games = Parties
lab-rate = Taux de victoire
lab-pairing = { $first } contre { $second }
lab-ladder-title = { $game }, { $players } joueurs, { $games } parties
lab-ladder-nothing = Aucune paire de robots n’a joué toutes ses parties.

## Rapports
lab-report-title = Équilibre { ELIDE("de", $game) }
lab-report-run = { $games } parties à { $players } joueurs ; robots : { $bots } ; graine { $seed }.
lab-report-how = Les points sont les parts mesurées, les barres leurs intervalles à 95 %. Le trait tireté marque l’égalité entre les places. Ce que les gagnants ont souvent n’est pas forcément ce qui les fait gagner.
lab-plot-win = Taux de victoire { $by }
lab-by = { $kind ->
    [seat] par place
   *[other] par { $kind }
  }
lab-plot-ends = Comment les parties finissent
lab-plot-length = Longueur des parties en { $of ->
    [turns] tours
   *[decisions] décisions
  }
lab-plot-points = Points selon leur origine
lab-plot-counts = Combien : { $by }
lab-note-win = Une victoire partagée compte en parts.
lab-note-length = Moyenne { $mean }, médiane { $median }, de { $least } à { $most }.
lab-axis-win-rate = Taux de victoire (%)
lab-axis-games-share = Part des parties (%)
lab-axis-length = { $of ->
    [turns] Tours
   *[decisions] Décisions
  }
lab-axis-points = Points en moyenne
lab-axis-counts = Nombre moyen par partie
lab-seat = Place { $seat }
lab-none = aucun
lab-winners = Gagnants
lab-others = Autres
lab-numbers = La même chose en nombres
lab-column-what = Quoi
lab-column-count = Places
lab-column-games = Parties
lab-column-wins = Victoires
lab-column-rate = Taux (intervalle à 95 %)
lab-column-score = Score moyen
lab-column-mean = Moyenne
lab-no-part = { $path } est abîmé, ou ne fait partie d’aucun jeu de données de Forts ; le fichier reste tel quel.
lab-other-part = { $path } vient d’une autre série que { $other } ; les deux restent tels quels.
lab-no-game = { $path } n’a pas de partie { $game }.
lab-no-logs = { $path } n’a pas les actions de ses parties : --logs les garde.
