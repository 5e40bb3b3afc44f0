# Messages of the learning environments.
rl-no-seat = All { $players } seats are bots: leave at least one for whoever learns.
rl-actions-shape = Expected { $games } whole numbers, one per game, not numbers of type { $kind } in shape { $shape }.
rl-action-illegal = Row { $row }: action { $action } is not legal for seat { $seat } now. No game has changed.
rl-lost-process = A process that was stepping some of the games has ended. Start again.
rl-failed-process = A process could not step its games: { $why }
rl-over = The game is over: call reset first.
rl-not-an-action = { $action } is not one of the { $count } legal actions now; the mask says which are.
rl-agent = It is { $due }’s turn, not { $given }’s.
rl-dataset-empty = { $path } has no parts of a data set (part-00000.parquet and so on).
rl-dataset-unread = { $path } cannot be read: { $why }.
rl-dataset-foreign = { $path } is damaged, or not part of a Forts data set.
rl-dataset-damaged = { $path } is damaged: its decisions cannot be read.
rl-dataset-mixed = { $path } belongs to a different run from the parts before it.
rl-dataset-game = { $path } holds a game that cannot be played here as it was: { $why }
rl-other-layout = { $path } was written with layout version { $found } of { $game }; this program has version { $known }, or a layout with other parts.
