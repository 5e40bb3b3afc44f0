# What learners are told.
rl-no-seat = All { $players } seats are bots: leave at least one for whoever learns.
rl-actions-shape = { $games } whole numbers are wanted, one a game; given were numbers of kind { $kind } in the shape { $shape }.
rl-action-illegal = Row { $row }: action { $action } is not legal for seat { $seat } now. No game has changed.
rl-lost-process = A process that stepped some of the games has ended. Begin anew.
rl-failed-process = A process could not step its games: { $why }
rl-over = The game is over: call reset first.
rl-not-an-action = { $action } is not one of the { $count } legal actions now; the mask says which are.
rl-agent = It is { $due }’s turn, not { $given }’s.
rl-dataset-empty = { $path } has no parts of a data set (part-00000.parquet and so on).
rl-dataset-unread = { $path } cannot be read: { $why }.
rl-dataset-foreign = { $path } is damaged, or no part of a data set of Forts.
rl-dataset-damaged = { $path } is damaged: its decisions cannot be read.
rl-dataset-mixed = { $path } is of another run than the parts before it.
rl-dataset-game = { $path } is of a game that cannot be found as it was: { $why }
rl-other-layout = { $path } was written with version { $found } of the layout of { $game }; this program has version { $known }, or other parts in it.
