### Playing without a server: words of its pages, and refusals

## On the pages
web-local-here = On this device
web-local-here-more = You play without a server. Your games stay in this browser.
web-local-loading = Getting the games ready…
web-local-once = { NUMBER($megabytes, maximumFractionDigits: 0) } MB, once. After that everything works offline.
web-local-loaded = { NUMBER($percent) } %
web-local-again = Starting the games…
web-local-offer = Play on this device
web-local-offer-more = The server cannot be reached. You can play against bots, or hand this device around, until it is back.
web-local-back = Back to the server
web-local-export = Save as a file
web-local-import = Open a saved game
web-local-import-done = The game is here.
web-local-go-on = Continue on this device
web-local-go-back = Continue at the server
web-local-going = Moving the game…
web-local-take-more = Saved or moved, the game keeps its seats, notes and log. From then on it counts in no statistics.
web-local-taken = This game was taken along, so it counts in no statistics.
web-local-remove = Remove from this device
web-local-keep = Your browser may clear games that have not been opened for a long time. Save those that matter as files.
web-local-offline = Without a connection
web-local-offline-more = Keep the games on this device, and you can play against bots or hand it around when the server cannot be reached.
web-local-keep-here = Keep the games here ({ NUMBER($megabytes, maximumFractionDigits: 0) } MB)
web-local-kept = The games are kept on this device.
web-local-people = Nobody can join by link here. Hand the device around, or play against bots.
web-local-no-tryouts = Trying a set out takes hundreds of games, which a server’s bots play. Everything else works here; save the file, and open it at a server.
web-local-other-tab = This game is open in another tab. Continue there, or close it and try again.
web-local-try-again = Try again
web-local-old-browser = This browser is too old to play without a server. Update it, or use another one.
web-local-not-started = The games could not be started. Check your connection and try again; nothing is lost.
web-local-unfinished = The download was interrupted. Go online for a moment and try again; nothing is lost.
web-local-forbidden = This browser keeps nothing for this site, so games end with this page. Allow storage, or leave private browsing.
web-local-damaged = { $count ->
    [one] One saved game is damaged and cannot be opened. The others are fine.
   *[other] { $count } saved games are damaged and cannot be opened. The others are fine.
}
web-local-save-damaged = Save the damaged ones as a file

## Refused
needs-server = That needs a server and other people.
nobody-hears = Nobody else is here to read it.
save-damaged = This saved game is damaged: part of it is missing. You can remove it, or save it as a file.
table-newer = This game was saved by a newer version of Forts. Reload the page to update.
store-full = This device has no room left, so the move was not made. Free some space, then try again.
store-forbidden = This browser does not let the site keep anything, so the move was not made. Allow storage, then try again.
store-raced = This game has continued in another tab. Reload the page.
file-too-large = That file is too large to be a game.
not-a-table-file = That file is not a saved game of Forts.
