### Les mots de Fort.


## Options
fort-option-setup = Cartes de départ
fort-option-followers_use_lookout = Qui suit peut aussi ajouter les cartes de son Observatoire
fort-option-max_rounds = Nombre de manches, au plus
fort-option-first = Qui commence
fort-option-data = Tes propres gamins et piste de fort (un fichier)

## Noms
fort-seat = { SEAT($seat) }
fort-list = { $parts }
fort-suit = { $suit ->
    [skateboard] skateboard
    [shovel] pelle
    [glue] colle
    [squirtgun] pistolet à eau
    [crown] couronne
    [book] livre
   *[coin] pièce
  }
fort-suit-count = { $suit ->
    [skateboard] { $count ->
        [one] { $count } skateboard
       *[other] { $count } skateboards
      }
    [shovel] { $count ->
        [one] { $count } pelle
       *[other] { $count } pelles
      }
    [glue] { $count ->
        [one] { $count } colle
       *[other] { $count } colles
      }
    [squirtgun] { $count ->
        [one] { $count } pistolet à eau
       *[other] { $count } pistolets à eau
      }
    [crown] { $count ->
        [one] { $count } couronne
       *[other] { $count } couronnes
      }
    [book] { $count ->
        [one] { $count } livre
       *[other] { $count } livres
      }
   *[coin] { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
      }
  }
fort-suit-plural = { $suit ->
    [skateboard] les skateboards
    [shovel] les pelles
    [glue] les colles
    [squirtgun] les pistolets à eau
    [crown] les couronnes
    [book] les livres
   *[coin] les pièces, et rien d’autre
  }
fort-kind = { $kind ->
    [pizza] pizzas
   *[toys] jouets
  }
fort-amount = { $kind ->
    [pizza] { $count ->
        [one] { $count } pizza
       *[other] { $count } pizzas
      }
   *[toys] { $count ->
        [one] { $count } jouet
       *[other] { $count } jouets
      }
  }
fort-no-resource = rien
fort-either = { $count } au choix
fort-cost = { $change ->
    [less] { $cost }, moins une ressource au choix
    [more] { $cost }, plus une ressource au choix
   *[none] { $cost }
  }
fort-board = { $board ->
    [red] plateau rouge
    [yellow] plateau jaune
    [green] plateau vert
   *[orange] plateau orange
  }
fort-kid = { $name } ({ $suits }). Action publique : { $public }. Action privée : { $private }.
fort-kid-friend = { $name } ({ $suits }), Meilleur Copain du { $board }. Action publique : { $public }. Action privée : { $private }.

## Avantages
fort-perk = { $perk ->
    [birthday_party] Goûter d’anniversaire
    [bribe] Pot-de-vin
    [copy_cat] Copie conforme
    [diy] Bricolage
    [do_over] On la refait
    [recycling] Recyclage
    [rough_housing] Chahut
    [sticky_fingers] Doigts collants
    [xxl_backpack] Sac à dos XXL
   *[none] Aucun avantage
  }
fort-perk-text = { $perk ->
    [birthday_party] Quand ta phase Recruter s’achève, tu peux prendre une carte de plus, dans le Parc ou sur sa pioche, mais jamais dans un Jardin.
    [bribe] À ton tour, les cartes que tu glisses dans ton Observatoire peuvent aussi venir du Parc, de sa pioche ou de n’importe quel Jardin.
    [copy_cat] Tu peux suivre avec deux cartes qui conviennent ; les familles des deux comptent.
    [diy] Une fois, à la place d’une carte à jouer : avance ton Fort pour une ressource de plus. Personne ne peut suivre.
    [do_over] Une fois, quand tout le monde a eu l’occasion de suivre ta carte : joues-en une seconde, avec tout ce qui va avec.
    [recycling] Une fois, dès que c’est à toi d’agir pendant ton tour : reprends en main une carte de ta défausse.
    [rough_housing] Une fois, si tu n’as pas suivi et que tous les autres ont décidé : la carte que le leader a jouée est détruite.
    [sticky_fingers] Ce que tu mets dans ton Sac à dos à ton tour peut venir tout droit de la réserve, chaque fois à ton gré.
    [xxl_backpack] Ton Sac à dos a de la place pour deux ressources de plus.
   *[none] Aucun.
  }

## Règles improvisées
fort-rule = { $rule ->
    [big_plans] Grands projets
    [friendship_bracelet] Bracelet d’amitié
    [piggy_bank] Tirelire
    [pizza_party] Soirée pizza
    [loner] Solitaire
    [minimalism] Minimalisme
    [popularity] Popularité
    [play_palace] Palais des jeux
    [secret_stash] Cachette secrète
    [sleepover] Soirée pyjama
   *[slime_lab] Labo de slime
  }
fort-rule-text = { $rule ->
    [big_plans] 1 point pour chaque action de tes cartes qui avance le Fort, même quand ce n’est qu’une partie de l’action.
    [friendship_bracelet] 1 point pour chaque famille différente parmi tes cartes, pièces exclues ; 1 de plus pour les six.
    [piggy_bank] 1 point pour chaque jouet sur ton plateau.
    [pizza_party] 1 point pour chaque pizza sur ton plateau.
    [loner] 5 points si tu n’as plus un seul Meilleur Copain.
    [minimalism] 8 points au Niveau de Fort 2, ni plus ni moins.
    [popularity] 1 point pour chaque carte dans ton Observatoire.
    [play_palace] 1 point pour chaque couronne sur tes cartes ; les pièces ne comptent pas.
    [secret_stash] 1 point pour chaque ressource dans ton Sac à dos.
    [sleepover] 8 points si personne n’a autant de cartes que toi, ou 4 si tu partages la première place.
   *[slime_lab] 1 point pour chaque livre sur tes cartes ; les pièces ne comptent pas.
  }

## Actions des cartes
fort-icon-blank = { $case ->
    [upper] Vierge
   *[lower] vierge
  }
