### Les mots de la table de Fort Boyard dans un navigateur.

## Le fort
web-boyard-fort = Le fort, ses cases dans l’ordre du jeu
web-boyard-square = Case { $number } : { $name }{ $names ->
    [none] {""}
   *[other] . Ici : { $names }
  }
web-boyard-name = { $square ->
    [door] Porte
    [concentration] Concentration
    [strength] Force
    [duel] Duel
    [riddle] Père Fouras
    [prison] Prison
   *[passe_partout] Passe-Partout
  }
web-boyard-sea = { $names ->
    [none] La mer : un tour, { $count } cases
   *[other] La mer : un tour, { $count } cases. À l’eau : { $names }
  }
web-boyard-start = Départ
web-boyard-round = { $round ->
    [0] Qui commence ?
    [1] Manche 1 · les clés
    [2] Manche 2 · les indices
   *[other] Manche 3 · le trésor
  }
web-boyard-round-ends = { $round ->
    [0] Le plus grand nombre
    [1] Fin à { $keys } clés
    [2] Fin à { $clues } indices
   *[other] Dis ton mot, remplis ta main
  }
web-boyard-die = { $number ->
    [0] Le dé
   *[other] Le dé montre { $number }
  }
web-boyard-stock = { $count ->
    [0] aucune clé en réserve
    [one] { $count } clé en réserve
   *[other] { $count } clés en réserve
  }
web-boyard-clue = Indices
web-boyard-bag = { $count ->
    [0] aucun jeton dans le sac
    [one] { $count } jeton dans le sac
   *[other] { $count } jetons dans le sac
  }
web-boyard-in-hand = { $boyards } Boyards

## Les feuilles
web-boyard-sheets = Les feuilles de la table
web-boyard-sheet-of = Feuille de { $name }
web-boyard-own-sheet = Ta feuille
web-boyard-open-sheet = { $name } : { $place }, { $keys ->
    [0] aucune clé
    [one] { $keys } clé
   *[other] { $keys } clés
  }, { $clues ->
    [0] aucun indice
    [one] { $clues } indice
   *[other] { $clues } indices
  }{ $boyards ->
    [0] {""}
   *[other] , { $boyards } Boyards
  }{ $turn ->
    [yes] . C’est son tour
   *[no] {""}
  }
web-boyard-keys = { $count ->
    [0] aucune clé
    [one] { $count } clé
   *[other] { $count } clés
  }
web-boyard-clues = { $count } indices sur { $all }
web-boyard-boyards = { $boyards } Boyards
web-boyard-word-level = { $hard ->
    [yes] mot difficile
   *[no] mot facile
  }
web-boyard-clue-number = Indice { $number }
web-boyard-clue-to-come = pas encore donné
web-boyard-word = Le mot :
web-boyard-note = Tes notes
web-boyard-note-hint = Quel pourrait être le mot ?
web-boyard-handful = Poignée { $number } : { $boyards } Boyards
web-boyard-first-roll = { $number } au dé
web-boyard-in-prison = passe un tour
web-boyard-swims = nage, { $swum } sur { $sea }
web-boyard-stands = { $stands ->
    [in] dedans
    [out] dehors
   *[guessing] à la grille
  }
web-boyard-no-clues = Aucun indice n’a encore été donné.

## Touches
web-boyard-key-sheets = Regarder toutes les feuilles

## Référence
web-boyard-squares = Cases
web-boyard-trials = Épreuves
web-boyard-on-screen = À l’écran :
web-boyard-bots = Les robots aux épreuves
web-boyard-bots-more = Sur cent épreuves de chaque sorte, combien sont réussies là où joue un robot : le sort en décide selon son niveau. Pour les conseils et l’analyse, une personne compte comme dans la dernière colonne.
web-boyard-person = une personne
web-boyard-kind = Sorte d’épreuve
web-boyard-pieces = Matériel
web-boyard-piece-keys = { $count } clés. À la première manche, { $end } clés y mettent fin ; à la troisième, chacune vaut un essai ou une main dans le sac.
web-boyard-piece-bag = Le sac
web-boyard-piece-bag-more = { $tokens }. Une main en prend de cinq à neuf.
web-boyard-nothing-found = Rien trouvé.

