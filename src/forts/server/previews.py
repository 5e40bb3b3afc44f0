"""What others see of a link that somebody sends them: tags of the Open Graph, in the language of who asks.

They say nothing that the page itself would not say to a stranger: of a table that is closed to spectators nothing at
all. An invitation is no part of an address that reaches a server.
"""

from __future__ import annotations

import re
from html import escape
from typing import Any

from litestar import Request

from forts.catalog import find
from forts.core import Message, message
from forts.core.errors import FortsError
from forts.core.rooms import picture_of
from forts.server.node import Node
from forts.server.store.rows import SeatRow, TableRow, read_table
from forts.words import accepted_language, listed

WIDTH, HEIGHT = 1200, 630
"""Of the pictures, in pixels."""
_TABLE = re.compile("/(?:join|table)/([^/]+)(?:/[^/]+)?")


async def with_preview(request: Request[Any, Any, Any], node: Node, page: str) -> str:
    """The first page of the client with what a preview needs."""
    lang = accepted_language(request.headers.get("accept-language", ""))
    found = _TABLE.fullmatch(request.url.path.rstrip("/"))
    table = None
    if found is not None and found[1].isprintable():
        table = await node.room.read(lambda database: read_table(database, found[1]))
    title, more, picture = _of_table(*table, lang) if table is not None else _of_all()
    origin = f"{'https' if node.settings.secure else request.url.scheme}://{request.headers.get('host', '')}"
    tags = {
        "og:type": "website",
        "og:site_name": "Forts",
        "og:locale": lang.replace("-", "_"),
        "og:title": title.text(lang),
        "og:description": more.text(lang),
        "og:url": f"{origin}{request.url.path}",
        "og:image": f"{origin}{picture}",
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
        "twitter:card": "summary_large_image",
    }
    lines = [f'<meta property="{name}" content="{escape(text)}" />' for name, text in tags.items()]
    lines.append(f'<meta name="description" content="{escape(tags["og:description"])}" />')
    return page.replace("</head>", "  ".join(["", *(f"{line}\n  " for line in lines)]) + "</head>", 1)


def _of_all() -> tuple[Message, Message, str]:
    return message("preview-home"), message("preview-home-more"), "/preview.png"


def _of_table(row: TableRow, seats: list[SeatRow], lang: str) -> tuple[Message, Message, str]:
    waits = row.status == "lobby"
    if not (row.terms.spectators or (row.terms.public and waits)):
        return _of_all()
    try:
        game = find(row.game)
    except FortsError:  # it is installed no more
        return _of_all()
    title = message(f"{row.game}-title").text(lang)
    picture = f"/api/games/{row.game}/preview.png" if picture_of(game.home) is not None else "/preview.png"
    names = [_name(seat, lang) for seat in seats if seat.kind != "open"]
    about = message("preview-players", names=listed(names, lang))
    if row.status == "over":
        winners = [_name(seat, lang) for seat in seats if seat.seat in row.winners]
        result = message("preview-over", game=title, names=listed(winners, lang), count=len(winners))
        return result, about, picture
    kind = message("preview-rated" if row.terms.rated else "preview-casual").text(lang)
    if not waits:
        return message("preview-playing", game=title), about, picture
    free = sum(seat.kind == "open" for seat in seats)
    host = next((seat.name for seat in seats if seat.guest == row.host), "")
    invited = message("preview-invited", game=title, host=host, named="yes" if host else "no")
    return invited, message("preview-seats", players=row.players, free=free, kind=kind), picture


def _name(seat: SeatRow, lang: str) -> str:
    if seat.kind == "bot":
        return message("preview-bot").text(lang)
    return seat.name or message("seat-number", seat=seat.seat + 1).text(lang)
