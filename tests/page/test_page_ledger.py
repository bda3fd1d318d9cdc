"""The ledger of lines the page may not have said: offered on return, read by Space."""

from __future__ import annotations

from pathlib import Path

from memory_shell import Shell, visit_page


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
