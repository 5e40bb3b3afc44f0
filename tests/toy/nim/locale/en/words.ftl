nim-option-size = Stones in the smaller pile, at least

nim-ask-pick = Which pile?
nim-ask-take = How many stones?
nim-pick = the { nim-pile }
nim-pile = { $place ->
    [left] left pile
   *[right] right pile
  }
nim-take = take { nim-stones }
nim-stones = { $count ->
    [0] no stone
    [one] one stone
   *[other] { $count } stones
  }
nim-roll = roll the die
nim-fall = the die shows { $count }
nim-size = a pile of { $count }

nim-not-picked = A pile has been picked already.
nim-empty = Nothing is left of that pile.
nim-pick-first = First pick a pile.
nim-too-few = The pile has not that many stones.

nim-event-pick = { SEAT($seat) } goes to the { nim-pile }.
nim-event-take = { SEAT($seat) } takes { nim-stones }.
nim-event-roll = { SEAT($seat) } rolls the die.
nim-event-fall = The die lets { SEAT($seat) } take { nim-stones }.
nim-event-size = A new pile is laid out.

nim-score = Stones taken
nim-end = the piles are empty
nim-by-rolls = rolls of the die
nim-chapter = On the table
nim-die = Die
nim-die-text = Shows one or two: that many stones are taken.

nim-option-daring = May one dare to take two stones with one hand?
nim-dare = dare to take two with one hand
nim-steady = the hand is steady
nim-shaky = the hand is shaky
nim-no-daring = There is no daring at this table.
nim-event-dare = { SEAT($seat) } dares to take two with one hand.
nim-event-steady = { SEAT($seat) } takes two stones with a steady hand.
nim-event-shaky = A stone slips from { SEAT($seat) }, and one is left.
