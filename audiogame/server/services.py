"""Tunnel services: commands that give a server a public address, as data.

They are in `services.toml` beside this module, and in a file of the same name and form in the
server's folder.
"""

from __future__ import annotations

import shlex
import tomllib
from collections.abc import Iterator
from datetime import date
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from audiogame.archive.toml_file import change_entries, read_entries
from audiogame.rules.fault import Fault, Faults, Reason, ends_of, system_reason
from audiogame.rules.game_files import package_folder
from audiogame.rules.notation import nearest
from audiogame.rules.value import Value
from audiogame.table.own_file import decoded, read_own

FILE = "services.toml"
PORT = "{port}"
"""The placeholder of the server's port in a command."""
LONGEST_NAME = 40
_KINDS: dict[str, type | tuple[type, ...]] = {
    "name": str,
    "command": list,
    "operator": str,
    "reads": bool,
    "minutes": int,
    "documents": date,
    "tried": date,
}
_OPTIONAL = {"tried"}


class TunnelService(Value):
    """A service, or any other command, that gives a server a public address.

    Args:
        name: as it is typed; empty for a command that was typed itself.
        command: the program and its arguments, with `PORT` in one of them.
        operator: who runs it; empty where that is not known.
        reads: whether the operator can read along with people in a browser, whose page passes, too.
        minutes: that an address lasts; 0 for as long as the command runs.
        documents: the day on which its documents were read; empty where it has none.
        tried: the day on which it was used with success; empty where it was not.
    """

    name: str
    command: tuple[str, ...]
    operator: str = ""
    reads: bool = True
    minutes: int = 0
    documents: str = ""
    tried: str = ""

    def command_for(self, port: int) -> tuple[str, ...]:
        """Return the program and its arguments for the port of a server."""
        return tuple(word.replace(PORT, str(port)) for word in self.command)

    @property
    def key(self) -> str:
        """What makes it another service than one that was agreed to."""
        return f"{self.name} {shlex.join(self.command)}".strip()

    @property
    def about(self) -> Reason:
        """What a person should know before its first use."""
        return Reason(
            "service-about",
            name=self.name,
            command=shlex.join(self.command),
            operator=self.operator or "none",
            reads="yes" if self.reads else "no",
            minutes=self.minutes,
            documents=self.documents or "none",
            tried=self.tried or "none",
        )


def read_services(folder: Path) -> tuple[TunnelService, ...]:
    """Return all services, those of the file in a folder first.

    Args:
        folder: of the server's data.

    Raises:
        Faults: the file there has mistakes, all of which are named.
    """
    own = _read(folder / FILE) if (folder / FILE).is_file() else ()
    names = {one.name for one in own}
    shipped = _read(package_folder("audiogame.server") / FILE)
    return (*own, *(one for one in shipped if one.name not in names))


def find_service(typed: str, folder: Path) -> TunnelService:
    """Return the service of a name, or one for a typed command with `{port}` in it.

    Raises:
        Faults: the file of services has mistakes.
        Fault: it is neither.
    """
    if PORT in typed:
        try:
            return TunnelService("", tuple(shlex.split(typed)))
        except ValueError as fault:
            raise Fault("service-command", command=ends_of(typed)) from fault
    services = {one.name: one for one in read_services(folder)}
    if typed not in services:
        raise Fault("service-unknown", name=ends_of(typed), near=nearest(typed, services))
    return services[typed]


def _read(path: Traversable) -> tuple[TunnelService, ...]:
    try:
        data = read_own(path) if isinstance(path, Path) else path.read_bytes()
        found = tomllib.loads(decoded(data))
    except (OSError, ValueError, RecursionError) as fault:
        raise Faults(
            [Reason("services-unreadable", path=str(path), why=system_reason(fault))]
        ) from fault
    entries = found.get("service", [])
    if not isinstance(entries, list) or set(found) - {"service"}:
        raise Faults([Reason("services-sections", path=str(path))])
    faults = [
        Reason("services-entry", path=str(path), number=number, why=why)
        for number, entry in enumerate(entries, 1)
        for why in _flaws(entry)
    ]
    names = [entry.get("name") for entry in entries if isinstance(entry, dict)]
    faults += [
        Reason("services-twice", path=str(path), name=name)
        for name in dict.fromkeys(filter(None, names))
        if isinstance(name, str) and names.count(name) > 1
    ]
    if faults:
        raise Faults(faults)
    return tuple(_service(entry) for entry in entries)


def _flaws(entry: object) -> Iterator[Reason]:
    """Yield what is wrong with an entry."""
    if not isinstance(entry, dict):
        yield Reason("services-sections-only")
        return
    for key in entry:
        if key not in _KINDS:
            yield Reason("services-key-unknown", key=ends_of(key), near=nearest(key, _KINDS))
    for key, kind in _KINDS.items():
        if key not in entry:
            if key not in _OPTIONAL:
                yield Reason("services-key-missing", key=key)
        elif not isinstance(entry[key], kind) or (kind is int and entry[key] is True):
            yield Reason("services-key-kind", key=key, value=ends_of(str(entry[key])))
    name, command = entry.get("name"), entry.get("command")
    if isinstance(name, str) and not (0 < len(name) <= LONGEST_NAME and name.isprintable()):
        yield Reason("services-key-kind", key="name", value=ends_of(name))
    if isinstance(command, list) and not (
        all(isinstance(word, str) for word in command) and any(PORT in word for word in command[1:])
    ):
        yield Reason("services-no-port", command=ends_of(str(command)))


def _service(entry: dict[str, Any]) -> TunnelService:
    days = {key: str(entry.get(key, "")) for key in ("documents", "tried")}
    return TunnelService(**{**entry, **days, "command": tuple(entry["command"])})


class KnownServices:
    """The services whose description was heard already, kept in the server's folder.

    Args:
        folder: of the server's data.
    """

    def __init__(self, folder: Path) -> None:
        self._path = folder / "services_seen.toml"

    def __contains__(self, service: TunnelService) -> bool:
        return service.key in self._seen

    def add(self, service: TunnelService) -> None:
        """Record that the description of a service was heard.

        Raises:
            OSError: it cannot be kept.
        """
        if service not in self:
            change_entries(self._path, {"seen": [*self._seen, service.key]})

    @property
    def _seen(self) -> list[str]:
        try:
            seen = read_entries(self._path).get("seen")
        except OSError:  # it is heard once more
            return []
        return [str(one) for one in seen] if isinstance(seen, list) else []
