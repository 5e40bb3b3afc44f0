### Les mots de Fort Boyard.

## Options
boyard-option-first = Qui commence ; sinon, chacun lance le dé
boyard-option-levels = Mots-codes : faciles ou difficiles, pour tous ou pour chaque place
boyard-option-skill = Sur cent épreuves, combien chacun en réussit quand personne ne les joue ; 0 : selon le niveau de chaque robot
boyard-option-board = Ton propre plateau (un fichier)
boyard-option-trials = Épreuves à l’écran, ou autour d’une table avec des juges en chair et en os
boyard-option-texts = Les textes rouges des cartes, ou les bleus
boyard-option-language = La langue des énigmes, des mots et des cartes
boyard-option-riddle_seconds = Secondes pour une énigme à l’écran ; 0 : sans limite
boyard-choice-random = au dé
boyard-choice-easy = mot facile
boyard-choice-hard = mot difficile
boyard-choice-screen = à l’écran
boyard-choice-table = autour d’une table
boyard-choice-red = rouges
boyard-choice-blue = bleus
boyard-choice-en = anglais
boyard-choice-fr = français

## Le fichier du plateau
boyard-board-header = Fichier du plateau, ligne { $line } : les colonnes sont { $columns }.
boyard-board-fields = Fichier du plateau, ligne { $line } : il faut une valeur pour chaque colonne de { $columns }.
boyard-board-square = Fichier du plateau, ligne { $line } : « { $place }, { $square } » n’est pas une case ; le fort a { $known }, la mer a water.
boyard-board-twice = Fichier du plateau, ligne { $line } : il n’y a qu’une case { $square }.
boyard-board-missing = Fichier du plateau, jusqu’à la ligne { $line } : il manque la case { $square }.
boyard-board-length = Fichier du plateau, jusqu’à la ligne { $line } : le fort a de { $low } à { $high } cases, pas { $count }.
boyard-board-sea = Fichier du plateau, jusqu’à la ligne { $line } : la mer a de { $low } à { $high } cases, pas { $count }.

## Les cartes
boyard-content-language = Il n’y a pas de cartes en « { $language } » ; il y en a en { $known }.
boyard-content-unreadable = Impossible de lire { $file } : { $why }.
boyard-content-form = { $file } n’est pas un fichier de cartes : { $why }.
boyard-content-card = { $file }, carte à la ligne { $line } : { $why }.
boyard-content-none = { $folder } ne contient pas de cartes : mets-les dans un dossier par langue ({ $known }), dans des fichiers nommés comme ceux de la maison.
boyard-content-id = { $folder } : la carte { $card } porte l’identifiant d’une autre carte ; choisis-en un qui soit libre.

## Noms
boyard-seat = { SEAT($seat) }
boyard-prize = { $prize ->
    [key] une clé
   *[clue] un indice
  }
boyard-square = { $square ->
    [door] la Porte
    [concentration] Concentration
    [strength] Force
    [duel] le Duel
    [riddle] le Père Fouras
    [prison] la Prison
   *[passe_partout] Passe-Partout
  }
boyard-square-text = { $square ->
    [door] Il ne se passe rien ; le tour est fini.
    [concentration] Une épreuve pour l’œil et la tête, lue par ton voisin de gauche. Réussie, elle rapporte une clé ; à la deuxième manche, un indice.
    [strength] Une épreuve pour les mains. Réussie, elle rapporte une clé ; à la deuxième manche, un indice.
    [duel] Défie qui tu veux. Qui gagne prend une clé à l’autre, ou à la réserve ; à la deuxième manche, tu annonces avant si l’enjeu est une clé ou un indice.
    [riddle] Le Père Fouras pose une énigme. Résolue, elle rapporte l’enjeu ; sinon il tombe à la mer, et tu peux plonger.
    [prison] Ton tour s’arrête, et tu passes le suivant.
   *[passe_partout] Va sur n’importe quelle case du fort et fais ce qu’elle dit, ou reste.
  }
boyard-trial = { $trial ->
    [concentration] une épreuve de concentration
    [strength] une épreuve de force
    [duel] un duel
    [riddle] une énigme
    [guess] un essai au mot-code
   *[handful] une main dans le sac
  }
boyard-tokens = { $boyards ->
    [0] { $count ->
        [one] { $count } caillou
       *[other] { $count } cailloux
      }
   *[other] { $count } × { $boyards }
  }

