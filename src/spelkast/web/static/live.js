// A page that stays true by itself: it listens to the server and replaces the regions that changed.
// Any page with <body data-stream="…"> can use it: the table, the curtain, the set-up.

import { look, middle, startRoaming } from "./boards.js";

/** @typedef {{ regions?: Record<string, string>, title?: string, reveal?: string, mine?: boolean, goto?: string }} Message */
/** @typedef {(message: Message) => void | Promise<void>} Listener */
/** @typedef {import("./boards.js").Point} Point */

export const MOVE_MS = 280;
const LONGEST_QUEUE = 3;
const AGAIN_MS = [1000, 2000, 5000, 10000, 20000];
const LOST_AFTER_MS = 1500;
const ASK_MS = 12000;

const calm = matchMedia("(prefers-reduced-motion: reduce)");

/** May things move? Not for those who asked for calm, nor where nobody looks.
 * @returns {boolean} */
export function lively() {
  return !calm.matches && !document.hidden && waiting <= LONGEST_QUEUE;
}

/** @param {number} ms @returns {Promise<void>} */
export function pause(ms) {
  return new Promise((done) => setTimeout(done, ms));
}

/** How long a reveal wants to be seen: as long as it says itself, or as usual.
 * @param {Element} cards @param {number} usual @returns {number} */
export function showFor(cards, usual) {
  return Number(cards.querySelector("[data-stays]")?.getAttribute("data-stays")) || usual;
}

// Regions.

/** What each region was made from: a region that is the same again is left alone.
 * @type {WeakMap<Element, string>} */
const sources = new WeakMap();

/** @param {ParentNode} [root] @returns {Element[]} */
function regionsIn(root = document) {
  return [...root.querySelectorAll("[data-region]")];
}

/** Remember how regions came, before anything is picked or opened in them.
 * @param {ParentNode} [root] */
export function remember(root = document) {
  for (const region of regionsIn(root)) sources.set(region, region.innerHTML);
}

/** Put new markup into the regions that changed. Focus, what is typed, what is open and where a
 * list is scrolled to survive; pieces glide to their new places.
 * @param {Record<string, string>} regions @returns {void} */
export function apply(regions) {
  const changed = regionsIn().filter((region) => differs(region, regions));
  if (!changed.length) return;
  const places = lively() ? pieces() : new Map();
  const focus = focused();
  for (const region of changed) replace(region, regions[String(region.getAttribute("data-region"))] ?? "");
  look();
  refocus(focus);
  glide(places);
}

/** @param {Element} region @param {Record<string, string>} regions @returns {boolean} */
function differs(region, regions) {
  const markup = regions[region.getAttribute("data-region") ?? ""];
  if (markup === undefined) return false;
  const probe = /** @type {Element} */ (region.cloneNode(false));
  probe.innerHTML = markup;
  const same = probe.innerHTML === sources.get(region);
  sources.set(region, probe.innerHTML);
  return !same;
}

/** @param {Element} region @param {string} markup @returns {void} */
function replace(region, markup) {
  const list = region.closest("[data-stick]") ?? region;
  const atEnd = list.scrollHeight - list.scrollTop - list.clientHeight < 24;
  const top = list.scrollTop;
  const open = [...region.querySelectorAll("details[open]")].map(openName);
  const typed = [...region.querySelectorAll("input[data-keep], textarea[data-keep]")].map(typedIn);
  region.innerHTML = markup;
  for (const details of region.querySelectorAll("details")) {
    if (openName(details) && open.includes(openName(details))) details.setAttribute("open", "");
  }
  for (const { name, value, checked } of typed) {
    const field = region.querySelector(`[name="${CSS.escape(name)}"][data-keep]`);
    if (!(field instanceof HTMLInputElement)) continue;
    field.value = value;
    field.checked = checked;
  }
  list.scrollTop = list.hasAttribute("data-stick") && atEnd ? list.scrollHeight : top;
}

/** What can be opened is known by a name, so that it stays open. @param {Element} details */
const openName = (details) => details.getAttribute("data-keep-open") ?? details.id;

/** @param {Element} field */
function typedIn(field) {
  const input = /** @type {HTMLInputElement} */ (field);
  return { name: input.name, value: input.value, checked: input.checked };
}

