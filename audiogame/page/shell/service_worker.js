// Caches the page on the device: files fetched once are available without a connection.
//
// Compressed files are unpacked on the way, so any static server will do.

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
  keeping = keeping.then(() => keep(event.data.sounds)); // in turn: no file is fetched twice
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
    // A large file is served from the cache: a clone would hold all of it in memory, twice.
    try {
      await cache.put(new URL(file, HOME), fresh);
    } catch {
      return fetched(file); // nothing can be cached
    }
    return (await cache.match(new URL(file, HOME))) ?? fetched(file);
  }
  event.waitUntil(cache.put(new URL(file, HOME), fresh.clone()).catch(() => {}));
  return fresh;
}

async function fetched(file) {
  if (!PACKED.has(file)) return fetch(new URL(file, HOME), { cache: "no-cache" });
  const packed = await fetch(new URL(`${file}.gz`, HOME), { cache: "no-cache" });
  // If the server's headers say that the file is compressed, it is unpacked already.
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
      return; // the connection is down: the rest is fetched another time
    }
  }
}
