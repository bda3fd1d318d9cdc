"""Opponents with a character: their names, and that their remarks are rare and harmless."""

from __future__ import annotations

import asyncio
import re
from collections import Counter
from itertools import pairwise
from pathlib import Path

import pytest
from home_tables import at_home
from pressed import new_app, play, press
from refusals import refuses
from twins import exchange

from audiogame.archive.opened_table import new_table, resume_table
from audiogame.cli.game_list import listed
from audiogame.console.app import App
from audiogame.console.typed_text import TypedText
from audiogame.narration.narrator import Line
from audiogame.opponents.characters import (
    Occasion,
    character_narrator,
    characters,
    remarks,
)
from audiogame.opponents.chatter import TURNS, Remark, chatter_of
from audiogame.opponents.seat_list import NAMES, read_seats
from audiogame.play.audience import Audience
from audiogame.play.remarks import Remarks
from audiogame.play.seats_menu import change_seat, choose_strength
from audiogame.rules.fault import Faults
from audiogame.rules.game import Game
from audiogame.rules.state import CHANCE
from audiogame.rules.value import replace
from audiogame.settings import Settings
from audiogame.table.library import all_games, find_game
from audiogame.table.luck import Luck
from audiogame.table.table import Player, Step, Table

GAMES, _ = all_games()
EVERYBODY = tuple(characters())


def chat(
    game: Game, data: Path, seed: str, settings: Settings | None = None
) -> tuple[Table, list[tuple[int, str]]]:
    """Play a game of casual characters; return each remark with the turns before it."""
    app, _ = new_app(data, settings=settings or Settings())
    lines: list[tuple[int, str]] = []
    seats = max(size for size in game.seats if size <= 4)
    players = tuple(Player(name, "casual") for name in EVERYBODY[:seats])
    options = game.options()
    if game.endless(options):
        name = "rounds" if hasattr(options, "rounds") else "limit"
        options = replace(options, **{name: 40})
    table = Table(game, players, options, Luck(seed), lambda line: None)
    home = at_home(table)
    audience = Audience(app, home, ())
    table.listeners.append(audience)
    remarks = Remarks(audience)

    def take(
        line: Line, row: bool = False, again: bool = False, edits: TypedText | None = None
    ) -> None:
        lines.append((sum(table.decisions.values()), line.text))

    exchange(app.dialogue, say=take)

    async def run() -> None:
        table.open()
        step = Step.MOVED
        while step is not Step.OVER and sum(table.decisions.values()) < 400:
            await audience.deliver()
            remarks.speak()
            step = table.step()
            remarks.speak()  # news are waiting: no remark may be made
        await audience.deliver()
        remarks.speak()

    asyncio.run(run())
    return table, lines


def remarked(lines: list[tuple[int, str]]) -> list[tuple[int, str]]:
    return [(turns, text) for turns, text in lines if " says: " in text]


def test_characters_have_usable_names_and_known_strengths() -> None:
    """Usable names, known strengths, no two alike, none a default name."""
    assert len(EVERYBODY) >= 5
    assert not {name.lower() for name in EVERYBODY} & {name.lower() for name in NAMES}
    assert {one.strength for one in characters().values()} == {"casual", "skilled", "expert"}
    assert all(name.isalpha() for name in EVERYBODY)


@pytest.mark.parametrize("name", EVERYBODY)
def test_there_are_short_remarks_for_each_occasion(name: str) -> None:
    narrator = character_narrator("en")
    one = characters()[name]
    assert narrator.say(f"manner-{one.manner}").endswith(".")
    for occasion in Occasion:
        found = [narrator.say(message) for message in remarks(one.manner, occasion)]
        assert len({*found}) == len(found) >= 8
        assert all(len(text.split()) <= 10 and text[-1] in ".?!" for text in found)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_character_plays_at_the_nearest_strength_of_each_game(game: Game) -> None:
    for one in characters().values():
        assert one.strength_in(game) in game.bots
        if one.strength in game.bots:
            assert one.strength_in(game) == one.strength
    assert characters()["Finn"].strength_in(game) == next(iter(game.bots))
    strongest = [*game.bots][-1] if game.skill else next(iter(game.bots))
    assert characters()["Marta"].strength_in(game) == strongest


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_remarks_are_seldom_and_change_nothing(game: Game, tmp_path: Path) -> None:
    """At least ten turns apart; with and without them the same game is played."""
    heard = 0
    for seed in map(str, range(2)):
        table, lines = chat(game, tmp_path, seed)
        found = remarked(lines)
        heard += len(found)
        turns = [at for at, _ in found]
        assert all(later - sooner >= TURNS for sooner, later in pairwise(turns))
        again, same = chat(game, tmp_path, seed)
        assert same == lines
        silent, without = chat(game, tmp_path, seed, Settings(remarks=False))
        assert not remarked(without)
        assert [text for _, text in without] == [text for _, text in lines if " says: " not in text]
        assert [one.what for one in silent.moves] == [one.what for one in table.moves]
        assert [one.what for one in again.moves] == [one.what for one in table.moves]
    assert heard >= 1


