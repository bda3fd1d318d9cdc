// Journals of the program's data: notes of changes, read again at the next start.
//
// The browser's own file system has the journal; where a browser has none, as many have none in
// private windows, its database, which goes on having it once something is in it. A journal is open
// in one tab at a time.

const [DATABASE, NOTES] = ["audiogame", "notes"];
const NAMES = ["kept-a", "kept-b"];
const MAGIC = 0x41554749;
const HEAD = 12;
const NOTE = 8;
/** The error of a journal that another tab has open. */
export const TAKEN = "NoModificationAllowedError";
/** Milliseconds after which a database that does not open is taken for one that never will. */
const LATE = 3000;

/**
 * A journal in two files of the browser's own file system.
 *
 * Notes are appended to one of them; a truncated note, from a tab that was closed while writing it,
 * is skipped. Where the browser refuses that, everything is written into the other file, so that the
 * files are consistent at any time.
 */
export class FileJournal {
  constructor() {
    /** Whether something is kept in it, or may be. */
    this.there = false;
    /** Both files, as far as they are open. */
    this.files = [];
    /** The current file, and its valid length. */
    this.file = null;
    this.end = 0;
    /** The number of the current file; null while no file has been read. */
    this.generation = null;
    /** Whether appending to that file is valid; else everything is written into the other one. */
    this.grows = false;
  }

  close() {
    for (const one of this.files.splice(0)) attempt(() => one.close());
  }

  /** Open the files, or reopen them in any state; return the notes that were never read. */
  async open() {
    this.close();
    this.grows = false;
    /** @type {any[]} */
    const files = [];
    try {
      const folder = await this.folder({ create: true });
      for (const name of NAMES) {
        const handle = await folder.getFileHandle(name, { create: true });
        files.push(await handle.createSyncAccessHandle());
      }
      return this.choose(files);
    } catch (fault) {
      for (const one of files) attempt(() => one.close());
      this.there = fault.name === TAKEN || (await this.any());
      throw fault;
    }
  }

  async folder(how = {}) {
    const root = await navigator.storage.getDirectory();
    return root.getDirectoryHandle("audiogame", how);
  }

  /** Return whether a file is not empty; false where that cannot be told. */
  async any() {
    try {
      const folder = await this.folder();
      const handles = await Promise.all(NAMES.map((name) => folder.getFileHandle(name)));
      const files = await Promise.all(handles.map((one) => one.getFile()));
      return files.some(({ size }) => size > 0);
    } catch {
      return false;
    }
  }

  /** Select the current file; return its notes if none was read before. */
  choose(files) {
    const [a, b] = files.map(generation);
    const file = files[a >= b ? 0 : 1];
    const newest = Math.max(a, b);
    /** @type {[any, Uint8Array][]} */
    let notes = [];
    let known = newest > 0;
    if (this.generation === null) [notes, this.end] = known ? unframed(got(file, file.getSize()), HEAD) : [[], 0];
    else known &&= newest === this.generation && file.getSize() >= this.end;
    this.generation = Math.max(newest, this.generation ?? 0);
    [this.files, this.file, this.grows] = [files, file, known];
    return notes;
  }

  /** Return whether the current file is missing or truncated, and let go of it if it is. */
  async gone() {
    const gone = await this.cut();
    if (gone) this.files = []; // Chromium hangs on closing a file that was cleared away
    return gone;
  }

  async cut() {
    const { file, end } = this;
    try {
      const handle = await (await this.folder()).getFileHandle(NAMES[this.files.indexOf(file)]);
      const { size } = await handle.getFile();
      return this.file === file && size < end;
    } catch (fault) {
      return this.file === file && fault.name === "NotFoundError";
    }
  }

  /**
   * Append notes; if that fails write everything into the other file. On return they are persisted.
   *
   * @param {[any, Uint8Array][]} notes
   * @param {() => [any, Uint8Array][]} all returns notes of all present data.
   */
  save(notes, all) {
    if (!this.files.length) throw new DOMException("not open", "InvalidStateError");
    /** @type {unknown} */
    let why = null;
    if (this.grows) {
      try {
        return this.append(notes);
      } catch (fault) {
        why = fault;
        attempt(() => this.file.truncate(this.end)); // a truncated note there is skipped anyway
      }
    }
    try {
      this.renew(all());
    } catch (fault) {
      throw why ?? fault;
    }
  }

  append(notes) {
    if (!notes.length) return;
    const block = framed(written(notes));
    put(this.file, block, this.end);
    this.file.flush();
    this.end += block.length;
  }

