"""Shift+H: the expert's advice and reasons, who may hear it, and what is recorded."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest
from hands import SLOW, Hands, at_table
from pressed import play, press
from recorded import fixed
from refusals import refuses
from twins import exchange

from audiogame.archive.home_table import HomeTable
from audiogame.archive.last_tables import last_table, save_table, usual_table
from audiogame.archive.opened_table import new_table, resume_table
from audiogame.archive.results import PERSON, GameResult, SeatResult, statistics
from audiogame.archive.verdict import Verdict, overall, verify
from audiogame.console.app import App
from audiogame.games.army_men.bots.advice import Counsel as ArmyCounsel
from audiogame.games.army_men.rules import ArmyMen
from audiogame.games.scientific_war.bots.advice import Counsel
from audiogame.games.scientific_war.rules import ScientificWar
from audiogame.keys.commands import Mode
from audiogame.keys.keymap import default_layer, layered
from audiogame.keys.presets import preset_layer, preset_names
from audiogame.lobby.new_game import lobby
from audiogame.opponents.seat_list import read_seats
from audiogame.play import consultation
from audiogame.play.game_loop import GameLoop
from audiogame.rules.game import Advice, Adviser
from audiogame.rules.state import Event, Seat
from audiogame.rules.valuation import Valuation
from audiogame.rules.value import replace
from audiogame.table.library import find_game
from audiogame.table.notes import read_notes
from audiogame.table.record import RecordError, read_record
from audiogame.table.record_file import load
from audiogame.table.replay import Private, Replay

Run = Callable[..., tuple[int, str, str]]


def duel(data: Path, *keys: str) -> list[str]:
    """Play Sicherman's War against a bot by keys; returns what is said."""
    return play(data, *keys, game="sichermans-war", seats="you,casual")


BEST = "percent to win the war"


def records(data: Path) -> list[Path]:
    return sorted(data.rglob("*.record"))


@pytest.mark.over_the_line
def test_the_best_comes_first_and_then_the_alternatives(tmp_path: Path) -> None:
    """A third press repeats the best; every decision begins with it again."""
    told = duel(tmp_path, "wait", "H", "H", "H", "e", "H", "1", "wait", "H")
    at = next(at for at, line in enumerate(told) if line.endswith("or pass?"))
    best, others, again, standing, others_again = told[at + 1 : at + 6]
    assert best.startswith(("Pass:", "Roll the"))
    assert BEST in best
    assert others.count("to win the war.") + others.count(BEST) == 3
    assert (again, others_again) == (best, others)
    assert standing != best
    assert told[-2].startswith(("Pass:", "Roll the"))


@pytest.mark.over_the_line
def test_alternatives_come_three_at_a_time(tmp_path: Path) -> None:
    """After the last alternative the best comes again."""
    told = play(tmp_path, "H", "H", "H", "H", game="scientific-war", seats="you,casual")
    best, first, second, third = told[-5:-1]
    assert best.startswith("Play the ")
    assert "The rest" not in first
    assert (first.count(" percent to win"), third.count("The rest, with at most")) == (2, 1)
    assert first.startswith("If you played this ")
    assert second.count(" percent to win") == 3


@pytest.mark.parametrize("worded", [True, False])
def test_the_best_is_repeated_where_nothing_is_said_of_the_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, worded: bool
) -> None:
    """An adviser may tell no alternative, though there are many; without words, the choice is."""
    from audiogame.games import scientific_war

    class Terse(Counsel):
        def advise(self, view: ScientificWar, seat: Seat, random: Random) -> Advice:
            advice = super().advise(view, seat, random)
            return replace(advice, best=advice.best if worded else (), others=())

    monkeypatch.setattr(scientific_war, "GAME", replace(scientific_war.GAME, adviser=Terse))
    told = play(tmp_path, "H", "H", game="scientific-war", seats="you,casual")
    best, again = told[-3:-1]
    assert best == again
    if worded:
        assert best.startswith("Play the ")
    else:
        cards = "ace king queen jack 10 9 8 7 6 5 4 3 2 joker"
        assert best.rstrip(".").lower() in cards.split()


