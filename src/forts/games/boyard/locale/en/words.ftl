### The words of Fort Boyard.

## Options
boyard-option-first = Who begins; by default everybody rolls for it
boyard-option-levels = Code words: easy or hard, for all or for each seat
boyard-option-skill = How many of a hundred trials everybody passes where nobody plays them out; 0: by each bot’s level
boyard-option-board = A board of your own (a file)
boyard-option-trials = Trials on screen, or around one table with people as judges
boyard-option-texts = The red texts of the cards, or the blue ones
boyard-option-language = The language of riddles, words and cards
boyard-option-riddle_seconds = Seconds for a riddle on screen; 0 for as long as you like
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
boyard-board-header = Board file, line { $line }: the columns are { $columns }.
boyard-board-fields = Board file, line { $line }: there has to be a value for each column of { $columns }.
boyard-board-square = Board file, line { $line }: “{ $place }, { $square }” is not a square; the fort has { $known }, the sea has water.
boyard-board-twice = Board file, line { $line }: there can be only one square { $square }.
boyard-board-missing = Board file, up to line { $line }: no square { $square }.
boyard-board-length = Board file, up to line { $line }: the fort has { $low } to { $high } squares, not { $count }.
boyard-board-sea = Board file, up to line { $line }: the sea has { $low } to { $high } squares, not { $count }.

## Cards
boyard-content-language = There are no cards in “{ $language }”; there are some in { $known }.
boyard-content-unreadable = { $file } cannot be read: { $why }.
boyard-content-form = { $file } is not a card file: { $why }.
boyard-content-card = { $file }, card at line { $line }: { $why }.
boyard-content-none = { $folder } has no cards: put them in one folder per language ({ $known }), in files named like those of Forts.
boyard-content-id = { $folder }: card { $card } has the id of another card; choose one that is not taken.

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
    [concentration] A trial for a sharp eye and a clear head, read by your left neighbour. Passed, it brings a key, in the second round a clue.
    [strength] A trial for steady hands. Passed, it brings a key, in the second round a clue.
    [duel] Challenge anybody. The winner takes a key from the loser, or from the stock; in the second round you say beforehand whether you play for a key or a clue.
    [riddle] Père Fouras asks a riddle. Solved, it brings the prize; if not, the prize falls into the sea, and you may dive for it.
    [prison] Your turn ends, and you skip the next one.
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
boyard-ask-again = That was not the word. Give a key for another guess?
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
boyard-do-again = Give a key for another guess; { $keys ->
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
boyard-no-key-to-win = Nobody has a key that could be won here, and none is left in the stock.
boyard-no-duel-alone = You cannot challenge yourself.
boyard-no-seat = Nobody sits at place { $seat }.
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
boyard-position-keys = { $keys } keys are more than the { $most } in the box.
boyard-position-round = “{ $phase }” is not asked in round { $round }.
boyard-position-bag = Bag and handfuls together are not the hundred tokens of the box.
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
    [you] You sit in prison and skip this turn.
   *[other] { $seat } sits in prison and skips this turn.
  }
boyard-event-roll = { $who ->
    [you] You roll a { $number }.
   *[other] { $seat } rolls a { $number }.
  }
boyard-event-walk = { $who ->
    [you] You come to { $square }.
   *[other] { $seat } comes to { $square }.
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
    [you] You go to prison and will skip a turn.
   *[other] { $seat } goes to prison and will skip a turn.
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
    [you] You give a key for another guess.
   *[other] { $seat } gives a key for another guess.
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
    [trials] trials in one’s own turns
    [passed] trials passed in one’s own turns
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
    [prison] { $square }, skips a turn
    [inside] in the treasure room
    [guessing] before the treasure room
    [outside] out
   *[square] { $number }: { $square }
  }
boyard-chapter-squares = Squares
boyard-chapter-trials = Trials
boyard-chapter-skills = Passed of a hundred: trials of Concentration and Strength, riddles, duels with a person, code words by 1, 2, 3 or 4 clues
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
    [easy] Easy words by { $clues ->
        [one] 1 clue
       *[other] { $clues } clues
      }
   *[hard] Hard words by { $clues ->
        [one] 1 clue
       *[other] { $clues } clues
      }
  }
boyard-trial-text = { $trial ->
    [concentration] Read by the left neighbour, against the glass where the card says so. Bots pass by their skill.
    [strength] Read by yourself, against the glass if needed. Bots pass by their skill.
    [duel] One against one; between bots, one duel in ten has no winner.
    [riddle] Père Fouras asks; no glass at a table. Bots solve fewer of these than other trials.
    [guess] Say your word from the clues you have; more clues make it far likelier.
   *[handful] Four fingers, no thumb: five to nine tokens.
  }

## Trials on screen and in the terminal: what is asked
boyard-ready-sequence = Signs play one after the other. Repeat them; each round has one more.
boyard-ready-odd = One of two dozen drawings differs in a detail. Find it: you have one choice.
boyard-ready-parade = Things pass by, one after the other. Watch closely: afterwards you are asked how many there were of one sort.
boyard-ready-grid = Twelve signs lie open for a few seconds. Remember where each one lies: you are asked three times.
boyard-ready-shells = A key lies under one of three cards. They change places again and again: where is the key in the end?
boyard-ready-order = Five characters stand side by side for a few seconds. Then put them back in the same order.
boyard-ready-sums = A number, then six steps of mental arithmetic, one at a time. What is the result?
boyard-ready-letters = The letters of a word are jumbled. Find the word, or any other that uses all of them; you have three tries.
boyard-ready-bell = Ring the bell as often as you are told before the glass is empty. Holding a key down rings it only once.
boyard-ready-gauge = Hold, and let go while the mark is inside. Three times out of five will do.
boyard-ready-drum = Listen to a rhythm, then beat it yourself.
boyard-ready-rope = Pull the rope, left and right in turn, neither too fast nor too slowly: 24 pulls. Three slips and you lose it.
boyard-ready-lanterns = Lanterns light one after the other on nine places. Put out all fifteen before the glass is empty.
boyard-ready-glass = The glass is covered. Stop it after the seconds you are told, by feeling alone.
boyard-ready-sticks = Twenty sticks. Take one, two or three in turn; whoever takes the last one loses.
boyard-ready-noughts = Three in a row on nine squares wins. A full board has no winner.
boyard-ready-fleet = Each of you hides a boat of two squares, then you shoot in turn, equally often. Sink the other boat.
boyard-ready-reflex = Press as soon as the lantern lights. Pressing too early loses the round. Best of three.
boyard-ready-race = Five sums, the same for both of you, at the same time. Fewer mistakes win; if level, less time.
boyard-ready-pairs = Six pairs lie face down. Turn two cards; a pair is yours and you go on. Three pairs each: no winner.
boyard-ready-bluff = Choose in secret: water beats torch, torch beats rope, rope beats water. First to two rounds.
boyard-ready-dice = Roll up to three dice that only you can see. The higher total wins, but more than 12 loses.
boyard-ready-riddle = Père Fouras asks a riddle. You have one answer.
boyard-ready-guess = Which word do all your clues point at? You have one guess.
boyard-ready-grip = Close your hand in the bag as the gauge swings: the higher, the more tokens. Or let luck decide.
boyard-ready-card = The card is read out. Somebody turns the glass if one is needed, and a judge says how it ended.

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