def test_nobody_says_anything_twice_or_more_than_others(tmp_path: Path) -> None:
    """No remark recurs in a game, and no player makes two more than another."""
    heard: Counter[str] = Counter()
    for number, game in enumerate(GAMES):
        for seed in range(2):
            table, lines = chat(game, tmp_path, f"{number} {seed}")
            said = [text for _, text in remarked(lines)]
            assert len({*said}) == len(said)
            spoken = Counter(text.partition(" says: ")[0] for text in said)
            each = [spoken[one.name] for one in table.players if one.bot is not None and one.name]
            assert max(each) - min(each) <= 1
            heard += spoken
    assert heard.total() > 30
    both = [heard[name] for name in EVERYBODY[:2]]  # these two sit at every table
    assert max(both) < 2 * min(both)


@pytest.mark.parametrize("name", ["sika", "army-men", "ten-die-poker"])
def test_nothing_is_said_again_after_a_resume_or_a_take_back(name: str, tmp_path: Path) -> None:
    """A game left and resumed after every eleventh step has the remarks of an uninterrupted one."""
    game = find_game(name)
    seats = max(size for size in game.seats if size <= 4)
    players = tuple(Player(one, "casual") for one in EVERYBODY[:seats])
    options = game.options()
    if game.endless(options):
        limit = "rounds"
        options = replace(options, **{limit: 20})

    def heard(folder: Path, leave: bool) -> list[Remark]:
        opened = new_table(game, players, options, folder, seed="again")
        said: list[Remark] = []
        chatter_of(opened.table).tellers.append(said.append)
        opened.table.open()
        for number in range(1, 400):
            chatter_of(opened.table).speak()
            if leave and number % 11 == 0:
                path = opened.journal.path
                assert path is not None
                opened.journal.close()
                opened = resume_table(path)
                chatter_of(opened.table).tellers.append(said.append)
                opened.table.resumed()
                chatter_of(opened.table).speak()
            if number % 50 == 0:
                choices = [one for one in opened.table.moves if one.seat != CHANCE][-6:]
                opened.table.take_back(
                    len(opened.table.moves) - opened.table.moves.index(choices[0])
                )
            if opened.table.step() is Step.OVER:
                break
        chatter_of(opened.table).speak()
        opened.journal.close()
        return said

    said = heard(tmp_path / "at once", leave=False)
    assert heard(tmp_path / "left", leave=True) == said
    assert len({one.message for one in said}) == len(said) > 2
    spoken = Counter(one.seat for one in said)
    assert max(spoken.values()) - min(spoken[seat] for seat in range(seats)) <= 1


def test_a_remark_is_made_once_for_all_who_hear_it(tmp_path: Path) -> None:
    """Two listeners at one table hear the same remark, each after its own news."""
    game = find_game("sika")
    heard: list[list[str]] = [[], []]
    players = tuple(Player(name, "casual") for name in EVERYBODY[:3])
    table = Table(game, players, game.options(), Luck("two"), lambda line: None)
    home = at_home(table)
    audiences: list[Audience] = []
    both: list[Remarks] = []
    for lines in heard:
        app, _ = new_app(tmp_path / str(len(both)))

        def take(
            line: Line,
            row: bool = False,
            again: bool = False,
            edits: TypedText | None = None,
            lines: list[str] = lines,
        ) -> None:
            lines.append(line.text)

        exchange(app.dialogue, say=take)
        audience = Audience(app, home, ())
        table.listeners.append(audience)
        both.append(Remarks(audience))
        audiences.append(audience)
    assert sum(listener is chatter_of(home) for listener in table.listeners) == 1

    async def run() -> None:
        table.open()
        step = Step.MOVED
        while step is not Step.OVER:
            await audiences[0].deliver()
            both[0].speak()
            both[1].speak()  # has news to tell first
            await audiences[1].deliver()
            both[1].speak()
            step = table.step()
        for audience, told in zip(audiences, both, strict=True):
            await audience.deliver()
            told.speak()

    asyncio.run(run())
    said = [[line for line in lines if " says: " in line] for lines in heard]
    assert said[0] == said[1]
    assert said[0]


