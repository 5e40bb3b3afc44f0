### The mini-games of Fort Boyard in the browser.

boyard-play-answers = { $seat } is trying. Watch!
boyard-play-your-move = Your move.
boyard-play-done = Done
boyard-play-back = Take back
boyard-play-erase = Erase
boyard-play-key-space = Space
boyard-play-of = { $number } of { $count }
boyard-play-tries-left = { $count ->
    [one] { $count } try left
   *[other] { $count } tries left
  }
boyard-play-rounds = { $count ->
    [one] { $count } round
   *[other] { $count } rounds
  }
boyard-play-chosen = { $name }: { $what }
boyard-play-square = { $number }: { $what }
boyard-play-free = free

## Concentration
boyard-play-sequence-asked = Your turn: repeat the { $count } signs.
boyard-play-odd = One of them differs. Which one?
boyard-play-odd-mate = { $number }: { $details }
boyard-odd-body = { $way ->
    [0] round body
    [1] slim body
    [2] square body
   *[3] bell-shaped body
  }
boyard-odd-eyes = { $way ->
    [0] dots for eyes
    [1] closed eyes
   *[2] wide eyes
  }
boyard-odd-hat = { $way ->
    [0] beret
    [1] top hat
    [2] pointed hat
   *[3] crown
  }
boyard-odd-flag = { $way ->
    [0] pointed flag
    [1] square flag
   *[2] notched flag
  }
boyard-odd-stripes = { $way ->
    [0] one stripe
    [1] two stripes
    [2] three stripes
   *[3] four stripes
  }
boyard-play-grid-asked = { $number }. Where was it: { $sign }?
boyard-play-order-asked = Put them back in order: touch one, then its place.
boyard-play-order-who = Place { $place }: { $character }
boyard-play-order-held = Taken: { $character }. Choose a place.
boyard-play-order-at = Place { $place }
boyard-play-order-put = { $character }: place { $place }
boyard-play-sums = Work it out in your head: { $number } of { $count }
boyard-play-letters-tried = Not the word: { $words }

## Strength
boyard-play-bell = Ring it { $wanted } times! Any key, or touch the bell.
boyard-play-bell-ring = Ring the bell
boyard-play-gauge = Hold, and let go between { $low } and { $high }.
boyard-play-gauge-hold = Hold
boyard-play-gauge-inside = { $low } to { $high }
boyard-play-gauge-let-go = { $mark }: { $inside ->
    [yes] inside
   *[no] outside
  }
boyard-play-drum-asked = Your turn: beat the { $count } beats in the same rhythm.
boyard-play-drum-beat = Beat the drum
boyard-play-rope = Left, right, left, right: { $wanted } steady pulls!
boyard-play-rope-hand = { $side ->
    [left] Pull with the left hand
   *[right] Pull with the right hand
  }
boyard-play-side = { $side ->
    [left] Left
   *[right] Right
  }
boyard-play-rope-slip = Slips: { $slips } of { $allowed }
boyard-play-lanterns = Put out: { $out } of { $wanted }. Missed: { $misses } of { $allowed } allowed.
boyard-play-lantern = Lantern { $number }{ $lit ->
    [yes] , lit
   *[no] {""}
  }
boyard-play-glass = Stop the timer after { $seconds } seconds, by feel alone.
boyard-play-glass-seconds = { $seconds } seconds
boyard-play-glass-stop = Stop!

## Duel
boyard-play-sticks = { $count ->
    [one] { $count } stick is left.
   *[other] { $count } sticks are left.
  }
boyard-play-sticks-take = { $count ->
    [one] Take { $count } stick
   *[other] Take { $count } sticks
  }
boyard-play-fleet-hide = { $half ->
    [none] Hide your boat: choose two squares side by side.
   *[other] Square { $half }. And the other half of your boat?
  }
boyard-play-fleet-hiding = Both are hiding a boat.
boyard-play-fleet-shoot = Your shot: choose a square.
boyard-play-fleet-target = Your shots
boyard-play-fleet-own = Your boat
boyard-play-fleet-of = { $seat }’s waters
boyard-play-fleet-seen = { $seen ->
    [hit] a hit
    [missed] only water
    [boat] your boat
   *[free] calm sea
  }
boyard-play-reflex-dark = Round { $round }: wait for the light…
boyard-play-reflex-lit = Light! Press!
boyard-play-reflex-now = Now!
boyard-play-reflex-pressed = Pressed. Wait for the other.
boyard-play-reflex-press = The lantern: press when it lights
boyard-play-reflex-time = { $seat }: { $how ->
    [early] too early
    [none] not at all
   *[time] { $time } ms
  }
boyard-play-race = Sum { $number } of { $count }
boyard-play-race-watch = Both are doing sums as fast as they can.
boyard-play-pairs-look = No pair. Look closely.
boyard-play-pairs-has = { $count ->
    [one] { $count } pair
   *[other] { $count } pairs
  }
boyard-play-pairs-down = face down
boyard-play-pairs-kept = { $sign }, kept by { $seat }
boyard-play-bluff-choose = Round { $round }: choose in secret.
boyard-play-bluff-watch = Round { $round }: both choose in secret.
boyard-play-bluff-beats = beats { $sign }
boyard-play-bluff-nothing = nothing
boyard-play-dice-total = Total { $total }. More than { $limit } loses.
boyard-play-dice-watch = Both roll in secret.
boyard-play-dice-rolled = Rolled: { $die }
boyard-play-dice-has = { $count ->
    [one] { $count } die
   *[other] { $count } dice
  }{ $stopped ->
    [yes] , done
   *[no] {""}
  }
boyard-play-dice-done = done
boyard-play-dice-roll = Roll one more
boyard-play-dice-stop = Stop
