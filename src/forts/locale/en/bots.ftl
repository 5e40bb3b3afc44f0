### Words about bots and simulations.

bots-unknown = There is no bot called “{ $bot }”. Bots: { $known }.
bots-for-seats = { $bots ->
    [0] No bot is named for { $players } seats.
   *[other] { $bots } bots are too many for { $players } seats.
  }
lab-count = The number of { $option ->
    [jobs] processes
   *[games] games
  } is at least { $low }, not { $value }.

## What each level is
bots-about-random = Takes every legal move equally often.
bots-about-easy = Sees what a move brings at once, and is careless now and then.
bots-about-normal = Looks a little ahead.
bots-about-hard = Searches for some hundredths of a second a move.
bots-about-expert = Searches for a second a move.