@pytest.mark.over_the_line
def test_where_one_thing_can_be_done_nothing_is_advised(tmp_path: Path) -> None:
    """The answer names the only choice, and nothing is recorded."""
    keys = ("1", "wait", "H") * 16
    told = play(tmp_path, *keys, game="scientific-war", seats="you,casual")
    assert any(line.startswith("There is only one choice. ") for line in told)
    advised = [line for line in told if line.startswith(("Play the ", "Keep: ", "Swap: "))]
    (path,) = records(tmp_path)
    assert len(read_notes(load(path).notes).advised) == len(advised) > 10


@pytest.mark.over_the_line
def test_each_decision_that_was_asked_about_is_noted(tmp_path: Path) -> None:
    """Once, before the choice; the record reader, replay, verify and the retelling accept it."""
    duel(tmp_path, "wait", "H", "H", "e", "H", "1", "wait", "H", "1")
    (path,) = records(tmp_path)
    record = load(path)
    assert read_notes(record.notes).advised == (0, 0)
    assert Replay(record, Private("7")).to_end().state.actors
    (told,) = [one for one in verify(record, Private("7")) if one.message == "verified-advice"]
    assert told.args["count"] == 2
    assert overall([told]) is Verdict.GOOD


@pytest.mark.over_the_line
def test_the_retelling_says_who_asked(run: Run, tmp_path: Path) -> None:
    run("play", "sichermans-war", "--seats", "you=Ann,casual", "--seed", "7", keys="wait H 1 wait")
    (path,) = records(tmp_path)
    assert "Ann asks for advice." in run("replay", str(path))[1]
    assert "Ann asked for advice once." in run("verify", str(path))[1]


def test_advice_of_a_seat_that_is_not_there_is_refused() -> None:
    text = "audiogame record 2\nsealed: no\ngame: sika 1\nseat 0: person Ann\nseat 1: casual Bo\n"
    for seat in ("2", "x", ""):
        record = read_record(f"{text}# advice {seat}\n".encode())
        with refuses(RecordError, match="advice needs the number of a seat"):
            Replay(record, Private()).to_end()


@pytest.mark.over_the_line
def test_a_game_without_skill_says_so(tmp_path: Path) -> None:
    told = play(tmp_path, "H", game="sika")
    assert any("all luck" in line for line in told)
    assert not any("advice" in note for note in load(records(tmp_path)[0]).notes)


@pytest.mark.over_the_line
def test_a_game_without_an_adviser_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from audiogame.games import sichermans_war

    monkeypatch.setattr(sichermans_war, "GAME", replace(sichermans_war.GAME, adviser=None))
    assert "This game has no adviser." in duel(tmp_path, "wait", "H")


@pytest.mark.real
def test_advice_is_refused_out_of_turn_and_is_a_review_after_the_end(tmp_path: Path) -> None:
    hands = Hands(tmp_path, (*SLOW, "1"))

    async def ask(hands: Hands, play: GameLoop) -> None:
        await hands.hear("Trick 1")
        hands.press("1")
        await hands.hear("You play")
        hands.press("H")
        await hands.hear("Advice comes on your turn.")
        await hands.hear("Trick 2")
        hands.press("1")
        await hands.hear("Enter: play again")
        hands.press("H")
        await hands.hear("choices")  # a review of them

    at_table(hands, ask, "scientific-war", "you,expert", "limit=2")


@pytest.mark.over_the_line
def test_advice_that_takes_long_says_that_it_is_coming(tmp_path: Path) -> None:
    """Keys are answered meanwhile; after the choice the late advice is dropped."""
    thought_out = tmp_path / "thought-out"
    hands = Hands(tmp_path, (*SLOW, "until", str(thought_out)), limit=600.0)

    async def ask(hands: Hands, play: GameLoop) -> None:
        await hands.hear("Trick 1")
        hands.press("H")
        await hands.hear("Thinking.")
        hands.press("r")
        await hands.hear("High wins: ace beats 2")
        assert not any("percent" in line for line in hands.heard.lines)
        thought_out.touch()
        await hands.hear("percent to win")
        thought_out.unlink()
        hands.press("H")
        await hands.hear("If you played this ")  # does not run the expert, which would not end
        hands.press("1")
        await hands.hear("Trick 2")
        start = len(hands.heard.lines)
        hands.press("H", "1")
        await hands.hear("Trick 3")
        thought_out.touch()
        await hands.think()
        hands.press("r")
        await hands.hear("High wins", start=start)
        assert not any("percent" in line for line in hands.heard.lines[start:])

    at_table(hands, ask, "scientific-war", "you,casual")


