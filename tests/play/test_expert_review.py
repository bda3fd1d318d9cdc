"""Review with the expert: costly choices, one after the other, and playing on from them."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from dataclasses import replace as changed
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hands import SLOW, Hands
from keyed import keyed_app
from loopback import play_over_the_line
from one_language import in_two_languages
from pressed import play as pressed_play
from recorded import Played, finished, play
from tiers import real_of
from twins import exchange
from untranslated import untranslated

from audiogame.archive.assessment import Assessment, ChoiceLog, LogAssessor, assess
from audiogame.archive.assessment_words import CHOICE, SUMMARY
from audiogame.archive.folder import records_folder
from audiogame.archive.home_table import HomeTable
from audiogame.archive.opened_table import new_table
from audiogame.console.app import App
from audiogame.console.display import Display, GameShown
from audiogame.games.ten_die_poker.bots.advice import TooClose
from audiogame.games.ten_die_poker.rules import Fold
from audiogame.play.expert_review import review_record
from audiogame.play.far_review import FarReview
from audiogame.play.judge import adviser_at
from audiogame.play.review import Walkthrough
from audiogame.rules.options import read_options
from audiogame.rules.state import CHANCE
from audiogame.rules.valuation import percent
from audiogame.settings import Settings
from audiogame.table.library import find_game, own_games
from audiogame.table.move_list import Player
from audiogame.table.record import Record, read_record
from audiogame.table.record_file import load
from audiogame.table.replay import Private, Replay

Run = Callable[..., tuple[int, str, str]]
TWO_CHANCES = re.compile(r": (\d+) percent to win the campaign, against (\d+) with ")
SKILLED = [name for name in own_games() if find_game(name).skill]


def record_of(one: Played) -> Record:
    result = one.table.state.result
    note = "# gave-up 0" if result is None else f"# result {' '.join(map(str, result.places))}"
    return read_record(changed(one, lines=[*one.lines, note]).text().encode())


def game(name: str, number: int, moves: int = 3000, bots: bool = True) -> tuple[Record, Private]:
    one = play(find_game(name), Random(number), moves, undo=0.02, bots=bots)
    return record_of(one), one.private


def heard(
    tmp_path: Path,
    record: Record,
    private: Private,
    keys: str,
    played: Callable[[HomeTable], Awaitable[None]] | None = None,
) -> list[str]:
    """Return the lines of a review in which these keys are pressed."""

    async def review(app: App) -> None:
        await review_record(app, record, private, played)

    return lines_of(tmp_path, review, keys.split())


def lines_of(
    tmp_path: Path, what: Callable[[App], Coroutine[Any, Any, None]], keys: Iterable[str]
) -> list[str]:
    app, said = keyed_app(keys, tmp_path)
    asyncio.run(what(app))
    return said.lines


def costly(record: Record, private: Private, seat: int = 0) -> Assessment:
    found = assess(record, private, seat)
    assert len(found.costly) > 2
    return found


def test_the_first_sentence_sums_up_choices_cost_and_luck(tmp_path: Path) -> None:
    record, private = game("army-men", 80)
    found = costly(record, private)
    first, *_ = heard(tmp_path, record, private, "escape")
    assert first.startswith(f"{len(found.own)} choices; {len(found.costly)} cost you ")
    assert "Luck " in first
    assert len(first) <= SUMMARY


@pytest.mark.parametrize("name", real_of("sichermans-war", SKILLED))
def test_n_and_p_go_through_the_choices_that_cost_something(tmp_path: Path, name: str) -> None:
    """In their order, and back; past the last one it is said that there is none."""
    games = (game(name, number, 400) for number in range(80, 100))
    record, private = next(one for one in games if len(assess(*one, 0).costly) > 2)
    found = costly(record, private)
    count = len(found.costly)
    keys = " ".join(["n"] * (count + 1) + ["p"] * count + ["escape"])
    _, *told = heard(tmp_path, record, private, keys)
    forward, none, back = told[:count], told[count], told[count + 1 :]
    assert all("You: " in line and "That cost " in line for line in forward)
    assert all(len(line) <= CHOICE for line in forward)
    assert none == "No later choice cost you anything."
    assert back[:-1] == forward[-2::-1]
    assert back[-1] == "No earlier choice cost you anything."


def test_a_costly_choice_is_told_where_it_was_owed(tmp_path: Path) -> None:
    """T, H and Shift+H answer from there; the advice has the reasons, and what was chosen."""
    record, private = game("army-men", 80)
    keys = "n t h H H i escape"
    _, told, turn, own, first, again, why = heard(tmp_path, record, private, keys)
    assert turn.startswith("Your turn")
    assert told.startswith(own.partition(".")[0])
    assert first.startswith("Keep ")
    assert again != first
    best = first.removeprefix("Keep ").partition(":")[0].replace("one soldier", "A soldier")
    assert f"Better: {best[:1].upper()}{best[1:]}." in told
    assert ", against " in first
    assert "Keep one or" in why


def test_a_cost_compares_what_was_chosen_with_the_best(tmp_path: Path) -> None:
    """Each with its own figure, here and in Shift+H after it; their difference is the cost."""
    record, private = game("army-men", 80)
    found = costly(record, private)
    keys = " ".join(["n", "t", "H"] * len(found.costly))
    _, *told = heard(tmp_path, record, private, f"{keys} escape")
    told = [line for line in told if line.startswith("Keep ") or "You: " in line]
    for line, better, judged in zip(told[::2], told[1::2], found.costly, strict=True):
        assert line.endswith(f" That cost {percent(judged.cost)} percent to win.")
        found_best, own = TWO_CHANCES.findall(better)[0]
        assert int(found_best) == percent(judged.valuation.best.value)
        assert int(found_best) - int(own) == percent(judged.cost), "not as each would be rounded"


def test_n_comes_back_to_the_seat_that_chose(tmp_path: Path) -> None:
    """Never two people called you: after a digit it says whose choice it is, and H is theirs."""
    record, private = game("army-men", 80)
    _, bot, costly, own = heard(tmp_path, record, private, "2 n h escape")
    assert bot == "What P1 knew."
    assert costly.startswith(f"What P0 knew. {own.partition('.')[0]}")
    assert " You: " in costly


def test_from_nobodys_seat_everybody_is_named(tmp_path: Path) -> None:
    record, private = game("army-men", 80)
    _, everybody, costly, own = heard(tmp_path, record, private, "0 n h escape")
    assert everybody == "What everybody knew."
    assert " P0: " in costly
    assert " Better: " in costly
    assert not {"You", "you", "you're", "You're"} & {*costly.split(), *own.split()}


def test_escape_from_the_keys_repeats_the_place(tmp_path: Path) -> None:
    """The summary at the beginning, the choice told last, else the moment; N and P come first."""
    record, private = game("army-men", 80)
    keys = "? escape n ? down down escape down ? escape escape"
    told = heard(tmp_path, record, private, keys)
    lists = [at for at, line in enumerate(told) if line.startswith("Keys that work now")]
    begins, costly, moment = lists
    assert told[begins + 1] == told[0]
    assert "You: " in told[costly - 1]
    first, second, place = told[costly + 1 : costly + 4]
    assert first.startswith("N")
    assert "turning point or costly choice" in first
    assert second.startswith("P")
    assert place == told[costly - 1]
    assert told[moment + 1] == told[moment - 1]


def test_what_cost_nothing_is_too_close_to_call(tmp_path: Path) -> None:
    """Shift+H at such a place says so too; a fold against a challenge, in the noise of its odds."""
    tried = 0
    for number in range(80, 90):
        record, private = game("ten-die-poker", number, 400)
        table = Replay(record, private).to_end()
        for one in assess(record, private, 0).judged:
            best = max(each.value for each in one.valuation.choices if each.action != Fold())
            if one.action != Fold() or one.cost or not 0 < best <= one.valuation.error:
                continue
            mind, random = adviser_at(table, one.taken, 0)
            advice = mind.advise(one.view, 0, random)
            assert isinstance(advice.best[0], TooClose)
            tried += 1
    assert tried


def test_well_played_is_said_first(tmp_path: Path) -> None:
    """An expert's own choices cost nothing."""
    played = find_game("army-men")
    opened = new_table(
        played, (Player("Ann"), Player("Bo", "casual")), played.options(), tmp_path, "7"
    )
    table = opened.table
    table.open()
    expert = played.bot("expert")
    while table.state.result is None:
        if table.awaited:
            view = table.state.seen_by(0)
            table.submit(0, expert.choose(view, 0, Random(1)))
        else:
            table.step()
    opened.journal.finish(table.state.result.places, opened.seed, opened.secret)
    opened.journal.close()
    assert opened.journal.path is not None
    record = load(opened.journal.path)
    first, none = heard(tmp_path, record, Private("7"), "n escape")
    assert first.startswith("Well played: none of your ")
    assert none == "No later choice cost you anything."


