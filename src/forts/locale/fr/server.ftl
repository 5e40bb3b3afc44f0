### Ce que dit le serveur.

## Démarrage
cli-serving = Forts est en ligne à l’adresse { $address }
cli-settings = Réglages
bad-setting = Un réglage ne convient pas : { $why }
bad-settings-file = Le fichier de réglages { $path } est illisible : { $why }
database-address = « { $address } » n’est pas l’adresse d’une base de données.
database-kind = Forts garde ses tables dans SQLite ou PostgreSQL, pas dans { $kind }.
database-unreachable = La base de données { $address } est inutilisable : { $why }
database-newer = La base de données a le schéma { $found }, mais ce programme ne connaît que les schémas jusqu’à { $known } : une version plus récente y a écrit. Mets ce programme à jour.
database-unsafe = La base de données pourrait perdre des coups : { $setting } vaut { $found } au lieu de { $wanted }.
port-unusable = Forts ne peut pas écouter sur { $host }, port { $port } : { $why }. Choisis un autre port avec --port.
no-client = Les pages ne sont pas dans ce paquet. « make play » les construit.

## Garder les données
database-in-use = { $path } est utilisé par un serveur en marche, ou ouvert ailleurs. Ferme-le d’abord.
database-damaged = La base de données est abîmée. { $what }{ $more ->
    [0] {""}
    [one] {" "}Et un autre défaut.
   *[other] {" "}Et { $more } autres défauts.
} Remets une sauvegarde avec « forts restore FICHIER », ou garde ce qui est intact avec « forts check --repair ».
damage-log = { $commits ->
    [one] Un enregistrement confirmé du journal d’écriture n’est plus lisible.
   *[other] { $commits } enregistrements confirmés du journal d’écriture ne sont plus lisibles.
}
damage-structure = Sa structure est cassée : { $what }.
damage-orphans = Des lignes de { $kind } renvoient à quelque chose qui n’existe plus.
damage-journal = La table { $table } a { $found } des { $wanted } coups confirmés.
damage-seats = Il manque des places à la table { $table }.
damage-unfit = Le journal de la table { $table } ne suit pas les règles.
repair-kept = Les fichiers d’origine sont gardés dans { $path }.
repair-salvaged = { $rows ->
    [one] Une ligne a été reprise
   *[other] { $rows } lignes ont été reprises
} dans un nouveau fichier.
repair-table-gone = La table { $table } n’a pas pu être gardée.
repair-journal-cut = { $kept ->
    [0] La table { $table } revient à l’attente des joueurs : son journal est perdu.
   *[other] La table { $table } reprend après le coup { $kept } ; coups perdus : { $lost }.
}
repair-failed = La base de données n’a pas pu être réparée : { $what } Remets une sauvegarde avec « forts restore FICHIER ».
repair-hopeless = Plus rien n’est lisible dans { $path }. Remets une sauvegarde avec « forts restore FICHIER ».
copy-exists = { $path } existe déjà et reste tel quel : choisis un autre nom.
copy-nothing = Il n’y a pas de fichier { $path }.
copy-unreadable = { $path } n’est pas lisible comme base de données : { $why }.
copy-unwritable = Impossible d’écrire { $path } : { $why }.
copy-foreign = { $path } n’est pas la copie d’une base de Forts.
copy-schema = La base de données a le schéma { $found }, mais ce programme copie le schéma { $known } : fais la sauvegarde avec le programme qui l’a écrite.
check-schema = La base de données a le schéma { $found }, mais ce programme vérifie le schéma { $known }. Vérifie-la avec le programme qui l’a écrite, ou après une mise à jour.
cli-backed-up = { $path } contient { $tables ->
    [one] une table
   *[other] { $tables } tables
} et { $guests ->
    [one] une personne
   *[other] { $guests } personnes
}.
cli-restored = Sauvegarde remise en place : { $tables ->
    [one] une table
   *[other] { $tables } tables
} et { $guests ->
    [one] une personne
   *[other] { $guests } personnes
}.
cli-restored-kept = Ce qui était là avant est gardé dans { $path }.
cli-check-sound = La base de données est intacte.
cli-check-repaired = La base de données est réparée.
cli-check-damaged = « forts check --repair » garde ce qui est intact ; « forts restore FICHIER » remet une sauvegarde.

