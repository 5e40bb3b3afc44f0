### Le nom du jeu et ce qu’on y fait : pour les listes de jeux.

forfort-title = ForFort
forfort-pitch = Achève ton fort de huit murailles avant tes rivaux, ou envoie tes armées abattre les leurs.
