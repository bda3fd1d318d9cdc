"""Fault injection into a browser's storage: how it fails, from which call on, until when."""

from __future__ import annotations

import json
import shutil
from collections.abc import Mapping
from pathlib import Path

from built_page import built_once, put_before
from playwright.sync_api import Page

PATCH = """
let plan = %s;
new BroadcastChannel("faults").onmessage = ({ data }) => { plan = data; };
const turn = { };
const fails = (name) => {
  const one = plan[name];
  if (!one) return "";
  turn[name] = (turn[name] ?? 0) + 1;
  return turn[name] > (one.after ?? 0) ? one.how : "";
};
const raise = (how) => { throw new DOMException("of a test", how); };
const handle = FileSystemSyncAccessHandle.prototype;
const names = new WeakMap();
for (const name of ["write", "flush", "truncate", "read", "getSize"]) {
  const whole = handle[name];
  handle[name] = function (...given) {
    const only = plan[name]?.only;
    const how = !only || names.get(this) === only ? fails(name) : "";
    if (!how) return whole.apply(this, given);
    if (how === "zero") return 0;
    if (how === "part") {
      const [bytes, at] = given;
      return whole.call(this, bytes.subarray(0, Math.max(1, bytes.length >> 1)), at);
    }
    if (how === "cut") { // a part is taken, and then nothing
      const [bytes, at] = given;
      plan = { ...plan, write: { how: "zero" } };
      return whole.call(this, bytes.subarray(0, bytes.length >> 1), at);
    }
    if (how === "closed") this.close();
    return raise(how === "closed" ? "InvalidStateError" : how);
  };
}
const openBase = IDBFactory.prototype.open;
IDBFactory.prototype.open = function (...given) {
  const how = fails("openBase");
  if (how) raise(how);
  return openBase.apply(this, given);
};
for (const [kind, name] of [
  [FileSystemFileHandle, "createSyncAccessHandle"],
  [FileSystemDirectoryHandle, "getFileHandle"],
  [FileSystemDirectoryHandle, "getDirectoryHandle"],
  [StorageManager, "getDirectory"],
]) {
  const whole = kind.prototype[name];
  kind.prototype[name] = async function (...given) {
    const how = fails(name);
    if (how) raise(how);
    const made = await whole.apply(this, given);
    if (name === "createSyncAccessHandle") names.set(made, this.name);
    return made;
  };
}
"""
"""Script that patches the storage of the worker; another plan comes over a channel."""


def failing_site(folder: Path, **plan: Mapping[str, object]) -> Path:
    """Return the built page with a storage that fails as planned from the beginning."""
    site = folder / "site"
    shutil.copytree(built_once(), site)
    put_before(site, "worker.js", PATCH % json.dumps(plan))
    return site


def fail(page: Page, **plan: Mapping[str, object]) -> None:
    """Make the storage fail as planned from now on; without a plan it works."""
    page.evaluate(
        "(plan) => { const line = new BroadcastChannel('faults');"
        " line.postMessage(plan); line.close(); }",
        plan,
    )
    page.wait_for_timeout(100)
