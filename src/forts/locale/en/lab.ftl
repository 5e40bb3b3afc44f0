### Words of the lab: runs, ladders and reports on balance.

## Bots of one's own
bots-of-a-game = The bot “{ $bot }” plays only some games: say which game you mean.
bots-no-module = There is no module “{ $module }” for the bot { $bot }, neither installed nor in the current folder.
bots-no-class = The module “{ $module }” has no class “{ $name }”.
bots-not-a-bot = { $bot } is not a bot: a bot is a class with a method choose(view).
bots-skill = The skill of { $bot } must be a whole number from 1 to 99, not “{ $skill }”.
bots-broken-module = The module “{ $module }” of the bot { $bot } cannot be imported: { $why }
bots-name-taken = Another bot is already called “{ $bot }”.
bots-name-form = “{ $bot }” cannot be the name of a bot: use at most twenty letters, digits, - and _, starting with a letter.
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
bots-parameter-refused = The bot { $bot } does not accept these parameters: { $why }

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
  } of the bot { $bot }; it was given a legal move instead. The first: { $first }
lab-stopped = Stopped after { $games } games: { $why }
lab-kept = The games played so far are kept in { $path }; run the same command to continue.
lab-written = Written: { $path }
lab-no-folder = there is no such folder
lab-ladder-bots = A ladder needs at least two bots, each named once, not “{ $bots }”.
lab-bot-seconds = The time per decision must be a number of seconds, not “{ $value }”.

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
lab-decided = Decided for
lab-undecided = undecided
lab-sequential = A sequential test needs two shares between 0 and 1, the lower one first, not { $low } and { $high }.
lab-sequential-form = --sequential takes two shares with a comma between them, such as 50,55, not “{ $text }”.
lab-train-players = Training needs numbers of players, each named once, not “{ $players }”.
lab-train-games = Training needs a number of games, or one for each number of players, not “{ $games }”.
lab-damaged-training = { $path } cannot be continued: it is damaged. Delete it to begin again.

## Reports
lab-report-title = Balance of { $game }
lab-report-run = { $games } games of { $players } players; bots: { $bots }; seed { $seed }.
lab-report-how = Dots are measured shares, bars their 95% intervals. The dashed line is where all seats would win equally often. What winners often have is not necessarily why they win.
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
lab-note-win = A shared victory counts as a fraction for each winner.
lab-note-length = Mean { $mean }, median { $median }, from { $least } to { $most }.
lab-axis-win-rate = Win rate (%)
lab-axis-games-share = Share of games (%)
lab-axis-length = { $of ->
    [turns] Turns
   *[decisions] Decisions
  }
lab-axis-points = Mean points
lab-axis-counts = Mean number per game
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
lab-no-part = { $path } is damaged, or not part of a Forts data set; it was left unchanged.
lab-other-part = { $path } belongs to a different run from { $other }; both were left unchanged.
lab-no-game = { $path } has no game { $game }.
lab-no-logs = { $path } does not hold the actions of its games: “forts simulate --logs” keeps them.

## Figures of games
figure = { $name ->
    [win-first] Wins by whoever begins
    [turns] Turns
    [decisions] Decisions
    [decisions-per-turn] Decisions per turn
    [options] Options per decision
    [lead-changes] Changes of lead
    [runaway] Share of the game after the winner’s last taking of the lead
    [comeback] Wins from behind at half-time
    [points-winner] The winner’s points
    [points-others] The others’ points
    [margin] Winning margin in points
    [seat-spread] Gap in win rate between the luckiest and the unluckiest seat
   *[other] { $name }
  }
figure-win = { $whose ->
    [seat] Seat { $who } wins
   *[bot] { $who } wins
  }
figure-ended-by = Games that end by: { $end }
figure-points-by = Points by source: { $source }

## Comparisons
compare-title = { $game }: { $first } and { $second }
compare-run = { $pairs ->
    [one] 1 pair of games
   *[other] { $pairs } pairs of games
  } of { $players } players with the same seeds and seats; seed { $seed }.
compare-early = This is the state after { $pairs } of { $planned } pairs. Intervals are wider than they will be at the end, so that you may stop at any time.
compare-how = Bars are 95% intervals of the difference, second minus first. “Surely” holds for all figures together: where nothing differs, 19 comparisons of 20 call nothing sure. Bots played these games; people may play differently.
compare-findings = Findings
compare-sure = Surely: { $figure } – { $second } instead of { $first }, { $by } { $way ->
    [more] more
   *[less] less
  } ({ $low } to { $high }).
compare-perhaps = Perhaps: { $figure } – { $second } instead of { $first }, { $by } { $way ->
    [more] more
   *[less] less
  } ({ $low } to { $high }); play more to be sure.
