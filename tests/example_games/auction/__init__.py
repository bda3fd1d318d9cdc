"""Auction, a game of typed bids: any number may be bid, and none is listed."""

from audiogame.rules.game import Game

from .bots.advice import Advisor
from .bots.casual import Fickle
from .cues import cues
from .rules import AuctionOptions, start

GAME = Game(
    name="auction",
    package=__name__,
    seats=(2, 3, 4),
    options=AuctionOptions,
    start=start,
    bots={"casual": Fickle},
    adviser=Advisor,
    cues=cues,
)
