"""What Prometheus reads at /metrics."""

from __future__ import annotations

from prometheus_client import Counter, Gauge, Histogram

LIVE_TABLES = Gauge("sagebrush_tables", "Tables in this process's memory")
CONNECTIONS = Gauge("sagebrush_connections", "Open streams")
ANSWERS = Counter("sagebrush_answers", "Answers stored", ["by"])
REFUSALS = Counter("sagebrush_refusals", "Answers refused", ["code"])
BEHIND = Counter("sagebrush_clients_behind", "Times a slow client was given a snapshot instead of what it missed")
ANSWER_SECONDS = Histogram(
    "sagebrush_answer_seconds",
    "From an answer's arrival to its broadcast",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5),
)
COMMIT_SECONDS = Histogram(
    "sagebrush_commit_seconds",
    "Time to make a group of answers durable",
    buckets=(0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.1, 1),
)
COMMIT_SIZE = Histogram(
    "sagebrush_commit_answers", "Answers committed together", buckets=(1, 2, 5, 10, 20, 50, 100, 200)
)
BOT_SECONDS = Histogram(
    "sagebrush_bot_seconds",
    "Time a bot took to choose, waiting for a worker included",
    buckets=(0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 10),
)
BOT_FAILURES = Counter("sagebrush_bot_failures", "Bots that crashed, cheated or thought too long", ["why"])
PUSHES = Counter("sagebrush_pushes", "Pushes to people whose turn it is", ["what"])
WORK_SECONDS = Counter("sagebrush_work_seconds", "Seconds of work in the back room: replays, records, uploads")
