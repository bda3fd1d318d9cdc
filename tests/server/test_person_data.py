"""A person's data on a server is exported and erased; the games of others stay."""

from __future__ import annotations

import asyncio
import json
import os
import secrets
import time
import zipfile
from pathlib import Path
from random import Random

import pytest
from online_player import opened
from online_server import PATIENCE, guests, serving, wishes
from postgres_cluster import Cluster
from server_evening import evening_of_two

from audiogame.__main__ import main
from audiogame.archive.folder import records_folder
from audiogame.online.company_packets import ChatSent
from audiogame.online.device import Device
from audiogame.online.session import Session
from audiogame.online.session_packets import Remove
from audiogame.rules.value import replace
from audiogame.server.clock_marks import ClockMarks
from audiogame.server.store.files import FileStore
from audiogame.server.store.postgres import PostgresStore
from audiogame.table.library import find_game
from audiogame.table.notes import read_notes
from audiogame.table.record_file import STATE, SUFFIX, kept_private, load
from audiogame.table.replay import Replay

SIKA = find_game("sika")


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
    """Two games, with the seats moved between them: both are in the export."""
    server = tmp_path / "server"
    ann, cy = asyncio.run(evening_of_two(server, over=True))
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
    assert "keeps nothing about" in capsys.readouterr().err
    assert main([*command, "find", "Cy", *data]) == 2


def test_a_table_that_is_forgotten_leaves_no_names(tmp_path: Path) -> None:
    """After 30 days without a visit: of the people nothing is left, of the games their records."""
    server = tmp_path / "server"
    ann, cy = asyncio.run(evening_of_two(server, over=True))
    store = FileStore(server)
    (agreed,) = store.agreements.values()
    store.save(replace(agreed, changed=1))
    paths = [*records_folder(server).glob(f"*{SUFFIX}")]
    assert len(paths) == 2

    async def forgotten() -> None:
        async with serving(wishes(server)) as (running, _):
            await asyncio.sleep(1.5)
            assert running.store.agreements, "its last game was played today"
        for path in paths:
            os.utime(path, (1, 1))
        store.save_identity(
            replace(store.identity, clock=ClockMarks(int(time.time())))
        )  # it runs daily
        async with serving(wishes(server)) as (running, _):
            async with asyncio.timeout(PATIENCE):
                while running.store.agreements or [*(server / "tables").iterdir()]:
                    await asyncio.sleep(0.01)

    asyncio.run(forgotten())
    kept = text_of_all(server)
    assert "person Player 1" in kept
    for word in ("person Ann", "person Cy", cy):
        assert word not in kept
    assert kept.count(ann) == 1, "she was invited"
    assert [ended(path) for path in paths] == [True, True]


async def lose_a_device(folder: Path) -> tuple[str, str]:
    """Lose a device twice; returns the person's first key, and the last."""
    async with serving(wishes(folder)) as (_, invitation), guests("Ann") as (ann,):
        await opened(ann, invitation)
        first, device = ann.line.person, Device(ann.secret.hex())
        for _ in range(2):
            device = device.renewed()
            former = tuple(map(bytes.fromhex, device.former))
            session = Session(invitation, bytes.fromhex(device.secret), former=former)
            await session.begin()
            last = session.person
            await session.close()
        return first, last


def test_keys_that_were_given_up_are_handed_out_and_erased(tmp_path: Path) -> None:
    server = tmp_path / "server"
    first, last = asyncio.run(lose_a_device(server))
    yielded = FileStore(server).identity.yielded
    keys = {key for pair in yielded for key in pair}
    assert len(keys) == 3
    assert {first, last} <= keys
    store = FileStore(server)
    store.save_identity(replace(store.identity, yielded=(*yielded, ("0a", "0b"))))
    data = ["--data", str(tmp_path)]
    out = tmp_path / "ann.zip"
    assert main(["server", "person", "export", first, str(out), *data]) == 0
    with zipfile.ZipFile(out) as packed:
        assert json.loads(packed.read("person.json"))["keys"] == sorted(keys)
    assert main(["server", "person", "erase", first, *data]) == 0
    kept = text_of_all(server)
    assert not [key for key in keys if key in kept]
    assert FileStore(server).identity.yielded == (("0a", "0b"),), "those of others stay"


def test_others_play_on_after_a_person_was_erased(tmp_path: Path) -> None:
    server = tmp_path / "server"
    ann_person, cy = asyncio.run(evening_of_two(server, over=False))
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
            link = await opened(ann, invitation)
            await cy.enter(link)
            await ann.line.start()
            await asyncio.gather(ann.sit(), cy.sit())
            command = ["server", "person", "erase", cy.line.person, "--data", str(tmp_path)]
            return await asyncio.to_thread(main, command)

    assert asyncio.run(erased()) == 2
    assert "stop it" in capsys.readouterr().err.lower()
    assert "Cy" in text_of_all(tmp_path / "server")