compare-none = { $figure } ({ $first }): no difference seen; one of { $seen } would have been.
compare-none-part = { $figure } ({ $first }): no difference seen; one of { $seen } ({ $part }%) would have been.
compare-same = { $figure }: { $first } in every game of both.
compare-nothing-sure = No difference is certain.
compare-too-few = { $pairs ->
    [0] No pair was played
    [one] 1 pair was played
   *[other] { $pairs } pairs were played
  }: too few to say anything. At least { $fewest } are needed.
compare-points = { $points } percentage points
compare-shares = Shares
compare-numbers = Numbers
compare-axis-share = Percentage points, second minus first
compare-axis-part = Per cent of the first side’s figure, second minus first
compare-files = What differs
compare-same-file = Both sides play with the same file.
compare-setting = { $name }: { $first } and { $second }
compare-column-difference = Difference (95% interval)
compare-column-seen = Smallest visible
compare-column-verdict = Verdict
compare-verdict = { $verdict ->
    [sure] surely
    [perhaps] perhaps
   *[none] not seen
  }
compare-house = house
compare-sides = Give { $what } once or twice: the first side, then the second.
compare-nothing-differs = Both sides are the same: name a file with --data, or something else that differs.
compare-so-far = After { $pairs } of { $planned } pairs:

## Numbers that are tried out
values-unknown = { $game } has no number “{ $name }” to set. There are { $count }, among them: { $known }.
values-form = “{ $text }” is not a name and a whole number, such as track.5.points=25.
values-range = “{ $text }” does not say what to try: write it like track.5.points=19..27, track.5.points=10..30/5 or kid.bug.copies=1,2,5.
values-none = Say what to try with --set, such as track.5.points=19..27.
values-many = That would be { $count } combinations; at most { $most } are allowed. Try fewer values, or steps such as 10..30/5.

## Sweeps
sweep-title = { $game }: the effect of the numbers
sweep-run = { $games } games of { $players } players at { $points } points with the same seeds; seed { $seed }.
sweep-how = Dots are means, bars their 95% intervals. When several numbers vary, each plot pools over the others. The figures that change most clearly come first.
sweep-figure = { $figure }: from { $low } with { $at_low } to { $high } with { $at_high }.
sweep-axis-share = { $figure } (%)

## Tuning
tune-title = { $game }: tuned
tune-run = Aim: { $aims }. Budget: { $budget } games; seed { $seed }.
tune-how = The proposal was confirmed with fresh seeds that played no part in choosing it. “Met” means that the whole 95% interval is within five percentage points, or five per cent, of the aim.
tune-aim = “{ $text }” is not an aim: write a figure, =, < or >, and a number, such as turns=24, each figure once.
tune-figure = There is no figure “{ $name }”. Figures: { $known }.
tune-nothing = Nothing was played, so there is nothing to propose.
tune-proposed = Proposed: { $numbers } (confirmed by { $games } new games).
tune-aim-met = { $figure }: { $found }, aim { $sign } { $target } – { $met ->
    [yes] met
    [no] not met
   *[open] not yet sure
  }.
tune-tried = { $points ->
    [one] 1 point was tried
   *[other] { $points } points were tried
  } with { $games } games, the nearest to the aim first:
tune-point = { $numbers } ({ $games } games): { $figures }

## What cards are worth
lab-plot-worth = What a card is worth
lab-note-worth = Won by taking it: the share of victory after taking the card, less the mean share after taking something else at the same table, by the bots’ own estimate and with the same dice. Neither luck nor who owns the card plays a part. A filled dot differs from zero with certainty, taken by itself.
lab-axis-gain = Share of victory won by taking it (percentage points)
compare-worth = What the cards that differ are worth in “{ $side }”
lab-worth-of = What { $card } is worth in “{ $side }” – { $told }.
lab-worth-part = { $what }: { $found }
lab-worth-gain = Won by taking it
lab-worth-offered = Offered
lab-worth-taken = Taken when offered
lab-worth-played = Played when drawn
lab-worth-added = Added or followed with when drawn
lab-worth-points = Points per play
lab-worth-resources = Resources per play
lab-worth-rival-points = Rivals’ points per play
lab-worth-rival-resources = Rivals’ resources per play
lab-worth-mattered = Games won by its points
lab-plot-pairs = Cards that do more, or less, together
lab-note-pairs = How much more often players with both cards win than each card alone would suggest. Only pairs whose effect is certain, counting all pairs tried, are shown.
lab-axis-pairs = Share of victory beyond the two cards alone (percentage points)
