"""Five Throws, a game of dice for one seat alone or several."""

from audiogame.rules.game import Game

from .bots.advice import Advisor
from .bots.casual import Fickle
from .cues import cues
from .figures import FIGURES
from .rules import FiveThrowsOptions, start

GAME = Game(
    name="five-throws",
    package=__name__,
    seats=(1, 2, 3, 4),
    options=FiveThrowsOptions,
    start=start,
    bots={"casual": Fickle},
    quick=("casual",),
    adviser=Advisor,
    figures=FIGURES,
    cues=cues,
)
