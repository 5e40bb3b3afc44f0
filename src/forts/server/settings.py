"""Settings of the server: by flags, then environment (`FORTS_PORT`), then a file, then by default."""

from __future__ import annotations

import os
import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
import platformdirs

from forts.server.errors import BadSettings


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How the server runs."""

    host: str = "127.0.0.1"
    """Address to listen on; 0.0.0.0 for all."""
    port: int = 8000
    """0 for any free one."""
    database: str = ""
    """An SQLAlchemy address of SQLite or PostgreSQL; by default a file in the user's data folder."""
    weak_sync: bool = False
    """Start also on a database that may lose the last moves when the power fails."""
    shared_file: bool = False
    """Start also on an SQLite file that another server uses; they hear of each other's moves within two seconds."""
    redis: str = ""
    """Address of a Redis that wakes other nodes; empty for a single node."""
    cards: list[str] = []
    """Folders with cards of one's own, for the games that have cards in words."""
    workers: int = 1
    """Processes on this machine."""
    origins: list[str] = []
    """Other origins that may use the server, such as https://forts.example; its own always may."""
    trusted_proxies: list[str] = []
    """Addresses whose forwarding headers are believed."""
    secure: bool = False
    """Reached through TLS: cookies are then only sent over it."""
    bot_processes: int = 0
    """Processes for bots; 0 for one less than there are cores, but at least one."""
    trial_speed: Annotated[float, msgspec.Meta(ge=1, le=100)] = 1.0
    """Seconds of a trial's clock in one of the world's; more than 1 where tests are in a hurry."""
    hint_seconds: float = 1.0
    """Thinking time for a hint."""
    hints_per_minute: int = 20
    """Hints for one guest."""
    messages: int = 100
    """Messages that a socket may send in `messages_seconds`."""
    messages_seconds: float = 20.0
    chat_per_minute: int = 20
    """Lines of chat that one guest may say."""
    connections: int = 4000
    """Open connections of any kind, as far as there are descriptors; those at rest give way to new ones."""
    connections_per_address: int = 300
    sockets_per_guest: int = 16
    sockets_per_address: int = 200
    guests_per_hour: int = 120
    """New guests from one address."""
    tables_per_hour: int = 600
    """New tables from one address."""
    requests_per_minute: int = 600
    """HTTP requests from one address."""
    work_per_minute: int = 3000
    """Points for what one guest asks for (`server.costs`); an address has four times as many."""
    open_tables_per_guest: int = 10
    """Tables of a guest that wait for their game to begin."""
    running_tables_per_guest: int = 100
    """Games of a guest's tables that are going on."""
    sets_per_hour: int = 60
    """New sets of cards, and tables with cards of their own, from one address."""
    sets_per_guest: int = 40
    """Sets of cards that a guest may keep in the workshop."""
    workshop: Literal["off", "small", "large"] = "small"
    """How long bots may try a set out: not at all, 300 pairs of games, or 1,500; in the pauses of other bots."""
    invitation: str = ""
    """A code: only who has followed `/invited/CODE` may open tables; empty for everybody."""
    push_services: list[str] = []
    """Push services beside those of the browsers: names, reached by TLS, or whole origins, believed as they stand."""
    contact: str = ""
    """How push services reach the host, such as mailto:host@forts.example; some take no messages without it."""
    site: str = ""
    """Where people reach the server, such as https://forts.example: letters have links in them."""
    mail_server: str = ""
    """Sends letters: smtp://name:password@host:587, or smtps://; empty for none."""
    mail_from: str = ""
    """The address that letters come from."""
    notice_file: str = ""
    """Where the message to everybody is kept; by default beside the database."""
    admin_token: str = ""
    """Lets `forts admin` in; empty for nobody."""
    metrics_token: str = ""
    """Lets Prometheus read `/metrics`; empty for nobody."""
    log_json: bool = False
    """Write the log as JSON, an object a line."""

    def address(self) -> str:
        """The database, or the default one."""
        return self.database or f"sqlite:///{_home() / 'forts.db'}"

    def noticeboard(self) -> Path:
        """Where the message to everybody is kept."""
        if self.notice_file:
            return Path(self.notice_file)
        file = self.address().removeprefix("sqlite:///")  # another server on this machine has its own
        return (Path(file).parent if file != self.address() else _home()) / "notice.json"

    def sends_letters(self) -> bool:
        """Is all there that letters need?"""
        return bool(self.mail_server and self.mail_from and self.site)

    def thinkers(self) -> int:
        """Processes for bots."""
        return self.bot_processes or max(1, (os.cpu_count() or 1) - 1)


def _home() -> Path:
    return Path(platformdirs.user_data_dir("forts", appauthor=False))


def load_settings(
    flags: Mapping[str, Any], environment: Mapping[str, str] = os.environ, file: Path | None = None
) -> Settings:
    """Settings from all sources; flags that are None were not given."""
    found: dict[str, Any] = {}
    if file is not None:
        found |= _from_file(file)
    found |= _from_environment(environment)
    found |= {name: value for name, value in flags.items() if value is not None}
    try:
        return msgspec.convert(found, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise BadSettings("bad-setting", why=str(error)) from None


def _from_file(file: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise BadSettings("bad-settings-file", path=str(file), why=str(error)) from None


def _from_environment(environment: Mapping[str, str]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for field in msgspec.structs.fields(Settings):
        text = environment.get(f"FORTS_{field.name.upper()}")
        if text is not None:
            found[field.name] = _listed(text) if field.type == list[str] else text
    return found


def _listed(text: str) -> list[str]:
    return [part.strip() for part in text.split(",") if part.strip()]


def shown(settings: Settings) -> dict[str, str]:
    """Every setting, for people to read: without passwords."""
    told = {name: str(value) for name, value in msgspec.structs.asdict(settings).items()}
    told["database"] = without_password(settings.address())
    told["notice_file"] = str(settings.noticeboard())
    told["mail_server"] = without_password(told["mail_server"])
    for secret in ("invitation", "admin_token", "metrics_token"):
        told[secret] = "***" if told[secret] else ""
    if settings.redis:
        told["redis"] = without_password(settings.redis)
    return told


def without_password(address: str) -> str:
    """The address with its password hidden, wherever in it that stands."""
    return _IN_QUERY.sub(r"\1=***", _BEFORE_HOST.sub(r"\1:***@", address))


_BEFORE_HOST = re.compile(r"(?<=://)([^:/@]*):.*@")
"""Up to the last @: a password may have any character in it."""
_IN_QUERY = re.compile(r"(?<=[?&])(\w*password)=[^&]*", re.IGNORECASE)
