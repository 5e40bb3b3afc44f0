### Les mots de ForFort.


## Options
forfort-option-teams = Équipes de deux, joueurs 1 et 3 contre 2 et 4
forfort-option-armies = Armées de chaque joueur ; le reste des huit cartes sont des campements
forfort-option-arrow_offset = Les deux flèches au dos d’une carte : emplacements de l’une à l’autre, dans le sens horaire
forfort-option-first = Le premier joueur
forfort-option-walls = Tes propres murailles (un fichier)
forfort-teams-of-four = Les équipes se jouent à quatre, pas à { $players }.

## Le fichier des murailles
forfort-walls-columns = Fichier des murailles, ligne { $line }, colonne { $at } : les colonnes sont { $columns }, séparées par des virgules.
forfort-walls-cells = Fichier des murailles, ligne { $line }, colonne { $at } : il faut une valeur pour chaque colonne de { $columns }.
forfort-walls-quotes = Fichier des murailles, ligne { $line }, colonne { $at } : un guillemet est ouvert ou mal placé ; une case en a deux ou aucun.
forfort-walls-number = Fichier des murailles, ligne { $line }, colonne { $at } : « { $value } » n’est pas un nombre de 0 à { $most }.
forfort-walls-number-twice = Fichier des murailles, ligne { $line }, colonne { $at } : une autre muraille a déjà le numéro { $number }.
forfort-walls-twice = Fichier des murailles, ligne { $line }, colonne { $at } : la même muraille y est déjà, avec le numéro { $number }.
forfort-walls-order = Fichier des murailles, ligne { $line }, colonne { $at } : le numéro { $number } ne convient pas ; toutes les murailles d’angle sont numérotées avant les droites.
forfort-walls-shape = Fichier des murailles, ligne { $line }, colonne { $at } : la forme est corner ou straight, pas « { $value } ».
forfort-walls-symbols = Fichier des murailles, ligne { $line }, colonne { $at } : « { $value } » n’est pas une ou deux lettres différentes de M B T S G.
forfort-walls-sign = Fichier des murailles, ligne { $line }, colonne { $at } : le signe est drawbridge, protected ou vide, pas « { $value } ».
forfort-walls-copies = Fichier des murailles, ligne { $line }, colonne { $at } : « { $value } » n’est pas un nombre d’exemplaires de 1 à 22.
forfort-walls-count = Fichier des murailles, jusqu’à la ligne { $line } : un joueur a { $needed } { $sign ->
    [simple] murailles simples
    [drawbridge] murailles à pont-levis
   *[protected] murailles protégées
  }, pas { $count }.
forfort-walls-shapes = Fichier des murailles, jusqu’à la ligne { $line } : avec { $corners } murailles d’angle et { $straights } droites, aucun fort ne s’achève ; il en faut quatre de chaque.

## Cartes et lieux
forfort-seat = { SEAT($seat) }
forfort-symbol = { $symbol ->
    [mason] maçon
    [ram] bélier
    [trebuchet] trébuchet
    [siege_tower] tour de siège
   *[garrison] garnison
  }
forfort-camp = campement
forfort-no-wall = muraille numéro { $number }
forfort-wall-corner-simple = muraille d’angle ({ $symbols })
forfort-wall-corner-drawbridge = muraille d’angle à pont-levis ({ $symbols })
forfort-wall-corner-protected = muraille d’angle protégée ({ $symbols })
forfort-wall-straight-simple = muraille droite ({ $symbols })
forfort-wall-straight-drawbridge = muraille droite à pont-levis ({ $symbols })
forfort-wall-straight-protected = muraille droite protégée ({ $symbols })
forfort-slot = { $slot ->
    [nw] nord-ouest
    [n] nord
    [ne] nord-est
    [e] est
    [se] sud-est
    [s] sud
    [sw] sud-ouest
   *[w] ouest
  }
forfort-at = { $slot ->
    [nw] au nord-ouest
    [n] au nord
    [ne] au nord-est
    [e] à l’est
    [se] au sud-est
    [s] au sud
    [sw] au sud-ouest
   *[w] à l’ouest
  }
