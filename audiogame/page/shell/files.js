// File upload and download, and the clipboard.

const ASKING = 2_000; // milliseconds in which the browser, or the player it asks, may answer

/** Copy a text, as far as the browser lets the page; return whether it has. */
export async function copied(text) {
  try {
    const done = navigator.clipboard.writeText(text).then(() => true);
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

/** Ask the player for a file; without one an empty name is sent. */
export function pick(send) {
  const input = document.createElement("input");
  input.type = "file";
  input.addEventListener("change", () => handOver(input.files?.[0], send));
  input.addEventListener("cancel", () => send({ kind: "file", name: "", bytes: "" }));
  input.click();
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
