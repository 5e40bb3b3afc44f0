### Words common to all games.

seat-number = Player { $seat }
enumeration = { $first } and { $last }
enumeration-more = { $first }, { $next }

## Errors
unknown-game = There is no game called “{ $game }”. Games: { $known }.
game-name-taken = Another game is already called “{ $game }”.
unknown-rules = { $game } has no rules { $rules }; this version knows rules 1 to { $known }.
no-layout = { $game } has no observations for learners: it needs `layout` in its game and `observe` in its state (docs/contract.md).
game-name-form = “{ $game }” cannot be the name of a game: use lower-case letters and digits, starting with a letter.
not-a-game = Expected a game, not a { $what }.
extension-broken = “{ $name }” from { $package } does not work and was left out: { $why }
extension-failed = loading it failed with { $why }
bad-players = { $game } is for { $low } to { $high } players, not { $players }.
unknown-option = { $game } has no option “{ $option }”. Options: { $known }.
bad-option-switch = Option { $option } is yes or no, not “{ $value }”.
bad-option-number = Option { $option } is a number, not “{ $value }”.
bad-option-range = Option { $option } goes from { $low } to { $high }; { $value } is out of range.
bad-option-choice = Option { $option } cannot be “{ $value }”. Choices: { $choices }.
illegal-action = Action { $action } is not legal now.
illegal-move = “{ $move }” is not allowed now: { $why }
malformed-move = “{ $move }” is not a move at this point of the game.
no-such-action = There is no action { $action }; the game has { $count }, numbered from 0.
game-is-over = The game is over.
not-your-turn = { $seat ->
    [0] Nobody has a choice to make right now.
   *[other] It is player { $seat }’s turn.
  }
nothing-to-undo = There is nothing to undo: since your last choice, chance has decided, something was revealed or somebody else has acted.

## Logs and positions
log-foreign = This is not a Forts log.
log-format = This log has format { $format }, which this version does not read.
log-damaged = This log has been changed or damaged: its checksum does not match.
log-field = The log is damaged at “{ $field }”.
log-unreadable = { $path } cannot be read: { $why }.
log-not-json = { $path } is not a log: line { $line } is not JSON.
log-rules = This { $game } log uses rules { $rules }; this version knows rules 1 to { $known }.
log-data = This { $game } log was played with data { $data }, which is neither here nor in the log; the data here is { $known }.
log-start = The game in this log cannot be set up: { $why }
log-beyond-end = The log continues after the end of the game, at action { $number }.
log-illegal = The log does not follow the rules: action number { $number } ({ $action }) is not legal there.
position-field = The position cannot be read at “{ $place }”.
position-data = This { $game } position uses data { $data }, which is neither here nor in the position; the data here is { $known }.
position-unknown = { $place }: there is no “{ $name }”.
position-number = { $place }: expected a number from { $low } to { $high }.
position-start = The position cannot be set up: { $why }
bad-option-seats = { $option } has { $count } values for { $players } players: give one for all, or one each.
trial-is-on = A trial is in progress: wait until it is over.
no-trial-is-on = No trial is in progress.
no-such-outcome = This trial cannot end with “{ $outcome }”. Outcomes: { $known }.

## Extras
extra-missing = This needs { $module }, which is not installed: pip install "forts[{ $extra }]"

## Data files
data-mistakes = The file has { $count } mistakes. { $told }
data-mistake = { $first } { $others }
data-more-mistakes = { $count } more.
