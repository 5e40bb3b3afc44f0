### Mots communs à tous les jeux.

seat-number = Joueur { $seat }
enumeration = { $first } et { $last }
enumeration-more = { $first }, { $next }

## Erreurs
unknown-game = Aucun jeu ne s’appelle « { $game } ». Jeux : { $known }.
game-name-taken = Un autre jeu s’appelle déjà « { $game } ».
unknown-rules = { $game } n’a pas de règles { $rules } ; cette version connaît les règles 1 à { $known }.
no-layout = { $game } n’a pas d’observations pour apprendre : il lui faut `layout` dans son jeu et `observe` dans son état (docs/contract.md).
game-name-form = Un jeu ne peut pas s’appeler « { $game } » : il faut des minuscules et des chiffres, en commençant par une lettre.
not-a-game = Il faut un jeu, pas un objet { $what }.
extension-broken = « { $name } », de { $package }, ne fonctionne pas et est laissé de côté : { $why }
extension-failed = le chargement a échoué avec { $why }
bad-players = { $game } se joue de { $low } à { $high }, pas à { $players }.
unknown-option = { $game } n’a pas d’option « { $option } ». Options : { $known }.
bad-option-switch = L’option { $option } est oui ou non, pas « { $value } ».
bad-option-number = L’option { $option } est un nombre, pas « { $value } ».
bad-option-range = L’option { $option } va de { $low } à { $high } ; { $value } est en dehors.
bad-option-choice = L’option { $option } ne peut pas être « { $value } ». Choix : { $choices }.
illegal-action = L’action { $action } n’est pas permise maintenant.
illegal-move = « { $move } » n’est pas permis maintenant : { $why }
malformed-move = « { $move } » n’est le nom d’aucun coup à ce moment de la partie.
no-such-action = L’action { $action } n’existe pas ; le jeu en a { $count }, numérotées à partir de 0.
game-is-over = La partie est finie.
not-your-turn = { $seat ->
    [0] Personne n’a de choix à faire pour l’instant.
   *[other] C’est au tour du joueur { $seat }.
  }
nothing-to-undo = Il n’y a rien à annuler : le hasard, une révélation ou quelqu’un d’autre est passé depuis ton dernier choix.

## Journaux et positions
log-foreign = Ce n’est pas un journal de Forts.
log-format = Ce journal a le format { $format }, que cette version ne lit pas.
log-damaged = Ce journal a été modifié ou abîmé : sa somme de contrôle ne correspond pas.
log-field = Le journal est abîmé à « { $field } ».
log-unreadable = { $path } ne peut pas être lu : { $why }.
log-not-json = { $path } n’est pas un journal : la ligne { $line } n’est pas du JSON.
log-rules = Ce journal { ELIDE("de", $game) } a été joué avec les règles { $rules } ; cette version connaît les règles 1 à { $known }.
log-data = Ce journal { ELIDE("de", $game) } a été joué avec les données { $data }, qui ne sont ni connues ici ni dans le journal ; celles d’ici sont { $known }.
log-start = La partie de ce journal ne peut pas être mise en place : { $why }
log-beyond-end = Le journal continue après la fin de la partie, à l’action { $number }.
log-illegal = Le journal ne suit pas les règles : l’action numéro { $number } ({ $action }) n’y est pas permise.
position-field = La position est illisible à « { $place } ».
position-data = Cette position { ELIDE("de", $game) } a les données { $data }, qui ne sont ni connues ici ni dans la position ; celles d’ici sont { $known }.
position-unknown = { $place } : il n’y a pas de « { $name } ».
position-number = { $place } : il faut ici un nombre de { $low } à { $high }.
position-start = La position ne peut pas être mise en place : { $why }
bad-option-seats = { $option } donne { $count } choix pour { $players } joueurs : il en faut un pour tous, ou un par place.
trial-is-on = Une épreuve est en cours : attends qu’elle finisse.
no-trial-is-on = Aucune épreuve n’est en cours.
no-such-outcome = « { $outcome } » n’est pas une issue de cette épreuve : { $known }.

## Extras
extra-missing = Il manque { $module }, qui n’est pas installé : pip install "forts[{ $extra }]"

## Data files
data-mistakes = Le fichier contient { $count } erreurs. { $told }
data-mistake = { $first } { $others }
data-more-mistakes = Et { $count } de plus.
