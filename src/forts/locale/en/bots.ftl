### Words about bots and simulations.

bots-unknown = There is no bot called “{ $bot }”. Bots: { $known }.
bots-for-seats = { $bots ->
    [0] No bots were named for { $players } seats.
   *[other] { $bots } bots are too many for { $players } seats.
  }
lab-count = The number of { $option ->
    [jobs] processes
   *[games] games
  } must be at least { $low }, not { $value }.

## What each level is
bots-about-random = Picks any legal move at random.
bots-about-easy = Sees only what a move gains right away, and is careless now and then.
bots-about-normal = Looks a little ahead.
bots-about-learned = Learned by playing itself; decides at once.
bots-about-hard = Searches for a few hundredths of a second per move.
bots-about-expert = Searches for up to a second per move.

## Networks
network-foreign = { $path } is not a Forts network.
network-none = No network comes with { $game }.
network-damaged = The network { $path } is damaged. Download it again, or train a new one with “forts train”.
network-unread = The network { $path } cannot be read: { $why }.
network-other-game = The network is for { $other }, not for { $game }.
network-other-rules = The network for { $game } was trained on rules { $other }, but this game uses rules { $rules }: bots use the game’s own estimate instead.
network-other-layout = The network for { $game } reads layout { $other }, but the game has layout { $layout }: bots use the game’s own estimate instead.
