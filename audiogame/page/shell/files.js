// File upload and download, and the clipboard.

import { WEBKIT } from "./apple.js";

const ASKING = 2_000; // milliseconds in which the browser, or the player it asks, may answer

/**
 * What the browser copies once the text is there.
 *
 * @type {?{give: (text: Blob) => void, done: Promise<boolean>}}
 */
let promised = null;

/** Handle a key or a button: WebKit copies only what its handler has begun, before the text is known. */
export function beginCopy() {
  promised = null;
  if (!WEBKIT || !navigator.clipboard || typeof ClipboardItem === "undefined") return;
  /** @type {(text: Blob) => void} */
  let give = () => {};
  const text = new Promise((/** @type {(text: Blob) => void} */ came, never) => {
    give = came;
    setTimeout(never, ASKING); // nothing is copied then
  });
  text.catch(() => {});
  const item = new ClipboardItem({ "text/plain": text });
  const done = navigator.clipboard.write([item]).then(
    () => true,
    () => false,
  );
  promised = { give, done };
}

/** Copy a text, as far as the browser lets the page; return whether it has. */
export async function copied(text) {
  const begun = promised;
  promised = null;
  try {
    begun?.give(new Blob([text], { type: "text/plain" }));
    const done = begun?.done ?? navigator.clipboard.writeText(text).then(() => true);
    return await Promise.race([done, new Promise((late) => setTimeout(late, ASKING, false))]);
  } catch {
    return false;
  }
}

/** Download a file to the player's device. */
export function save({ name, bytes }) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([decoded(bytes)]));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** The browser's window in which the player chooses a file. */
export class FileWindow {
  /** @param {(message: object) => void} send sends the `file`, with an empty name if none was chosen. */
  constructor(send) {
    this.asked = false;
    this.input = document.createElement("input");
    this.input.type = "file";
    this.input.hidden = true;
    document.body.append(this.input); // WebKit forgets one that is not in the page
    this.input.addEventListener("change", () => {
      this.asked = false;
      handOver(this.input.files?.[0], send).then(() => (this.input.value = ""));
    });
    this.input.addEventListener("cancel", () => {
      this.asked = false;
      send({ kind: "file", name: "", bytes: "" });
    });
  }

  /** Open it, where a browser lets a page do so outside the handler of a key; else Enter does. */
  ask() {
    this.asked = true;
    this.input.click();
  }

  /** Handle a key or a button while a file is asked for; return whether it was Enter, which opens it. */
  takes(name, repeated = false) {
    if (!this.asked) return false;
    this.asked = name === "enter";
    if (this.asked && !repeated) this.input.click();
    return this.asked;
  }
}

/** Accept files dropped on the page, too. */
export function receive(send) {
  document.addEventListener("dragover", (event) => event.preventDefault());
  document.addEventListener("drop", (event) => {
    event.preventDefault();
    const file = event.dataTransfer?.files[0];
    if (file) handOver(file, send);
  });
}

async function handOver(file, send) {
  const bytes = file ? encoded(new Uint8Array(await file.arrayBuffer())) : "";
  send({ kind: "file", name: file?.name ?? "", bytes });
}

function encoded(bytes) {
  let text = "";
  for (let at = 0; at < bytes.length; at += 0x8000) {
    text += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  }
  return btoa(text);
}

/** Return the bytes in a message. */
export function decoded(text) {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}
