"""The keys of a hand of cards, and of what is done beside cards: one table for all games."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest
from crazy_eights import GAME as CRAZY_EIGHTS
from flawed import Change, loaded_copy
from offenders import none_of

from audiogame.cli.keys import of_games
from audiogame.keys.commands import COMMANDS, Mode
from audiogame.keys.game_keys import (
    action_letters,
    hand_keys,
    hand_letters,
    jumps_in,
    letter_of,
    moved,
    read_jumps,
)
from audiogame.keys.keymap import Keymap, clashes, default_layer, layered
from audiogame.keys.layer import KeymapError
from audiogame.keys.own_keys import read_own_keys
from audiogame.keys.presets import preset_layer, preset_names
from audiogame.narration.languages import languages
from audiogame.testing import contract, find_flaws

PRESETS = ("", *preset_names())
EXAMPLES = Path(__file__).parents[1] / "example_games"


@cache
def keymap_of(preset: str) -> Keymap:
    """Return the keys of a preset, or the default ones."""
    return layered([default_layer(), *([preset_layer(preset)] if preset else [])])


def test_the_table_has_the_keys_that_all_games_of_cards_have() -> None:
    assert "".join(hand_keys()) == "234567890jqkaleftright"
    assert {*action_letters()} == {*"bdfou"}
    of = {"draw-card": "d", "double": "d", "fold": "f", "pass": "o", "check": "o", "call": "o"}
    of |= {"bet 5": "b", "bank": "b", "all-in": "u", "drawer": "", "play two": "", "passing": ""}
    assert {name: letter_of(name) for name in of} == of


@pytest.mark.parametrize("preset", PRESETS)
def test_each_key_of_a_hand_and_of_an_action_is_reached_with_each_preset(preset: str) -> None:
    """It hides no command but those that choose by number, or that have another key."""
    keymap = keymap_of(preset)
    keys = keymap.commands[Mode.GAME]
    none_of(key for key in hand_keys() if key in keys and not keys[key].chooses)
    letters = {letter: keymap.actions.get(letter, letter) for letter in action_letters()}
    assert len({*letters.values()}) == len(letters)
    none_of(key for key in letters.values() if key in keys and not keys[key].pick)
    assert not {*letters.values()} & {*hand_keys()}
    for name, command in COMMANDS.items():
        found = {*keymap.keys(name, Mode.GAME)}
        if found and Mode.GAME in command.modes and not command.pick:
            assert found - {*hand_keys(), *letters.values()}, f"{name} has no key beside cards"


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("language", languages())
def test_whatever_the_language_each_card_has_its_keys(language: str, preset: str) -> None:
    """A letter of a card goes before that of an action, where no command has it."""
    keymap = keymap_of(preset)
    found = jumps_in(CRAZY_EIGHTS.package, language, keymap)
    assert {*hand_keys().values()} <= {*found.values()}
    for letter, wanted in (("d", "draw-card"), ("o", "pass")):
        key = keymap.actions.get(letter, letter)
        assert found[key] == hand_letters(language).get(key, wanted)
        assert (key == letter) is (letter not in keymap.commands[Mode.GAME])
    jumps = {"crazy-eights": read_jumps(CRAZY_EIGHTS.package)}
    assert clashes(preset_layer(preset) if preset else default_layer(), jumps) == ()


def test_a_player_may_have_another_key_for_a_letter() -> None:
    """Then the letter is free for a command."""
    own = read_own_keys('[game]\nwho = ["d"]\n[actions]\nd = "T"\n')
    assert own.keymap().actions == {"d": "T"}
    assert jumps_in(CRAZY_EIGHTS.package, "en", own.keymap())["T"] == "draw-card"
    assert moved({"d": "draw-card", "k": "king", "f": "find"}, {"d": "T", "f": "Z"}) == {
        "T": "draw-card",
        "k": "king",
        "f": "find",
    }
    with pytest.raises(KeymapError, match="hyper"):
        read_own_keys('[actions]\nd = "hyper"\n')


def test_the_list_of_keys_tells_those_of_ranks() -> None:
    assert "5: 5, 'play five' in a file of keys." in [*of_games("en", read_own_keys(""))]


FLAWS = (
    ('d = "draw-card"', 'k = "draw-card"', "Key k goes to 'draw-card', but it goes to a card"),
    ('d = "draw-card"', 'N = "draw-card"', "which has the letter d in all games of cards"),
    ('d = "draw-card"', 'd = "name-suit hearts"', "in all games of cards it means draw or double"),
    ('o = "pass"', "", "'pass' has no key. Write o = \"pass\"."),
    ('cards = "hand"', "", 'Write cards = "hand" in keys.toml, before [choose].'),
    ('cards = "hand"', 'cards = "plya"', "no action 'plya' that plays cards: perhaps you meant"),
)
"""Changes of the keys of Crazy Eights, and what check-game says of them."""


@pytest.mark.parametrize(("old", "new", "told"), FLAWS)
def test_keys_that_differ_from_the_table_are_refused(
    tmp_path: Path, old: str, new: str, told: str
) -> None:
    change = Change("texts/keys.toml", old, new)
    with loaded_copy(EXAMPLES / "crazy_eights", tmp_path, [change]) as game:
        found = [str(one) for one in find_flaws(game, games=1, states=60).flaws]
    assert any(told in one for one in found), found


def test_a_preset_that_uses_a_letter_has_to_name_another_key(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Every preset is tried: without its other keys, the letters would be out of reach."""
    monkeypatch.setattr(contract, "moved", lambda jumps, actions: jumps)
    found = [str(one) for one in find_flaws(CRAZY_EIGHTS, games=1, states=1).flaws]
    for preset in ("left-hand", "playpalace", "right-hand"):
        assert any(f"with the keys of {preset}" in one for one in found), found


WRONG = (
    ("return MustFollow(seat, self.trick[0].suit) if self.trick else None", "return 5"),
    ("-> Cards | None:\n        return self.hands[seat]", "-> Any:\n        return [1]"),
    ("-> Cards | None:\n        return self.hands[seat]", "-> Any:\n        return None"),
)
"""Hooks of Little Whist that say something else of its hands."""


@pytest.mark.parametrize(("old", "new"), WRONG)
def test_hooks_of_a_hand_that_are_wrong_are_found(tmp_path: Path, old: str, new: str) -> None:
    changes = [Change("rules.py", old, new)]
    with loaded_copy(EXAMPLES / "little_whist", tmp_path, changes) as game:
        found = [str(one) for one in find_flaws(game, games=1, states=30).flaws]
    assert any("why_not" in one or "hand_of" in one for one in found), found
