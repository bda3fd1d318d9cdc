// Keeps the page on the device: what was fetched once is there without a line.
//
// Files that are stored compressed are unpacked on their way, so any static server will do.

const VERSION = "development";
const PACKED = new Set([]);
const FILES = [];
const CACHE = `audiogame ${VERSION}`;
const HOME = new URL("./", self.location);
let keeping = Promise.resolve();

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(taken()));
self.addEventListener("message", (event) => {
  if (event.data?.kind !== "keep") return;
  keeping = keeping.then(() => keep(event.data.sounds)); // one after the other: nothing twice
  event.waitUntil(keeping);
});
self.addEventListener("fetch", (event) => {
  const address = new URL(event.request.url);
  const ours = address.origin === HOME.origin && address.pathname.startsWith(HOME.pathname);
  if (event.request.method !== "GET" || !ours || VERSION === "development") return;
  event.respondWith(answer(name(address), event));
});

function name(address) {
  return decodeURIComponent(address.pathname.slice(HOME.pathname.length)) || "index.html";
}

async function taken() {
  for (const other of await caches.keys()) {
    if (other.startsWith("audiogame ") && other !== CACHE) await caches.delete(other);
  }
  await self.clients.claim();
}

async function answer(file, event) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(new URL(file, HOME));
  if (kept) return kept;
  const fresh = await fetched(file);
  if (!fresh.ok) return fresh;
  if (PACKED.has(file)) {
    // A large one is given from where it is kept: a clone would hold all of it in memory, twice.
    try {
      await cache.put(new URL(file, HOME), fresh);
    } catch {
      return fetched(file); // nothing can be kept
    }
    return (await cache.match(new URL(file, HOME))) ?? fetched(file);
  }
  event.waitUntil(cache.put(new URL(file, HOME), fresh.clone()).catch(() => {}));
  return fresh;
}

async function fetched(file) {
  if (!PACKED.has(file)) return fetch(new URL(file, HOME), { cache: "no-cache" });
  const packed = await fetch(new URL(`${file}.gz`, HOME), { cache: "no-cache" });
  // A server that says of itself that the file is compressed has it unpacked already.
  if (!packed.ok || packed.headers.get("Content-Encoding") === "gzip") return packed;
  return new Response(packed.body.pipeThrough(new DecompressionStream("gzip")), {
    headers: { "Content-Type": typeOf(file) },
  });
}

function typeOf(file) {
  if (file.endsWith(".wasm")) return "application/wasm";
  return file.endsWith("js") ? "text/javascript" : "application/octet-stream";
}

async function keep(sounds) {
  const cache = await caches.open(CACHE);
  for (const file of FILES) {
    if (file.startsWith("sounds/") && !sounds) continue;
    if (await cache.match(new URL(file, HOME))) continue;
    try {
      const fresh = await fetched(file);
      if (fresh.ok) await cache.put(new URL(file, HOME), fresh);
    } catch {
      return; // the line is down: the rest is fetched another time
    }
  }
}
