"""Six players at programs of their own, and a listener: all hear the same game."""

from __future__ import annotations

import asyncio
import re
import time
from pathlib import Path

from online_player import Player, enters
from online_server import PATIENCE, guests, open_table, serving, table_link, wishes

from audiogame.archive.folder import kept_records
from audiogame.lobby.far_company import FarCompany
from audiogame.online.session_packets import LeaveTable
from audiogame.rules.value import replace
from audiogame.table.library import find_game

WON = re.compile(r"(\w+) takes? (\d+) cards? and now ha(?:s|ve) (\d+)")
QUESTIONS = ("Play a card", "Play your ", "keep your hand, or swap", "Keep your hand.")
ANSWER = re.compile(r"^You (play|keep|swap)")
OVER = "Enter: play again, with the next player in the first seat."
STAYS = "Enter: stay at the table."
MISSED = "made while you were away."


class Sitter(Player):
    """A player at the table, who plays the first card whenever asked."""

    def __init__(self, data: Path, name: str) -> None:
        super().__init__(data, name)
        self.name = name
        self._pressed = 0.0

    def plays(self) -> None:
        """Answer what is asked; keys this fast come too soon at first, and are retried."""
        open_ = False
        for line in self.ears.lines:
            open_ = (open_ and not ANSWER.search(line)) or any(one in line for one in QUESTIONS)
        now = time.monotonic()
        if open_ and self.fingers.idle and now - self._pressed > 0.1:
            self._pressed = now
            self.fingers.press("1", "enter")

    @property
    def trick(self) -> int:
        """The number of the trick asked for last; 0 before the first."""
        return max(map(int, re.findall(r"Trick (\d+)", "\n".join(self.ears.lines))), default=0)

    @property
    def tricks(self) -> list[tuple[str, str, str]]:
        """The tricks as heard here: taker, cards, and cards held then.

        After a long disconnection the missed ones were summarised; the history has all.
        """
        if self.heard(MISSED):
            kept = "\n".join(line.text for line in self.app.recall.history.lines)
            return [*dict.fromkeys(self._won(kept))]  # the last of them was told with the summary
        return self._won("\n".join(self.ears.lines))

    def _won(self, heard: str) -> list[tuple[str, str, str]]:
        found = WON.findall(heard)
        return [(self.name if who == "You" else who, cards, now) for who, cards, now in found]

    def cut(self) -> None:
        """Cut the connection; the program reconnects."""
        company = self.app.scene.company
        assert isinstance(company, FarCompany)
        company._session.cut()


def said(one: Sitter) -> list[str]:
    """Return the chat that was heard."""
    return [line.partition(": ")[2] for line in one.ears.lines if re.match(r"\w+ says?: ", line)]


async def test_an_evening_of_six_programs_and_a_listener(tmp_path: Path) -> None:
    """With chat, a lost connection, and a player who leaves: the same tricks for all, once each."""
    async with serving(wishes(tmp_path / "server")) as (_, invitation), guests("Zoe") as (zoe,):
        await zoe.come(invitation)
        wanted = open_table(find_game("scientific-war"), "Zoe", 6)
        options = tuple(
            (name, "16" if name == "limit" else typed) for name, typed in wanted.options
        )
        room = await zoe.line.open_table(replace(wanted, options=options, spectators=True))
        link = table_link(invitation, zoe)
        people = [Sitter(tmp_path / name, name) for name in ("Ann", "Bo", "Cy", "Di", "Eve")]
        people += [Sitter(tmp_path / "Fay", "Fay")]
        gus = Sitter(tmp_path / "Gus", "Gus")
        programs = []
        for one in (*people, gus):
            programs.append(asyncio.create_task(enters(one, link)))
            await one.hears("Sit down to play?" if one is not gus else "Listen to the game?")
            one.fingers.press("y")
            await one.hears("at a table of Scientific War.")
        assert room.host == 0
        await zoe.line.start()
        await zoe.sit()
        await zoe.line.tell(LeaveTable())  # the host leaves, and a bot plays on
        ann, bo, fay = people[0], people[1], people[5]
        await ann.hears("You're the host now.")
        everybody = (*people, gus)
        talked = cut = left = False
        async with asyncio.timeout(4 * PATIENCE):
            while not all(one.heard(OVER) for one in people[:5]) or not gus.heard(STAYS):
                for one in people[:5] if left else people:
                    one.plays()
                trick = ann.trick
                if not talked and trick >= 2:
                    talked = True
                    bo.fingers.press("C", *"Hello", "enter")
                    await asyncio.gather(*(one.hears("Hello") for one in everybody))
                    gus.fingers.press("C", *"Hi", "enter")
                    await asyncio.gather(*(one.hears(": Hi") for one in everybody))
                if not cut and trick >= 4:
                    cut = True
                    people[2].cut()
                if not left and trick >= 6:
                    left = True
                    fay.fingers.press("escape", "end", "enter")
                    await ann.hears("Fay has left.")
                await asyncio.sleep(0.02)
        assert talked
        assert cut
        assert left
        heard = gus.tricks
        assert len(heard) >= 2
        for one in people[:5]:
            assert one.tricks == heard, one.name
        assert fay.tricks == heard[: len(fay.tricks)]
        for one in everybody:
            assert said(one) == ["Hello", "Hi"], one.name
        for one in (*people[:5], gus):
            one.fingers.press("escape")
            await one.hears("The record of this game is kept, and proved.")
        texts = {
            kept.path.read_text(encoding="utf-8")
            for one in (*people[:5], gus)
            for kept in kept_records(one.app.data.folder)
        }
        assert len(texts) == 1
        for program in programs:
            program.cancel()
