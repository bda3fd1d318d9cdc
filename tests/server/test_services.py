"""The file of tunnel services: found by name, own ones first, all mistakes at once."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path
from shutil import which

import pytest
from completed import completed
from online_server import wishes

from audiogame.narration.faults import each_told, told
from audiogame.rules.fault import Fault, Faults
from audiogame.rules.value import replace
from audiogame.server.host_keys import OwnSsh, is_ssh
from audiogame.server.server import Server
from audiogame.server.services import KnownServices, find_service, read_services

GOOD = """[[service]]
name = "ours"
command = ["ssh", "-R", "80:127.0.0.1:{port}", "us.example"]
operator = "We"
reads = false
minutes = 5
documents = 2026-11-01
tried = 2026-11-02
"""


def test_the_services_of_the_program_need_no_account_and_say_who_runs_them(tmp_path: Path) -> None:
    services = read_services(tmp_path)
    by_ssh = [one for one in services if is_ssh(one.command)]
    assert len(by_ssh) >= 2
    assert "cloudflared" in [one.name for one in services]
    for one in services:
        assert any("4711" in word for word in one.command_for(4711))
        said = told(one.about, "en")
        assert one.operator in said
        assert "could read along with people in a browser" in said
        assert f"from its documents of {one.documents}; we haven't tried it." in said


def test_own_services_come_first_and_replace_those_of_the_program(tmp_path: Path) -> None:
    file = tmp_path / "services.toml"
    file.write_text(GOOD + GOOD.replace("ours", "pinggy"), encoding="utf-8")
    services = read_services(tmp_path)
    assert [one.name for one in services[:2]] == ["ours", "pinggy"]
    assert len([one for one in services if one.name == "pinggy"]) == 1
    said = told(find_service("ours", tmp_path).about, "en")
    assert said == (
        "People elsewhere come through ours, run by We. Whoever runs it can't read what passes. "
        "An address lasts 5 minutes or so; then the link changes. It was tried on 2026-11-02."
    )


def test_any_command_with_a_port_is_a_service(tmp_path: Path) -> None:
    typed = find_service("bore local '{port}' --to a.example", tmp_path)
    assert typed.command_for(8765) == ("bore", "local", "8765", "--to", "a.example")
    assert told(typed.about, "en").startswith(
        "People elsewhere come through this command: bore local"
    )
    for wrong, words in (
        ("localhost", "perhaps you meant localhost.run."),
        ("bore '{port}", "a quote in it isn't closed"),
    ):
        with pytest.raises(Fault) as refused:
            find_service(wrong, tmp_path)
        assert wrong in told(refused.value, "en")
        assert words in told(refused.value, "en")


def test_all_mistakes_of_the_file_are_told_at_once(tmp_path: Path) -> None:
    file = tmp_path / "services.toml"
    wrong = GOOD.replace("minutes = 5", "minutes = true").replace("operator", "operater")
    file.write_text(GOOD + wrong.replace("{port}", "80"), encoding="utf-8")
    with pytest.raises(Faults) as refused:
        read_services(tmp_path)
    said = each_told(refused.value.reasons, "en")
    assert len(said) == 5
    for words in ("operater", "'operator' is missing", "minutes", "{port}", "two services called"):
        assert any(words in one.replace("“", "'").replace("”", "'") for one in said), (words, said)
    for text in ("[service]\n", "service = [\n", "[[service]]\n[other]\n"):
        file.write_text(text, encoding="utf-8")
        with pytest.raises(Faults):
            read_services(tmp_path)


@pytest.mark.skipif(which("ssh") is None, reason="ssh is in Debian's package openssh-client")
def test_ssh_is_kept_to_files_of_the_program(tmp_path: Path) -> None:
    folder = tmp_path / "a folder"
    command = OwnSsh(folder).command(("ssh", "-p", "443", "-R", "0:127.0.0.1:1", "a.example"))
    shown = completed([command[0], "-G", *command[1:]])
    assert shown.returncode == 0, shown.stderr
    settings = dict(line.split(" ", 1) for line in shown.stdout.splitlines() if " " in line)
    wanted = {
        "batchmode": "yes",
        "exitonforwardfailure": "yes",
        "stricthostkeychecking": "true",
        "identitiesonly": "yes",
        "userknownhostsfile": str(folder / "ssh_known_hosts"),
        "globalknownhostsfile": "none",
        "identityagent": "none",
        "identityfile": "none",
        "serveraliveinterval": "15",
        "port": "443",
        "hostname": "a.example",
    }
    assert {name: settings.get(name) for name in wanted} == wanted


def test_what_a_person_should_know_is_told_once(tmp_path: Path) -> None:
    service, other = find_service("pinggy", tmp_path), find_service("x {port}", tmp_path)
    seen = KnownServices(tmp_path)
    assert service not in seen
    seen.add(service)
    assert service in KnownServices(tmp_path)
    assert other not in KnownServices(tmp_path)


def serve(*arguments: str, folder: Path) -> tuple[int, list[str]]:
    """Run `audiogame serve` until it ends; returns its status and the lines it has printed."""
    command = (sys.executable, "-m", "audiogame", "serve", "--data", str(folder), *arguments)
    done = subprocess.run(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        stdin=subprocess.DEVNULL,
        text=True,
        timeout=120,
        check=False,
    )
    return done.returncode, done.stdout.splitlines()


def test_what_does_not_go_with_a_service_is_refused(tmp_path: Path) -> None:
    for arguments, words in (
        (("--through", "x {port}", "--certificate", "a.pem"), "Leave out --certificate"),
        (("--through", "x {port}", "--address", "192.0.2.1"), "any --address that"),
        (("--through", "pingy"), "perhaps you meant pinggy"),
    ):
        status, said = serve(*arguments, folder=tmp_path)
        assert status
        assert any(words in line for line in said), said


def test_any_free_port_is_one_for_both_kinds_of_addresses(tmp_path: Path) -> None:
    """Else a tunnel, which leads to 127.0.0.1, would miss the server at times."""

    async def listened() -> set[int]:
        server = Server(replace(wishes(tmp_path), address=""), lambda fault: None)
        port = await server.begin()
        assert server._listening is not None
        ports = {one.getsockname()[1] for one in server._listening._server.sockets}
        await server.close()
        return ports ^ {port}

    assert asyncio.run(listened()) == set()
