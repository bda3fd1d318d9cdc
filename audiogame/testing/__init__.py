"""Checks of the contract of a game, for the games here and those of other packages.

from audiogame.testing import check_game

def test_contract():
    check_game(GAME, games=200)
"""

from audiogame.testing.contract import check_game as check_game
from audiogame.testing.contract import check_messages as check_messages
from audiogame.testing.contract import find_flaws as find_flaws
from audiogame.testing.flaw import ContractBroken as ContractBroken
from audiogame.testing.random_play import play_random as play_random
from audiogame.testing.random_play import random_move as random_move
from audiogame.testing.random_play import random_options as random_options
from audiogame.testing.source import check_values as check_values
