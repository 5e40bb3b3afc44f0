nim-option-size = Pierres du plus petit tas, au moins

nim-ask-pick = Quel tas ?
nim-ask-take = Combien de pierres ?
nim-pick = le { nim-pile }
nim-pile = { $place ->
    [left] tas de gauche
   *[right] tas de droite
  }
nim-take = prendre { nim-stones }
nim-stones = { $count ->
    [0] aucune pierre
    [one] une pierre
   *[other] { $count } pierres
  }
nim-roll = lancer le dé
nim-fall = le dé montre { $count }
nim-size = un tas de { $count }

nim-not-picked = Un tas est déjà choisi.
nim-empty = Il ne reste rien de ce tas.
nim-pick-first = Choisis d’abord un tas.
nim-too-few = Le tas n’a pas autant de pierres.

nim-event-pick = { SEAT($seat) } choisit le { nim-pile }.
nim-event-take = { SEAT($seat) } prend { nim-stones }.
nim-event-roll = { SEAT($seat) } lance le dé.
nim-event-fall = Le dé donne à { SEAT($seat) } { nim-stones }.
nim-event-size = Un nouveau tas est posé.

nim-score = Pierres prises
nim-end = les tas sont vides
nim-by-rolls = par lancers de dé
nim-chapter = Sur la table
nim-die = Dé
nim-die-text = Montre un ou deux : on prend autant de pierres.

nim-option-daring = Peut-on oser prendre deux pierres d’une main ?
nim-dare = oser en prendre deux d’une main
nim-steady = la main est sûre
nim-shaky = la main tremble
nim-no-daring = On n’ose rien à cette table.
nim-event-dare = { SEAT($seat) } ose en prendre deux d’une main.
nim-event-steady = { SEAT($seat) } prend deux pierres d’une main sûre.
nim-event-shaky = Une pierre échappe à { SEAT($seat) }, il en reste une.
