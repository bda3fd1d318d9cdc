"""Pig as a game that takes its scores from a package that games share."""

from __future__ import annotations

from flawed import Change

OWN_SCORE = '''class Score(Event):
    """The points of a seat."""

    seat: Seat
    points: int


'''
OWN_STANDING = '''class Standing(Event):
    """The scores, that of the listener first."""

    scores: tuple[Score, ...]


'''
SHARES = (
    Change("events.py", OWN_SCORE, ""),
    Change("events.py", OWN_STANDING, ""),
    Change(
        "events.py",
        "from audiogame.rules.state import Event, Seat\n",
        "from audiogame.rules.state import Event, Seat\n"
        "from parlour.events import Score as Score\n"
        "from parlour.events import Standing as Standing\n",
    ),
    Change("texts/en.ftl", "pig-score = { $seat } { $points }\n", ""),
    Change("texts/en.ftl", "pig-standing = { $scores }.\n", ""),
    Change("texts/topics.toml", ', "Score", "Standing"', ""),
    Change(
        "__init__.py",
        "    package=__name__,\n",
        '    package=__name__,\n    packages=("parlour", __name__),\n',
    ),
)
"""What makes Pig a game that takes its scores from the parlour."""
