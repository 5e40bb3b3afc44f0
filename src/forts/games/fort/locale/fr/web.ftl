### Le plateau de Fort.

## Zones
web-fort-zone-track = Piste de Victoire
web-fort-zone-park = Parc
web-fort-zone-perks = Avantages
web-fort-zone-supply = Réserve
web-fort-zone-table = Carte jouée
web-fort-zone-spent = Déjà utilisées ce tour
web-fort-zone-mine = Ton plateau
web-fort-zone-hand = Tes cartes
web-fort-zone-deck = Pioche
web-fort-zone-discard = Défausse
web-fort-zone-stuff = Affaires
web-fort-zone-pack = Sac à dos
web-fort-zone-lookout = Observatoire
web-fort-zone-yard = Jardin
web-fort-zone-boards = Parc et plateaux

## Ce qui s’y trouve
web-fort-points = Points :
web-fort-fort-level = Niveau de Fort :
web-fort-total = { $total } en tout
web-fort-leads = mène
web-fort-hand-count = Main { $count }
web-fort-deck-count = Pioche { $count }
web-fort-discard-count = Défausse { $count }
web-fort-rules-count = { $count ->
    [0] Plus de règle improvisée
    [one] Encore { $count } règle improvisée
   *[other] Encore { $count } règles improvisées
  }
web-fort-rule-hidden = Règle secrète
web-fort-sculpture = Sculpture en macaronis
web-fort-at-level = dès le Niveau de Fort { $level }
web-fort-round = Manche { $round }
web-fort-phase = { $phase ->
    [setup] Mise en place
    [draft] Draft : tout le monde choisit en même temps
    [play] Tour { ELIDE("de", $name) } : jouer
    [follow] Tour { ELIDE("de", $name) } : les autres suivent
    [recruit] Tour { ELIDE("de", $name) } : recruter
    [draw] Tour { ELIDE("de", $name) } : piocher
   *[over] La partie est finie
  }
web-fort-last-round = Dernière manche
web-fort-track-points = { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
web-fort-park-deck = { $count ->
    [0] La pioche Parc est vide
    [one] Pioche Parc : { $count } carte. Quand elle est vide, la partie s’achève.
   *[other] Pioche Parc : { $count } cartes. Quand elle est vide, la partie s’achève.
  }
web-fort-supply = Dans la réserve : { $kind }
web-fort-stuff = Affaires : { $kind }, { $room } au plus
web-fort-pack = Sac à dos : pizzas { $pizza }, jouets { $toys }, { $size } au plus
web-fort-packed = Dans le Sac à dos : { $kind }
web-fort-level = Niveau { $level } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }{ $level ->
    [0] {""}
   *[other] , coûte { $cost }
  }{ $state ->
    [here] . Ton Fort en est là.
    [past] . Atteint.
    [next] . Le prochain.
   *[later] .
  }
web-fort-best-friend = Meilleur Copain du { $board } ; n’attend jamais dans un Jardin
web-fort-hand-empty = Aucune carte en main
web-fort-open-discard = { $can ->
    [yes] Choisir dans ta défausse ({ $count })
   *[no] Regarder ta défausse ({ $count })
  }
web-fort-discard-of = Défausse { ELIDE("de", $name) } ({ $count })
web-fort-discard-empty = Il n’y a encore rien ici.
web-fort-kept = { $count ->
    [0] Tes cartes gardées iront ici
    [one] Tu gardes { $count } carte
   *[other] Tu gardes { $count } cartes
  }

## La carte jouée
web-fort-plays = { $name } joue { $kid }
web-fort-side-name = { $side ->
    [public] Publique
   *[private] Privée
  }
web-fort-side = { $side ->
    [public] Action publique
   *[private] Action privée
  } : { $effect }. { $use ->
    [now] En cours.
    [fully] Utilisée en entier.
    [partly] Utilisée en partie.
   *[unused] Pas encore utilisée.
  }
web-fort-go = On y va
web-fort-drop-here = Choisis une carte de ta main, ou fais-la glisser ici
web-fort-table-empty = La carte jouée sera posée ici

## Choisir
web-fort-several = { $thing }. { $count } choix
web-fort-hint = Conseil : chances de victoire { $share }
web-fort-left-over = { $count ->
    [one] Il en reste { $count } sans place.
   *[other] Il en reste { $count } sans place.
  }
web-fort-key-discard = Regarder ta défausse

## Référence
web-fort-ref-icons = Signes
web-fort-ref-icons-how = Une case se lit de gauche à droite. → veut dire : ensuite, seulement si la partie précédente est faite. + veut dire : et. × veut dire : une fois pour chaque. Les deux têtes marquent l’action publique, que les autres peuvent suivre.
web-fort-ref-counters = Ce qui se compte
web-fort-ref-suits = Familles
web-fort-ref-suits-how = Chaque famille a sa propre forme. Une pièce vaut n’importe quelle famille.
web-fort-ref-kids = Gamins du Parc
web-fort-ref-friends = Meilleurs Copains
web-fort-ref-perks = Avantages
web-fort-ref-rules = Règles improvisées
web-fort-ref-track = Piste de fort
web-fort-ref-copies = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
web-fort-ref-none = Rien trouvé.