forfort-place = { $slot } du fort { ELIDE("de", $fort) }
forfort-place-own = { $slot } de ton fort
forfort-side = { $side ->
    [n] nord
    [e] est
    [s] sud
   *[w] ouest
  }
forfort-heading = { $side ->
    [n] vers le nord
    [e] vers l’est
    [s] vers le sud
   *[w] vers l’ouest
  }
forfort-arrows = { $corner } et { $side }

## Ce que fait une action
forfort-effect = { $symbol ->
    [mason] maçon : bâtir une carte de ta défausse
    [ram] bélier : détruire un emplacement en première ligne chez un rival
    [trebuchet] trébuchet : détruire un emplacement en deuxième ou troisième ligne chez un rival
    [siege_tower] tour de siège : détruire le dessus du donjon d’un rival
   *[garrison] garnison : poster une armée chez un rival, ou en vaincre une chez toi
  }
forfort-combo-effect = { $symbol ->
    [mason] maçon : bâtir une muraille de ta défausse ou le dessus de ton donjon, quoi que montrent les flèches
    [ram] bélier : détruire un emplacement en première ligne chez un rival, protégé ou non
    [trebuchet] trébuchet : détruire un emplacement en deuxième ou troisième ligne chez un rival, protégé ou non
    [siege_tower] tour de siège, deux fois
   *[garrison] garnison, deux fois
  }
forfort-do-build = Construire { $slot } : { $card }.
forfort-do-build-over = Construire { $slot } : { $card }, par-dessus : { $covered }.
forfort-do-use = Défausser la { $card } pour son effet, { $effect }.
forfort-do-give = Défausser la { $card } pour placer un campement.
forfort-do-pass = Passer et défausser la { $card }.
forfort-do-camp-at = Placer le campement { $place }.
forfort-do-destroy = Détruire ce qui se trouve { $place } : { $cards }.
forfort-do-destroy-nothing = Détruire ce qui se trouve { $place }.
forfort-do-defeat = Vaincre l’armée { ELIDE("de", $owner) } { $place }.
forfort-do-defeat-nobody = Vaincre l’armée { $place }.
forfort-do-army = Poster une armée { $place }, { $heading }.
forfort-do-advance = Faire avancer l’armée { $place }.
forfort-do-besiege = Détruire le dessus du donjon { ELIDE("de", $fort) }.
forfort-do-front = Tourner vers tes rivaux le côté { $side }.
forfort-do-combo = Faire le combo, { $effect }.
forfort-do-from-discard = Construire une muraille de ta défausse.
forfort-do-from-donjon = Révéler et construire le dessus de ton donjon.
forfort-do-bridge = Abaisser le pont-levis { $slot } et rejouer.
forfort-do-no-bridge = Laisser le pont-levis levé.
forfort-do-draw = Carte tirée : { $card }.
forfort-do-back = Le dos montre { $arrows }.
forfort-do-first = { $seat } commence.

## Questions
forfort-ask-camp-setup = Où places-tu le premier campement de ton fort ?
forfort-ask-front = Quel côté de ton fort fait face à tes rivaux ?
forfort-ask-advance = Laquelle de tes armées avance ensuite ?
forfort-ask-play = { $extra ->
    [yes] Tu rejoues : quelle carte joues-tu, et comment ?
   *[no] Quelle carte joues-tu, et comment ?
  }
forfort-ask-camp = Où places-tu le campement ?
forfort-ask-mason = Maçon : que construis-tu de ta défausse, et où ?
forfort-ask-ram = { $combo ->
    [yes] Combo du bélier : quel emplacement de première ligne détruis-tu ?
   *[no] Bélier : quel emplacement de première ligne détruis-tu ?
  }
forfort-ask-trebuchet = { $combo ->
    [yes] Combo du trébuchet : quel emplacement derrière la première ligne détruis-tu ?
   *[no] Trébuchet : quel emplacement derrière la première ligne détruis-tu ?
  }
