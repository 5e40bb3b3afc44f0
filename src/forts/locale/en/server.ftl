### What the server says.

## Starting
cli-serving = Forts is running at { $address }
cli-settings = Settings
bad-setting = A setting is wrong: { $why }
bad-settings-file = The settings file { $path } cannot be read: { $why }
database-address = “{ $address }” is not a database address.
database-kind = Forts keeps its tables in SQLite or PostgreSQL, not in { $kind }.
database-unreachable = The database { $address } cannot be used: { $why }
database-newer = The database has schema { $found }, but this program knows schemas only up to { $known }: a newer version has written to it. Please upgrade.
database-unsafe = The database could lose moves: { $setting } is { $found }, but must be { $wanted }.
port-unusable = Forts cannot listen on { $host }, port { $port }: { $why }. Choose another port with --port.
no-client = The pages were not built into this package. “make play” builds them.

## Keeping data
database-in-use = { $path } is in use by a running server, or open elsewhere. Stop that first.
database-damaged = The database is damaged. { $what }{ $more ->
    [0] {""}
    [one] {" "}And one more finding.
   *[other] {" "}And { $more } more findings.
} Restore a backup with “forts restore FILE”, or keep what is whole with “forts check --repair”.
damage-log = { $commits ->
    [one] One acknowledged commit
   *[other] { $commits } acknowledged commits
} in the write-ahead log can no longer be read.
damage-structure = Its structure is broken: { $what }.
damage-orphans = Some rows of { $kind } refer to something that is gone.
damage-journal = Table { $table } has { $found } of { $wanted } acknowledged entries.
damage-seats = Table { $table } is missing seats.
damage-unfit = The journal of table { $table } does not follow the rules.
repair-kept = The original files are kept at { $path }.
repair-salvaged = { $rows ->
    [one] One row was
   *[other] { $rows } rows were
} carried over into a new file.
repair-table-gone = Table { $table } could not be kept.
repair-journal-cut = { $kept ->
    [0] Table { $table } goes back to its lobby: its journal is gone.
   *[other] Table { $table } continues after entry { $kept }; later entries are gone: { $lost }.
}
repair-failed = The database could not be repaired: { $what } Restore a backup with “forts restore FILE”.
repair-hopeless = Nothing in { $path } can be read. Restore a backup with “forts restore FILE”.
copy-exists = { $path } already exists and was left unchanged: choose another name.
copy-nothing = There is no file { $path }.
copy-unreadable = { $path } cannot be read as a database: { $why }.
copy-unwritable = { $path } cannot be written: { $why }.
copy-foreign = { $path } is not a copy of a Forts database.
copy-schema = The database has schema { $found }, but this program copies schema { $known }: back it up with the program that wrote it.
check-schema = The database has schema { $found }, but this program checks schema { $known }. Check it with the program that wrote it, or after an upgrade.
cli-backed-up = { $path } holds { $tables ->
    [one] one table
   *[other] { $tables } tables
} and { $guests ->
    [one] one guest
   *[other] { $guests } guests
}.
cli-restored = Restored: { $tables ->
    [one] one table
   *[other] { $tables } tables
} and { $guests ->
    [one] one guest
   *[other] { $guests } guests
}.
cli-restored-kept = What was there before is kept at { $path }.
cli-check-sound = The database is whole.
cli-check-repaired = The database is whole again.
cli-check-damaged = “forts check --repair” keeps what is whole; “forts restore FILE” brings a backup back.

## Requests
bad-request = The request could not be read.
not-json = Send JSON, and say so: application/json.
bad-frame = The message could not be read.
nothing-meant = There is nothing you can do with that now.
bad-request-id = A message needs an id of one to { $most } characters.
bad-range = Ask for 1 to { $most } steps of the game.
bad-count = Ask for 1 to { $most } games at a time.
bad-place = There is no such place in the list. Start at the top.
too-large = That is too much at once.
too-many-requests = Too many requests. Try again in { $seconds } seconds.
too-many-sockets = You have too many windows open.
foreign-origin = This request comes from another website.
no-such-page = There is nothing here.
no-such-method = This address does not allow that.
no-rules = { $game } has no written rules.
no-words = { $game } has no words of its own.
no-example = { $game } has no example.
no-board = { $game } has no board of its own.
no-picture = { $game } has no picture of its own.
server-error = Something went wrong here. Nothing was lost; please try again.
database-away = The server cannot reach its database right now. Nothing was lost; please try again soon.
not-saved = That could not be saved and was not done. Please try again.
table-unreadable = This game uses rules that this server does not know: { $why }
table-damaged = This table is damaged: part of its journal is missing. The server’s host can repair it.

## Guests
long-name = A name can have at most { $most } letters.
mixed-name = A name must use a single alphabet, so that it cannot pass for another.
bad-face = That is not a portrait.
bad-handle = Choose a name to find your tables by.
bad-passphrase = A passphrase needs at least { $least } characters.
handle-taken = “{ $handle }” is already used by somebody else.
wrong-passphrase = That name and passphrase do not match.

