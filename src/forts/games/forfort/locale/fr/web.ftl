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
web-forfort-nothing-found = Rien trouvé.

## Touches
web-forfort-key-discard = Parcourir ta défausse
web-forfort-key-drop = Reposer la carte choisie

## Première partie guidée
web-forfort-coach-camp-setup = Bienvenue sur ton chantier : huit emplacements autour d’un donjon. Montre une muraille sur chacun et tu gagnes. Commence par un campement : là où il y en a un, tu peux toujours construire, où que pointent les flèches.
web-forfort-coach-front = Un côté fait face à tes rivaux. Ses trois emplacements sont la première ligne, que touchent les béliers ; les cinq autres craignent le trébuchet. Tous les rivaux attaquent du même côté.
web-forfort-coach-play = À toi : une carte, de trois façons. Construis-la là où pointent les flèches dorées de ton donjon, ou sur un campement, si la forme convient : les angles aux angles, les droites entre eux. Ou utilise un de ses symboles et défausse-la. Ou défausse-la pour placer un campement. Choisis une carte pour voir ce qui s’éclaire.
web-forfort-coach-others = Les autres jouent. Regarde leurs flèches et leurs forts : seules les mains sont secrètes. Le journal raconte tout en mots.
web-forfort-coach-combos = Les combos gagnent les parties : quand la muraille que tu construis partage un symbole avec sa voisine, tu fais aussitôt le combo de ce symbole, plus fort que l’effet simple. Choisis une carte et survole un emplacement : une étincelle indique ce qui s’unirait.
web-forfort-coach-symbols = Toute carte n’est pas à construire. Un bélier ou un trébuchet ouvre une brèche chez qui mène ; une tour de siège use un donjon ; une garnison envoie une armée qui détruit emplacement après emplacement.
web-forfort-coach-discard = Rien n’est perdu : ce que tu défausses, et ce qu’on détruit chez toi, reste dans ta défausse. Un maçon le reconstruit. Ouvre n’importe quelle défausse pour la parcourir.
web-forfort-coach-signs = Regarde les signes. Un bouclier arrête béliers, trébuchets et armées ordinaires, tant que la muraille est au sommet. Une porte te permet de rejouer, une fois ton jeton posé dessus.
web-forfort-coach-points = Si un donjon se vide d’abord, les points décident : 2 par muraille visible, 1 par campement visible, 1 par armée chez un rival, et 2 s’il reste des cartes à ton donjon.
web-forfort-coach-invaded = Une armée se tient dans ton fort. Tu ne peux pas y construire, et à chaque tour de son joueur elle avance et détruit. Une garnison la vainc pour de bon ; une muraille protégée sur son chemin aussi.
web-forfort-coach-rival-near = Il ne manque plus que deux murailles à un rival, ou moins. Un bélier, un trébuchet ou une armée peut-il l’arrêter ?
web-forfort-coach-near = Tu y es presque : les huit emplacements doivent montrer une muraille. Le combo du maçon ignore les flèches, et un campement sur l’emplacement manquant t’en libère aussi.
web-forfort-coach-last-round = Un donjon est vide : c’est le dernier tour de table. Si personne n’achève son fort, les points décident.
web-forfort-coach-extra = Tu rejoues. Tes armées ont encore avancé ; joue une carte comme d’habitude. Pas de pont-levis quand on rejoue.
web-forfort-coach-teams = Tu joues avec le partenaire d’en face : un fort achevé gagne pour les deux, et les points s’ajoutent. Tes campements peuvent aller chez ton partenaire, et tes garnisons y vaincre des armées.
web-forfort-coach-advance = Plusieurs de tes armées sont en marche. Toutes avancent d’un emplacement, dans l’ordre que tu choisis. Une armée face à une autre attend : l’ordre peut compter.
web-forfort-coach-camp = Mets le campement sur un emplacement vide que tes flèches montrent rarement, ou qu’il te faut pour un combo : tu peux y construire à tout moment.
web-forfort-coach-mason = Le maçon construit une carte de ta défausse : une muraille sous les limites habituelles, ou un campement sur un emplacement vide. La muraille fait des combos comme toute autre.
web-forfort-coach-ram = Le bélier détruit toutes les cartes d’un emplacement de la première ligne d’un rival, sauf si une muraille protégée est au sommet.
web-forfort-coach-trebuchet = Le trébuchet détruit toutes les cartes d’un emplacement derrière la première ligne, sauf si une muraille protégée est au sommet.
web-forfort-coach-siege-tower = La tour de siège envoie le dessus d’un donjon à la défausse de son joueur. Un donjon vide finit la partie : regarde qui mène.
web-forfort-coach-garrison = Poste une armée sur un emplacement vide d’un rival et choisis sa direction : ce qui est devant elle tombe à ton prochain tour. Ou vaincs une armée chez toi.
web-forfort-coach-combo = Plusieurs combos à la fois : choisis l’ordre. Celui qui est impossible quand vient son tour est perdu.
web-forfort-coach-source = Le combo du maçon construit une muraille partout où sa forme convient, quoi que montrent les flèches : une de ta défausse, que tu connais, ou le dessus de ton donjon, qui peut te surprendre.
web-forfort-coach-rebuild = Choisis une muraille de ta défausse et un emplacement de sa forme sans armée. Tu peux recouvrir ce qui s’y trouve. Un autre combo peut suivre.
web-forfort-coach-top = Voici la muraille révélée. Elle va sur tout emplacement de sa forme sans armée.
web-forfort-coach-drawbridge = Un de tes ponts-levis peut servir : poses-y le jeton, pioche ta carte et rejoue un tour entier. Le jeton y reste tant que la muraille n’est ni recouverte ni détruite : tu peux aussi attendre un meilleur moment.
web-forfort-coach-evolved = C’est un combo : béliers et trébuchets touchent aussi les murailles protégées, tours de siège et garnisons agissent deux fois.
web-forfort-coach-over-fort = Un fort achevé finit la partie sur-le-champ. La feuille, la partie rejouée et l’analyse montrent où elle s’est décidée.
web-forfort-coach-over-points = Un donjon s’est vidé et le dernier tour de table est fini : les points ont décidé. La feuille explique chacun d’eux.
