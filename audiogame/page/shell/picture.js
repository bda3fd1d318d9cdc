// The table for the eye: the seats in playing order around what lies in the middle.

import { element } from "./book.js";
import { setLanguage } from "./texts.js";
import { chips, piece, sign, span } from "./pieces.js";

/** Areas whose only thing is an amount that stands beside the name. */
const BESIDE_NAME = ["score", "purse", "sum"];
/** Marks of a seat itself, wherever they are; any other is said beside the things it is about. */
const OF_SEAT = ["awaited", "out"];
/** Marks of an amount that no other seat exceeds. */
export const BEST = ["leads", "tied"];
/** Sizes of dice and cards that are tried until everything fits, by the size of the text. */
const SCALES = [1.25, 1, 0.85, 0.7, 0.58, 0.48, 0.4];
const SMALL = [...SCALES, 0.33, 0.26];
/** Areas before a seat, from what is in play to what is kept. */
const NEAREST = ["laid", "rolled", "chosen", "round", "aside", "held", "reserve", "pile", "pot", "score"];
/** Letters that a seat needs at least, in the width. */
const SEAT_WIDTH = 9;
/** Seats of the upper row, by how many others there are; the rest sit at the sides. */
const UPPER = [0, 1, 2, 3, 4, 3, 4, 5, 4, 5];
/** Milliseconds that what was played lies there at least, and in large text. */
const [SEEN, SEEN_LARGE] = [1500, 3000];
/** Cards of a hand that is spread; more are a fan. */
const SPREAD = 5;

/**
 * Shows who sits where, and what lies before them.
 *
 * @param {HTMLElement} place the table.
 * @param {HTMLElement} strip shows only what the question is about, or one seat, where there is no room.
 * @param {import("./board.js").Board} board lies in the middle, in a game that has one.
 */
export class Picture {
  constructor(place, strip, board) {
    this.place = place;
    this.board = board;
    this.strip = strip;
    this.title = place.firstElementChild;
    this.known = new Set();
    this.shown = "";
    this.table = {};
    /**
     * What was played last, and before that; and until when it stays.
     *
     * @type {any[][]}
     */
    this.played = [[], []];
    this.until = 0;
    this.waits = 0;
    /** Whether a game is played; one that is looked through afterwards waits for nobody's eyes. */
    this.plays = false;
    /**
     * Whether a thing is new at its place: then it moves.
     *
     * @type {(group: any, at: number, thing: any) => boolean}
     */
    this.fresh = () => false;
    new ResizeObserver(() => {
      // What lies there stays there.
      place.dataset.moves = "no";
      this.arrange();
    }).observe(place);
    place.addEventListener("click", ({ target }) => {
      if (target instanceof Element && target.closest('[data-area="laid"]')) this.turnBack();
    });
  }

  /** Show a table, but not before what was played on the last one has been seen. */
  show(table) {
    clearTimeout(this.waits);
    const lies = Boolean(table.picture?.length);
    if (!lies) this.played = [[], []];
    const played = this.plays || Boolean(table.question);
    this.plays = played && lies && !table.places?.length;
    const laid = laidOn(table);
    const now = JSON.stringify(laid);
    const before = laidOn(this.table).map((one) => JSON.stringify(one));
    const left = this.until - performance.now();
    const taken = before.length > 0 && !before.every((one) => now.includes(one));
    const here = String(table.names) === String(this.table.names) && (table.walked ?? null) === null;
    if (taken && played && lies && left > 0 && here) {
      this.waits = setTimeout(() => this.show(table), left);
      return;
    }
    if (laid.length && now !== JSON.stringify(this.played[0])) {
      // Of a trick that goes on, the one before stays the one before.
      this.played = [laid, taken || !before.length ? this.played[0] : this.played[1]];
      const large = document.documentElement.dataset.large === "yes";
      this.until = performance.now() + (large ? SEEN_LARGE : SEEN);
    }
    this.table = table;
    this.draw(table);
  }

