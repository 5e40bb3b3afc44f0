### The words of Fort Boyard.

## Options
boyard-option-first = Who begins; by default everybody rolls for it
boyard-option-levels = Code words: easy or hard, for all or for each seat
boyard-option-skill = Trials passed in a hundred where nobody plays them out; 0 for each bot’s own level
boyard-option-board = A board of your own (a file)
boyard-option-trials = Trials on screen, or around one table with people as judges
boyard-option-texts = The red texts of the cards, or the blue ones
boyard-option-language = The language of riddles, words and cards
boyard-option-riddle_seconds = Seconds for a riddle on screen; 0 for no limit
boyard-choice-random = by the die
boyard-choice-easy = easy word
boyard-choice-hard = hard word
boyard-choice-screen = on screen
boyard-choice-table = around one table
boyard-choice-red = red
boyard-choice-blue = blue
boyard-choice-en = English
boyard-choice-fr = French

## The board file
boyard-board-header = Board file, line { $line }: the columns must be { $columns }.
boyard-board-fields = Board file, line { $line }: there must be a value for each of { $columns }.
boyard-board-square = Board file, line { $line }: “{ $place }, { $square }” is not a square; the fort has { $known }, the sea has water.
boyard-board-twice = Board file, line { $line }: there can be only one square { $square }.
boyard-board-missing = Board file, up to line { $line }: no square { $square }.
boyard-board-length = Board file, up to line { $line }: the fort has { $low } to { $high } squares, not { $count }.
boyard-board-sea = Board file, up to line { $line }: the sea has { $low } to { $high } squares, not { $count }.

## Cards
boyard-content-language = There are no cards in “{ $language }”. Languages: { $known }.
boyard-content-unreadable = { $file } cannot be read: { $why }.
boyard-content-form = { $file } is not a card file: { $why }.
boyard-content-card = { $file }, card at line { $line }: { $why }.
boyard-content-none = { $folder } has no cards: put them in one folder per language ({ $known }), in files named like those that come with Forts.
boyard-content-id = { $folder }: the id { $card } is already taken by another card; choose a free one.

## Names
boyard-seat = { SEAT($seat) }
boyard-prize = { $prize ->
    [key] a key
   *[clue] a clue
  }
boyard-square = { $square ->
    [door] the Door
    [concentration] Concentration
    [strength] Strength
    [duel] the Duel
    [riddle] Père Fouras
    [prison] the Prison
   *[passe_partout] Passe-Partout
  }
boyard-square-text = { $square ->
    [door] Nothing happens; the turn ends.
    [concentration] A trial for a sharp eye and a clear head, read by your left neighbour. It brings a key or, in round 2, a clue.
    [strength] A trial for steady hands. It brings a key or, in round 2, a clue.
    [duel] Challenge anybody. The winner takes a key from the loser, or from the stock; in round 2 you first say whether you play for a key or a clue.
    [riddle] Père Fouras asks a riddle. Solve it to win the prize; otherwise the prize falls into the sea, and you may dive for it.
    [prison] Your turn ends, and you miss the next one.
   *[passe_partout] Go to any square of the fort and do what it says, or stay.
  }
boyard-trial = { $trial ->
    [concentration] a trial of Concentration
    [strength] a trial of Strength
    [duel] a duel
    [riddle] a riddle
    [guess] a guess at the code word
   *[handful] a hand in the bag
  }
boyard-tokens = { $boyards ->
    [0] { $count ->
        [one] a pebble
       *[other] { $count } pebbles
      }
   *[other] { $count } × { $boyards }
  }

## Questions
boyard-ask-first = Everybody rolls: who begins?
boyard-ask-roll = Roll the die
boyard-ask-task = A trial is in progress
boyard-ask-duel = A duel is in progress
boyard-ask-riddle = Père Fouras asks
boyard-ask-guess = What is the word?
boyard-ask-handful = A hand goes into the bag
boyard-ask-token = Tokens come out of the bag
boyard-ask-prize = What do you play for: a key or a clue?
boyard-ask-rival = Whom do you challenge?
boyard-ask-dive = The prize is in the sea. Dive for it?
boyard-ask-passe-partout = Where do you go with Passe-Partout?
boyard-ask-again = That was not the word. Spend a key on another guess?
boyard-ask-over = The game is over

## What a choice does
boyard-do-roll = Roll a { $number }
boyard-do-trial = { $outcome ->
    [won] Passed
    [lost] Failed
   *[none] No winner
  }
boyard-do-rival = Challenge { $seat } ({ $keys ->
    [one] { $keys } key
   *[other] { $keys } keys
  })
