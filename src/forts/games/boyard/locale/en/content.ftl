# What `forts content` says of the cards.
boyard-content-counts = { $lang }: { $concentration } Concentration, { $strength } Strength, { $duel } Duel and { $riddle } Riddle cards, { $codeword } code-word cards, { $letters } words to jumble
boyard-content-blind = # Write your answer after each “>”. Every clue of a code word points at another sense of it.
boyard-content-riddles = { $lang }, riddles of level { $level }
boyard-content-words = { $lang }, { $level ->
    [hard] hard
   *[easy] easy
} code words
boyard-content-unknown = Line { $line }: there is no card { $card }.
boyard-fault-count = { $count } cards, { $wanted } wanted
boyard-fault-share = { $count } of { $all } cards have the tag { $tag }: too few
boyard-fault-levels = levels 1, 2 and 3 have { $one }, { $two } and { $three } cards: a level is missing or too small
boyard-fault-id = the id is not of the form { $form }
boyard-fault-id-twice = the id is there twice
boyard-fault-one-language = the card is in one language only
boyard-fault-languages = level, seconds, tags, props or slots are not the same in { $one } and { $other }
boyard-fault-tags = unknown tags { $tags }; known are { $known }
boyard-fault-length = { $count } letters instead of { $low } to { $high }: { $text }
boyard-fault-sentence = a sentence of { $count } words, { $most } at most: { $text }
boyard-fault-form = double or outer spaces, straight quotes, or no stop at the end: { $text }
boyard-fault-slots = slots in the text: { $used }; named: { $named }
boyard-fault-slot = the values of slot { $slot } must be two rising numbers for n, three or more capitals for letter
boyard-fault-why = the explanation is more than one sentence
boyard-fault-no-answer = there is no answer
boyard-fault-refused = the judge does not take the answer “{ $answer }”
boyard-fault-near = the judge takes “{ $answer }”, which is only close
boyard-fault-leak = the answer “{ $answer }” is in the text: { $found }
boyard-fault-twice = the answer “{ $answer }” is also that of { $other }
boyard-fault-alike = the text is almost that of { $other }
boyard-fault-clues = { $count } clues and { $count } different senses are needed
boyard-fault-jumble = the word must have { $low } to { $high } letters
boyard-fault-same-letters = the letters are those of { $other }
boyard-fault-other-letters = { $other } has other letters
boyard-fault-puzzle = { $puzzle } is not a puzzle of this kind; known are { $known }
boyard-fault-setting = this puzzle takes the setting { $name } from { $low } to { $high }, or none
