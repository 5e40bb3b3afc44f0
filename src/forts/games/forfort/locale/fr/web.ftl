### Les mots de la table de ForFort dans un navigateur.

## Forts et lieux
web-forfort-forts = Forts
web-forfort-fort-of = Fort { ELIDE("de", $name) }
web-forfort-front = FRONT
web-forfort-slot-empty = { $slot } : vide{ $line ->
    [yes] , première ligne
   *[no] {""}
  }
web-forfort-slot-card = { $slot } : { $card }{ $line ->
    [yes] , première ligne
   *[no] {""}
  }
web-forfort-slot-stack = { $slot } : { $card }, au sommet d’une pile de { $count }{ $line ->
    [yes] , première ligne
   *[no] {""}
  }
web-forfort-slot-army = { $slot } : armée { ELIDE("de", $name) }, { $heading }{ $line ->
    [yes] , première ligne
   *[no] {""}
  }
web-forfort-slot-of = Fort { ELIDE("de", $name) }, { $slot }
web-forfort-army-here = { $slot }. Poste une armée ici ; choisis ensuite sa direction.
web-forfort-heading = Poster l’armée ({ $slot }), { $heading }
web-forfort-fan = Étaler la pile : { $slot }, { $count } cartes
web-forfort-about = Ce qu’elle fait : { $card }
web-forfort-bottom-to-top = Du bas vers le haut ; seule la dernière est active.
web-forfort-donjon = Donjon : { $count ->
    [0] vide
    [one] { $count } carte
   *[other] { $count } cartes
  }
web-forfort-donjon-arrows = Donjon : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  } ; ses flèches montrent { $arrows }
web-forfort-strip = { $name } : { $walls ->
    [one] { $walls } muraille
   *[other] { $walls } murailles
  } sur 8, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }

## La ligne et la réserve d’un joueur
web-forfort-team = Équipe { $team }
web-forfort-team-mark = É{ $team }
web-forfort-plays = { $extra ->
    [yes] rejoue
   *[no] joue
  }
web-forfort-wins = gagne
web-forfort-walls = { $count ->
    [one] { $count } muraille sur 8 est debout
   *[other] { $count } murailles sur 8 sont debout
  }
web-forfort-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
  } si l’on comptait maintenant
web-forfort-points-team = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, { $total } avec le partenaire
web-forfort-in-hand = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
  }
web-forfort-camps = { $count ->
    [0] plus de campement à placer
    [one] { $count } campement à placer
   *[other] { $count } campements à placer
  }
web-forfort-armies = { $count ->
    [0] aucune armée sous la main
    [one] { $count } armée sous la main
   *[other] { $count } armées sous la main
  }
web-forfort-lost = { $count ->
    [one] { $count } armée perdue pour de bon
   *[other] { $count } armées perdues pour de bon
  }
web-forfort-token = { $place ->
    [wall] le jeton Pont-Levis est sur une muraille
   *[hand] le jeton Pont-Levis est sous la main
  }
web-forfort-discard = Parcourir la défausse : { $count ->
    [0] vide
    [one] { $count } carte
   *[other] { $count } cartes
  }
web-forfort-discard-of = Défausse { ELIDE("de", $name) }
web-forfort-nothing = Il n’y a rien ici.

## La main
web-forfort-tray = { $source ->
    [discard] Ta défausse
    [top] Le dessus de ton donjon
   *[hand] Ta main
  }
web-forfort-pick = { $source ->
    [discard] Choisis une carte de ta défausse
    [top] Choisis la muraille révélée
   *[hand] Choisis une carte
  }
web-forfort-then = { $uses ->
    [yes] Construis-la sur un emplacement éclairé, ou :
   *[no] Choisis un emplacement éclairé
  }
web-forfort-use = Utiliser : { $symbol }
web-forfort-give = Placer un campement
web-forfort-pass = Défausser et passer
web-forfort-pending = Combos à faire
web-forfort-note = Survole une carte ou une muraille pour lire ce qu’elle fait. Laisse le doigt dessus, ou clique du bouton droit, pour la voir seule.

