"""`audiogame server person`: export and erase a server's data of a person."""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sys
import zipfile
from functools import partial
from pathlib import Path

from audiogame.cli.run_settings import check_owner, data_folder
from audiogame.cli.standard_output import print_told
from audiogame.rules.fault import Fault, Reason, system_reason
from audiogame.rules.value import replace
from audiogame.server.person_data import (
    Played,
    agreed_without,
    erased_copy,
    games_of,
    keys_of,
    own_copy,
    persons_called,
    write_without,
)
from audiogame.server.store.database import opened_database
from audiogame.server.store.files import OWN, FileStore
from audiogame.server.store.person_rows import with_files
from audiogame.table.lock import lock
from audiogame.table.own_file import new_file, open_there


def run(typed: argparse.Namespace, language: str) -> int:
    """Run `audiogame server person`; return the exit status.

    Raises:
        Fault: it cannot be done; nothing is left half done.
    """
    if typed.store:
        asyncio.run(_in_database(typed, language))
    else:
        asyncio.run(_in_folder(typed, language, data_folder(typed) / "server"))
    return 0


async def _in_folder(typed: argparse.Namespace, language: str, folder: Path) -> None:
    if not (folder / OWN).exists():
        raise Fault("server-nowhere", path=str(folder))
    if typed.what != "erase":  # that only reads
        _do(typed, language, FileStore(folder))
        return
    check_owner(folder)
    store = FileStore(folder)
    await store.begin()  # a server that runs would write what it has in memory
    try:
        _do(typed, language, store)
    finally:
        await store.close()


async def _in_database(typed: argparse.Namespace, language: str) -> None:
    about = typed.name if typed.what == "find" else typed.person
    async with opened_database(typed.store) as database:
        work = partial(_do, typed, language)
        await with_files(database, about, work, typed.what == "erase")


def _do(typed: argparse.Namespace, language: str, store: FileStore) -> None:
    match typed.what:
        case "find":
            found = persons_called(store.agreements.values(), typed.name)
            if not found:
                raise Fault("person-name-unknown", name=typed.name[:40])
            for person, tables in found.items():
                sys.stdout.write(f"{person}: {', '.join(tables)}.\n")
        case "export":
            games = _export(store, typed.person, Path(typed.file))
            print_told(Reason("person-exported", path=typed.file, count=games), language)
        case "erase":
            games = _erase(store, typed.person)
            print_told(Reason("person-erased", count=games), language)


def _games(store: FileStore, person: str) -> list[Played]:
    games = [*games_of(store.agreements.values(), person)]
    firsts = {old for old, _ in store.identity.yielded} - {new for _, new in store.identity.yielded}
    known = person in {*store.identity.invited, *firsts} or any(
        person in (*one.persons_ever, *one.banned, *one.muted, one.host)
        for one in store.agreements.values()
    )
    if not games and not known:
        raise Fault("person-unknown", person=person[:64])
    return [one for one in games if (store.records / one.record).exists()]


def _export(store: FileStore, person: str, file: Path) -> int:
    games = _games(store, person)
    kept = {
        "person": person,
        "server": store.identity.name,
        "keys": sorted(keys_of(store.identity.yielded, person)),
        "invited": person in store.identity.invited,
        "games": [
            {"table": one.table, "record": one.record, "seats": [*one.seats]} for one in games
        ],
        "names": sorted(
            {
                chair.name
                for agreed in store.agreements.values()
                for chair in agreed.chairs
                if person == (chair.person or next(reversed(chair.before), ""))
            }
        ),
        "removed_from": [one.table for one in store.agreements.values() if person in one.banned],
        "muted_at": [one.table for one in store.agreements.values() if person in one.muted],
    }
    try:
        with (
            new_file(file, own=True) as new,
            zipfile.ZipFile(new, "w", zipfile.ZIP_DEFLATED) as packed,
        ):
            packed.writestr("person.json", json.dumps(kept, indent=1, ensure_ascii=False))
            for one in games:
                packed.writestr(one.record, own_copy(store.records / one.record, one.seats))
    except OSError as fault:
        raise Fault("person-file", path=str(file), why=system_reason(fault)) from fault
    return len(games)


def _erase(store: FileStore, person: str) -> int:
    """Erase a person: first every record is read and checked to be free, then all are written."""
    games = _games(store, person)
    texts: dict[Path, str] = {}
    for one in games:
        path = store.records / one.record
        with open_there(path, os.O_RDWR) as file:
            lock(file, path.name)  # a server that plays it has to be stopped first
            texts[path] = erased_copy(path, one)
    for path, text in texts.items():
        write_without(path, text)
    for agreed in [*store.agreements.values()]:
        without = agreed_without(agreed, person)
        if without != agreed:
            store.save(without)
    invited = tuple(one for one in store.identity.invited if one != person)
    keys = keys_of(store.identity.yielded, person)
    yielded = tuple(pair for pair in store.identity.yielded if not {*pair} & keys)
    store.save_identity(replace(store.identity, invited=invited, yielded=yielded))
    return len(games)