boyard-do-prize = Play for { $prize }
boyard-do-dive = Dive for { $prize }
boyard-do-let-go = Let { $prize } go
boyard-do-move = Go to square { $square }: { $name }
boyard-do-stay = Stay where you are
boyard-do-again = Spend a key on another guess; { $keys ->
    [one] { $keys } key
   *[other] { $keys } keys
  } would be left
boyard-do-stop = Leave without the word
boyard-do-handful = Take { $count ->
    [one] { $count } token
   *[other] { $count } tokens
  }
boyard-do-token = { $boyards ->
    [0] Draw a pebble
   *[other] Draw { $boyards } Boyards
  }

## Refusals
boyard-no-now = That answers another question. Now: { $question }
boyard-no-key-to-win = There is no key to win here: nobody has one, and none is left in the stock.
boyard-no-duel-alone = You cannot challenge yourself.
boyard-no-seat = There is no player { $seat } in this game.
boyard-no-square = There is no square { $square }; the fort has { $count }.
boyard-no-second-passe-partout = Passe-Partout does not lead to Passe-Partout.
boyard-bad-try = { $why ->
    [early] Too early: wait for it.
    [late] Too late: that is over.
    [not-yours] This trial is not yours.
    [not-now] Not now.
    [impossible] That cannot be done.
   *[malformed] That could not be understood.
  }

## Positions
boyard-position-keys = There are only { $most } keys in the box, not { $keys }.
boyard-position-round = “{ $phase }” is not asked in round { $round }.
boyard-position-bag = Bag and handfuls together must be the hundred tokens in the box.
boyard-position-square = “{ $phase }” is not asked on square { $square }.

## What happens
boyard-event-first-roll = { $who ->
    [you] You roll a { $number }.
   *[other] { $seat } rolls a { $number }.
  }
boyard-event-first = { $who ->
    [you] You begin.
   *[other] { $seat } begins.
  }
boyard-event-round = { $number ->
    [1] Round 1: three keys end it.
    [2] Round 2: four clues end it.
   *[other] Round 3: the treasure.
  }
boyard-event-turn = { $who ->
    [you] Your turn.
   *[other] { $seat } is next.
  }
boyard-event-skip = { $who ->
    [you] You are in prison and miss this turn.
   *[other] { $seat } is in prison and misses this turn.
  }
boyard-event-roll = { $who ->
    [you] You roll a { $number }.
   *[other] { $seat } rolls a { $number }.
  }
boyard-event-walk = { $who ->
    [you] You land on { $square }.
   *[other] { $seat } lands on { $square }.
  }
boyard-event-prize = { $who ->
    [you] You play for { $prize }.
   *[other] { $seat } plays for { $prize }.
  }
boyard-event-rival = { $who ->
    [you] You challenge { $rival }.
   *[other] { $rival-is ->
        [you] { $seat } challenges you.
       *[other] { $seat } challenges { $rival }.
      }
  }
boyard-event-passed = { $who ->
    [you] { $trial ->
        [riddle] You solve the riddle.
        [guess] You say the right word.
       *[other] You pass the trial.
      }
   *[other] { $trial ->
        [riddle] { $seat } solves the riddle.
        [guess] { $seat } says the right word.
       *[other] { $seat } passes the trial.
      }
  }
boyard-event-failed = { $who ->
    [you] { $trial ->
        [riddle] You do not solve the riddle.
        [guess] That is not your word.
       *[other] You do not pass the trial.
      }
   *[other] { $trial ->
        [riddle] { $seat } does not solve the riddle.
        [guess] That is not { $seat }’s word.
       *[other] { $seat } does not pass the trial.
      }
  }
boyard-event-duel = { $winner-is ->
    [nobody] Nobody wins the duel.
    [you] You win the duel.
   *[other] { $winner } wins the duel.
  }
boyard-event-gain = { $what ->
    [clue] { $who ->
        [you] You get a clue.
       *[other] { $seat } gets a clue.
      }
   *[key] { $from-is ->
        [nobody] { $who ->
            [you] You get a key.
           *[other] { $seat } gets a key.
          }
        [you] { $seat } takes a key from you.
       *[other] { $who ->
            [you] You take a key from { $from }.
           *[other] { $seat } takes a key from { $from }.
          }
      }
  }
boyard-event-no-key = There is no key left to win.
boyard-event-prison = { $who ->
    [you] You go to prison and will miss a turn.
   *[other] { $seat } goes to prison and will miss a turn.
  }
