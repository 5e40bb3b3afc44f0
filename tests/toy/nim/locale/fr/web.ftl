nim-view-piles = Pierres, à gauche et à droite
nim-view-picked = Tas choisi
nim-view-taken = Déjà pris
nim-view-stones = Pierres dans un tas
nim-view-die = Le dé montre
web-nim-stones-in = { nim-stones } dans le { nim-pile }