  /** Write all data into the other file, and abandon the previous one. */
  renew(notes) {
    const block = framed(written(notes));
    let number = this.generation;
    /** @type {unknown} */
    let why = null;
    for (const file of this.files.filter((one) => !this.generation || one !== this.file)) {
      number += 1;
      try {
        this.fill(file, block, number);
      } catch (fault) {
        why ??= fault;
        continue;
      }
      const old = this.files.find((one) => one !== file);
      [this.file, this.generation, this.end] = [file, number, HEAD + block.length];
      this.grows = true;
      attempt(() => old.truncate(0)); // if it stays, its number is older
      attempt(() => old.flush());
      return;
    }
    throw why;
  }

  /** Write a whole file; it becomes valid by its last four bytes, which are its number. */
  fill(file, block, number) {
    const head = new DataView(new ArrayBuffer(HEAD));
    head.setUint32(0, MAGIC, true);
    let counts = false;
    try {
      if (file.getSize()) file.truncate(0);
      put(file, new Uint8Array(head.buffer), 0);
      put(file, block, HEAD);
      file.flush();
      head.setUint32(4, number, true);
      counts = true;
      put(file, new Uint8Array(head.buffer, 4, 4), 4);
      file.flush();
    } catch (fault) {
      // It may be valid already: then the other one must not grow any more.
      const gone = attempt(() => file.truncate(0)) && attempt(() => file.flush());
      if (counts && !gone) this.grows = false;
      throw fault;
    }
  }
}

/** A journal in the browser's database: a value for each block, in the order of their keys. */
export class DatabaseJournal {
  constructor() {
    /** @type {?IDBDatabase} */
    this.base = null;
    /**
     * The database that is being opened, and whether another tab has it.
     *
     * @type {?Promise<IDBDatabase>}
     */
    this.opening = null;
    this.blocked = false;
    /** Bytes of all blocks. */
    this.end = 0;
    /** Whether the notes of earlier runs were read. */
    this.read = false;
    /** Whether the blocks are those of all notes before. */
    this.known = false;
    /** Whether the next notes are appended; else everything is written anew. */
    this.grows = false;
    /** Whether the browser has closed the database, as where it clears its data. */
    this.closed = false;
  }

  /** Whether something is kept in it, or may be: another tab has it. */
  get there() {
    return this.blocked;
  }

  close() {
    this.base?.close();
    this.base = null;
  }

  /** Open the database, or reopen it in any state; return the notes that were never read. */
  async open() {
    this.close();
    [this.known, this.grows, this.closed] = [false, false, false];
    const base = await this.taken();
    this.base = base;
    base.onclose = () => {
      if (this.base === base) this.closed = true;
    };
    // To other tabs it stays locked; it may be deleted.
    base.onversionchange = ({ newVersion }) => {
      if (newVersion !== null) return;
      base.close();
      if (this.base === base) this.closed = true;
    };
    if (this.read) return [];
    const blocks = await ended(base.transaction(NOTES).objectStore(NOTES).getAll());
    const [notes, whole] = unframedAll(blocks);
    this.end = blocks.reduce((end, block) => end + block.length, 0);
    [this.read, this.known, this.grows] = [true, whole, whole];
    return notes;
  }

  /** Return a connection to the database, once no other tab has one. */
  async taken() {
    if (!this.opening) {
      this.opening = latest(() => {
        this.blocked = true;
      });
      this.opening.catch(() => {
        [this.opening, this.blocked] = [null, false];
      });
    }
    const late = new Promise((_, fail) => {
      const name = () => (this.blocked ? TAKEN : "TimeoutError");
      setTimeout(() => fail(new DOMException("not open", name())), LATE);
    });
    const base = await Promise.race([this.opening, late]);
    [this.opening, this.blocked] = [null, false];
    return base;
  }

  async gone() {
    return this.closed;
  }

  /** Append notes, or write all data anew; settled once that is persisted. */
  save(notes, all) {
    if (!this.base || this.closed) throw new DOMException("not open", "InvalidStateError");
    if (!this.grows) return this.renew(all());
    return notes.length ? this.write(notes, false) : undefined;
  }

  /** Write all data in place of the blocks before. */
  renew(notes) {
    return this.write(notes, true);
  }

  /** @returns {Promise<void>} */
  async write(notes, anew) {
    const block = framed(written(notes));
    try {
      const change = /** @type {IDBDatabase} */ (this.base).transaction(NOTES, "readwrite", { durability: "strict" });
      const blocks = change.objectStore(NOTES);
      if (anew) blocks.clear();
      blocks.add(block);
      change.commit?.();
      await committed(change);
    } catch (fault) {
      this.grows = anew && this.known; // each way is tried in turn
      throw fault;
    }
    this.end = block.length + (anew ? 0 : this.end);
    [this.known, this.grows] = [true, true];
  }
}

