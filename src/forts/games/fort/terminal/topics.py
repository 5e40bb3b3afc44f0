"""The words of Fort that can be looked up: kids, perks, made-up rules and places."""

from __future__ import annotations

from forts.core.game import Options
from forts.core.message import message
from forts.core.topics import Chapter, chapter, speaker
from forts.games.fort.box.kids import Cards, cards
from forts.games.fort.box.perks import NO_PERK, PERKS
from forts.games.fort.rules.madeup import RULES
from forts.games.fort.speech.effects import effect
from forts.games.fort.speech.names import board_name, kid_suits, kid_text, perk_name, perk_text, rule_name, rule_text

_PLACES = ("stuff", "pack", "lookout", "yard", "park", "hand", "deck", "discard", "track", "sculpture")


def chapters(options: Options, lang: str) -> list[Chapter]:
    """Everything about Fort's components that there are words for."""
    speak = speaker(lang)
    perks = [(PERKS[n].name, speak(perk_name(n)), speak(perk_text(n))) for n in range(NO_PERK)]
    rules = [(RULES[n].name, speak(rule_name(n)), speak(rule_text(n))) for n in range(len(RULES))]
    places = [
        (place, speak(message("fort-place", place=place)), speak(message("fort-place-text", place=place)))
        for place in _PLACES
    ]
    columns = ["cli-column-name", "cli-column-text"]
    return [
        _kids(cards(str(options["data"])), lang),
        *(
            chapter(lang, heading, columns, [(id_, name, [text], [text]) for id_, name, text in rows])
            for heading, rows in (
                ("fort-chapter-perks", perks),
                ("fort-chapter-rules", rules),
                ("fort-chapter-places", places),
            )
        ),
    ]


def _kids(deck: Cards, lang: str) -> Chapter:
    speak = speaker(lang)
    rows = []
    for number in deck.numbers:
        kid = deck.kids[number]
        whose = speak(board_name(kid.board)) if kid.board >= 0 else ""
        facts = [
            speak(kid_suits(kid)),
            speak(effect(kid.public.effect)),
            speak(effect(kid.private.effect)),
            str(kid.copies),
            whose,
        ]
        rows.append((kid.id, kid.name, facts, [speak(kid_text(deck, number))]))
    columns = [
        "cli-column-name",
        "fort-column-suits",
        "fort-column-public",
        "fort-column-private",
        "cli-column-copies",
        "fort-column-friend",
    ]
    return chapter(lang, "fort-chapter-kids", columns, rows)
