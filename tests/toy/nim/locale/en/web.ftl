nim-view-piles = Stones, left and right
nim-view-picked = Picked pile
nim-view-taken = Taken so far
nim-view-to_act = Whose turn
web-nim-stones-in = { nim-stones } in the { nim-pile }
