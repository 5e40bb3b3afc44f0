### The words of the pages. Those of each game's board are in the game's own folder.

## Everywhere
web-home = Home
web-nav = Site
web-skip = Skip to the content
web-close = Close
web-yes = Yes
web-no = No
web-saved = Saved.
web-unreachable = The server cannot be reached. Your tables are safe; this page tries again.
web-broken = Something went wrong. Please try again.
web-no-page = There is no such page
web-no-page-more = The address may be mistyped, or the page has moved.
web-no-table = This table cannot be shown
web-outdated = Forts has been updated.
web-reload = Reload
web-nameless = somebody
web-to-light = Switch to daylight
web-to-dark = Switch to a summer night

## Games
web-level = Strength of the bots
web-level-random = random
web-level-easy = easy
web-level-normal = normal
web-level-hard = hard
web-level-expert = expert

## Home
web-hello = Build it, hold it, play it
web-hello-more = Games about forts, with friends or against bots. No account: just sit down.
web-games = Games
web-rivals = Rivals
web-rivals-count = { $count ->
    [one] 1 bot
   *[other] { $count } bots
  }
web-play-now = Play now
web-set-up = Set up a table
web-how-to = How to play
web-statistics = Statistics
web-my-tables = Your tables
web-finished-tables = Finished games
web-finished-tables-none = Games you have finished stay here to be looked at again.
web-open-tables = Open tables
web-open-tables-none = Nobody is waiting for players right now.
web-resume = Resume
web-look-again = Look again
web-join = Join
web-watch = Watch
web-with = with { $others }
web-free-seats = { $count ->
    [one] 1 seat is free
   *[other] { $count } seats are free
  }
web-your-turn = Your turn
web-status-lobby = gathering
web-status-playing = being played
web-status-paused = paused
web-status-over = finished
web-disclaimer = The games belong to their authors and publishers. This project is independent of them; its pictures and texts are its own.

## Another device
web-device = Take your tables to another device
web-device-more = Choose a name and a passphrase here, then enter them on the other device. Nothing else is asked.
web-device-here = This device has the tables
web-device-there = Bring them here
web-device-handle = Your name for this: { $handle }
web-handle = Name to find your tables by
web-passphrase = Passphrase
web-passphrase-old = Passphrase so far
web-device-change = A new passphrase ends the sessions on your other devices.
web-device-keep = Remember
web-device-claim = Bring my tables here
web-device-set = Done. Enter the same on your other device.
web-device-claimed = Welcome back: your tables are here.

## Setting up
web-new-table = A table of { $game }
web-who-plays = Who plays?
web-seats = Number of seats
web-seats-count = { $count } seats
web-fewer-seats = One seat less
web-more-seats = One seat more
web-seat-open = Free seat
web-me = Me
web-me-named = Me ({ $name })
web-here = A second person on this device
web-second-person = Second player
web-by-link = A friend, by link
web-bot-level = Bot, { $level }
web-bot-about = { $name }: { $about }
web-bot-name = { $name }
web-name = Name
web-your-name = Your name
web-seats-help = A friend gets a link and needs no account. People on one device hand it on behind a curtain.
web-options = Rules
web-option-of-seat = { $option }, player { $seat }
web-chance-of = { $kind }: { $hundred } of 100
web-chances = Of a hundred trials, this bot passes
web-choice-random = by lot
web-choice-basic = dealt
web-choice-advanced = drafted
web-more-terms = More: who may watch, undo, clocks
web-terms-public = Listed for everybody
web-terms-spectators = Others may watch
web-terms-undo = Moves that revealed nothing can be taken back
web-terms-hints = Hints are allowed
web-terms-move_seconds = Time for a decision
web-terms-bank_seconds = Time for the whole game, each
web-terms-limit_seconds = A bot takes over for somebody absent for
web-terms-standin = Strength of that bot
web-terms-pace = Pace of bots
web-never = no limit
web-seconds = { $count ->
    [one] 1 second
   *[other] { $count } seconds
  }
web-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
  }
web-hours = { $count ->
    [one] 1 hour
   *[other] { $count } hours
  }