def test_in_a_game_of_luck_alone_luck_is_told(tmp_path: Path) -> None:
    record, private = game("sika", 50)
    first, _ = heard(tmp_path, record, private, "H escape")
    assert first.startswith("No choice can be better than another in this game. Your ")


def test_each_person_at_the_keyboard_has_an_own_review(tmp_path: Path) -> None:
    """A digit goes to another seat, whose review it is then."""
    record, private = game("army-men", 30, bots=False)
    first, seat, second = heard(tmp_path, record, private, "2 escape")
    assert first.startswith("P0: ")
    assert seat == "What P1 knew."
    assert second.startswith("P1: ")


@pytest.mark.parametrize(("down", "same"), [("", False), ("down", True)])
def test_a_costly_choice_is_played_again(tmp_path: Path, down: str, same: bool) -> None:
    """With new luck or the same; then the review goes on at its place."""
    record, private = game("army-men", 80)
    found = costly(record, private)
    opened: list[HomeTable] = []

    async def played(table: HomeTable) -> None:
        opened.append(table)

    keys = f"n enter {down} enter n escape"
    told = heard(tmp_path, record, private, keys, played)
    (table,) = opened
    assert (table.table.luck.seed == private.seed) is same
    assert table.state.actors == (0,)
    assert len(table.table.line) == found.costly[0].taken
    place = told.index("Back in the replay.")
    assert "You: " in told[place + 2]