## Première partie guidée
web-boyard-coach-welcome = Bienvenue au fort. Le dé roule tout seul et ton pion avance ; la case dit ce que tu fais. Touche une case pour la lire. Trois manches : gagner des clés, réunir des indices sur ton mot secret, puis prendre ce que tu peux du trésor.
web-boyard-coach-keys = La manche 1, ce sont les clés. Réussis une épreuve, gagne un duel ou trouve une énigme : une clé est à toi. Elle s’arrête dès que quelqu’un en a trois.
web-boyard-coach-neighbours = À ta gauche, on lit tes cartes et on joue après toi ; à ta droite, on connaît ton mot et on te donne tes indices. Ici, c’est l’écran qui lit.
web-boyard-coach-concentration = Concentration : l’œil vif et la tête claire. Prends ton temps avant de commencer, et demande plus de temps si tu veux : c’est un réglage, pas une faiblesse.
web-boyard-coach-strength = Force : des mains sûres ou rapides. Si cette épreuve ne convient pas aux tiennes, demandes-en une autre avant de commencer.
web-boyard-coach-duel = Un duel : à deux, une victoire ou aucune. Elle prend une clé à l’adversaire, ou à la réserve faute de clé.
web-boyard-coach-riddle = Le Père Fouras demande. Tu n’as qu’une réponse : relis l’énigme avant de l’envoyer. Manquée, elle jette le gain à la mer.
web-boyard-coach-rival = On peut défier n’importe qui, même en prison ou à la mer. Qui a des clés a quelque chose à perdre ; qui est plus faible se bat plus facilement.
web-boyard-coach-dive = Le gain est dans la mer. Plonger coûte quelques tours de nage, mais après un tour complet il est à toi sans réponse. Y renoncer te garde dans le fort.
web-boyard-coach-sea = Tu es à la mer. Tes lancers te font faire le tour ; pas besoin d’un nombre exact, et au bout tu remontes avec le gain.
web-boyard-coach-prison = La prison : tu passes ton prochain tour. La fin de la manche te libérerait.
web-boyard-coach-passe-partout = Passe-Partout ouvre toutes les cases. Va où tu as le plus de chances, ou reste et finis ton tour. L’ampoule de la barre dit ce que ferait quelqu’un de fort.
web-boyard-coach-clues = Manche 2 : tes clés restent, et chacun a entendu un premier indice. Concentration et Force donnent maintenant des indices ; avant un duel ou une énigme, tu dis lequel des deux est en jeu. Quatre indices finissent la manche.
web-boyard-coach-keys-matter = Les clés comptent aussi dans cette manche. Chaque clé qui te reste à la fin vaut un essai ou une main dans le sac de plus ; des indices sans clé ne valent rien.
web-boyard-coach-prize = Clé ou indice ? Sans clé, tu restes dehors, quoi que tu saches. Avec deux ou trois clés, un indice te rapproche de ton mot.
web-boyard-coach-treasure = Manche 3 : le trésor. Sans clé, on est dehors. Les autres disent leur mot à tour de rôle, en commençant par qui a quatre indices.
web-boyard-coach-guess = Pèse chaque indice avant de répondre. Chacun vise un autre sens du même mot : ce qui va avec trois d’entre eux mais pas avec le quatrième est faux.
web-boyard-coach-again = Ce n’était pas ça. Une clé paie un autre essai, mais une clé est aussi une main dans le sac : réessaie si une meilleure idée t’est venue.
web-boyard-coach-handful = Ta main est dans le sac : quatre doigts, sans le pouce. Une poignée pour chaque clé qui te reste.
web-boyard-coach-over-treasure = Le trésor est compté. Qui est dans la salle passe devant qui est dehors, puis les Boyards décident. Le décompte a chaque poignée ; « Revoir » montre les questions et les réponses.
web-boyard-coach-over-nobody = Personne n’est entré : le fort garde son trésor, et le résultat se partage. Les feuilles disent maintenant les mots.
