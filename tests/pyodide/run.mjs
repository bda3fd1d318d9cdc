// Run pytest in the Python of a browser; the arguments are pytest's.
//
//   node run.mjs PACKAGES [ARGUMENT...]
//
// PACKAGES is a folder of Python packages for Pyodide.  The checkout is read where it lies;
// what tests write goes into the memory.

import { fileURLToPath } from "node:url";
import { loadPyodide } from "pyodide";
import { cipher } from "../../audiogame/page/shell/cipher.mjs";

const house = fileURLToPath(new URL("../..", import.meta.url));
const [packages, ...typed] = process.argv.slice(2);
const python = await loadPyodide({ env: { HOME: "/home/pyodide", TERM: "dumb" } });
for (const [at, folder] of [["/packages", packages], ["/house", house]]) {
  python.FS.mkdirTree(at);
  python.mountNodeFS(at, folder);
}
globalThis.audiogameCipher = cipher; // as in the page's worker
python.globals.set("typed", python.toPy(typed));
const status = python.runPython(`
import os
import sys

sys.dont_write_bytecode = True
sys.path[:0] = ["/house", "/packages", "/house/tests/pyodide"]
os.chdir("/house")
from under_pyodide import test
test(typed)
`);
process.exit(status);
