### Trials of Fort Boyard in the terminal.

boyard-face-step = { $number } of { $count }: { $what }
boyard-face-move = { $seat } to move.
boyard-face-wait = Done. Wait for the other.

## Concentration
boyard-face-sequence = Remember { $count } signs. { $left ->
    [0] This is the last round.
    [one] One more round follows.
   *[other] { $left } more rounds follow.
  }
boyard-face-sequence-asked = Your turn: type the { $count } signs in order, by their numbers (for example 3 1 4).
boyard-face-grid = Remember where they lie.
boyard-face-grid-asked = { $number } of { $count }: where was the { $sign }? Type a cell, for example B2.
boyard-face-shells = The key lies under card { $place }.
boyard-face-shells-swap = Cards { $one } and { $other } swap places.
boyard-face-shells-left = { $count ->
    [0] That was the last swap.
    [one] One more swap follows.
   *[other] { $count } more swaps follow.
  }
boyard-face-shells-asked = Under which card is the key: 1, 2 or 3?
boyard-face-order = Remember their order.
boyard-face-order-asked = What order were they in? Type their numbers from left to right, for example 31524.
boyard-face-sums-asked = What is the result?
boyard-face-letters = Which word is it? { $tries ->
    [one] Your last try.
   *[other] You have { $tries } tries.
  }

## Strength
boyard-face-bell = Press Enter for each ring: { $rung } of { $wanted }.
boyard-face-drum = Listen: { $count } beats.
boyard-face-drum-asked = Your turn: beat the { $count } beats with Enter, in the same rhythm.
boyard-face-covered = Press Enter after { $seconds } seconds, without looking at a clock.

## Duel
boyard-face-mark = { $mark } is { $seat }
boyard-face-sticks = { $count ->
    [one] { $count } stick is left. How many do you take?
   *[other] { $count } sticks are left. How many do you take: 1, 2 or 3?
  }
boyard-face-fleet-hide = Hide your boat: type two squares side by side, for example 1 2.
boyard-face-fleet-hidden = Your boat is hidden.
boyard-face-fleet-own = Your boat: { $squares }
boyard-face-fleet-shots = { $side ->
    [challenger] The challenger’s shots
   *[rival] The rival’s shots
  }
boyard-face-fleet-signs = * hit · ~ water · Type a square to shoot at.
boyard-face-race = Sums done, of { $count }: challenger { $one }, rival { $other }
boyard-face-pairs = Pairs: challenger { $one }, rival { $other } · Type the number of a card to turn it.
boyard-face-pairs-card = { $number } = { $sign }
boyard-face-bluff = Round { $round } · rounds won: challenger { $one }, rival { $other }
boyard-face-bluff-last = Last round: { $one } against { $other }
boyard-face-bluff-own = You have chosen: { $sign }
boyard-face-dice = Your dice: { $dice } · total { $total }, { $limit } at most
boyard-face-dice-rolled = Dice rolled: challenger { $one }, rival { $other }
boyard-face-dice-choice = R rolls one more, S stops.

## Riddle and guess
boyard-face-riddle = Your answer?
boyard-face-guess = Which word is it?