## La première partie guidée
web-fort-coach-goal = Bienvenue dans le quartier ! Gagne des points sur la Piste de Victoire et construis ton Fort : qui a le plus de points à la fin l’emporte. Tes copains sont les cartes de ta main.
web-fort-coach-play = À toi : joue une carte. Ce qui brille peut être choisi. Reste sur une carte, ou appuie longtemps, et elle te dit avec des mots ce qu’elle fait.
web-fort-coach-cards = Une carte a une famille dans son coin et deux cases : l’action publique, avec les deux têtes, et l’action privée dessous. Tu peux utiliser les deux, et au moins une en entier.
web-fort-coach-action = Choisis l’action qui vient d’abord. D’une carte, tu utilises une action en entier ; l’autre autant que tu veux, ou pas du tout.
web-fort-coach-add = Cette action compte une famille. Ajoute des cartes de cette famille, de ta main ou de ton Observatoire, et elle se fait plus souvent. Une pièce vaut n’importe quelle famille. Quand ça suffit : On y va.
web-fort-coach-kind = Pizzas ou jouets : ton choix vaut pour toute l’action, et pour ceux qui suivent. Tes Affaires prennent quatre de chaque sorte, pas plus.
web-fort-coach-declare = Une carte pièce prend la famille que tu déclares. Pour suivre, il faudra celle-là : choisis-en une qui manque aux autres.
web-fort-coach-name = Nomme la famille à compter. Pense à ce que ta main et ton Observatoire montrent le plus.
web-fort-coach-follow = Quelqu’un d’autre a joué une carte. Défausse une carte de la même famille, et son action publique se fait pour toi aussi. Il faut pouvoir la faire en entier ; tu peux aussi refuser.
web-fort-coach-watch = Pendant que les autres jouent, regarde la famille de leur carte : avec une carte assortie, tu pourras suivre.
web-fort-coach-pack = Une ressource passe de tes Affaires à ton Sac à dos. Elle y est à l’abri, peut toujours être dépensée, et nourrit les cartes qui comptent ton Sac. Le Sac grandit avec ton Fort.
web-fort-coach-lookout = Une carte dans l’Observatoire y reste pour de bon : elle prête sa famille à chaque tour, mais tu ne la piocheras plus. L’Observatoire grandit aussi avec ton Fort.
web-fort-coach-recruit = À la fin de ton tour, tu recrutes un copain : dans le Parc, sans le voir sur sa pioche, ou dans le Jardin de quelqu’un. La carte va dans ta défausse et viendra plus tard dans ta main.
web-fort-coach-yard = Les cartes que tu n’as pas jouées attendent dans ton Jardin jusqu’à ton prochain tour, et n’importe qui peut les prendre. Les Meilleurs Copains, avec l’étoile, ne te quittent jamais ainsi.
web-fort-coach-trash = Une carte détruite quitte la partie. Un petit paquet de bons copains tourne plus vite : perdre une carte faible n’est pas grave.
web-fort-coach-trash-rival = Tu peux sortir de la partie une carte du Jardin d’un adversaire. Choisis celle qui lui manquera le plus.
web-fort-coach-copy = Copier un Sac à dos te donne autant que ce qui s’y trouve, si tes Affaires ont la place. Le Sac lui-même ne change pas.
web-fort-coach-convert = Transformer échange une pizza contre un jouet, ou l’inverse. Pratique avant de construire.
web-fort-coach-build = Construire, c’est payer le niveau suivant avec tes Affaires et ton Sac à dos. Chaque niveau donne des points à la fin, et de la place dans le Sac et l’Observatoire. Le niveau 1 donne une règle improvisée, le niveau 2 un avantage.
web-fort-coach-rule = Une règle improvisée est ton but secret : elle compte à la fin, pour toi seul. Prends celle qui va avec ta façon de jouer.
web-fort-coach-perk = Un avantage t’aide durablement, ou très fort une seule fois. Tout le monde le voit.
web-fort-coach-full = Tes Affaires sont pleines d’une sorte : ce qui n’entre pas est perdu. Construis, range ou dépense avant d’en récupérer d’autres.
web-fort-coach-fort = Tu as de quoi payer le niveau suivant. Cherche une carte avec le fort.
web-fort-coach-skip = Rien ne convient ? Tu peux ne pas jouer. Tu recrutes quand même un copain.
web-fort-coach-end = Quelqu’un a 25 points ou le niveau 5, ou la pioche Parc est vide : cette manche est la dernière. Le premier au niveau 5 gagne aussi la sculpture en macaronis, qui vaut 4 points.
web-fort-coach-draft = Garde une carte et passe les autres, huit fois. Deux ou trois familles qui vont ensemble font un bon paquet.
web-fort-coach-over = Les points de la piste, du Fort, de la règle improvisée et de la sculpture s’additionnent. Ouvre la feuille de score pour voir chaque ligne.
