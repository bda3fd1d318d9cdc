"""The files for a rented machine: each command in them serves, behind a front that ends TLS."""

from __future__ import annotations

import asyncio
import contextlib
import json
import re
import shlex
import shutil
import signal
import ssl
import subprocess
import sys
import tomllib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from completed import completed
from online_server import HOME, PATIENCE, Guest
from packages import skip_without
from pathspec import GitIgnoreSpec
from processes import free_port

from audiogame.online.link import read_link
from audiogame.rules.value import replace

REPOSITORY = Path(__file__).parents[2]
DEPLOY = REPOSITORY / "audiogame/server/deploy"
PROGRAM = "/opt/audiogame/bin/audiogame"
NAME = "play.example.org"


def read(name: str) -> str:
    return (DEPLOY / name).read_text(encoding="utf-8")


def of_unit() -> list[str]:
    """Return the words of the command of the systemd unit."""
    (line,) = re.findall(r"^ExecStart=(.*)$", read("audiogame.service"), re.MULTILINE)
    return shlex.split(line)


def of_container() -> list[str]:
    """Return the words of the container's command, with those of the compose file."""
    (entry,) = re.findall(r"^ENTRYPOINT (\[.*\])$", read("Containerfile"), re.MULTILINE)
    (command,) = re.findall(r"^ +command: (\[.*\])$", read("compose.yaml"), re.MULTILINE)
    words = [*json.loads(entry), *json.loads(command)]
    return [re.sub(r"\$\{DOMAIN:\?[^}]*\}", NAME, word) for word in words]


@asynccontextmanager
async def front(port: int, context: ssl.SSLContext) -> AsyncIterator[int]:
    """Run a front that ends TLS before a server, as Caddy does; yields its port."""

    async def pipe(source: asyncio.StreamReader, to: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while data := await source.read(65536):
                to.write(data)
                await to.drain()
            to.close()

    async def serve(near: asyncio.StreamReader, to_near: asyncio.StreamWriter) -> None:
        far, to_far = await asyncio.open_connection(HOME, port)
        await asyncio.gather(pipe(near, to_far), pipe(far, to_near))

    server = await asyncio.start_server(serve, HOME, 0, ssl=context)
    try:
        yield int(server.sockets[0].getsockname()[1])
    finally:
        server.close()


@pytest.mark.wine("newer DLLs do not load", without="cryptography.x509")
@pytest.mark.parametrize("words", [of_unit(), of_container()], ids=["unit", "container"])
async def test_the_command_serves_by_the_link_that_it_says(
    words: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """People outside call by TLS at port 443, and the page has the same address."""
    assert words[:2] == [PROGRAM, "serve"]
    page, port = tmp_path / "page", free_port()
    page.mkdir()
    for name in ("index.html", "service_worker.js"):
        (page / name).write_text("/* of the page */", encoding="utf-8")
    here = {
        "/opt/audiogame/page": str(page),
        "/page": str(page),
        "/var/lib/audiogame": str(tmp_path / "data"),
        "/data": str(tmp_path / "data"),
    }
    typed = [*(here.get(word, word) for word in words[1:]), "--port", str(port)]
    import trustme

    authority, trusted = trustme.CA(), tmp_path / "authority.pem"
    authority.cert_pem.write_to_path(str(trusted))
    monkeypatch.setenv("SSL_CERT_FILE", str(trusted))
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    authority.issue_cert(HOME).configure_cert(context)
    server = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "audiogame", *typed), stdout=asyncio.subprocess.PIPE
    )
    assert server.stdout is not None
    said = ""
    async with asyncio.timeout(PATIENCE):
        while "Ctrl+C" not in said:
            said += (await server.stdout.readline()).decode()
    (link, *_) = re.findall(r"audiogames://\S+", said)
    assert f"https://{NAME}" in said
    assert "unencrypted" not in said
    invitation = read_link(link)
    assert (invitation.address, invitation.secure) == (f"{NAME}:443", True)
    async with front(port, context) as at:
        ann = Guest("Ann")
        await ann.come(replace(invitation, address=f"{HOME}:{at}"))
        assert ann.line.opens
        await ann.close()
    server.send_signal(signal.SIGTERM)
    async with asyncio.timeout(PATIENCE):
        assert await server.wait() == 0


def test_the_files_of_the_containers_fit_together() -> None:
    """Caddy calls the service by its name at the port of the server, and gets the name."""
    compose, caddy = read("compose.yaml"), read("Caddyfile")
    services = re.findall(r"^  (\w+):$", compose.partition("volumes:\n  tables")[0], re.MULTILINE)
    assert services == ["audiogame", "caddy"]
    assert "{$SERVER:audiogame:8765}" in caddy
    assert "EXPOSE 8765" in read("Containerfile")
    assert caddy.startswith("{$DOMAIN} {")
    assert '"DOMAIN=${DOMAIN:?' in compose
    for kept in ("tables", "certificates"):
        assert re.search(rf"\b{kept}:/data", compose)
    built = re.search(r"dockerfile: (\S+)", compose)
    assert built is not None
    assert (DEPLOY / "../../.." / built[1]).resolve() == (DEPLOY / "Containerfile").resolve()


