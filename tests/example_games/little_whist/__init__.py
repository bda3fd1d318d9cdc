"""Little Whist, for partners: whoever holds the lowest card leads it, and nobody is asked."""

from audiogame.rules.game import Game
from audiogame.rules.options import Options

from .bots.advice import Advisor
from .bots.casual import Fickle
from .cues import cues
from .rules import SEATS, start

GAME = Game(
    name="little-whist",
    package=__name__,
    seats=(SEATS,),
    options=Options,
    start=start,
    bots={"casual": Fickle},
    adviser=Advisor,
    cues=cues,
)