fort-icon-pizza = { $case ->
    [upper] Récupère
   *[lower] récupère
  } { $count ->
    [one] une pizza
   *[other] { $count } pizzas
  }
fort-icon-toy = { $case ->
    [upper] Récupère
   *[lower] récupère
  } { $count ->
    [one] un jouet
   *[other] { $count } jouets
  }
fort-icon-any = { $case ->
    [upper] Récupère
   *[lower] récupère
  } { $count ->
    [one] une pizza ou un jouet
   *[other] { $count } pizzas ou { $count } jouets
  }
fort-icon-vp = { $case ->
    [upper] Marque
   *[lower] marque
  } { $count ->
    [one] un point
   *[other] { $count } points
  }
fort-icon-pack = { $case ->
    [upper] Mets
   *[lower] mets
  } { $count ->
    [one] une ressource
   *[other] { $count } ressources
  } dans ton Sac à dos
fort-icon-lookout = { $case ->
    [upper] Glisse
   *[lower] glisse
  } { $count ->
    [one] une carte
   *[other] { $count } cartes
  } dans ton Observatoire
fort-icon-trash = { $case ->
    [upper] Détruis
   *[lower] détruis
  } { $count ->
    [one] une carte
   *[other] { $count } cartes
  }
fort-icon-trash-this = { $case ->
    [upper] Détruis
   *[lower] détruis
  } cette carte
fort-icon-trash-rival = { $case ->
    [upper] Détruis
   *[lower] détruis
  } { $count ->
    [one] une carte dans le Jardin d’un adversaire
   *[other] { $count } cartes dans les Jardins adverses
  }
fort-icon-recruit = { $case ->
    [upper] Recrute
   *[lower] recrute
  } { $count ->
    [one] une carte
   *[other] { $count } cartes
  }
fort-icon-fort = { $case ->
    [upper] Avance
   *[lower] avance
  } ton Fort{ $count ->
    [one] {""}
   *[other] {" "}{ $count } fois
  }{ $extra ->
    [less] {" "}pour une ressource de moins
    [more] {" "}pour une ressource de plus
   *[none] {""}
  }
fort-icon-spend-pizza = { $case ->
    [upper] Dépense
   *[lower] dépense
  } { $count ->
    [one] une pizza
   *[other] { $count } pizzas
  }
fort-icon-spend-toy = { $case ->
    [upper] Dépense
   *[lower] dépense
  } { $count ->
    [one] un jouet
   *[other] { $count } jouets
  }
fort-icon-copy-pack = { $case ->
    [upper] Copie
   *[lower] copie
  } ton Sac à dos{ $count ->
    [one] {""}
   *[other] {" "}{ $count } fois
  }
fort-icon-copy-rival-pack = { $case ->
    [upper] Copie
   *[lower] copie
  } le Sac à dos d’un adversaire{ $count ->
    [one] {""}
   *[other] {" "}{ $count } fois
  }
fort-icon-convert = { $case ->
    [upper] Transforme
   *[lower] transforme
  } { $count ->
    [one] une ressource
   *[other] { $count } ressources
  }
fort-counter = { $counter ->
    [skateboard] skateboard
    [shovel] pelle
    [glue] colle
    [squirtgun] pistolet à eau
    [crown] couronne
    [book] livre
    [pack] ressource dans ton Sac à dos
    [lookout] carte dans ton Observatoire
    [level] niveau de ton Fort
   *[named] symbole d’une famille que tu annonces
  }
fort-each = { $what } pour chaque { $counter }{ $kinds ->
    [one] , le tout de la même sorte
   *[printed] {""}
  }
fort-each-group = { $what } ; fais-le pour chaque { $counter }{ $kinds ->
    [one] , toujours de la même sorte
   *[printed] {""}
  }
fort-each-inside = { $what } (une fois pour chaque { $counter }{ $kinds ->
    [one] , toujours de la même sorte
   *[printed] {""}
  })
fort-repeat = { $what } ({ $count } fois)
fort-then = { $first }, puis { $second }
fort-both = { $parts }
fort-also = { $first } ; et en plus, { $second }

## Ce que fait un choix
fort-do-unasked = Action { $action }
fort-do-skip = Ne pas jouer de carte
fort-do-finish = En rester là avec { $kid }
fort-do-stop = S’arrêter ici
fort-do-not-follow = Ne pas suivre
fort-do-no-rough = Laisser { $kid } tranquille
fort-do-no-second = Ne pas jouer de seconde carte
fort-do-no-guest = Ne recruter personne d’autre
fort-do-start = C’est parti : { $effect }
fort-do-start-short = C’est parti, autant que possible : { $effect }
fort-do-follow-now = Suivre avec cette seule carte : { $effect }
fort-do-use = { $side ->
    [public] Utiliser l’action publique : { $effect }
   *[private] Utiliser l’action privée : { $effect }
  }
fort-do-diy = Utiliser ton avantage Bricolage pour avancer ton Fort, pour une ressource de plus
fort-do-over = Utiliser ton avantage « On la refait » pour jouer une seconde carte
fort-do-rough = Utiliser ton avantage Chahut pour détruire { $kid }
fort-do-recycle = Utiliser ton avantage Recyclage pour reprendre { $kid } en main
fort-do-kind = Récupérer des { $kind }
fort-do-pack = { $place ->
    [supply] { $kind ->
        [pizza] Mettre une pizza de la réserve dans ton Sac à dos
       *[toys] Mettre un jouet de la réserve dans ton Sac à dos
      }
   *[stuff] { $kind ->
        [pizza] Mettre une pizza de tes Affaires dans ton Sac à dos
       *[toys] Mettre un jouet de tes Affaires dans ton Sac à dos
      }
  }
fort-do-spend = { $place ->
    [pack] { $kind ->
        [pizza] Dépenser une pizza de ton Sac à dos
       *[toys] Dépenser un jouet de ton Sac à dos
      }
   *[stuff] { $kind ->
        [pizza] Dépenser une pizza de tes Affaires
       *[toys] Dépenser un jouet de tes Affaires
      }
  }
