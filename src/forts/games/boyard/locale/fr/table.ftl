### Les épreuves de Fort Boyard dans le navigateur, à l’écran et autour d’une table.

## La scène
boyard-show-stage = L’épreuve
boyard-show-heading = { $kind ->
    [guess] { $who }
    [handful] { $who }
   *[other] { $trial } · { $who } · { $prize ->
        [clue] pour un indice
       *[key] pour une clé
      }
  }
boyard-show-hide = Voir le plateau
boyard-show-back = Revenir à l’épreuve
boyard-show-looking = Tu regardes.
boyard-show-waiting = On attend { $names }
boyard-show-next = Continuer
boyard-show-read = Lire à voix haute
boyard-show-read-stop = Arrêter la lecture

## Le sablier
boyard-show-glass = { $seconds ->
    [one] Encore { $seconds } seconde au sablier
   *[other] Encore { $seconds } secondes au sablier
  }
boyard-show-seconds = Encore { $seconds } secondes
boyard-show-empty = Le sablier est vide.

## Avant de commencer
boyard-show-level = { $level ->
    [1] Niveau 1 sur 3 : dès sept ans
    [2] Niveau 2 sur 3 : pour tout le monde
   *[3] Niveau 3 sur 3 : pour les grands
  }
boyard-show-begin = Commencer
boyard-show-begin-more = Le sablier t’attend.
boyard-show-is-ready = C’est noté : tu peux y aller.
boyard-show-time = Ton temps
boyard-show-time-of = { $factor ->
    [1] normal
   *[other] × { $factor }
  }
boyard-show-time-more = Retenu pour tes prochaines épreuves. Tout le monde le voit ; en duel, le temps le plus long vaut pour les deux.
boyard-show-time-now = Temps × { $factor }
boyard-show-another = Une autre épreuve à la place
boyard-show-another-more = Sans gestes rapides ; une seule fois.

## Réponses
boyard-show-answer = Ta réponse
boyard-show-word = Ton mot
boyard-show-say = Répondre
boyard-show-clue = Indice { $number }
boyard-show-typing = { $name } réfléchit.
boyard-show-appeal = { $name } juge si la réponse convient.
boyard-show-wrong = Ce n’est pas ça ; { $name } peut encore faire appel.
boyard-show-undecided = Si tu ne dis rien, elle ne compte pas.

## Le sac
boyard-show-bag = Le sac
boyard-show-grip = Pose quatre doigts sur le sac, touche-le, ou appuie sur Espace. Plus la jauge est haute, plus la main est pleine.
boyard-show-grip-other = { $name } plonge la main dans le sac.
boyard-show-grip-close = Fermer la main
boyard-show-grip-most = { $count ->
    [one] Il ne reste que { $count } jeton dans le sac.
   *[other] Il ne reste que { $count } jetons dans le sac.
  }
boyard-show-grip-fingers = { $count } doigts sur 4

## Une carte à table
boyard-show-hold = Appuie longuement pour voir la réponse : { $name } seulement
boyard-show-also = Autres bonnes réponses : { $answers }
boyard-show-ask = { $name }, quel est le verdict ?
boyard-show-asked-elsewhere = { $count ->
    [one] { $names } dit comment l’épreuve s’est finie.
   *[other] { $names } disent comment l’épreuve s’est finie.
  }
boyard-show-verdict = { $seconds ->
    [0] Verdict définitif.
    [one] Définitif dans une seconde.
   *[other] Définitif dans { $seconds } secondes.
  }
boyard-show-hear = Entendre le sablier
boyard-show-hear-not = Couper le son du sablier
boyard-show-tag = { $tag ->
    [sitting] possible sans se lever
    [one-hand] une main suffit
    [quiet] sans bruit
    [language] sur les mots
   *[other] { $tag }
  }

## Ce qu’il en est sorti
boyard-show-result = Le résultat
boyard-show-why = Pourquoi : { $why }

## Indices
boyard-show-clue-for = { $name } · indice { $number }
boyard-show-clues = Nouveaux indices
boyard-show-clue-read = Lecture à voix haute : { $name }.

## Le dé
boyard-show-roll = { $name }, lance le dé !
boyard-show-roll-first = { $name }, lance le dé : qui commence ?
boyard-show-die = Lancer le dé
