// Python with the program in its file system, for each worker that needs one.

import { loadPyodide } from "./pyodide/pyodide.mjs";

export const PROGRAM = "/program";

/** Return the address of a file of the site. */
export const place = (file) => new URL(file, self.location.href).href;

async function bytes(file) {
  const answer = await fetch(place(file));
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}

/** Unpack an archive of our own format: the positions of the files, then the files. */
function unpack(FS, root, archive) {
  const view = new DataView(archive.buffer, archive.byteOffset);
  const length = view.getUint32(0, true);
  const places = JSON.parse(new TextDecoder().decode(archive.subarray(4, 4 + length)));
  const made = new Set();
  for (const [name, [at, size]] of Object.entries(places)) {
    const path = `${root}/${name}`;
    const folder = path.slice(0, path.lastIndexOf("/"));
    if (!made.has(folder)) FS.mkdirTree(folder);
    made.add(folder);
    // Nothing is copied: the files are views of the archive.
    const data = archive.subarray(4 + length + at, 4 + length + at + size);
    FS.writeFile(path, data, { canOwn: true });
  }
}

/** Start Python; its home is a folder of its file system. */
export async function startPython(home) {
  const program = bytes("./python/program.bin");
  const python = await loadPyodide({
    indexURL: place("./pyodide/"),
    stdLibURL: place("./python/stdlib.zip"),
    env: { HOME: home, PYTHONDONTWRITEBYTECODE: "1" },
  });
  unpack(python.FS, PROGRAM, await program);
  python.runPython(`import sys; sys.path.insert(0, "${PROGRAM}")`);
  return python;
}
