"""OpenSSH with files of this program alone: its host keys, its identity, none of the user's.

Nothing of the user's ssh settings is read or changed, and no password is ever asked for.
"""

from __future__ import annotations

import asyncio
import base64
import contextlib
import hashlib
import shutil
from collections.abc import Iterable
from pathlib import Path

from audiogame.own_process import NO_WINDOW
from audiogame.rules.fault import Fault, ends_of, own_system, system_reason
from audiogame.rules.value import Value
from audiogame.table.own_file import own_folder, write_whole

HOSTS, IDENTITY = "ssh_known_hosts", "ssh_identity"
"""Files in the folder of the server: accepted host keys, and a key pair for services."""
SCAN = 15.0
"""Seconds in which a host has to show its keys."""
WITH_VALUE = "BbcDEeFIiJLlmOopQRSWw"
"""Options of ssh that are followed by a value."""
BEST = ("ssh-ed25519", "ecdsa-sha2-nistp256", "ssh-rsa")
"""Kinds of keys whose fingerprints services publish, the first one preferred."""
MOST_KEYS = 20
"""Keys of one host at most."""


class HostKeyFault(Fault):
    """A host whose keys cannot be had."""


class HostKeys(Value):
    """Keys of a host, as `ssh-keyscan` prints them.

    Args:
        host: its name, with its port in brackets' form if that is not 22.
        lines: of a file of known hosts.
        fingerprint: of the preferred one, as ssh tells it.
    """

    host: str
    lines: tuple[str, ...]
    fingerprint: str


def is_ssh(command: Iterable[str]) -> bool:
    """Return whether a command runs OpenSSH."""
    program = next(iter(command), "")
    return Path(program.replace("\\", "/")).name.lower().removesuffix(".exe") == "ssh"


def _destination(command: tuple[str, ...]) -> tuple[str, str]:
    """Return the host and the port that an ssh command connects to; an empty host for none."""
    port, words = "22", iter(command[1:])
    for word in words:
        if word.startswith("-") and len(word) > 1:
            value = word[2:] or (next(words, "") if word[1] in WITH_VALUE else "")
            port = value if word[1] == "p" else port
        else:
            return word.rpartition("@")[2], port
    return "", port


def _known_as(host: str, port: str) -> str:
    """Return the name of a host in a file of known hosts."""
    return host if port == "22" else f"[{host}]:{port}"


def fingerprint(key: str) -> str:
    """Return the fingerprint of a public key, as ssh tells it.

    Args:
        key: in base64.
    """
    digest = base64.b64encode(hashlib.sha256(base64.b64decode(key)).digest())
    return f"SHA256:{digest.decode().rstrip('=')}"


class OwnSsh:
    """The program's own files for ssh.

    Args:
        folder: of the server's data.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    @property
    def hosts(self) -> Path:
        """The file of accepted host keys."""
        return self._folder / HOSTS

    @property
    def identity(self) -> Path:
        """The file of the key pair by which services know this server again."""
        return self._folder / IDENTITY

    async def prepare(self) -> None:
        """Make the key pair, where there is none yet; services that need none work without it."""
        if self.identity.is_file() or not shutil.which("ssh-keygen"):
            return
        own_folder(self._folder)
        making = ("ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-C", "", "-f", str(self.identity))
        with contextlib.suppress(OSError):
            await _output_of(making)

    def command(self, command: tuple[str, ...]) -> tuple[str, ...]:
        """Return an ssh command with the options that keep it to the files of this program."""
        identity = self.identity.as_posix() if self.identity.is_file() else "none"
        options = {
            "BatchMode": "yes",
            "ExitOnForwardFailure": "yes",
            "StrictHostKeyChecking": "yes",
            # ssh reads a backslash as the beginning of something: one of a share would be lost.
            "UserKnownHostsFile": f'"{self.hosts.as_posix()}"',
            "GlobalKnownHostsFile": "none",
            "UpdateHostKeys": "no",
            "IdentitiesOnly": "yes",
            "IdentityAgent": "none",
            "IdentityFile": f'"{identity}"',
            "ConnectTimeout": "15",
            "ServerAliveInterval": "15",
            "ServerAliveCountMax": "2",
        }
        given = (word for name, value in options.items() for word in ("-o", f"{name}={value}"))
        return (command[0], "-F", "none", "-T", *given, *command[1:])

    async def new_keys(self, command: tuple[str, ...]) -> HostKeys | None:
        """Ask the host of an ssh command for its keys.

        Args:
            command: as the service has it.

        Returns:
            The keys; None where keys of the host were accepted already.

        Raises:
            HostKeyFault: the host shows none.
        """
        host, port = _destination(command)
        known_as = _known_as(host, port)
        if any(line.split(" ", 1)[0] == known_as for line in self._lines()):
            return None
        if not host or not port.isdecimal():
            raise HostKeyFault("tunnel-no-host", command=ends_of(" ".join(command)))
        beside = Path(command[0]).with_name("ssh-keyscan")
        scan = str(beside) if beside.is_file() else "ssh-keyscan"
        try:
            said = await _output_of((scan, "-T", "10", "-p", port, "--", host))
        except FileNotFoundError as fault:
            raise HostKeyFault("tunnel-no-ssh", system=own_system()) from fault
        except OSError as fault:  # a timeout is one
            raise HostKeyFault("tunnel-no-way", host=host, why=system_reason(fault)) from fault
        found = {}
        for line in said.splitlines()[:MOST_KEYS]:
            words = line.split(" ")
            if len(words) == 3 and words[1].replace("-", "").isalnum():
                found[words[1]] = words[2]
        kind = next((one for one in BEST if one in found), next(iter(found), ""))
        try:
            told = fingerprint(found[kind])
        except (KeyError, ValueError) as fault:
            raise HostKeyFault("tunnel-no-key", host=host) from fault
        lines = tuple(f"{known_as} {each} {key}" for each, key in found.items())
        return HostKeys(known_as, lines, told)

    def accept(self, keys: HostKeys) -> None:
        """Keep the keys of a host: only these are trusted from now on.

        Raises:
            OSError: the file cannot be written.
        """
        write_whole(self.hosts, "".join(f"{line}\n" for line in (*self._lines(), *keys.lines)))

    def _lines(self) -> list[str]:
        try:
            return self.hosts.read_text(encoding="utf-8").splitlines()
        except (OSError, ValueError):
            return []


async def _output_of(command: tuple[str, ...]) -> str:
    """Run a short command; return what it prints.

    Raises:
        OSError: it cannot be run, or takes too long.
    """
    process = await asyncio.create_subprocess_exec(
        *command,
        stdin=asyncio.subprocess.DEVNULL,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
        creationflags=NO_WINDOW,
    )
    try:
        async with asyncio.timeout(SCAN):
            said, _ = await process.communicate()
    finally:
        if process.returncode is None:
            process.kill()
    return said.decode("utf-8", "replace")
