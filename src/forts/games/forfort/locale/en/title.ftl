### What the game is called, and what it is about: for lists of games.

forfort-title = ForFort
forfort-pitch = Finish your fort of eight walls before your rivals do, or send your armies to knock theirs down.
