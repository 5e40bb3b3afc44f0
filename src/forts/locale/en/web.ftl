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
web-no-game = There is no such game here
web-no-game-more = No game is called “{ $game }” on this server. Check the address, or choose a game on the first page.
web-no-table = This table cannot be shown
web-outdated = Forts has been updated.
web-reload = Reload
web-no-cookies = This browser blocks cookies here, and without one the server cannot tell which seat is yours. Allow cookies for this site, then reload the page.
web-no-storage = This browser stores nothing for this site: settings and tips last for this visit only. Allow storage for this site to keep them.
web-nameless = a guest
web-to-light = Switch to daylight
web-to-dark = Switch to a summer night

## Games
web-level = Strength of the bots
web-level-random = random
web-level-easy = easy
web-level-normal = normal
web-level-learned = learned
web-level-hard = hard
web-level-expert = expert

## Home
web-hello = Build it, hold it, play it
web-hello-more = Games about forts, with friends or against bots. No account needed: just sit down.
web-games = Games
web-rivals = Rivals
web-rivals-count = { $count ->
    [one] 1 bot
   *[other] { $count } bots
  }
web-play-now = Play now
web-set-up = Set up a table
web-how-to = How to play
web-how-to-of = { $game }: how to play
web-example-you = Alex
web-example-rival = Robin
web-example-back = Back
web-example-next = Next
web-example-play = Play a first game
web-workshop = Workshop
web-statistics = Statistics
web-my-tables = Your tables
web-finished-tables = Finished games
web-finished-tables-none = Games you finish are kept here, so that you can watch them again.
web-archive = All your games
web-archive-none = None of your games match. Change the filters, or play one.
web-filters = Which games?
web-game = Game
web-all = all
web-outcome = Result
web-outcome-won = Won
web-outcome-lost = Not won
web-rivals-kind = Played with
web-rivals-people = people
web-rivals-bots = bots only
web-points = { $points ->
    [one] 1 point
   *[other] { $points } points
  }
web-export = Download
web-more-games = Earlier games
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
web-status-lobby = waiting for players
web-status-playing = in progress
web-status-paused = paused
web-status-over = finished
web-manual = Tour, rules and documentation
# where that begins on the documentation site, for readers of this language
web-manual-page = /docs/
web-disclaimer = The games belong to their authors and publishers. This project is independent of them; its pictures and texts are its own.

## Another device
web-device = Take your tables to another device
web-device-more = Choose a name and a passphrase here, then enter them on the other device. Nothing else is asked.
web-device-here = This device has the tables
web-device-there = Bring them here
web-device-handle = Your name for this: { $handle }
web-handle = Name to find your tables by
web-passphrase = Passphrase
web-passphrase-old = Current passphrase
web-device-change = A new passphrase signs out your other devices.
web-device-keep = Save
web-device-claim = Bring my tables here
web-device-set = Done. Enter the same on your other device.
web-device-claimed = Welcome back: your tables are here.

## Setting up
web-new-table = New { $game } table
web-who-plays = Who is playing?
web-seats = Number of seats
web-seats-count = { $count } seats
web-fewer-seats = One seat fewer
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
web-your-face = Your portrait
web-face-number = Portrait { $number }
web-other-faces = Other portraits
web-introduce = Who are you?
web-introduce-more = Others see this at every table. You can change it in the settings.
web-change = Change
web-seats-help = A friend gets a link and needs no account. { $hides ->
    [yes] People sharing a device pass it on behind a curtain.
   *[no] People sharing a device pass it on.
  }
web-options = Rules
web-option-players = For { $players } players: change the number of seats above.
web-option-of-seat = { $option }, player { $seat }
web-chance-of = { $kind }: { $hundred } of 100
web-chances = Of a hundred trials, this bot passes
web-choice-random = random
web-choice-basic = dealt
web-choice-advanced = drafted
web-more-terms = More: who may watch, undo, clocks
web-terms-public = Listed for everybody
web-terms-spectators = Others may watch
web-terms-rated = Rated
web-terms-rated-more = Counts for the ratings. Two people at least, no undo, no hints.
web-terms-undo = Moves that revealed nothing can be undone
web-terms-hints = Hints are allowed
web-terms-move_seconds = Time per decision
web-terms-bank_seconds = Time per player for the whole game
web-terms-limit_seconds = A bot takes over after an absence of
web-terms-standin = Strength of that bot
web-terms-pace = Pace of the bots
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
web-days-hours = { $days } d { $hours } h
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
web-around-more = One phone, tablet or TV in the middle: the screen deals the cards, turns the sand timer and keeps score. You need nothing else.
web-around-name = Name of player { $seat }
web-around-one-more = One more
web-around-one-less = One fewer

