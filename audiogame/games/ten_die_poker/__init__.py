"""10-Die Poker, two poker hands in five locked pairs of dice."""

from audiogame.games.ten_die_poker.bots.advice import Counsel
from audiogame.games.ten_die_poker.bots.casual import Dreamer
from audiogame.games.ten_die_poker.bots.expert import Strategist
from audiogame.games.ten_die_poker.bots.skilled import Reckoner
from audiogame.games.ten_die_poker.cues import cues
from audiogame.games.ten_die_poker.figures import FIGURES
from audiogame.games.ten_die_poker.guide import GUIDE
from audiogame.games.ten_die_poker.hands import Colour
from audiogame.games.ten_die_poker.rules import PokerOptions, goes_on_for_ever, start
from audiogame.rules.game import Game
from audiogame.rules.picture import Die

GAME = Game(
    name="ten-die-poker",
    package=__name__,
    seats=tuple(range(4, 8)),
    options=PokerOptions,
    start=start,
    emblem=tuple(Die(face, colour) for face in (5, 6) for colour in Colour),
    bots={"casual": Dreamer, "skilled": Reckoner, "expert": Strategist},
    quick=("casual", "skilled"),
    adviser=Counsel,
    length="rounds",
    endless=goes_on_for_ever,
    guide=GUIDE,
    figures=FIGURES,
    cues=cues,
    version=2,
)
