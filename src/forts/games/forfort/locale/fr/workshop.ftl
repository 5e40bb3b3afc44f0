### ForFort à l’atelier.

forfort-workshop-wall = Muraille
forfort-workshop-column = { $column ->
    [number] Numéro
    [shape] Forme
    [symbols] Symboles
    [sign] Signe
   *[copies] Exemplaires
  }
forfort-workshop-shape = { $shape ->
    [corner] angle
   *[straight] droite
  }
forfort-workshop-sign = { $sign ->
    [drawbridge] pont-levis
   *[protected] protégée
  }