## Questions
boyard-ask-first = Chacun lance le dé : qui commence ?
boyard-ask-roll = Lance le dé
boyard-ask-task = Une épreuve est en cours
boyard-ask-duel = Un duel est en cours
boyard-ask-riddle = Le Père Fouras pose son énigme
boyard-ask-guess = Quel est le mot ?
boyard-ask-handful = Une main plonge dans le sac
boyard-ask-token = Les jetons sortent du sac
boyard-ask-prize = Quel est l’enjeu : une clé ou un indice ?
boyard-ask-rival = Qui défies-tu ?
boyard-ask-dive = L’enjeu est à la mer. Tu plonges ?
boyard-ask-passe-partout = Où vas-tu avec Passe-Partout ?
boyard-ask-again = Ce n’était pas le mot. Une clé pour un autre essai ?
boyard-ask-over = La partie est finie

## Ce que fait un choix
boyard-do-roll = Faire { $number }
boyard-do-trial = { $outcome ->
    [won] Réussi
    [lost] Raté
   *[none] Pas de gagnant
  }
boyard-do-rival = Défier { $seat } ({ $keys ->
    [one] { $keys } clé
   *[other] { $keys } clés
  })
boyard-do-prize = L’enjeu est { $prize }
boyard-do-dive = Plonger pour { $prize }
boyard-do-let-go = Laisser filer { $prize }
boyard-do-move = Aller à la case { $square } : { $name }
boyard-do-stay = Rester où tu es
boyard-do-again = Donner une clé pour un autre essai ; il en resterait { $keys }
boyard-do-stop = Partir sans le mot
boyard-do-handful = Prendre { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
  }
boyard-do-token = { $boyards ->
    [0] Tirer un caillou
   *[other] Tirer { $boyards } Boyards
  }

## Refus
boyard-no-now = Cela répond à une autre question. Pour l’instant : { $question }
boyard-no-key-to-win = Personne n’a de clé à gagner ici, et la réserve est vide.
boyard-no-duel-alone = On ne se défie pas soi-même.
boyard-no-seat = Personne à la place { $seat }.
boyard-no-square = Il n’y a pas de case { $square } ; le fort en a { $count }.
boyard-no-second-passe-partout = Passe-Partout ne mène pas à Passe-Partout.
boyard-bad-try = { $why ->
    [early] Trop tôt : attends un peu.
    [late] Trop tard : c’est fini.
    [not-yours] Cette épreuve n’est pas la tienne.
    [not-now] Pas maintenant.
    [impossible] C’est impossible.
   *[malformed] Cela n’a pas été compris.
  }

## Positions
boyard-position-keys = { $keys } clés, c’est plus que les { $most } de la boîte.
boyard-position-round = « { $phase } » n’est pas demandé à la manche { $round }.
boyard-position-bag = Le sac et les poignées ne font pas ensemble les cent jetons de la boîte.
boyard-position-square = « { $phase } » n’est pas demandé sur la case { $square }.

## Ce qui se passe
boyard-event-first-roll = { $who ->
    [you] Tu fais { $number }.
   *[other] { $seat } fait { $number }.
  }
boyard-event-first = { $who ->
    [you] Tu commences.
   *[other] { $seat } commence.
  }
boyard-event-round = { $number ->
    [1] Manche 1 : trois clés y mettent fin.
    [2] Manche 2 : quatre indices y mettent fin.
   *[other] Manche 3 : le trésor.
  }
boyard-event-turn = { $who ->
    [you] À toi de jouer.
   *[other] Au tour { ELIDE("de", $seat) }.
  }
boyard-event-skip = { $who ->
    [you] Tu es en prison et passes ce tour.
   *[other] { $seat } est en prison et passe ce tour.
  }
boyard-event-roll = { $who ->
    [you] Tu fais { $number }.
   *[other] { $seat } fait { $number }.
  }
boyard-event-walk = { $who ->
    [you] Ta case : { $square }.
   *[other] La case { ELIDE("de", $seat) } : { $square }.
  }
boyard-event-prize = { $who ->
    [you] Tu annonces l’enjeu : { $prize }.
   *[other] { $seat } annonce l’enjeu : { $prize }.
  }
boyard-event-rival = { $who ->
    [you] Tu défies { $rival }.
   *[other] { $rival-is ->
        [you] { $seat } te défie.
       *[other] { $seat } défie { $rival }.
      }
  }
boyard-event-passed = { $who ->
    [you] { $trial ->
        [riddle] Tu résous l’énigme.
        [guess] Tu dis le bon mot.
       *[other] Tu réussis l’épreuve.
      }
   *[other] { $trial ->
        [riddle] { $seat } résout l’énigme.
        [guess] { $seat } dit le bon mot.
       *[other] { $seat } réussit l’épreuve.
      }
  }
