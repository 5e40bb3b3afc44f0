### What the game is called, and what it is about: for lists of games.

fort-title = Fort
fort-pitch = Make friends, hoard pizza and toys, and build the best fort on the street before your friends run off with somebody else.
