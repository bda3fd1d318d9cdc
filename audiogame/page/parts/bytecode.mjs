// Compile Python to bytecode with the Python of the page, and put files into one archive each.
//
//   node bytecode.mjs PYODIDE JOBS
//
// PYODIDE is the folder of its files; JOBS a JSON file: [{"from": folder or zip, "to": file,
// "root": where the files will lie, "zip": whether the result is a zip, "without": what is left
// out, "lines": the folder whose faults name their lines, as those of all others name functions}].

import fs from "node:fs";
import { pathToFileURL } from "node:url";

const [pyodide, list] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`));
const python = await loadPyodide({ indexURL: `${pyodide}/` });
python.runPython(`
import importlib._bootstrap_external, io, itertools, json, struct, zipfile
from types import CodeType

UNITS = 8  # what one entry of a table of places can span, in words of two bytes
LINE = 0x80 | 13 << 3  # an entry that tells a line, and no columns

def varint(number):
    while number > 63:
        yield 64 | number & 63
        number >>= 6
    yield number

def places(code, lines):
    """Where a function's words come from: their lines alone, or that of the function."""
    table, before = bytearray(), code.co_firstlineno
    told = (place[0] or before for place in code.co_positions())
    for line, words in itertools.groupby(told if lines else (before for place in told)):
        left = sum(1 for word in words)
        while left:
            step = line - before
            table.append(LINE | min(left, UNITS) - 1)
            table.extend(varint(-step << 1 | 1 if step < 0 else step << 1))
            before, left = line, left - min(left, UNITS)
    return bytes(table)

def smaller(code, lines):
    """Half of the bytes that go over a line would tell in which column a fault was."""
    inner = (smaller(one, lines) if isinstance(one, CodeType) else one for one in code.co_consts)
    return code.replace(co_consts=tuple(inner), co_linetable=places(code, lines))

def bytecode(data, where, optimize, lines):
    code = compile(data, where, "exec", dont_inherit=True, optimize=optimize)
    code = smaller(code, lines)
    return bytes(importlib._bootstrap_external._code_to_hash_pyc(code, bytes(8), False))

def compiled(files, root, optimize, lines):
    for name, data in sorted(files.items()):
        if name.endswith(".py"):
            own = bool(lines) and name.startswith(lines + "/")
            yield name + "c", bytecode(data, f"{root}/{name}", optimize, own)
        else:
            yield name, data

def as_zip(files):
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_STORED) as archive:
        for name, data in files:
            archive.writestr(zipfile.ZipInfo(name, (2020, 1, 1, 0, 0, 0)), data)
    return out.getvalue()

def as_archive(files):
    places, parts, at = {}, [], 0
    for name, data in files:
        places[name] = [at, len(data)]
        parts.append(data)
        at += len(data)
    head = json.dumps(places, separators=(",", ":")).encode()
    return struct.pack("<I", len(head)) + head + b"".join(parts)

def convert(root, zipped, left_out, lines):
    with zipfile.ZipFile("/from.zip") as archive:
        names = [name for name in archive.namelist() if not name.endswith("/")]
        files = {
            name: archive.read(name)
            for name in names
            if not any(name == one or name.startswith(one + "/") for one in left_out)
        }
    # Nothing here reads docstrings or lives by assertions, and every byte goes over a line.
    made = compiled(files, root, 2, lines)
    with open("/to", "wb") as out:
        out.write(as_zip(made) if zipped else as_archive(made))
`);
const convert = python.globals.get("convert");
for (const { from, to, root, zip, without, lines } of JSON.parse(fs.readFileSync(list, "utf8"))) {
  python.FS.writeFile("/from.zip", new Uint8Array(fs.readFileSync(from)));
  convert(root, zip, python.toPy(without), lines);
  fs.writeFileSync(to, python.FS.readFile("/to"));
}