## Demandes
bad-request = La demande est illisible.
not-json = Envoie du JSON, et dis-le : application/json.
bad-frame = Le message est illisible.
nothing-meant = Pour l’instant, cela ne mène à aucun coup.
bad-request-id = Un message porte un identifiant de un à { $most } caractères.
bad-range = Demande de 1 à { $most } étapes de la partie.
bad-count = Demande de 1 à { $most } parties à la fois.
bad-place = Cet endroit n’est pas dans la liste. Reprends au début.
too-large = C’est trop long.
too-many-requests = Trop de demandes. Réessaie dans { $seconds } secondes.
too-many-sockets = Trop de fenêtres sont ouvertes à la fois.
foreign-origin = Cette demande vient d’un autre site.
no-such-page = Il n’y a rien ici.
no-such-method = Cette adresse ne permet pas cela.
no-rules = Il n’y a pas de texte des règles { ELIDE("de", $game) }.
no-words = { $game } n’a pas ses propres textes.
no-example = { $game } n’a pas d’exemple.
no-board = { $game } n’a pas son propre plateau.
no-picture = { $game } n’a pas sa propre image.
server-error = Un problème est survenu ici. Rien n’est perdu ; réessaie, s’il te plaît.
database-away = Le serveur n’atteint pas sa base de données en ce moment. Rien n’est perdu ; réessaie bientôt, s’il te plaît.
not-saved = Cela n’a pas pu être enregistré et n’a pas été fait. Réessaie, s’il te plaît.
table-unreadable = Cette partie suit des règles que ce serveur ne connaît pas : { $why }
table-damaged = Cette table est abîmée : il manque une partie de son journal. La personne qui tient le serveur peut la réparer.

## Invités
long-name = Un nom a au plus { $most } lettres.
mixed-name = Un nom s’écrit dans un seul alphabet, pour ne pas se faire passer pour un autre.
bad-face = Ce n’est pas un portrait.
bad-handle = Choisis un nom pour retrouver tes tables.
bad-passphrase = Une phrase secrète a au moins { $least } caractères.
handle-taken = « { $handle } » est déjà utilisé par quelqu’un d’autre.
wrong-passphrase = Ce nom et cette phrase secrète ne vont pas ensemble.

## Tables
no-such-table = Cette table n’existe pas.
no-such-seat = Il n’y a pas de place { $seat } à cette table.
no-invitation = Il te faut une invitation pour cette table.
invitation-gone = Cette invitation ne marche plus. Demande un nouveau lien à la personne qui t’invite.
no-spectators = Cette table n’admet pas de spectateurs.
not-host = Seul l’hôte peut faire cela.
not-seated = Tu n’as pas de place à cette table.
not-your-seat = C’est la place de quelqu’un d’autre.
others-play-too = D’autres jouent aussi à cette table : la partie ne peut pas être emportée.
seat-taken = La place { $seat } est prise.
seats-open = Il reste des places vides.
table-full = Toutes les places sont prises.
table-started = La partie a déjà commencé.
table-not-started = La partie n’a pas encore commencé.
table-paused = La partie est en pause.
game-not-over = La partie n’est pas encore finie.
stale-ply = La partie a avancé entre-temps.
stale-trial = Cette épreuve est finie.
stale-try = L’épreuve a continué entre-temps.
large-try = C’est trop long pour un essai : { $most } octets au plus.
too-many-tries = Trop d’essais : { $most } au plus par épreuve.
trial-runs = Une épreuve est en cours : fais la pause quand elle sera finie.
bot-plays-for-you = Un robot joue à ta place. Reprends d’abord ta place.
already-resigned = Tu as déjà abandonné cette partie.
time-is-up = Ton temps est écoulé : un robot prend cette décision. Tu peux revenir juste après.
undo-not-allowed = On ne peut rien annuler à cette table.
hints-not-allowed = Il n’y a pas de conseils à cette table.
rated-without-help = Une partie classée se joue sans conseils et sans annuler.
rated-among-people = Une partie classée se joue à { $least } personnes au moins, chacune à une place. Sans classement, tu peux jouer seulement contre des robots.
pace-of-all = D’autres personnes jouent aussi : les robots gardent leur rythme.
analyses-full = Trop de parties sont en cours d’analyse pour l’instant. Réessaie dans une minute.
hint-pending = Un conseil à la fois, s’il te plaît.
too-few-to-vote = Il faut au moins { $least } autres personnes pour remplacer quelqu’un.
bad-vote = Il n’y a personne à remplacer à cette place.
bad-term = { $term } va de { $low } à { $high }.
long-option = Une option a au plus { $most } caractères.
which-bot = Quel robot doit s’asseoir là ?
spectators-are-quiet = Pas de discussion pour les spectateurs pendant la partie.
bad-chat = Dis quelque chose, en { $most } caractères au plus.
chat-too-fast = Tu écris très vite. Tu pourras écrire de nouveau dans { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}.
block-yourself = On ne se bloque pas soi-même.
nobody-there = Il n’y a personne à masquer ici.
too-many-blocks = Tu as bloqué { $most } personnes. Débloque d’abord quelqu’un.
still-playing = La place { $seat } joue encore. On ne remplace une personne qu’en son absence, ou si elle fait attendre.
paused-already = La partie a déjà été mise en pause pendant cette décision.
too-much-back-and-forth = Tu as annulé, mis en pause, voté ou repris ta place { $most } fois dans cette partie. Cela suffit.
too-many-open-tables = Tu as { $most } tables qui attendent du monde. Commence une partie ou ferme une table d’abord.
too-many-running-tables = Tu as { $most } parties en cours. Termine-en une d’abord.
sent-away = L’hôte t’a fait quitter cette table. Il te faut une invitation pour revenir.

