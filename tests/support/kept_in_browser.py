"""Files that the page keeps in the browser's own file system, read from its journal."""

from __future__ import annotations

import json
import re
import struct
from base64 import b64decode
from collections.abc import Callable
from pathlib import PurePosixPath
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from built_page import Serving, Visit
    from playwright.sync_api import BrowserContext, Page

READ = """
async () => {
  const encoded = (bytes) =>
    btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  const ended = (asked) => new Promise((done, fail) => {
    asked.onsuccess = () => done(asked.result);
    asked.onerror = () => fail(asked.error);
  });
  if (!navigator.storage?.getDirectory) {
    const base = await ended(indexedDB.open("audiogame"));
    const blocks = await ended(base.transaction("notes").objectStore("notes").getAll());
    base.close();
    return [encoded([...new Uint8Array(12), ...blocks.flatMap((block) => [...block])]), ""];
  }
  const root = await navigator.storage.getDirectory();
  const folder = await root.getDirectoryHandle("audiogame");
  const read = async (name) => {
    const file = await (await folder.getFileHandle(name)).getFile();
    return encoded(new Uint8Array(await file.arrayBuffer()));
  };
  return [await read("kept-a"), await read("kept-b")];
}
"""
"""Script: the bytes of both files, for a page of the site in which no program runs; where the
browser has no files of its own, the blocks of its database behind an empty head."""
HEAD = 12
NOTE = 8


def kept_files(encoded: list[str]) -> dict[str, bytes]:
    """Return every file by its path below the data folder.

    Args:
        encoded: the result of `READ`.
    """
    newest = max(map(b64decode, encoded), key=_generation)
    files: dict[str, bytes] = {}
    at = HEAD
    while at + NOTE <= len(newest):
        (length,) = struct.unpack_from("<I", newest, at)
        body = newest[at + NOTE : at + NOTE + length]
        if len(body) < length:
            break
        _redo(files, body)
        at += NOTE + length
    return {str(PurePosixPath(path).relative_to("/data")): data for path, data in files.items()}


def _generation(data: bytes) -> int:
    return struct.unpack_from("<I", data, 4)[0] if len(data) >= HEAD else 0


def _redo(files: dict[str, bytes], body: bytes) -> None:
    at = 0
    while at < len(body):
        text, size = struct.unpack_from("<II", body, at)
        head: dict[str, Any] = json.loads(body[at + 8 : at + 8 + text])
        data = body[at + 8 + text : at + 8 + text + size]
        at += 8 + text + size
        path = head["path"]
        match head["op"]:
            case "write":
                old = files.get(path, b"").ljust(head["at"], b"\0")
                files[path] = old[: head["at"]] + data + old[head["at"] + len(data) :]
            case "rename":
                files[head["to"]] = files.pop(path)
            case "unlink":
                files.pop(path, None)
            case "size":
                files[path] = files.get(path, b"").ljust(head["size"], b"\0")[: head["size"]]


def stored_files(browser: BrowserContext, visit: Visit, site: Serving) -> dict[str, bytes]:
    """Close the page, and return its stored files."""
    other = browser.new_page()
    visit.page.close()
    other.goto(f"{site.address}hear.html")
    files = kept_files(other.evaluate(READ))
    other.close()
    return files


def stored_once(
    browser: BrowserContext,
    page: Page,
    address: str,
    wanted: Callable[[dict[str, bytes]], bool],
) -> dict[str, bytes]:
    """Wait until the files that a page stores are as wanted, and close it; returns them."""
    other = browser.new_page()
    other.goto(f"{address}hear.html")
    for _ in range(600):
        files = kept_files(other.evaluate(READ))
        if wanted(files):
            page.close()
            other.close()
            return files
        other.wait_for_timeout(100)
    raise AssertionError(f"not stored: {[*files]}")


def complete_record(files: dict[str, bytes]) -> bytes | None:
    """Return the only record of a device; None until its game is over and all is written."""
    (record,) = [data for name, data in files.items() if name.endswith(".record")] or [b""]
    return record if re.search(rb"^# result .* ~\w+\n\Z", record, re.MULTILINE) else None