  /** Show what was played before, and then the present again. */
  turnBack() {
    const { picture = [] } = this.table;
    const rest = picture.filter((one) => one.area !== "laid");
    const before = { ...this.table, picture: [...rest, ...this.played[1]] };
    const back = this.played[1].length && this.place.dataset.before !== "yes";
    this.draw(back ? before : this.table);
    this.place.dataset.before = back ? "yes" : "no";
  }

  draw(table) {
    this.place.dataset.before = "no";
    const groups = table.picture ?? [];
    const squares = table.board ?? [];
    if (squares.length) this.board.show(squares);
    this.place.hidden = !groups.length && !squares.length;
    const shown = JSON.stringify([groups, table.names, table.seat, table.order, table.places, table.walked, table.language, squares.length]);
    if (shown === this.shown) return;
    this.shown = shown;
    const before = this.known;
    this.known = new Set();
    this.fresh = (group, at, thing) => {
      const key = `${group.owner} ${group.area} ${at} ${thing.label} ${thing.count}`;
      this.known.add(key);
      return before.size > 0 && !before.has(key);
    };
    const over = (table.places ?? []).length > 0;
    const owners = over ? [] : around(groups, table);
    const seats = owners.map((owner) => this.seat(owner, groups, table));
    const { box } = this.board;
    // The middle stays where a board is in it, and so does the focus.
    const middle = (squares.length && box.closest(".middle")) || document.createElement("div");
    middle.className = "middle";
    const lies = over ? [result(table)] : this.middle(groups, table);
    replace(middle, squares.length ? [...lies, box] : lies);
    middle.hidden = !middle.childNodes.length;
    for (const one of [middle, ...seats]) setLanguage(one, table.language);
    replace(this.place, [this.title, middle, ...seats]);
    this.place.dataset.over = over ? "yes" : "no";
    this.showStrip(groups, table);
    // They are measured where they come to rest, not where they roll.
    this.place.dataset.moves = "no";
    this.arrange();
    this.place.dataset.moves = "yes";
  }

  /** Put the seats around the table, and choose the largest dice that fit. */
  arrange() {
    if (this.place.hidden || !this.place.clientWidth) return;
    const rows = [1, 2].flatMap((columns) => this.bare.map((bare) => ({ tight: "rows", bare, columns })));
    /** @type {{tight: string, bare?: string, columns?: number}[]} */
    const steps = [{ tight: "no" }, { tight: "yes" }, { tight: "most" }, ...rows, { tight: "all" }, { tight: "all", bare: "yes" }];
    for (const { tight, bare = "no", columns = 0 } of steps) {
      // Dice are as small as that only where nothing else gives way.
      const last = tight === "rows" && bare === this.bare.at(-1);
      const scales = tight === "no" ? SCALES.slice(0, 4) : last ? SMALL : SCALES;
      Object.assign(this.place.dataset, { tight, bare });
      this.sit(columns);
      if (!this.fits(scales.at(-1))) continue;
      // The largest of them that fits, by halves.
      let [low, high] = [0, scales.length - 1];
      while (low < high) {
        const middle = (low + high) >> 1;
        if (this.fits(scales[middle])) high = middle;
        else low = middle + 1;
      }
      this.fits(scales[low]);
      return;
    }
  }

  /** Whether the player's own things may give way: where the choices show them. */
  get bare() {
    return (this.table.choices ?? []).some((one) => typeof one.marked === "boolean" && one.things?.length) ? ["no", "yes"] : ["no"];
  }

  /** Return whether all of the table is seen with dice of a size. */
  fits(scale) {
    const { place } = this;
    place.style.setProperty("--scale", String(scale));
    return place.scrollHeight <= place.clientHeight + 1 && !wide(place);
  }