fort-do-convert = { $place ->
    [pack] { $kind ->
        [pizza] Transformer une pizza de ton Sac à dos en jouet
       *[toys] Transformer un jouet de ton Sac à dos en pizza
      }
   *[stuff] { $kind ->
        [pizza] Transformer une pizza de tes Affaires en jouet
       *[toys] Transformer un jouet de tes Affaires en pizza
      }
  }
fort-do-declare = Déclarer la famille { $suit }
fort-do-name = Compter { $suits }
fort-do-copy = Copier le Sac à dos { ELIDE("de", $seat) } ({ $stock })
fort-do-pay = Payer { $stock }
fort-do-packed = { $pack ->
    [0] Payer { $whole } de tes Affaires
   *[other] { $stuff ->
        [0] Payer { $whole } de ton Sac à dos
       *[other] Payer { $whole } : { $stuff } de tes Affaires et { $pack } de ton Sac à dos
      }
  }
fort-do-rule = Garder { $rule } : { $text }
fort-do-perk = Prendre { $perk } : { $text }
fort-do-play = Jouer { $kid }
fort-do-keep = Garder { $kid }
fort-do-add = { $place ->
    [lookout] Ajouter { $kid } de ton Observatoire ({ $suits })
   *[hand] Ajouter { $kid } ({ $suits })
  }
fort-do-follow = Défausser { $kid } pour suivre : { $effect }
fort-do-follow-also = Défausser aussi { $kid } : { $effect }
fort-do-trash = { $place ->
    [discard] Détruire { $kid } de ta défausse
   *[hand] Détruire { $kid } de ta main
  }
fort-do-trash-rival = Détruire { $kid } dans le Jardin { ELIDE("de", $owner) }
fort-do-tuck = { $source ->
    [park] Glisser { $kid } du Parc dans ton Observatoire
    [own] Glisser { $kid } de ton propre Jardin dans ton Observatoire
    [yard] Glisser { $kid } du Jardin { ELIDE("de", $owner) } dans ton Observatoire
   *[hand] Glisser { $kid } dans ton Observatoire
  }
fort-do-tuck-unseen = Glisser dans ton Observatoire la première carte de la pioche Parc, sans la voir
fort-do-recruit = { $source ->
    [own] Recruter { $kid } dans ton propre Jardin
    [yard] Recruter { $kid } dans le Jardin { ELIDE("de", $owner) }
   *[park] Recruter { $kid } dans le Parc
  }
fort-do-recruit-unseen = Recruter la première carte de la pioche Parc, sans la voir

## Ce que fait le hasard
fort-chance-first = { $seat } commence
fort-chance-board = { $seat } reçoit le { $board }
fort-chance-rule = { $rule } rejoint la pile des règles improvisées
fort-chance-perk = { $perk } rejoint la rangée des avantages
fort-chance-park = { $kid } arrive au Parc
fort-chance-deal = { $kid } est distribué
fort-chance-draw = { $seat } pioche { $kid }
fort-chance-recruit = { $seat } recrute { $kid }, face cachée jusque-là
fort-chance-tuck = { $seat } glisse { $kid } dans son Observatoire, face cachée jusque-là

## Questions
fort-ask-chance = Le hasard décide.
fort-ask-over = La partie est finie.
fort-ask-following = Tu suis { $kid }. { $question }
fort-ask-draft = Quelle carte gardes-tu ? Les autres passent à gauche.
fort-ask-play = { $second ->
    [yes] Quelle seconde carte joues-tu ?
   *[no] Quelle carte joues-tu, si tu en joues une ?
  }
fort-ask-suit = De quelle famille est { $kid } ? Pour suivre, il faudra la même.
fort-ask-action = { $used ->
    [yes] Avec { $kid }, utilises-tu aussi l’autre action ?
   *[no] Avec { $kid }, quelle action utilises-tu d’abord ?
  }
fort-ask-name = Quelle famille compte pour { $kid } ?
fort-ask-kind = Pizzas ou jouets ?
fort-ask-add = { $start ->
    [yes] Ajoutes-tu une carte ({ $suit }) à { $kid }, ou c’est parti ? Jusqu’ici : { $sum }.
   *[no] Quelle carte ({ $suit }) ajoutes-tu à { $kid } ? Jusqu’ici : { $sum }.
  }
fort-ask-step = { $question }{ $total ->
    [1] {""}
   *[other] {" "}({ $number } sur { $total })
  }{ $stop ->
    [yes] {" "}Tu peux aussi t’arrêter ici.
   *[no] {""}
  }
fort-ask-pack = Quelle ressource mets-tu dans ton Sac à dos ?
fort-ask-tuck = Quelle carte glisses-tu dans ton Observatoire ?
fort-ask-trash = Laquelle de tes cartes détruis-tu ?
fort-ask-trash-rival = Quelle carte d’un Jardin adverse détruis-tu ?
fort-ask-recruit-now = Qui recrutes-tu ?
fort-ask-spend-pizza = Dépenses-tu une pizza de tes Affaires ou de ton Sac à dos ?
fort-ask-spend-toy = Dépenses-tu un jouet de tes Affaires ou de ton Sac à dos ?
fort-ask-copy = De qui copies-tu le Sac à dos ?
fort-ask-convert = Quelle ressource transformes-tu ?
fort-ask-pay = Comment paies-tu le Niveau de Fort { $level } ({ $cost }) ?
fort-ask-packed = D’où prends-tu { $whole } ?
fort-ask-rule = Quelle règle improvisée gardes-tu ? Personne d’autre ne la verra avant la fin.
fort-ask-perk = Quel avantage prends-tu ?
fort-ask-follow = { $seat } a joué { $kid } ({ $suit }) : { $effect }. Veux-tu suivre ?
fort-ask-follow-more = Tu suis { $kid } ({ $suit }) : { $effect }. Défausses-tu une seconde carte ?
fort-ask-rough = Utilises-tu Chahut pour détruire { $kid }, la carte { ELIDE("de", $seat) } ?
fort-ask-do-over = Utilises-tu « On la refait » pour jouer une seconde carte ?
fort-ask-recruit = Qui recrutes-tu ?
fort-ask-birthday = Goûter d’anniversaire : recrutes-tu une carte de plus ?