def test_everything_open_is_chosen_with_0_twice(tmp_path: Path) -> None:
    """What a seat did not know stays unknown otherwise."""
    record, private = game("scientific-war", 80, 200)
    table = Replay(record, private).to_end()
    walk: list[Walkthrough] = []

    async def look(app: App) -> None:
        walk.append(Walkthrough(app, table, gave_up=(0,)))
        await walk[0].run()

    told = lines_of(tmp_path, look, ["0", "0", "escape"])
    assert told[-2:] == ["What everybody knew.", "Everything is face up."]
    assert walk[0].review.view == walk[0].review.moment.state


def test_a_record_is_reviewed_from_its_menu(run: Run, tmp_path: Path) -> None:
    """The second entry; Escape comes back to the menu of the record."""
    finished("army-men", tmp_path / "data")
    assert len([*records_folder(tmp_path / "data").glob("*.record")]) == 1
    _, told, _ = run(keys="5 1 1 down enter escape")
    assert "Nobody's choices can be judged here: only bots played." in told


def test_at_the_end_of_a_game_shift_h_reviews_it(run: Run) -> None:
    """Escape comes back to the question; a costly choice is played again on the way."""
    keys = "2 enter wait 2 enter wait 2 enter wait escape g enter y H n escape enter"
    _, told, _ = run("play", "army-men", "--seats", "you,casual", "--seed", "7", keys=keys)
    lines = told.splitlines()
    given_up = next(at for at, line in enumerate(lines) if line.startswith("You give up."))
    rest = lines[given_up:]
    summary = next(at for at, line in enumerate(rest) if " cost you " in line)
    assert "You: " in rest[summary + 1]
    assert rest[summary + 2].startswith("Enter: play again.")
    assert "New game." in " ".join(rest[summary + 3 :])


