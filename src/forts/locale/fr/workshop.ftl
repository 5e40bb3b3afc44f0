### L’atelier de création dans le navigateur.

web-workshop-of = { $game } : atelier
web-workshop-pitch = Change une carte, vois ce qu’elle fait, et joue-la.
web-workshop-none = Les cartes de ce jeu ne se modifient pas ici.

## Jeux de cartes
web-workshop-house = Les cartes de la maison
web-workshop-unnamed = Nouveau jeu de cartes
web-workshop-name = Nom du jeu de cartes
web-workshop-by = Un jeu de cartes de { $author }
web-workshop-by-nobody = Un jeu de cartes anonyme
web-workshop-theirs = Ce jeu n’est pas à toi : enregistrer t’en fait une copie.
web-workshop-unsaved = Pas encore enregistré
web-workshop-saved = Enregistré
web-workshop-save = Enregistrer
web-workshop-save-copy = Enregistrer une copie
web-workshop-copy-name = { $name } (copie)
web-workshop-undo = Annuler
web-workshop-redo = Rétablir
web-workshop-more = Fichier et lien
web-workshop-download = Télécharger le fichier
web-workshop-upload = Ouvrir un fichier
web-workshop-opened = { $name } est ouvert. Enregistre pour le garder.
web-workshop-file-empty = Il n’y a rien dans { $name }.
web-workshop-not-text = { $name } n’est pas un fichier texte en UTF-8. Les tableurs l’écrivent sous le nom « CSV UTF-8 ».
web-workshop-file-help = C’est le fichier que « --data » prend en ligne de commande.
web-workshop-link = Lien vers ce jeu de cartes
web-workshop-link-help = Avec le lien, on peut regarder ces cartes, les jouer et en faire une copie. Personne d’autre que toi ne peut les changer.
web-workshop-link-save = Enregistre d’abord : il y aura alors un lien.
web-workshop-copy-link = Copier le lien
web-workshop-copied = Le lien est copié.
web-workshop-delete = Supprimer ce jeu de cartes
web-workshop-delete-sure = Vraiment supprimer « { $name } » ?
web-workshop-deleted = Le jeu de cartes est supprimé.
web-workshop-restored = Tes changements non enregistrés sont de retour.
web-workshop-mine = Mes jeux de cartes
web-workshop-new = Partir des cartes de la maison
web-workshop-mine-none = Tu n’as pas encore de jeu de cartes.

## Parties de la page
web-workshop-tab = { $tab ->
    [cards] Cartes
    [tables] Tableaux
    [differences] Différences
    [try] Essayer
   *[play] Jouer
  }
web-workshop-parts = Parties de l’atelier

## Erreurs
web-workshop-mistakes = { $count ->
    [0] Aucune erreur : on peut y jouer.
    [one] { $count } erreur
   *[other] { $count } erreurs
  }
web-workshop-goto = Montrer
web-workshop-has-mistake = contient une erreur

## Cartes
web-workshop-cards-how = Choisis une carte pour la changer.
web-workshop-search = Chercher une carte
web-workshop-add = Nouvelle carte
web-workshop-found = { $count ->
    [0] Aucune carte ne contient cela.
    [one] { $count } carte
   *[other] { $count } cartes
  }
web-workshop-mark = { $change ->
    [new] nouvelle
   *[changed] changée
  }
web-workshop-copies = × { $count }
web-workshop-nameless = Carte { $number }

## Une carte
web-workshop-back = Toutes les cartes
web-workshop-card-before = Carte précédente
web-workshop-card-after = Carte suivante
web-workshop-copy-card = Copier la carte
web-workshop-remove-card = Retirer la carte
web-workshop-put-back = Revenir à la carte de la maison
web-workshop-picture = La carte imprimée
web-workshop-not-drawn = Elle ne peut pas encore être dessinée : regarde ce qui ne va pas.
web-workshop-words = En mots
web-workshop-line = Sa ligne dans le fichier
web-workshop-nothing = Aucun
web-workshop-fewer = Moins de { $what }
web-workshop-greater = Plus de { $what }
web-workshop-most = { $count } au plus
web-workshop-as-text = En texte

## Tableaux
web-workshop-tables-how = Tout d’un coup ; Entrée passe au champ suivant. Si tu as la boîte, tape ce que disent tes cartes.
web-workshop-row = { $row }, { $column }
web-workshop-total = { $count } cartes en tout

## Différences
web-workshop-same = Rien ne diffère des cartes de la maison.
web-workshop-differs = Par rapport aux cartes de la maison
web-workshop-change = { $change ->
    [new] Nouvelle
    [gone] Retirée
   *[changed] Changée
  }
web-workshop-from-to = { $column } : { $before } → { $after }
web-workshop-empty = vide
web-workshop-take-back = Revenir en arrière

## Essayer
web-workshop-try-how = Des robots jouent ces cartes et les autres, { $pairs } parties chacune, avec les mêmes tirages. N’est dit certain que ce que le hasard ne peut pas expliquer.
web-workshop-try-bots = Le robot « { $bot } » joue des deux côtés. Les robots ne savent pas si l’on s’amuse.
web-workshop-try-off = Sur ce serveur, les essais sont désactivés. Sur ton ordinateur, « forts compare » fait de même avec le fichier.
web-workshop-players = Joueurs
web-workshop-against = Comparer avec
web-workshop-begin = Essayer
web-workshop-begin-again = Essayer à nouveau
web-workshop-stop = Arrêter
web-workshop-go-on = Continuer
web-workshop-progress = { $pairs } parties sur { $planned }, de chaque côté
web-workshop-state = { $state ->
    [playing] Les robots jouent…
    [stopped] Arrêté. Ce qui a été joué est gardé.
   *[over] Terminé.
  }
