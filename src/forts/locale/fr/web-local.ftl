### Jouer sans serveur : ce que les pages en disent, et ce que ses tables refusent

## Sur les pages
web-local-here = Sur cet appareil
web-local-here-more = Tu joues sans serveur. Tes parties restent dans ce navigateur.
web-local-loading = Préparation des jeux…
web-local-once = { NUMBER($megabytes, maximumFractionDigits: 0) } Mo, une seule fois. Ensuite tout marche hors ligne.
web-local-loaded = { NUMBER($percent) } %
web-local-again = Démarrage des jeux…
web-local-offer = Jouer sur cet appareil
web-local-offer-more = Le serveur ne répond pas. En attendant son retour, tu peux jouer contre des robots ou faire passer cet appareil.
web-local-back = Revenir au serveur
web-local-export = Enregistrer dans un fichier
web-local-import = Ouvrir une partie enregistrée
web-local-import-done = La partie est là.
web-local-go-on = Continuer sur cet appareil
web-local-go-back = Continuer sur le serveur
web-local-going = La partie déménage…
web-local-take-more = Enregistrée ou déplacée, la partie garde ses places, ses notes et son journal. Elle ne compte alors plus dans les statistiques.
web-local-taken = Cette partie a été emportée : elle ne compte pas dans les statistiques.
web-local-remove = Retirer de cet appareil
web-local-keep = Ton navigateur peut effacer des parties restées longtemps fermées. Enregistre dans un fichier celles qui comptent.
web-local-offline = Sans connexion
web-local-offline-more = Garde les jeux sur cet appareil : tu pourras jouer contre des robots, ou faire passer l’appareil, quand le serveur ne répond pas.
web-local-keep-here = Garder les jeux ici ({ NUMBER($megabytes, maximumFractionDigits: 0) } Mo)
web-local-kept = Les jeux sont gardés sur cet appareil.
web-local-people = Personne ne peut rejoindre cette table par un lien. Fais passer l’appareil, ou joue contre des robots.
web-local-no-tryouts = Essayer un jeu de cartes demande des centaines de parties, que jouent les robots d’un serveur. Tout le reste marche ici : enregistre le fichier et ouvre-le sur un serveur.
web-local-other-tab = Cette partie est ouverte dans un autre onglet. Continue là-bas, ou ferme-le et réessaie.
web-local-try-again = Réessayer
web-local-old-browser = Ce navigateur est trop ancien pour jouer sans serveur. Mets-le à jour, ou prends-en un autre.
web-local-not-started = Les jeux n’ont pas pu démarrer. Vérifie ta connexion et réessaie ; rien n’est perdu.
web-local-unfinished = Le téléchargement a été interrompu. Connecte-toi un instant et réessaie ; rien n’est perdu.
web-local-forbidden = Ce navigateur ne garde rien pour ce site : les parties finissent avec cette page. Autorise le stockage, ou quitte la navigation privée.
web-local-damaged = { $count ->
    [one] Une partie enregistrée est abîmée et ne peut pas s’ouvrir. Les autres vont bien.
   *[other] { $count } parties enregistrées sont abîmées et ne peuvent pas s’ouvrir. Les autres vont bien.
}
web-local-save-damaged = Enregistrer les parties abîmées dans un fichier

## Refusé
needs-server = Pour cela, il faut un serveur et d’autres personnes.
nobody-hears = Il n’y a personne d’autre ici pour te lire.
save-damaged = Cette partie enregistrée est abîmée : il en manque un morceau. Tu peux la retirer, ou l’enregistrer dans un fichier.
table-newer = Cette partie a été enregistrée par une version plus récente de Forts. Recharge la page pour mettre à jour.
store-full = Il n’y a plus de place sur cet appareil : le coup n’a pas été joué. Libère de l’espace, puis réessaie.
store-forbidden = Ce navigateur ne laisse rien garder à ce site : le coup n’a pas été joué. Autorise le stockage, puis réessaie.
store-raced = Cette partie a continué dans un autre onglet. Recharge la page.
file-too-large = Ce fichier est trop grand pour être une partie.
not-a-table-file = Ce fichier n’est pas une partie enregistrée de Forts.
