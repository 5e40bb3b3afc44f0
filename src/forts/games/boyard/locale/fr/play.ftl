### Les mini-jeux de Fort Boyard dans le navigateur.

boyard-play-answers = { $seat } est à l’épreuve. Regarde bien !
boyard-play-your-move = À toi de jouer.
boyard-play-done = Valider
boyard-play-back = Reprendre
boyard-play-erase = Effacer
boyard-play-key-space = Espace
boyard-play-of = { $number } sur { $count }
boyard-play-tries-left = { $count ->
    [one] Encore { $count } essai
   *[other] Encore { $count } essais
  }
boyard-play-rounds = { $count ->
    [one] { $count } manche
   *[other] { $count } manches
  }
boyard-play-chosen = { $name } : { $what }
boyard-play-square = { $number } : { $what }
boyard-play-free = libre

## Concentration
boyard-play-sequence-asked = À toi : répète les { $count } signes.
boyard-play-odd = L’un d’eux est différent. Lequel ?
boyard-play-odd-mate = { $number } : { $details }
boyard-odd-body = { $way ->
    [0] corps rond
    [1] corps mince
    [2] corps carré
   *[3] corps en cloche
  }
boyard-odd-eyes = { $way ->
    [0] petits yeux
    [1] yeux fermés
   *[2] grands yeux
  }
boyard-odd-hat = { $way ->
    [0] béret
    [1] haut-de-forme
    [2] chapeau pointu
   *[3] couronne
  }
boyard-odd-flag = { $way ->
    [0] fanion pointu
    [1] fanion carré
   *[2] fanion échancré
  }
boyard-odd-stripes = { $way ->
    [0] une rayure
    [1] deux rayures
    [2] trois rayures
   *[3] quatre rayures
  }
boyard-play-grid-asked = { $number }. Où était ce signe : { $sign } ?
boyard-play-order-asked = Remets-les dans l’ordre : touche un personnage, puis sa place.
boyard-play-order-who = Place { $place } : { $character }
boyard-play-order-held = En main : { $character }. Choisis une place.
boyard-play-order-at = Place { $place }
boyard-play-order-put = { $character } : place { $place }
boyard-play-sums = Calcule de tête : { $number } sur { $count }
boyard-play-letters-tried = Ce n’est pas : { $words }

## Force
boyard-play-bell = Sonne { $wanted } coups ! Une touche au choix, ou la cloche.
boyard-play-bell-ring = Sonner la cloche
boyard-play-gauge = Maintiens, et lâche entre { $low } et { $high }.
boyard-play-gauge-hold = Maintenir
boyard-play-gauge-inside = { $low } à { $high }
boyard-play-gauge-let-go = { $mark } : { $inside ->
    [yes] dedans
   *[no] dehors
  }
boyard-play-drum-asked = À toi : frappe les { $count } coups au même rythme.
boyard-play-drum-beat = Frapper le tambour
boyard-play-rope = Gauche, droite, gauche, droite : { $wanted } tractions régulières !
boyard-play-rope-hand = { $side ->
    [left] Tirer de la main gauche
   *[right] Tirer de la main droite
  }
boyard-play-side = { $side ->
    [left] Gauche
   *[right] Droite
  }
boyard-play-rope-slip = Glissades : { $slips } sur { $allowed }
boyard-play-lanterns = Lanternes éteintes : { $out } sur { $wanted }. À côté : { $misses } ({ $allowed } au plus).
boyard-play-lantern = Lanterne { $number }{ $lit ->
    [yes] , allumée
   *[no] {""}
  }
boyard-play-glass = Arrête le sablier au bout de { $seconds } secondes, à l’instinct.
boyard-play-glass-seconds = { $seconds } secondes
boyard-play-glass-stop = Stop !

## Duel
boyard-play-sticks = { $count ->
    [one] Il reste { $count } bâtonnet.
   *[other] Il reste { $count } bâtonnets.
  }
boyard-play-sticks-take = { $count ->
    [one] Prendre { $count } bâtonnet
   *[other] Prendre { $count } bâtonnets
  }
boyard-play-fleet-hide = { $half ->
    [none] Cache ton bateau : choisis deux cases voisines.
   *[other] Case { $half }. Et l’autre moitié du bateau ?
  }
boyard-play-fleet-hiding = Chacun cache son bateau.
boyard-play-fleet-shoot = À toi de tirer : choisis une case.
boyard-play-fleet-target = Tes tirs
boyard-play-fleet-own = Ton bateau
boyard-play-fleet-of = Les eaux { ELIDE("de", $seat) }
boyard-play-fleet-seen = { $seen ->
    [hit] touché
    [missed] à l’eau
    [boat] ton bateau
   *[free] mer calme
  }
boyard-play-reflex-dark = Manche { $round } : attends la lumière…
boyard-play-reflex-lit = Lumière ! Appuie !
boyard-play-reflex-now = Maintenant !
boyard-play-reflex-pressed = C’est fait. Il reste à attendre l’autre.
boyard-play-reflex-press = La lanterne : appuie quand elle s’allume
boyard-play-reflex-time = { $seat } : { $how ->
    [early] trop tôt
    [none] rien
   *[time] { $time } ms
  }
boyard-play-race = Calcul { $number } sur { $count }
boyard-play-race-watch = Chacun calcule au plus vite.
boyard-play-pairs-look = Pas de paire. Regarde bien !
boyard-play-pairs-has = { $count ->
    [one] { $count } paire
   *[other] { $count } paires
  }
boyard-play-pairs-down = face cachée
boyard-play-pairs-kept = { $sign }, paire { ELIDE("de", $seat) }
boyard-play-bluff-choose = Manche { $round } : choisis en secret.
boyard-play-bluff-watch = Manche { $round } : chacun choisit en secret.
boyard-play-bluff-beats = bat : { $sign }
boyard-play-bluff-nothing = rien
boyard-play-dice-total = Total { $total }. Au-delà de { $limit }, c’est perdu.
boyard-play-dice-watch = Chacun lance ses dés en secret.
boyard-play-dice-rolled = Dé : { $die }
boyard-play-dice-has = { $count ->
    [one] { $count } dé
   *[other] { $count } dés
  }{ $stopped ->
    [yes] , fini
   *[no] {""}
  }
boyard-play-dice-done = fini
boyard-play-dice-roll = Lancer un dé
boyard-play-dice-stop = S’arrêter
