### The designers' workshop in the browser.

web-workshop-of = { $game }: workshop
web-workshop-pitch = Change a card, see what it does, and play it.
web-workshop-none = The cards of this game cannot be changed here.

## Sets
web-workshop-house = The house cards
web-workshop-unnamed = New set
web-workshop-name = Name of the set
web-workshop-by = A set by { $author }
web-workshop-by-nobody = A set by an anonymous guest
web-workshop-theirs = This is not your set: saving makes your own copy.
web-workshop-unsaved = Not saved yet
web-workshop-saved = Saved
web-workshop-save = Save
web-workshop-save-copy = Save as a copy
web-workshop-copy-name = { $name } (copy)
web-workshop-undo = Undo
web-workshop-redo = Redo
web-workshop-more = File and link
web-workshop-download = Download the file
web-workshop-upload = Open a file
web-workshop-opened = { $name } is open. Save it to keep it.
web-workshop-file-empty = There is nothing in { $name }.
web-workshop-not-text = { $name } is not a text file in UTF-8. Spreadsheets write it as “CSV UTF-8”.
web-workshop-file-help = The file is the one that “--data” takes on the command line.
web-workshop-link = Link to this set
web-workshop-link-help = Whoever has the link can look at the set, play it and make a copy. Only you can change it.
web-workshop-link-save = Save the set to get a link.
web-workshop-copy-link = Copy the link
web-workshop-copied = The link is copied.
web-workshop-delete = Delete this set
web-workshop-delete-sure = Really delete “{ $name }”?
web-workshop-deleted = The set is deleted.
web-workshop-restored = Changes that you had not saved are back.
web-workshop-mine = My sets
web-workshop-new = Start from the house’s cards
web-workshop-mine-none = You have no sets yet.

## Parts of the page
web-workshop-tab = { $tab ->
    [cards] Cards
    [tables] Tables
    [differences] Differences
    [try] Try it
   *[play] Play it
  }
web-workshop-parts = Parts of the workshop

## Mistakes
web-workshop-mistakes = { $count ->
    [0] No mistakes: it can be played.
    [one] 1 mistake
   *[other] { $count } mistakes
  }
web-workshop-goto = Show
web-workshop-has-mistake = has a mistake

## Cards
web-workshop-cards-how = Pick a card to change it.
web-workshop-search = Find a card
web-workshop-add = New card
web-workshop-found = { $count ->
    [0] No card has that in it.
    [one] 1 card
   *[other] { $count } cards
  }
web-workshop-mark = { $change ->
    [new] new
   *[changed] changed
  }
web-workshop-copies = × { $count }
web-workshop-nameless = Card { $number }

## One card
web-workshop-back = All cards
web-workshop-card-before = Previous card
web-workshop-card-after = Next card
web-workshop-copy-card = Copy the card
web-workshop-remove-card = Remove the card
web-workshop-put-back = Reset to the house card
web-workshop-picture = The card as it is printed
web-workshop-not-drawn = It cannot be drawn yet: see what is wrong with it.
web-workshop-words = In words
web-workshop-line = Its line in the file
web-workshop-nothing = None
web-workshop-fewer = Less of { $what }
web-workshop-greater = More of { $what }
web-workshop-most = At most { $count }
web-workshop-as-text = As text

## Tables
web-workshop-tables-how = Everything at once; Enter goes to the next field. If you own the box, type in what yours says.
web-workshop-row = { $row }, { $column }
web-workshop-total = { $count } cards in all

## Differences
web-workshop-same = Nothing differs from the house’s cards.
web-workshop-differs = Compared with the house’s cards
web-workshop-change = { $change ->
    [new] New
    [gone] Removed
   *[changed] Changed
  }
web-workshop-from-to = { $column }: { $before } → { $after }
web-workshop-empty = empty
web-workshop-take-back = Take back

