// What a page has to know before its modules have loaded over a slow connection.
//
// Old browsers read this script, too: it has no syntax and no function younger than modules.

// A press of Play meanwhile is remembered, so that it is not without effect: the shell starts
// playing as soon as it has loaded.
self.playedEarly = false;
/** Whether the shell has loaded, which says by itself what is wrong from then on. */
self.shellLoaded = false;
document.addEventListener("click", ({ target }) => {
  if (target instanceof Element && target.closest("#play, #to-game")) self.playedEarly = true;
});

/** What this device remembers of the page: display.js stores it. */
let remembered = {};
try {
  remembered = JSON.parse(localStorage.getItem("audiogame-display") || "{}") || {};
} catch (fault) {
  console.info(fault); // nothing is stored
}
// The first paint has the size of text of the last visit.
const found = Number(remembered.size || remembered.usual);
if (found >= 16 && found <= 72) document.documentElement.style.setProperty("--size", `${found}px`);

/** Milliseconds without a file after which the server is taken for silent. */
const SILENT = 10000;
/** What keeps the shell from loading; a test compares it with the messages. */
const SENTENCES = {
  en: {
    missing: "A part of the page is missing. Reload the page; if that doesn't help, try again later.",
    silent: "The server has sent nothing for 10 seconds. Check the connection, then reload the page.",
    "too-old": "This browser seems to be too old for the game. Update it, or try another one.",
  },
  es: {
    missing: "Falta una parte de la página. Recárgala; si no sirve, prueba más tarde.",
    silent: "El servidor no ha enviado nada en 10 segundos. Revisa la conexión y recarga la página.",
    "too-old": "Este navegador parece demasiado antiguo para el juego. Actualízalo o prueba con otro.",
  },
  de: {
    missing: "Ein Teil der Seite fehlt. Lade sie neu; hilft das nicht, versuch es später noch einmal.",
    silent: "Seit 10 Sekunden kommt nichts vom Server. Prüf die Verbindung, und lade die Seite neu.",
    "too-old": "Dieser Browser ist wohl zu alt für das Spiel. Bring ihn auf den neuesten Stand, oder nimm einen anderen.",
  },
};
let said = "";

/** Show and announce once why the shell does not load, in place of how it begins. */
function sayEarly(name) {
  if (self.shellLoaded || said === name || (said && name === "silent")) return;
  const ready = /** @type {?HTMLElement} */ (document.querySelector("#log [data-text]"));
  const announced = document.getElementById("announced");
  const comeBack = document.getElementById("come-back");
  if (!ready || !announced || !comeBack) {
    document.addEventListener("DOMContentLoaded", () => sayEarly(name));
    return;
  }
  said = name;
  const wanted = [remembered.language].concat(navigator.languages || [navigator.language]);
  const codes = wanted.map((one) => String(one).split("-")[0]);
  const language = codes.filter((one) => one in SENTENCES)[0] || "en";
  const line = document.createElement("p");
  line.lang = ready.lang = language;
  line.textContent = ready.textContent = SENTENCES[language][name];
  announced.appendChild(line);
  comeBack.textContent = ""; // the shell fills in both again, should it load after all
}

addEventListener(
  "error",
  (event) => {
    if (event.target instanceof HTMLScriptElement) sayEarly("missing");
    else if (event instanceof ErrorEvent) sayEarly("too-old");
  },
  true,
);
if (!("noModule" in document.createElement("script")) || !self.WebAssembly || !Object.hasOwn) sayEarly("too-old");

/** Look whether another file has come since. */
function watch(before) {
  setTimeout(() => {
    if (self.shellLoaded) return;
    const now = performance.getEntriesByType("resource").length;
    if (now === before) sayEarly("silent");
    watch(now);
  }, SILENT);
}
watch(performance.getEntriesByType("resource").length);
