// Compile the Python files of zips to bytecode, with the Python of the page.
//
//   node bytecode.mjs PYODIDE JOBS
//
// PYODIDE is the folder of its files; JOBS a JSON file: [[zip, which is replaced, folder where its
// files will lie]].

import fs from "node:fs";
import { pathToFileURL } from "node:url";

const [pyodide, list] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`));
const python = await loadPyodide({ indexURL: `${pyodide}/` });
python.runPython(`
import importlib._bootstrap_external, itertools, zipfile
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

def bytecode(name, data, root):
    # Nothing here reads docstrings or lives by assertions, and every byte goes over a line.
    code = compile(data, f"{root}/{name}", "exec", dont_inherit=True, optimize=2)
    # Faults of the program name their lines, those of all others their functions.
    code = smaller(code, name.startswith("audiogame/"))
    return bytes(importlib._bootstrap_external._code_to_hash_pyc(code, bytes(8), False))

def convert(root):
    with zipfile.ZipFile("/from.zip") as old, zipfile.ZipFile("/to.zip", "w") as new:
        for file in old.infolist():
            name, data = file.filename, old.read(file)
            if name.endswith(".py"):
                name, data = name + "c", bytecode(name, data, root)
            new.writestr(zipfile.ZipInfo(name, file.date_time), data)
`);
const convert = python.globals.get("convert");
for (const [zip, root] of JSON.parse(fs.readFileSync(list, "utf8"))) {
  python.FS.writeFile("/from.zip", new Uint8Array(fs.readFileSync(zip)));
  convert(root);
  fs.writeFileSync(zip, python.FS.readFile("/to.zip"));
}