def test_a_branch_played_from_the_end_comes_back_to_it(run: Run) -> None:
    end = "2 enter wait 2 enter wait 2 enter wait escape g enter y H n"
    keys = f"{end} enter enter escape g enter y escape escape r"
    _, told, _ = run("play", "army-men", "--seats", "you,casual", "--seed", "7", keys=keys)
    lines = told.splitlines()
    back = lines.index("Back in the replay.")
    assert any(line.startswith("The game continues.") for line in lines[:back])
    assert any(line.startswith("Enter: play again.") for line in lines[back:])


async def test_keys_are_answered_while_choices_are_judged(tmp_path: Path) -> None:
    """It is said that judging goes on, how far on Enter and N, and at last the summary."""
    record, private = game("army-men", 80)
    thought_out = tmp_path / "thought-out"
    hands = Hands(tmp_path, (*SLOW, "until", str(thought_out)), limit=600.0)
    going = asyncio.create_task(review_record(hands.app, record, private))
    await hands.hear("The expert is still judging this game. The summary comes by itself")
    assert not any("percent" in line for line in hands.heard.lines), "it would soon be wrong"
    hands.press("e")
    await hands.hear("You have ")
    for key in ("enter", "n"):
        start = len(hands.heard.lines)
        hands.press(key)
        await hands.hear("The expert has judged ", start=start)
    assert not any("cost you" in line for line in hands.heard.lines)
    thought_out.touch()
    await hands.hear(" cost you ")
    start = len(hands.heard.lines)
    hands.press("n")
    await hands.hear("You: ", start=start)
    assert sum("still judging" in line for line in hands.heard.lines) == 1
    hands.press("escape")
    assert await going is None
    hands.app.close()


@pytest.mark.over_the_line
def test_choices_of_a_table_far_away_are_reviewed_at_its_end(tmp_path: Path) -> None:
    """Judged from what was seen and heard here, with T and H of each costly choice."""
    played = find_game("scientific-war")
    options = read_options(played.options, ("limit=3",))
    choices = ("down", "enter", "wait", "end", "enter", "wait", "down", "enter", "wait")
    keys = ("wait", *choices, "H", "t", "n", "?", "escape", "h", "escape", "t")
    told = pressed_play(tmp_path, *keys, game="scientific-war", seats="you,casual", options=options)
    end = next(at for at, line in enumerate(told) if line.startswith("Enter: play again"))
    rest = told[end + 1 :]
    assert "choices" in rest[0]
    assert any(line.startswith("Your hand: ") for line in rest)
    costly = next(line for line in rest if "You: " in line)
    assert rest.count(costly) == 2  # again after the list of keys
    assert rest[-2].startswith("Enter: play again") or rest[-1].startswith("Enter: play again")