## Refus
fort-no-chance = Seul le hasard fait cela.
fort-no-now = Cela répond à une autre question. Pour l’instant : { $question }
fort-no-such-card = Cette carte n’existe pas dans ce jeu.
fort-no-seat = Il n’y a pas de joueur { $seat } dans cette partie.
fort-no-perk = Il te faudrait l’avantage { $perk }.
fort-no-own-turn = { $perk } ne sert qu’à ton propre tour.
fort-no-in-hand = { $kid } n’est pas dans ta main.
fort-no-apart = { $kid } a déjà servi : cette carte reste de côté jusqu’à la fin du tour.
fort-no-in-lookout = { $kid } n’est pas dans ton Observatoire.
fort-no-in-discard = { $kid } n’est pas dans ta défausse.
fort-no-in-park = { $kid } n’est pas dans le Parc.
fort-no-in-yard = { $whose ->
    [you] { $kid } n’est pas dans ton Jardin.
   *[other] { $kid } n’est pas dans le Jardin { ELIDE("de", $seat) }.
  }
fort-no-passed = { $kid } n’est pas parmi les cartes devant toi.
fort-no-deck = La pioche Parc est vide.
fort-no-dead-end = Après cela, plus aucune action de la carte ne pourrait être réalisée en totalité.
fort-no-skip-second = « On la refait » est utilisé : il faut maintenant jouer une seconde carte.
fort-no-diy-second = Bricolage remplace ta première carte, pas la seconde.
fort-no-blank = { $kid } n’a que des actions vierges : cette carte ne se joue pas, mais elle peut être ajoutée, ou défaussée pour suivre.
fort-no-play-one = { $kid } n’est pas jouable : sa seule action ne peut pas être réalisée en totalité. { $why }
fort-no-play = { $kid } n’est pas jouable : aucune des deux actions ne peut être réalisée en totalité. Action publique : { $public } Action privée : { $private }
fort-no-declare-coin = Une pièce se déclare comme l’une des six autres familles.
fort-no-finish = Tu n’en as pas fini avec { $kid } : aucune de ses actions n’a encore été réalisée en totalité.
fort-no-again = { $side ->
    [public] L’action publique a déjà été utilisée.
   *[private] L’action privée a déjà été utilisée.
  }
fort-no-use-blank = { $side ->
    [public] L’action publique est vierge.
   *[private] L’action privée est vierge.
  }
fort-no-use = { $side ->
    [public] L’action publique n’aurait aucun effet. { $why }
   *[private] L’action privée n’aurait aucun effet. { $why }
  }
fort-no-short = L’action resterait incomplète, et l’autre ne peut pas compenser. { $why }
fort-no-start = Rien ne compte encore ({ $suit }) : ajoute d’abord une carte.
fort-no-add-follower = Qui suit n’ajoute pas de carte de sa main.
fort-no-add-suit = { $kid } n’a pas la famille { $suit }.
fort-no-add-use = Ajouter { $kid } ne changerait rien. { $why }
fort-no-already-added = { $kid } de ton Observatoire compte déjà.
fort-no-stop-following = Qui suit doit réaliser l’action en totalité.
fort-no-stop-before = L’action n’a encore eu aucun effet.
fort-no-stop-between = Tu ne peux pas t’arrêter ici : la suite va avec ce que tu viens de faire.
fort-no-stop-short = Tu ne peux pas t’arrêter ici : avec { $kid }, l’autre action ne compense pas.
fort-no-pay-more = Il n’y a pas plus de { $count } à payer.
fort-no-have = Tu as seulement { $have }.
fort-no-have-place = { $place ->
    [pack] Ton Sac à dos contient seulement { $have }.
   *[stuff] Tes Affaires contiennent seulement { $have }.
  }
fort-no-pay-mix = Ce n’est pas le coût : { $cost }.
fort-no-rule = { $rule } n’est pas dans la pile.
fort-no-perk-there = { $perk } n’est pas dans la rangée.
fort-no-follow-lookout = Les cartes de l’Observatoire y restent ; suis avec une carte de ta main.
fort-no-follow-suit = { $kid } n’a pas la famille { $suit }.
fort-no-follow-fully = Qui suit doit réaliser l’action en totalité. { $why }
fort-no-skip-recruit = Il faut que tu recrutes quelqu’un.
fort-no-guest-yard = Goûter d’anniversaire ne fait venir personne du Jardin { ELIDE("de", $seat) } : prends une carte du Parc ou de sa pioche.
fort-no-own-yard = C’est ton propre Jardin ; il faut celui d’un adversaire.
fort-no-own-pack = C’est ton propre Sac à dos ; il faut celui d’un adversaire.
fort-no-rival-pack = Le Sac à dos { ELIDE("de", $seat) } est vide.
fort-no-copy = { $can ->
    [none] Rien de ce que contient le Sac à dos { ELIDE("de", $seat) } ne tiendrait dans tes Affaires.
   *[part] Le contenu du Sac à dos { ELIDE("de", $seat) } ne tiendrait pas en entier dans tes Affaires.
  }
fort-no-resource-there = { $place ->
    [pack] { $kind ->
        [pizza] Il n’y a pas de pizza dans ton Sac à dos.
       *[toys] Il n’y a pas de jouet dans ton Sac à dos.
      }
    [supply] { $kind ->
        [pizza] Il n’y a plus de pizza dans la réserve.
       *[toys] Il n’y a plus de jouet dans la réserve.
      }
   *[stuff] { $kind ->
        [pizza] Il n’y a pas de pizza dans tes Affaires.
       *[toys] Il n’y a pas de jouet dans tes Affaires.
      }
  }

