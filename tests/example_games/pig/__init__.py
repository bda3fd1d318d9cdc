"""Pig, a game of one die."""

from audiogame.rules.game import Game

from .bots.advice import Advisor
from .bots.casual import Fickle
from .bots.skilled import Patient
from .cues import cues
from .figures import FIGURES
from .guide import GUIDE
from .rules import PigOptions, start

GAME = Game(
    name="pig",
    package=__name__,
    seats=tuple(range(2, 7)),
    options=PigOptions,
    start=start,
    bots={"casual": Fickle, "skilled": Patient},
    quick=("casual", "skilled"),
    adviser=Advisor,
    guide=GUIDE,
    figures=FIGURES,
    cues=cues,
)
