import { FluentNumber, type FluentFunction } from '@fluent/bundle';

/**
 * Functions that the Fluent files of every language may call; Python has the same ones. `SEAT($seat)` is who sits there;
 * `seatName` says it in the language. What is no number is a name already.
 */
export function functions(seatName: (seat: number) => string): Record<string, FluentFunction> {
  return {
    SEAT: ([seat]) => (seat instanceof FluentNumber ? seatName(seat.value) : String(seat)),
    STARTS: ([name]) => starts(String(name)),
    ELIDE: ([word, name]) => elide(String(word), String(name)),
  };
}

/** `STARTS($name)`: does the name start with a vowel or a consonant? For a selector. */
export function starts(name: string): 'vowel' | 'consonant' {
  const [letter = ''] = name.normalize('NFD').toLowerCase();
  return letter !== '' && 'aeiouyœæø'.includes(letter) ? 'vowel' : 'consonant';
}

/** `ELIDE("de", $name)`: the word before a name, without its last letter where the name starts with a vowel. */
export function elide(word: string, name: string): string {
  return starts(name) === 'vowel' ? `${word.slice(0, -1)}’${name}` : `${word} ${name}`;
}
