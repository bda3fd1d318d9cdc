"""Hands that stay shut until the game is over, and a card that nobody sees, of a bank."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from pathlib import Path

import pytest
from beat_the_bank import GAME
from beat_the_bank.rules import BANK, BeatTheBank, BeatTheBankOptions, Fold, Stay
from crazy_eights import GAME as CRAZY_EIGHTS
from crazy_eights.rules import DrawCard
from distribution import find_by_name

from audiogame.archive.account import retold
from audiogame.archive.home_table import HomeTable
from audiogame.archive.journal import Journal
from audiogame.archive.opened_table import new_table, resume_table
from audiogame.archive.verdict import Verdict, overall, verify
from audiogame.rules.cards import Rank
from audiogame.rules.chance import Chance, Draw, Outcome
from audiogame.rules.state import CHANCE, FORCED, Seat, State
from audiogame.rules.value import replace
from audiogame.server.hosted_table import HostedTable
from audiogame.table.commitments import Commitment
from audiogame.table.luck import Luck
from audiogame.table.move_list import CannotTakeBack
from audiogame.table.record import Record, RecordError
from audiogame.table.record_file import CHOICES, kept_private, load
from audiogame.table.table import Player, Step, Table
from audiogame.testing import find_flaws

ANN, BO = Player("Ann"), Player("Bo")
JACK, QUEEN, KING, ACE = Rank.JACK, Rank.QUEEN, Rank.KING, Rank.ACE
OPTIONS = BeatTheBankOptions(4)
STAY, FOLD = Stay(), Fold()


@pytest.fixture(autouse=True)
def game(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    """Find the game by its name."""
    find_by_name(monkeypatch, tmp_path_factory.mktemp("packages"), GAME)


class Stacked(Luck):
    """Luck that deals each hand as written: Ann's card, Bo's and the bank's."""

    def __init__(self, *hands: tuple[Rank, Rank, Rank]) -> None:
        super().__init__("7")
        self._hands = hands

    def outcome(self, k: int, chance: Chance) -> Outcome:
        (holder,) = chance.only or (BANK,)
        return (self._hands[k // 3][holder],)


def opened(tmp_path: Path, luck: Luck | None = None) -> HomeTable:
    home = new_table(GAME, (ANN, BO), OPTIONS, tmp_path)
    if luck is not None:
        home.table.luck = luck
    home.table.open()
    return home


def go_on(table: Table) -> None:
    while table.step() is Step.MOVED:
        pass


def choose(table: Table, *actions: Stay | Fold) -> None:
    """Let the seats that follow choose, with the luck before each and after the last."""
    for action in actions:
        go_on(table)
        table.submit(table.awaited[0], action)
    go_on(table)


def record_of(home: HomeTable) -> Record:
    assert home.journal.path is not None
    return load(home.journal.path)


def notes_of(home: HomeTable) -> list[str]:
    """Return the notes that open luck, so far."""
    return [note for note in record_of(home).notes if note.startswith("open ")]


def questions(ones: Iterable[Commitment], rank: Rank | None = None) -> list[Draw]:
    """Return the questions that luck has answered, or those that it has answered with a card."""
    asked = ((one.asked, one.action) for one in ones)
    return [
        draw for draw, card in asked if isinstance(draw, Draw) and (rank is None or card == (rank,))
    ]


def finish(home: HomeTable) -> None:
    result = home.table.state.result
    assert result is not None
    home.journal.finish(result.places, home.seed, home.secret)
    home.journal.close()


TWICE = Stacked((QUEEN, ACE, JACK), (KING, KING, JACK), (QUEEN, QUEEN, JACK), (JACK, KING, QUEEN))
"""Ann holds a queen in the first hand and in the third, and the bank a jack in three."""


def test_the_game_keeps_its_contract() -> None:
    assert find_flaws(GAME, games=6, states=300).flaws == ()


def test_equal_cards_of_different_hands_open_apart(tmp_path: Path) -> None:
    """Ann folds a queen and shows another later: only that one is opened, until the end."""
    home = opened(tmp_path, TWICE)
    table = home.table
    choose(table, FOLD, STAY)
    assert notes_of(home) == ["open 2 * ace", "open 3 * jack"]
    choose(table, FOLD, FOLD)
    assert len(notes_of(home)) == 2, "nobody has shown anything"
    choose(table, STAY, FOLD)
    (third,) = questions(table.commitments.opened, QUEEN)
    first = questions(table.commitments.pending, QUEEN)[0]
    assert (first.hand, third.hand) == (1, 3)
    assert replace(first, hand=3) == third, "they differ in nothing else"
    shut = [(one.hand, one.only) for one in questions(table.commitments.pending)]
    assert shut[:5] == [(1, (0,)), (2, (1,)), (2, (0,)), (2, ()), (3, (1,))]
    choose(table, STAY, STAY)
    assert table.commitments.pending == []
    assert len(notes_of(home)) == 12
    home.close()


def test_a_card_that_nobody_sees_is_sealed_and_told_to_nobody(tmp_path: Path) -> None:
    """Its words lie beside the record alone; each seat's story of the game lacks them."""
    home = opened(tmp_path, TWICE)
    table = home.table
    go_on(table)
    record = record_of(home)
    assert [line.split(" ")[:2] for _, line in record.moves[:3]] == [["*", "secret"]] * 3
    path = home.journal.path
    assert path is not None
    beside = path.with_suffix(CHOICES).read_text(encoding="utf-8")
    assert "open 3 * jack" in beside
    private = kept_private(path, record)
    for seat in (None, 0, 1):
        lines = [*retold("en", record, private, seat)]
        words = [one.action for one in lines if one.text.startswith("* ")]
        own = {None: [], 0: ["queen"], 1: ["ace"]}[seat]
        assert [one for one in words if one != "secret"] == own
        assert "The bank gets a card." in [told for one in lines for told in one.told]
        assert "jack" not in str([(one.told, one.state) for one in lines]).lower()
    home.close()


def test_the_bank_shows_an_ace_at_once_and_the_hands_stay_shut(tmp_path: Path) -> None:
    """A move of the table that follows from a card that no view has."""
    home = opened(tmp_path, Stacked((QUEEN, KING, ACE), (QUEEN, KING, JACK)))
    table = home.table
    for _ in range(3):
        table.step()
    assert table.state.actors == (FORCED,)
    for seat in (0, 1):
        view = table.state.seen_by(seat)
        assert view.legal_actions(FORCED) == ()
        assert isinstance(view, BeatTheBank)
        assert view.hole is None
    table.step()
    assert notes_of(home) == ["open 3 * ace"]
    assert table.state.actors == (CHANCE,), "the next hand is dealt"
    home.close()


def test_the_first_seat_goes_round_and_the_bank_has_none(tmp_path: Path) -> None:
    home = opened(tmp_path, TWICE)
    first: list[Seat] = []
    while home.table.state.result is None:
        go_on(home.table)
        first += home.table.awaited
        choose(home.table, FOLD, FOLD)
    assert first == [0, 1, 0, 1]
    assert home.table.state.seats == 2
    home.close()


def test_a_game_is_proved_whose_hands_were_shut(tmp_path: Path) -> None:
    """Opened at its end, each is luck of the seed; a changed card is refused, shown or not."""
    home = opened(tmp_path)
    while home.table.state.result is None:
        choose(home.table, FOLD)
    finish(home)
    path = home.journal.path
    assert path is not None
    record = load(path)
    findings = [*verify(record, kept_private(path, record))]
    assert overall(findings) is Verdict.GOOD, [one.message for one in findings]
    assert {"verified-secrets", "luck-follows"} <= {one.message for one in findings}
    text = path.read_text(encoding="utf-8").replace("sealed: yes", "sealed: no")
    lines = [line.rpartition(" ~")[0] for line in text.splitlines()]
    for at in [at for at, line in enumerate(lines) if line.startswith("# open ")]:
        old = lines[at].rpartition(" ")[2]
        other = "king" if old != "king" else "jack"
        changed = [*lines[:at], lines[at].replace(old, other), *lines[at + 1 :]]
        path.write_text("".join(f"{line}\n" for line in changed), encoding="utf-8")
        record = load(path)
        with pytest.raises(RecordError):
            [*verify(record, kept_private(path, record))]


def test_a_game_goes_on_with_its_shut_hands(tmp_path: Path) -> None:
    """From the record and the file beside it: the same are opened, and the same stay shut."""
    home = opened(tmp_path)
    for _ in range(7):
        if home.table.state.result is not None:
            break
        state, pending = home.table.state, home.table.commitments.pending
        home.journal.close()
        path = home.journal.path
        assert path is not None
        home = resume_table(path)
        assert (home.table.state, home.table.commitments.pending) == (state, pending)
        choose(home.table, STAY if state.actors == (0,) else FOLD)
    home.close()


def test_what_was_opened_is_not_taken_back(tmp_path: Path) -> None:
    home = opened(tmp_path, TWICE)
    choose(home.table, FOLD, STAY)
    with pytest.raises(CannotTakeBack):
        home.table.take_back(5)
    home.close()


def test_a_stock_is_drawn_from_only_when_a_card_is_drawn() -> None:
    """Until then each card that nobody sees may come, and luck is not asked."""
    state = CRAZY_EIGHTS.new(2)
    while state.chance is not None:
        state, _ = state.apply(CHANCE, state.chance.sample(lambda below: 0))
    after, events = state.apply(0, DrawCard())
    assert events == ()
    asked = after.chance
    assert isinstance(asked, Draw)
    assert (len(asked.unseen), asked.count, asked.only) == (37, 1, (0,))


def frames_of(luck: Luck) -> tuple[list[list[bytes]], State]:
    """Return what Ann, Bo, both at one device and a guest get until the third hand is dealt."""

    async def play() -> tuple[list[list[bytes]], State]:
        table = Table(GAME, (ANN, BO), OPTIONS, luck, lambda line: None, key="k")
        hosted = HostedTable(table, Journal(None))
        hosted.listen_for_guests()
        got: list[list[bytes]] = [[], [], []]
        for seats, frames in zip(((0,), (1,), ()), got, strict=True):
            hosted.enter(seats, frames.append)
        await hosted.begin()
        for action in (FOLD, STAY, FOLD, FOLD):
            while await hosted.act() is Step.MOVED:
                pass
            table.submit(table.awaited[0], action)
            await hosted.change(lambda: None)
        for _ in range(3):
            await hosted.act()
        late: list[bytes] = []
        place = hosted.enter_as_guest(late.append)
        assert place is not None
        return [*got, [*late, *hosted.missed(place, -1).frames]], table.state

    return asyncio.run(play())


def test_no_frame_tells_what_was_folded_or_what_the_bank_holds() -> None:
    """The second hand was thrown away by all, and the bank's card with it."""
    plain, state = frames_of(TWICE)
    kings = (KING, KING, JACK)
    other_hole = Stacked((QUEEN, ACE, JACK), (KING, KING, QUEEN), (QUEEN, QUEEN, JACK))
    assert frames_of(other_hole)[0] == plain
    folded = Stacked((KING, ACE, JACK), kings, (QUEEN, QUEEN, JACK))
    frames, after = frames_of(folded)
    assert after == state
    assert frames[1:] == plain[1:]
    assert frames[0] != plain[0], "Ann's device knows her card"
    shown = Stacked((QUEEN, ACE, QUEEN), kings, (QUEEN, QUEEN, JACK))
    assert frames_of(shown)[0][2] != plain[2], "what the bank has shown is told to all"
