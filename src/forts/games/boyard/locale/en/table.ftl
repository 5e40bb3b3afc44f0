### Trials of Fort Boyard in the browser, on screen and around one table.

## The stage
boyard-show-stage = The trial
boyard-show-heading = { $kind ->
    [guess] { $who }
    [handful] { $who }
   *[other] { $trial } · { $who } · { $prize ->
        [clue] for a clue
       *[key] for a key
      }
  }
boyard-show-hide = Look at the board
boyard-show-back = Back to the trial
boyard-show-looking = You are watching.
boyard-show-waiting = Waiting for { $names }
boyard-show-next = Continue
boyard-show-read = Read it aloud
boyard-show-read-stop = Stop reading

## The glass
boyard-show-glass = { $seconds ->
    [one] { $seconds } second left on the timer
   *[other] { $seconds } seconds left on the timer
  }
boyard-show-seconds = { $seconds } seconds left
boyard-show-empty = Time is up.

## Before it begins
boyard-show-level = { $level ->
    [1] Level 1 of 3: age 7 and up
    [2] Level 2 of 3: for everybody
   *[3] Level 3 of 3: for grown-ups
  }
boyard-show-begin = Begin
boyard-show-begin-more = The clock waits for you.
boyard-show-is-ready = You are ready.
boyard-show-time = Your time
boyard-show-time-of = { $factor ->
    [1] normal
   *[other] × { $factor }
  }
boyard-show-time-more = Kept for your next trials. Everybody sees it; in a duel both get the longer time.
boyard-show-time-now = × { $factor } time
boyard-show-another = Another trial instead
boyard-show-another-more = No quick hands needed. Only once.

## Answers
boyard-show-answer = Your answer
boyard-show-word = Your word
boyard-show-say = Answer
boyard-show-clue = Clue { $number }
boyard-show-typing = { $name } is thinking.
boyard-show-appeal = { $name } judges whether the answer fits.
boyard-show-wrong = That was wrong; { $name } can still appeal.
boyard-show-undecided = If you say nothing, it does not count.

## The bag
boyard-show-bag = The bag
boyard-show-grip = Put four fingers on the bag, tap it, or press Space. The higher the gauge, the fuller the hand.
boyard-show-grip-other = { $name } reaches into the bag.
boyard-show-grip-close = Close the hand
boyard-show-grip-most = { $count ->
    [one] Only { $count } token is left in the bag.
   *[other] Only { $count } tokens are left in the bag.
  }
boyard-show-grip-fingers = { $count } of 4 fingers

## A card at a table
boyard-show-hold = Hold to see the answer: { $name } only
boyard-show-also = Also right: { $answers }
boyard-show-ask = { $name }, what is the verdict?
boyard-show-asked-elsewhere = { $count ->
    [one] { $names } says how it ended.
   *[other] { $names } say how it ended.
  }
boyard-show-verdict = { $seconds ->
    [0] It stands.
    [one] It stands in one second.
   *[other] It stands in { $seconds } seconds.
  }
boyard-show-hear = Hear the timer
boyard-show-hear-not = Mute the timer
boyard-show-tag = { $tag ->
    [sitting] can be done sitting
    [one-hand] one hand is enough
    [quiet] quiet
    [language] about words
   *[other] { $tag }
  }

## What came of it
boyard-show-result = Result
boyard-show-why = Why: { $why }

## Clues
boyard-show-clue-for = { $name } · clue { $number }
boyard-show-clues = New clues
boyard-show-clue-read = { $name } reads it aloud.

## The die
boyard-show-roll = { $name }, roll the die!
boyard-show-roll-first = { $name }, roll: who begins?
boyard-show-die = Roll the die
