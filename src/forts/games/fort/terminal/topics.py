"""The words of Fort that can be looked up: kids, perks, made-up rules, places, and the icons of card files."""

from __future__ import annotations

from forts.core.game import Options
from forts.core.message import message
from forts.core.topics import Chapter, chapter, speaker
from forts.games.fort.box.icons import SUITS, counter_names, icon_names, parse, printed_counter
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


_SIGNS = ("2 any", "pizza > vp", "toy & pack", "(trash > vp) x book", "fort -1", "fort +1")
"""What can be made of icons: an example of each."""


def icons(lang: str) -> Chapter:
    """The icon language: every icon and counter there is, as a file writes it, as a card says it, and its rule."""
    speak = speaker(lang)
    rows = []
    for name in icon_names():
        rule = speak(message("fort-icon-rule", icon=name))
        rows.append((name, name, [speak(effect(parse(name))), rule], [speak(effect(parse(name))), rule]))
    for name in counter_names():
        example = f"vp x {name}"
        word = "suit" if name in SUITS else printed_counter(name).word
        rule = speak(message("fort-counter-rule", counter=word))
        rows.append((example, example, [speak(effect(parse(example))), rule], [rule]))
    for number, example in enumerate(_SIGNS):
        rule = speak(message("fort-sign-rule", sign=number))
        rows.append((example, example, [speak(effect(parse(example))), rule], [rule]))
    return chapter(lang, "fort-chapter-icons", ["fort-column-written", "cli-column-text", "fort-column-rule"], rows)


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