## Héberger
invitation-needed = Ici, il faut une invitation pour ouvrir une table : demande le lien à la personne qui tient le serveur.
no-such-guest = Personne ici ne porte cet identifiant.
no-manual = Ce paquet ne contient pas la documentation. « make docs » la construit.
no-such-order = Cette consigne n’est plus possible : la partie a avancé. Regarde celles qui le sont.

## Prévenir : notifications et courriels
push-service-unknown = Ce n’est pas l’adresse d’un service de notification que ce serveur connaît. Autorise de nouveau les notifications dans le navigateur, ou demande à l’hôte d’ajouter ce service aux réglages.
push-damaged = Les clés de notification du navigateur sont abîmées. Désactive puis réactive les notifications.
no-such-zone = Ce fuseau horaire n’existe pas. Choisis-en un comme « Europe/Paris ».
bad-quiet-hours = Les heures calmes vont d’une heure à une autre. Donne les deux, ou aucune.
too-many-devices = Tu reçois déjà des notifications sur { $most } appareils. Retires-en un d’abord.
no-such-device = Tu ne reçois pas de notifications sur cet appareil.
push-title = À toi de jouer
push-body = { $game } : la partie t’attend.
bad-mail-address = Ce n’est pas une adresse de courriel. Écris-la comme « nom@exemple.org ».
no-letters = Ce serveur n’envoie pas de courriels.
letter-not-taken = Le courriel n’a pas pu partir. Vérifie l’adresse, ou réessaie plus tard.
no-such-letter = Ce lien ne marche plus : l’adresse a été retirée ou remplacée.
mail-confirm-subject = Forts : confirme ton adresse
mail-confirm = Quelqu’un a demandé à Forts d’écrire à cette adresse quand une table l’attend, une fois par jour au plus. Si c’est toi, confirme ici : { $link }
mail-mistake = Si ce n’est pas toi, ne fais rien : il n’y aura pas d’autre courriel.
mail-waiting-subject = { $count ->
    [one] Forts : une table t’attend
   *[other] Forts : { $count } tables t’attendent
  }
mail-waiting = { $count ->
    [one] Une table attend ton coup :
   *[other] { $count } tables attendent ton coup :
  }
mail-table = { $game } : { $link }
mail-stop = Ne plus recevoir de courriels : { $link }
letters-asked = Forts doit-il écrire à { $address } quand une table t’attend ? Une fois par jour au plus.
letters-on = Forts écrira à { $address } quand une table t’attend, une fois par jour au plus.
letters-off = Forts n’écrira plus à { $address }.
letters-confirm = Oui, écris-moi
letters-not-mine = Non, oublie cette adresse
letters-stop = Arrêter les courriels
letters-home = Vers les jeux

## Aperçus des liens
preview-home = Forts : des jeux de forts en ligne
preview-home-more = Trois jeux de forts dans le navigateur, entre amis ou contre de bons robots. Sans compte, sans rien installer.
preview-invited = { $named ->
    [yes] { $host } t’invite à jouer { ELIDE("à", $game) }
   *[no] Une partie { ELIDE("de", $game) } t’attend
}
preview-seats = { $players } joueurs, { $kind }. { $free ->
    [0] Toutes les places sont prises.
    [one] Une place est libre.
   *[other] { $free } places sont libres.
}
preview-playing = { $game } : regarde la partie
preview-over = { $game } : { $count ->
    [one] { $names } gagne !
   *[other] { $names } gagnent !
}
preview-players = { $names }. À revoir coup par coup.
preview-rated = partie classée
preview-casual = partie amicale
preview-bot = un robot

## Autour des pages de la documentation
site-search = Rechercher
site-on-this-page = Sur cette page
site-top = Haut de page
site-link = Lien permanent
site-dark = Passer au mode sombre
site-light = Passer au mode clair
site-pages = Navigation
site-parts = Onglets
site-head = En-tête
site-skip = Aller au contenu
