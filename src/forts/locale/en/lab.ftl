### Words of the lab: runs, ladders and reports on balance.

## Bots of one's own
bots-of-a-game = The bot “{ $bot }” plays some games only: say which game you mean.
bots-no-module = There is no module “{ $module }” for the bot { $bot }, neither installed nor in the current folder.
bots-no-class = The module “{ $module }” has no class “{ $name }”.
bots-not-a-bot = { $bot } is not a bot: a bot is a class with a method choose(view).
bots-skill = { $bot } says that its skill is “{ $skill }”: that is a whole number from 1 to 99.
bots-broken-module = The module “{ $module }” of the bot { $bot } cannot be imported: { $why }
bots-name-taken = Another bot is already called “{ $bot }”.
bots-name-form = “{ $bot }” cannot be the name of a bot: it takes letters, digits, - and _, a letter first, twenty at most.
bots-not-made = The bot { $bot } could not be created: { $why }

## Their parameters
bots-parameter-form = “{ $text }” is not a bot with parameters: write it like hard(passes=500).
bots-parameter-unknown = The bot { $bot } has no parameter “{ $name }”. Parameters: { $known }.
bots-parameter-none = none
bots-parameter-missing = The bot { $bot } needs its parameter { $name }: write { $bot }({ $name }=...).
bots-parameter-value = The parameter { $name } of the bot { $bot } is { $kind ->
    [int] a whole number
    [float] a number
    [bool] yes or no
   *[other] a text
  }, not “{ $value }”.
bots-parameter-refused = The bot { $bot } refuses its parameters: { $why }

## Runs
lab-no-cluster = No Ray cluster answers at “{ $address }” ({ $why }). Start one with “ray start --head”.
lab-lost-process = A process that was playing games died.
lab-lost-node = The cluster could not play some games: { $why }
lab-cannot-write = { $path } cannot be written: { $why }.
lab-cannot-read = { $path } cannot be read: { $why }.
lab-ending = { $path } must end in one of { $known }, which says what to write.
lab-exists = { $path } already exists and was left unchanged: choose another name.
lab-other-run = { $path } holds another run (it differs in: { $differ }); it was left unchanged. Choose another name, or delete it.
lab-damaged-run = { $path } cannot be continued: line { $line } is damaged.
lab-fault = The bot { $bot } (seat { $seat }, game { $game }, decision { $ply }) { $kind ->
    [raised] failed: { $text }
    [late] took longer than { $text }.
   *[illegal] answered with something that is not a legal action: { $text }
  }
lab-faults = { $count ->
    [one] One fault
   *[other] { $count } faults
  } of the bot { $bot }; a legal move was taken for it. The first: { $first }
lab-stopped = Stopped after { $games } games: { $why }
lab-kept = What was played is kept in { $path }; run the same command to continue.
lab-written = Written: { $path }
lab-no-folder = there is no such folder
lab-ladder-bots = A ladder needs at least two bots, each named once, not “{ $bots }”.
lab-bot-seconds = The time for a decision is a number of seconds, not “{ $value }”.

## Tables on the screen
lab-bot = Bot
lab-elo = Elo
lab-interval = 95% interval
lab-between = { $low } – { $high }
lab-rate-between = { $rate } ({ lab-between })
lab-games = Games
lab-rate = Win rate
lab-pairing = { $first } against { $second }
lab-ladder-title = { $game }, { $players } players, { $games } games
lab-ladder-nothing = No pair of bots played all its games.

## Reports
lab-report-title = Balance of { $game }
lab-report-run = { $games } games of { $players } players; bots: { $bots }; seed { $seed }.
lab-report-how = Dots are measured shares, bars their 95% intervals. The dashed line is where all seats would win equally often. What winners often have need not be why they win.
lab-plot-win = Win rate by { $by }
lab-by = { $kind ->
    [seat] seat
   *[other] { $kind }
  }
lab-plot-ends = How games end
lab-plot-length = Length of games in { $of ->
    [turns] turns
   *[decisions] decisions
  }
lab-plot-points = Points by source
lab-plot-counts = How many: { $by }
lab-note-win = Shared victories count in parts.
lab-note-length = Mean { $mean }, median { $median }, from { $least } to { $most }.
lab-axis-win-rate = Win rate (%)
lab-axis-games-share = Share of games (%)
lab-axis-length = { $of ->
    [turns] Turns
   *[decisions] Decisions
  }
lab-axis-points = Mean points
lab-axis-counts = Mean number in a game
lab-seat = Seat { $seat }
lab-none = none
lab-winners = Winners
lab-others = Others
lab-numbers = The same in numbers
lab-column-what = What
lab-column-count = Seats
lab-column-games = Games
lab-column-wins = Wins
lab-column-rate = Rate (95% interval)
lab-column-score = Mean score
lab-column-mean = Mean
lab-no-part = { $path } is damaged, or no part of a data set of Forts; it is left as it is.
lab-other-part = { $path } is of another run than { $other }; both are left as they are.
lab-no-game = { $path } has no game { $game }.
lab-no-logs = { $path } does not have the actions of its games: --logs keeps them.
