### Le nom du jeu et ce qu’on y fait : pour les listes de jeux.

boyard-title = Fort Boyard
boyard-pitch = Gagne des clés dans les épreuves, réunis des indices, trouve ton mot et attrape à pleine main ta part du trésor.
