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
web-boyard-sheet-of = Feuille { ELIDE("de", $name) }
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
web-boyard-bots-more = Sur cent épreuves de chaque sorte, combien un robot en réussit : le sort décide, selon son niveau. Les conseils et l’analyse prennent la dernière colonne pour une personne.
web-boyard-person = une personne
web-boyard-kind = Sorte d’épreuve
web-boyard-pieces = Matériel
web-boyard-piece-keys = { $count } clés. La manche 1 s’arrête quand quelqu’un en a { $end } ; à la manche 3, chacune vaut un essai ou une main dans le sac.
web-boyard-piece-bag = Le sac
web-boyard-piece-bag-more = { $tokens }. Une main en prend de cinq à neuf.
web-boyard-nothing-found = Aucun résultat.

## Première partie guidée
web-boyard-coach-welcome = Bienvenue au fort. Ce pion, c’est toi : le dé le fait avancer, et la case dit ce que tu fais. Touche une case pour la lire.
web-boyard-coach-keys = La manche 1, ce sont les clés : réussis une épreuve, un duel ou une énigme. Elle s’arrête quand quelqu’un en a trois.
web-boyard-coach-concentration = L’œil vif et la tête claire. Commence quand tu veux ; tu peux demander plus de temps.
web-boyard-coach-strength = Des mains sûres ou rapides. Si elles ne te conviennent pas, demande une autre épreuve avant de commencer.
web-boyard-coach-duel = Un duel : qui gagne prend une clé à l’autre. Parfois, personne ne gagne.
web-boyard-coach-riddle = Le Père Fouras te pose une énigme, et tu n’as qu’une réponse. Si tu te trompes, le gain tombe à la mer.
web-boyard-coach-rival = Tu peux défier n’importe qui. Seules les personnes qui ont des clés ont quelque chose à perdre.
web-boyard-coach-dive = Le gain est dans la mer. Plonger coûte des tours, mais après un tour complet il est à toi.
web-boyard-coach-sea = Tu es à la mer. Tes lancers te font faire le tour ; pas besoin d’un nombre exact pour arriver, et tu remontes avec le gain.
web-boyard-coach-prison = La prison : tu passes ton prochain tour, sauf si la manche finit avant.
web-boyard-coach-passe-partout = Passe-Partout te mène à la case de ton choix. Va où tu as le plus de chances ; l’ampoule de la barre peut te conseiller.
web-boyard-coach-clues = La manche 2, ce sont les indices sur ton mot secret. Concentration et Force en donnent. Quatre indices finissent la manche.
web-boyard-coach-keys-matter = Les clés comptent toujours : chacune qui reste à la fin vaut un essai, ou une main dans le sac de plus.
web-boyard-coach-prize = Clé ou indice ? Sans clé, tu restes dehors. Avec deux ou trois, un indice te rapproche de ton mot.
web-boyard-coach-treasure = Manche 3 : le trésor. Qui a une clé dit un mot ; le bon ouvre le sac.
web-boyard-coach-guess = Pèse chaque indice : chacun vise un sens différent du même mot.
web-boyard-coach-again = Ce n’était pas ça. Une clé paie un autre essai, mais c’est aussi une main dans le sac.
web-boyard-coach-handful = Ta main est dans le sac : quatre doigts, sans le pouce. Une poignée pour chaque clé qui te reste.

## Un exemple, d’une vraie partie
web-boyard-example-1 = Une vraie partie de Fort Boyard. Tu es Alex. Le dé montre 2 : ton pion arrive sur Concentration.
web-boyard-example-2 = La case te propose une épreuve. Tu la réussis, et tu gagnes ta première clé.
web-boyard-example-3 = Ton adversaire arrive sur Force, et échoue : pas de clé, et c’est à toi.
web-boyard-example-4 = Tu gagnes une deuxième clé. Ton adversaire tombe en Prison et passera un tour.
web-boyard-example-5 = Tu gagnes un duel, et avec lui la troisième clé : la manche 1 est finie. Chacun entend un premier indice sur son mot secret.
web-boyard-example-6 = Dans la manche 2, les épreuves donnent des indices. Chacun vise un autre sens de ton mot.
web-boyard-example-7 = Quelqu’un a quatre indices : manche 3, le trésor. Ton adversaire en sait long, mais n’a plus de clé et reste dehors.
web-boyard-example-8 = Ton premier mot est faux. Tu donnes une clé pour un autre essai.
web-boyard-example-9 = Juste ! Tu es dans la salle du trésor, avec une main dans le sac par clé qui reste.
web-boyard-example-10 = Une première poignée : 130 Boyards, et un caillou.
web-boyard-example-11 = 370 Boyards. Les clés font entrer, les indices font trouver le mot, et le plus de Boyards l’emporte.

## Le journal
web-boyard-log-rolls = Tout le monde lance le dé pour savoir qui commence.
web-boyard-log-tokens = { $count } jetons : { $boyards } Boyards.
