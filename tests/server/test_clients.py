"""The queue between a table and a stream."""

from __future__ import annotations

from sagebrush.server.hosting.clients import MAX_BYTES, MAX_WAITING, Client


def taken(client: Client) -> int:
    count = 0
    while client.take() is not None:
        count += 1
    return count


def test_what_was_missed_is_sent_whole_however_much_it_is() -> None:
    client = Client(None, None)
    client.welcome([b"x" * MAX_BYTES] * 500)
    for _ in range(MAX_WAITING):
        client.put(b"y")
    assert not client.behind
    assert taken(client) == 500 + MAX_WAITING


def test_who_does_not_read_falls_behind_and_starts_anew() -> None:
    client = Client(None, None)
    client.welcome([b"x"] * 500)
    for _ in range(MAX_WAITING + 1):
        client.put(b"y")
    assert client.behind
    assert taken(client) == 0
    client.behind = False
    for _ in range(MAX_WAITING):
        client.put(b"y")
    assert not client.behind


def test_a_few_long_messages_are_too_much_as_well() -> None:
    client = Client(None, None)
    for _ in range(3):
        client.put(b"y" * (MAX_BYTES // 2))
    assert client.behind
