### Mots du laboratoire : séries de parties, classements et rapports d’équilibre.

## Ses propres robots
bots-of-a-game = Le robot « { $bot } » ne joue qu’à certains jeux : précise le jeu.
bots-no-module = Il n’y a pas de module « { $module } » pour le robot { $bot }, ni installé ni dans le dossier courant.
bots-no-class = Le module « { $module } » n’a pas de classe « { $name } ».
bots-not-a-bot = { $bot } n’est pas un robot : un robot est une classe qui a une méthode choose(view).
bots-skill = L’habileté de { $bot } doit être un nombre entier de 1 à 99, pas « { $skill } ».
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
bots-parameter-refused = Le robot { $bot } n’accepte pas ces paramètres : { $why }

## Séries
lab-no-cluster = Aucune grappe Ray ne répond à « { $address } » ({ $why }). « ray start --head » en démarre une.
lab-lost-process = Un processus qui jouait des parties s’est arrêté.
lab-lost-node = La grappe n’a pas pu jouer certaines parties : { $why }
lab-cannot-write = Impossible d’écrire { $path } : { $why }.
lab-cannot-read = Impossible de lire { $path } : { $why }.
lab-ending = { $path } ne dit pas quoi écrire : son nom doit finir par l’un de { $known }.
lab-exists = { $path } existe déjà et reste tel quel : choisis un autre nom.
lab-other-run = { $path } contient une autre série (différences : { $differ }) et reste tel quel. Choisis un autre nom, ou supprime-le.
lab-damaged-run = { $path } ne peut pas être repris : la ligne { $line } est abîmée.
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
lab-kept = Les parties jouées sont gardées dans { $path } ; relance la même commande pour continuer.
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
lab-decided = Tranché pour
lab-undecided = indécis
lab-sequential = Un test séquentiel demande deux parts entre 0 et 1, la plus petite d’abord, pas { $low } et { $high }.
lab-sequential-form = --sequential prend deux parts séparées par une virgule, comme 50,55, pas « { $text } ».
lab-train-players = L’apprentissage demande des nombres de joueurs, nommés une fois chacun, pas « { $players } ».
lab-train-games = L’apprentissage demande un nombre de parties, ou un pour chaque nombre de joueurs, pas « { $games } ».
lab-damaged-training = { $path } ne peut pas être repris : le fichier est abîmé. Supprime-le pour recommencer.

## Rapports
lab-report-title = Équilibre { ELIDE("de", $game) }
lab-report-run = { $games } parties à { $players } joueurs ; robots : { $bots } ; graine { $seed }.
lab-report-how = Les points sont les parts mesurées, les barres leurs intervalles à 95 %. Le trait en pointillés marque l’égalité entre les places. Ce que les gagnants ont souvent n’est pas forcément ce qui les fait gagner.
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
lab-note-win = Une victoire partagée compte pour une fraction à chaque place gagnante.
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
lab-no-logs = { $path } ne contient pas les actions de ses parties : « forts simulate --logs » les garde.

## Mesures d’une partie
figure = { $name ->
    [win-first] Victoires de la place qui commence
    [turns] Tours
    [decisions] Décisions
    [decisions-per-turn] Décisions par tour
    [options] Choix par décision
    [lead-changes] Changements de tête
    [runaway] Part de la partie après la dernière prise de tête
    [comeback] Victoires malgré un retard à la mi-partie
    [points-winner] Points de la place gagnante
    [points-others] Points des autres
    [margin] Points d’avance à la fin
    [seat-spread] Écart de victoires entre la meilleure place et la moins bonne
   *[other] { $name }
  }
figure-win = { $whose ->
    [seat] Victoires de la place { $who }
   *[bot] Victoires de { $who }
  }
figure-ended-by = Parties qui se terminent par : { $end }
figure-points-by = Points par source : { $source }

## Comparaisons
compare-title = { $game } : { $first } et { $second }
compare-run = { $pairs ->
    [one] { $pairs } paire de parties
   *[other] { $pairs } paires de parties
  } à { $players }, avec les mêmes graines et les mêmes places ; graine { $seed }.
compare-early = État après { $pairs } paires sur { $planned }. Les intervalles sont plus larges qu’à la fin : tu peux donc t’arrêter quand tu veux.
compare-how = Les barres sont les intervalles à 95 % de la différence, second moins premier. « Certain » vaut pour toutes les mesures ensemble : quand rien ne diffère, 19 comparaisons sur 20 ne déclarent rien de certain. Ce sont des robots qui ont joué ; des personnes joueront peut-être autrement.
compare-findings = Résultats
compare-sure = Certain : { $figure } – { $second } au lieu de { $first }, { $by } de { $way ->
    [more] plus
   *[less] moins
  } (de { $low } à { $high }).
compare-perhaps = Peut-être : { $figure } – { $second } au lieu de { $first }, { $by } de { $way ->
    [more] plus
   *[less] moins
  } (de { $low } à { $high }) ; il faut plus de parties pour trancher.
