"""A verdict's parts: commitments, the lines' places, and the evidence for luck."""

from __future__ import annotations

import re
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path

import pytest
from forgeries import KEY, judge, private, sealed, whole_game
from offenders import every_offender
from refusals import refuses

import audiogame.archive
from audiogame.archive.folder import records_folder
from audiogame.archive.opened_table import CannotResume, new_table, resume_table
from audiogame.archive.proof import Verdict
from audiogame.archive.shared_luck import share_hash
from audiogame.archive.verdict import overall, verify
from audiogame.rules.chance import Roll
from audiogame.table.library import find_game
from audiogame.table.luck import Luck
from audiogame.table.record import commitment, hashed, read_record
from audiogame.table.record_file import CHOICES, load
from audiogame.table.table import Player

Run = Callable[..., tuple[int, str, str]]
SEED = "5eed" * 16
WAR = (
    *("audiogame record 2", "sealed: yes", "game: scientific-war 2", "option limit: 1"),
    *("seat 0: person Ann", "seat 1: person Bo", f"secrets: {hashed(KEY)}"),
)
SIKA = (
    *("audiogame record 2", "sealed: yes", "game: sika 1", "seat 0: person Ann"),
    *("seat 1: person Bo", f"luck: {hashed(SEED)}"),
)


def throw(k: int, luck: Luck) -> str:
    """Return the record line of a throw of Sika, as luck answers it."""
    cubes = Roll((("red", "blue"),) * 3)
    return f"* {' '.join(luck.outcome(k, cubes))}"


def secret(seat: int, number: int, line: str) -> str:
    return f"{seat} {commitment(KEY, number, line)}"


def war(*lines: str) -> tuple[Verdict, list[str]]:
    return judge([*WAR, *lines])


WHOLE = (
    *(secret(0, 1, "0 play queen"), "1 play ten", "# open 1 0 play queen"),
    *(f"# key {KEY}", "# result 1 2"),
)


def changed(at: int, *lines: str) -> tuple[str, ...]:
    return (*WHOLE[:at], *lines, *WHOLE[at + 1 :])


def test_secrets_are_proved() -> None:
    """The key is the one whose hash is in the header; the last of a trick is not hidden."""
    assert war(*WHOLE)[0] is Verdict.GOOD
    assert "verified-secrets" in war(*WHOLE)[1]


OUT_OF_ORDER: tuple[tuple[tuple[str, ...], Verdict, str], ...] = (
    (changed(0, "0 play queen"), Verdict.WRONG, "order-open-unknown"),
    (("0 play queen", "1 play ten", "# result 1 2"), Verdict.OPEN, "secrets-plain"),
    (changed(2), Verdict.WRONG, "secret-unknown"),
    (changed(2, WHOLE[2], WHOLE[2]), Verdict.WRONG, "order-twice"),
    (changed(2, "# open 1 1 play queen"), Verdict.WRONG, "secret-of-another"),
    (changed(2, "# open 1 0 play king"), Verdict.WRONG, "secret-other"),
    (changed(2, "# open 1 * 6"), Verdict.WRONG, "secret-of-another"),
    ((*WHOLE[:1], WHOLE[2], *WHOLE[1:2], *WHOLE[3:]), Verdict.WRONG, "order-open-early"),
    ((*WHOLE[:1], WHOLE[3], *WHOLE[1:3], *WHOLE[4:]), Verdict.WRONG, "order-told-early"),
    (changed(3), Verdict.OPEN, "secrets-unproved"),
    (changed(3, "# key"), Verdict.WRONG, "order-note-form"),
    (changed(3, f"# key {KEY}0"), Verdict.WRONG, "secret-other"),
    (changed(1, secret(1, 2, "1 play ten"), "# open 2 1 play ten"), Verdict.WRONG, "needless"),
    ((*WHOLE, "1 play ten"), Verdict.WRONG, "RecordError"),
    ((*WHOLE, "; a word"), Verdict.WRONG, "order-after-end"),
    ((*WHOLE, WHOLE[-1]), Verdict.WRONG, "order-after-end"),
    (changed(4), Verdict.OPEN, "still-running"),
    (changed(4, "# gave-up 0"), Verdict.WRONG, "order-gave-up"),
    (changed(4, "# result 2 1"), Verdict.WRONG, "wrong-result"),
    (("# future 7", *WHOLE), Verdict.OPEN, "notes-unknown"),
    (("#", *WHOLE), Verdict.OPEN, "notes-unknown"),
    (("# key-lost", *WHOLE), Verdict.OPEN, "secrets-unproved"),
    (("# copied 0", "# copied 0", *WHOLE), Verdict.WRONG, "order-twice"),
    ((*WHOLE[:1], "# copied 2", *WHOLE[1:]), Verdict.WRONG, "order-copied"),
    ((WHOLE[0], "# copied 1", *WHOLE[1:]), Verdict.OPEN, "verified-copied"),
    ((WHOLE[0], "# advice 0", *WHOLE[1:]), Verdict.WRONG, "order-advice"),
    ((*WHOLE[:3], "# undo 1", *WHOLE[3:]), Verdict.WRONG, "order-undo-over"),
    ((*WHOLE[:2], "advice: off", *WHOLE[2:]), Verdict.WRONG, "header-late"),
    (("game: sika 1", *WHOLE), Verdict.WRONG, "header-twice"),
)


