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
web-boyard-clue-to-come = not heard yet
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
web-boyard-no-clues = You have heard no clues yet.

## Keys
web-boyard-key-sheets = Look at all sheets

## Reference
web-boyard-squares = Squares
web-boyard-trials = Trials
web-boyard-on-screen = On screen:
web-boyard-bots = How bots do in trials
web-boyard-bots-more = How many trials of each kind, out of a hundred, a bot passes: chance decides, weighted by its skill. Hints and analysis use the last column for a person.
web-boyard-person = a person
web-boyard-kind = Kind of trial
web-boyard-pieces = Pieces
web-boyard-piece-keys = { $count } keys. In round 1, whoever has { $end } ends it; in round 3, each one is a guess or a hand in the bag.
web-boyard-piece-bag = The bag
web-boyard-piece-bag-more = { $tokens }. A hand takes 5 to 9.
web-boyard-nothing-found = Nothing found.

## Guided first game
web-boyard-coach-welcome = Welcome to the fort. This pawn is you: the die moves it, and the square says what you do. Touch any square to read it.
web-boyard-coach-keys = Round 1 is about keys: pass a trial, win a duel or solve a riddle. It ends when somebody has three.
web-boyard-coach-concentration = Sharp eyes and a clear head. Begin when you are ready; you can ask for more time.
web-boyard-coach-strength = Steady or quick hands. If this does not suit yours, ask for another before you begin.
web-boyard-coach-duel = A duel: the winner takes a key from the loser. Sometimes nobody wins.
web-boyard-coach-riddle = Père Fouras asks, and you have one answer. If you miss it, the prize goes into the sea.
web-boyard-coach-rival = You may challenge anybody. Only those with keys have something to lose.
web-boyard-coach-dive = The prize is in the sea. Diving costs turns, but once you have swum around the fort it is yours.
web-boyard-coach-sea = You are in the sea. Your rolls take you around; you need no exact number to arrive, and then you climb out with the prize.
web-boyard-coach-prison = Prison: you miss your next turn, unless the round ends first.
web-boyard-coach-passe-partout = Passe-Partout takes you to any square. Go where you are likely to win; the bulb in the bar can advise you.
web-boyard-coach-clues = Round 2 is about clues to your secret word. Concentration and Strength bring them now. Four clues end the round.
web-boyard-coach-keys-matter = Keys still matter: each one left at the end is one more guess, or one more hand in the bag.
web-boyard-coach-prize = Key or clue? Without a key you stay outside. With two or three, a clue brings you closer to your word.
web-boyard-coach-treasure = Round 3: the treasure. Whoever has a key says a word; the right one opens the bag.
web-boyard-coach-guess = Weigh every clue: each points to a different sense of the same word.
web-boyard-coach-again = Not it. One key buys another guess, but a key is also a hand in the bag.
web-boyard-coach-handful = Your hand is in the bag: four fingers, no thumb. You take one handful for each key you have left.

## An example, from a real game
web-boyard-example-1 = A real game of Fort Boyard. You are Alex. You roll a 2: your pawn lands on Concentration.
web-boyard-example-2 = The square sets you a trial. You pass it and win your first key.
web-boyard-example-3 = Your rival lands on Strength and fails: no key, and it is your turn.
web-boyard-example-4 = You win a second key. Your rival lands in Prison and will miss a turn.
web-boyard-example-5 = You win a duel, and with it the third key: round 1 is over. Everybody hears a first clue to their own secret word.
web-boyard-example-6 = In round 2 trials bring clues. Each clue points to a different sense of your word.
web-boyard-example-7 = Somebody has four clues: round 3, the treasure. Your rival knows a lot, but has no key left and stays outside.
web-boyard-example-8 = Your first guess is wrong. You spend a key on another.
web-boyard-example-9 = Right! You are in the treasure room, with a hand in the bag for each key you have left.
web-boyard-example-10 = A first handful: 130 Boyards, and a pebble.
web-boyard-example-11 = 370 Boyards. Keys let you in, clues find the word, and the most Boyards win.

## The log
web-boyard-log-rolls = Everybody rolls for who begins.
web-boyard-log-tokens = { $count } tokens: { $boyards } Boyards.