compare-none = { $figure } ({ $first }) : aucune différence visible ; une de { $seen } se serait vue.
compare-none-part = { $figure } ({ $first }) : aucune différence visible ; une de { $seen } ({ $part } %) se serait vue.
compare-same = { $figure } : { $first } dans toutes les parties des deux côtés.
compare-nothing-sure = Aucune différence certaine.
compare-too-few = { $pairs ->
    [0] Aucune paire jouée
    [one] { $pairs } paire jouée
   *[other] { $pairs } paires jouées
  } : trop peu pour conclure. Il en faut au moins { $fewest }.
compare-points = { $points } points de pourcentage
compare-shares = Parts
compare-numbers = Nombres
compare-axis-share = Points de pourcentage, second moins premier
compare-axis-part = Pour cent de la valeur du premier, second moins premier
compare-files = Ce qui diffère
compare-same-file = Les deux côtés jouent avec le même fichier.
compare-setting = { $name } : { $first } et { $second }
compare-column-difference = Différence (intervalle à 95 %)
compare-column-seen = Plus petite visible
compare-column-verdict = Verdict
compare-verdict = { $verdict ->
    [sure] certain
    [perhaps] peut-être
   *[none] pas visible
  }
compare-house = maison
compare-sides = Donne { $what } une ou deux fois : le premier côté, puis le second.
compare-nothing-differs = Les deux côtés sont identiques : indique un fichier avec --data, ou autre chose qui diffère.
compare-so-far = Après { $pairs } paires sur { $planned } :

## Nombres à essayer
values-unknown = { $game } n’a pas de nombre « { $name } » à régler. Il y en a { $count }, dont : { $known }.
values-form = « { $text } » n’est pas un nom suivi d’un nombre entier, comme track.5.points=25.
values-range = « { $text } » ne dit pas quoi essayer : écris par exemple track.5.points=19..27, track.5.points=10..30/5 ou kid.bug.copies=1,2,5.
values-none = Dis quoi essayer avec --set, par exemple track.5.points=19..27.
values-many = Cela ferait { $count } combinaisons ; le maximum est { $most }. Essaie moins de valeurs, ou des pas comme 10..30/5.

## Balayages
sweep-title = { $game } : l’effet des nombres
sweep-run = { $games } parties à { $players } en { $points } points, avec les mêmes graines ; graine { $seed }.
sweep-how = Les points sont des moyennes, les barres leurs intervalles à 95 %. Quand plusieurs nombres varient, chaque courbe réunit les valeurs des autres. Les mesures qui changent le plus nettement viennent d’abord.
sweep-figure = { $figure } : de { $low } avec { $at_low } à { $high } avec { $at_high }.
sweep-axis-share = { $figure } (%)

## Réglage
tune-title = { $game } : réglage
tune-run = But : { $aims }. Budget : { $budget } parties ; graine { $seed }.
tune-how = La proposition a été rejouée avec des graines qui n’ont servi à aucun choix. « Atteint » : tout l’intervalle à 95 % est à moins de cinq points de pourcentage, ou de cinq pour cent, du but.
tune-aim = « { $text } » n’est pas un but : écris une mesure, =, < ou >, et un nombre, comme turns=24, chaque mesure une fois.
tune-figure = Aucune mesure ne s’appelle « { $name } ». Mesures : { $known }.
tune-nothing = Rien n’a été joué : il n’y a rien à proposer.
tune-proposed = Proposition : { $numbers } (confirmée par { $games } nouvelles parties).
tune-aim-met = { $figure } : { $found }, but { $sign } { $target } – { $met ->
    [yes] atteint
    [no] pas atteint
   *[open] pas encore certain
  }.
tune-tried = { $points ->
    [one] { $points } point essayé
   *[other] { $points } points essayés
  } en { $games } parties, les plus proches du but d’abord :
tune-point = { $numbers } ({ $games } parties) : { $figures }

## Ce que valent les cartes
lab-plot-worth = Ce que vaut une carte
lab-note-worth = Gagné en la prenant : la part de victoire après avoir pris la carte, moins la part moyenne après avoir pris autre chose à la même table, selon l’estimation des robots et avec les mêmes dés. Ni la possession de la carte ni la chance n’y entrent. Les points pleins sont certainement différents de zéro, chacun pris à part.
lab-axis-gain = Part de victoire gagnée en la prenant (points de pourcentage)
compare-worth = Ce que valent les cartes différentes dans « { $side } »
lab-worth-of = Ce que vaut { $card } dans « { $side } » – { $told }.
lab-worth-part = { $what } : { $found }
lab-worth-gain = Gagné en la prenant
lab-worth-offered = Proposée
lab-worth-taken = Prise quand proposée
lab-worth-played = Jouée quand piochée
lab-worth-added = Ajoutée, ou défaussée pour suivre, quand piochée
lab-worth-points = Points quand elle est jouée
lab-worth-resources = Ressources quand elle est jouée
lab-worth-rival-points = Points des autres quand elle est jouée
lab-worth-rival-resources = Ressources des autres quand elle est jouée
lab-worth-mattered = Parties gagnées par ses points
lab-plot-pairs = Cartes qui font plus, ou moins, ensemble
lab-note-pairs = Le surcroît de victoires quand on joue les deux cartes, par rapport à ce que chacune laisse attendre seule. Seules les paires dont l’effet est certain, compte tenu de toutes les paires essayées, sont montrées.
lab-axis-pairs = Part de victoire au-delà des deux cartes seules (points de pourcentage)