def test_what_is_not_proved_yet_is_said() -> None:
    """Choices whose key is still to be told, and a last line that was cut off."""
    verdict, found = war(*WHOLE[:3])
    assert verdict is Verdict.OPEN
    assert "secrets-later" in found
    record = read_record(sealed([*WAR, *WHOLE])[:-3])
    cut = [*verify(record, private(record))]
    assert overall(cut) is Verdict.OPEN
    assert "last-line-cut" in [one.message for one in cut]


def test_lines_out_of_order_are_not_proved() -> None:
    """Each kind of misplaced line has its verdict, and the reason is said."""
    with every_offender() as offenders:
        for lines, verdict, reason in OUT_OF_ORDER:
            with offenders.at(reason, lines):
                found = war(*lines)
                assert found[0] is verdict
                assert reason in " ".join(found[1])


def test_a_key_needs_a_commitment() -> None:
    """Of a known kind, and the right one."""
    for header, verdict, reason in (
        ((), Verdict.OPEN, "secrets-uncommitted"),
        ((f"secrets: md5 {'0' * 32}",), Verdict.OPEN, "secrets-unknown-kind"),
        ((f"secrets: {hashed('another')}",), Verdict.WRONG, "key-wrong-hash"),
    ):
        found = judge([*WAR[:-1], *header, *WHOLE])
        assert found[0] is verdict
        assert reason in found[1]


def test_a_game_is_given_up_with_its_secrets_told() -> None:
    """Then a choice hidden to the last is revealed, before the key."""
    end = ("# open 1 0 play queen", f"# key {KEY}", "# gave-up 1")
    assert war(WHOLE[0], *end)[0] is Verdict.GOOD
    assert war(WHOLE[0], *end, "# gave-up 0")[0] is Verdict.GOOD
    assert "order-gave-up" in war(WHOLE[0], *end, "# gave-up 1")[1]
    assert "secret-unknown" in " ".join(war(WHOLE[0], *end[1:])[1])
    assert "secret-unknown" in " ".join(war(WHOLE[0], "1 play ten", *end[1:2])[1])


