"""Games looked at again: events, replays, logs, score sheets, analysis."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import Request, get

from forts.server import costs
from forts.server.access import address_of
from forts.server.api.tables import info_of, seen_table
from forts.server.guests import Guest
from forts.server.node import Node
from forts.server.tables import frames
from forts.server.tables.past import beginning, check_range, ended, eyes_of, log_told, steps_of
from forts.server.wire import AnalysisInfo, Happened, Replay, ScoreInfo, Whole


@get("/api/tables/{table:str}/events")
async def list_events(
    request: Request[Any, Any, Any], node: Node, guest: Guest, table: str, seat: Whole | None = None
) -> list[Happened]:
    """Everything that has happened so far, as a seat or a spectator saw it."""
    live = await seen_table(request, node, guest, table)
    viewer = eyes_of(live, guest.id, seat)
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
    """The board after each of `count` actions from `start` on; before the first one too if `start` is 0."""
    live = await seen_table(request, node, guest, table)
    viewer = eyes_of(live, guest.id, seat)
    match = live.game_on
    actions = match.actions[:]
    check_range(actions, start, count)
    node.spend(guest.id, address_of(request), costs.of_replay(len(actions)))
    info = info_of(node, live, guest)
    async with node.replays:
        steps, decisions = await asyncio.to_thread(steps_of, live, viewer, actions, start, count)
    before = beginning(live, viewer, start)
    return Replay(info, viewer, len(actions), decisions, steps, frames.sheets(live), before)


@get("/api/tables/{table:str}/log")
async def show_log(request: Request[Any, Any, Any], node: Node, guest: Guest, table: str) -> dict[str, Any]:
    """After the end: the whole game in the form `forts replay` takes, with the seed that chance was derived from."""
    live = await seen_table(request, node, guest, table)
    return log_told(live)


@get("/api/tables/{table:str}/scores")
async def show_scores(request: Request[Any, Any, Any], node: Node, guest: Guest, table: str) -> list[ScoreInfo]:
    """After the end: where each point came from."""
    return frames.scores(ended(await seen_table(request, node, guest, table)), None)


@get("/api/tables/{table:str}/analysis")
async def show_analysis(request: Request[Any, Any, Any], node: Node, guest: Guest, table: str) -> AnalysisInfo:
    """After the end: the win chances after every decision, and the turning points."""
    live = await seen_table(request, node, guest, table)
    log = ended(live).log
    if not node.analyses.known(table):
        node.spend(guest.id, address_of(request), costs.ANALYSIS)
    return await node.analyses.of(table, log, guest.id, address_of(request))


ROUTES = [list_events, replay_table, show_log, show_scores, show_analysis]
