### What the game is called, and what it is about: for lists of games.

boyard-title = Fort Boyard
boyard-pitch = Win keys in trials, gather clues, find your word, and grab as much treasure as your hand can hold.