def test_the_container_is_built_from_the_program_and_no_more() -> None:
    """Nothing that the package needs is left out; no tests, history, caches or environments."""
    lines = (REPOSITORY / ".dockerignore").read_text(encoding="utf-8").splitlines()
    rooted = [re.sub(r"^(!?)(?=[^#!])", r"\1/", line) for line in lines]  # as builders read them
    left_out = GitIgnoreSpec.from_lines(rooted)
    build = tomllib.loads((REPOSITORY / "pyproject.toml").read_text(encoding="utf-8"))
    wheel = build["tool"]["hatch"]["build"]["targets"]["wheel"]
    needed = ["pyproject.toml", build["project"]["readme"], *build["project"]["license-files"]]
    needed += [*wheel["force-include"], *wheel["packages"]]
    for name in needed:
        path = REPOSITORY / name
        files = [path] if path.is_file() else [one for one in path.rglob("*") if one.is_file()]
        assert files
        inside = (one.relative_to(REPOSITORY) for one in files if "__pycache__" not in one.parts)
        assert not [one for one in inside if left_out.match_file(one)]
    for name in (".git/HEAD", ".venv-1/bin/pip", "tests/conftest.py", ".mypy_cache/3.13/a.json"):
        assert left_out.match_file(name)
    for name in ("audiogame/__pycache__/a.pyc", "audiogame/page/parts/node_modules/a/b.js"):
        assert left_out.match_file(name)


@pytest.mark.real
@pytest.mark.parametrize("name", ["audiogame.service", "audiogame@.service"])
def test_systemd_takes_the_unit(name: str, tmp_path: Path) -> None:
    """Without a word, and as one that is hardened."""
    skip_without(
        "" if shutil.which("systemd-analyze") else "systemd-analyze is in Debian's package systemd"
    )

    def analyzed(text: str, *words: str) -> subprocess.CompletedProcess[str]:
        file = tmp_path / name.replace("@", "@a")
        file.write_text(text.replace(PROGRAM, sys.executable), encoding="utf-8")
        return completed(["systemd-analyze", *words, str(file)], timeout=120)

    done = analyzed(read(name), "verify", "--man=no")
    about = [line for line in done.stderr.splitlines() if "audiogame" in line]
    assert (done.returncode, about) == (0, [])
    wrong = read(name).replace("KillSignal=SIGTERM", "KillSignal=SIGNO")
    assert "SIGNO" in analyzed(wrong, "verify", "--man=no").stderr, "it looks at what it says"
    exposed = analyzed(read(name), "security", "--offline=yes", "--threshold=20")
    assert exposed.returncode == 0, exposed.stdout[-500:]


@pytest.mark.real
@pytest.mark.parametrize("proxy", ["nginx", "caddy"])
def test_a_proxy_takes_its_recipe(proxy: str, tmp_path: Path) -> None:
    skip_without("" if shutil.which(proxy) else f"{proxy} is in Debian's package of that name")
    if proxy == "caddy":
        file = tmp_path / "Caddyfile"
        file.write_text(read("Caddyfile.two"), encoding="utf-8")
        words = ["caddy", "validate", "--adapter", "caddyfile", "--config", str(file)]
    else:
        import trustme

        authority = trustme.CA()
        certificate = authority.issue_cert(NAME)
        chain, key = tmp_path / "chain.pem", tmp_path / "key.pem"
        certificate.cert_chain_pems[0].write_to_path(str(chain))
        certificate.private_key_pem.write_to_path(str(key))
        text = read("nginx.conf").replace("listen 443", f"listen {free_port()}")
        text = text.replace("    listen [::]:443 ssl;\n", "")
        text = re.sub(r"/etc/letsencrypt/\S+fullchain.pem", str(chain), text)
        text = re.sub(r"/etc/letsencrypt/\S+privkey.pem", str(key), text)
        file = tmp_path / "nginx.conf"
        own = f"pid {tmp_path}/pid;\nerror_log {tmp_path}/log;\nevents {{}}\n"
        own += f"http {{\naccess_log off;\n{text}}}\n"
        file.write_text(own, encoding="utf-8")
        words = ["nginx", "-t", "-c", str(file)]
    done = subprocess.run(words, capture_output=True, text=True, check=False, timeout=120)
    assert done.returncode == 0, done.stderr
