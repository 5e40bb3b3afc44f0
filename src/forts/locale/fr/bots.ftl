### Mots sur les robots et les simulations.

bots-unknown = Aucun robot ne s’appelle « { $bot } ». Robots : { $known }.
bots-for-seats = { $bots ->
    [0] Aucun robot n’est nommé pour { $players } places.
   *[other] { $bots } robots, c’est trop pour { $players } places.
  }
lab-count = Le nombre de { $option ->
    [jobs] processus
   *[games] parties
  } est d’au moins { $low }, pas { $value }.

## Ce que fait chaque niveau
bots-about-random = Joue tous les coups permis aussi souvent l’un que l’autre.
bots-about-easy = Voit ce qu’un coup rapporte tout de suite, avec des étourderies de temps en temps.
bots-about-normal = Regarde un peu plus loin.
bots-about-hard = Réfléchit quelques centièmes de seconde par coup.
bots-about-expert = Réfléchit une seconde par coup.
