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