## Les cartes en mots
web-forfort-sign = { $sign ->
    [drawbridge] pont-levis
   *[protected] protégée
  }
web-forfort-sign-rule = { $sign ->
    [drawbridge] Pont-levis : après ton coup, pose ton jeton sur cette muraille et rejoue. Le jeton revient quand la muraille est recouverte ou détruite.
   *[protected] Protégée : tant que cette muraille est au sommet, ni bélier ni trébuchet ne touchent sa pile, et une armée qui entre est perdue. Les combos du bélier et du trébuchet la touchent.
  }
web-forfort-combo-rule = Combo – { $effect }
web-forfort-camp-rule = Campement : tu peux construire dessus, quoi que montrent les flèches. Visible à la fin, il compte 1 point.

## Aide-mémoire
web-forfort-symbols = Symboles
web-forfort-pieces = Signes et pièces
web-forfort-backs = Flèches des dos
web-forfort-walls-of-each = { $count ->
    [one] { $count } muraille de chaque joueur
   *[other] { $count } murailles de chaque joueur
  }
web-forfort-piece = { $piece ->
    [camp] campement
    [army] armée
    [donjon] donjon
   *[front] front
  }
web-forfort-piece-rule = { $piece ->
    [camp] Défausse une carte pour placer un de tes { $camps } campements sur un emplacement vide de ton fort. Sur un campement visible on construit quoi que montrent les flèches, et il compte 1 point à la fin.
    [army] Une garnison poste une de tes { $armies } armées sur un emplacement vide du fort d’un rival. À chaque tour elle avance d’un emplacement, tout droit, et détruit ce qu’elle envahit ; au-delà du bord elle rentre chez toi. Elle attend derrière une autre armée et se perd contre une muraille protégée.
    [donjon] Ta pioche, au milieu du fort. Les flèches de son dos montrent où tu peux construire. Quand un donjon est vide, c’est le dernier tour de table.
   *[front] Le côté qui fait face aux rivaux. Ses trois emplacements sont la première ligne, que touchent les béliers ; les trébuchets touchent les cinq autres.
  }
web-forfort-nothing-found = Aucun résultat.

## Touches
web-forfort-key-discard = Parcourir ta défausse
web-forfort-key-drop = Reposer la carte choisie

