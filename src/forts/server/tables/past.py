"""Games looked at again: step by step, as a log, analysed."""

from __future__ import annotations

from typing import Any

from forts.analysis import Analysis
from forts.core import CHANCE, Match
from forts.server.errors import Forbidden, Invalid, Refusal
from forts.server.tables import frames
from forts.server.tables.journal import match_of
from forts.server.tables.live import LiveTable
from forts.server.wire import AnalysedMove, AnalysisInfo, Step


def steps_of(
    live: LiveTable, viewer: int | None, actions: list[int], start: int, count: int
) -> tuple[list[Step], list[int]]:
    """Plays the game again; also which of its actions were decisions, or ends of trials."""
    decisions: list[int] = []
    steps: list[Step] = []
    match = match_of(live.row, [])
    for at, action in enumerate(actions):
        if match.state.to_act() != CHANCE or match.state.trial:
            decisions.append(at)
        match.recorded(action)
        if start <= at < start + count:
            events = frames.happened(match, viewer, at, at + 1, None, live.trials.notes)
            steps.append(Step(at, events, match.view(viewer)))
    return steps, decisions


def beginning(live: LiveTable, viewer: int | None, start: int) -> Any:
    """The board before anything happened, for who looks from the first action on."""
    return match_of(live.row, []).view(viewer) if start == 0 else None


def log_told(live: LiveTable) -> dict[str, Any]:
    """After the end: the whole game as `forts replay` takes it, and the seed that chance was derived from."""
    match = ended(live)
    match.names = [seat.name or (seat.bot or "") for seat in live.seats]
    return {"log": match.log, "seed": live.row.seed, "customs": live.row.customs}


def analysis_info(found: Analysis) -> AnalysisInfo:
    """An analysis as it is told."""
    return AnalysisInfo(
        found.start,
        [AnalysedMove(one.number, one.seat, one.text, one.shares, one.swing) for one in found.moments],
        [AnalysedMove(one.number, one.seat, one.text, one.shares, one.swing) for one in found.turning_points],
    )


def check_range(actions: list[int], start: int, count: int) -> None:
    """Refuses steps that a game has not, and more than are told at once."""
    if not 0 <= start <= len(actions) or not 1 <= count <= _MOST_STEPS:
        raise Invalid("bad-range", most=_MOST_STEPS)


_MOST_STEPS = 200


def ended(live: LiveTable) -> Match:
    """The match, once it is over."""
    if live.row.status != "over":
        raise Refusal("game-not-over")
    return live.game_on


def eyes_of(live: LiveTable, guest: str, seat: int | None) -> int | None:
    """During the game one sees through one's own eyes, or a spectator's; afterwards through anybody's."""
    if seat is not None and not 0 <= seat < live.row.players:
        raise Invalid("no-such-seat", seat=seat + 1)
    if seat is not None and live.row.status != "over" and seat not in live.seats_of(guest):
        raise Forbidden("not-your-seat")
    return seat
