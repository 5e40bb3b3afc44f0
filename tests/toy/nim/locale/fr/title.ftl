nim-title = Nim
nim-pitch = Deux tas de pierres et un dé. Qui prend la dernière pierre gagne.