web-workshop-busy = Le serveur est occupé : les parties en cours passent d’abord, cela prend donc plus longtemps.
web-workshop-older = Cela concerne une version antérieure de ces cartes.
web-workshop-too-few = Après 30 parties de chaque côté, les premiers résultats s’affichent ici.
web-workshop-surely = { $count ->
    [0] Rien ne diffère avec certitude pour l’instant.
    [one] Un chiffre diffère avec certitude :
   *[other] { $count } chiffres diffèrent avec certitude :
  }
web-workshop-even = Rien ne diffère avec certitude : en { $pairs } parties de chaque côté, celles des robots se passent comme avec les autres cartes. À toi d’y jouer.
web-workshop-turn = Change une carte et essaie à nouveau :
web-workshop-earlier = { $count ->
    [0] Avant ta dernière modification, rien ne différait avec certitude.
   *[other] Avant ta dernière modification ({ $pairs } parties de chaque côté) :
  }
web-workshop-perhaps = Peut-être différent, mais le hasard pourrait suffire :
web-workshop-worth = Ce que valent les cartes différentes
web-workshop-worth-how = « Gagné en la prenant » dit combien on gagne plus souvent en prenant la carte qu’en prenant autre chose. Autour de zéro, elle vaut les autres ; quelques pour cent en font l’une des plus fortes, même si elle est trop rare pour changer les parties.
web-workshop-no-difference = { $count ->
    [one] Un chiffre ne montre aucune différence
   *[other] { $count } chiffres ne montrent aucune différence
  }
web-workshop-plot = { $kind ->
    [shares] Parts : différence en points de pourcentage
   *[numbers] Nombres : différence en pour cent
  }
web-workshop-plot-how = Le point est ce qui a été mesuré ; son trait montre où se trouve presque sûrement la vérité, chiffre par chiffre. Un point plein diffère avec certitude.
web-workshop-fix-first = Corrige d’abord les erreurs.

## Jouer
web-workshop-play-how = Joue ces cartes telles qu’elles sont maintenant.
web-workshop-play-bot = Jouer contre un robot
web-workshop-play-friends = Jouer entre amis
web-workshop-play-friends-help = Prépare une table avec ces cartes, et invite par un lien.
web-workshop-level = Niveau
web-workshop-table-set = Cartes : { $name }
web-workshop-table-without = Jouer plutôt avec les cartes de la maison

## La première visite
web-workshop-welcome = De l’idée à la bonne carte
web-workshop-welcome-text = Compose une carte en quelques clics, laisse les robots découvrir ce qu’elle change, et joue-la entre amis. Suis un exemple, ou lance-toi.
web-workshop-show-me = Montre-moi
web-workshop-by-myself = Je me lance
web-workshop-guide-next = Suivant
web-workshop-guide-end = Compris
web-workshop-guide-step = Étape { $step } sur { $steps }
web-workshop-guide = { $step ->
    [1] Une de nos cartes, trop forte exprès. Clique dans le formulaire : l’image, les mots dans toutes les langues et la ligne du fichier suivent aussitôt. « Annuler » revient en arrière.
    [2] Tous les nombres en tableaux, pour en changer beaucoup d’un coup. Qui possède la boîte peut y noter ses valeurs imprimées.
    [3] Ce qui diffère des cartes de la maison, ligne par ligne. Chaque changement peut être retiré.
    [4] Des robots jouent avec tes cartes et avec celles de la maison, aux mêmes tirages, et disent ce qui diffère avec certitude : la durée des parties, leur fin, qui gagne. Il faut environ une minute ; tu peux arrêter et reprendre.
   *[5] Joue contre un robot, ou entre amis par un lien. Enregistre pour garder tes cartes : leur lien suffit aux autres.
  }

## Ce que le serveur refuse
no-workshop = Les cartes { ELIDE("de", $game) } ne se modifient pas.
no-such-set = Ce jeu de cartes n’existe pas ; il a peut-être été supprimé.
not-your-set = Ce jeu de cartes est à quelqu’un d’autre. Fais-en une copie pour le modifier.
too-many-sets = Tu as { $most } jeux de cartes, c’est le maximum. Supprimes-en d’abord un.
set-too-long = Un fichier compte { $most } caractères au plus.
bad-set-name = Le nom d’un jeu de cartes compte de un à { $most } caractères.
set-changed = Ce jeu de cartes a été modifié ailleurs entre-temps. Enregistre le tien comme copie, ou rouvre-le.
set-of-another-game = Les deux jeux de cartes doivent être du même jeu.
tryouts-off = Sur ce serveur, les essais sont désactivés. « forts compare » le fait sur ton propre ordinateur.
tryout-busy = Un essai à la fois : arrête d’abord l’autre.
tryouts-full = Trop d’essais sont en cours pour l’instant. Réessaie dans quelques minutes.
no-tryout = Ce jeu de cartes n’a pas encore été essayé.