@pytest.mark.real
def test_a_person_is_erased_from_a_database(
    tmp_path: Path, cluster: Cluster, capsys: pytest.CaptureFixture[str]
) -> None:
    """The remaining data is exported, and verified as it is."""
    _, cy = asyncio.run(evening_of_two(tmp_path / "server", over=True))
    files = FileStore(tmp_path / "server")
    (agreed,) = files.agreements.values()
    files.save(replace(agreed, changed=0))  # as if not visited since
    name = f"d{secrets.token_hex(4)}"
    store = ["--store", cluster.database(name)]
    files = FileStore(tmp_path / "server")
    others = ("0a", "0b")
    files.save_identity(replace(files.identity, yielded=((cy, "cc"), ("cc", "cd"), others)))
    assert main(["server", "import", *store, "--data", str(tmp_path)]) == 0
    changed = "SELECT agreement::json ->> 'changed' FROM tables"
    assert time.time() - int(cluster.sql(name, changed)) < 600, "when the game was played last"
    person = ["server", "person"]
    assert main([*person, "find", "cy", *store]) == 0
    assert f"{cy}: " in capsys.readouterr().out
    out = tmp_path / "cy.zip"
    assert main([*person, "export", cy, str(out), *store]) == 0
    with zipfile.ZipFile(out) as packed:
        told = json.loads(packed.read("person.json"))
        assert len(told["games"]) == 2
        assert told["keys"] == sorted((cy, "cc", "cd"))
    assert main([*person, "erase", cy, *store]) == 0
    assert cluster.sql(name, "SELECT former, key FROM yielded").split() == ["0a|0b"]
    assert main([*person, "erase", cy, *store]) == 2, "nothing is kept any more"
    all_lines = "SELECT line FROM lines UNION ALL SELECT agreement FROM tables"
    lines = cluster.sql(name, all_lines)
    assert cy not in lines
    assert "Cy" not in lines.replace("\n", " ").split()
    assert "person Ann" in lines
    assert main(["server", "export", *store, "--data", str(tmp_path / "out")]) == 0
    records = [*records_folder(tmp_path / "out" / "server").glob(f"*{SUFFIX}")]
    assert len(records) == 2
    assert all(ended(path) for path in records)

    async def forget(changed: int) -> None:
        kept = PostgresStore(store[1], tmp_path / "other", "test")
        await kept.begin()
        await kept.forget_before(changed, ())
        await kept.close()

    names = "SELECT name FROM tables"
    there, now = cluster.sql(name, names), int(time.time())
    cluster.sql(name, "UPDATE tables SET agreement = (agreement::jsonb - 'changed')::text")
    asyncio.run(forget(now))
    assert cluster.sql(name, names) == there, "who does not tell the time is left alone once"
    gone = "now() - interval '1 minute'"
    cluster.sql(name, f"INSERT INTO servers VALUES ('gone', '127.0.0.1:1', {gone})")
    cluster.sql(name, "UPDATE tables SET owner = 'gone'")
    asyncio.run(forget(now - 120))
    assert cluster.sql(name, names) == there, "its process was killed a minute ago"
    asyncio.run(forget(now + 100))
    lines = cluster.sql(name, all_lines)
    assert "person Ann" not in lines
    assert "person Player 1" in lines
    assert cluster.sql(name, "SELECT name FROM tables").strip() == ""


async def quits(folder: Path) -> tuple[str, str]:
    """Make a bot replace Quentin, then the host remove him, then another game begin."""
    async with (
        serving(wishes(folder)) as (_, invitation),
        guests("Ann", "Quentin") as (ann, quentin),
    ):
        link = await opened(ann, invitation)
        await quentin.enter(link)
        for game in range(3):
            ann.line.record = quentin.line.record = None
            await ann.line.start()
            players = [ann] if game == 2 else [ann, quentin]
            await asyncio.gather(*(one.sit() for one in players))
            if game == 0:
                await quentin.far.give_up((1,))
            if game == 1:
                await quentin.line.tell(ChatSent("Quentin likes secretwords"))
                assert ann.line.room is not None
                names = [one.name for one in ann.line.room.chairs]
                await ann.line.tell(Remove(names.index("Quentin"), "Quentin was rude"))
                await quentin.hears("removed")
            async with asyncio.timeout(PATIENCE):
                await ann.play(Random(1))
                await ann.record()
        return ann.line.person, quentin.line.person


def test_whoever_was_removed_or_stood_in_for_is_erased_as_well(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A bot played on under the name, in that game and in the next: no name and no key stays."""
    server = tmp_path / "server"
    ann, quentin = asyncio.run(quits(server))
    assert "secretword" not in text_of_all(server)
    assert "rude" not in text_of_all(server)
    for path in records_folder(server).glob(f"*{SUFFIX}"):
        path.with_suffix(STATE).touch()
    command, data = ["server", "person"], ["--data", str(tmp_path)]
    assert main([*command, "find", "quentin", *data]) == 0
    assert capsys.readouterr().out.startswith(f"{quentin}: ")
    assert main([*command, "export", quentin, str(tmp_path / "q.zip"), *data]) == 0
    with zipfile.ZipFile(tmp_path / "q.zip") as packed:
        assert len(packed.namelist()) == 4, "three games, and what is known"
        told = b"".join(map(packed.read, packed.namelist()))
    assert b"Quentin" in told
    assert b"Ann" not in told
    assert main([*command, "erase", quentin, *data]) == 0
    left = text_of_all(server)
    assert "Quentin" not in left
    assert quentin not in left
    assert "person Ann" in left
    assert ann in left
    assert all(ended(path) for path in records_folder(server).glob(f"*{SUFFIX}"))
    assert not [*records_folder(server).glob(f"*{STATE}")]


def test_a_table_that_is_forgotten_leaves_no_bot_with_a_name(tmp_path: Path) -> None:
    """A removed player's name went to the bot, and is stored nowhere else."""
    server = tmp_path / "server"
    asyncio.run(quits(server))
    store = FileStore(server)
    (agreed,) = store.agreements.values()
    store.save(replace(agreed, changed=1))
    for path in records_folder(server).glob(f"*{SUFFIX}"):
        os.utime(path, (1, 1))
        path.with_suffix(STATE).touch()
    asyncio.run(store.forget_before(2, ()))
    assert not [*records_folder(server).glob(f"*{STATE}")], "a hash over the names is in them"
    left = text_of_all(server)
    assert "Quentin" not in left
    assert "Ann" not in left
