"""News of a newer version of the program: looked for only if the player wants it, once a week.

One file at one address tells them, as JSON: `{"version": "0.2.0", "news": ["It starts faster."]}`,
with three sentences at most.  The request tells nothing but the address that it comes from.
"""

from __future__ import annotations

import re
from datetime import datetime, timedelta
from functools import partial
from typing import TYPE_CHECKING, Annotated

import msgspec
from msgspec import Meta

from audiogame import __version__
from audiogame.archive.toml_file import read_entries, write_entries
from audiogame.archive.transfer import VERSIONS
from audiogame.rules.value import Value
from audiogame.server.download import CannotDownload, download

if TYPE_CHECKING:
    from audiogame.console.app import App

WEEK = timedelta(days=7)
LARGEST = 10_000
"""Bytes of the news at most."""
_VERSION = re.compile(r"\d{1,4}(\.\d{1,4}){1,3}")


class VersionNews(Value):
    """What is new in the newest version.

    Args:
        version: of the program.
        news: sentences.
    """

    version: str
    news: Annotated[tuple[Annotated[str, Meta(max_length=200)], ...], Meta(max_length=3)] = ()


async def look_for_news(app: App) -> None:
    """Tell of a newer version, if the player wants to hear of them and a week has passed.

    What cannot be fetched or read is tried again a week later.
    """
    address, now = app.front.news_address, app.front.now()
    if not (address and app.data.settings.new_versions) or app.front.keys.scripted:
        return
    path = app.data.folder / VERSIONS
    try:
        last = read_entries(path).get("looked")
    except OSError:
        return
    if isinstance(last, datetime) and timedelta() <= now - last < WEEK:
        return
    try:
        # First, so that it is once a week whatever comes of it.
        await app.front.offload(partial(write_entries, path, {"looked": now}))
        content = await app.front.offload(partial(download, address, LARGEST))
        found = msgspec.json.decode(content, type=VersionNews)
    except (OSError, CannotDownload, msgspec.MsgspecError, UnicodeDecodeError):
        return
    if _is_newer(found.version) and all(map(str.isprintable, found.news)):
        news = " ".join(found.news)
        app.dialogue.tell("new-version", version=found.version, here=__version__, news=news)


def _is_newer(version: str) -> bool:
    """Return whether a version is newer than this one; what is no version is not."""
    return bool(_VERSION.fullmatch(version)) and _numbers(version) > _numbers(__version__)


def _numbers(version: str) -> tuple[int, ...]:
    return tuple(map(int, re.findall(r"\d+", version)))
