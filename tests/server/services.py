"""PostgreSQL and Redis for tests: real ones, of our own, on free ports of this machine."""

from __future__ import annotations

import contextlib
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Any

import psycopg

PATIENCE = 30.0
"""Seconds after which something that should happen is taken not to."""
START = 60.0
"""Seconds for a process to start, on a busy machine."""


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Postgres:
    """A PostgreSQL of our own: with its safety on, trusting this machine, in a folder that goes with it."""

    def __init__(self) -> None:
        self.port = free_port()
        self._account = _unprivileged()
        self._folder = Path(tempfile.mkdtemp(prefix="forts-postgres-"))
        self._process: subprocess.Popen[bytes] | None = None
        self._count = 0

    @staticmethod
    def programs() -> Path | None:
        """The folder of initdb, postgres and pg_dump; None if they are not installed."""
        found = sorted(Path("/usr/lib/postgresql").glob("*/bin/postgres"), key=lambda path: float(path.parts[-3]))
        if found:
            return found[-1].parent
        on_path = shutil.which("postgres")
        return None if on_path is None else Path(on_path).resolve().parent

    def start(self, **settings: str) -> Postgres:
        """Set up a cluster and start it; settings are those of `postgresql.conf`."""
        if self._account is not None:
            os.chown(self._folder, self._account.pw_uid, self._account.pw_gid)
        cluster = str(self._folder / "cluster")
        command = ["-D", cluster, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-sync", "--locale=C"]
        done = subprocess.run([self.program("initdb"), *command], **self.as_account(), capture_output=True)
        assert done.returncode == 0, done.stderr.decode()
        chosen = {
            "listen_addresses": "127.0.0.1",
            "port": str(self.port),
            "unix_socket_directories": str(self._folder),
            "max_connections": "200",
            **settings,
        }
        flags = [part for name, value in chosen.items() for part in ("-c", f"{name}={value}")]
        with (self._folder / "log").open("wb") as log:
            self._process = subprocess.Popen(
                [self.program("postgres"), "-D", cluster, *flags],
                **self.as_account(),
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                start_new_session=True,
            )
        deadline = time.monotonic() + START
        while not self._answers():
            log_text = (self._folder / "log").read_text()
            assert self._process.poll() is None and time.monotonic() < deadline, log_text
            time.sleep(0.05)
        return self

    def _answers(self) -> bool:
        try:
            self._ask("SELECT 1")
        except psycopg.OperationalError:
            return False
        return True

    def new_database(self, **settings: str) -> str:
        """The address of an empty database; settings hold for every connection to it."""
        self._count += 1
        name = f"forts_{self._count}"
        self._ask(f"CREATE DATABASE {name}")
        for setting, value in settings.items():
            self._ask(f"ALTER DATABASE {name} SET {setting} = {value}")
        return f"postgresql://postgres@127.0.0.1:{self.port}/{name}"

    def program(self, name: str) -> str:
        """One of PostgreSQL's programs."""
        folder = self.programs()
        assert folder is not None, "PostgreSQL is not installed"
        return str(folder / name)

    def as_account(self) -> dict[str, Any]:
        """Arguments for a subprocess: PostgreSQL refuses to run as root."""
        if self._account is None:
            return {"cwd": self._folder}
        account = self._account
        return {"cwd": self._folder, "user": account.pw_uid, "group": account.pw_gid, "extra_groups": []}

    def _ask(self, statement: str) -> None:
        address = f"postgresql://postgres@127.0.0.1:{self.port}/postgres"
        with psycopg.connect(address, autocommit=True) as connection:
            connection.execute(statement)

    def close(self) -> None:
        """End it, and remove its folder."""
        if self._process is not None:
            self._process.send_signal(signal.SIGQUIT)
            try:
                self._process.wait(10)
            except subprocess.TimeoutExpired:
                os.killpg(self._process.pid, signal.SIGKILL)
                self._process.wait(PATIENCE)
        shutil.rmtree(self._folder, ignore_errors=True)


def _unprivileged() -> pwd.struct_passwd | None:
    """The account that PostgreSQL runs as, if we are root."""
    if os.geteuid() != 0:
        return None
    for name in ("postgres", "nobody"):
        with contextlib.suppress(KeyError):
            return pwd.getpwnam(name)
    return None


class RedisProcess:
    """A Redis of our own, which can be taken away and come back on the same port."""

    def __init__(self) -> None:
        self.port = free_port()
        self._folder = Path(tempfile.mkdtemp(prefix="forts-redis-"))
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        """Its address."""
        return f"redis://127.0.0.1:{self.port}/0"

    def start(self) -> RedisProcess:
        """Start, and wait until it answers."""
        command = ["redis-server", "--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--dir", "."]
        self._process = subprocess.Popen(
            [*command, "--appendonly", "no"],
            cwd=self._folder,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        deadline = time.monotonic() + START
        while not self._answers():
            assert self._process.poll() is None and time.monotonic() < deadline, "Redis does not start"
            time.sleep(0.02)
        return self

    def _answers(self) -> bool:
        try:
            with socket.create_connection(("127.0.0.1", self.port), 1) as peer:
                peer.sendall(b"PING\r\n")
                return peer.recv(16).startswith(b"+PONG")
        except OSError:
            return False

    def stop(self) -> None:
        """It is gone: connections to it are refused."""
        if self._process is not None:
            self._process.kill()
            self._process.wait(PATIENCE)
            self._process = None

    def freeze(self) -> None:
        """It takes connections and never answers."""
        assert self._process is not None
        self._process.send_signal(signal.SIGSTOP)

    def thaw(self) -> None:
        """It answers again."""
        assert self._process is not None
        self._process.send_signal(signal.SIGCONT)

    def close(self) -> None:
        """End it, and remove its folder."""
        self.stop()
        shutil.rmtree(self._folder, ignore_errors=True)