## Lobby
web-lobby = { $game }: waiting for players
web-lobby-host = Send each friend a link. Start when every seat is taken.
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
web-link-by-hand = This browser cannot copy: select the link and copy it yourself.
web-invite-text = Come and play { $game }!
web-leave = Leave
web-qr = QR code
web-qr-for = QR code of the link for player { $seat }
web-played-by = At this table
web-kind = Kind
web-kind-rated = rated
web-kind-casual = casual
web-clock-of = Clock
web-clock-none = none: take your time
web-clock-each = { $period } per decision
web-clock-whole = { $period } for the game
web-help = Help
web-help-both = hints and undo
web-help-undo = undo, no hints
web-help-hints = hints, no undo
web-help-none = no hints, no undo
web-rules-usual = the usual ones
web-invited-by = { $host } invites you to play { $game }
web-invited-to-game = Come and play { $game }
web-invited-gone = There is no seat for you here
web-join-as = You play as { $name }.
web-ask-again = Ask { $host } for another link.
web-for-you = kept for you
web-take-seat = Take the seat

## Table
web-question = What to do
web-board = The board
web-moves = Possible moves
web-moves-all = All { $count }
web-moves-fewer = Fewer
web-undo = Undo
web-undo-turn = Undo the whole turn
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
web-chat-short = Say something
web-send = Send
web-not-hear = Mute or block { $name }
web-mute = Mute here
web-block = Block for good
web-muted = You will not see messages from { $name } at this table.
web-blocked = { $name } is blocked: you will not see their messages at any table.
web-is-muted = { $name } is muted here.
web-is-blocked = { $name } is blocked.
web-hear-again = Show messages again
web-menu = Menu
web-chance = { $chance } to win
web-hint-best = Best
web-advice-best = The first answer is best: it wins { $ahead } more games in a hundred than the next.
web-advice-alike = The first { $count } answers are equally good, about { $chance } to win. Take the one you like.
web-advice-same = All answers are equally good here, about { $chance } to win. Take the one you like.
web-advice-brings = What it brings: { $events }
web-advice-plan = After that: { $plan }.
web-wait = One moment …
web-thinks = { $name } is thinking …
web-decides = { $name } is choosing …
web-trial-yours = It’s your trial.
web-trial-judge = You are the judge.
web-trial-waits = A trial is in progress: { $names }
web-asked = { $name }: { $question }
web-goes-on = { $name } is next
web-paused = The game is paused.
web-over = The game is over.
web-looking-back = You are looking at an earlier moment.
web-back-to-now = Back to now
web-bot-plays-for-you = A bot is playing for you.
web-back-soon = Your time is up: the bot makes this decision, then you play on.
web-take-back = Take my seat back
web-seat-said = { $name }, { $state }{ $turn ->
    [yes] , to move
   *[no] {""}
  }
web-has-resigned = has given up
web-bot-stands-in = a bot stands in
web-clock = { $time } left
web-clock-move = for this decision
web-clock-bank = for the whole game
web-time-ran-out = Your time ran out: a bot makes this decision. The seat is still yours.
web-to-next = To my next decision
web-faster = Faster
web-pause = Pause
web-ask-pause = Ask for a pause
web-pause-wished = { $name } would like a pause. The game stops once all agree.
web-pause-agree = Agree
web-answer-for-me = Answer for me when I have no choice
web-answered-for-you = There is only one answer. It will be given for you in a moment, so that nobody can tell.
web-send-away = Send away
web-close-table = Close this table
web-go-on = Continue
web-resign = Give up
web-leave-to-bot = Leave and let a bot play on
web-sure-resign = Give up this game for good?
web-sure-leave = Leave this game? A bot will play for you until you come back.
web-sound-on = Sounds on
web-sound-off = Sounds off
web-watching = { $count ->
    [0] Nobody is watching.
    [one] 1 person is watching.
   *[other] { $count } people are watching.
  }
web-seat-lost = The others agreed: a bot has taken your seat. You can still watch.
web-vote = Vote to let a bot take over
web-vote-back = Withdraw my vote
web-vote-more = For somebody who is away or keeps everybody waiting: if all others agree, a bot takes this seat for the rest of the game.
web-votes = { $count ->
    [0] No votes so far.
    [one] 1 vote so far.
   *[other] { $count } votes so far.
  }
web-why-more = Touch anything that does not glow to learn why you cannot choose it. Or type a move:
web-why-move = A move
web-why-ask = Why not?
web-why-allowed = You may do that now.
web-offline = You are offline. You can still look at the board; the game continues when you are back.
web-move-kept = You are offline. Your move is saved and will be sent as soon as you are back.
web-line-lost = The connection was lost. Trying again …
web-line-closed = The connection was closed.
web-retry = Try now
web-curtain = { $name } is next
web-curtain-more = Hand the device to { $name }. Everybody else looks away.
web-curtain-open = I am { $name }
web-coach-name = How it works
web-coach-next = Got it
web-coach-stop = Turn tips off
web-coach-off = Tips are off. “Show tips again” is in the menu.
web-coach-again = Show tips again
web-coach-on = Tips are on again.
web-coach-points = This is about: { $what }.

## The end
web-result = Result
web-won-by = { $count ->
    [0] Nobody wins.
    [one] { $names } wins!
   *[other] { $names } win!
  }