forfort-ask-siege-tower = { $time ->
    [first] Combo de la tour de siège, première fois : quel donjon frappes-tu ?
    [second] Combo de la tour de siège, seconde fois : quel donjon frappes-tu ?
   *[only] Tour de siège : quel donjon frappes-tu ?
  }
forfort-ask-garrison = { $time ->
    [first] Combo de la garnison, première fois : quelle armée postes-tu ou vaincs-tu ?
    [second] Combo de la garnison, seconde fois : quelle armée postes-tu ou vaincs-tu ?
   *[only] Garnison : quelle armée postes-tu ou vaincs-tu ?
  }
forfort-ask-combo = Quel combo fais-tu ensuite ?
forfort-ask-source = Combo du maçon : construis-tu de ta défausse ou de ton donjon ?
forfort-ask-rebuild = Combo du maçon : quelle muraille de ta défausse construis-tu, et où ?
forfort-ask-top = Combo du maçon : où construis-tu la { $card } ?
forfort-ask-drawbridge = Abaisses-tu un pont-levis pour rejouer ?
forfort-ask-first = Le hasard désigne le premier joueur.
forfort-ask-deal = Les mains sont distribuées.
forfort-ask-draw = Une carte est piochée.
forfort-ask-hit = La tour de siège frappe un donjon.
forfort-ask-reveal = Le dessus du donjon est révélé.
forfort-ask-back-setup = Le premier dos d’un donjon apparaît.
forfort-ask-back-draw = Un nouveau dos apparaît.
forfort-ask-back-hit = Un nouveau dos apparaît.
forfort-ask-back-reveal = Un nouveau dos apparaît.
forfort-ask-over = La partie est finie.

## Refus
forfort-no-chance = Seul le hasard fait cela.
forfort-no-now = Cela répond à une autre question. Pour l’instant : { $question }
forfort-no-such-wall = Ce paquet n’a pas de muraille numéro { $number }.
forfort-no-in-hand = La { $card } n’est pas dans ta main.
forfort-no-in-discard = La { $card } n’est pas dans ta défausse.
forfort-no-other-top = La carte révélée est une autre : { $card }.
forfort-no-shape = La { $card } ne va pas { $slot } : les murailles d’angle vont aux angles, les droites entre eux.
forfort-no-invaded = Une armée se tient { $slot } ; on n’y construit rien.
forfort-no-arrows = Les flèches de ton donjon montrent { $arrows }, et aucun campement n’est visible { $slot }.
forfort-no-arrows-left = Ton donjon ne montre pas de flèches, et aucun campement n’est visible { $slot }.
forfort-no-pass = On ne passe que si aucune carte de la main ne peut être jouée.
forfort-no-camps-left = Il ne te reste aucun campement.
forfort-no-camp-room = Aucun emplacement n’est vide pour un campement.
forfort-no-symbol = La { $card } ne porte pas ce symbole : { $symbol }.
forfort-no-target = { $symbol ->
    [mason] Rien de ta défausse ne peut être construit maintenant.
    [ram] Aucun rival n’a de carte sans protection en première ligne.
    [trebuchet] Aucun rival n’a de carte sans protection derrière la première ligne.
    [siege_tower] Le donjon de chaque rival est vide.
   *[garrison] Il n’y a ni armée à vaincre, ni armée à poster sur un emplacement vide.
  }
forfort-no-fort = Il n’y a pas de joueur { $fort } dans cette partie.
forfort-no-camp-there = Ce campement ne peut pas aller dans le fort { ELIDE("de", $fort) }.
forfort-no-camp-in-discard = Il n’y a pas de campement dans ta défausse.
forfort-no-empty = Il y a déjà quelque chose { $place }.
forfort-no-rival = Ce fort n’est pas celui d’un rival.
forfort-no-ram-line = Le bélier n’atteint que la première ligne, pas { $place }.
forfort-no-trebuchet-line = Le trébuchet tire au-delà de la première ligne, pas { $place }.
forfort-no-shielded = Une muraille protégée couvre ce qui se trouve { $place }.
forfort-no-cards = Il n’y a aucune carte { $place }.
forfort-no-donjon = Le donjon { ELIDE("de", $fort) } est vide.
forfort-no-armies-left = Tu n’as plus d’armée sous la main.
forfort-no-army-to-defeat = Il n’y a pas d’armée que tu puisses vaincre { $place }.
forfort-no-army-to-advance = Aucune de tes armées ne doit encore avancer { $place }.
forfort-no-combo = Aucun combo de ce symbole n’est à faire maintenant : { $symbol }.
forfort-no-bridge = Aucun pont-levis n’est visible { $slot }.
forfort-no-second-extra = Pas de pont-levis quand on rejoue déjà.
forfort-no-token = Ton jeton Pont-Levis est encore en jeu, { $slot }.

