// Dice, cards, chips and scores as drawings: each colour is also a shape, and a letter without pips.

const SVG = "http://www.w3.org/2000/svg";
const DOT = 10;
/** Places of pips, in a square of 100. */
const PIPS = {
  1: [[50, 50]],
  2: [[32, 32], [68, 68]],
  3: [[28, 28], [50, 50], [72, 72]],
  4: [[32, 32], [68, 32], [32, 68], [68, 68]],
  5: [[30, 30], [70, 30], [50, 50], [30, 70], [70, 70]],
  6: [[33, 26], [67, 26], [33, 50], [67, 50], [33, 74], [67, 74]],
  8: [[28, 36], [50, 36], [72, 36], [36, 58], [64, 58], [28, 80], [50, 80], [72, 80]],
};
const SQUARE = "M21 5H79Q95 5 95 21V79Q95 95 79 95H21Q5 95 5 79V21Q5 5 21 5Z";
/** A kind of dice is a shape; one without a shape of its own is a square. */
const BODIES = {
  red: "M50 4A46 46 0 1 1 49.9 4Z",
  army: "M24 5H76L95 24V76L76 95H24L5 76V24Z",
  low: "M14 5H86Q95 5 95 14V70L50 97 5 70V14Q5 5 14 5Z",
  high: "M50 3 95 30V86Q95 95 86 95H14Q5 95 5 86V30Z",
  green: "M28 6H72L96 50 72 94H28L4 50Z",
  black: "M50 4 96 38 78 94H22L4 38Z",
};
/** A colour as the side of a cube is a sign with a letter in it. */
const SIDES = { red: "M50 16A34 34 0 1 1 49.9 16Z", blue: "M50 8 92 50 50 92 8 50Z" };
const SOLDIER = "M22 50Q22 20 50 20T78 50L86 58H14ZM28 64H72Q72 84 50 84T28 64Z";
/** A die that waits to be thrown, where no letter names its kind. */
const CUBE = "M50 4 92 26V74L50 96 8 74V26ZM8 26 50 48 92 26M50 48V96";
const CUBE_PIPS = [[50, 26, 9, 5], [22, 48, 5, 8], [36, 76, 5, 8], [63, 80, 5, 8], [71, 62, 5, 8], [79, 44, 5, 8]];
/** As text: some systems would paint them. */
const SUITS = { hearts: "\u2665\ufe0e", diamonds: "\u2666\ufe0e", clubs: "\u2663\ufe0e", spades: "\u2660\ufe0e" };
/** Signs of marks, of what cards do, and of a pile. */
const SIGNS = {
  awaited: "M5 3 20 12 5 21Z",
  hand: "M12 0A6.5 6.5 0 1 1 11.9 0ZM10 13H14V14H17Q18 14 18 15V23Q18 24 17 24H7Q6 24 6 23V15Q6 14 7 14H10Z",
  leads: "M1 6 7 11 12 3 17 11 23 6 20 20H4Z",
  tied: "M2 6H22V10H2ZM2 14H22V18H2Z",
  skirmish: "M3 1H6V23H3ZM7 2H22L17 7 22 12H7Z",
  out: "M5 2 12 9 19 2 22 5 15 12 22 19 19 22 12 15 5 22 2 19 9 12 2 5Z",
  spy: "M12 4C6 4 2 9 1 12c1 3 5 8 11 8s10-5 11-8c-1-3-5-8-11-8Zm0 3a5 5 0 1 1 0 10 5 5 0 0 1 0-10Zm0 2.6a2.4 2.4 0 1 0 0 4.8 2.4 2.4 0 0 0 0-4.8Z",
  reverse: "M7 1 13 8H9.5V20H4.5V8H1ZM17 23 11 16h3.5V4h5v12H23Z",
  swap: "M1 8 8 2V6H21v4H8v4ZM23 16 16 22V18H3V14H16V10Z",
};
/** Backs of a pile that are drawn: one for each three cards. */
const LAYERS = 5;

function svg(name, attributes = {}, ...inside) {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...inside);
  return made;
}

function drawing(classes, box, ...inside) {
  return svg("svg", { class: classes, viewBox: box, "aria-hidden": "true", focusable: "false" }, ...inside);
}

/** Return a span that is for the eye alone. */
export function span(classes, ...inside) {
  const made = document.createElement("span");
  made.className = classes;
  made.setAttribute("aria-hidden", "true");
  made.append(...inside);
  return made;
}

/** Return the sign of a mark or of what a card does; empty where it has none. */
export function sign(name) {
  return SIGNS[name] ? drawing("sign", "0 0 24 24", svg("path", { d: SIGNS[name], "fill-rule": "evenodd" })) : "";
}

function letter(text, size, y, classes) {
  return svg("text", { x: 50, y, "font-size": size, "text-anchor": "middle", class: classes }, text);
}

/** A word is drawn as its first letter, except the joker, as J is the jack. */
function short(face) {
  if (/^jok/i.test(face)) return "\u2605";
  return /^\p{L}/u.test(face) ? face[0].toUpperCase() : face;
}

