"""The command line: `sagebrush games | play | simulate | replay | rulings | bench | …`."""

from sagebrush.cli.app import main

__all__ = ["main"]
