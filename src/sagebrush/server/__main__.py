"""`python -m sagebrush.server`: serve with the settings of the environment."""

from __future__ import annotations

import sys

from sagebrush.core.errors import SagebrushError
from sagebrush.server.config import load_settings
from sagebrush.server.serve import serve


def main() -> None:
    try:
        serve(load_settings())
    except SagebrushError as error:
        sys.exit(_complain(str(error)))
    except OSError as error:
        sys.exit(_complain(f"{error.filename or 'the system'}: {error.strerror or error}"))


def _complain(message: str) -> int:
    print(f"sagebrush: {message}", file=sys.stderr)
    return 2


if __name__ == "__main__":
    main()
