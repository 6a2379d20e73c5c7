"""Bots that go wrong, each in its own way. A worker imports them in no time: it has little of it."""

from __future__ import annotations

import os
import threading
from typing import Any

from sagebrush.bots import Bot
from sagebrush.core.decisions import Decision
from sagebrush.core.options import Option


class Crashing(Bot):
    def choose(self, view: Any, decision: Decision[Option]) -> Option:
        os._exit(3)


class Raising(Bot):
    def choose(self, view: Any, decision: Decision[Option]) -> Option:
        raise RuntimeError("no idea")


class Endless(Bot):
    def choose(self, view: Any, decision: Decision[Option]) -> Option:
        threading.Event().wait()
        raise AssertionError


class Slow(Bot):
    def choose(self, view: Any, decision: Decision[Option]) -> Option:
        threading.Event().wait(0.2)
        return decision.options[0]


class Cheating(Bot):
    def choose(self, view: Any, decision: Decision[Option]) -> Option:
        return Option()