## Ce qui fait obstacle
fort-why-blank = Elle est vierge.
fort-why-not-fully = Ses parties ne sont pas toutes réalisables.
fort-why-no-suit = Tu n’as rien à compter de la famille { $suit }.
fort-why-zero = { $counter ->
    [pack] Ton Sac à dos est vide.
    [lookout] Ton Observatoire est vide.
   *[level] Ton Fort est encore au niveau 0.
  }
fort-why-room = { $can ->
    [0] { $kind ->
        [pizza] Il n’y a plus de place pour une pizza dans tes Affaires.
       *[toys] Il n’y a plus de place pour un jouet dans tes Affaires.
      }
   *[other] Tes Affaires ont de la place pour { $space }, pas pour { $need }.
  }
fort-why-room-any = { $can ->
    [0] Il n’y a plus de place pour quoi que ce soit dans tes Affaires.
   *[other] Tu peux prendre { $pizza } ou { $toys }, et il en faut { $need } de la même sorte.
  }
fort-why-supply = { $can ->
    [0] { $kind ->
        [pizza] Il n’y a plus de pizza dans la réserve.
       *[toys] Il n’y a plus de jouet dans la réserve.
      }
   *[other] Il reste { $left } dans la réserve, et il en faut { $need }.
  }
fort-why-pack-room = { $can ->
    [0] Ton Sac à dos est plein.
   *[other] Ton Sac à dos a encore de la place pour { $can }, pas pour { $need }.
  }
fort-why-nothing-to-pack = { $can ->
    [0] Tes Affaires sont vides : il n’y a rien à mettre dans ton Sac à dos.
   *[other] Tu as { $can } à mettre dans ton Sac à dos, et il en faut { $need }.
  }
fort-why-lookout-room = { $can ->
    [0] Ton Observatoire est plein.
   *[other] Ton Observatoire a encore de la place pour { $can }, pas pour { $need }.
  }
fort-why-lookout-cards = { $can ->
    [0] Tu n’as plus de carte à glisser dans ton Observatoire.
   *[other] Tu peux glisser { $can } de tes cartes, et il en faut { $need }.
  }
fort-why-trash = { $can ->
    [0] Tu n’as pas de carte à détruire, ni en main ni dans ta défausse.
   *[other] Tu peux détruire { $can } de tes cartes, et il en faut { $need }.
  }
fort-why-yards = { $can ->
    [0] Les Jardins de tes adversaires sont vides.
   *[other] Les Jardins de tes adversaires ont { $can } à détruire, et il en faut { $need }.
  }
fort-why-recruit = { $can ->
    [0] Il n’y a personne à recruter.
   *[other] Il y a { $can } à recruter, et il en faut { $need }.
  }
fort-why-top = Ton Fort est au sommet.
fort-why-cost = Le Niveau de Fort { $level } coûte { $cost } ; tu as { $have }.
fort-why-spend = { $can ->
    [0] { $kind ->
        [pizza] Tu n’as pas de pizza à dépenser.
       *[toys] Tu n’as pas de jouet à dépenser.
      }
   *[other] Tu as { $have } à dépenser, et il en faut { $need }.
  }
fort-why-copy-room = Tes Affaires n’ont pas assez de place pour une copie de ton Sac à dos.
fort-why-rival-packs = Les Sacs à dos de tes adversaires sont vides.
fort-why-copy-rival-room = Tes Affaires n’ont pas assez de place pour une copie du Sac à dos d’un adversaire.
fort-why-convert = Tu n’as rien à transformer.

## Événements
fort-event-first = { $who ->
    [you] Tu commences.
   *[other] { $seat } commence.
  }
fort-event-board = { $who ->
    [you] Tu reçois le { $board }.
   *[other] { $seat } reçoit le { $board }.
  }
fort-event-dealt = { $who ->
    [you] Tu reçois { $kid }.
   *[other] { $seat } reçoit { $kid }.
  }
fort-event-dealt-hidden = { $who ->
    [you] Tu reçois une carte.
   *[other] { $seat } reçoit une carte.
  }
fort-event-kept = { $who ->
    [you] Tu gardes { $kid }.
   *[other] { $seat } garde { $kid }.
  }
fort-event-kept-hidden = { $who ->
    [you] Tu gardes une carte.
   *[other] { $seat } garde une carte.
  }
fort-event-passed = Les autres cartes passent à gauche.
fort-event-refill = { $kid } arrive au Parc.
fort-event-round = La manche { $round } commence.
fort-event-turn = { $who ->
    [you] Ton tour commence.
   *[other] Le tour { ELIDE("de", $seat) } commence.
  }
fort-event-cleanup = { $who ->
    [you] { $count ->
        [one] { $count } carte de ton Jardin te reste fidèle.
       *[other] { $count } cartes de ton Jardin te restent fidèles.
      }
   *[other] { $count ->
        [one] { $count } carte du Jardin { ELIDE("de", $seat) } lui reste fidèle.
       *[other] { $count } cartes du Jardin { ELIDE("de", $seat) } lui restent fidèles.
      }
  }
fort-event-skip = { $who ->
    [you] Tu ne joues pas de carte.
   *[other] { $seat } ne joue pas de carte.
  }
fort-event-play = { $who ->
    [you] Tu joues { $kid }.
   *[other] { $seat } joue { $kid }.
  }
fort-event-declare = { $who ->
    [you] Tu déclares la famille { $suit }.
   *[other] { $seat } déclare la famille { $suit }.
  }
fort-event-use = { $side ->
    [public] { $who ->
        [you] Avec { $kid }, tu utilises l’action publique.
       *[other] Avec { $kid }, { $seat } utilise l’action publique.
      }
   *[private] { $who ->
        [you] Avec { $kid }, tu utilises l’action privée.
       *[other] Avec { $kid }, { $seat } utilise l’action privée.
      }
  }
