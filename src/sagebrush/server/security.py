"""Who may send what from where: origins, request limits and the headers that browsers obey."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from sagebrush.server.infos import Problem
from sagebrush.server.limits import address_key
from sagebrush.server.messages import encode
from sagebrush.server.website import build_of, find_website

if TYPE_CHECKING:
    from sagebrush.server.services import Services

SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
GUARDED = "/api/admin"
#: These play a whole game again, though they change nothing.
DEAR = ("/replay", "/record")

#: Scripts, styles and fonts come from this server alone; only style attributes may be inline.
CONTENT_SECURITY_POLICY = "; ".join(
    (
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data: blob:",
        "font-src 'self' data:",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)

HEADERS = {
    "content-security-policy": CONTENT_SECURITY_POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}


def header(scope: Scope, name: bytes) -> str | None:
    for key, value in scope["headers"]:
        if key == name:
            return value.decode("latin-1")
    return None


def same_origin(scope: Scope, allowed: tuple[str, ...]) -> bool:
    """Browsers always say where a dangerous request comes from; programs without cookies need not."""
    origin = header(scope, b"origin")
    if origin is None:
        return header(scope, b"sec-fetch-site") in (None, "same-origin", "none")
    host = header(scope, b"host")
    return origin in allowed or origin in (f"http://{host}", f"https://{host}")


def address(scope: Scope) -> str:
    """Whom to count a request by who has not signed in."""
    client: Any = scope.get("client")
    return address_key(str(client[0])) if client else "?"


class Shield:
    """Around the whole application: headers on every response; no change from a strange origin or too often."""

    def __init__(self, app: ASGIApp, services: Services) -> None:
        self.app = app
        self.services = services
        self.headers = dict(HEADERS)
        self.website = find_website(services.settings)
        if services.settings.https:
            self.headers["strict-transport-security"] = "max-age=31536000"

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableScopeHeaders(message)
                for name, value in self.headers.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api/"):
                    # Invites, hands and replays are nobody's but the one's who asked.
                    headers.setdefault("cache-control", "no-store")
                    headers.setdefault("x-sagebrush-build", build_of(self.website))
            await send(message)

        refusal = self._refusal(scope)
        if refusal is None:
            await self.app(scope, receive, send_with_headers)
        else:
            await _refuse(send_with_headers, *refusal)

    def _refusal(self, scope: Any) -> tuple[int, Problem] | None:
        # PostgreSQL keeps no text with a zero character.
        if "\0" in scope["path"] or b"%00" in scope["query_string"]:
            return 404, Problem("not_found", "There is nothing of that name.")
        safe = scope["method"] in SAFE
        if not safe and not same_origin(scope, self.services.settings.allowed_origins):
            return 403, Problem("wrong_origin", "This request comes from another site.")
        if not self._in_time(scope, scope["path"], safe=safe):
            return 429, Problem("too_fast", "That was too much at once; please wait a moment.")
        return None

    def _in_time(self, scope: Scope, path: str, *, safe: bool) -> bool:
        """Whether this request is within its allowance; pages and pictures are not counted."""
        if path.startswith(GUARDED):
            # Whoever guesses the operator's token must not do it under many names.
            return self.services.requests.take(address(scope))
        # Signed cookies are dear (see the limit on sign-ins), so each may have its own allowance.
        key = self.services.people.key_of(header(scope, b"cookie")) or address(scope)
        if not safe or path.endswith(DEAR):
            return self.services.requests.take(key)
        return not path.startswith("/api/") or self.services.reads.take(key)


async def _refuse(send: Send, status: int, problem: Problem) -> None:
    headers = [(b"content-type", b"application/json"), (b"cache-control", b"no-store")]
    if status == 429:
        headers.append((b"retry-after", b"5"))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": encode(problem), "more_body": False})
