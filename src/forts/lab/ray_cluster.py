"""Games on a Ray cluster: any number of machines, of which some may die on the way.

Forts has to be installed on every machine; games and bots from the current folder travel along.
"""

from __future__ import annotations

import importlib
import os
import socket
import sys
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stdout
from functools import partial
from pathlib import Path
from types import ModuleType
from typing import Any

from forts.bots import BotMaker, bot_names, find_bot, register_bot
from forts.core.extras import extra
from forts.lab.errors import LostWorker, NoCluster
from forts.lab.playing import Task
from forts.lab.runner import Chunks, Executor, Played, play_chunk

RETRIES = 10
"""How often a chunk is handed out again whose machine or process died."""
PATIENCE = 10.0
"""Seconds for a cluster to answer at all."""


def cluster(address: str) -> Executor:
    """Play on the cluster at that address; `auto` for the one this machine belongs to."""

    @contextmanager
    def executor(task: Task, chunks: Chunks) -> Iterator[Iterator[Played]]:
        ray = _ray()
        # Ray tells on standard output of machines that die; that is where results go
        with redirect_stdout(sys.stderr), _connected(ray, address), _travelling(ray, task) as bots:
            yield _as_completed(ray, task, bots, chunks)

    return executor


def _ray() -> Any:
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    with extra("ray"):
        return importlib.import_module("ray")


@contextmanager
def _connected(ray: Any, address: str) -> Iterator[None]:
    """A connection for the time of a run, unless the program has one already."""
    if ray.is_initialized():
        yield
        return
    try:
        _knock(address)
        ray.init(address=address, log_to_driver=False, logging_level="ERROR")
    except (ConnectionError, RuntimeError, ValueError, OSError) as error:
        raise NoCluster("lab-no-cluster", address=address, why=(str(error).splitlines() or [""])[0]) from error
    try:
        yield
    finally:
        ray.shutdown()


def _knock(address: str) -> None:
    """Ray itself takes minutes to find out that nobody is there."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if host and port.isdecimal():
        socket.create_connection((host, int(port)), timeout=PATIENCE).close()


@contextmanager
def _travelling(ray: Any, task: Task) -> Iterator[dict[str, BotMaker]]:
    """The bots that the other machines cannot find by their names; what lies in the current folder is sent whole."""
    names = sorted({name for seating in task.seatings for name in seating if ":" in name})
    bots = {name: find_bot(name, task.game.name) for name in names}
    modules = {sys.modules[made.__module__] for made in (*map(_bare, bots.values()), type(task.game))}
    local = [module for module in modules if _is_local(module)]
    for module in local:
        ray.cloudpickle.register_pickle_by_value(module)
    try:
        yield bots
    finally:
        for module in local:
            ray.cloudpickle.unregister_pickle_by_value(module)


def _bare(maker: BotMaker) -> Any:
    """The class or function itself, without the parameters given to it."""
    return maker.func if isinstance(maker, partial) else maker


def _is_local(module: ModuleType) -> bool:
    file, here = getattr(module, "__file__", None), Path.cwd()
    if file is None or module.__name__.partition(".")[0] == "forts":
        return False
    inside = Path(file).resolve()
    return inside.is_relative_to(here) and "site-packages" not in inside.parts


def _as_completed(ray: Any, task: Task, bots: dict[str, BotMaker], chunks: Chunks) -> Iterator[Played]:
    play = ray.remote(num_cpus=1, max_retries=RETRIES)(_play_on_node)
    shared = ray.put((task, bots))
    pending: list[Any] = []
    more = True
    while True:
        # machines come and go
        ahead = 2 * max(1, int(ray.cluster_resources().get("CPU", 1)))
        while more and len(pending) < ahead:
            numbers = chunks.take()
            more = bool(numbers)
            if more:
                pending.append(play.remote(shared, numbers))
        if not pending:
            return
        done, pending = ray.wait(pending)
        for reference in done:
            try:
                played: Played = ray.get(reference)
            except ray.exceptions.RayError as error:
                # of a traceback from another machine the last line says what happened
                raise LostWorker("lab-lost-node", why=(str(error).splitlines() or [""])[-1]) from error
            chunks.learn(played)
            yield played


def _play_on_node(shared: tuple[Task, dict[str, BotMaker]], numbers: list[int]) -> Played:
    task, bots = shared
    for name, maker in bots.items():
        if name not in bot_names():
            register_bot(name, None, maker)
    return play_chunk(task, numbers)