fort-event-name = { $who ->
    [you] Tu comptes { $suits }.
   *[other] { $seat } compte { $suits }.
  }
fort-event-kind = { $who ->
    [you] Tu choisis les { $kind }.
   *[other] { $seat } choisit les { $kind }.
  }
fort-event-add = { $place ->
    [lookout] { $who ->
        [you] Tu ajoutes { $kid } de ton Observatoire.
       *[other] { $seat } ajoute { $kid } de son Observatoire.
      }
   *[hand] { $who ->
        [you] Tu ajoutes { $kid }.
       *[other] { $seat } ajoute { $kid }.
      }
  }
fort-event-gather = { $who ->
    [you] Tu récupères { $amount }.
   *[other] { $seat } récupère { $amount }.
  }
fort-event-points = { $who ->
    [you] Tu marques { $count ->
        [one] { $count } point
       *[other] { $count } points
      }.
   *[other] { $seat } marque { $count ->
        [one] { $count } point
       *[other] { $count } points
      }.
  }
fort-event-pack = { $who ->
    [you] Tu mets { $kind ->
        [pizza] une pizza
       *[toys] un jouet
      }{ $place ->
        [supply] {" "}de la réserve
       *[stuff] {""}
      } dans ton Sac à dos.
   *[other] { $seat } met { $kind ->
        [pizza] une pizza
       *[toys] un jouet
      }{ $place ->
        [supply] {" "}de la réserve
       *[stuff] {""}
      } dans son Sac à dos.
  }
fort-event-tuck = { $who ->
    [you] Tu glisses { $kid }{ $source ->
        [park] {" "}du Parc
        [deck] {" "}de la pioche Parc
        [own] {" "}de ton Jardin
        [yard] {" "}du Jardin { ELIDE("de", $owner) }
       *[hand] {""}
      } dans ton Observatoire.
   *[other] { $seat } glisse { $kid }{ $source ->
        [park] {" "}du Parc
        [deck] {" "}de la pioche Parc
        [own] {" "}de ton Jardin
        [yard] {" "}du Jardin { ELIDE("de", $owner) }
       *[hand] {""}
      } dans son Observatoire.
  }
fort-event-trash = { $who ->
    [you] Tu détruis { $kid }{ $place ->
        [discard] {" "}de ta défausse
       *[hand] {" "}de ta main
      }.
   *[other] { $seat } détruit { $kid }{ $place ->
        [discard] {" "}de sa défausse
       *[hand] {" "}de sa main
      }.
  }
fort-event-trash-yard = { $who ->
    [you] Tu détruis { $kid } dans le Jardin { ELIDE("de", $owner) }.
   *[other] { $whose ->
        [you] { $seat } détruit { $kid } dans ton Jardin.
       *[other] { $seat } détruit { $kid } dans le Jardin { ELIDE("de", $owner) }.
      }
  }
fort-event-trash-played = { $who ->
    [you] { $kid }, ta carte, retourne dans la boîte.
   *[other] { $kid }, la carte { ELIDE("de", $seat) }, retourne dans la boîte.
  }
fort-event-recruit = { $who ->
    [you] Tu recrutes { $kid } { $source ->
        [deck] sur la pioche Parc
        [own] dans ton Jardin
        [yard] dans le Jardin { ELIDE("de", $owner) }
       *[park] dans le Parc
      }.
   *[other] { $seat } recrute { $kid } { $source ->
        [deck] sur la pioche Parc
        [own] dans ton Jardin
        [yard] dans le Jardin { ELIDE("de", $owner) }
       *[park] dans le Parc
      }.
  }
fort-event-pay = { $who ->
    [you] Tu paies { $amount }
   *[other] { $seat } paie { $amount }
  }{ $pack ->
    [0] {""}
   *[other] , dont { $pack } du Sac à dos
  }.
fort-event-level = { $who ->
    [you] Ton Fort atteint le niveau { $level }.
   *[other] Le Fort { ELIDE("de", $seat) } atteint le niveau { $level }.
  }
fort-event-rule = { $who ->
    [you] Tu gardes la règle improvisée { $rule }.
   *[other] { $seat } garde la règle improvisée { $rule }.
  }
fort-event-rule-hidden = { $who ->
    [you] Tu gardes une règle improvisée.
   *[other] { $seat } garde une règle improvisée, face cachée.
  }
fort-event-perk = { $who ->
    [you] Tu prends l’avantage { $perk }.
   *[other] { $seat } prend l’avantage { $perk }.
  }
fort-event-sculpture = { $who ->
    [you] Tu gagnes la sculpture en macaronis.
   *[other] { $seat } gagne la sculpture en macaronis.
  }
fort-event-spend = { $who ->
    [you] Tu dépenses { $kind ->
        [pizza] une pizza
       *[toys] un jouet
      }{ $place ->
        [pack] {" "}de ton Sac à dos
       *[stuff] {" "}de tes Affaires
      }.
   *[other] { $seat } dépense { $kind ->
        [pizza] une pizza
       *[toys] un jouet
      }{ $place ->
        [pack] {" "}de son Sac à dos
       *[stuff] {" "}de ses Affaires
      }.
  }
fort-event-copy = { $who ->
    [you] { $whose ->
        [you] Tu copies ton Sac à dos.
       *[other] Tu copies le Sac à dos { ELIDE("de", $owner) }.
      }
   *[other] { $whose ->
        [you] { $seat } copie ton Sac à dos.
       *[other] { $seat } copie le Sac à dos { ELIDE("de", $owner) }.
      }
  }
fort-event-convert = { $who ->
    [you] Tu transformes
   *[other] { $seat } transforme
  } { $kind ->
    [pizza] une pizza en jouet
   *[toys] un jouet en pizza
  }{ $place ->
    [pack] , dans le Sac à dos
   *[stuff] , dans les Affaires
  }.