  /** Put the seats around the table, or in rows of so many. */
  sit(many = 0) {
    const { place } = this;
    const size = parseFloat(getComputedStyle(place).fontSize);
    const seats = [...place.querySelectorAll(".seat")];
    const others = seats.filter((one) => !one.classList.contains("me"));
    const most = Math.max(2, Math.floor(place.clientWidth / size / SEAT_WIDTH));
    const columns = many || Math.max(1, Math.min(UPPER[others.length] ?? 5, most));
    const sides = many ? 0 : Math.max(0, Math.ceil((others.length - columns) / 2));
    for (const [at, one] of others.entries()) {
      const top = at - sides;
      const [column, row] = many ? [(at % many) + 1, Math.floor(at / many) + 1] : top < 0 ? [1, sides - at + 1] : top < columns ? [top + 1, 1] : [columns, top - columns + 2];
      put(one, column, 1, row, 1);
    }
    const own = seats.length > others.length;
    const inside = columns > 2 && sides > 0;
    const middle = place.querySelector(".middle");
    const last = many ? Math.ceil(others.length / many) : sides + (others.length ? 1 : 0);
    if (middle) put(middle, inside ? 2 : 1, inside ? columns - 2 : columns, inside ? 2 : last + 1, inside ? sides : 1);
    if (own) put(seats.at(-1), 1, columns, last + (inside || !middle || middle.hidden ? 1 : 2), 1);
    place.style.setProperty("--columns", String(columns));
    place.dataset.columns = String(columns);
  }

  /** Choose the largest dice of the strip's seat that fit beside its name, then cut that; at last piles give way, and what is held. */
  fitStrip() {
    const { strip } = this;
    const sizes = { yes: SCALES.slice(1, 4), most: SCALES.slice(1, 5), all: SCALES.slice(1, 6), bare: SCALES.slice(1) };
    const tries = [["no", 1], ...Object.entries(sizes).flatMap(([tight, scales]) => scales.map((scale) => [tight, scale]))];
    for (const [tight, scale] of tries) {
      strip.dataset.tight = String(tight);
      strip.style.setProperty("--scale", String(scale));
      if (!reaching(strip)) return;
    }
  }

  seat(owner, groups, table) {
    const own = groups.filter((group) => group.owner === owner);
    const made = document.createElement("section");
    made.className = owner === table.seat ? "seat me" : "seat";
    const ofSeat = (group) => OF_SEAT.includes(group.mark) || BESIDE_NAME.includes(group.area);
    const marked = own.filter((group) => group.mark && ofSeat(group));
    const marks = new Map(marked.map((group) => [group.mark, group.told || ""]));
    for (const mark of marks.keys()) made.classList.add(mark);
    const plate = document.createElement("div");
    plate.className = "plate";
    plate.append(element("h3", table.names?.[owner] ?? ""));
    for (const [mark, told] of marks) plate.append(tag(mark, told));
    for (const { mark } of own.filter(leadsIn)) plate.append(span("tag instead", sign(mark)));
    const amounts = standing(own);
    for (const group of amounts) {
      const coins = group.area === "purse" ? [chips()] : [];
      const { mark } = group.things[0];
      const leads = BEST.includes(mark) ? [tag(mark, table.leads ?? "")] : [];
      plate.append(span("score", ...leads, ...coins, span("amount", group.things[0].text), ...group.things.slice(1).map(piece)));
    }
    const told = [...[...marks.values()].filter(Boolean).map(capital), ...own.map(inWords)];
    const sentence = element("p", told.map((one) => `${one}.`).join(" "), "unseen");
    const things = document.createElement("div");
    things.className = "things";
    // A hand beside the question is drawn there alone.
    const chosen = (group) => group.area === "held" && owner === table.seat && handOf(table).length > 0;
    const rest = own.filter((group) => !amounts.includes(group) && !inMiddle(group, groups) && !chosen(group));
    things.append(...this.rows(rest, table));
    made.append(plate, sentence, ...(things.childNodes.length ? [things] : []));
    return made;
  }

  /** Return what lies before a seat; a fight is its cards and dice, and their sum. */
  rows(groups, table) {
    const round = groups.find((group) => group.area === "round");
    const laid = groups.find((group) => group.area === "laid");
    const shown = groups.filter((group) => group !== round || !laid);
    shown.sort((one, other) => NEAREST.indexOf(one.area) - NEAREST.indexOf(other.area));
    return shown.map((group) => {
      const made = this.group(group, table, shown.length === 1);
      if (group === laid && round) {
        made.classList.add("fight");
        made.append(span("total", `= ${round.things[0].text}`));
      }
      return made;
    });
  }

