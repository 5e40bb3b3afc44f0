# Ce que l’on dit à qui apprend.
rl-missing = Il faut le paquet { $package }, qui n’est pas installé : { $command }
rl-no-seat = Les { $players } places sont des robots : laisses-en au moins une à qui apprend.
rl-actions-shape = Il faut { $games } nombres entiers, un par partie ; donnés : des nombres de type { $kind } de forme { $shape }.
rl-action-illegal = Ligne { $row } : l’action { $action } n’est pas permise à la place { $seat } maintenant. Aucune partie n’a changé.
rl-lost-process = Un processus qui faisait avancer des parties s’est arrêté. Recommence.
rl-failed-process = Un processus n’a pas pu faire avancer ses parties : { $why }
rl-over = La partie est finie : appelle d’abord reset.
rl-not-an-action = { $action } n’est pas l’une des { $count } actions permises maintenant ; le masque dit lesquelles le sont.
rl-agent = C’est au tour de { $due }, pas de { $given }.