def test_advice_in_a_long_game_says_that_it_takes_a_while(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The adviser replays all the seat's events in the background; keys announce the wait."""
    go_on, own = threading.Event(), HomeTable.told_so_far

    def slowly(table: HomeTable, seat: Seat) -> Iterator[Event]:
        go_on.wait(600.0)
        return own(table, seat)

    monkeypatch.setattr(HomeTable, "told_so_far", slowly)
    monkeypatch.setattr(consultation, "LONG", 0)
    hands = Hands(tmp_path)
    exchange(hands.app.front, offload=asyncio.to_thread)

    async def ask(hands: Hands, play: GameLoop) -> None:
        await hands.hear("Trick 1")
        hands.press("H")
        await hands.hear("This takes a while.")
        go_on.set()
        await hands.hear("percent to win")

    at_table(hands, ask, "scientific-war", "you,casual")


@pytest.mark.over_the_line
def test_advice_is_there_without_a_process_too(tmp_path: Path) -> None:
    hands = Hands(tmp_path, ("/nowhere/at-all",))

    async def ask(hands: Hands, play: GameLoop) -> None:
        await hands.hear("Trick 1")
        hands.press("H")
        await hands.hear("percent to win")

    at_table(hands, ask, "scientific-war", "you,casual")


@pytest.mark.over_the_line
def test_the_adviser_is_handed_what_the_seat_sees(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing but `seen_by`, and only events that the seat may know."""
    from audiogame.games import scientific_war

    views: list[tuple[ScientificWar, Seat]] = []
    heard: list[Event] = []

    class Watched(Counsel):
        def hear(self, event: Event) -> None:
            heard.append(event)
            super().hear(event)

        def advise(self, view: ScientificWar, seat: Seat, random: Random) -> Advice:
            views.append((view, seat))
            return super().advise(view, seat, random)

    monkeypatch.setattr(scientific_war, "GAME", replace(scientific_war.GAME, adviser=Watched))
    play(tmp_path, "1", "wait", "H", game="scientific-war", seats="you,casual")
    ((view, seat),) = views
    assert view == view.seen_by(seat)
    assert view.hands[1] is None
    assert heard == [event.seen_by(0) for event in heard]


@pytest.mark.over_the_line
def test_at_a_shared_keyboard_advice_is_for_headphones(tmp_path: Path) -> None:
    """Nothing is told before the hand-over of the keyboard, or without headphones."""
    keys = ("H", "enter", "H", "x", "H", "y", "H")
    told = play(tmp_path, *keys, game="scientific-war", seats="you=Ann,you=Bo")
    assert told[3] == told[4] == "Pass the keyboard to Ann: Enter."
    asked = told.index("Headphones on? Only you hear it. Y or N.")
    assert told[asked + 1 : asked + 4] == ["Headphones on? Y or N."] * 3
    assert "percent to win" in told[asked + 4]
    assert not any("percent" in line for line in told[: asked + 4])


@pytest.mark.over_the_line
def test_advice_can_be_switched_off_and_stays_off(tmp_path: Path) -> None:
    """The record's header keeps it for resumed games; the key says so, and nothing is recorded."""
    game = find_game("sichermans-war")
    players = read_seats("you,casual", game)
    opened = new_table(game, players, game.options(), tmp_path, "7", advice=False)
    path = opened.journal.path
    assert path is not None

    async def run(app: App) -> None:
        await GameLoop(app, opened).run()

    told = press(run, tmp_path, "wait", "H")
    assert "Advice is off at this table." in told
    assert not load(path).header.advice
    again = resume_table(path)
    assert not again.advice

    async def resume(app: App) -> None:
        await GameLoop(app, again).run(resumed=True)

    assert "Advice is off at this table." in press(resume, tmp_path, "wait", "H")
    assert read_notes(load(path).notes).advised == ()


def test_the_lobby_switches_advice_off_and_remembers_it(tmp_path: Path) -> None:
    game = find_game("sichermans-war")

    async def open_lobby(app: App) -> None:
        await lobby(app, game)

    told = press(open_lobby, tmp_path, "end", *["enter"] * 3, *["escape"] * 2)
    assert any("Advice: allowed." in line for line in told)
    assert any("Advice: not allowed." in line for line in told)
    table = replace(usual_table(game, "Ann"), advice=False)
    save_table(tmp_path, game, table)
    found = last_table(tmp_path, game)
    assert found is not None
    assert not found.advice
    assert "Advice: not allowed." in "".join(press(open_lobby, tmp_path, "end", "enter"))


@pytest.mark.over_the_line
def test_advice_can_be_switched_off_on_the_command_line(run: Run, tmp_path: Path) -> None:
    _, told, _ = run("play", "sichermans-war", "--no-advice", "--seed", "7", keys="wait H")
    assert "Advice is off at this table." in told
    assert "advice: off" in records(tmp_path)[0].read_text(encoding="utf-8")


def test_a_record_with_advice_where_it_was_off_is_wrong(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "a.record"
    path.write_text(
        "audiogame record 2\nsealed: no\ngame: sichermans-war 2\nseat 0: person Ann\n"
        "seat 1: casual Bo\nadvice: off\n# advice 0\n",
        encoding="utf-8",
    )
    _, told, _ = run("verify", str(path))
    assert "Somebody asked for advice at a table where it was off." in told
    assert told.rstrip().endswith("Wrong.")


def test_statistics_keep_games_with_advice_for_themselves() -> None:
    def game(number: int, place: int, advice: int) -> GameResult:
        seats = (
            SeatResult(0, "Ann", PERSON, 0, place, 10 * number, None, 0, 0, 0.0, advice),
            SeatResult(1, "Bo", "expert", 1, 3 - place, 5, None, 0, 0, 0.0),
        )
        name = str(number)
        return GameResult(name, 1, 0.0, "sichermans-war", name, 30, False, seats)

    without, advised = statistics([game(1, 1, 0), game(2, 1, 3), game(3, 2, 0), game(4, 1, 1)])
    assert (without.advised, without.games, without.won, without.points) == (False, 2, 1, (10, 30))
    assert (advised.advised, advised.games, advised.won, advised.points) == (True, 2, 2, (20, 40))


@pytest.mark.over_the_line
def test_statistics_say_what_was_played_with_advice(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("audiogame.archive.opened_table.secrets.token_hex", fixed(5))
    game = ("play", "scientific-war", "--seats", "you=Ann,casual", "--option", "limit=2")
    run(*game, keys="1 1 wait")
    run(*game, keys="H 1 1 wait")
    _, told, _ = run("statistics")
    assert "Ann, Scientific War: 1 game," in told
    assert "Ann, Scientific War, with advice: 1 game," in told


@pytest.mark.parametrize("preset", preset_names())
def test_every_preset_has_a_key_for_advice(preset: str) -> None:
    keymap = layered([default_layer(), preset_layer(preset)])
    assert "H" in keymap.keys("advice", Mode.GAME)


def test_advice_without_words_of_the_game_tells_the_values(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A game writes only the value of each choice: the best comes first, then three at a time."""
    from audiogame.games import army_men

    class Wordless(Adviser[ArmyMen]):
        def weigh(self, view: ArmyMen, seat: Seat, random: Random) -> Valuation:
            return ArmyCounsel().weigh(view, seat, random)

    monkeypatch.setattr(army_men, "GAME", replace(army_men.GAME, adviser=Wordless))
    told = play(tmp_path, "wait", "H", "H", game="army-men", seats="you,casual")
    best, others = told[-3:-1]
    assert best.startswith(("Keep die ", "Keep dice "))
    assert (best.count(" percent to win."), others.count(" percent to win.")) == (1, 3)
