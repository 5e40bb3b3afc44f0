### Mots sur les robots et les simulations.

bots-unknown = Aucun robot ne s’appelle « { $bot } ». Robots : { $known }.
bots-for-seats = { $bots ->
    [0] Aucun robot n’est nommé pour { $players } places.
   *[other] { $bots } robots, c’est trop pour { $players } places.
  }
lab-count = Le nombre de { $option ->
    [jobs] processus
   *[games] parties
  } doit être d’au moins { $low }, pas { $value }.

## Ce que fait chaque niveau
bots-about-random = Joue au hasard parmi les coups permis.
bots-about-easy = Voit ce qu’un coup rapporte tout de suite, avec des étourderies de temps en temps.
bots-about-normal = Regarde un peu plus loin.
bots-about-learned = A appris en jouant contre lui-même ; décide aussitôt.
bots-about-hard = Réfléchit quelques centièmes de seconde par coup.
bots-about-expert = Réfléchit jusqu’à une seconde par coup.

## Réseaux
network-foreign = { $path } n’est pas un réseau de Forts.
network-none = Aucun réseau n’est fourni avec { $game }.
network-damaged = Le réseau { $path } est abîmé. Télécharge-le de nouveau, ou entraînes-en un avec « forts train ».
network-unread = Le réseau { $path } ne peut pas être lu : { $why }.
network-other-game = Le réseau est fait pour { $other }, pas pour { $game }.
network-other-rules = Le réseau { ELIDE("de", $game) } a été entraîné avec les règles { $other }, mais on joue avec les règles { $rules } : les robots suivent l’estimation du jeu.
network-other-layout = Le réseau { ELIDE("de", $game) } lit la disposition { $other }, mais le jeu a la disposition { $layout } : les robots suivent l’estimation du jeu.