@pytest.mark.parametrize(
    ("old", "new", "verdict", "reason"),
    [
        ("luck: sha256 ", "luck: md5 ", Verdict.OPEN, "luck-unknown-kind"),
        ("luck: ", "", Verdict.OPEN, "luck-unnamed"),
        ("luck: ", "luck: seed ", Verdict.WRONG, "luck-two-seeds"),
        ("# seed ", "; seed ", Verdict.OPEN, "luck-lost"),
        ("# seed ", "# seed 0", Verdict.WRONG, "luck-wrong-hash"),
    ],
)
def test_luck_needs_a_commitment(old: str, new: str, verdict: Verdict, reason: str) -> None:
    lines = [line.replace(old, new, 1) for line in whole_game("sika", 3)]
    if not new:
        lines = [line for line in lines if not line.startswith("sha256 ")]
    found = judge(lines)
    assert found[0] is verdict
    assert reason in found[1]


def test_a_record_without_checks_is_not_proved(run: Run, tmp_path: Path) -> None:
    """Written by hand, or by any program."""
    lines = ["sealed: no" if line == "sealed: yes" else line for line in whole_game("sika", 3)]
    path = tmp_path / "a.record"
    path.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
    status, told, _ = run("verify", str(path))
    assert status == 1
    assert "The lines have no check codes" in told
    assert told.endswith("Not proved.\n")


def test_luck_that_is_written_as_a_secret_is_refused() -> None:
    """Whether luck that everybody sees is hidden, or a choice is revealed as luck."""
    lines = list(whole_game("sika", 3))
    at = next(at for at, line in enumerate(lines) if line.startswith("* "))
    number = sum(line[:1] in "0123456789*" for line in lines[:at]) + 1
    for who, why in (("*", "order-secret-needless"), ("0", "secret-of-another")):
        forged = [
            *lines[:at],
            f"{who} {commitment(KEY, number, '* red red red')}",
            f"# open {number} * red red red",
            *lines[at + 1 : -2],
            f"# key {KEY}",
            *lines[-2:],
        ]
        verdict, found = judge(forged)
        assert verdict is Verdict.WRONG
        assert any(why in one for one in found)


def test_a_seed_that_is_told_in_mid_game_proves_nothing() -> None:
    lines = whole_game("sika", 3)
    found = judge([*lines[:20], lines[-2], *lines[20:-2], lines[-1]])
    assert found[0] is Verdict.WRONG
    assert "order-told-early" in found[1]
    found = judge([*lines[:20], lines[-2]])
    assert found[0] is Verdict.OPEN
    assert {"told-too-early", "still-running"} <= set(found[1])


# Luck from all players.


def shared(*shares: str, again: bool = False) -> list[str]:
    """Return the notes of one round: Ann and Bo commit, reveal, and words follow."""
    head = read_record(sealed([*SIKA, "0 call red"])).hash
    seats = [str(seat) for seat in range(len(shares))]
    commits = [
        f"# commit {seat} {share_hash(head, seat, share)}"
        for seat, share in zip(seats, shares, strict=True)
    ]
    reveals = [f"# reveal {seat} {share}" for seat, share in zip(seats, shares, strict=True)]
    words = sha256("".join(shares).encode()).hexdigest()
    return [*commits, *reveals, *([] if again else [f"# words {words}"])]


ANN, BO, CY = (digit * 64 for digit in "abc")


def sika_of(*lines: str, luck: Luck) -> tuple[Verdict, list[str]]:
    """Judge a record of the first throw, after which both give up."""
    moves = ("0 call red", "1 call blue", "0 throw", throw(0, luck))
    return judge([*SIKA, *lines, *moves, f"# seed {SEED}", "# gave-up 0", "# gave-up 1"])


