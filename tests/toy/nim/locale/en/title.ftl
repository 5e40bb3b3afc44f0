nim-title = Nim
nim-pitch = Two piles of stones and a die. Whoever takes the last stone wins.
