"""The words of ForFort that can be looked up: walls and symbols."""

from __future__ import annotations

from forts.core.game import Options
from forts.core.topics import Chapter, chapter, speaker
from forts.games.forfort.box.deck import wall_name
from forts.games.forfort.box.symbols import SYMBOLS
from forts.games.forfort.box.walls import deck_from
from forts.games.forfort.speech.names import card_message, effect_message, evolved_message, symbol_message


def chapters(options: Options, lang: str) -> list[Chapter]:
    """The walls that every player has, and what their symbols do."""
    speak = speaker(lang)
    deck = deck_from(str(options["walls"]))
    walls = []
    for kind in deck.numbers:
        copies = str(deck.copies[kind])
        text = speak(card_message(deck, kind))
        walls.append((wall_name(deck, kind), wall_name(deck, kind), [text, copies], [text]))
    symbols = []
    for number, symbol in enumerate(SYMBOLS):
        alone = speak(effect_message(number))
        combined = speak(evolved_message(number))
        symbols.append((symbol, speak(symbol_message(number)), [alone, combined], [alone, combined]))
    return [
        chapter(lang, "forfort-chapter-walls", ["cli-column-name", "cli-column-text", "cli-column-copies"], walls),
        chapter(
            lang,
            "forfort-chapter-symbols",
            ["cli-column-name", "forfort-column-effect", "forfort-column-combo"],
            symbols,
        ),
    ]
