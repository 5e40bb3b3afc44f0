### ForFort in the designers’ workshop.

forfort-workshop-wall = Wall
forfort-workshop-column = { $column ->
    [number] Number
    [shape] Shape
    [symbols] Symbols
    [sign] Sign
   *[copies] Copies
  }
forfort-workshop-shape = { $shape ->
    [corner] corner
   *[straight] straight
  }
forfort-workshop-sign = { $sign ->
    [drawbridge] drawbridge
   *[protected] protected
  }