boyard-event-dive = { $who ->
    [you] You dive for { $prize }.
   *[other] { $seat } dives for { $prize }.
  }
boyard-event-let-go = { $who ->
    [you] You let { $prize } go.
   *[other] { $seat } lets { $prize } go.
  }
boyard-event-swim = { $who ->
    [you] You swim on, { $number ->
        [one] { $number } square
       *[other] { $number } squares
      } so far.
   *[other] { $seat } swims on, { $number ->
        [one] { $number } square
       *[other] { $number } squares
      } so far.
  }
boyard-event-climb = { $who ->
    [you] Once around: you climb up the rope ladder.
   *[other] Once around: { $seat } climbs up the rope ladder.
  }
boyard-event-stay = { $who ->
    [you] You stay where you are.
   *[other] { $seat } stays.
  }
boyard-event-enter = { $who ->
    [you] You are in the treasure room.
   *[other] { $seat } is in the treasure room.
  }
boyard-event-out = { $why ->
    [without_key] { $who ->
        [you] You have no key and are out.
       *[other] { $seat } has no key and is out.
      }
    [wrong_word] { $who ->
        [you] That was your last key. You are out.
       *[other] That was the last key. { $seat } is out.
      }
   *[by_choice] { $who ->
        [you] You leave without your word.
       *[other] { $seat } leaves without the word.
      }
  }
boyard-event-paid = { $who ->
    [you] You spend a key on another guess.
   *[other] { $seat } spends a key on another guess.
  }
boyard-event-handful = { $who ->
    [you] Your hand takes { $number ->
        [one] { $number } token
       *[other] { $number } tokens
      }.
   *[other] { $seat }’s hand takes { $number ->
        [one] { $number } token
       *[other] { $number } tokens
      }.
  }
boyard-event-token = { $boyards ->
    [0] A pebble.
   *[other] { $boyards } Boyards.
  }
boyard-event-counted = { $who ->
    [you] You have { $boyards } Boyards.
   *[other] { $seat } has { $boyards } Boyards.
  }
boyard-event-over = The game is over.

## The score sheet
boyard-score-handful = Handful { $number }: { $tokens }
boyard-score-nothing = { $why ->
    [in] In the treasure room, with nothing drawn yet
   *[out] Not in the treasure room
  }

## In reports
boyard-by = { $kind ->
    [trials] trials on the player’s own turns
    [passed] trials passed on the player’s own turns
    [keys] keys at the treasure
    [clues] clues at the treasure
    [stands] getting into the treasure room
   *[level] easy or hard words
  }
boyard-source = Boyards
boyard-end = { $end ->
    [treasure] somebody reached the treasure
    [nobody] nobody got in
   *[other] { $end }
  }
boyard-stands = { $stands ->
    [in] in
   *[out] out
  }
boyard-level = { $level ->
    [easy] easy words
   *[hard] hard words
  }

## In the terminal
boyard-table-round = { $round ->
    [0] Who begins?
    [1] Round 1 · keys
    [2] Round 2 · clues
   *[other] Round 3 · treasure
  }
boyard-table-stock = { $count ->
    [one] { $count } key in the stock
   *[other] { $count } keys in the stock
  }
boyard-table-bag = { $count ->
    [one] { $count } token in the bag
   *[other] { $count } tokens in the bag
  }
boyard-table-start = Start:
boyard-table-sea = Sea:
boyard-table-player = Player
boyard-table-place = Where
boyard-table-keys = Keys
boyard-table-clues = Clues
boyard-table-word = Word
boyard-table-boyards = Boyards
boyard-table-word-level = { $hard ->
    [yes] hard
   *[no] easy
  }
boyard-table-at = { $place ->
    [start] Start
    [sea] in the sea, { $swum } of { $sea }, after { $prize }
    [prison] { $square }, misses a turn
    [inside] in the treasure room
    [guessing] before the treasure room
    [outside] out
   *[square] { $number }: { $square }
  }
boyard-chapter-squares = Squares
boyard-chapter-trials = Trials
boyard-chapter-skills = Passed out of a hundred: trials of Concentration and Strength, riddles, duels with a person, code words from 1, 2, 3 or 4 clues
boyard-skill-person = a person
boyard-skill-task = Trials
boyard-skill-riddle = Riddles
boyard-skill-duel = Duels
boyard-skill-easy = Easy words
boyard-skill-hard = Hard words
boyard-chance = { $kind ->
    [task] Concentration, Strength
    [riddle] Riddles
    [duel] Duels with a person
    [easy] Easy words from { $clues ->
        [one] 1 clue
       *[other] { $clues } clues
      }
   *[hard] Hard words from { $clues ->
        [one] 1 clue
       *[other] { $clues } clues
      }
  }