/**
 * Open the database as a newer version of itself, which waits until nothing else has it open.
 *
 * @param {() => void} blocked called where another tab has it.
 * @returns {Promise<IDBDatabase>}
 */
async function latest(blocked) {
  for (;;) {
    const present = await ended(indexedDB.open(DATABASE));
    const version = present.version + 1;
    present.close();
    const asked = indexedDB.open(DATABASE, version);
    let ours = false;
    asked.onblocked = blocked;
    asked.onupgradeneeded = () => {
      ours = true;
      const { result } = asked;
      if (!result.objectStoreNames.contains(NOTES)) result.createObjectStore(NOTES, { autoIncrement: true });
    };
    const base = await ended(asked);
    if (ours) return base;
    base.close(); // another tab was faster
  }
}

/** Return the result of a request to the database. */
function ended(request) {
  return new Promise((done, fail) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => fail(request.error);
  });
}

/** Wait until a transaction is persisted. */
function committed(change) {
  return new Promise((done, fail) => {
    change.oncomplete = () => done(undefined);
    change.onabort = () => fail(change.error ?? new DOMException("closed", "InvalidStateError"));
  });
}

/** Return the number of a file, 0 for an invalid one. */
function generation(file) {
  const size = file.getSize();
  if (typeof size !== "number") throw new DOMException("too old", "NotSupportedError"); // a promise
  if (size < HEAD) return 0;
  const head = new DataView(got(file, HEAD).buffer);
  return head.getUint32(0, true) === MAGIC ? head.getUint32(4, true) : 0;
}

/**
 * Return the notes of framed blocks from a position on, and the end of the last whole one.
 *
 * @param {Uint8Array} bytes
 * @returns {[[any, Uint8Array][], number]}
 */
function unframed(bytes, at = 0) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const notes = [];
  while (at + NOTE <= bytes.length) {
    const length = view.getUint32(at, true);
    const body = bytes.subarray(at + NOTE, at + NOTE + length);
    if (body.length < length || sum(body) !== view.getUint32(at + 4, true)) break;
    for (const one of parsed(body)) notes.push(one);
    at += NOTE + length;
  }
  return [notes, at];
}

/**
 * Return the notes of several framed blocks, up to a damaged one, and whether none is.
 *
 * @returns {[[any, Uint8Array][], boolean]}
 */
function unframedAll(blocks) {
  /** @type {[any, Uint8Array][]} */
  const notes = [];
  for (const block of blocks) {
    const [some, end] = unframed(block);
    if (end !== block.length) return [notes, false];
    for (const one of some) notes.push(one);
  }
  return [notes, true];
}

/** Read all of a file's first bytes. */
function got(file, size) {
  const bytes = new Uint8Array(size);
  for (let at = 0; at < size; ) {
    const count = file.read(bytes.subarray(at), { at });
    if (!(count > 0)) throw new DOMException("cut off", "NotReadableError");
    at += count;
  }
  return bytes;
}

/** Write all bytes to a position: the browser may take a part, and then none. */
function put(file, bytes, place) {
  for (let at = 0; at < bytes.length; ) {
    const count = file.write(bytes.subarray(at), { at: place + at });
    if (!(count > 0)) throw new DOMException("no room", "QuotaExceededError");
    at += count;
  }
}

/** Run a function whose failure does not matter; return whether it succeeded. */
export function attempt(work) {
  try {
    work();
    return true;
  } catch {
    return false;
  }
}

/** Prefix a body with its length and checksum. */
function framed(body) {
  const block = new Uint8Array(NOTE + body.length);
  const view = new DataView(block.buffer);
  view.setUint32(0, body.length, true);
  view.setUint32(4, sum(body), true);
  block.set(body, NOTE);
  return block;
}

function written(notes) {
  const parts = [];
  for (const [head, data] of notes) {
    const text = new TextEncoder().encode(JSON.stringify(head));
    const sizes = new Uint32Array([text.length, data.length]);
    parts.push(new Uint8Array(sizes.buffer), text, data);
  }
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function* parsed(body) {
  const view = new DataView(body.buffer, body.byteOffset, body.byteLength);
  for (let at = 0; at < body.length; ) {
    const [text, data] = [view.getUint32(at, true), view.getUint32(at + 4, true)];
    const head = JSON.parse(new TextDecoder().decode(body.subarray(at + 8, at + 8 + text)));
    yield [head, body.slice(at + 8 + text, at + 8 + text + data)];
    at += 8 + text + data;
  }
}

/** Return a checksum of bytes: 32 bits of FNV-1a. */
function sum(bytes) {
  let hash = 0x811c9dc5;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return hash;
}
