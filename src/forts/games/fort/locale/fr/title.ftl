### Le nom du jeu et ce qu’on y fait : pour les listes de jeux.

fort-title = Fort
fort-pitch = Fais-toi des amis, amasse pizzas et jouets, et bâtis le plus beau fort de la rue avant que tes amis ne partent avec quelqu’un d’autre.
