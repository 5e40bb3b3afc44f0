"""A server for invited people: only who has followed the host's link may open tables. Anybody may sit down at one.

The code is a setting. Following `/invited/CODE` sets a cookie that is signed with the key of all nodes, so that nothing
has to be stored; another code makes all cookies of the old one worthless.
"""

from __future__ import annotations

import hashlib
import hmac
from typing import Any

from litestar import Request, Response, get
from litestar.datastructures import Cookie

from forts.server.access import address_of, shown_cookie
from forts.server.errors import Forbidden, Unknown
from forts.server.node import Node

_COOKIE = "forts-invited"
_YEAR = 60 * 60 * 24 * 365


@get("/invited/{code:str}", include_in_schema=False)
async def accept_invitation(request: Request[Any, Any, Any], node: Node, code: str) -> Response[None]:
    """Take the host's link, and go to the first page."""
    node.passphrases.demand(f"invitation {address_of(request)}")
    wanted = node.settings.invitation
    if not wanted or not hmac.compare_digest(wanted.encode(), code.encode()):
        raise Unknown("no-such-page")
    cookie = Cookie(
        key=_COOKIE,
        value=_proof(node),
        max_age=_YEAR,
        httponly=True,
        samesite="lax",
        secure=node.settings.secure,
        path="/",
    )
    return Response(None, status_code=303, headers={"location": "/"}, cookies=[cookie])


def demand_invitation(request: Request[Any, Any, Any], node: Node) -> None:
    """Refuse who was not invited, where that is asked for."""
    shown = shown_cookie(request, _COOKIE)
    if node.settings.invitation and not hmac.compare_digest(_proof(node).encode(), shown.encode()):
        raise Forbidden("invitation-needed")


def _proof(node: Node) -> str:
    return hmac.new(node.cookies.key, b"invited " + node.settings.invitation.encode(), hashlib.sha256).hexdigest()


ROUTES = [accept_invitation]