web-days = { $count ->
    [one] 1 day
   *[other] { $count } days
  }
web-pace = { $pace ->
    [0] at once
    [300] swift
    [700] easy to follow
    [1500] leisurely
   *[other] slow
  }
web-start = Start
web-open-lobby = Open the table

## Around one table
web-around = Around one table
web-around-of = { $game } around one table
web-around-more = One phone, tablet or TV in the middle: the screen deals the cards, turns the glass and keeps count. Nobody needs anything else.
web-around-name = Name of player { $seat }
web-around-one-more = One more
web-around-one-less = One less

## Lobby
web-lobby = { $game }: waiting for players
web-lobby-host = Send each friend a link. When every seat is taken, you start.
web-lobby-guest = The host starts when every seat is taken.
web-waiting-for = waiting for somebody
web-waiting-for-host = Waiting for the host to start.
web-that-is-you = you
web-is-here = here
web-is-away = away
web-link-for = Link for player { $seat }
web-copy = Copy
web-share = Share
web-link-copied = The link is copied.
web-link-by-hand = This browser does not copy: select the link and copy it yourself.
web-invite-text = Come and play { $game }!
web-leave = Leave
web-invited = You are invited
web-invited-to = A game of { $game } for { $count }
web-take-seat = Take the seat

## Table
web-question = What to do
web-board = The board
web-moves = Possible moves
web-undo = Undo
web-why = Why not?
web-hint = Hint
web-log = What happened
web-log-empty = Nothing has happened yet.
web-log-earlier = Show earlier entries
web-since-mine = Since my last turn
web-chat = Chat
web-chat-unread = { $unread ->
    [0] Chat
    [one] Chat, 1 new line
   *[other] Chat, { $unread } new lines
  }
web-chat-empty = Nobody has said anything yet.
web-chat-say = Say something to the table
web-send = Send
web-menu = Menu
web-chance = { $chance } to win
web-wait = One moment …
web-thinks = { $name } is thinking …
web-decides = { $name } is choosing …
web-trial-yours = You are waited for in the trial.
web-trial-waits = A trial is on: { $names }
web-asked = { $name }: { $question }
web-goes-on = { $name } is next
web-paused = The game is paused.
web-over = The game is over.
web-looking-back = You are looking at an earlier moment.
web-back-to-now = Back to now
web-bot-plays-for-you = A bot is playing for you.
web-back-soon = Your time is up: the bot takes this decision, then you play on.
web-take-back = Take my seat back
web-seat-said = { $name }, { $state }{ $turn ->
    [yes] , to move
   *[no] {""}
  }
web-has-resigned = has given up
web-bot-stands-in = a bot stands in
web-clock = { $time } left
web-pause = Pause
web-ask-pause = Ask for a pause
web-pause-wished = { $name } would like a pause. The game stops once all agree.
web-pause-agree = Agree
web-answer-for-me = Answer for me when I have no choice
web-answered-for-you = There is only one answer. It is given for you in a moment, so that nobody can tell.
web-send-away = Send away
web-close-table = Close this table
web-go-on = Go on
web-resign = Give up
web-leave-to-bot = Leave; a bot plays on
web-sure-resign = Really give up this game?
web-sure-leave = Really leave? A bot plays on for you; you can come back.
web-sound-on = Sounds on
web-sound-off = Sounds off
web-watching = { $count ->
    [0] Nobody is watching.
    [one] 1 person is watching.
   *[other] { $count } people are watching.
  }
web-seat-lost = The others agreed: a bot has taken your seat. You can look on.
web-vote = Vote to let a bot play
web-vote-back = Take my vote back
web-vote-more = For somebody who is away or keeps everybody waiting: if all others agree, a bot takes this seat for the rest of the game.
web-votes = { $count ->
    [0] No votes so far.
    [one] 1 vote so far.
   *[other] { $count } votes so far.
  }