function die({ kind, pips, face, label }) {
  const classes = `face ${kind || "white"}`;
  const body = (path) => svg("path", { class: "body", d: path });
  if (!pips && !face && kind === "army") {
    const dots = CUBE_PIPS.map(([cx, cy, rx, ry]) => svg("ellipse", { cx, cy, rx, ry, class: "pip" }));
    return drawing(classes, "0 0 100 100", svg("path", { class: "body cube", d: CUBE }), ...dots);
  }
  if (!pips && face && SIDES[kind]) {
    const side = svg("path", { class: "pip", d: SIDES[kind] });
    return drawing(classes, "0 0 100 100", body(SQUARE), side, letter(short(face), 46, 66, "on-pip"));
  }
  const drawn = drawing(classes, "0 0 100 100", body(BODIES[kind] ?? SQUARE));
  if (pips === 1 && kind === "army") drawn.append(svg("path", { class: "pip", d: SOLDIER }));
  else if (PIPS[pips]) {
    const moved = { low: "translate(12 4) scale(.76)", high: "translate(12 18) scale(.76)" };
    const r = pips > 6 ? 8 : DOT;
    const dots = svg("g", pips < 7 && moved[kind] ? { transform: moved[kind] } : {});
    dots.append(...PIPS[pips].map(([cx, cy]) => svg("circle", { cx, cy, r, class: "pip" })));
    drawn.append(dots);
  } else drawn.append(letter(short(face || label || "?"), 56, kind === "high" ? 76 : 70, "pip"));
  return drawn;
}

/** Return a pile of backs, as high as it is. */
function back(count) {
  const high = Math.max(1, Math.min(LAYERS, Math.ceil(count / 3)));
  const pile = span("pile");
  pile.style.setProperty("--high", String(high));
  for (let at = 0; at < high; at += 1) {
    const dots = [[30, 94], [50, 94], [50, 70], [70, 94], [70, 70], [50, 46]].map(([cx, cy]) => svg("circle", { cx, cy, r: 8, class: "back-dot" }));
    const layer = drawing("back", "0 0 100 140", svg("rect", { class: "edge", x: 3, y: 3, width: 94, height: 134, rx: 12 }), svg("rect", { class: "ground", x: 12, y: 12, width: 76, height: 116, rx: 6 }), ...dots);
    layer.style.setProperty("--at", at);
    pile.append(layer);
  }
  return pile;
}

function card({ face, kind, count, sign: does }) {
  if (!face) return count > 1 ? [back(count), span("count", `\u00d7${count}`)] : [back(1)];
  const parts = [span("index", short(face))];
  if (kind) parts.push(span("suit", SUITS[kind] ?? kind[0].toUpperCase()));
  if (SIGNS[does]) parts.push(sign(does));
  if (count > 1) parts.push(span("count", `\u00d7${count}`));
  const drawn = span(`front ${kind}`, ...parts);
  drawn.dataset.index = short(face);
  return [drawn];
}

/** Return a heap of chips. */
export function chips() {
  const layer = (y) => [
    svg("path", { class: "chip", d: `M14 ${y}v12c0 9 16 16 36 16s36-7 36-16V${y}Z` }),
    svg("ellipse", { class: "chip", cx: 50, cy: y, rx: 36, ry: 16 }),
  ];
  return drawing("chips", "0 0 100 100", ...[66, 46, 26].flatMap(layer));
}

/** Men by what is written: signs of their own, else a disc, filled for one seat and a ring for the other. */
const MEN = {
  cross: "M20 8 50 38 80 8 92 20 62 50 92 80 80 92 50 62 20 92 8 80 38 50 8 20Z",
  nought: "M50 6A44 44 0 1 1 49.9 6ZM50 24A26 26 0 1 0 50.1 24Z",
  0: "M50 6A44 44 0 1 1 49.9 6Z",
  1: "M50 6A44 44 0 1 1 49.9 6ZM50 18A32 32 0 1 0 50.1 18Z",
  2: "M50 4 96 92H4Z",
  3: "M50 4 96 50 50 96 4 50Z",
};

/** Return a man of a board, with the first letter of its word, or how many there are. */
function man({ kind, face, count }) {
  const drawn = drawing("token", "0 0 100 100", svg("path", { d: MEN[kind] ?? MEN[0], "fill-rule": "evenodd" }));
  const told = count > 1 ? String(count) : MEN[kind] ? "" : short(face);
  return told ? [drawn, span("count", told)] : [drawn];
}

/** Return one thing of a picture, for the eye alone. */
export function piece(thing) {
  const made = span(`piece ${thing.what}`);
  made.dataset.label = thing.label;
  if (thing.mark) made.dataset.mark = thing.mark;
  if (thing.what === "die") made.append(die(thing));
  else if (thing.what === "card") made.append(...card(thing));
  else if (thing.what === "man") made.append(...man(thing));
  else made.append(span("amount", thing.text));
  return made;
}

/** Return one thing of each game, for the start. */
export function emblem() {
  const rolled = (kind, pips, face = "") => piece({ what: "die", kind, pips, face, label: kind });
  return [
    rolled("red", 0, "red"), rolled("blue", 0, "blue"), rolled("army", 1), rolled("red", 6),
    rolled("white", 5), rolled("low", 3), rolled("high", 8),
    piece({ what: "card", face: "queen", kind: "", sign: "spy", label: "queen", count: 1 }),
  ];
}
