// Compile Python to bytecode with the Python of the page, and put files into one archive each.
//
//   node bytecode.mjs PYODIDE JOBS
//
// PYODIDE is the folder of its files; JOBS a JSON file: [{"from": folder or zip, "to": file,
// "root": where the files will lie, "zip": whether the result is a zip}].

import fs from "node:fs";
import { pathToFileURL } from "node:url";

const [pyodide, list] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`));
const python = await loadPyodide({ indexURL: `${pyodide}/` });
python.runPython(`
import importlib._bootstrap_external, io, json, struct, zipfile

def bytecode(data, where, optimize):
    code = compile(data, where, "exec", dont_inherit=True, optimize=optimize)
    return bytes(importlib._bootstrap_external._code_to_hash_pyc(code, bytes(8), False))

def compiled(files, root, optimize):
    for name, data in sorted(files.items()):
        if name.endswith(".py"):
            yield name + "c", bytecode(data, f"{root}/{name}", optimize)
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

def convert(root, zipped, left_out):
    with zipfile.ZipFile("/from.zip") as archive:
        names = [name for name in archive.namelist() if not name.endswith("/")]
        files = {
            name: archive.read(name)
            for name in names
            if not any(name == one or name.startswith(one + "/") for one in left_out)
        }
    # Nothing here reads docstrings or lives by assertions, and every byte goes over a line.
    made = compiled(files, root, 2)
    with open("/to", "wb") as out:
        out.write(as_zip(made) if zipped else as_archive(made))
`);
const convert = python.globals.get("convert");
for (const { from, to, root, zip, without } of JSON.parse(fs.readFileSync(list, "utf8"))) {
  python.FS.writeFile("/from.zip", new Uint8Array(fs.readFileSync(from)));
  convert(root, zip, python.toPy(without));
  fs.writeFileSync(to, python.FS.readFile("/to"));
}
