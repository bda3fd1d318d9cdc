"""Noughts and Crosses, whose board is walked: each choice is made on a square."""

from audiogame.rules.game import Game
from audiogame.rules.options import Options

from .bots.casual import Fickle
from .rules import start

GAME = Game(
    name="noughts",
    package=__name__,
    seats=(2,),
    options=Options,
    start=start,
    bots={"casual": Fickle},
    quick=("casual",),
)