## Tables
no-such-table = There is no such table.
no-such-seat = There is no seat { $seat } at this table.
no-invitation = You need an invitation for this table.
invitation-gone = This invitation no longer works. Ask your host for a new link.
no-spectators = This table is closed to spectators.
not-host = Only the host can do that.
not-seated = You have no seat at this table.
not-your-seat = That is somebody else’s seat.
others-play-too = Others play at this table too, so the game cannot be taken along.
seat-taken = Seat { $seat } is taken.
seats-open = Some seats are still empty.
table-full = All seats are taken.
table-started = The game has already begun.
table-not-started = The game has not begun yet.
table-paused = The game is paused.
game-not-over = The game is not over yet.
stale-ply = The game has moved on in the meantime.
stale-trial = That trial is over.
stale-try = The trial has moved on in the meantime.
large-try = That is more than a try can hold: { $most } bytes at most.
too-many-tries = Too many tries: { $most } at most in one trial.
trial-runs = A trial is in progress: pause when it is over.
bot-plays-for-you = A bot is playing for you. Take your seat back first.
already-resigned = You have already given up this game.
time-is-up = Your time is up: a bot is making this decision. You can come back afterwards.
undo-not-allowed = There is no undo at this table.
hints-not-allowed = There are no hints at this table.
rated-without-help = A rated game has neither hints nor undo.
rated-among-people = A rated game needs at least { $least } people, each in one seat. Make the table casual to play with bots alone.
pace-of-all = Other people are playing too, so the bots keep their pace.
analyses-full = Too many games are being analysed right now. Try again in a minute.
hint-pending = One hint at a time, please.
too-few-to-vote = It takes at least { $least } other people to replace somebody.
bad-vote = There is nobody to replace in that seat.
bad-term = { $term } goes from { $low } to { $high }.
long-option = An option is at most { $most } characters long.
which-bot = Which bot should sit there?
spectators-are-quiet = Spectators cannot chat during the game.
bad-chat = Say something, in at most { $most } characters.
chat-too-fast = You are writing very fast. You can write again in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
}.
block-yourself = You cannot block yourself.
nobody-there = There is nobody to mute there.
too-many-blocks = You have blocked { $most } people. Unblock somebody first.
still-playing = Seat { $seat } is playing. Only somebody who is away, or keeps the others waiting, can be replaced.
paused-already = The game has already been paused during this decision.
too-much-back-and-forth = You have undone, paused, voted or come back { $most } times in this game. That is enough.
too-many-open-tables = You have { $most } tables waiting for players. Start one or close one first.
too-many-running-tables = You have { $most } games in progress. Finish one first.
sent-away = The host has removed you from this table. You need an invitation to come back.

## Hosting
invitation-needed = Only invited people can open tables here. Ask your host for the link.
no-such-guest = There is no such guest.
no-manual = The documentation was not built into this package. “make docs” builds it.
no-such-order = That order is no longer possible: the game has moved on. See what you can order now.

## Calling people: push, and letters
push-service-unknown = That is not the address of a push service that this server knows. Allow notifications in the browser again, or ask the host to name the service in the settings.
push-damaged = The browser’s keys for notifications are damaged. Turn notifications off and on again.
no-such-zone = There is no such time zone. Choose one like “Europe/Paris”.
bad-quiet-hours = Quiet hours go from one time of day to another. Give both, or neither.
too-many-devices = You already get notifications on { $most } devices. Remove one first.
no-such-device = You get no notifications on that device.
push-title = Your turn
push-body = { $game } is waiting for you.
bad-mail-address = That is not an email address. Write it like “name@example.org”.
no-letters = This server sends no email.
letter-not-taken = The email could not be sent. Check the address, or try again later.
no-such-letter = This link no longer works: the address was removed, or another one was given.
mail-confirm-subject = Forts: please confirm your address
mail-confirm = Somebody asked Forts to email this address when a table is waiting for them, at most once a day. If that was you, confirm it here: { $link }
mail-mistake = If it was not you, do nothing: you will get no further email.
mail-waiting-subject = { $count ->
    [one] Forts: a table is waiting for you
   *[other] Forts: { $count } tables are waiting for you
  }
mail-waiting = { $count ->
    [one] One table is waiting for your move:
   *[other] { $count } tables are waiting for your move:
  }
mail-table = { $game }: { $link }
mail-stop = No more emails: { $link }
letters-asked = Should Forts email { $address } when a table is waiting for you, at most once a day?
letters-on = Forts will email { $address } when a table is waiting for you, at most once a day.
letters-off = Forts will no longer email { $address }.
letters-confirm = Yes, email me
letters-not-mine = No, forget this address
letters-stop = Stop the emails
letters-home = To the games

## Previews of links
preview-home = Forts: fort games to play online
preview-home-more = Three fort games in the browser, with friends and good bots. No account, nothing to install.
preview-invited = { $named ->
    [yes] { $host } invites you to play { $game }
   *[no] A game of { $game } is waiting for you
}
preview-seats = { $players } players, { $kind }. { $free ->
    [0] All seats are taken.
    [one] One seat is free.
   *[other] { $free } seats are free.
}
preview-playing = { $game }: watch the game
preview-over = { $game }: { $count ->
    [one] { $names } wins!
   *[other] { $names } win!
}
preview-players = { $names }. Watch it move by move.
preview-rated = rated
preview-casual = casual
preview-bot = a bot

## Around the documentation’s pages
site-search = Search
site-on-this-page = On this page
site-top = Back to top
site-link = Permanent link
site-dark = Switch to dark mode
site-light = Switch to light mode
site-pages = Navigation
site-parts = Tabs
site-head = Header
site-skip = Skip to content
