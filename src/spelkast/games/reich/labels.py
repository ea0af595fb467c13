"""What the terminal calls the things on the table; the words themselves are in the Fluent files."""

from __future__ import annotations

from ...engine.actions import Domain

LABEL = Domain(
    "label",
    (
        "round",
        "game",
        "points",
        "hand",
        "played",
        "called",
        "chosen",
        "person",
        "reign",
        "crowns",
        "years",
        "black",
        "red",
        "pile",
        "discards",
        "coming",
    ),
)