// Pieces. What has the same `data-piece` before and after is the same thing and glides. This is done
// with animations and not with view transitions: those know no elements inside a drawing, and they
// freeze the page.

/** @returns {Map<string, Point>} */
function pieces() {
  const found = new Map();
  for (const piece of document.querySelectorAll("[data-piece]")) {
    const { x, y } = middle(piece);
    found.set(piece.getAttribute("data-piece"), { x, y, turn: turnOf(piece) });
  }
  return found;
}

/** How far a piece is turned, in degrees. @param {Element} piece @returns {number} */
const turnOf = (piece) => Number(piece.getAttribute("data-turn") ?? 0);

/** @param {Map<string, Point>} places @returns {void} */
function glide(places) {
  if (!places.size) return;
  for (const piece of document.querySelectorAll("[data-piece]")) {
    const was = places.get(piece.getAttribute("data-piece") ?? "");
    if (was) {
      move(piece, was, middle(piece));
      turn(piece, was.turn ?? 0);
    } else piece.animate([{ opacity: 0 }, { opacity: 1 }], { duration: MOVE_MS });
  }
}

/** @param {Element} piece @param {Point} was @param {Point} now @returns {void} */
function move(piece, was, now) {
  const [dx, dy] = [was.x - now.x, was.y - now.y];
  const far = Math.hypot(dx, dy);
  if (far < 1) return;
  const duration = Math.min(900, MOVE_MS + far);
  const frames = [{ translate: `${dx}px ${dy}px` }, { translate: "0px 0px" }];
  piece.animate(frames, { duration, easing: "cubic-bezier(.3, 0, .1, 1)" });
}

/** Turn by the shorter way. @param {Element} piece @param {number} was @returns {void} */
function turn(piece, was) {
  const by = ((was - turnOf(piece) + 540) % 360) - 180;
  if (!by) return;
  const frames = [{ rotate: `${by}deg` }, { rotate: "0deg" }];
  piece.animate(frames, { duration: 2 * MOVE_MS, easing: "cubic-bezier(.3, 0, .1, 1)" });
}

// Focus.

/** @typedef {{ element: Element, region: string, act: string, id: string, key: string }} Focus */

/** Where the focus is, if it is in a region. @returns {Focus | null} */
function focused() {
  const element = document.activeElement;
  const region = element?.closest("[data-region]");
  if (!element || !region) return null;
  return {
    element,
    region: region.getAttribute("data-region") ?? "",
    act: element.getAttribute("data-act") ?? "",
    id: element.id,
    key: element.parentElement?.getAttribute("data-keep-open") ?? "",
  };
}

/** The same action in the same region, the same action elsewhere, the same field; else the banner.
 * @param {Focus | null} focus @returns {void} */
function refocus(focus) {
  if (!focus || focus.element.isConnected) return;
  const region = `[data-region="${CSS.escape(focus.region)}"]`;
  const act = focus.act && `[data-act="${CSS.escape(focus.act)}"]`;
  const ways = [
    act && `${region} ${act}`,
    act,
    focus.id && `#${CSS.escape(focus.id)}`,
    focus.key && `[data-keep-open="${CSS.escape(focus.key)}"] > summary`,
    "#banner",
  ];
  for (const way of ways) {
    const found = way ? document.querySelector(way) : null;
    if (found instanceof HTMLElement || found instanceof SVGElement) {
      found.focus({ preventScroll: true });
      return;
    }
  }
}

// Messages, one after the other.

/** @type {Listener[]} */
const before = [];
/** @type {Listener[]} */
const after = [];
let waiting = 0;
let queue = Promise.resolve();

/** Called with each message before its regions are put in; the page waits for it.
 * @param {Listener} listener */
export function beforeUpdate(listener) {
  before.push(listener);
}

/** Called with each message when its regions are in. @param {Listener} listener */
export function afterUpdate(listener) {
  after.push(listener);
}

/** @param {Message} message @returns {Promise<void>} */
export function receive(message) {
  waiting += 1;
  queue = queue.then(() => handle(message)).catch(console.error).finally(() => (waiting -= 1));
  return queue;
}

/** @param {Message} message @returns {Promise<void>} */
async function handle(message) {
  if (message.goto) {
    leave(message.goto);
    return;
  }
  for (const listener of before) await listener(message);
  apply(message.regions ?? {});
  if (message.title) document.title = message.title;
  for (const listener of after) await listener(message);
}

