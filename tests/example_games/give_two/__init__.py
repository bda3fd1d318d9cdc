"""Give Two, in which several cards are given at once: Space marks them, and Enter gives them."""

from audiogame.rules.game import Game
from audiogame.rules.options import Options

from .bots.casual import Fickle
from .cues import cues
from .rules import start

GAME = Game(
    name="give-two",
    package=__name__,
    seats=(2, 3, 4),
    options=Options,
    start=start,
    bots={"casual": Fickle},
    cues=cues,
)
