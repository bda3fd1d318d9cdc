// Caches the page on the device, so that it works without a connection, and updates it as a whole.
//
// The build writes the hash of each file into this script. A file is cached under its name and hash:
// a new version fetches only what has changed, while the pages of the old one still get its own
// files, and nothing is served whose hash is another. Compressed files are unpacked on the way, so
// any static server will do.

const VERSION = "development";
/**
 * The SHA-256 of each file that the page needs, by name, as far as `digest` returns it.
 *
 * @type {Record<string, string>}
 */
const FILES = {};
/**
 * Files that the server also has compressed.
 *
 * @type {Set<string>}
 */
const PACKED = new Set([]);
const scope = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const HOME = new URL("./", scope.location.href);
const CACHE = `audiogame ${HOME.pathname}`;
/** Security headers of each answer: a worker has no others at a server that sends none. */
const HEADERS = {
  "Content-Security-Policy":
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; " +
    "font-src 'self'; connect-src 'self' ws: wss:; img-src 'self'; media-src 'self'; " +
    "manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; " +
    "frame-ancestors 'none'",
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "no-referrer",
  "Cross-Origin-Opener-Policy": "same-origin",
};
/** Files that are fetched when they are needed, or late: sounds, and the texts of languages. */
const LATE = /^sounds\/|^(python\/program|texts)\.[^.]+\.(bin|json)$/;
let keeping = Promise.resolve();
/** Whether this version has unregistered itself. */
let left = false;

/** A file that the server has in another version, or not at all. */
class Unavailable extends Error {
  constructor(file, status) {
    super(`${file}: ${status}`);
    this.status = status;
  }
}
/** HTTP status for a file whose hash is another one, and for a server that sends nothing. */
const [DIFFERS, SILENT] = [409, 504];
/** Milliseconds without a byte after which a server is taken for silent. */
const PATIENCE = 10_000;

// A new version waits until the page asks for it, or until no page of the old one is open.
scope.addEventListener("install", (event) => event.waitUntil(completed()));
scope.addEventListener("activate", (event) => event.waitUntil(activated()));
scope.addEventListener("message", (event) => {
  const { kind, late, language } = event.data ?? {};
  if (kind === "version") event.ports[0].postMessage(VERSION);
  else if (kind === "update") event.waitUntil(scope.skipWaiting());
  else if (kind === "keep") {
    keeping = keeping.then(() => keep(late, language)); // in turn: no file is fetched twice
    event.waitUntil(keeping);
  }
});
scope.addEventListener("fetch", (event) => {
  const address = new URL(event.request.url);
  const ours = address.origin === HOME.origin && address.pathname.startsWith(HOME.pathname);
  if (event.request.method !== "GET" || !ours || left) return;
  const file = decodeURIComponent(address.pathname.slice(HOME.pathname.length)) || "index.html";
  if (Object.hasOwn(FILES, file)) event.respondWith(answer(file, event.request));
});

/** Return the address under which this version of a file is cached. */
function place(file) {
  return new URL(`${file}?${FILES[file]}`, HOME).href;
}

/**
 * Fetch what this version needs and the one before does not have; fail if that is impossible.
 *
 * On a first visit nothing waits for it: the page fetches what it needs, in its own order.
 */
async function completed() {
  if (!scope.registration.active) return;
  const cache = await caches.open(CACHE);
  for (const file of Object.keys(FILES)) {
    const earlier = () => cache.match(new URL(file, HOME), { ignoreSearch: true });
    if (!LATE.test(file) || (await earlier())) await stored(file);
  }
}

/** Delete the files of versions before, of which no page is open any more. */
async function activated() {
  const cache = await caches.open(CACHE);
  const own = new Set(Object.keys(FILES).map(place));
  for (const one of await cache.keys()) if (!own.has(one.url)) await cache.delete(one);
  await scope.clients.claim();
}

async function answer(file, request) {
  try {
    return await stored(file);
  } catch (fault) {
    if (!(fault instanceof Unavailable)) return Response.error();
    // The server has a newer version, and this one was never whole: the next visit begins anew.
    if (fault.status === DIFFERS && !file.startsWith("sounds/")) {
      left = true;
      await scope.registration.unregister();
      if (request.mode === "navigate") return Response.redirect(request.url);
    }
    return new Response(fault.message, { status: fault.status });
  }
}

/**
 * Return a file from the cache, fetched before if it is not there.
 *
 * @throws {Unavailable} the server does not have this version of it.
 */
async function stored(file) {
  const cache = await caches.open(CACHE);
  const found = await cache.match(place(file));
  if (found) return found;
  const [fresh, bytes] = await fetched(file);
  if ((await digest(bytes)) !== FILES[file]) throw new Unavailable(file, DIFFERS);
  const headers = { ...HEADERS, "Content-Type": typeOf(file, fresh) };
  try {
    await cache.put(place(file), new Response(bytes, { headers }));
  } catch {
    return new Response(bytes, { headers }); // nothing can be cached
  }
  // A large file is served from the cache, so that its bytes need not stay in memory.
  return (await cache.match(place(file))) ?? new Response(bytes, { headers });
}

/**
 * Fetch a file; return its answer and its bytes.
 *
 * @returns {Promise<[Response, Uint8Array<ArrayBuffer>]>}
 * @throws {Unavailable} the server does not have it, or sends nothing for a while.
 */
async function fetched(file) {
  const packed = PACKED.has(file);
  const stop = new AbortController();
  let late = 0;
  const wait = () => {
    clearTimeout(late);
    late = setTimeout(() => stop.abort(new Unavailable(file, SILENT)), PATIENCE);
  };
  wait();
  try {
    const address = new URL(packed ? `${file}.gz` : file, HOME);
    const fresh = await fetch(address, { cache: "no-cache", signal: stop.signal });
    if (!fresh.ok) throw new Unavailable(file, fresh.status);
    const counted = new TransformStream({
      transform: (part, through) => {
        wait();
        through.enqueue(part);
      },
    });
    const sent = fresh.body?.pipeThrough(counted);
    // If the server's headers say that the file is compressed, it is unpacked already.
    const whole = packed && fresh.headers.get("Content-Encoding") !== "gzip";
    const body = whole ? sent?.pipeThrough(new DecompressionStream("gzip")) : sent;
    return [fresh, new Uint8Array(await new Response(body).arrayBuffer())];
  } finally {
    clearTimeout(late);
  }
}

/** Return the first half of the SHA-256 of bytes, in hexadecimal digits. */
async function digest(bytes) {
  const whole = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return [...whole.subarray(0, 16)].map((one) => one.toString(16).padStart(2, "0")).join("");
}

function typeOf(file, fresh) {
  if (file.endsWith(".wasm")) return "application/wasm";
  if (file.endsWith("js")) return "text/javascript";
  return fresh.headers.get("Content-Type") ?? "application/octet-stream";
}

/** Fetch the remaining files, for use without a connection: at first, of one language alone. */
async function keep(late, language) {
  for (const file of Object.keys(FILES)) {
    // The texts of the first screen come before anything here caches them.
    if (LATE.test(file) && !late && !file.includes(`.${language}.`)) continue;
    if (scope.registration.waiting) return; // the next version fetches its own
    try {
      await stored(file);
    } catch (fault) {
      // No connection: the rest comes another time.
      if (!(fault instanceof Unavailable) || fault.status === SILENT) return;
    }
  }
}