  group(group, table, alone = false) {
    const row = document.createElement("div");
    row.className = `group${group.about ? " about" : ""}${alone ? " alone" : ""}`;
    row.dataset.area = group.area;
    if (leadsIn(group)) row.dataset.leads = "yes";
    if (group.label) row.append(span("label", group.label));
    if (leadsIn(group)) row.append(span("told", capital(group.told)));
    const held = group.things.length > SPREAD && group.things.every((one) => one.what === "card");
    const box = span(held ? "lying fan" : "lying");
    box.append(...this.lying(group));
    row.append(box);
    return row;
  }

  /** Return the things of a group: red over white where dice lie in pairs, equal piles once. */
  lying(group) {
    const { things } = group;
    const draw = (thing, at) => {
      const made = piece(thing);
      if (this.fresh(group, at, thing)) made.classList.add("fresh");
      return made;
    };
    if (paired(things)) {
      const pairs = [];
      for (let at = 0; at < things.length; at += 2) {
        pairs.push(pair(draw(things[at], at), draw(things[at + 1], at + 1)));
      }
      return pairs;
    }
    const [first] = things;
    const piles = things.length > 1 && things.every((one) => one.what === "card" && !one.face && one.count === first.count);
    if (!piles) return things.map(draw);
    const one = draw({ ...first, count: 1 }, 0);
    one.append(span("count", `${things.length}\u00d7${first.count}`));
    return [one];
  }

  middle(groups, table) {
    const order = table.order ? [banner("order", sign("reverse"), capital(table.order))] : [];
    const spy = groups.find((group) => group.mark === "spy" && group.owner === table.seat);
    if (spy) order.push(banner("spy", sign("spy"), capital(spy.told || "")));
    const lies = groups.filter((group) => (group.owner ?? -1) < 0 || inMiddle(group, groups));
    return [...order, ...lies.map((group) => {
      const made = this.group(group, table);
      const name = table.names?.[group.owner];
      if (name) made.querySelector(".label")?.replaceChildren(`${name}: ${group.label}`);
      if (group.area === "pot" && group.things[0].what === "chip") made.prepend(chips());
      const told = element("p", `${name ? `${name}. ` : ""}${inWords(group)}.`, "unseen");
      made.append(told);
      return made;
    })];
  }

  /** Show the seat that is looked at alone, else what the question is about or what lies nearest. */
  showStrip(groups, table) {
    const about = groups.find((group) => group.about) ?? groups.find((group) => group.owner === table.seat && !BESIDE_NAME.includes(group.area) && !handOf(table).length);
    const order = table.order ? [banner("order", sign("reverse"), capital(table.order))] : [];
    this.strip.hidden = !groups.length || (table.places ?? []).length > 0;
    const known = this.known;
    // What lies in the middle has no owner, as there is nobody who is looked at.
    if (groups.some((group) => (group.owner ?? -1) >= 0 && group.owner === table.walked)) {
      this.strip.replaceChildren(this.seat(table.walked, groups, table));
      this.known = known;
      return;
    }
    if (!about) {
      const owners = around(groups, table).reverse();
      const amount = (owner) => standing(groups.filter((group) => group.owner === owner))[0]?.things[0];
      this.strip.replaceChildren(...order, ...owners.map((owner) => {
        const { text = "", mark = "" } = amount(owner) ?? {};
        return span("whose", span("who", table.names?.[owner] ?? ""), sign(mark), text);
      }));
      return;
    }
    const name = table.names?.[about.owner] ?? about.label;
    const round = groups.find((group) => group.area === "round" && group.owner === about.owner && about.area === "laid");
    this.strip.replaceChildren(span("whose", span("who", name)), ...order, ...this.lying(about), ...(round ? [span("total", `= ${round.things[0].text}`)] : []));
    this.known = known;
  }
}

/** Replace what a place contains; what stays there is not moved, so that it keeps the focus. */
function replace(place, wanted) {
  for (const one of [...place.childNodes]) if (!wanted.includes(one)) one.remove();
  let next = place.firstChild;
  for (const one of wanted) {
    if (one === next) next = next.nextSibling;
    else place.insertBefore(one, next);
  }
}

