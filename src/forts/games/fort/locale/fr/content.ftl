### Ce qui se dit des fichiers de cartes, en ligne de commande et dans la documentation.

## Le langage des icônes
fort-chapter-icons = Icônes des fichiers de cartes
fort-column-written = Écriture
fort-column-rule = Règle
fort-icon-rule = { $icon ->
    [pizza] Prends des pizzas dans la réserve commune et mets-les dans tes Affaires. Quatre ressources de chaque sorte y tiennent ; le surplus reste dans la réserve.
    [toy] Prends des jouets dans la réserve commune et mets-les dans tes Affaires. Quatre ressources de chaque sorte y tiennent ; le surplus reste dans la réserve.
    [any] Choisis pizza ou jouets une fois, au début de l’action ; tout est de cette sorte. Qui suit reçoit la même.
    [pack] Déplace une ressource de tes Affaires vers ton Sac à dos, tant qu’il y a de la place.
    [spend_pizza] Rends une pizza de tes Affaires ou de ton Sac à dos à la réserve commune.
    [spend_toy] Rends un jouet de tes Affaires ou de ton Sac à dos à la réserve commune.
    [convert] Échange une pizza contre un jouet, ou l’inverse, dans tes Affaires ou ton Sac à dos ; il faut de la place et un jeton dans la réserve commune.
    [lookout] Glisse une carte de ta main dans ton Observatoire, s’il y a de la place. Ses familles peuvent s’ajouter à tes actions suivantes.
    [trash] Retire du jeu une carte de ta main ou de ta défausse.
    [trash_this] Cette carte quitte le jeu quand tout le monde a fini de suivre.
    [trash_rival] Retire du jeu une carte du Jardin d’une autre place.
    [recruit] Prends une carte du Parc, d’un Jardin, ou sans la voir de la pioche du Parc.
    [copy_pack] Gagne autant de ressources de chaque sorte qu’en contient ton Sac à dos, si elles tiennent dans tes Affaires.
    [copy_rival_pack] Choisis une autre place et gagne autant de ressources de chaque sorte qu’en contient son Sac à dos, si elles tiennent dans tes Affaires.
    [vp] Avance sur la Piste de Victoire. Il y a toujours de la place ; 25 déclenchent la fin.
    [fort] Paie le prix du niveau suivant de ton Fort et construis-le. La place, la règle ou l’avantage qu’il donne sert tout de suite ; le niveau 5 déclenche la fin.
   *[other] Comme le dit son texte.
  }
fort-counter-rule = { $counter ->
    [suit] Une fois pour chaque symbole de cette famille sur cette carte et sur celles que tu ajoutes, de ta main ou de l’Observatoire ; une pièce vaut n’importe quelle famille.
    [named] Nomme d’abord une famille ; puis une fois pour chacun de ses symboles, comme si elle était imprimée. Cette carte ne compte que si elle la montre.
   *[other] Une fois pour chaque élément que tu as au début de l’action.
  }
fort-sign-rule = { $sign ->
    [0] Un nombre de 2 à 9 devant une icône : autant d’un coup.
    [1] La seconde seulement si la première est faite ; elle est alors obligatoire, si elle est possible.
    [2] Les deux, dans cet ordre ; aucune ne dépend de l’autre.
    [3] Les parenthèses réunissent plusieurs icônes, pour compter ou enchaîner. Une action ne compte qu’une chose.
    [4] Le niveau suivant du Fort pour une ressource de moins, de n’importe quelle sorte.
   *[5] Le niveau suivant du Fort pour une ressource de plus, de l’une ou l’autre sorte.
  }
