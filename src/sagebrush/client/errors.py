"""What goes wrong between a client and its server."""

from __future__ import annotations

from sagebrush.core.errors import SagebrushError


class ClientError(SagebrushError):
    """The server said no, or could not be reached for too long. `code` is the server's word for it."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code
