"""Sets of cards that a designer keeps in this browser: theirs alone, and no bots try them out."""

from __future__ import annotations

from contextlib import suppress

import msgspec

from forts.local.book import LocalBook
from forts.local.store import OWN
from forts.server.designs import check_set, workshop_of
from forts.server.errors import Refusal, Stale, Unknown
from forts.server.names import clean_text, new_id
from forts.server.wire import ChangeSet, NewSet, SetInfo

MOST = 200
"""Sets that are kept in one browser."""
_SET = "set/"


class LocalSets:
    """The sets of this browser."""

    def __init__(self, book: LocalBook) -> None:
        self._book = book

    async def all(self, game: str | None) -> list[SetInfo]:
        """Those of a game, or all, those changed last first, without their files."""
        found: list[SetInfo] = []
        for _, text in await self._book.store.among(OWN, _SET):
            with suppress(Refusal):  # one that is damaged stays, and is in what is saved of this browser
                found.append(_read(text))
        mine = [msgspec.structs.replace(one, text=None) for one in found if game in (None, one.game)]
        return sorted(mine, key=lambda one: -one.changed)

    async def one(self, id_: str) -> SetInfo:
        """A set with its file; `Unknown` if it is not here."""
        text = await self._book.store.get(OWN, _SET + id_)
        if text is None:
            raise Unknown("no-such-set")
        return _read(text)

    async def add(self, wanted: NewSet, now: float) -> SetInfo:
        """A new set."""
        rules, _ = workshop_of(wanted.game)
        check_set(wanted.name, wanted.text)
        if wanted.fork_of is not None:
            await self.one(wanted.fork_of)
        if len(await self.all(None)) >= MOST:
            raise Refusal("too-many-sets", most=MOST)
        name = clean_text(wanted.name)
        return await self._keep(SetInfo(new_id(), rules.name, name, True, "", wanted.fork_of, 1, now, wanted.text))

    async def change(self, id_: str, wanted: ChangeSet, now: float) -> SetInfo:
        """Another name or file; `Stale` if it was changed in another tab meanwhile."""
        check_set(wanted.name, wanted.text)
        before = await self.one(id_)
        if before.version != wanted.version:
            raise Stale("set-changed")
        name, version = clean_text(wanted.name), before.version + 1
        return await self._keep(
            msgspec.structs.replace(before, name=name, text=wanted.text, version=version, changed=now)
        )

    async def remove(self, id_: str) -> None:
        """It is gone."""
        await self.one(id_)
        await self._book.put(OWN, _SET + id_, None)

    async def _keep(self, one: SetInfo) -> SetInfo:
        await self._book.put(OWN, _SET + one.id, msgspec.json.encode(one).decode())
        return one


def _read(text: str) -> SetInfo:
    try:
        return msgspec.json.decode(text, type=SetInfo)
    except msgspec.MsgspecError:
        raise Refusal("save-damaged") from None