## Événements
forfort-event-first = { $who ->
    [you] Tu commences.
   *[other] { $seat } commence.
  }
forfort-event-drew = Tu pioches : { $card }.
forfort-event-drew-hidden = { $seat } pioche une carte.
forfort-event-back = { $who ->
    [you] Les flèches de ton donjon montrent { $arrows }.
   *[other] Les flèches du donjon { ELIDE("de", $seat) } montrent { $arrows }.
  }
forfort-event-camp = { $who ->
    [you] Tu places un campement { $place }.
   *[other] { $seat } place un campement { $place }.
  }
forfort-event-front = { $who ->
    [you] Le côté { $side } de ton fort fait face à tes rivaux.
   *[other] Le côté { $side } du fort { ELIDE("de", $seat) } fait face aux rivaux.
  }
forfort-event-turn = { $extra ->
    [yes] { $who ->
        [you] Tu rejoues (tour de table { $round }).
       *[other] { $seat } rejoue (tour de table { $round }).
      }
   *[no] { $who ->
        [you] C’est à toi de jouer (tour de table { $round }).
       *[other] C’est à { $seat } de jouer (tour de table { $round }).
      }
  }
forfort-event-advanced = { $who ->
    [you] Ton armée { $place } avance et se tient { $to }.
   *[other] L’armée { ELIDE("de", $seat) } { $place } avance et se tient { $to }.
  }
forfort-event-left = { $who ->
    [you] Ton armée { $place } quitte le fort et te revient.
   *[other] L’armée { ELIDE("de", $seat) } { $place } quitte le fort et rentre.
  }
forfort-event-waited = { $who ->
    [you] Ton armée { $place } attend : une autre armée se tient { $to }.
   *[other] L’armée { ELIDE("de", $seat) } { $place } attend : une autre armée se tient { $to }.
  }
forfort-event-fell = { $who ->
    [you] Ton armée { $place } est vaincue par la muraille protégée { $to }.
   *[other] L’armée { ELIDE("de", $seat) } { $place } est vaincue par la muraille protégée { $to }.
  }
forfort-event-destroyed = { $who ->
    [you] Tu détruis ce qui se trouvait { $place } : { $cards }.
   *[other] { $seat } détruit ce qui se trouvait { $place } : { $cards }.
  }
forfort-event-built = { $source ->
    [discard] { $who ->
        [you] Tu construis de ta défausse { $slot } : { $card }.
       *[other] { $seat } construit de sa défausse { $slot } : { $card }.
      }
    [donjon] { $who ->
        [you] Tu construis de ton donjon { $slot } : { $card }.
       *[other] { $seat } construit de son donjon { $slot } : { $card }.
      }
   *[hand] { $who ->
        [you] Tu construis { $slot } : { $card }.
       *[other] { $seat } construit { $slot } : { $card }.
      }
  }
forfort-event-covered = Elle recouvre { $place } : { $card }.
forfort-event-token-back = { $who ->
    [you] Tu reprends ton jeton Pont-Levis, qui était { $slot }.
   *[other] { $seat } reprend son jeton Pont-Levis, qui était { $slot }.
  }
forfort-event-used = { $who ->
    [you] Tu utilises un symbole ({ $symbol }) de la { $card }.
   *[other] { $seat } utilise un symbole ({ $symbol }) de la { $card }.
  }
