"""Beat the Bank: a bank that has no seat, hands that stay shut, and luck that nobody sees."""

from audiogame.rules.game import Game

from .bots.casual import Fickle
from .rules import BeatTheBankOptions, start

GAME = Game(
    name="beat-the-bank",
    package=__name__,
    seats=(2, 3, 4),
    options=BeatTheBankOptions,
    start=start,
    bots={"casual": Fickle},
)