web-draw = A draw: nobody is ahead.
web-you-win = { $count ->
    [one] You win!
   *[other] You win, together!
  }
web-you-win-with = With { $names }.
web-you-came = { $place ->
    [2] You came second.
    [3] You came third.
    [4] You came fourth.
    [5] You came fifth.
   *[other] You came last.
  }
web-moments = What decided it
web-moments-sought = Looking for the two moments that decided the game …
web-moment = { $mine ->
    [yes] { $way ->
        [up] That was you: it won you { $count } games in a hundred.
       *[down] That was you: it cost you { $count } games in a hundred.
      }
   *[no] { $way ->
        [up] It won { $name } { $count } games in a hundred.
       *[down] It cost { $name } { $count } games in a hundred.
      }
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
web-decision-before = Previous decision
web-decision-after = Next decision
web-eyes = Through the eyes of
web-spectator = a spectator
web-win-chances = Chances of winning over time
web-win-chances-more = As a bot judged them after each decision. Click the picture to see that moment.
web-analysing = A bot is looking at the game. This can take a while …
web-turning-points = Turning points
web-turning-point = { $name } ({ $swing }): { $move }
web-nothing-seen = nothing to see
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
web-key-1 = play the move with that number
web-key-1-name = 1–9, 0
web-key-arrows = step through the moves; Enter plays one
web-key-arrows-name = ← →
web-key-u = undo
web-key-u-name = U
web-key-turn = undo the whole turn
web-key-turn-name = Shift U
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
web-language-auto = same as the browser
web-theme = Theme
web-theme-auto = same as the system
web-theme-light = daylight
web-theme-dark = summer night
web-text-size = Text size
web-afar = Seen from afar
web-afar-more = Everything larger, played with arrows and Enter: for a TV.
web-time = Time in trials
web-time-more = In a duel the longer time applies to both.
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
web-motion-auto = same as the system
web-motion-full = never
web-motion-reduced = always
web-sound = Sounds
web-notify = Notify me when it is my turn
web-notify-forbidden = The browser does not allow notifications here.
web-coach = Explain the game as I play
## Your data
web-data = Your data
web-data-export = Download everything
web-blocked-people = Muted and blocked people
web-blocked-nobody = You have muted and blocked nobody.
web-blocked-everywhere = blocked since { $date }
web-blocked-there = muted at one table, { $date }
web-erase = Delete everything about me
web-erase-sure = Really delete everything: your name, games against bots, ratings and what you said? You give up the games in progress. Games with others stay, without your name. This cannot be undone.
web-erase-yes = Yes, delete everything

## Statistics
web-statistics-of = { $game }: statistics
web-statistics-mine = You
web-statistics-all = All games here
web-games-played = Games
web-games-won = Won
web-best-score = Best score
web-games-finished = Games finished
web-decisions-a-game = Decisions per game
web-first-wins = Won by the first seat
web-ratings = Ratings
web-ratings-more = A cautious estimate of everybody’s strength; newcomers start at 1000.
web-ratings-none = No rated games yet.
web-rating = Rating

## A game without a board of its own
web-plain-table = On the table
web-plain-seats = Around the table
web-plain-news = Just now
web-plain-no-news = Nothing has happened yet.
web-board-broken = This game’s own board is not working; here is a plain one.

## From the host of the server
web-closing = { $minutes ->
    [one] The server closes in a minute; your games are kept.
   *[other] The server closes in { $minutes } minutes; your games are kept.
}

## Standing orders, and being called
web-orders = Standing orders
web-orders-more = Say in advance what you will answer, and nobody has to wait for you. Others see your answer as if you gave it yourself. An order ends by itself when your hand changes.
web-orders-none = There are no orders to give right now: it is your turn, or you will not be asked.
web-order-until = For how long
web-order-until-turn = This turn
web-order-until-mine = Until my next turn
web-order-revoke = Withdraw
web-ordered = Your order: { $order }
web-calling = When a table is waiting for you
web-calling-more = For games over days: this device tells you when it is your turn, even while Forts is closed.
web-calling-cannot = This browser cannot notify you while Forts is closed. On a phone, add Forts to the home screen first.
web-call-here = Notify me on this device
web-call-failed = This browser’s push service cannot be reached, so Forts cannot notify you here. Try again later; until then, the first page shows which tables are waiting for you.
web-call-there = Another device, since { $day }
web-quiet = Quiet hours
web-quiet-more = Notifications wait until they end ({ $zone }).
web-quiet-from = From
web-quiet-to = To
web-remove = Remove
web-mail = Email address
web-mail-more = A summary of the tables that are waiting for you, at most once a day.
web-mail-ask = Email me
web-mail-sent = An email was sent to { $address }. Follow the link in it.
web-mail-on = You get emails at this address.
web-mail-waits = Follow the link in the email that was sent there.
web-mail-stop = Stop the emails
web-no-line = You are offline. Your games continue where they were once you are back.