def test_everybody_adds_to_the_luck() -> None:
    """Words follow from all shares, and luck from the words; the participants are named."""
    notes = shared(ANN, BO)
    luck = Luck(SEED, sha256((ANN + BO).encode()).hexdigest())
    verdict, found = sika_of(*notes, luck=luck)
    assert verdict is Verdict.GOOD
    assert "luck-shared" in found
    for forged, reason in (
        ([*notes[:3], notes[4]], "order-unrevealed"),
        ([*notes[:3], notes[3].replace(BO, CY), notes[4]], "order-unrevealed"),
        ([notes[0], *notes[2:]], "order-reveal"),
        ([*notes[:4], f"# words {sha256(b'x').hexdigest()}"], "order-shares"),
        (notes[:4], "order-unrevealed"),
        ([*notes[:4], *notes], "order-round-dropped"),
        (["# commit 0 12", *notes], "order-note-form"),
        ([*notes[:3], notes[2], *notes[3:]], "order-reveal"),
    ):
        verdict, found = sika_of(*forged, luck=luck)
        assert verdict is Verdict.WRONG, forged
        assert reason in found
    verdict, found = sika_of(notes[4], luck=luck)
    assert verdict is Verdict.GOOD  # words without a commitment, as a forger may type them
    assert "luck-shared" not in found


def test_luck_that_was_begun_again_is_not_proved() -> None:
    """How often, and whose fault it was, is said."""
    first, again = shared(ANN, BO), shared(CY, BO)
    luck = Luck(SEED, sha256((CY + BO).encode()).hexdigest())
    for failed in (first[:3], [*first[:3], first[3].replace(BO, CY)]):
        verdict, found = sika_of(*failed, *again, luck=luck)
        assert verdict is Verdict.OPEN
        assert "luck-begun-again" in found


def test_words_begin_at_a_later_outcome() -> None:
    """Only at one never drawn, and only from committed shares."""
    notes, later = shared(ANN), shared(CY, BO, again=True)
    words = sha256((CY + BO).encode()).hexdigest()
    luck = Luck(SEED, sha256(ANN.encode()).hexdigest())
    moves = ("0 call red", "1 call blue", "0 throw", throw(0, luck), "0 throw")
    end = (f"# seed {SEED}", "# gave-up 0")

    def judged(
        note: str, *, alone: bool = False, undone: bool = False
    ) -> tuple[Verdict, list[str]]:
        before = () if alone else later
        back = ("# undo 1",) if undone else ()
        more = throw(1, luck.with_words_from(1, words))
        again = ("0 throw",) if undone else ()
        return judge([*SIKA, *notes, *moves, *back, *before, note, *again, more, *end])

    assert judged(f"# words-from 1 {words}")[0] is Verdict.GOOD
    assert judged(f"# words-from 1 {words}", undone=True)[0] is Verdict.GOOD
    assert "note-words-from" in judged(f"# words-from 0 {words}")[1][0]
    assert "note-words-from" in judged(f"# words-from 2 {words}")[1][0]
    assert "order-shares" in judged(f"# words-from 1 {words[::-1]}")[1]
    verdict, found = judged(f"# words-from 1 {words}", alone=True)
    assert verdict is Verdict.OPEN
    assert "words-alone" in found


def test_a_round_in_mid_game_that_never_ended_is_not_proved() -> None:
    """A player may have stayed silent because luck did not suit."""
    notes, later = shared(ANN, BO), shared(CY, BO, again=True)
    luck = Luck(SEED, sha256((ANN + BO).encode()).hexdigest())
    moves = ("0 call red", "1 call blue", "0 throw", throw(0, luck))
    end = (f"# seed {SEED}", "# gave-up 0", "# gave-up 1")
    for count in range(1, 5):
        verdict, found = judge([*SIKA, *notes, *moves, *later[:count], *end])
        assert verdict is Verdict.OPEN
        assert "luck-unended" in found


def test_a_bot_adds_nothing_to_the_luck() -> None:
    """Only the seats of people do: bots have no device."""
    bots = [line.replace("seat 1: person", "seat 1: casual") for line in SIKA]
    luck = Luck(SEED, "")
    moves = ("0 call red", "1 call blue", "0 throw", throw(0, luck))
    share = f"# commit 1 {'a' * 64}"
    assert "order-commit-bot" in judge([*bots, share, *moves])[1]
    assert "order-commit-bot" not in judge([*SIKA, share, *moves])[1]


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("0 call red", "0  call red"),
        ("0 call red", "0 call red "),
        ("0 call red", "00 call red"),
        ("0 throw", "0 throw "),
    ],
)
def test_a_move_is_written_in_one_way(old: str, new: str) -> None:
    """Of two records of the same game, both with right checksums, one alone is proved."""
    luck = Luck(SEED, "")
    moves = ["0 call red", "1 call blue", "0 throw", throw(0, luck)]
    end = [f"# seed {SEED}", "# gave-up 0", "# gave-up 1"]
    assert judge([*SIKA, *moves, *end])[0] is Verdict.GOOD
    moves[moves.index(old)] = new
    verdict, found = judge([*SIKA, *moves, *end])
    assert verdict is Verdict.WRONG
    assert "order-other-writing" in found


