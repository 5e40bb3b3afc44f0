# Messages des environnements d’apprentissage.
rl-no-seat = Les { $players } places sont des robots : laisses-en au moins une à qui apprend.
rl-actions-shape = Il faut { $games } nombres entiers, un par partie, et non des nombres de type { $kind } de forme { $shape }.
rl-action-illegal = Ligne { $row } : l’action { $action } n’est pas permise à la place { $seat } maintenant. Aucune partie n’a changé.
rl-lost-process = Un processus qui faisait avancer des parties s’est arrêté. Recommence.
rl-failed-process = Un processus n’a pas pu faire avancer ses parties : { $why }
rl-over = La partie est finie : appelle d’abord reset.
rl-not-an-action = { $action } n’est pas l’une des { $count } actions permises maintenant ; le masque dit lesquelles le sont.
rl-agent = C’est au tour de { $due }, pas de { $given }.
rl-dataset-empty = { $path } ne contient aucun fichier de jeu de données (part-00000.parquet et la suite).
rl-dataset-unread = { $path } ne peut pas être lu : { $why }.
rl-dataset-foreign = { $path } est abîmé, ou ne fait partie d’aucun jeu de données de Forts.
rl-dataset-damaged = { $path } est abîmé : ses décisions ne peuvent pas être lues.
rl-dataset-mixed = { $path } vient d’une autre série que les fichiers précédents.
rl-dataset-game = { $path } vient d’un jeu qui n’existe plus tel quel : { $why }
rl-other-layout = { $path } a été écrit avec la version { $found } de la disposition { ELIDE("de", $game) } ; ce programme a la version { $known }, ou une disposition différente.