## Première partie guidée
web-forfort-coach-camp-setup = Ton chantier : huit emplacements autour d’un donjon. Une muraille sur chacun, et tu gagnes. Pose un campement : là, tu peux toujours construire.
web-forfort-coach-front = Un côté fait face à tes rivaux. Les béliers touchent ses trois emplacements ; les cinq autres craignent le trébuchet.
web-forfort-coach-play = Joue une carte : construis-la, utilise un de ses symboles, ou échange-la contre un campement. Choisis-en une pour voir ce qui s’éclaire.
web-forfort-coach-arrows = Les flèches dorées montrent où tu peux construire ce tour-ci. Sur un campement, tu le peux toujours.
web-forfort-coach-combos = Les combos font gagner : une muraille qui partage un symbole avec sa voisine fait aussitôt quelque chose de fort. Une étincelle le montre.
web-forfort-coach-symbols = On ne construit pas toutes les cartes : un bélier ou un trébuchet ouvre une brèche dans le fort qui mène.
web-forfort-coach-discard = Rien n’est perdu : ce que tu défausses, et ce qu’on te détruit, est ici. Un maçon le reconstruit.
web-forfort-coach-signs = Regarde les signes des cartes : un bouclier protège une muraille ; une porte peut te faire rejouer.
web-forfort-coach-points = Si un donjon se vide d’abord, les points décident : 2 par muraille, 1 par campement, 1 par armée chez un rival, 2 s’il te reste un donjon.
web-forfort-coach-invaded = Une armée est dans ton fort, et avance à chaque tour. Une garnison la vainc ; une muraille protégée sur son chemin aussi.
web-forfort-coach-rival-near = Il ne manque plus que deux murailles à un rival, ou moins. Un bélier, un trébuchet ou une armée peut-il l’arrêter ?
web-forfort-coach-near = Tu y es presque ! Le combo du maçon ignore les flèches, et un campement sur l’emplacement manquant aussi.
web-forfort-coach-last-round = Un donjon est vide : c’est le dernier tour de table. Si personne n’achève son fort, les points décident.
web-forfort-coach-extra = Tu rejoues : une carte, comme d’habitude.
web-forfort-coach-teams = Tu joues en équipe avec la personne d’en face : un seul fort achevé, et vous gagnez.
web-forfort-coach-advance = Tes armées avancent d’un emplacement, dans l’ordre que tu choisis.
web-forfort-coach-camp = Mets le campement où tes flèches pointent rarement : tu peux y construire à tout moment.
web-forfort-coach-mason = Le maçon construit une carte de ta défausse, muraille ou campement.
web-forfort-coach-ram = Le bélier détruit un emplacement de la première ligne d’un rival, sauf si un bouclier le protège.
web-forfort-coach-trebuchet = Le trébuchet détruit un emplacement derrière la première ligne, sauf si un bouclier le protège.
web-forfort-coach-siege-tower = La tour de siège prend une carte d’un donjon. Un donjon vide finit la partie : regarde qui mène.
web-forfort-coach-garrison = Envoie une armée sur un emplacement vide d’un rival : ce qui est devant elle tombe au prochain tour. Ou vaincs-en une chez toi.
web-forfort-coach-combo = Plusieurs combos à la fois : choisis l’ordre. Celui qui est impossible quand vient son tour est perdu.
web-forfort-coach-source = Le combo du maçon construit une muraille partout où elle va : une de ta défausse, ou le dessus de ton donjon, sans la voir.
web-forfort-coach-rebuild = Choisis une muraille de ta défausse et un emplacement de sa forme. Elle peut en recouvrir une autre.
web-forfort-coach-top = Voici la muraille révélée. Elle va sur tout emplacement de sa forme sans armée.
web-forfort-coach-drawbridge = Un de tes ponts-levis peut te faire rejouer, une fois. Maintenant, ou à un meilleur moment.
web-forfort-coach-evolved = C’est un combo : béliers et trébuchets touchent aussi les murailles protégées, tours de siège et garnisons agissent deux fois.

## Un exemple, d’une vraie partie
web-forfort-example-1 = Quelques tours de ForFort, tirés d’une vraie partie. Tu es Alex. Autour de ton donjon, huit emplacements vides : une muraille sur chacun, et c’est gagné. Les flèches montrent où tu peux construire.
web-forfort-example-2 = Tu commences par un campement, où tu peux toujours construire, et tu choisis le côté qui fait face à ton rival.
web-forfort-example-3 = À toi : une carte. Tu en échanges une contre un second campement.
web-forfort-example-4 = Tu pioches dans ton donjon. Le dos de la carte suivante tourne les flèches : à chaque tour, tu peux construire ailleurs.
web-forfort-example-5 = Ton rival utilise une garnison : une armée est dans ton fort, et ce qui est devant elle tomberait ensuite.
web-forfort-example-6 = Tu construis un angle sur ton campement, sur son chemin. Il porte un bouclier.
web-forfort-example-7 = L’armée se heurte au bouclier et disparaît.
web-forfort-example-8 = Une carte peut aussi servir pour son symbole : ton armée va dans le fort de ton rival.
web-forfort-example-9 = Ton rival a aussi une garnison : ton armée est vaincue.
web-forfort-example-10 = Et maintenant un combo : cette muraille a un trébuchet, sa voisine aussi. Côte à côte, elles tirent aussitôt, même à travers un bouclier.
web-forfort-example-11 = Une muraille de ton rival est en ruine. Pose la huitième avant les autres, ou mène aux points quand un donjon se vide.

## Le journal
web-forfort-log-set-up = Les premières murailles sont piochées, et les flèches des donjons se montrent.
web-forfort-log-drew = { $who ->
    [you] Tu pioches { $count } cartes.
   *[other] { $seat } pioche { $count } cartes.
  }
