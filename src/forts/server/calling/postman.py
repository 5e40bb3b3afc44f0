"""Writes letters to those who are waited for: at most one a day, to addresses that were confirmed."""

from __future__ import annotations

import asyncio
import logging
import smtplib
import ssl
from concurrent.futures import ThreadPoolExecutor
from email.message import EmailMessage
from functools import partial
from urllib.parse import unquote, urlsplit

from forts.core import Message, message
from forts.server.calling.mails import DAY, HOUR, Reader, put_off, readers_due, sweep_unconfirmed, waited_for
from forts.server.settings import Settings
from forts.server.tables.room import Room

_log = logging.getLogger("forts.server")
_EVERY = 30.0
"""Seconds between two rounds."""
_SECONDS = 20.0
"""For handing one letter over."""


class Postman:
    """Of one node."""

    def __init__(self, room: Room, settings: Settings) -> None:
        self.room = room
        self.site = settings.site.rstrip("/")
        self._server = urlsplit(settings.mail_server)
        self._from = settings.mail_from
        # of its own: a mail server that takes its time must not keep the threads busy that replays and trials need
        self._posts = ThreadPoolExecutor(_AT_ONCE, "forts-letters")
        self._under_way = 0
        self._run: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin the rounds."""
        self._run = asyncio.create_task(self._go_on())

    async def close(self) -> None:
        """Stop."""
        if self._run is not None:
            self._run.cancel()
            await asyncio.gather(self._run, return_exceptions=True)
        self._posts.shutdown(wait=False, cancel_futures=True)

    async def _go_on(self) -> None:
        while True:
            try:
                await self.round()
            except Exception:
                _log.exception("writing letters")
            await asyncio.sleep(_EVERY)

    async def round(self) -> None:
        """Write to everybody who has been waited for since an hour or longer, and may get a letter."""
        room, now = self.room, self.room.clock()
        for one in await room.read(partial(readers_due, now=now)):
            waiting = await room.read(partial(waited_for, guest=one.guest, before=now - HOUR))
            until = now + (DAY if waiting else HOUR)
            taken = await room.writer.run(partial(put_off, one=one, until=until))
            if waiting and taken:
                await self.send(one, self.summary(one, waiting))
        await room.writer.run(partial(sweep_unconfirmed, now=now))

    async def send(self, one: Reader, letter: EmailMessage) -> bool:
        """Hand a letter over; one that is not taken is not written again before its time."""
        if self._under_way >= _MOST_UNDER_WAY:
            return False
        self._under_way += 1
        try:
            await asyncio.get_running_loop().run_in_executor(self._posts, self._hand_over, letter)
        except (OSError, smtplib.SMTPException) as error:
            _log.warning("a letter to guest %s was not taken: %s", one.guest, type(error).__name__)
            return False
        finally:
            self._under_way -= 1
        return True

    def welcome(self, one: Reader) -> EmailMessage:
        """The letter that asks whether the address is the reader's own."""
        link = self._link(one)
        body = [message("mail-confirm", link=link), message("mail-mistake")]
        return self._letter(one, message("mail-confirm-subject"), body)

    def summary(self, one: Reader, waiting: list[tuple[str, str]]) -> EmailMessage:
        """The tables that wait for the reader."""
        lines = [
            message("mail-table", game=message(f"{game}-title"), link=f"{self.site}/table/{table}")
            for table, game in waiting[:_MOST_LINES]
        ]
        body = [message("mail-waiting", count=len(waiting)), *lines, message("mail-stop", link=self._link(one))]
        letter = self._letter(one, message("mail-waiting-subject", count=len(waiting)), body)
        letter["List-Unsubscribe"] = f"<{self._link(one)}>"
        return letter

    def _link(self, one: Reader) -> str:
        return f"{self.site}/letters/{one.secret}"

    def _letter(self, one: Reader, subject: Message, body: list[Message]) -> EmailMessage:
        letter = EmailMessage()
        letter["From"], letter["To"] = self._from, one.address
        letter["Subject"] = subject.text(one.lang)
        letter["Auto-Submitted"] = "auto-generated"
        letter.set_content("\n\n".join(line.text(one.lang) for line in body) + "\n")
        return letter

    def _hand_over(self, letter: EmailMessage) -> None:
        server = self._server
        host, secure = server.hostname or "", server.scheme == "smtps"
        port = server.port or (465 if secure else 587)
        kind = partial(smtplib.SMTP_SSL, context=ssl.create_default_context()) if secure else smtplib.SMTP
        with kind(host, port, timeout=_SECONDS) as post:
            if not secure and post.has_extn("starttls"):
                post.starttls(context=ssl.create_default_context())
            if server.username:
                post.login(unquote(server.username), unquote(server.password or ""))
            post.send_message(letter)


_MOST_LINES = 50
_AT_ONCE = 2
"""Letters that are handed over at a time."""
_MOST_UNDER_WAY = 20
"""With those that wait for it: whoever asks for one more is told to try again."""
