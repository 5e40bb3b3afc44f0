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
    [play] { $mine ->
        [yes] Ton tour : jouer
       *[no] Tour { ELIDE("de", $name) } : jouer
      }
    [follow] { $mine ->
        [yes] Ton tour : les autres peuvent suivre
       *[no] Tour { ELIDE("de", $name) } : les autres peuvent suivre
      }
    [recruit] { $mine ->
        [yes] Ton tour : recruter
       *[no] Tour { ELIDE("de", $name) } : recruter
      }
    [draw] { $mine ->
        [yes] Ton tour : piocher
       *[no] Tour { ELIDE("de", $name) } : piocher
      }
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
web-fort-plays = { $mine ->
    [yes] Tu joues { $kid }
   *[no] { $name } joue { $kid }
  }
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
web-fort-go = C’est parti
web-fort-partly = en partie
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
web-fort-ref-icons = Icônes
web-fort-ref-icons-how = Une case se lit de gauche à droite. → veut dire « ensuite, mais seulement si la première partie est faite » ; + veut dire « et » ; × veut dire « une fois pour chaque ». Les deux têtes marquent l’action publique, que les autres peuvent suivre.
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
web-fort-ref-none = Aucun résultat.

## La première partie guidée
web-fort-coach-goal = Bienvenue dans le quartier ! Cette piste compte tes points. Le plus de points à la fin l’emporte ; un Fort élevé en donne beaucoup.
web-fort-coach-play = Voici ta main : joue une carte qui brille, au choix. Survole-la, ou laisse le doigt dessus, pour lire ce qu’elle fait.
web-fort-coach-cards = Une carte a une famille et deux actions : en haut la publique, que les autres peuvent suivre, en bas la privée. Fais l’une ou les deux.
web-fort-coach-action = Quelle action d’abord ? Tu dois en faire une en entier ; fais de l’autre ce que tu veux.
web-fort-coach-add = Cette action se fait une fois par carte de sa famille. Ajoute d’autres cartes de cette famille pour la faire plus souvent, puis : C’est parti.
web-fort-coach-kind = Pizzas ou jouets : ton choix vaut pour toute l’action. Tes Affaires ont de la place pour quatre de chaque.
web-fort-coach-declare = Une carte pièce prend la famille que tu déclares. Pour suivre, il faudra celle-là : choisis-en une qui manque aux autres.
web-fort-coach-name = Nomme la famille à compter. Pense à ce que ta main et ton Observatoire montrent le plus.
web-fort-coach-follow = Un adversaire a joué cette carte. Défausse une carte de la même famille pour faire aussi son action publique.
web-fort-coach-pack = Range tes ressources dans ton Sac à dos : elles y sont à l’abri, tu peux toujours les dépenser, et certaines cartes les comptent.
web-fort-coach-lookout = Une carte dans l’Observatoire y reste : tu ne la pioches plus, mais elle te prête sa famille à chacun de tes tours.
web-fort-coach-recruit = Chaque tour finit par un nouveau copain : du Parc, de sa pioche ou du Jardin de quelqu’un. Tu le piocheras plus tard.
web-fort-coach-yard = Les cartes non jouées attendent ici, et n’importe qui peut les prendre, les tiennes comprises. Seuls les Meilleurs Copains, avec l’étoile, sont à l’abri.
web-fort-coach-trash = Une carte détruite quitte la partie. Un petit paquet de bons copains tourne plus vite : perdre une carte faible n’est pas grave.
web-fort-coach-trash-rival = Tu peux sortir de la partie une carte du Jardin d’un adversaire. Choisis celle qui lui manquera le plus.
web-fort-coach-copy = Copier un Sac à dos te donne autant que ce qui s’y trouve, si tes Affaires ont la place. Le Sac lui-même ne change pas.
web-fort-coach-convert = Transformer échange une pizza contre un jouet, ou l’inverse. Pratique avant de construire.
web-fort-coach-build = Construire, c’est payer le niveau suivant, avec tes Affaires et ton Sac à dos. Plus haut : plus de points, et plus de place.
web-fort-coach-rule = Une règle improvisée est ton but secret : elle ne compte que pour toi, à la fin.
web-fort-coach-perk = Un avantage t’aide durablement, ou très fort une seule fois. Tout le monde le voit.
web-fort-coach-full = Tes Affaires sont pleines d’une sorte : ce qui n’entre pas est perdu. Construis, range ou dépense avant d’en récupérer d’autres.
web-fort-coach-fort = Tu as de quoi payer le niveau suivant. Cherche une carte avec le fort.
web-fort-coach-end = C’est la dernière manche : quelqu’un a 25 points ou le niveau 5, ou la pioche Parc est vide.
web-fort-coach-draft = Garde une carte et passe les autres, huit fois. Deux ou trois familles qui vont ensemble font un bon paquet.

## Un exemple, d’une vraie partie
web-fort-example-1 = Un tour de Fort, tiré d’une vraie partie. Tu es Alex, avec cinq cartes. Chacune a une famille dans son coin, une action publique en haut et une privée en bas.
web-fort-example-2 = Tu joues Tink. Son action publique rapporte un jouet pour chaque colle que tu montres. Tink en montre une.
web-fort-example-3 = Tu ajoutes Smoke : une pièce vaut n’importe quelle famille. L’action se fait maintenant deux fois.
web-fort-example-4 = C’est parti : deux jouets vont dans tes Affaires. Chaque sorte a de la place pour quatre.
web-fort-example-5 = L’action privée n’est que pour toi. Elle change un jouet en pizza : construire un Fort demande les deux.
web-fort-example-6 = Ton adversaire suit : en défaussant une carte de la famille, on fait aussi l’action publique, une fois.
web-fort-example-7 = Tu recrutes Skids dans le Parc. Les nouveaux copains vont dans ta défausse ; tu les piocheras après le prochain mélange.
web-fort-example-8 = Les cartes que tu n’as pas utilisées attendent dans ton Jardin jusqu’à ton prochain tour.
web-fort-example-9 = Tu pioches cinq nouvelles cartes. Ton tour est fini.
web-fort-example-10 = À son tour, ton adversaire prend Moose dans ton Jardin : joue avec tes copains, sinon d’autres le feront.
web-fort-example-11 = Mais tu suis aussi, et tu récupères Crash. Jouer, suivre, recruter : le plus de points à la fin l’emporte.

## Le journal
web-fort-log-set-up = Plateaux et cartes sont distribués, et le Parc ouvre.
web-fort-log-draw = { $who ->
    [you] Tu pioches { $count } cartes.
   *[other] { $seat } pioche { $count } cartes.
  }
web-fort-log-yard = { $who ->
    [you] { $count } cartes attendent dans ton Jardin.
   *[other] { $count } cartes attendent dans le Jardin { ELIDE("de", $seat) }.
  }
