### Fort à l’atelier.

## Le fichier
fort-workshop-track = Piste de fort
fort-workshop-column = { $column ->
    [number] Numéro
    [name] Nom
    [suits] Familles
    [public] Action publique
    [private] Action privée
    [copies] Exemplaires
    [best_friend_of] Meilleur Copain du
    [level] Niveau
    [points] Points
    [pizza] Pizza
    [toys] Jouets
   *[either] Au choix
  }

## Des icônes en cliquant
web-fort-shop-first = Ajouter une icône
web-fort-shop-add = Encore une icône
web-fort-shop-link = { $link ->
    [then] puis
   *[and] et
  }
web-fort-shop-change = { $what } : choisir une autre icône
web-fort-shop-fewer = { $what } : un de moins
web-fort-shop-more = { $what } : un de plus
web-fort-shop-remove = { $what } : retirer
web-fort-shop-extra = Ce que cela coûte
web-fort-shop-cost = { $extra ->
    [less] pour un de moins
    [more] pour un de plus
   *[none] à son coût
  }
web-fort-shop-each = Combien de fois
web-fort-shop-once = une fois
web-fort-shop-counter = { $counter ->
    [in_pack] pour chaque ressource dans ton Sac à dos
    [in_lookout] pour chaque carte dans ton Observatoire
    [fort_level] pour chaque niveau de ton Fort
    [named] pour chaque symbole d’une famille que tu nommes
    [skateboard] pour chaque skateboard
    [shovel] pour chaque pelle
    [glue] pour chaque colle
    [squirtgun] pour chaque pistolet à eau
    [crown] pour chaque couronne
    [book] pour chaque livre
   *[other] pour chaque { $counter }
  }
web-fort-shop-repeated = Ce qui se répète
web-fort-shop-all = le tout
