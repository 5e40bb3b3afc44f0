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
