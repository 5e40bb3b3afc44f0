# What `forts content` says about the cards.
boyard-content-counts = { $lang }: { $concentration } Concentration, { $strength } Strength, { $duel } Duel and { $riddle } Riddle cards, { $codeword } code-word cards, { $letters } words to jumble
boyard-content-blind = # Write your answer after each “>”. Each clue points to a different sense of the code word.
boyard-content-riddles = { $lang }, riddles of level { $level }
boyard-content-words = { $lang }, { $level ->
    [hard] hard
   *[easy] easy
} code words
boyard-content-unknown = Line { $line }: there is no card { $card }.
boyard-fault-count = { $count } cards, expected { $wanted }
boyard-fault-share = { $count } of { $all } cards have the tag { $tag }: too few
boyard-fault-levels = levels 1, 2 and 3 have { $one }, { $two } and { $three } cards: a level is missing or too small
boyard-fault-id = the id is not of the form { $form }
boyard-fault-id-twice = the id is used twice
boyard-fault-one-language = the card is in one language only
boyard-fault-languages = level, seconds, tags, props or slots differ between { $one } and { $other }
boyard-fault-tags = unknown tags { $tags }; known tags: { $known }
boyard-fault-length = { $count } letters instead of { $low } to { $high }: { $text }
boyard-fault-sentence = a sentence of { $count } words, { $most } at most: { $text }
boyard-fault-form = double, leading or trailing spaces, straight quotes, or no full stop at the end: { $text }
boyard-fault-slots = slots in the text: { $used }; named: { $named }
boyard-fault-slot = the values of slot { $slot } must be two rising numbers for n, three or more capitals for letter
boyard-fault-why = the explanation is more than one sentence
boyard-fault-no-answer = there is no answer
boyard-fault-refused = the judge does not accept the answer “{ $answer }”
boyard-fault-near = the judge accepts “{ $answer }”, which is only close
boyard-fault-leak = the answer “{ $answer }” appears in the text: { $found }
boyard-fault-twice = the answer “{ $answer }” is also that of { $other }
boyard-fault-alike = the text is almost the same as in { $other }
boyard-fault-clues = { $count } clues and { $count } different senses are needed
boyard-fault-jumble = the word must have { $low } to { $high } letters
boyard-fault-same-letters = the letters are the same as in { $other }
boyard-fault-other-letters = { $other } has different letters
boyard-fault-puzzle = { $puzzle } is not a puzzle of this kind; known puzzles: { $known }
boyard-fault-setting = this puzzle takes the setting { $name } from { $low } to { $high }, or none