boyard-event-failed = { $who ->
    [you] { $trial ->
        [riddle] Tu ne résous pas l’énigme.
        [guess] Ce n’est pas ton mot.
       *[other] Tu rates l’épreuve.
      }
   *[other] { $trial ->
        [riddle] { $seat } ne résout pas l’énigme.
        [guess] Ce n’est pas le mot { ELIDE("de", $seat) }.
       *[other] { $seat } rate l’épreuve.
      }
  }
boyard-event-duel = { $winner-is ->
    [nobody] Personne ne gagne le duel.
    [you] Tu gagnes le duel.
   *[other] { $winner } gagne le duel.
  }
boyard-event-gain = { $what ->
    [clue] { $who ->
        [you] Tu reçois un indice.
       *[other] { $seat } reçoit un indice.
      }
   *[key] { $from-is ->
        [nobody] { $who ->
            [you] Tu gagnes une clé.
           *[other] { $seat } gagne une clé.
          }
        [you] { $seat } te prend une clé.
       *[other] { $who ->
            [you] Tu prends une clé à { $from }.
           *[other] { $seat } prend une clé à { $from }.
          }
      }
  }
boyard-event-no-key = Il n’y a plus de clé à gagner.
boyard-event-prison = { $who ->
    [you] Tu vas en prison et passeras un tour.
   *[other] { $seat } va en prison et passera un tour.
  }
boyard-event-dive = { $who ->
    [you] Tu plonges pour { $prize }.
   *[other] { $seat } plonge pour { $prize }.
  }
boyard-event-let-go = { $who ->
    [you] Tu laisses filer { $prize }.
   *[other] { $seat } laisse filer { $prize }.
  }
boyard-event-swim = { $who ->
    [you] Tu nages, { $number ->
        [one] { $number } case
       *[other] { $number } cases
      } jusqu’ici.
   *[other] { $seat } nage, { $number ->
        [one] { $number } case
       *[other] { $number } cases
      } jusqu’ici.
  }
boyard-event-climb = { $who ->
    [you] Le tour est fait : tu remontes par l’échelle de corde.
   *[other] Le tour est fait : { $seat } remonte par l’échelle de corde.
  }
boyard-event-stay = { $who ->
    [you] Tu restes où tu es.
   *[other] { $seat } ne bouge pas.
  }
boyard-event-enter = { $who ->
    [you] Tu entres dans la salle du trésor.
   *[other] { $seat } entre dans la salle du trésor.
  }
boyard-event-out = { $why ->
    [without_key] { $who ->
        [you] Sans clé, tu restes dehors.
       *[other] Sans clé, { $seat } reste dehors.
      }
    [wrong_word] { $who ->
        [you] C’était ta dernière clé. Tu restes dehors.
       *[other] C’était la dernière clé { ELIDE("de", $seat) }, qui reste dehors.
      }
   *[by_choice] { $who ->
        [you] Tu pars sans ton mot.
       *[other] { $seat } part sans son mot.
      }
  }
boyard-event-paid = { $who ->
    [you] Tu donnes une clé pour un autre essai.
   *[other] { $seat } donne une clé pour un autre essai.
  }
boyard-event-handful = { $who ->
    [you] Ta main prend { $number ->
        [one] { $number } jeton
       *[other] { $number } jetons
      }.
   *[other] La main { ELIDE("de", $seat) } prend { $number ->
        [one] { $number } jeton
       *[other] { $number } jetons
      }.
  }
boyard-event-token = { $boyards ->
    [0] Un caillou.
   *[other] { $boyards } Boyards.
  }
boyard-event-counted = { $who ->
    [you] Tu as { $boyards } Boyards.
   *[other] { $seat } a { $boyards } Boyards.
  }
boyard-event-over = La partie est finie.

## Le décompte
boyard-score-handful = Poignée { $number } : { $tokens }
boyard-score-nothing = { $why ->
    [in] Dans la salle du trésor, sans rien avoir tiré encore
   *[out] Hors de la salle du trésor
  }

## Dans les rapports
boyard-by = { $kind ->
    [trials] épreuves pendant son tour
    [passed] épreuves réussies pendant son tour
    [keys] par nombre de clés devant le trésor
    [clues] par nombre d’indices devant le trésor
    [stands] par entrée dans la salle du trésor
   *[level] par mots faciles ou difficiles
  }
boyard-source = Boyards
boyard-end = { $end ->
    [treasure] quelqu’un a atteint le trésor
    [nobody] personne n’est entré
   *[other] { $end }
  }
