// Everything that the program keeps, in one file of the browser's own file system.
//
// The program writes into memory.  What it changes is noted, and appended to the file before
// anything more is said; at the next start the notes are read again.  A note that was cut off, by a
// tab that was closed in the middle of it, is left out.

const NAMES = ["kept-a", "kept-b"];
const MAGIC = 0x41554749;
const HEAD = 12;
const NOTE = 8;
/** So many bytes are written anew when less than half of them is still wanted. */
const WASTE = 1 << 20;

/** Keeps the files below a folder of Emscripten's. */
export class Store {
  constructor(folder) {
    this.folder = folder;
    this.notes = [];
    this.written = new Map();
    this.file = null;
    this.end = 0;
    this.fault = "";
  }

  /** Open the file, and return its notes; without one nothing is kept, and `fault` says why. */
  async open() {
    try {
      const root = await navigator.storage.getDirectory();
      const folder = await root.getDirectoryHandle("audiogame", { create: true });
      this.files = [];
      for (const name of NAMES) {
        const handle = await folder.getFileHandle(name, { create: true });
        this.files.push(await handle.createSyncAccessHandle());
      }
    } catch (fault) {
      this.fault = fault?.name ?? String(fault);
      return [];
    }
    const [a, b] = this.files.map(generation);
    this.generation = Math.max(a, b);
    this.file = this.files[a >= b ? 0 : 1];
    return this.read();
  }

  read() {
    const size = this.file.getSize();
    const bytes = new Uint8Array(size);
    this.file.read(bytes, { at: 0 });
    const view = new DataView(bytes.buffer);
    const notes = [];
    let at = HEAD;
    while (this.generation && at + NOTE <= size) {
      const length = view.getUint32(at, true);
      const body = bytes.subarray(at + NOTE, at + NOTE + length);
      if (body.length < length || sum(body) !== view.getUint32(at + 4, true)) break;
      notes.push(...parsed(body));
      at += NOTE + length;
    }
    this.end = at;
    if (!this.generation) this.begin(1);
    return notes;
  }

  begin(number) {
    const head = new DataView(new ArrayBuffer(HEAD));
    head.setUint32(0, MAGIC, true);
    head.setUint32(4, number, true);
    this.file.truncate(0);
    this.file.write(head, { at: 0 });
    this.file.flush();
    this.generation = number;
    this.end = HEAD;
  }

  /** Put what was kept into memory, and note every change from now on. */
  attach(FS, notes) {
    this.FS = FS;
    FS.mkdirTree(this.folder);
    for (const [head, data] of notes) this.redo(head, data);
    this.watch();
    if (this.file && this.end > WASTE && this.end > 2 * this.size()) this.renew();
  }

  redo({ op, path, at, size, to }, data) {
    const FS = this.FS;
    try {
      if (op === "mkdir") FS.mkdirTree(path);
      else if (op === "unlink") FS.unlink(path);
      else if (op === "rmdir") FS.rmdir(path);
      else if (op === "rename") FS.rename(path, to);
      else if (op === "size") FS.truncate(path, size);
      else {
        const stream = FS.open(path, FS.analyzePath(path).exists ? "r+" : "w+");
        FS.write(stream, data, 0, data.length, at);
        FS.close(stream);
      }
    } catch {
      // what cannot be done again was undone later
    }
  }

