nim-view-piles = Stones, left and right
nim-view-picked = Picked pile
nim-view-taken = Taken so far
nim-view-stones = Stones in a pile
nim-view-die = The die shows
web-nim-stones-in = { nim-stones } in the { nim-pile }
