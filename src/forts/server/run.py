"""Running the server: a socket, uvicorn, one or several processes."""

from __future__ import annotations

import faulthandler
import gc
import logging
import os
import socket
import sys
from collections.abc import Callable
from pathlib import Path

import msgspec
import uvicorn
from uvicorn.supervisors import Multiprocess

from forts import __version__
from forts.bots import bot_names
from forts.catalog import games
from forts.core.extensions import Fault, keep_faults_quiet, tell_faults_to
from forts.server import logs, metrics
from forts.server.app import App
from forts.server.door import Door, raise_descriptors, room_for
from forts.server.errors import BadDatabase, BadSettings, DatabaseInUse
from forts.server.keeping.check import check_before, check_newest
from forts.server.requests import HttpProtocol
from forts.server.settings import Settings, without_password
from forts.server.store.database import connect_database, open_database
from forts.server.store.lock import FileLock

_HANDED_DOWN = "FORTS_HANDED_DOWN"
"""Environment variable by which worker processes get their settings."""


def serve(settings: Settings, ready: Callable[[str], None]) -> None:
    """Serve until told to stop. `ready` is told the address once the port is ours and the database is sound."""
    _add_cards(settings)
    raise_descriptors()
    listener = _listen(settings)
    lock = open_soundly(settings)
    ready(f"http://{_reached_at(settings.host)}:{listener.getsockname()[1]}")
    logs.begin(settings.log_json)
    logs.audit("serve", version=__version__, host=settings.host, port=listener.getsockname()[1])
    if settings.workers > 1 and settings.metrics_token:
        metrics.share_between_processes()
    _look_at_additions()
    os.environ[_HANDED_DOWN] = msgspec.json.encode(settings).decode()
    config = uvicorn.Config(
        "forts.server.run:worker",
        factory=True,
        workers=settings.workers,
        http="forts.server.requests:HttpProtocol",
        ws="forts.server.protocol:Protocol",
        ws_max_size=_LARGEST_MESSAGE,
        ws_per_message_deflate=False,  # a frame is small; compressing it takes longer than sending it
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        timeout_graceful_shutdown=5,
        timeout_keep_alive=75,  # longer than clients and proxies keep theirs: who closes first breaks no request
        proxy_headers=bool(settings.trusted_proxies),
        forwarded_allow_ips=settings.trusted_proxies,
        access_log=False,
        log_config=None,  # ours
        log_level="warning",
        server_header=False,
        date_header=False,
    )
    with lock:
        if settings.workers > 1:
            Multiprocess(config, sockets=[listener]).run()
        else:
            uvicorn.Server(config).run(sockets=[listener])


def open_soundly(settings: Settings) -> FileLock:
    """Look at the database before anybody uses it: is it ours alone, and what it was? Gives the lock to hold."""
    address = settings.address()
    connect_database(address).dispose()  # is it an address at all?
    lock = FileLock(address)
    try:
        try:
            lock.take_alone()
            check_before(address)
        except DatabaseInUse:
            if not settings.shared_file:
                raise
            lock.share(wait=True)  # who was here first has looked
        engine = open_database(address, weak_sync=settings.weak_sync)
        try:
            check_newest(engine)
        finally:
            engine.dispose()
        return lock.share()
    except OSError as error:
        lock.close()
        raise BadDatabase("database-unreachable", address=without_password(address), why=str(error)) from None
    except BaseException:
        lock.close()
        raise


def _reached_at(host: str) -> str:
    """The host as a browser on this machine wants it."""
    if host in ("", "0.0.0.0", "::"):
        return "localhost"
    return f"[{host}]" if ":" in host else host


_LARGEST_MESSAGE = 16 * 1024


def worker() -> App:
    """The application of one process."""
    faulthandler.enable()  # should compiled code ever crash, the log says where
    # the thread that writes to the database must not wait for five milliseconds each time it wants the interpreter
    sys.setswitchinterval(0.0005)
    # what is imported lives for ever, and tables live long: looking at all of it, or at much at once, for rubbish holds
    # up everybody
    gc.set_threshold(1_000, 5, 100)
    keep_faults_quiet()  # whoever started this process has told them
    settings = msgspec.json.decode(os.environ[_HANDED_DOWN], type=Settings)
    logs.begin(settings.log_json)
    _add_cards(settings)
    HttpProtocol.door = Door(
        room_for(settings.connections),
        settings.connections_per_address,
        settings.trusted_proxies,
        new_a_minute=2 * settings.requests_per_minute,  # whoever asks too often is told so first
    )
    gc.collect()
    gc.freeze()
    return App(settings)


def _add_cards(settings: Settings) -> None:
    """Add the cards of one's own to every game that can take some; a folder that it cannot read is refused."""
    known = games()
    for folder in settings.cards:
        for game in known:
            if (room := game.room("content")) is not None:
                room.add(Path(folder).resolve())


def _look_at_additions() -> None:
    """Load what others have added before anybody asks for it: what is broken is in the log, once."""
    tell_faults_to(_log_fault)
    for game in games():
        bot_names(game.name)


def _log_fault(fault: Fault) -> None:
    logging.getLogger("forts.server").warning("%s", fault.told)


def _listen(settings: Settings) -> socket.socket:
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    # named as TCP, or asyncio does not know that what it accepts is, and lets small frames wait for the peer's answer
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((settings.host, settings.port))
    except (OSError, OverflowError) as error:
        listener.close()
        raise BadSettings("port-unusable", host=settings.host, port=str(settings.port), why=str(error)) from None
    listener.set_inheritable(True)
    listener.listen(1024)
    return listener
