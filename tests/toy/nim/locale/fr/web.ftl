nim-view-piles = Pierres, à gauche et à droite
nim-view-picked = Tas choisi
nim-view-taken = Déjà pris
nim-view-to_act = À qui le tour
web-nim-stones-in = { nim-stones } dans le { nim-pile }