def test_remarks_hint_at_no_skill() -> None:
    """Games of luck have them too, where there is no playing well or badly."""
    narrator = character_narrator("en")
    hints = "skill clever mistakes miscounted trying practice learn learnt plan strategy deserve"
    for one in characters().values():
        for occasion in Occasion:
            for message in remarks(one.manner, occasion):
                words = re.findall(r"[a-z']+", narrator.say(message).lower())
                assert not {*words} & {*hints.split()}, message
                assert "well played" not in " ".join(words)


def test_a_remark_never_comes_before_news(tmp_path: Path) -> None:
    """News of the same turn is told first."""
    for seed in map(str, range(12)):
        _, lines = chat(find_game("sika"), tmp_path, seed)
        for (turns, text), (after, news) in pairwise(lines):
            assert " says: " not in text or after > turns or " says: " in news


@pytest.mark.over_the_line
def test_people_and_their_stand_ins_make_no_remarks(tmp_path: Path) -> None:
    """A player may have the name of a character."""
    told = play(tmp_path, *["1", "wait"] * 9, seats="you=Nell,you=Finn")
    assert not any(" says: " in line for line in told)


def test_brief_chatter_makes_remarks_brief(tmp_path: Path) -> None:
    """Remarks belong to the speech topic "chatter"."""
    settings = Settings(verbosity_chatter="brief")
    found = [chat(find_game("sika"), tmp_path, str(seed), settings)[1] for seed in range(6)]
    texts = [text for lines in found for _, text in lines]
    assert not any(" says: " in text for text in texts)
    assert any(text.startswith(tuple(f"{name}: " for name in EVERYBODY)) for text in texts)


def test_the_stream_of_remarks_is_not_that_of_a_bot() -> None:
    luck = Luck("7")
    assert luck.stream(1, 3, "chatter").random() != luck.stream(1, 3).random()


def test_the_seats_menu_offers_characters(tmp_path: Path) -> None:
    """With strength and manner; a character already seated is not offered again."""
    game = find_game("sichermans-war")
    seats = (Player("Ann"), Player("Bo", "casual"), Player("Marta", "expert"))
    found: list[tuple[Player, ...]] = []

    async def change(app: App) -> None:
        found.append(await change_seat(app, game, seats, 1))

    told = press(change, tmp_path, "6", "down", "up", "enter")
    offered = next(line for line in told if line.startswith("Choose an opponent"))
    assert "Ibo, expert: treats a game like a puzzle." in offered
    assert not any("Marta" in line for line in told)
    assert found == [(seats[0], Player("Ibo", "expert"), seats[2])]


@pytest.mark.parametrize(
    ("name", "expert"),
    [
        ("sichermans-war", "It plays close to perfectly."),
        ("ten-die-poker", "It plays for money, but wins no more games than a skilled bot."),
    ],
)
def test_strengths_are_described(name: str, expert: str, tmp_path: Path) -> None:
    """An expert that wins no more games than a skilled bot says so, as games/README.md has it."""
    game = find_game(name)

    async def choose(app: App) -> None:
        await choose_strength(app, game)

    told = press(choose, tmp_path, "down", "down", "escape")
    assert [line.split(".")[0] for line in told] == [
        "Bot strength: Casual",
        "Skilled",
        "Expert",
    ]
    assert "It makes mistakes as people do." in told[0]
    assert expert in told[2]


def test_sika_says_that_its_bots_differ_in_manner_only(tmp_path: Path) -> None:
    async def change(app: App) -> None:
        game = find_game("sika")
        await change_seat(app, game, (Player("Ann"), Player("Bo", "casual")), 1)

    told = press(change, tmp_path, *["down"] * 6, "escape")
    assert any("A contrary bot plays this seat. " in line for line in told)
    assert any("No bot plays better: the game is all luck." in line for line in told)


def test_the_list_of_games_names_the_characters() -> None:
    lines = [*listed("en")]
    assert lines[-1].startswith("Opponents with a character, in every game: Marta (expert), ")
    assert sum("they differ only in manner" in line for line in lines) == 1


def test_characters_are_typed_by_name() -> None:
    """At another strength too; under another name, but then without the character."""
    game = find_game("scientific-war")
    assert read_seats("you,marta,Finn,expert=Nell", game)[1:] == (
        Player("Marta", "expert"),
        Player("Finn", "casual"),
        Player("Nell", "expert"),
    )
    assert read_seats("you,marta", find_game("sika"))[1] == Player("Marta", "casual")
    with refuses(Faults, match="perhaps you meant marta"):
        read_seats("you,martha", game)