boyard-stands = { $stands ->
    [in] dedans
   *[out] dehors
  }
boyard-level = { $level ->
    [easy] mots faciles
   *[hard] mots difficiles
  }

## Dans le terminal
boyard-table-round = { $round ->
    [0] Qui commence ?
    [1] Manche 1 · les clés
    [2] Manche 2 · les indices
   *[other] Manche 3 · le trésor
  }
boyard-table-stock = { $count ->
    [one] { $count } clé en réserve
   *[other] { $count } clés en réserve
  }
boyard-table-bag = { $count ->
    [one] { $count } jeton dans le sac
   *[other] { $count } jetons dans le sac
  }
boyard-table-start = Départ :
boyard-table-sea = Mer :
boyard-table-player = Qui
boyard-table-place = Où
boyard-table-keys = Clés
boyard-table-clues = Indices
boyard-table-word = Mot
boyard-table-boyards = Boyards
boyard-table-word-level = { $hard ->
    [yes] difficile
   *[no] facile
  }
boyard-table-at = { $place ->
    [start] Départ
    [sea] à la mer, { $swum } sur { $sea }, pour { $prize }
    [prison] { $square }, passe un tour
    [inside] dans la salle du trésor
    [guessing] devant la salle du trésor
    [outside] dehors
   *[square] { $number } : { $square }
  }
boyard-chapter-squares = Cases
boyard-chapter-trials = Épreuves
boyard-chapter-skills = Sur cent, combien sont réussis : épreuves de Concentration et de Force, énigmes, duels contre une personne, mots-codes avec 1, 2, 3 ou 4 indices
boyard-skill-person = une personne
boyard-skill-task = Épreuves
boyard-skill-riddle = Énigmes
boyard-skill-duel = Duels
boyard-skill-easy = Mots faciles
boyard-skill-hard = Mots difficiles
boyard-chance = { $kind ->
    [task] Concentration, Force
    [riddle] Énigmes
    [duel] Duels avec une personne
    [easy] Mots faciles avec { $clues ->
        [one] 1 indice
       *[other] { $clues } indices
      }
   *[hard] Mots difficiles avec { $clues ->
        [one] 1 indice
       *[other] { $clues } indices
      }
  }
boyard-trial-text = { $trial ->
    [concentration] Lue par le voisin de gauche, contre le sablier si la carte le dit. Les robots réussissent selon leur adresse.
    [strength] Lue par toi, contre le sablier s’il le faut. Les robots réussissent selon leur adresse.
    [duel] L’un contre l’autre ; entre robots, un duel sur dix n’a pas de gagnant.
    [riddle] Le Père Fouras interroge ; pas de sablier à table. Les robots y réussissent moins qu’aux autres épreuves.
    [guess] Dis ton mot d’après tes indices ; plus tu en as, mieux c’est.
   *[handful] Quatre doigts, sans le pouce : de cinq à neuf jetons.
  }