## Trying out
web-workshop-try-how = Bots play this set and the other one, { $pairs } games each, with the same luck. Only what chance cannot explain is called certain.
web-workshop-try-bots = Both sides are played by the bot “{ $bot }”. Bots cannot tell whether people have fun.
web-workshop-try-off = The host of this server has turned tryouts off. On your own computer, “forts compare” does the same with the file.
web-workshop-players = Players
web-workshop-against = Compare with
web-workshop-begin = Try it
web-workshop-begin-again = Try it again
web-workshop-stop = Stop
web-workshop-go-on = Go on
web-workshop-progress = { $pairs } of { $planned } games each
web-workshop-state = { $state ->
    [playing] Bots are playing …
    [stopped] Stopped. What was played is kept.
   *[over] Done.
  }
web-workshop-busy = The server is busy: games at tables come first, so this takes longer.
web-workshop-older = This is about an earlier version of the set.
web-workshop-too-few = After 30 games each, the first findings show here.
web-workshop-surely = { $count ->
    [0] No difference is certain so far.
    [one] One figure certainly differs:
   *[other] { $count } figures certainly differ:
  }
web-workshop-even = Nothing certainly differs: in { $pairs } games each, bots’ games go as they do with the other cards. Now play the set yourself.
web-workshop-turn = Change a card and try again:
web-workshop-earlier = { $count ->
    [0] Before your last change nothing certainly differed.
   *[other] Before your last change ({ $pairs } games each):
  }
web-workshop-perhaps = Perhaps different, but it could be chance:
web-workshop-worth = What the cards that differ are worth
web-workshop-worth-how = “Won by taking it” is how much more often whoever takes the card wins than if they had taken something else. Around zero it is as good as the rest; a few per cent make it one of the strongest, even if it is too rare to change whole games.
web-workshop-no-difference = { $count ->
    [one] One figure shows no difference
   *[other] { $count } figures show no difference
  }
web-workshop-plot = { $kind ->
    [shares] Shares: difference in percentage points
   *[numbers] Numbers: difference in per cent
  }
web-workshop-plot-how = A dot is what was measured; its line shows where the truth almost certainly lies, figure by figure. A full dot certainly differs.
web-workshop-fix-first = Fix the mistakes first.

## Playing
web-workshop-play-how = Play the set as it is now.
web-workshop-play-bot = Play against a bot
web-workshop-play-friends = Play with friends
web-workshop-play-friends-help = Set up a table with this set, and invite by link.
web-workshop-level = Level
web-workshop-table-set = Cards: { $name }
web-workshop-table-without = Play with the house’s cards instead

## The first visit
web-workshop-welcome = From an idea to a good card
web-workshop-welcome-text = Put a card together by clicking, let bots find out what it does to the game, and play it with friends. Follow an example, or start on your own.
web-workshop-show-me = Show me
web-workshop-by-myself = On my own
web-workshop-guide-next = Next
web-workshop-guide-end = Got it
web-workshop-guide-step = Step { $step } of { $steps }
web-workshop-guide = { $step ->
    [1] One of our cards, made too strong on purpose. Click something in the form: the picture, the words in every language and the line in the file change at once. Undo takes it back.
    [2] All numbers of the set in tables, to change many at once. If you own the box, you can enter its printed values here.
    [3] What differs from the house’s cards, line by line. Each change can be taken back.
    [4] Bots play both sets with the same luck and say what certainly differs: how long games take, how they end, who wins. It takes about a minute, and you can stop and continue.
   *[5] Play it against a bot, or with friends by link. Save the set to keep it: its link is all that others need.
  }

## What the server refuses
no-workshop = The cards of { $game } cannot be changed.
no-such-set = There is no such set of cards; perhaps it was deleted.
not-your-set = This set is somebody else’s. Make a copy of your own to change it.
too-many-sets = You have { $most } sets, which is the limit. Delete one first.
set-too-long = A file has { $most } characters at most.
bad-set-name = A set needs a name of one to { $most } characters.
set-changed = The set has been changed elsewhere in the meantime. Save yours as a copy, or open it again.
set-of-another-game = Both sets have to be of the same game.
tryouts-off = The host of this server has turned tryouts off. Use “forts compare” on your own computer.
tryout-busy = One set at a time: stop the other tryout first.
tryouts-full = Too many sets are being tried out right now. Try again in a few minutes.
no-tryout = This set has not been tried out yet.