/** Return the owners in playing order: from the seat on the left to the one that looks on. */
function around(groups, table) {
  const owners = [...new Set(groups.map((group) => group.owner ?? -1))].filter((owner) => owner >= 0);
  const many = Math.max(table.names?.length ?? 0, ...owners.map((owner) => owner + 1));
  const first = table.seat ?? many - 1;
  return owners.sort((one, other) => ((one - first - 1 + many) % many) - ((other - first - 1 + many) % many));
}

/** Return whether a throw belongs in the middle: where seats have nothing but what they called. */
function inMiddle(group, groups) {
  const light = [...BESIDE_NAME, "rolled", "chosen"];
  return group.area === "rolled" && groups.every((one) => (one.owner ?? -1) < 0 || light.includes(one.area));
}

/** Return whether dice lie in pairs of two kinds. */
export function paired(things) {
  const [one, other] = things;
  if (!other || things.length % 2 || !one.kind || !other.kind || one.kind === other.kind) return false;
  return things.every((thing, at) => thing.pips > 0 && thing.kind === (at % 2 ? other : one).kind);
}

/** Return two dice that are locked together, one above the other. */
export function pair(one, other) {
  const made = span("pair", one, other);
  if (one.dataset.mark) made.dataset.mark = one.dataset.mark;
  return made;
}

/** Return the player's hand where each card has its place beside the question; else nothing. */
export function handOf({ picture = [], seat = null, places = [] }) {
  const held = picture.find((group) => group.area === "held" && seat !== null && group.owner === seat);
  return !places.length && held?.things.every((one) => one.place) ? held.things : [];
}

/** Return what was played. */
function laidOn({ picture = [] }) {
  return picture.filter((group) => group.area === "laid" && group.things.some((one) => one.face));
}

function put(one, column, columns, row, rows) {
  one.style.gridColumn = `${column} / span ${columns}`;
  one.style.gridRow = `${row} / span ${rows}`;
}

function wide(place) {
  return [...place.querySelectorAll(".seat, .plate, .things, .middle")].some((one) => one.scrollWidth > one.clientWidth + 1);
}

/** Return whether anything is cut off on the right, be it by a part of a pixel. */
function reaching(strip) {
  const edge = strip.getBoundingClientRect().right;
  const over = (one) => one.getBoundingClientRect().right > edge || (one.matches(".whose") && one.scrollWidth > one.clientWidth + 1);
  return [...strip.querySelectorAll("*")].some(over);
}

function inWords(group) {
  const told = leadsIn(group) ? `, ${group.told}` : "";
  return `${group.label}${told}: ${group.things.map((thing) => thing.label || thing.text).join(", ")}`;
}

/** Return the amounts beside a name: those that decide several games, where they are played. */
export function standing(own) {
  const sums = own.filter((group) => group.area === "sum");
  return sums.length ? sums : own.filter((group) => BESIDE_NAME.includes(group.area));
}

/** Return whether the owner of a group leads in it, which is not the game: its words say in what. */
function leadsIn(group) {
  return Boolean(group.mark && group.told) && !OF_SEAT.includes(group.mark) && !BESIDE_NAME.includes(group.area);
}

function tag(mark, told) {
  return span(`tag ${mark}`, sign(mark), span("word", capital(told)));
}

function capital(text) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function banner(kind, ...inside) {
  return span(`banner ${kind}`, ...inside);
}

/** Return who won, and in which order. */
function result({ places, names, picture }) {
  const list = document.createElement("ol");
  list.className = "result";
  const seats = places.map((place, seat) => ({ place, seat })).filter(({ seat }) => names?.[seat]);
  seats.sort((one, other) => one.place - other.place);
  for (const { place, seat } of seats) {
    const row = document.createElement("li");
    if (place === 1) row.className = "first";
    row.append(element("b", String(place)), place === 1 ? sign("leads") : "", element("span", names[seat], "who"));
    const [amount] = standing(picture.filter((group) => group.owner === seat));
    if (amount) row.append(element("b", amount.things[0].text, "amount"));
    list.append(row);
  }
  return list;
}
