"""The ledger of lines the page may not have said: offered on return, read by Space."""

from __future__ import annotations

from pathlib import Path

from memory_shell import Shell, at_table, visit_page

from audiogame.narration.line import Line
from audiogame.settings import Settings


def ids(shell: Shell) -> list[int]:
    return [message["id"] for message in shell.of("line")]


def test_what_came_while_nobody_looked_is_offered_on_return_and_read_by_space(
    tmp_path: Path,
) -> None:
    """All but the row of a menu that the player has left."""

    async def walk(shell: Shell) -> None:
        await shell.press("x", "l", "v", "v")
        missed = shell.of("line")[-4:]
        before = len(shell.lines)
        for message in missed:
            await shell.tell(kind="held", id=message["id"], why="away")
        await shell.tell(kind="seen", visible=True, focused=False)
        assert shell.lines[before:] == []
        await shell.tell(kind="seen", visible=True, focused=True)
        assert len(shell.lines[before:]) == 1
        offer = shell.lines[-1]
        assert offer.endswith("lines: Space.")
        await shell.tell(kind="held", id=ids(shell)[-1], why="away")
        await shell.tell(kind="seen", visible=True, focused=True)
        assert shell.lines[before:] == [offer], "once, and an offer is not offered"
        await shell.press("space")
        told = list(dict.fromkeys(message["text"] for message in missed[1:]))
        assert shell.lines[before + 1 :] == told
        await shell.tell(kind="seen", visible=True, focused=True)
        assert shell.lines[before + 1 :] == told

    visit_page(tmp_path, walk)


def test_a_line_that_a_key_cut_off_is_read_by_space_and_never_offered(tmp_path: Path) -> None:
    async def walk(shell: Shell) -> None:
        await shell.press("v")
        cut = shell.of("line")[-1]
        before = len(shell.lines)
        await shell.tell(kind="held", id=cut["id"], why="key")
        await shell.press("down")
        assert not any("Space" in line for line in shell.lines[before:])
        before = len(shell.lines)
        await shell.press("space")
        assert shell.lines[before:] == [cut["text"]]

    visit_page(tmp_path, walk)


def test_an_answer_that_was_cut_is_forgotten_with_the_key_after_the_next(tmp_path: Path) -> None:
    async def walk(shell: Shell) -> None:
        await shell.press("v")
        cut = shell.of("line")[-1]
        assert cut["urgency"] == "answer"
        await shell.tell(kind="held", id=cut["id"], why="key")
        await shell.press("down", "down")
        before = len(shell.lines)
        await shell.press("space")
        assert cut["text"] not in shell.lines[before:]

    visit_page(tmp_path, walk)


def test_what_a_key_came_before_waits_for_space_and_a_question_is_asked_again(
    tmp_path: Path,
) -> None:
    async def walk(shell: Shell) -> None:
        await shell.press("down", "enter")  # it is Bella's turn then, and the player's again
        question = next(one for one in reversed(shell.of("line")) if one["asks"])
        news = [one for one in shell.of("line") if one["folds"]][-2:]
        assert len(news) == 2
        for one in (*news, question):
            await shell.tell(kind="held", id=one["id"], why="behind")
        before = len(shell.lines)
        await shell.press("t")
        offer, answer, again = shell.lines[before:]
        assert offer == "2 lines: Space."
        assert "Waiting for you" in answer or "Your turn" in answer
        assert again == question["text"]
        before = len(shell.lines)
        await shell.press("space")
        assert shell.lines[before:] == [one["text"] for one in news]
        assert not any(one["folds"] and one["asks"] for one in shell.of("line"))

    visit_page(tmp_path, walk, at_table("sika"))


def test_how_many_lines_wait_is_said_once_until_they_are_read_or_silence_is_wanted(
    tmp_path: Path,
) -> None:
    """More news that folds is no reason to say it again; what the player has to hear is."""

    async def walk(shell: Shell) -> None:
        unheard = shell.session.app.unheard

        async def offers(*missed: Line, key: str = "t") -> list[str]:
            for line in missed:
                unheard.miss(line)
            before = len(shell.said)
            await shell.press(key)
            said = [one for one in shell.said[before:] if one["kind"] == "line"]
            assert not any(one["passing"] != ("Space" in one["text"]) for one in said)
            return [one["text"] for one in said if one["passing"]]

        news = [Line(f"Bella rolls {number}.", folds=True) for number in range(9)]
        assert await offers(news[0]) == ["1 line: Space."]
        assert await offers(news[1], news[2]) == []
        assert await offers(Line("You lose a die.")) == ["4 lines: Space."]
        assert await offers(news[3]) == []
        assert await offers(key="x") == await offers() == []
        assert await offers(news[4]) == ["6 lines: Space."]
        offer = [one["id"] for one in shell.of("line") if one["passing"]][-1]
        await shell.tell(kind="held", id=offer, why="behind")
        assert await offers() == ["6 lines: Space."], "a key came before its first word"
        assert await offers(key="space") == []
        assert shell.lines[-6:] == [
            line.text for line in (*news[:3], Line("You lose a die."), *news[3:5])
        ]
        assert await offers(news[5]) == ["1 line: Space."]
        history = shell.session.app.recall.history
        assert not [line.text for line in history.lines if "Space" in line.text]

    visit_page(tmp_path, walk, at_table("sika"))


def test_a_question_that_a_key_has_answered_is_not_asked_again(tmp_path: Path) -> None:
    async def walk(shell: Shell) -> None:
        question = next(one for one in reversed(shell.of("line")) if one["asks"])
        await shell.press("down")
        await shell.tell(kind="held", id=question["id"], why="behind")
        await shell.press("enter")
        told = [one["text"] for one in shell.of("line")]
        assert told.count(question["text"]) == 1

    visit_page(tmp_path, walk, at_table("sika"))


def test_silence_empties_the_queue_of_the_page(tmp_path: Path) -> None:
    async def walk(shell: Shell) -> None:
        before = len(shell.said)
        await shell.press("x")
        assert [one["kind"] for one in shell.said[before:]] == ["silence"]

    visit_page(tmp_path, walk, at_table("sika"))


def test_in_braille_space_goes_on_to_the_next_line_and_marks_nothing(tmp_path: Path) -> None:
    """The game stands still until then: nothing advances by time."""

    async def walk(shell: Shell) -> None:
        await shell.press("down", "enter")
        screen = shell.session.app.dialogue.outputs.screen
        assert screen.reads_on
        assert shell.of("manner")[-1]["braille"]
        before = len(shell.lines)
        while screen.unread:
            await shell.press("space")
            await shell.quiet()
        told = [one["text"] for one in shell.of("line")][before:]
        assert told, "Bella plays only once the player has read on"
        before = len(shell.lines)
        await shell.press("space")
        assert len(shell.lines) == before

    settings = Settings(speech="lines", braille=True, welcomed=True)
    visit_page(tmp_path, walk, at_table("sika"), settings)
