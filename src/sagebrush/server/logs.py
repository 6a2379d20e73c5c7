"""Structured logs: one JSON object a line on standard error."""

from __future__ import annotations

import logging
import sys

import msgspec

#: What every record carries; anything else was given with `extra` and belongs in the line.
STANDARD = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message", "taskName"}


class JsonFormatter(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        extras = {name: value for name, value in vars(record).items() if name not in STANDARD}
        line: dict[str, object] = extras | {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "log": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line, enc_hook=str).decode()


def set_up_logs(level: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter())
    # Libraries, asked to say more, write down what they carry: seeds, hands, hashes, chat. They may only warn.
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.getLogger("sagebrush").setLevel(level.upper())
    for name in ("uvicorn", "uvicorn.access", "uvicorn.error"):
        logging.getLogger(name).handlers.clear()
        # A line for every request and stream would bury what matters; the metrics count them.
        logging.getLogger(name).setLevel(logging.WARNING)
