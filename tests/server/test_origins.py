"""Pages that may connect to a server from a browser, and programs, which all may."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from online_server import HOME, serving, wishes
from websockets.asyncio.client import connect
from websockets.typing import Origin

from audiogame.cli.arguments import make_parser
from audiogame.narration.faults import told
from audiogame.online.reasons import read_failed
from audiogame.online.session_packets import Failed, read_down
from audiogame.rules.value import replace
from audiogame.server import origins as module
from audiogame.server.origins import NoOrigin, OriginRefused, Origins, RequestSource

GIVEN = "https://page.example"


def first_packet(folder: Path, origin: str | None, host: str = "", reached: str = "") -> Any:
    """Return the first packet that a page hears; `PORT` stands for the server's port."""

    async def call() -> Any:
        asked = replace(wishes(folder), origins=(GIVEN,), reached=reached)
        async with serving(asked) as (_, invitation):
            port = invitation.address.rpartition(":")[2]
            named = None if origin is None else Origin(origin.replace("PORT", port))
            uri = f"ws://{host or f'{HOME}:{port}'}/"
            async with connect(uri, origin=named, host=HOME, port=int(port)) as line:
                return json.loads(await line.recv())

    return asyncio.run(call())


@pytest.mark.parametrize(
    ("origin", "host"),
    [
        (None, ""),
        (f"http://{HOME}:PORT", ""),
        ("http://localhost:PORT", ""),
        ("https://evening.example", "evening.example"),
        ("http://evening.example:8765", "Evening.example:8765"),
        ("https://reached.example:4000", ""),
        (GIVEN, ""),
    ],
    ids=("program", "asked", "here", "by a front", "by a name", "way in", "given"),
)
def test_programs_and_pages_that_belong_to_the_server_connect(
    origin: str | None, host: str, tmp_path: Path
) -> None:
    packet = first_packet(tmp_path, origin, host, "reached.example:4000")
    assert packet["packet"] == "Challenged"


@pytest.mark.parametrize(
    ("origin", "host"),
    [
        ("null", ""),
        ("", ""),
        ("file://", ""),
        ("https://evil.example", ""),
        (f"http://{HOME}", ""),
        (f"http://{HOME}:PORT.evil.example", ""),
        ("http://page.example", ""),
        ("https://page.example:444", ""),
        ("https://evening.example", "evening.example:8765"),
    ],
)
def test_any_other_page_is_refused_in_words(origin: str, host: str, tmp_path: Path) -> None:
    """Before the server says its name, or hears anything of the page."""
    packet = first_packet(tmp_path, origin, host)
    refused = read_down(json.dumps(packet).encode())
    assert isinstance(refused, Failed)
    said = told(read_failed(refused), "en")
    assert said.startswith("The server doesn't let in pages from ")
    assert said.endswith("open the server's own page, or use audiogame in a terminal.")


def test_other_processes_of_a_server_and_the_page_of_a_release_are_let_in(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(module, "RELEASE_PAGE", "https://release.example")
    allowed = Origins()
    for origin in ("http://a.example:8765", "https://release.example"):
        allowed.check(RequestSource((origin,), "b.example:8765"), ("a.example:8765",))
    with pytest.raises(OriginRefused):
        allowed.check(RequestSource(("http://a.example:8765",), "b.example:8765"))
    with pytest.raises(OriginRefused):  # as no browser sends it
        allowed.check(RequestSource(("http://b.example:8765",) * 2, "b.example:8765"))


@pytest.mark.parametrize("typed", ["page.example", "https://page.example/a", "ftp://page.example"])
def test_an_origin_that_is_none_is_refused_at_the_start(typed: str) -> None:
    wanted = make_parser("en").parse_args(["serve", "--origin", GIVEN, "--origin", typed])
    assert wanted.origin == [GIVEN, typed]
    with pytest.raises(NoOrigin) as refused:
        Origins(wanted.origin)
    assert told(refused.value, "en").startswith(f"'{typed}' isn't the origin of a page")
