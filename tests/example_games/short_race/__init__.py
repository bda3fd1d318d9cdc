"""Short Race, whose turns have several parts: each step is chosen, and Enter ends the turn."""

from audiogame.rules.game import Game
from audiogame.rules.options import Options

from .bots.casual import Fickle
from .cues import cues
from .rules import start

GAME = Game(
    name="short-race",
    package=__name__,
    seats=(2, 3),
    options=Options,
    start=start,
    bots={"casual": Fickle},
    cues=cues,
)