def test_luck_of_an_unknown_kind_is_not_proved_in_a_game_without_luck() -> None:
    """The meaning of the header's kind is unknown."""
    whole = whole_game("scientific-war")
    assert judge([*whole])[0] is Verdict.GOOD
    forged = [f"luck: md5 {'0' * 32}" if line.startswith("luck: ") else line for line in whole]
    verdict, found = judge(forged)
    assert verdict is Verdict.OPEN
    assert "luck-unknown-kind" in found


def test_an_empty_commitment_is_no_commitment(run: Run, tmp_path: Path) -> None:
    """A script with an empty variable gets an error instead of a proof."""
    path = tmp_path / "whole.record"
    path.write_bytes(sealed([*whole_game("sika")]))
    assert run("verify", str(path))[0] == 0
    for empty in ("", "  "):
        status, _, faults = run("verify", str(path), "--commitment", empty)
        assert status == 2
        assert ", not 0" in faults


# The key of the secrets.


def test_the_key_is_fixed_before_the_first_move(tmp_path: Path) -> None:
    """It is stored beside the record from the beginning, and is valid after resuming."""
    game = find_game("scientific-war")
    players = (Player("Ann"), Player("Bo"))
    opened = new_table(game, players, game.options(), tmp_path)
    opened.journal.close()
    (path,) = records_folder(tmp_path).glob("*.record")
    assert path.with_suffix(CHOICES).exists()
    again = resume_table(path)
    assert hashed(again.table.commitments.key) == load(path).header.secrets
    assert again.hash == opened.hash == load(path).hash
    again.journal.close()
    path.with_suffix(CHOICES).unlink()
    lost = resume_table(path)
    lost.journal.close()
    assert load(path).notes == ("key-lost",)


def test_a_record_of_a_later_version_is_not_gone_on_with(tmp_path: Path) -> None:
    """Its luck might be drawn differently; so none is drawn."""
    path = tmp_path / "later.record"
    lines = [line.replace(hashed(SEED), "seed 7") for line in SIKA]
    path.write_bytes(sealed([*lines, "# link 0 12", "0 call red"]))
    with refuses(CannotResume, match="line 7 of its record, '# link 0 12', is a note"):
        resume_table(path)


def test_a_game_whose_seed_was_told_is_over(tmp_path: Path) -> None:
    """The program was stopped while it wrote the end: luck that is known must not be played."""
    path = tmp_path / "told.record"
    path.write_bytes(sealed([*SIKA, "0 call red", f"# seed {SEED}"]))
    with refuses(CannotResume, match="is a finished game"):
        resume_table(path)


def test_each_finding_of_a_verification_has_a_sentence() -> None:
    """Whichever ids the verdict's modules use."""
    home = Path(str(audiogame.archive.__file__)).parent
    sentences = (home / "en.ftl").read_text(encoding="utf-8")
    names = ("verdict", "line_order", "shared_luck")
    source = "".join((home / f"{name}.py").read_text(encoding="utf-8") for name in names)
    found = re.findall(r"\bfound\(\s*\"([a-z-]+)\"", source)
    found += [f"order-{name}" for name in re.findall(r"misplaced\(\"([a-z-]+)\"", source)]
    assert len(found) > 40
    assert [name for name in found if f"\n{name} =" not in sentences] == []
