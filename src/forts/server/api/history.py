"""Games looked at again: events, replays, logs, score sheets, analysis."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import Request, get

from forts.core import CHANCE, Match
from forts.server import costs
from forts.server.access import address_of
from forts.server.api.tables import info_of, seen_table
from forts.server.errors import Forbidden, Invalid, Refusal
from forts.server.guests import Guest
from forts.server.node import Node
from forts.server.tables import frames
from forts.server.tables.journal import match_of
from forts.server.tables.live import LiveTable
from forts.server.wire import AnalysedMove, AnalysisInfo, Happened, Replay, ScoreInfo, Step, Whole

_MOST_STEPS = 200


@get("/api/tables/{table:str}/events")
async def list_events(
    request: Request[Any, Any, Any], node: Node, guest: Guest, table: str, seat: Whole | None = None
) -> list[Happened]:
    """Everything that has happened so far, as a seat or a spectator saw it."""
    live = await seen_table(node, guest, table)
    viewer = _eyes(live, guest, seat)
    match = live.game_on
    node.spend(guest.id, address_of(request), costs.of_events(len(match.actions)))
    return frames.happened(match, viewer, 0, len(match.actions), None, match.notes)


@get("/api/tables/{table:str}/replay")
async def replay_table(
    request: Request[Any, Any, Any],
    node: Node,
    guest: Guest,
    table: str,
    seat: Whole | None = None,
    start: Whole = 0,
    count: Whole = 50,
) -> Replay:
    """The board after each of `count` actions from `start` on; after action 0 if `start` is 0."""
    live = await seen_table(node, guest, table)
    viewer = _eyes(live, guest, seat)
    match = live.game_on
    actions = match.actions[:]
    if not 0 <= start <= len(actions) or not 1 <= count <= _MOST_STEPS:
        raise Invalid("bad-range", most=_MOST_STEPS)
    node.spend(guest.id, address_of(request), costs.of_replay(len(actions)))
    info = info_of(node, live, guest)
    async with node.replays:
        steps, decisions = await asyncio.to_thread(_steps, live, viewer, actions, start, count)
    return Replay(info, viewer, len(actions), decisions, steps, frames.sheets(live))


def _steps(
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


@get("/api/tables/{table:str}/log")
async def show_log(node: Node, guest: Guest, table: str) -> dict[str, Any]:
    """After the end: the whole game in the form `forts replay` takes, with the seed that chance was derived from."""
    live = await seen_table(node, guest, table)
    match = _ended(live)
    match.names = [seat.name or (seat.bot or "") for seat in live.seats]
    return {"log": match.log, "seed": live.row.seed, "customs": live.row.customs}


@get("/api/tables/{table:str}/scores")
async def show_scores(node: Node, guest: Guest, table: str) -> list[ScoreInfo]:
    """After the end: where each point came from."""
    return frames.scores(_ended(await seen_table(node, guest, table)), None)


@get("/api/tables/{table:str}/analysis")
async def show_analysis(request: Request[Any, Any, Any], node: Node, guest: Guest, table: str) -> AnalysisInfo:
    """After the end: the win chances after every decision, and the turning points."""
    live = await seen_table(node, guest, table)
    log = _ended(live).log
    if table not in node.analyses:
        node.spend(guest.id, address_of(request), costs.ANALYSIS)
    if table not in node.analyses or _failed(node.analyses[table]):
        while len(node.analyses) >= _KEPT_ANALYSES:
            del node.analyses[next(iter(node.analyses))]
        node.analyses[table] = asyncio.create_task(_analyse(node, log))
    # all who ask meanwhile wait for the same; one of them may go
    return await asyncio.shield(node.analyses[table])


async def _analyse(node: Node, log: dict[str, Any]) -> AnalysisInfo:
    found = await node.thinkers.analyse(log)
    return AnalysisInfo(
        found.start,
        [AnalysedMove(one.number, one.seat, one.text, one.shares, one.swing) for one in found.moments],
        [AnalysedMove(one.number, one.seat, one.text, one.shares, one.swing) for one in found.turning_points],
    )


def _failed(analysis: asyncio.Task[AnalysisInfo]) -> bool:
    return analysis.done() and (analysis.cancelled() or analysis.exception() is not None)


_KEPT_ANALYSES = 50


def _ended(live: LiveTable) -> Match:
    if live.row.status != "over":
        raise Refusal("game-not-over")
    return live.game_on


def _eyes(live: LiveTable, guest: Guest, seat: int | None) -> int | None:
    """During the game one sees through one's own eyes, or a spectator's; afterwards through anybody's."""
    if seat is not None and not 0 <= seat < live.row.players:
        raise Invalid("no-such-seat", seat=seat + 1)
    if seat is not None and live.row.status != "over" and seat not in live.seats_of(guest.id):
        raise Forbidden("not-your-seat")
    return seat


ROUTES = [list_events, replay_table, show_log, show_scores, show_analysis]