fort-event-stop = { $who ->
    [you] Tu renonces au reste de l’action.
   *[other] { $seat } renonce au reste de l’action.
  }
fort-event-follow = { $who ->
    [you] Tu défausses { $kid } pour suivre.
   *[other] { $seat } défausse { $kid } pour suivre.
  }
fort-event-decline = { $who ->
    [you] Tu ne suis pas.
   *[other] { $seat } ne suit pas.
  }
fort-event-use-perk = { $who ->
    [you] Tu utilises l’avantage { $perk }, qui quitte le jeu.
   *[other] { $seat } utilise l’avantage { $perk }, qui quitte le jeu.
  }
fort-event-take-back = { $who ->
    [you] Tu reprends { $kid } en main.
   *[other] { $seat } reprend { $kid } en main.
  }
fort-event-yard = { $who ->
    [you] { $kid } attend dans ton Jardin.
   *[other] { $kid } attend dans le Jardin { ELIDE("de", $seat) }.
  }
fort-event-shuffle = { $who ->
    [you] Tu mélanges ta défausse en une nouvelle pioche ({ $count ->
        [one] { $count } carte
       *[other] { $count } cartes
      }).
   *[other] { $seat } mélange sa défausse en une nouvelle pioche ({ $count ->
        [one] { $count } carte
       *[other] { $count } cartes
      }).
  }
fort-event-draw = { $who ->
    [you] Tu pioches { $kid }.
   *[other] { $seat } pioche { $kid }.
  }
fort-event-draw-hidden = { $who ->
    [you] Tu pioches une carte.
   *[other] { $seat } pioche une carte.
  }
fort-event-end = { $trigger ->
    [points] Quelqu’un a 25 points sur la Piste de Victoire : cette manche est la dernière.
    [fort] Un Fort est achevé : cette manche est la dernière.
    [park] La pioche Parc est vide : cette manche est la dernière.
   *[rounds] Plus aucune manche n’est jouée après celle-ci.
  }
fort-event-over = La partie est finie ; on compte les points.

## Score
fort-score-track = Piste de Victoire
fort-score-level = Niveau de Fort { $level }
fort-score-rule = Règle improvisée { $rule }
fort-score-sculpture = Sculpture en macaronis

## Le fichier des gamins et de la piste de fort
icons-extra = Colonne { $column } de « { $text } » : rien n’est attendu après l’action, mais il y a « { $word } ».
icons-mixed = Colonne { $column } de « { $text } » : « { $word } » mélangerait > et & ; mets l’un des deux entre parenthèses.
icons-counter = Colonne { $column } de « { $text } » : « { $word } » ne peut pas se compter. Ce qui le peut : { $known }.
icons-bracket = Colonne { $column } de « { $text } » : il manque une parenthèse fermante ; il y a « { $word } ».
icons-many = Colonne { $column } : une case compte au plus { $most } icônes (« 3 vp » en vaut trois), et autant de parenthèses emboîtées.
icons-open = Colonne { $column } de « { $text } » : il manque une parenthèse fermante à la fin.
icons-end = Colonne { $column } de « { $text } » : il manque quelque chose à la fin. Il peut y avoir : { $known }.
icons-unknown = Colonne { $column } de « { $text } » : aucune icône ne s’appelle « { $word } ». Il y a : { $known }.
icons-two-counters = Une action ne compte qu’une chose ; « x { $counter } » est de trop.
data-friends = Ligne { $line }, colonne { $at } : chaque plateau a deux Meilleurs Copains, et il y en a { $count } pour « { $board } ».
data-few-kids = Ligne { $line }, colonne { $at } : il faut au moins { $fewest } cartes pour le Parc, exemplaires compris, et il y en a { $count } ci-dessous.
data-levels = Ligne { $line }, colonne { $at } : la piste de fort va du niveau 0 au niveau 5, et { $count ->
    [one] il y a { $count } niveau
   *[other] il y a { $count } niveaux
  }.
data-level-order = Ligne { $line }, colonne { $at } : le niveau { $level } n’est pas le suivant ; ils partent de 0 et montent de un en un.
data-columns = Ligne { $line }, colonne { $at } : les colonnes sont ici { $columns }, séparées par des virgules.
data-cells = Ligne { $line }, colonne { $at } : { $count ->
    [one] il y a { $count } case
   *[other] il y a { $count } cases
  } pour { $due } colonnes : { $columns }.
data-quotes = Ligne { $line }, colonne { $at } : un guillemet est ouvert ou mal placé ; une case en a deux ou aucun.
data-no-name = Ligne { $line }, colonne { $at } : le gamin n’a pas de nom.
data-long-name = Ligne { $line }, colonne { $at } : un nom a { $most } caractères au plus, et celui-ci en a { $count }.
data-name-twice = Ligne { $line }, colonne { $at } : il y a déjà { $name }.
data-number-twice = Ligne { $line }, colonne { $at } : le numéro { $number } est déjà celui de { $name }, et chaque gamin garde le sien pour toujours ; le { $free } est libre.
data-many-kids = Ligne { $line }, colonne { $at } : il peut y avoir { $most } gamins différents au plus.
data-suits = Ligne { $line }, colonne { $at } : « { $suits } » n’est pas une ou deux familles. Familles : { $known }.
data-board = Ligne { $line }, colonne { $at } : aucun plateau ne s’appelle « { $board } ». Plateaux : { $known }.
data-friend-copies = Ligne { $line }, colonne { $at } : { $name }, Meilleur Copain, n’existe qu’une fois.
data-icons = Ligne { $line }, colonne { $at } ({ $column }) : { $why }
data-number = Ligne { $line }, colonne { $at } ({ $column }) : « { $text } » n’est pas un nombre de { $low } à { $high }.

## Positions
position-copies = { $place } : { $name } s’y trouve { $count } fois, et il n’y en a { $most ->
    [one] qu’un exemplaire
   *[other] que { $most } exemplaires
  }.
