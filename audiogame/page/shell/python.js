// Python with the program in its file system, for each worker that needs one.

import { loadPyodide } from "./pyodide/pyodide.mjs";

export const PROGRAM = "/program";
const ENGLISH = "en";

/** Return the address of a file of the site. */
export const place = (file) => new URL(file, self.location.href).href;

const unwatched = self.fetch;
/** Addresses of files without which the program starts all the same. */
const spare = new Set();

/**
 * Watch what is fetched from now on.
 *
 * @param {boolean} counts whether to count the bytes that come.
 * @param {(awaits: boolean) => void} tell called when something is asked for or comes, with whether
 *   more is awaited.
 * @param {() => void} lost called when something does not come that is needed.
 */
export function watchFetches(counts, tell, lost) {
  let awaited = 0;
  const change = (by) => tell((awaited += by) > 0);
  self.fetch = async (...asked) => {
    change(1);
    try {
      const answer = await unwatched(...asked);
      if (!answer.ok && !spare.has(asked[0])) lost();
      if (!counts || !answer.body) {
        change(-1);
        return answer;
      }
      const counted = new TransformStream({
        transform: (part, through) => {
          change(0);
          through.enqueue(part);
        },
        flush: () => change(-1),
      });
      return new Response(answer.body.pipeThrough(counted), answer);
    } catch (fault) {
      if (spare.has(asked[0])) change(-1);
      else lost();
      throw fault;
    }
  };
}

async function bytes(file) {
  const answer = await fetch(place(file));
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}

/** The archive of a language's texts; those in English come with the program. */
const archiveOf = (language) => `./python/program.${language}.bin`;
/** Languages whose texts are unpacked. */
const unpacked = new Set();

/** Fetch and unpack a language's texts at once, if that is possible: a player has just chosen it. */
function unpackNow(FS, language) {
  const asked = new XMLHttpRequest();
  asked.open("GET", place(archiveOf(language)), false);
  asked.responseType = "arraybuffer";
  try {
    asked.send();
  } catch {
    return; // no connection: the texts stay in English
  }
  if (asked.status === 200) unpackTexts(FS, language, new Uint8Array(asked.response));
}

function unpackTexts(FS, language, archive) {
  unpacked.add(language);
  unpack(FS, PROGRAM, archive);
}

/** Put a file of a language there, whose archive is fetched when it is first read. */
function putLater(FS, path, language) {
  FS.writeFile(path, new Uint8Array());
  const { node } = FS.lookupPath(path);
  const usual = node.stream_ops;
  const read = (...given) => {
    if (!unpacked.has(language)) unpackNow(FS, language);
    return usual.read(...given);
  };
  node.stream_ops = { ...usual, read };
}

/**
 * Unpack an archive of our own format: the positions of the files, then the files.
 *
 * In place of its position, a file that is in the archive of a language has the language's code.
 */
function unpack(FS, root, archive) {
  const view = new DataView(archive.buffer, archive.byteOffset);
  const length = view.getUint32(0, true);
  const places = JSON.parse(new TextDecoder().decode(archive.subarray(4, 4 + length)));
  const made = new Set();
  for (const [name, found] of Object.entries(places)) {
    const path = `${root}/${name}`;
    const folder = path.slice(0, path.lastIndexOf("/"));
    if (!made.has(folder)) FS.mkdirTree(folder);
    made.add(folder);
    if (typeof found === "string") {
      if (!unpacked.has(found)) putLater(FS, path, found);
      continue;
    }
    const [at, size] = found;
    // Nothing is copied: the files are views of the archive.
    const data = archive.subarray(4 + length + at, 4 + length + at + size);
    FS.writeFile(path, data, { canOwn: true });
  }
}

/**
 * Start Python.
 *
 * @param {string} home a folder of its file system.
 * @param {string} language the code of the language that it will speak, as far as that is known.
 */
export async function startPython(home, language = ENGLISH) {
  const program = bytes("./python/program.bin");
  spare.add(place(archiveOf(language)));
  const texts = language === ENGLISH ? null : bytes(archiveOf(language)).catch(() => null);
  const python = await loadPyodide({
    indexURL: place("./pyodide/"),
    stdLibURL: place("./python/stdlib.zip"),
    env: { HOME: home, PYTHONDONTWRITEBYTECODE: "1" },
  });
  const spoken = await texts;
  if (spoken) unpackTexts(python.FS, language, spoken);
  unpack(python.FS, PROGRAM, await program);
  python.runPython(`import sys; sys.path.insert(0, "${PROGRAM}")`);
  return python;
}
