### Les épreuves de Fort Boyard dans le terminal.

boyard-face-step = { $number } sur { $count } : { $what }
boyard-face-move = Au tour { ELIDE("de", $seat) }.
boyard-face-wait = Fini. Il reste à attendre l’autre.

## Concentration
boyard-face-sequence = Retiens { $count } signes. { $left ->
    [0] C’est la dernière manche.
    [one] Après cette manche, il en reste une.
   *[other] Après cette manche, il en reste { $left }.
  }
boyard-face-sequence-asked = À toi : tape les { $count } signes dans l’ordre, par leurs numéros (par exemple 3 1 4).
boyard-face-grid = Retiens leur place.
boyard-face-grid-asked = { $number } sur { $count } : où était ce signe, « { $sign } » ? Tape une case, par exemple B2.
boyard-face-shells = La clé est sous la carte { $place }.
boyard-face-shells-swap = Les cartes { $one } et { $other } changent de place.
boyard-face-shells-left = { $count ->
    [0] C’était le dernier échange.
    [one] Encore un échange.
   *[other] Encore { $count } échanges.
  }
boyard-face-shells-asked = Sous quelle carte est la clé : 1, 2 ou 3 ?
boyard-face-order = Retiens leur ordre.
boyard-face-order-asked = Dans quel ordre étaient-ils ? Tape leurs numéros de gauche à droite, par exemple 31524.
boyard-face-sums-asked = Quel est le résultat ?
boyard-face-letters = Quel est ce mot ? { $tries ->
    [one] Dernier essai.
   *[other] Tu as { $tries } essais.
  }

## Force
boyard-face-bell = Entrée à chaque coup de cloche : { $rung } sur { $wanted }.
boyard-face-drum = Écoute : { $count } coups.
boyard-face-drum-asked = À toi : frappe les { $count } coups avec Entrée, au même rythme.
boyard-face-covered = Appuie sur Entrée au bout de { $seconds } secondes, sans regarder l’heure.

## Duel
boyard-face-mark = { $mark } : { $seat }
boyard-face-sticks = { $count ->
    [one] Il reste { $count } bâtonnet. Combien en prends-tu ?
   *[other] Il reste { $count } bâtonnets. Combien en prends-tu : 1, 2 ou 3 ?
  }
boyard-face-fleet-hide = Cache ton bateau : tape deux cases voisines, par exemple 1 2.
boyard-face-fleet-hidden = Ton bateau est caché.
boyard-face-fleet-own = Ton bateau : { $squares }
boyard-face-fleet-shots = { $side ->
    [challenger] Tirs de qui défie
   *[rival] Tirs de l’adversaire
  }
boyard-face-fleet-signs = * touché · ~ à l’eau · Tape la case que tu vises.
boyard-face-race = Calculs faits, sur { $count } : { $one } pour qui défie, { $other } pour l’adversaire
boyard-face-pairs = Paires : { $one } pour qui défie, { $other } pour l’adversaire · Tape le numéro d’une carte pour la retourner.
boyard-face-pairs-card = { $number } = { $sign }
boyard-face-bluff = Manche { $round } · manches gagnées : { $one } pour qui défie, { $other } pour l’adversaire
boyard-face-bluff-last = Manche précédente : { $one } contre { $other }
boyard-face-bluff-own = Ton choix : { $sign }
boyard-face-dice = Tes dés : { $dice } · total { $total }, { $limit } au plus
boyard-face-dice-rolled = Dés lancés : { $one } par qui défie, { $other } par l’adversaire
boyard-face-dice-choice = R : relancer · S : s’arrêter.

## Énigme et mot-code
boyard-face-riddle = Ta réponse ?
boyard-face-guess = Quel est le mot ?