forfort-event-combo = { $who ->
    [you] Tu fais un combo : { $symbol }.
   *[other] { $seat } fait un combo : { $symbol }.
  }
forfort-event-combo-lost = { $who ->
    [you] Un de tes combos est impossible et perdu : { $symbol }.
   *[other] Un combo { ELIDE("de", $seat) } est impossible et perdu : { $symbol }.
  }
forfort-event-hit = { $who ->
    [you] Tu détruis le dessus du donjon { ELIDE("de", $fort) } : { $card }.
   *[other] { $whose ->
        [you] { $seat } détruit le dessus de ton donjon : { $card }.
       *[other] { $seat } détruit le dessus du donjon { ELIDE("de", $fort) } : { $card }.
      }
  }
forfort-event-revealed = { $who ->
    [you] Tu révèles le dessus de ton donjon : { $card }.
   *[other] { $seat } révèle le dessus de son donjon : { $card }.
  }
forfort-event-top-discarded = { $who ->
    [you] La { $card } ne va nulle part dans ton fort et part à la défausse.
   *[other] La { $card } ne va nulle part dans le fort { ELIDE("de", $seat) } et part à la défausse.
  }
forfort-event-army = { $who ->
    [you] Tu postes une armée { $place }, { $heading }.
   *[other] { $seat } poste une armée { $place }, { $heading }.
  }
forfort-event-defeated = { $who ->
    [you] Tu vaincs l’armée { ELIDE("de", $owner) } { $place }.
   *[other] { $whose ->
        [you] { $seat } vainc ton armée { $place }.
       *[other] { $seat } vainc l’armée { ELIDE("de", $owner) } { $place }.
      }
  }
forfort-event-gave = { $who ->
    [you] Tu défausses la { $card } pour un campement.
   *[other] { $seat } défausse la { $card } pour un campement.
  }
forfort-event-passed = { $who ->
    [you] Tu passes et défausses la { $card }.
   *[other] { $seat } passe et défausse la { $card }.
  }
forfort-event-passed-empty = { $who ->
    [you] Tu n’as plus de carte et tu passes.
   *[other] { $seat } n’a plus de carte et passe.
  }
forfort-event-bridge = { $who ->
    [you] Tu abaisses ton pont-levis { $slot }.
   *[other] { $seat } abaisse son pont-levis { $slot }.
  }
forfort-event-last-round = { $who ->
    [you] Ton donjon est vide : c’est le dernier tour de table.
   *[other] Le donjon { ELIDE("de", $seat) } est vide : c’est le dernier tour de table.
  }
forfort-event-finished = { $who ->
    [you] Tu as achevé ton fort et tu gagnes.
   *[other] { $seat } a achevé son fort et gagne.
  }
forfort-event-counted = Le dernier tour de table est fini : les points décident.

## Score
forfort-score-fort = Fort achevé : victoire immédiate
forfort-score-partner-fort = Fort du partenaire achevé : victoire immédiate
forfort-score-walls = { $count ->
    [one] { $count } muraille visible
   *[other] { $count } murailles visibles
  }
forfort-score-camps = { $count ->
    [one] { $count } campement visible
   *[other] { $count } campements visibles
  }
forfort-score-armies = { $count ->
    [one] { $count } armée chez un rival
   *[other] { $count } armées chez des rivaux
  }
forfort-score-donjon = { $count ->
    [one] { $count } carte reste au donjon
   *[other] { $count } cartes restent au donjon
  }
forfort-score-partner = Points du partenaire, { $seat }

## Positions
forfort-position-options = { $place } : cette partie ne peut pas être mise en place. { $why }
forfort-position-card = { $place } : il n’y a pas de carte « { $card } » ici.
forfort-position-copies = { $place } : un joueur n’a { $card } que { $copies ->
    [one] { $copies } fois
   *[other] { $copies } fois
  }.