## Les épreuves à l’écran et dans le terminal : ce qui est demandé
boyard-ready-sequence = Des signes se suivent. Répète-les ; chaque manche en ajoute un.
boyard-ready-odd = Sur vingt-quatre dessins, un seul diffère par un détail. Trouve-le : un seul choix.
boyard-ready-parade = Des choses défilent une à une. Ouvre l’œil : on te demandera ensuite combien il y en avait d’une sorte.
boyard-ready-grid = Douze signes restent visibles quelques secondes. Retiens leur place : on te posera trois questions.
boyard-ready-shells = Une clé est cachée sous une des trois cartes, qui changent sans cesse de place. Où est-elle à la fin ?
boyard-ready-order = Cinq personnages se montrent quelques secondes côte à côte. Remets-les ensuite dans le même ordre.
boyard-ready-sums = Un nombre, puis six opérations de tête, l’une après l’autre. Quel est le résultat ?
boyard-ready-letters = Les lettres d’un mot sont mélangées. Retrouve-le, ou un autre mot qui les utilise toutes ; tu as trois essais.
boyard-ready-bell = Sonne la cloche autant de fois que demandé avant la fin du sablier. Une touche maintenue ne sonne qu’une fois.
boyard-ready-gauge = Maintiens, et relâche quand le repère est dans la zone. Trois fois sur cinq suffisent.
boyard-ready-drum = Écoute un rythme, puis frappe-le à ton tour.
boyard-ready-rope = Tire la corde, à gauche et à droite en alternance, ni trop vite ni trop lentement : 24 fois. Trois glissades, et elle t’échappe.
boyard-ready-lanterns = Des lanternes s’allument l’une après l’autre sur neuf places. Éteins les quinze avant la fin du sablier.
boyard-ready-glass = Le sablier est caché. Arrête-le après le nombre de secondes indiqué, au jugé.
boyard-ready-sticks = Vingt bâtonnets. Chacun son tour en prend un, deux ou trois ; qui prend le dernier perd.
boyard-ready-noughts = Trois signes alignés sur neuf cases gagnent. Grille pleine : pas de gagnant.
boyard-ready-fleet = Chacun cache un bateau de deux cases, puis vous tirez tour à tour, aussi souvent l’un que l’autre. Coule celui d’en face.
boyard-ready-reflex = Appuie dès que la lanterne s’allume. Trop tôt, la manche est perdue. Deux manches gagnantes.
boyard-ready-race = Cinq calculs, les mêmes pour vous deux, en même temps. Le moins d’erreurs gagne ; à égalité, le moins de temps.
boyard-ready-pairs = Six paires face cachée. Retourne deux cartes ; une paire est à toi et tu rejoues. Trois paires chacun : pas de gagnant.
boyard-ready-bluff = Choisis en secret : l’eau bat la torche, la torche bat la corde, la corde bat l’eau. Deux manches gagnantes.
boyard-ready-dice = Lance jusqu’à trois dés que personne d’autre ne voit. Le plus haut total gagne, mais au-delà de 12 on perd.
boyard-ready-riddle = Le Père Fouras pose une énigme. Tu as une seule réponse.
boyard-ready-guess = Quel mot tous tes indices désignent-ils ? Tu as un seul essai.
boyard-ready-grip = Referme la main dans le sac pendant que la jauge oscille : plus elle est haute, plus tu prends de jetons. Ou laisse faire la chance.
boyard-ready-card = La carte est lue à voix haute. Quelqu’un retourne le sablier s’il en faut un, et un juge dit comment cela finit.

## Les épreuves : ce qu’on y voit
boyard-sign = { $sign ->
    [anchor] ancre
    [shell] coquillage
    [star] étoile
    [wave] vague
    [lantern] lanterne
    [key] clé
    [coin] pièce
    [tiger] tigre
    [rope] corde
    [gull] mouette
    [crab] crabe
    [barrel] tonneau
    [fish] poisson
    [torch] torche
    [skull] crâne
    [ship] navire
   *[water] eau
  }
boyard-character = { $character ->
    [keeper] gardien
    [sage] sage
    [fisher] pêcheur
    [jailer] geôlier
    [tiger] tigre
    [diver] plongeuse
   *[captain] capitaine
  }
boyard-parade-thing = { $thing ->
    [gull] mouette { $colour ->
        [red] rouge
        [blue] bleue
       *[white] blanche
      }
    [boat] bateau { $colour ->
        [red] rouge
        [blue] bleu
       *[white] blanc
      }
    [crab] crabe { $colour ->
        [red] rouge
        [blue] bleu
       *[white] blanc
      }
    [barrel] tonneau { $colour ->
        [red] rouge
        [blue] bleu
       *[white] blanc
      }
    [fish] poisson { $colour ->
        [red] rouge
        [blue] bleu
       *[white] blanc
      }
   *[buoy] bouée { $colour ->
        [red] rouge
        [blue] bleue
       *[white] blanche
      }
  }
boyard-parade-asked = Combien y avait-il { $thing ->
    [gull] de mouettes{ $colour ->
        [red] {" "}rouges
        [blue] {" "}bleues
        [white] {" "}blanches
       *[any] {""}
      }
    [boat] de bateaux{ $colour ->
        [red] {" "}rouges
        [blue] {" "}bleus
        [white] {" "}blancs
       *[any] {""}
      }
    [crab] de crabes{ $colour ->
        [red] {" "}rouges
        [blue] {" "}bleus
        [white] {" "}blancs
       *[any] {""}
      }
    [barrel] de tonneaux{ $colour ->
        [red] {" "}rouges
        [blue] {" "}bleus
        [white] {" "}blancs
       *[any] {""}
      }
    [fish] de poissons{ $colour ->
        [red] {" "}rouges
        [blue] {" "}bleus
        [white] {" "}blancs
       *[any] {""}
      }
    [buoy] de bouées{ $colour ->
        [red] {" "}rouges
        [blue] {" "}bleues
        [white] {" "}blanches
       *[any] {""}
      }
   *[any] de choses{ $colour ->
        [red] {" "}rouges
        [blue] {" "}bleues
        [white] {" "}blanches
       *[any] {""}
      }
  } ?