web-why-more = Touch anything that does not glow, and you hear why it cannot be chosen. Or write a move:
web-why-move = A move
web-why-ask = Why not?
web-why-allowed = You may do that now.
web-offline = You are offline. The board stays; the game goes on when you are back.
web-line-lost = The connection is lost. Trying again …
web-line-closed = The connection was closed.
web-retry = Try now
web-curtain = { $name } is next
web-curtain-more = Hand the device to { $name }. Everybody else looks away.
web-curtain-open = I am { $name }
web-coach-name = How it works
web-coach-next = Got it
web-coach-stop = No more of this

## The end
web-result = Result
web-won-by = { $count ->
    [0] Nobody wins.
    [one] { $names } wins!
   *[other] { $names } win!
  }
web-scores-of = Points of { $name }
web-total = Total
web-rematch = Rematch
web-replay = Replay
web-analysis = Analysis
web-to-table = To the table
web-replay-first = To the beginning
web-replay-last = To the end
web-replay-back = One step back
web-replay-next = Next step
web-replay-play = Play
web-replay-stop = Stop
web-replay-at = Step { $at } of { $length }
web-replay-of = { $at } of { $length }
web-replay-speed = Speed
web-times = × { $times }
web-decision-before = Decision before
web-decision-after = Next decision
web-eyes = Through the eyes of
web-spectator = a spectator
web-win-chances = Chances to win, over time
web-win-chances-more = As a bot judged them after each decision. Click the picture to see that moment.
web-analysing = A bot is looking at the game. This can take a while …
web-turning-points = Turning points
web-turning-point = { $name } ({ $swing }): { $move }
web-nothing-seen = nothing to be seen
web-no-turning-points = There were none: the game took its course.
web-show = Show
web-as-table = The same as a table
web-move = Move

## Reference
web-reference = Cards and rules
web-reference-of = { $game }: cards and rules
web-reference-pieces = Cards
web-reference-rules = Rules
web-reference-keys = Keys
web-search = Search
web-nothing-found = Nothing found.
web-key-1 = take the move with that number
web-key-1-name = 1–9, 0
web-key-arrows = go through the moves; Enter takes one
web-key-arrows-name = ← →
web-key-u = undo
web-key-u-name = U
web-key-h = hint
web-key-h-name = H
web-key-w = why not?
web-key-w-name = W
web-key-l = what happened
web-key-l-name = L
web-key-c = chat
web-key-c-name = C
web-key-m = sounds on or off
web-key-m-name = M
web-key-question = cards and rules
web-key-question-name = ?
web-key-escape = close; back to now
web-key-escape-name = Esc

## Settings
web-settings = Settings
web-you = You
web-new-face = Another portrait
web-look = Look
web-language = Language
web-language-auto = as the browser
web-theme = Light
web-theme-auto = as the system
web-theme-light = daylight
web-theme-dark = summer night
web-text-size = Size of text
web-afar = Seen from afar
web-afar-more = Everything large, and by arrows and Enter: for a TV.
web-time = Time in trials
web-time-more = In a duel the longer time holds for both.
web-play = While playing
web-speed = Motion
web-speed-of = { $speed ->
    [0] none
    [5] quick
    [10] normal
    [15] slow
   *[other] very slow
  }
web-motion = Less motion
web-motion-auto = as the system
web-motion-full = never
web-motion-reduced = always
web-sound = Sounds
web-notify = Notify me when it is my turn
web-notify-forbidden = The browser does not allow notifications here.
web-coach = Explain the game as it goes

## Statistics
web-statistics-of = { $game }: statistics
web-statistics-mine = You
web-statistics-all = All games here
web-games-played = Games
web-games-won = Won
web-best-score = Best score
web-games-finished = Games finished
web-decisions-a-game = Decisions a game
web-first-wins = Won by the first seat
web-ratings = Ratings
web-ratings-more = How strong everybody is, at least; newcomers start at 1000.
web-ratings-none = No rated games yet.
web-rating = Rating

## A game without a board of its own
web-plain-table = On the table
web-plain-seats = Around the table
web-plain-news = Just now
web-plain-no-news = Nothing has happened yet.
web-board-broken = The board of this game does not work; here is a plain one.

## From the host of the server
web-closing = { $minutes ->
    [one] The server closes in a minute; your games are kept.
   *[other] The server closes in { $minutes } minutes; your games are kept.
}