position-capacity = { $place } : { $count }, c’est trop ; il y a de la place pour { $most }.
position-missing = { $name } : { $count ->
    [one] { $count } exemplaire n’est nulle part
   *[other] { $count } exemplaires ne sont nulle part
  }.
position-choice = { $place } : cela ne va pas avec « { $why } ».

## Dans le terminal
fort-chapter-kids = Gamins
fort-chapter-perks = Avantages
fort-chapter-rules = Règles improvisées
fort-chapter-places = Endroits
fort-column-suits = Familles
fort-column-public = Action publique
fort-column-private = Action privée
fort-column-friend = Meilleur Copain du
fort-place = { $place ->
    [stuff] Affaires
    [pack] Sac à dos
    [lookout] Observatoire
    [yard] Jardin
    [park] Parc
    [hand] main
    [deck] pioche
    [discard] défausse
    [track] piste du fort
   *[sculpture] sculpture en macaronis
  }
fort-place-text = { $place ->
    [stuff] Tes ressources, visibles de tous : jusqu’à quatre pizzas et quatre jouets. Ce que tu récupères va ici.
    [pack] Contient une ressource de plus que ton niveau de Fort. On peut aussi les dépenser, et des cartes les comptent ou les copient.
    [lookout] Contient une carte de plus que ton niveau de Fort. Leurs familles peuvent compter avec ce que tu joues, sans que ces cartes en sortent.
    [yard] Les cartes de ta main que tu n’as ni jouées ni ajoutées y attendent, visibles, jusqu’à ton prochain tour : tout le monde peut les recruter. Les Meilleurs Copains n’y vont jamais.
    [park] Trois gamins visibles que tout le monde peut recruter, et une pioche. Quand elle est vide, la partie finit après la manche.
    [hand] Jusqu’à cinq cartes que personne d’autre ne voit. On les pioche à la fin de son tour.
    [deck] Tes cartes face cachée. Quand elle est vide, ta défausse y est mélangée.
    [discard] Les cartes que tu as utilisées, visibles. Elles te reviennent quand ta pioche est vide.
    [track] Cinq niveaux, chacun avec son coût et ses points. Le niveau 1 donne une règle improvisée, le 2 un avantage, le 5 finit la partie.
   *[sculpture] Quatre points pour qui atteint le niveau 5 avant les autres.
  }
fort-table-header = Manche { $round } · { $phase ->
    [setup] mise en place
    [draft] choix des cartes
    [play] une carte se joue
    [follow] on suit
    [recruit] recrutement
    [draw] pioche
   *[over] fin
  }
fort-table-turn = tour de jeu : { $name }
fort-table-last-round = dernière manche ({ $ended ->
    [points] 25 points
    [fort] niveau 5
    [park] la pioche Parc est vide
   *[rounds] limite de manches
  })
fort-table-points = Points
fort-table-level = Fort
fort-table-stuff = Affaires
fort-table-pack = Sac à dos
fort-table-lookout = Observatoire
fort-table-yard = Jardin
fort-table-piles = main { $hand }, pioche { $deck }, défausse { $discard }
fort-table-cost = Coût
fort-table-perk = Avantage
fort-table-rule = règle
fort-table-sculpture = sculpture
fort-table-park = Parc
fort-table-park-deck = { $count ->
    [0] pioche vide
   *[other] pioche { $count }
  }
fort-table-perks = Avantages
fort-table-supply = Réserve
fort-table-rules = Règles improvisées : { $count }
fort-table-rule-choice = Règles improvisées au choix
fort-table-hand = Ta main
fort-table-kept = Déjà gardées
fort-table-discard = Défausse
fort-table-deck = Pioche { $count }
fort-table-own-rule = Règle
fort-table-total = vaut { $points } maintenant
fort-table-stock = { $pizza } { $pizza ->
    [one] pizza
   *[other] pizzas
  }, { $toys } { $toys ->
    [one] jouet
   *[other] jouets
  }
fort-table-room = (place pour { $size })
fort-table-level-points = { $points } { $points ->
    [one] pt
   *[other] pts
  }
fort-table-level-cost = { $pizza }P { $toys }J{ $either ->
    [0] {""}
   *[other] {" "}{ $either }A
  }
fort-table-track-key = P pizza, J jouet, A au choix
fort-table-nothing = –
fort-table-label = { $label } :
fort-table-in-play = En jeu
fort-table-card-played = { $name } en { $suit }
fort-table-card-diy = Bricolage
fort-table-card-added = avec { $cards }
fort-table-use = { $side ->
    [public] publique
   *[private] privée
  } { $use ->
    [unused] pas utilisée
    [partly] utilisée en partie
   *[fully] utilisée en entier
  }
fort-table-spent = Utilisées ce tour

## Dans les rapports
fort-by = { $kind ->
    [card] par carte possédée à la fin
    [perk] par avantage pris
    [rule] par règle improvisée
   *[level] par Niveau de Fort à la fin
  }
fort-source = { $source ->
    [track] Piste de Victoire
    [level] Niveau de Fort
    [rule] Règle improvisée
   *[sculpture] Sculpture en macaronis
  }
fort-end = { $end ->
    [points] 25 points sur la Piste de Victoire
    [fort] Niveau de Fort 5
    [park] la pioche du Parc est vide
    [rounds] la limite de manches
   *[other] { $end }
  }

## Consignes
fort-order-not = { $until ->
    [turn] Ne pas suivre pendant ce tour
   *[mine] Ne pas suivre jusqu’à mon prochain tour
  }
fort-order-with = { $until ->
    [turn] Suivre avec { $kid } seulement, pendant ce tour
   *[mine] Suivre avec { $kid } seulement, jusqu’à mon prochain tour
  }
fort-order-suit = { $until ->
    [turn] Me demander seulement pour { $suit }, pendant ce tour
   *[mine] Me demander seulement pour { $suit }, jusqu’à mon prochain tour
  }
