"""What a server keeps of a person is handed out, and erased; the games of others stay."""

from __future__ import annotations

import asyncio
import json
import secrets
import zipfile
from pathlib import Path
from random import Random

import pytest
from online_server import PATIENCE, guests, open_table, serving, table_link, wishes
from postgres_cluster import Cluster

from audiogame.__main__ import main
from audiogame.archive.folder import records_folder
from audiogame.server.store.files import FileStore
from audiogame.table.library import find_game
from audiogame.table.notes import read_notes
from audiogame.table.record_file import SUFFIX, kept_private, load
from audiogame.table.replay import Replay

SIKA = find_game("sika")


async def evening(folder: Path, over: bool) -> tuple[str, str]:
    """Play once or twice; returns who Ann and Cy are to the server."""
    async with serving(wishes(folder)) as (_, invitation), guests("Ann", "Cy") as (ann, cy):
        await ann.come(invitation)
        await ann.line.open_table(open_table(SIKA, "Ann", 1))
        await cy.enter(table_link(invitation, ann))
        for _ in range(1 + over):
            for one in (ann, cy):
                one.line.record = None
            await ann.line.start()
            await asyncio.gather(ann.sit(), cy.sit())
            if over:
                async with asyncio.timeout(PATIENCE):
                    await asyncio.gather(ann.play(Random(1)), cy.play(Random(2)))
                    await asyncio.gather(ann.record(), cy.record())
        return ann.line.person, cy.line.person


def text_of_all(folder: Path) -> str:
    files = (path for path in folder.rglob("*") if path.is_file())
    return "\n".join(path.read_text(encoding="utf-8") for path in files)


def ended(path: Path) -> bool:
    record = load(path)
    Replay(record, kept_private(path, record)).to_end()
    return read_notes(record.notes).over


def test_a_person_is_found_handed_out_and_erased(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Two games, with the seats moved between them: both are in what is handed out."""
    server = tmp_path / "server"
    ann, cy = asyncio.run(evening(server, over=True))
    command = ["server", "person"]
    data = ["--data", str(tmp_path)]
    assert main([*command, "find", "cy", *data]) == 0
    assert capsys.readouterr().out.startswith(f"{cy}: ")
    out = tmp_path / "cy.zip"
    assert main([*command, "export", cy, str(out), *data]) == 0
    with zipfile.ZipFile(out) as packed:
        told = json.loads(packed.read("person.json"))
        assert told["names"] == ["Cy"]
        assert sorted(one["seats"] for one in told["games"]) == [[0], [1]]
        for one in told["games"]:
            text = packed.read(one["record"]).decode()
            assert f"seat {one['seats'][0]}: person Cy" in text
            assert "Ann" not in text
    assert main([*command, "export", cy, str(out), *data]) == 2
    assert "can't be written" in capsys.readouterr().err
    assert main([*command, "erase", cy, *data]) == 0
    kept = text_of_all(server)
    assert "Cy" not in kept
    assert cy not in kept
    assert ann in kept
    paths = [*records_folder(server).glob(f"*{SUFFIX}")]
    assert [ended(path) for path in paths] == [True, True]
    assert all("person Ann" in path.read_text(encoding="utf-8") for path in paths)
    assert main([*command, "erase", cy, *data]) == 2
    assert "keeps nothing of" in capsys.readouterr().err
    assert main([*command, "find", "Cy", *data]) == 2


def test_others_play_on_without_whom_was_erased(tmp_path: Path) -> None:
    server = tmp_path / "server"
    ann_person, cy = asyncio.run(evening(server, over=False))
    assert main(["server", "person", "erase", cy, "--data", str(tmp_path)]) == 0
    assert "Cy" not in text_of_all(server)
    store = FileStore(server)
    (agreed,) = store.agreements.values()
    assert agreed.persons == (ann_person,)
    (path,) = records_folder(server).glob(f"*{SUFFIX}")
    record = load(path)
    table = Replay(record, kept_private(path, record)).to_end()
    assert table.players[1].bot == agreed.stand_in
    assert table.state.result is None


def test_a_server_that_runs_is_left_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Nothing is erased of a game that is being played."""

    async def erased() -> int:
        async with (
            serving(wishes(tmp_path / "server")) as (_, invitation),
            guests("Ann", "Cy") as (ann, cy),
        ):
            await ann.come(invitation)
            await ann.line.open_table(open_table(SIKA, "Ann", 1))
            await cy.enter(table_link(invitation, ann))
            await ann.line.start()
            await asyncio.gather(ann.sit(), cy.sit())
            command = ["server", "person", "erase", cy.line.person, "--data", str(tmp_path)]
            return await asyncio.to_thread(main, command)

    assert asyncio.run(erased()) == 2
    assert "another program" in capsys.readouterr().err.lower()
    assert "Cy" in text_of_all(tmp_path / "server")


@pytest.mark.real
def test_a_person_is_erased_from_a_database(
    tmp_path: Path, cluster: Cluster, capsys: pytest.CaptureFixture[str]
) -> None:
    """What is left there is carried out, and checked as it is."""
    _, cy = asyncio.run(evening(tmp_path / "server", over=True))
    name = f"d{secrets.token_hex(4)}"
    store = ["--store", cluster.database(name)]
    assert main(["server", "import", *store, "--data", str(tmp_path)]) == 0
    person = ["server", "person"]
    assert main([*person, "find", "cy", *store]) == 0
    assert f"{cy}: " in capsys.readouterr().out
    out = tmp_path / "cy.zip"
    assert main([*person, "export", cy, str(out), *store]) == 0
    with zipfile.ZipFile(out) as packed:
        assert len(json.loads(packed.read("person.json"))["games"]) == 2
    assert main([*person, "erase", cy, *store]) == 0
    assert main([*person, "erase", cy, *store]) == 2, "nothing is kept any more"
    lines = cluster.sql(name, "SELECT line FROM lines UNION ALL SELECT agreement FROM tables")
    assert cy not in lines
    assert "Cy" not in lines.replace("\n", " ").split()
    assert main(["server", "export", *store, "--data", str(tmp_path / "out")]) == 0
    records = [*records_folder(tmp_path / "out" / "server").glob(f"*{SUFFIX}")]
    assert len(records) == 2
    assert all(ended(path) for path in records)
