"""What tuning found, in sentences: the proposal, whether the aims are met, what was tried."""

from __future__ import annotations

from forts.core import message
from forts.lab.figures import label
from forts.lab.findings import value
from forts.lab.page import Page
from forts.lab.sweep_report import between, written
from forts.lab.tune import Tuning, met

TRIED = 8
"""Points that are told of."""


def told(tuning: Tuning, lang: str) -> list[str]:
    """The sentences."""
    if tuning.best < 0:
        return [message("tune-nothing").text(lang)]
    best = tuning.field.points[tuning.best].numbers
    confirmed = tuning.confirmed()
    fresh = max((one.games for one in confirmed.values()), default=0)
    found = [message("tune-proposed", numbers=written(best), games=fresh).text(lang)]
    for aim in tuning.aims:
        one = confirmed.get(aim.name)
        if one is not None and one.games > 1:
            found.append(
                message(
                    "tune-aim-met",
                    figure=label(tuning.game, tuning.field.points[0].options, aim.name),
                    sign=aim.sign,
                    target=value(aim.name, aim.target, lang),
                    found=between(aim.name, one, lang),
                    met=met(aim, one),
                ).text(lang)
            )
    tried = tuning.tried()
    found.append(message("tune-tried", points=len(tried), games=tuning.games).text(lang))
    for numbers, games, measures in tried[:TRIED]:
        figures = ", ".join(
            f"{aim.name} {between(aim.name, measures[aim.name], lang)}" for aim in tuning.aims if aim.name in measures
        )
        found.append(message("tune-point", numbers=written(numbers), games=games, figures=figures).text(lang))
    return found


def report(tuning: Tuning, lang: str = "en") -> str:
    """The page."""
    page = Page(lang)
    title = page.say("tune-title", game=page.title(tuning.game))
    aims = " ".join(str(aim) for aim in tuning.aims)
    lines = [page.say("tune-run", aims=aims, budget=tuning.budget, seed=str(tuning.field.seed)), page.say("tune-how")]
    return page.page(title, lines, [page.sentences("tuning", page.say("compare-findings"), told(tuning, lang))])
