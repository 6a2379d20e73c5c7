"""A client for table servers: join a table as a bot over the network, from anywhere."""

from sagebrush.client.errors import ClientError
from sagebrush.client.http import Client
from sagebrush.client.stream import TableStream

__all__ = ["Client", "ClientError", "TableStream"]
