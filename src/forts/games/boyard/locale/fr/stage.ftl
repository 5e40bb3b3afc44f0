### Une épreuve de Fort Boyard dans le terminal : avant, pendant et après.

boyard-stage-heading = { $trial } · { $who }{ $kind ->
    [guess] {""}
    [handful] {""}
   *[other] { $prize ->
        [key] { "\u00A0" }· pour une clé
        [clue] { "\u00A0" }· pour un indice
       *[other] {""}
      }
  }

## Avant de commencer
boyard-stage-begin = Commencer ; le sablier démarre aussitôt
boyard-stage-time = Deux fois plus de temps ; x1.5, x3 et x10 marchent aussi
boyard-stage-time-now = Tu as { $factor } fois plus de temps.
boyard-stage-another = Une autre épreuve à la place, sans gestes rapides
boyard-stage-another-key = a

## Le sac
boyard-stage-grip = Ta main est dans le sac : quatre doigts, sans le pouce. L’instant où tu appuies sur Entrée décide combien elle prend, de cinq à neuf jetons.
boyard-stage-luck = Laisser faire la chance
boyard-stage-luck-key = c

## Une mauvaise réponse
boyard-stage-wrong = Ce n’est pas la réponse de la carte.
boyard-stage-accept = Tant pis
boyard-stage-appeal = Elle convient pourtant : demander un jugement
boyard-stage-appeal-key = c
boyard-stage-judge = { $name }, à toi de juger : est-ce que la réponse convient ?
boyard-stage-fits = Elle convient
boyard-stage-fits-not = Elle ne convient pas
boyard-stage-given = Réponse donnée : { $given }
boyard-stage-answer = Sur la carte : { $answer }

## Une carte à table
boyard-stage-reads = { $kind ->
    [guess] { $name } lit les indices ; le mot se dit à voix haute :
   *[other] { $name } lit à voix haute :
  }
boyard-stage-props = À prendre : { $props }
boyard-stage-won = Ce qui compte : { $won }
boyard-stage-glass = ⧖ { $state ->
    [running] Encore { $seconds } secondes ; le sablier s’écoule
    [empty] Le sablier est vide
   *[lying] { $seconds } secondes au sablier ; il est couché
  }
boyard-stage-judges = { $count ->
    [one] Au jugement : { $names }.
   *[other] Au jugement, chacun son tour : { $names }. Il faut être d’accord.
  }
boyard-stage-outcome = { $outcome ->
    [won] Réussi
   *[lost] Raté
  }
boyard-stage-wins = { $name } gagne
boyard-stage-no-winner = Personne ne gagne
boyard-stage-disagree = vous n’êtes pas d’accord
boyard-stage-verdict = Verdict : { $outcome }. Définitif dans trois secondes.
boyard-stage-back = Retirer le verdict
boyard-stage-back-key = x
boyard-stage-turn = Retourner le sablier
boyard-stage-turn-key = s
boyard-stage-stop = Coucher le sablier
boyard-stage-stop-key = s
boyard-stage-card = Une autre carte
boyard-stage-card-key = c

## Indices et mots
boyard-sheet-clue = { $name } · indice { $number } : { $clue }
boyard-sheet-word = { $name } · le mot était : { $word }

## Ce qui a été demandé et répondu
boyard-told-puzzle = { $puzzle ->
    [sequence] Les signes dans l’ordre
    [odd] L’intrus
    [parade] Le défilé
    [grid] Où était-ce ?
    [shells] La clé sous les cartes
    [order] Cinq personnages
    [sums] Calcul mental
    [letters] Lettres mêlées
    [bell] La cloche
    [gauge] La jauge
    [drum] Le tambour
    [rope] La corde
    [lanterns] Les lanternes
    [glass] Le sablier couvert
    [sticks] Le dernier bâton
    [noughts] Trois à la suite
    [fleet] Deux bateaux
    [reflex] La lanterne
    [race] Cinq calculs
    [pairs] Les paires
    [bluff] Eau, torche, corde
    [dice] Trois dés
    [riddle] L’énigme du Père Fouras
    [guess] Le mot-code
   *[grip] Une main dans le sac
  }
boyard-told-asked = Question : { $text }
boyard-told-given = Réponse donnée : { $given }
boyard-told-nothing = Personne n’a répondu à temps.
boyard-told-answer = Bonne réponse : { $answer }
boyard-told-reached = Atteint : { $given } sur { $wanted }
boyard-told-stopped = Arrêté au bout de { $given ->
    [one] { $given } seconde
   *[other] { $given } secondes
  } ; l’objectif était { $wanted }.
boyard-told-odd = L’intrus : { $other }, et non { $usual }
boyard-told-drum = Plus grand écart : { $off ->
    [one] { $off } seconde
   *[other] { $off } secondes
  }, après le coup { $beat } sur { $count }
boyard-told-boat = Bateau { ELIDE("de", $name) } : cases { $squares }
boyard-told-score = { $name } : { $score }
boyard-told-race = { $name } : { $right } sur { $count }
boyard-told-race-in = { $name } : { $right } sur { $count } en { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
  }
boyard-told-dice = { $name } : { $total } avec { $count ->
    [one] { $count } dé
   *[other] { $count } dés
  }
