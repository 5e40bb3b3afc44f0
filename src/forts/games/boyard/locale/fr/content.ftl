# Ce que `forts content` dit des cartes.
boyard-content-counts = { $lang } : { $concentration } cartes Concentration, { $strength } Force, { $duel } Duel et { $riddle } Énigme, { $codeword } cartes de mots-codes, { $letters } mots à mélanger
boyard-content-blind = # Écris ta réponse après chaque « > ». Chaque indice d’un mot-code vise un autre de ses sens.
boyard-content-riddles = { $lang }, énigmes de niveau { $level }
boyard-content-words = { $lang }, mots-codes { $level ->
    [hard] difficiles
   *[easy] faciles
}
boyard-content-unknown = Ligne { $line } : la carte { $card } n’existe pas.
boyard-fault-count = { $count } cartes, il en faut { $wanted }
boyard-fault-share = { $count } cartes sur { $all } portent l’étiquette { $tag } : trop peu
boyard-fault-levels = les niveaux 1, 2 et 3 ont { $one }, { $two } et { $three } cartes : un niveau manque ou est trop petit
boyard-fault-id = l’identifiant n’est pas de la forme { $form }
boyard-fault-id-twice = l’identifiant apparaît deux fois
boyard-fault-one-language = la carte n’existe que dans une langue
boyard-fault-languages = niveau, secondes, étiquettes, objets ou cases à remplir diffèrent entre { $one } et { $other }
boyard-fault-tags = étiquettes inconnues { $tags } ; étiquettes connues : { $known }
boyard-fault-length = { $count } lettres au lieu de { $low } à { $high } : { $text }
boyard-fault-sentence = une phrase de { $count } mots, { $most } au plus : { $text }
boyard-fault-form = espaces doubles ou aux bords, guillemets droits, ou pas de point final : { $text }
boyard-fault-slots = cases dans le texte : { $used } ; annoncées : { $named }
boyard-fault-slot = les valeurs de la case { $slot } : deux nombres croissants pour n, au moins trois majuscules pour letter
boyard-fault-why = l’explication fait plus d’une phrase
boyard-fault-no-answer = il n’y a pas de réponse
boyard-fault-refused = la réponse « { $answer } » n’est pas acceptée à la saisie
boyard-fault-near = « { $answer } », seulement proche, est accepté à la saisie
boyard-fault-leak = la réponse « { $answer } » est dans le texte : { $found }
boyard-fault-twice = la réponse « { $answer } » est aussi celle de { $other }
boyard-fault-alike = le texte est presque celui de { $other }
boyard-fault-clues = il faut { $count } indices et { $count } sens différents
boyard-fault-jumble = le mot doit avoir de { $low } à { $high } lettres
boyard-fault-same-letters = les lettres sont celles de { $other }
boyard-fault-other-letters = { $other } a d’autres lettres
boyard-fault-puzzle = { $puzzle } n’est pas une épreuve de ce genre ; épreuves connues : { $known }
boyard-fault-setting = cette épreuve se règle par { $name } de { $low } à { $high }, ou pas du tout
