### What the server says.

## Starting
cli-serving = Forts plays at { $address }
cli-no-server = The server needs more than is installed ({ $module } is missing): pip install "forts[server]"
cli-settings = Settings
bad-setting = A setting does not fit: { $why }
bad-settings-file = The settings file { $path } cannot be read: { $why }
database-address = “{ $address }” is not the address of a database.
database-kind = Forts keeps its tables in SQLite or PostgreSQL, not in { $kind }.
database-unreachable = The database { $address } cannot be used: { $why }
database-newer = The database has schema { $found }, and this program knows schemas up to { $known }: it is older than the one that wrote last. Please upgrade.
database-unsafe = The database could lose moves: { $setting } is { $found }, but has to be { $wanted }.
port-unusable = Forts cannot listen on { $host }, port { $port }: { $why }. Choose another port with --port.
no-client = The pages were not built into this package. “make play” builds them.

## Requests
bad-request = The request is not readable.
bad-frame = The message is not readable.
nothing-meant = There is nothing to do with that.
bad-request-id = A message needs an id of one to { $most } characters.
bad-range = Ask for 1 to { $most } steps of the game.
too-large = That is too large.
too-many-requests = Too many requests. Try again in { $seconds } seconds.
too-many-sockets = Too many windows are open at once.
foreign-origin = This request comes from a page of somebody else.
no-such-page = There is nothing here.
no-such-method = This cannot be done here.
no-rules = There is no text of the rules of { $game }.
no-words = { $game } has no words of its own.
no-board = { $game } brings no board of its own.
server-error = Something went wrong here. Nothing was lost; please try again.
not-saved = That could not be saved and was not done. Please try again.
table-unreadable = This game was written by rules that this server cannot read: { $why }

## Guests
long-name = A name has at most { $most } letters.
bad-face = This is not a portrait.
bad-handle = Choose a name to find your tables by.
bad-passphrase = A passphrase has at least { $least } letters.
handle-taken = “{ $handle }” is already used by somebody else.
wrong-passphrase = That name and passphrase do not belong together.

## Tables
no-such-table = There is no such table.
no-such-seat = There is no seat { $seat } at this table.
no-invitation = You need an invitation for this table.
no-spectators = This table allows no spectators.
not-host = Only the host can do that.
not-seated = You do not sit at this table.
not-your-seat = This is somebody else's seat.
seat-taken = Seat { $seat } is taken.
seats-open = Some seats are still empty.
table-full = All seats are taken.
table-started = The game has already begun.
table-not-started = The game has not begun yet.
table-paused = The game is paused.
game-not-over = The game is not over yet.
stale-ply = The table has moved on meanwhile.
bot-plays-for-you = A bot is playing for you. Take your seat back first.
already-resigned = You have given up this game.
time-is-up = Your time is up: a bot takes this decision. You can come back after it.
undo-not-allowed = Nothing is taken back at this table.
hints-not-allowed = There are no hints at this table.
hint-pending = One hint at a time, please.
too-few-to-vote = It takes at least { $least } other people to replace somebody.
bad-vote = Nobody sits there who could be replaced.
bad-term = { $term } goes from { $low } to { $high }.
long-option = An option is at most { $most } characters long.
which-bot = Which bot shall sit there?
spectators-are-quiet = Spectators are quiet during the game.
bad-chat = Say something, in at most { $most } characters.
still-playing = Seat { $seat } is playing. Only somebody who is away, or keeps the others waiting, can be replaced.
paused-already = The game has been paused over this decision already.
too-many-open-tables = You have { $most } tables that wait for players. Start one or close one first.
too-many-running-tables = You have { $most } games going on. Finish one first.
sent-away = The host has sent you away from this table. An invitation lets you back in.