def test_a_game_far_away_is_not_played_on_from(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Enter says why, and what the keys are."""
    play_over_the_line(monkeypatch)
    options = read_options(find_game("scientific-war").options, ("limit=1",))
    keys = ("wait", "down", "enter", "wait", "H", "enter", "escape")
    told = pressed_play(tmp_path, *keys, game="scientific-war", seats="you,casual", options=options)
    why = "The record of this game is at its server, so you can't play on from here."
    (refused,) = [line for line in told if line.startswith(why)]
    assert refused.endswith("Escape ends the review with the expert.")


@pytest.mark.over_the_line
def test_luck_is_told_at_the_end_of_a_game_of_luck_alone(tmp_path: Path) -> None:
    """Far away it is summed up from the throws that were heard here."""
    keys = ("down", "enter", *["wait", "enter"] * 9, "wait", "H", "escape")
    told = pressed_play(tmp_path, *keys, game="sika", seats="you,bot")
    totals = [line.rpartition(" now ")[2] for line in told if not line.startswith("Bella")]
    *_, total = [words.rstrip(".") for words in totals if words.rstrip(".").isdecimal()]
    (luck,) = [line for line in told if line.startswith("No choice can be better")]
    assert luck.endswith(f"Your 9 throws brought {total} points; the average is 23.6.")


@pytest.mark.over_the_line
def test_luck_is_told_in_the_language_of_its_game(tmp_path: Path) -> None:
    """In English where the game is not translated, as in a review of its record."""
    keys = ("down", "enter", *["wait", "enter"] * 9, "wait", "H", "escape")
    german = Settings(language="de")
    with untranslated("sika"):
        told = pressed_play(tmp_path, *keys, game="sika", seats="you,bot", settings=german)
    assert any(line.startswith("No choice can be better") for line in told)


@pytest.mark.real
def test_a_review_far_away_mixes_no_languages(tmp_path: Path) -> None:
    record, private = game("army-men", 80)
    table = Replay(record, private).to_end()
    log = ChoiceLog(table.game)
    for number, one in enumerate(assess(record, private, 0).judged):
        log.note(0, one.action, one.view, one.player, number, (), Random(1))

    async def review(app: App) -> None:
        await FarReview(app, table, log).run()  # type: ignore[arg-type]  # none asks for a view

    keys = ("n", *"rtechi", "n", "p", "1", "2", "enter", "n", "escape")
    english, wrong = in_two_languages(tmp_path, review, keys, "army-men")
    assert wrong == []
    assert sum("You: " in line for line in english) > 2


def test_a_choice_taken_back_is_marked_in_a_log() -> None:
    """The later choice of the same number counts."""
    played = find_game("army-men")
    state = played.new(2, played.options(first="0"))  # type: ignore[call-arg]  # Army Men's own
    while state.actors == (CHANCE,):
        assert state.chance is not None
        state, _ = state.apply(CHANCE, state.chance.sample(Random(1).randrange))
    log = ChoiceLog(played)
    seat = state.actors[0]
    legal = state.legal_actions(seat)
    for number, action in ((0, legal[-1]), (0, legal[0]), (1, legal[1])):
        log.note(seat, action, state, Player("Ann"), number, (), Random(1))
    assert [back for _, back in log.of_seat(seat)] == [True, False, False]
    assessor = LogAssessor(log, seat, state)
    for choice in assessor.decisions():
        assessor.take(choice, choice.valuation())
    found = assessor.assessment()
    assert (len(found.judged), len(found.own), found.luck) == (3, 2, None)


EVERY_KEY = "r t e c h i i H n r t e c h i H n p b g 0 t H 0 h e 1 2 9 home up end down w n escape"


@pytest.mark.parametrize(
    ("name", "expert"),
    [
        ("sika", False),
        ("ten-die-poker", True),
        *(pytest.param(name, True, marks=pytest.mark.real) for name in SKILLED[:-1]),
    ],
)
def test_a_review_of_a_game_that_is_not_translated_mixes_no_languages(
    tmp_path: Path, name: str, expert: bool
) -> None:
    """Its sentences are English as a whole, and marked; those without its words are German."""
    record, private = game(name, 80, 400)

    async def review(app: App) -> None:
        await review_record(app, record, private, expert=expert)

    english, wrong = in_two_languages(tmp_path, review, EVERY_KEY.split(), name)
    assert wrong == []
    assert english


def test_the_table_is_drawn_at_the_moment_of_the_replay(tmp_path: Path) -> None:
    """From the seat one stands at; when the replay ends it is taken away."""
    record, private = game("army-men", 80)
    drawn: list[GameShown | None] = []

    async def review(app: App) -> None:
        class Drawn(Display):
            def show_game(self, game: Callable[[], GameShown] | None, asks: bool = True) -> None:
                drawn.append(None if game is None else game())

        exchange(app.front, display=Drawn())
        await review_record(app, record, private)

    lines_of(tmp_path, review, ["n", "n", "escape"])
    *shown, end = drawn
    assert end is None
    first, costly = shown[0], shown[-1]
    assert first is not None
    assert costly is not None
    assert costly.turn.startswith("Your turn")
    assert costly.picture is not None
    assert costly.picture != first.picture
    assert costly.names == ("P0", "P1")
