"""The words of ForFort that can be looked up: walls and symbols."""

from __future__ import annotations

from forts.core.game import Options
from forts.core.message import message
from forts.core.topics import Chapter, chapter, speaker
from forts.games.forfort.box.names import SYMBOLS, wall_name
from forts.games.forfort.box.walls import deck_from
from forts.games.forfort.speech.words import card_message, symbol_message


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
        alone = speak(message("forfort-effect", symbol=symbol))
        combined = speak(message("forfort-combo-effect", symbol=symbol))
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