  watch() {
    const { FS } = this;
    const { node, stream } = FS.filesystems.MEMFS.ops_table.file;
    const folder = FS.filesystems.MEMFS.ops_table.dir.node;
    const after = (place, name, note) => {
      const before = place[name];
      place[name] = (...given) => {
        const noted = note(...given);
        const result = before(...given);
        if (noted) noted(result);
        return result;
      };
    };
    const path = (parent, name) => {
      const full = `${FS.getPath(parent)}/${name}`;
      return full.startsWith(`${this.folder}/`) ? full : "";
    };
    const of = (one) => path(one.parent, one.name);
    after(stream, "write", (opened, buffer, offset, length, position) => () => {
      const at = of(opened.node);
      if (at && length) this.touch(at, opened.node, position, position + length);
    });
    after(node, "setattr", (one, attributes) => () => {
      const at = of(one);
      if (at && attributes.size !== undefined) this.note({ op: "size", path: at, size: attributes.size });
    });
    after(folder, "mknod", (parent, name, mode) => (made) => {
      const at = path(parent, name);
      if (at && FS.isDir(mode)) this.note({ op: "mkdir", path: at });
      else if (at) this.touch(at, made, 0, 0);
    });
    after(folder, "rename", (one, parent, name) => {
      const [from, to] = [of(one), path(parent, name)];
      this.settle();
      return () => {
        if (from && to) this.note({ op: "rename", path: from, to });
      };
    });
    for (const op of ["unlink", "rmdir"]) {
      after(folder, op, (parent, name) => () => {
        const at = path(parent, name);
        this.written.delete(at);
        if (at) this.note({ op, path: at });
      });
    }
  }

  /** Take note that a part of a file was written. */
  touch(path, node, from, to) {
    const known = this.written.get(path);
    if (known?.node === node) {
      known.from = Math.min(known.from, from);
      known.to = Math.max(known.to, to);
    } else {
      if (known) this.settle();
      this.written.set(path, { node, from, to });
    }
  }

  note(head) {
    this.settle();
    this.notes.push([head, new Uint8Array(0)]);
  }

  /** Turn what was written into notes. */
  settle() {
    const { MEMFS } = this.FS.filesystems;
    for (const [path, { node, from, to }] of this.written) {
      const bytes = MEMFS.getFileDataAsTypedArray(node);
      this.notes.push([{ op: "write", path, at: from }, bytes.slice(from, to)]);
    }
    this.written.clear();
  }

  /** Write everything that was noted; when this returns it is kept. */
  flush() {
    if (!this.file) return;
    if (this.written.size) this.settle();
    if (!this.notes.length) return;
    const body = written(this.notes);
    this.notes = [];
    const block = new Uint8Array(NOTE + body.length);
    const view = new DataView(block.buffer);
    view.setUint32(0, body.length, true);
    view.setUint32(4, sum(body), true);
    block.set(body, NOTE);
    try {
      const done = this.file.write(block, { at: this.end });
      if (done < block.length) throw new Error("QuotaExceededError");
      this.file.flush();
      this.end += block.length;
    } catch (fault) {
      this.fault = fault?.name ?? String(fault);
      this.file = null;
    }
  }

  /** Write what there is now into the other file, and leave the one before. */
  renew() {
    const [old, number] = [this.file, this.generation + 1];
    this.notes = [...this.all(this.folder)];
    this.file = this.files.find((one) => one !== old);
    this.begin(0);
    this.flush();
    if (!this.file) {
      this.file = old;
      return;
    }
    const end = this.end;
    const head = new DataView(new ArrayBuffer(4));
    head.setUint32(0, number, true);
    this.file.write(head, { at: 4 });
    this.file.flush();
    [this.generation, this.end] = [number, end];
    old.truncate(0);
    old.flush();
  }

  *all(folder) {
    for (const name of this.FS.readdir(folder)) {
      if (name === "." || name === "..") continue;
      const path = `${folder}/${name}`;
      if (this.FS.isDir(this.FS.stat(path).mode)) {
        yield [{ op: "mkdir", path }, new Uint8Array(0)];
        yield* this.all(path);
      } else yield [{ op: "write", path, at: 0 }, this.FS.readFile(path)];
    }
  }

  size() {
    let size = 0;
    for (const [, data] of this.all(this.folder)) size += data.length;
    return size;
  }
}

function generation(file) {
  if (file.getSize() < HEAD) return 0;
  const head = new DataView(new ArrayBuffer(HEAD));
  file.read(head, { at: 0 });
  return head.getUint32(0, true) === MAGIC ? head.getUint32(4, true) : 0;
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

/** Return a check of bytes: 32 bits of FNV-1a. */
function sum(bytes) {
  let hash = 0x811c9dc5;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return hash;
}
