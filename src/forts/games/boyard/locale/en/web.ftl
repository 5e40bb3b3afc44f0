### Words of the Fort Boyard table in a browser.

## The fort
web-boyard-fort = The fort, its squares in the order of play
web-boyard-square = Square { $number }: { $name }{ $names ->
    [none] {""}
   *[other] . Here: { $names }
  }
web-boyard-name = { $square ->
    [door] Door
    [concentration] Concentration
    [strength] Strength
    [duel] Duel
    [riddle] Père Fouras
    [prison] Prison
   *[passe_partout] Passe-Partout
  }
web-boyard-sea = { $names ->
    [none] The sea: once around, { $count } squares
   *[other] The sea: once around, { $count } squares. In it: { $names }
  }
web-boyard-start = Start
web-boyard-round = { $round ->
    [0] Who begins?
    [1] Round 1 · keys
    [2] Round 2 · clues
   *[other] Round 3 · treasure
  }
web-boyard-round-ends = { $round ->
    [0] The highest roll
    [1] { $keys } keys end it
    [2] { $clues } clues end it
   *[other] Say your word, fill your hand
  }
web-boyard-die = { $number ->
    [0] The die
   *[other] The die shows { $number }
  }
web-boyard-stock = { $count ->
    [one] { $count } key in the stock
   *[other] { $count } keys in the stock
  }
web-boyard-clue = Clues
web-boyard-bag = { $count ->
    [one] { $count } token in the bag
   *[other] { $count } tokens in the bag
  }
web-boyard-in-hand = { $boyards } Boyards

## Sheets
web-boyard-sheets = Players’ sheets
web-boyard-sheet-of = Sheet of { $name }
web-boyard-own-sheet = Your sheet
web-boyard-open-sheet = { $name }: { $place }, { $keys ->
    [one] { $keys } key
   *[other] { $keys } keys
  }, { $clues ->
    [one] { $clues } clue
   *[other] { $clues } clues
  }{ $boyards ->
    [0] {""}
   *[other] , { $boyards } Boyards
  }{ $turn ->
    [yes] . Their turn
   *[no] {""}
  }
web-boyard-keys = { $count ->
    [one] { $count } key
   *[other] { $count } keys
  }
web-boyard-clues = { $count } of { $all } clues
web-boyard-boyards = { $boyards } Boyards
web-boyard-word-level = { $hard ->
    [yes] hard word
   *[no] easy word
  }
web-boyard-clue-number = Clue { $number }
web-boyard-clue-to-come = not yet told
web-boyard-word = The word:
web-boyard-note = Your notes
web-boyard-note-hint = What could the word be?
web-boyard-handful = Handful { $number }: { $boyards } Boyards
web-boyard-first-roll = Rolled { $number }
web-boyard-in-prison = misses a turn
web-boyard-swims = swims { $swum } of { $sea }
web-boyard-stands = { $stands ->
    [in] in
    [out] out
   *[guessing] at the gate
  }
web-boyard-no-clues = No clue has been told yet.

## Keys
web-boyard-key-sheets = Look at all sheets

## Reference
web-boyard-squares = Squares
web-boyard-trials = Trials
web-boyard-on-screen = On screen:
web-boyard-bots = How bots do in trials
web-boyard-bots-more = Of a hundred trials of each kind, how many are passed where bots sit: chance decides by their skill. Hints and the analysis take a person for the last column.
web-boyard-person = a person
web-boyard-kind = Kind of trial
web-boyard-pieces = Pieces
web-boyard-piece-keys = { $count } keys. In the first round { $end } of them end it; in the third, each one is a guess or a hand in the bag.
web-boyard-piece-bag = The bag
web-boyard-piece-bag-more = { $tokens }. A hand takes five to nine.
web-boyard-nothing-found = Nothing found.

## Guided first game
web-boyard-coach-welcome = Welcome to the fort. The die rolls by itself and your pawn walks; what the square says is what you do. Touch any square to read it. Three rounds: win keys, gather clues about your secret word, then grab what you can of the treasure.
web-boyard-coach-keys = Round 1 is about keys. Pass a trial, win a duel or solve a riddle, and one is yours. It ends at once when somebody has three.
web-boyard-coach-neighbours = Your left neighbour reads your cards and plays next; your right neighbour knows your word and tells you your clues. Here the screen does the reading.
web-boyard-coach-concentration = Concentration: sharp eyes and a clear head. Take your time before you say that you are ready, and ask for more time if you like: it is a setting, not a weakness.
web-boyard-coach-strength = Strength: steady or quick hands. If this one does not suit your hands, ask for another trial before you begin.
web-boyard-coach-duel = A duel: two of you, one winner, or none. Whoever wins takes a key from the loser, or from the stock if the loser has none.
web-boyard-coach-riddle = Père Fouras asks. You have one answer, so say the riddle to yourself once more before you send it. A missed riddle sends the prize into the sea.
web-boyard-coach-rival = Anybody can be challenged, in prison or at sea as well. Somebody who holds keys has something to lose; somebody weaker is easier to beat.
web-boyard-coach-dive = The prize is in the sea. Diving costs you a few turns of swimming, but once around it is yours without an answer. Letting go keeps you in the fort.
web-boyard-coach-sea = You are in the sea. Your rolls take you around; no exact number is needed, and at the end you climb up with the prize.
web-boyard-coach-prison = Prison: you miss your next turn. The end of the round would set you free.
web-boyard-coach-passe-partout = Passe-Partout opens any square. Go where you are likely to win, or stay and end your turn. The bulb in the bar tells you what a good player would do.
web-boyard-coach-clues = Round 2: your keys stay, and everybody has heard a first clue. Concentration and Strength now bring clues; before a duel or a riddle you say which of the two it is about. Four clues end the round.
web-boyard-coach-keys-matter = Keys matter in this round, too. Each key you still have in the end is one more guess or one more hand in the bag; clues without a key are worth nothing.
web-boyard-coach-prize = Key or clue? Without a key you stay outside, whatever you know. With two or three of them, a clue brings you closer to your word.
web-boyard-coach-treasure = Round 3: the treasure. Without a key you are out. The others say their word in turn, beginning with whoever has four clues.
web-boyard-coach-guess = Weigh every clue before you guess. Each one points at another sense of the same word: what fits three of them but not the fourth is wrong.
web-boyard-coach-again = That was not it. One key buys another guess, and a key is also a hand in the bag: try again if something better has come to your mind.
web-boyard-coach-handful = Your hand is in the bag: four fingers, no thumb. One handful for each key that you have left.
web-boyard-coach-over-treasure = The treasure is counted. Whoever got in ranks before whoever did not, then Boyards count. The sheet has every handful; the replay shows what was asked and answered.
web-boyard-coach-over-nobody = Nobody found the way in: the fort keeps its treasure, and all share the result. The sheets now tell the words.
