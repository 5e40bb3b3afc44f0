### Words about bots and simulations.

bots-unknown = There is no bot called “{ $bot }”. Bots: { $known }.
bots-for-seats = { $bots ->
    [0] No bots were named for { $players } seats.
   *[other] { $bots } bots are too many for { $players } seats.
  }
lab-count = The number of { $option ->
    [jobs] processes
   *[games] games
  } is at least { $low }, not { $value }.

## What each level is
bots-about-random = Picks any legal move at random.
bots-about-easy = Sees only what a move gains right away, and is careless now and then.
bots-about-normal = Looks a little ahead.
bots-about-hard = Searches for a few hundredths of a second per move.
bots-about-expert = Searches for up to a second per move.
