### A trial of Fort Boyard in the terminal: before, during and after it.

boyard-stage-heading = { $trial } · { $who }{ $kind ->
    [guess] {""}
    [handful] {""}
   *[other] { $prize ->
        [key] { "\u00A0" }· for a key
        [clue] { "\u00A0" }· for a clue
       *[other] {""}
      }
  }

## Before it begins
boyard-stage-begin = Begin; this starts the clock
boyard-stage-time = Twice as much time; x1.5, x3 and x10 work too
boyard-stage-time-now = You have { $factor } times as much time.
boyard-stage-another = Another trial instead, one that needs no quick hands
boyard-stage-another-key = o

## The bag
boyard-stage-grip = Your hand is in the bag: four fingers, no thumb. The moment you press Enter decides how full it is: 5 to 9 tokens.
boyard-stage-luck = Let luck decide
boyard-stage-luck-key = l

## A wrong answer
boyard-stage-wrong = That is not the answer on the card.
boyard-stage-accept = Accept that
boyard-stage-appeal = But it fits: let somebody judge
boyard-stage-appeal-key = f
boyard-stage-judge = { $name }, you judge: does the answer fit?
boyard-stage-fits = It fits
boyard-stage-fits-not = It does not fit
boyard-stage-given = Given: { $given }
boyard-stage-answer = On the card: { $answer }

## A card at a table
boyard-stage-reads = { $kind ->
    [guess] { $name } reads the clues; the word is said aloud:
   *[other] { $name } reads aloud:
  }
boyard-stage-props = Take: { $props }
boyard-stage-won = What counts: { $won }
boyard-stage-glass = ⧖ { $state ->
    [running] { $seconds } seconds left; the timer is running
    [empty] Time is up
   *[lying] { $seconds } seconds on the timer; it is not running
  }
boyard-stage-judges = { $count ->
    [one] { $names } judges.
   *[other] { $names } judge, one after the other; they must agree.
  }
boyard-stage-outcome = { $outcome ->
    [won] Passed
   *[lost] Failed
  }
boyard-stage-wins = { $name } has won
boyard-stage-no-winner = Nobody has won
boyard-stage-disagree = you do not agree
boyard-stage-verdict = Verdict: { $outcome }. It stands in three seconds.
boyard-stage-back = Take the verdict back
boyard-stage-back-key = b
boyard-stage-turn = Turn the timer
boyard-stage-turn-key = g
boyard-stage-stop = Lay the timer down
boyard-stage-stop-key = g
boyard-stage-card = Another card
boyard-stage-card-key = c

## Clues and words
boyard-sheet-clue = { $name } · clue { $number }: { $clue }
boyard-sheet-word = { $name } · the word was: { $word }

## What was asked and answered
boyard-told-puzzle = { $puzzle ->
    [sequence] Signs in order
    [odd] The odd one out
    [parade] The parade
    [grid] Where was it?
    [shells] The key under the cards
    [order] Five characters
    [sums] Mental arithmetic
    [letters] Jumbled letters
    [bell] The bell
    [gauge] The gauge
    [drum] The drum
    [rope] The rope
    [lanterns] The lanterns
    [glass] The covered timer
    [sticks] The last stick
    [noughts] Three in a row
    [fleet] Two boats
    [reflex] The lantern
    [race] Five sums
    [pairs] Pairs
    [bluff] Water, torch, rope
    [dice] Three dice
    [riddle] Père Fouras’s riddle
    [guess] The code word
   *[grip] A hand in the bag
  }
boyard-told-asked = Asked: { $text }
boyard-told-given = Answered: { $given }
boyard-told-nothing = Nobody answered in time.
boyard-told-answer = Right: { $answer }
boyard-told-reached = Reached: { $given } of { $wanted }
boyard-told-stopped = Stopped after { $given ->
    [one] { $given } second
   *[other] { $given } seconds
  }; the aim was { $wanted }.
boyard-told-odd = The odd one: { $other }, not { $usual }
boyard-told-drum = Furthest off: { $off ->
    [one] { $off } second
   *[other] { $off } seconds
  }, after beat { $beat } of { $count }
boyard-told-boat = The boat of { $name }: squares { $squares }
boyard-told-score = { $name }: { $score }
boyard-told-race = { $name }: { $right } of { $count } right
boyard-told-race-in = { $name }: { $right } of { $count } right in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
  }
boyard-told-dice = { $name }: { $total } with { $count ->
    [one] { $count } die
   *[other] { $count } dice
  }