/** Go elsewhere. What is on the page may be somebody's secret, so it goes first.
 * @param {string} address @returns {void} */
export function leave(address) {
  line?.close();
  document.querySelector("main")?.replaceChildren();
  location.replace(address);
}

// The line to the server.

/** @type {EventSource | null} */
let line = null;
/** @type {((connected: boolean) => void)[]} */
const lineListeners = [];
let connected = true;
let attempts = 0;
/** The newest message that came, by its id. */
let seen = "";
/** @type {ReturnType<typeof setTimeout> | undefined} */
let doubt;
/** @type {ReturnType<typeof setInterval> | undefined} */
let asking;

/** Called when the line is lost, and when it is back. @param {(connected: boolean) => void} listener */
export function onLine(listener) {
  lineListeners.push(listener);
}

/** @param {boolean} now @returns {void} */
function say(now) {
  clearTimeout(doubt);
  if (now === connected) return;
  connected = now;
  for (const listener of lineListeners) listener(now);
}

/** The page's stream, from what was seen last; null on a page without one. @returns {URL | null} */
function source() {
  const stream = document.body.dataset.stream;
  if (!stream) return null;
  const address = new URL(stream, location.href);
  if (shape()) address.searchParams.set("shape", shape());
  if (seen) { // what the page came with is old by now
    address.searchParams.set("frame", seen);
    address.searchParams.delete("have");
  }
  return address;
}

/** A browser has few lines for each site, so a page that nobody looks at gives its line back. It
 * asks now and then: its title and its sound still tell whose move it is. */
function attend() {
  clearInterval(asking);
  line?.close();
  line = null;
  if (document.hidden) asking = setInterval(() => void ask(), ASK_MS);
  else listen();
}

/** What is new, without waiting for more. @returns {Promise<void>} */
async function ask() {
  const address = source();
  if (!address) return;
  address.searchParams.set("once", "1");
  try {
    const response = await fetch(address);
    for (const message of response.ok ? (await response.text()).split("\n\n") : []) {
      const data = /^data: (.*)$/m.exec(message)?.[1];
      if (!data) continue;
      seen = /^id: (.*)$/m.exec(message)?.[1] ?? seen;
      void receive(JSON.parse(data));
    }
  } catch {
    // No network: it is asked again.
  }
}

function listen() {
  const address = source();
  if (!address || document.hidden) return;
  line?.close();
  const events = new EventSource(address);
  line = events;
  events.addEventListener("open", () => {
    attempts = 0;
    say(true);
  });
  events.addEventListener("update", (event) => {
    seen = event.lastEventId;
    void receive(JSON.parse(event.data));
  });
  events.addEventListener("error", () => {
    clearTimeout(doubt);
    doubt = setTimeout(() => say(false), LOST_AFTER_MS);
    if (events.readyState === EventSource.CLOSED && line === events) again();
  });
}

/** A browser gives up where the server answers with an error; we do not. @returns {void} */
function again() {
  const wait = AGAIN_MS[Math.min(attempts, AGAIN_MS.length - 1)] ?? 1000;
  attempts += 1;
  setTimeout(listen, wait);
}

// Two drawings of one board: only the one that fits stays in the page, and is kept up to date.

const narrow = matchMedia("(max-width: 699px)");
const drawings = [...document.querySelectorAll("svg[data-shape]")];

/** The shape of the board that fits this window; "" on a page without a board. @returns {string} */
export function shape() {
  if (!drawings.length) return "";
  return narrow.matches ? "tall" : "wide";
}

function fit() {
  const keep = drawings.find((one) => one.getAttribute("data-shape") === shape());
  for (const drop of drawings) {
    if (!keep || drop === keep) continue;
    if (!keep.isConnected) drop.after(keep);
    drop.remove();
  }
  attend();
}

// A page that comes back from the browser's memory is old, and perhaps somebody else's.
addEventListener("pageshow", (event) => {
  if (event.persisted) location.reload();
});
remember();
look();
startRoaming();
narrow.addEventListener("change", fit);
document.addEventListener("visibilitychange", attend);
setTimeout(fit); // when those who import this have said what they want to hear