forfort-position-missing = { $place } : { $card } n’est nulle part.
forfort-position-passed = { $place } : qui a passé ne pouvait pas avoir cette main.
forfort-position-first = { $place } : le premier joueur est désigné dès la distribution, pas avant.
forfort-position-turn = { $place } : c’est à quelqu’un de jouer dès le premier campement, pas avant.
forfort-position-turns = { $place } : il y a eu au moins autant de tours que de tours de table, et un de chaque.
forfort-position-camp = { $place } : un campement est au fond d’une pile ou nulle part.
forfort-position-shape = { $place } : { $card } n’a pas la forme de l’emplacement.
forfort-position-token = { $place } : le jeton est sur une muraille à pont-levis visible.
forfort-position-front = { $place } : un côté fait face aux rivaux dès qu’il est déclaré, pas avant.
forfort-position-army-owner = { $place } : une armée ne se tient que dans le fort d’un rival.
forfort-position-army-on-cards = { $place } : une armée ne laisse aucune carte là où elle se tient.
forfort-position-army-heading = { $place } : une armée longe le bord du fort.
forfort-position-arrows = { $place } : un donjon montre des flèches tant que son premier dos est visible, et alors seulement.
forfort-position-camps = { $place } : il y a { $count } campements au lieu de { $due }.
forfort-position-armies = { $place } : il y a { $count } armées au lieu de { $due }.
forfort-position-setup-hand = { $place } : à ce point de la préparation, { $count ->
    [one] { $count } carte est
   *[other] { $count } cartes sont
  } en main.
forfort-position-setup-fort = { $place } : la préparation met un campement dans chaque fort, dans l’ordre du tour, et rien d’autre.
forfort-position-waiting = { $place } : quand des armées avancent, et alors seulement, celles du joueur qui ne l’ont pas encore fait attendent.
forfort-position-pending = { $place } : cela ne va pas avec la phase.
forfort-position-nothing = { $place } : il n’y a rien à décider ici.
forfort-position-finished = { $place } : un fort achevé, et lui seul, finit la partie avec son joueur pour gagnant.

## La table dessinée
forfort-table-team = { $name } (équipe { $team })
forfort-table-seat = { $name } · { $points } { $points ->
    [one] point
   *[other] points
  }
forfort-table-donjon = donjon
forfort-table-hand = Main : { $cards }
forfort-table-discard = Défausse : { $cards }
forfort-table-nothing = rien
forfort-table-pieces = { $camps } ⌂ · { $armies } ⚑ · { $lost } ✝ · ◆ { $token } · front { $front }
forfort-table-hidden = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
forfort-table-letter = { $symbol ->
    [mason] M
    [ram] B
    [trebuchet] T
    [siege_tower] S
   *[garrison] G
  }
forfort-table-key = ┏ angle · ━ droite · M maçon · B bélier · T trébuchet · S tour de siège · G garnison · # protégée · = pont-levis · ◆ son jeton · ⌂ campement · ⚑ armée · ✝ armées perdues · ×2 deux cartes empilées · souligné : première ligne
forfort-table-round = Tour de table { $round }
forfort-table-last-round = Tour de table { $round }, le dernier
forfort-table-played = Carte en jeu : { $card }
forfort-table-top = Révélée : { $card }
forfort-table-combos = Combos à faire : { $combos }
forfort-table-place = { $place ->
    [nw] NO
    [n] N
    [ne] NE
    [e] E
    [se] SE
    [s] S
    [sw] SO
    [w] O
   *[none] –
  }

## Dans le terminal
forfort-chapter-walls = Murailles
forfort-chapter-symbols = Symboles
forfort-column-effect = Effet
forfort-column-combo = En combo

## Dans les rapports
forfort-by = { $kind ->
    [wall] par muraille debout à la fin
    [walls] par nombre de murailles à la fin
    [camps] par nombre de campements à la fin
   *[armies] par nombre d’armées dans les forts adverses à la fin
  }
forfort-source = { $source ->
    [walls] Murailles
    [camps] Campements
    [armies] Armées dans les forts adverses
    [donjon] Donjon non vide
   *[partner] Partenaire
  }
forfort-end = { $end ->
    [fort] un fort est achevé
    [donjon] un donjon est vide
   *[other] { $end }
  }