boyard-trial-text = { $trial ->
    [concentration] Read by the left neighbour, against the timer if the card says so. Bots pass according to their skill.
    [strength] Read by yourself, against the timer if needed. Bots pass according to their skill.
    [duel] One against one; between bots, one duel in ten has no winner.
    [riddle] Père Fouras asks; there is no timer at a table. Bots solve fewer of these than other trials.
    [guess] Guess your word from the clues you have; more clues help a lot.
   *[handful] Four fingers, no thumb: 5 to 9 tokens.
  }

## Trials on screen and in the terminal: what is asked
boyard-ready-sequence = Signs play one after the other. Repeat them; each round has one more.
boyard-ready-odd = One of two dozen drawings differs in a detail. Find it: you have one choice.
boyard-ready-parade = Things pass by, one after the other. Watch closely: afterwards you are asked how many there were of one kind.
boyard-ready-grid = Twelve signs lie open for a few seconds. Remember where each one is: you are asked three times.
boyard-ready-shells = A key lies under one of three cards. They swap places again and again: where does the key end up?
boyard-ready-order = Five characters stand side by side for a few seconds. Then put them back in the same order.
boyard-ready-sums = A number, then six steps of mental arithmetic, one at a time. What is the result?
boyard-ready-letters = The letters of a word are jumbled. Find the word, or any other that uses all of them; you have three tries.
boyard-ready-bell = Ring the bell as often as you are told before time runs out. Holding a key down rings it only once.
boyard-ready-gauge = Hold, and let go while the mark is inside. Three times out of five will do.
boyard-ready-drum = Listen to a rhythm, then beat it yourself.
boyard-ready-rope = Pull the rope, left and right in turn, neither too fast nor too slowly: 24 pulls. Three slips and you lose it.
boyard-ready-lanterns = Lanterns light up one after the other in nine places. Put out all fifteen before time runs out.
boyard-ready-glass = The timer is covered. Stop it after the number of seconds you are told, by feel alone.
boyard-ready-sticks = Twenty sticks. Take one, two or three in turn; whoever takes the last one loses.
boyard-ready-noughts = Three in a row on nine squares wins. A full board has no winner.
boyard-ready-fleet = Each of you hides a boat of two squares, then you shoot in turn, equally often. Sink the other boat.
boyard-ready-reflex = Press as soon as the lantern lights. Pressing too early loses the round. Best of three.
boyard-ready-race = Five sums, the same for both of you, at the same time. Fewer mistakes win; on a tie, less time.
boyard-ready-pairs = Six pairs lie face down. Turn two cards; keep a pair and turn again. Three pairs each: no winner.
boyard-ready-bluff = Choose in secret: water beats torch, torch beats rope, rope beats water. First to two rounds.
boyard-ready-dice = Roll up to three dice that only you can see. The higher total wins, but more than 12 loses.
boyard-ready-riddle = Père Fouras asks a riddle. You have one answer.
boyard-ready-guess = Which word do all your clues point to? You have one guess.
boyard-ready-grip = Close your hand in the bag as the gauge swings: the higher, the more tokens. Or let luck decide.
boyard-ready-card = The card is read aloud. Somebody turns the timer if one is needed, and a judge says how it ended.

## Trials: what is seen in them
boyard-sign = { $sign ->
    [anchor] anchor
    [shell] shell
    [star] star
    [wave] wave
    [lantern] lantern
    [key] key
    [coin] coin
    [tiger] tiger
    [rope] rope
    [gull] gull
    [crab] crab
    [barrel] barrel
    [fish] fish
    [torch] torch
    [skull] skull
    [ship] ship
   *[water] water
  }
boyard-character = { $character ->
    [keeper] keeper
    [sage] sage
    [fisher] fisher
    [jailer] jailer
    [tiger] tiger
    [diver] diver
   *[captain] captain
  }
boyard-parade-thing = { $colour ->
    [red] red
    [blue] blue
   *[white] white
  } { $thing ->
    [gull] gull
    [boat] boat
    [crab] crab
    [barrel] barrel
    [fish] fish
   *[buoy] buoy
  }
boyard-parade-asked = How many { $colour ->
    [red] red{" "}
    [blue] blue{" "}
    [white] white{" "}
   *[any] {""}
  }{ $thing ->
    [gull] gulls
    [boat] boats
    [crab] crabs
    [barrel] barrels
    [fish] fish
    [buoy] buoys
   *[any] things
  } were there?
