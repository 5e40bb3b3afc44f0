"""The application: routes, answers to errors, headers."""

from __future__ import annotations

import logging
import time
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from litestar import Litestar, MediaType, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.datastructures import MutableScopeHeaders, State
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import Message as AsgiMessage
from litestar.types import Receive, Scope, Send
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from forts import __version__
from forts.core import Message, message
from forts.core.errors import FortsError
from forts.server import access, client, invitations, logs, manual, metrics, sockets
from forts.server.api import admin, calling, catalog, docs, health, history, me, mine, standing, tables, workshop
from forts.server.errors import Refusal, TooMany
from forts.server.guests import Guest
from forts.server.node import Node
from forts.server.settings import Settings
from forts.server.turns import Turns
from forts.server.wire import Problem
from forts.words import accepted_language

_log = logging.getLogger("forts.server")

_POLICY = "; ".join(
    (
        "default-src 'self'",
        # Python in the browser is WebAssembly; nothing else is made into code
        "script-src 'self' 'wasm-unsafe-eval'",
        "style-src 'self' 'unsafe-inline'",
        "img-src 'self' data:",
        "connect-src 'self'",
        "font-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
_HEADERS = {
    "content-security-policy": _POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
}
_BEHIND_TLS = {"strict-transport-security": "max-age=31536000"}
"""A browser that has been here once never tries without TLS again."""


class App:
    """A node behind HTTP and WebSocket: sockets by `sockets`, everything else by Litestar."""

    def __init__(self, settings: Settings) -> None:
        self.node = Node(settings)
        self.http = _http(self.node)
        self._turns = Turns()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request or socket."""
        if scope["type"] == ScopeType.WEBSOCKET:
            logs.new_request()
            await sockets.table_socket(self.node, scope, receive, send)
        else:
            await self._answer(scope, receive, send)

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self.http(scope, receive, send)
            return
        name, began = logs.new_request().encode(), time.perf_counter()

        async def told(sent: AsgiMessage) -> None:
            if sent["type"] == "http.response.start":
                # what was sent behind one too many is not answered: that, too, costs time
                more = [(b"connection", b"close")] if sent["status"] == _TOO_MANY else []
                sent["headers"] = [*sent["headers"], (b"x-request-id", name), *more]
                metrics.REQUESTS.labels(scope["method"], sent["status"]).inc()
                metrics.LATENCY.labels(scope["method"]).observe(time.perf_counter() - began)
            await send(sent)

        asking: Request[Any, Any, Any] = Request(scope)
        try:
            if scope["path"].startswith(client.FILES):
                self.node.files.demand(access.address_of(asking), client.cost_of(scope["path"]))
            else:
                self.node.requests.demand(access.address_of(asking))
        except TooMany as refusal:
            await self._send_away(asking, refusal, told)
            return
        await self._turns.take()
        await self.http(scope, receive, told)

    async def _send_away(self, asking: Request[Any, Any, Any], refusal: TooMany, send: Send) -> None:
        """Refuse whoever asks too often before anything else is done for them: by routes it would take ten times as
        long, and they go on."""
        text = refusal.reason.text(accepted_language(asking.headers.get("accept-language", "")))
        body = msgspec.json.encode(Problem(refusal.reason.id, refusal.reason, text))
        headers = {
            "content-type": "application/json",
            "content-length": str(len(body)),
            "cache-control": "no-store",
            **_always(self.node.settings),
        }
        written = [(key.encode(), value.encode()) for key, value in headers.items()]
        await send({"type": "http.response.start", "status": _TOO_MANY, "headers": written})
        await send({"type": "http.response.body", "body": body, "more_body": False})


_TOO_MANY = 429


def _always(settings: Settings) -> dict[str, str]:
    """The headers of every answer."""
    return {**_HEADERS, **(_BEHIND_TLS if settings.secure else {})}


def _http(node: Node) -> Litestar:
    watch = metrics.Watch(node)
    return Litestar(
        route_handlers=[
            *health.ROUTES,
            *catalog.ROUTES,
            *me.ROUTES,
            *mine.ROUTES,
            *calling.ROUTES,
            *tables.ROUTES,
            *history.ROUTES,
            *standing.ROUTES,
            *workshop.ROUTES,
            *docs.ROUTES,
            *admin.ROUTES,
            *invitations.ROUTES,
            *manual.ROUTES,
            *client.ROUTES,
        ],
        dependencies={
            "node": Provide(_node, sync_to_thread=False),
            "guest": Provide(_guest),
        },
        state=State({"node": node}),
        on_startup=[node.start, watch.start],
        on_shutdown=[watch.stop, node.stop],
        before_request=_admit,
        before_send=[_finishing(node.settings)],
        exception_handlers={
            FortsError: _refuse,
            HTTPException: _refuse_http,
            RecursionError: _refuse_depth,
            DBAPIError: _refuse_outage,
            PoolTimeout: _refuse_outage,
            Exception: _apologise,
        },
        # a short answer takes longer to compress than to send
        compression_config=CompressionConfig(
            backend="gzip", minimum_size=4096, gzip_compress_level=6, exclude_opt_key=client.COMPRESSED_ONCE
        ),
        openapi_config=OpenAPIConfig(
            title="Forts",
            version=__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],
            use_handler_docstrings=True,
        ),
        request_max_body_size=64 * 1024,
        logging_config=None,
        debug=False,
    )


def _node(state: State) -> Node:
    node: Node = state.node
    return node


async def _guest(request: Request[Any, Any, Any], node: Node) -> Guest:
    return await access.some_guest(request, node)


async def _admit(request: Request[Any, Any, Any]) -> Response[Problem] | None:
    """What changes something must come from our own pages, if from a page, and as JSON."""
    node: Node = request.app.state.node
    if "\0" in request.scope["path"] or b"%00" in request.scope["query_string"]:
        return _problem(request, 404, message("no-such-page"))  # PostgreSQL takes no text with a zero in it
    if (
        request.method not in ("GET", "HEAD", "OPTIONS")
        and "origin" in request.headers
        and not access.origin_allowed(request, node.settings)
    ):
        return _problem(request, 403, message("foreign-origin"))
    if _has_body(request) and request.content_type[0] != MediaType.JSON:
        # what a form could send from any page is not taken for JSON
        return _problem(request, 415, message("not-json"))
    return None


def _has_body(request: Request[Any, Any, Any]) -> bool:
    return request.headers.get("content-length", "0") != "0" or "transfer-encoding" in request.headers


def _finishing(settings: Settings) -> Callable[[AsgiMessage, Scope], Awaitable[None]]:
    """Every answer, refusals included, gets the headers that keep others out, and the cookie that was earned."""
    always = _always(settings)

    async def finish(sent: AsgiMessage, scope: Scope) -> None:
        if sent["type"] != "http.response.start":
            return
        headers = MutableScopeHeaders.from_message(sent)
        for name, value in always.items():
            headers.setdefault(name, value)
        if scope["path"].startswith("/api/"):
            headers.setdefault("cache-control", "no-store")
        cookie = access.earned_cookie(scope)
        if cookie is not None:
            headers.add("set-cookie", cookie)

    return finish


def _refuse(request: Request[Any, Any, Any], error: FortsError) -> Response[Problem]:
    status = error.status if isinstance(error, Refusal) else 400
    return _problem(request, status, error.reason)


def _refuse_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    reasons = {404: "no-such-page", 405: "no-such-method", 413: "too-large", 429: "too-many-requests"}
    if error.detail == _LEFT:
        return _problem(request, 400, message("bad-request"))  # nobody reads it, nor is it our fault
    if error.status_code >= 500:
        return _apologise(request, error)
    return _problem(request, error.status_code, message(reasons.get(error.status_code, "bad-request"), seconds=60))


_LEFT = "client disconnected prematurely"
"""What Litestar says of a body whose sender has gone: an error of the server's, which it is not."""


def _refuse_depth(request: Request[Any, Any, Any], error: RecursionError) -> Response[Problem]:
    """A body with brackets nested thousands deep is nothing that we could read."""
    return _problem(request, 400, message("bad-request"))


def _refuse_outage(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """The database cannot be reached: others may be told later, nothing is lost."""
    if not logs.database_is_away(error):
        return _apologise(request, error)
    _log.error("%s %s", request.method, request.url.path, exc_info=error)
    return _problem(request, 503, message("database-away"))


def _apologise(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    metrics.ERRORS.inc()
    _log.error("%s %s", request.method, request.url.path, exc_info=error)
    return _problem(request, 500, message("server-error"))


def _problem(request: Request[Any, Any, Any], status: int, reason: Message) -> Response[Problem]:
    text = reason.text(accepted_language(request.headers.get("accept-language", "")))
    return Response(Problem(reason.id, reason, text), status_code=status, media_type=MediaType.JSON)
