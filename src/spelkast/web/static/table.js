// The table: pick a piece, see what it leads to, confirm; the reveal, the clocks, the sheets.

import { send, toast } from "./house.js";
import { afterUpdate, beforeUpdate, leave, lively, onLine, pause, showFor } from "./live.js";

const COUNT_MS = 300;
const SHOW_MS = 1600;
const AUTO_FROM_MS = 3000;
const AUTO_TO_MS = 7000;
const RESEND_MS = 3000;
const SETTLE_MS = 6000;
const LATE_S = 20;
const STEP_MS = 320;

/** @param {string} selector @param {ParentNode} [root] @returns {HTMLElement[]} */
function all(selector, root = document) {
  return /** @type {HTMLElement[]} */ ([...root.querySelectorAll(selector)]);
}

/** @param {string} id @returns {HTMLElement | null} */
const byId = (id) => document.getElementById(id);

/** The table, with the words that script needs in its data. @returns {HTMLElement} */
function table() {
  return document.querySelector("main") ?? document.body;
}

/** @param {Event} event @param {string} selector @returns {HTMLElement | null} */
function around(event, selector) {
  const target = event.target instanceof Element ? event.target : null;
  return /** @type {HTMLElement | null} */ (target?.closest(selector) ?? null);
}

// 1. Picking -----------------------------------------------------------------------------------

let picked = "";
let pointed = "";

/** What can be picked: an action, or a plan, which is several actions in a row. A plan that cannot
 * be done yet can be looked at. */
const PIECE = "[data-act], [data-plan], [data-look]";
const THEN = "; ";

/** @param {Element} element @returns {string} */
const actOf = (element) => ["act", "plan", "look"].map((kind) => element.getAttribute(`data-${kind}`)).find(Boolean) ?? "";

/** Pick an action, or let go with "". @param {string} act @returns {void} */
function pick(act) {
  picked = act;
  show();
}

/** Everything that belongs to the picked action, or to the one that is pointed at, shows it. */
function show() {
  for (const element of all(`${PIECE}, [data-for]`)) {
    const act = actOf(element) || element.getAttribute("data-for");
    element.classList.toggle("is-picked", act === picked && picked !== "");
    element.classList.toggle("is-shown", act === pointed && pointed !== "");
    const piece = element.matches(PIECE) && !element.hasAttribute("data-now");
    if (piece) element.setAttribute("aria-pressed", String(act === picked));
  }
  table().toggleAttribute("data-picked", picked !== "");
  sentence();
  confirmButton();
}

/** The consequence takes the place of the banner's second line. */
function sentence() {
  const banner = byId("banner");
  if (!banner) return;
  const lines = all(".banner__then", banner);
  const line = [pointed, picked].map((act) => lines.find((one) => act && one.dataset.for === act)).find(Boolean);
  for (const one of lines) one.hidden = one !== line;
  for (const why of all(".banner__why", banner)) why.hidden = Boolean(line);
  readWhole(false);
}

/** What the banner says now, and whether a line of it does not fit. */
function said() {
  const lines = all(".banner__say > :is(h1, p):not([hidden])").filter((line) => line.clientHeight > 1);
  return { lines, cut: lines.some((line) => line.scrollHeight > line.clientHeight + 2) };
}

/** The banner keeps its height; what does not fit is read over the board, by a tap on it.
 * @param {boolean} open @returns {void} */
function readWhole(open) {
  const [whole, more] = [byId("whole"), document.querySelector("[data-more]")];
  if (!whole || !(more instanceof HTMLElement)) return;
  const { lines, cut } = said();
  more.hidden = !cut;
  more.setAttribute("aria-expanded", String(open && cut));
  whole.hidden = !(open && cut);
  whole.replaceChildren(...lines.map((line) => Object.assign(document.createElement("p"), { textContent: line.textContent })));
}

/** @param {MouseEvent} event @returns {void} */
function onWhole(event) {
  if (around(event, "#whole")) readWhole(false);
  else if (around(event, ".banner__say")) readWhole(byId("whole")?.hidden === true);
}

/** The label of an action is that of its button in the list of all actions. */
function confirmButton() {
  const button = document.querySelector("[data-confirm]");
  if (!(button instanceof HTMLButtonElement)) return;
  const own = all(".banner__do [data-act]").some((one) => actOf(one) === picked);
  const known = picked && !own ? offered(picked) : undefined;
  button.hidden = !known;
  button.value = picked;
  button.textContent = known ? known.textContent : "";
  for (const other of all(".banner__do .btn--go[data-act]")) other.hidden = Boolean(known);
}

/** The button of an action or a plan in the list of all of them. @param {string} act */
const offered = (act) => all(".acts button").find((one) => actOf(one) === act);

/** @param {HTMLElement | null} element @returns {void} */
function point(element) {
  const act = element ? actOf(element) : "";
  if (act === pointed) return;
  pointed = act;
  show();
}

/** @param {MouseEvent} event @returns {void} */
function onClick(event) {
  const confirm = around(event, "[data-confirm]");
  const piece = around(event, PIECE);
  const refused = around(event, "[data-why]");
  if (confirm) {
    event.preventDefault();
    void play(picked);
  } else if (piece) {
    event.preventDefault();
    const act = actOf(piece);
    if (piece.hasAttribute("data-look")) pick(act === picked ? "" : act);
    else if (piece.hasAttribute("data-now") || act === picked) void play(act);
    else pick(act);
  } else if (refused) {
    event.preventDefault();
    void why(refused.getAttribute("data-why") ?? "");
  }
}

/** @param {KeyboardEvent} event @returns {void} */
function onKey(event) {
  if (event.key === "Escape") {
    todo = [];
    if (byId("whole")?.hidden === false) readWhole(false);
    else if (picked) pick("");
    else openTab("");
    return;
  }
  const target = around(event, `${PIECE}, [data-why]`);
  if (!target) return;
  if ((event.key === "Enter" || event.key === " ") && target instanceof SVGElement) {
    event.preventDefault();
    target.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    return;
  }
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  if (step) walk(event, target, step);
}

/** Arrow keys go from one legal target to the next, in the order of the game.
 * @param {KeyboardEvent} event @param {HTMLElement} from @param {number} step @returns {void} */
function walk(event, from, step) {
  const region = from.closest("[data-region]");
  if (!region) return;
  const targets = all(PIECE, region).filter((one) => one.tabIndex >= 0);
  const at = targets.indexOf(from);
  const to = targets[(at + step + targets.length) % targets.length];
  if (!to) return;
  event.preventDefault();
  to.focus();
}

// 2. Sending a move ----------------------------------------------------------------------------

/** @typedef {{ address: string, fields: URLSearchParams }} Move */

/** A move on its way. It is sent until the server has answered; its moment sees to it that at most
 * one is accepted. @type {Move | null} */
let sending = null;
/** After a good answer the buttons wait for the news of it. @type {ReturnType<typeof setTimeout> | undefined} */
let settle;

/** What is left of a plan, and the moment of the action that was sent last. @type {string[]} */
let todo = [];
let last = "";
let going = false;

/** Go on with a plan as soon as the page asks again; what is not possible any more ends it. */
async function goOn() {
  const [next] = todo;
  if (!next || sending || going || asked() === last) return;
  going = true;
  if (lively()) await pause(STEP_MS);
  going = false;
  if (offered(next)) await play(todo.join(THEN));
  else todo = [];
}

/** @param {string} plan @returns {Promise<void>} */
async function play(plan) {
  const form = byId("act");
  if (!(form instanceof HTMLFormElement) || !plan || table().hasAttribute("data-busy")) return;
  stopAuto();
  const [act = "", ...rest] = (offered(plan)?.dataset.acts ?? plan).split(THEN);
  todo = rest;
  last = asked();
  const fields = new URLSearchParams();
  for (const [name, value] of new FormData(form)) fields.append(name, String(value));
  fields.set("action", act);
  sending = { address: form.getAttribute("action") ?? "", fields };
  pick(act);
  busy(true);
  await deliver();
}

async function deliver() {
  let again = false;
  while (sending) {
    const move = sending;
    try {
      const response = await fetch(move.address, {
        method: "POST",
        body: move.fields,
        headers: { Accept: "application/json" },
      });
      if (response.status < 500) {
        await answered(response, again);
        return;
      }
    } catch {
      // No network: the move is kept.
    }
    again = true;
    status(table().dataset.lineLost ?? "");
    await pause(RESEND_MS);
  }
}

/** The moment that the page asks about; "" if it asks nothing. @returns {string} */
function asked() {
  const moment = document.querySelector('#act input[name="moment"]');
  return moment instanceof HTMLInputElement ? moment.value : "";
}

/** A move that was sent again may have counted the first time: then the news tells it.
 * @param {Response} response @param {boolean} again @returns {Promise<void>} */
async function answered(response, again) {
  const moment = sending?.fields.get("moment") ?? "";
  sending = null;
  pick("");
  status("");
  if (!response.ok || asked() !== moment) busy(false); // the news may be quicker than the answer
  else settle = setTimeout(() => busy(false), SETTLE_MS);
  const answer = await response.json().catch(() => ({}));
  if (response.ok) void goOn();
  else todo = [];
  if (answer.goto) leave(answer.goto);
  else if (!response.ok && !(again && response.status === 409)) toast(answer.message ?? "");
}

/** @param {boolean} on @returns {void} */
function busy(on) {
  table().toggleAttribute("data-busy", on);
  for (const button of all(".banner__do .btn")) button.setAttribute("aria-busy", String(on));
}

/** @param {string} act @returns {Promise<void>} */
async function why(act) {
  const seat = document.querySelector('#act input[name="seat"]');
  const letter = seat instanceof HTMLInputElement ? seat.value : "";
  const query = new URLSearchParams({ seat: letter, action: act });
  try {
    const response = await fetch(`${table().dataset.table}/why?${query}`, { headers: { Accept: "application/json" } });
    const answer = await response.json();
    toast(answer.message ?? "");
  } catch {
    status(table().dataset.lineLost ?? "");
  }
}

// 3. The only answer: pressed by itself, after a pause that tells nothing ------------------------
//    So is one that goes without asking, unless a switch holds it (`data-holds`).

/** @type {Animation | null} */
let filling = null;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let autoTimer;
let autoMoment = "";

/** A pause begins with each new question, whatever its answer is. */
function startAuto() {
  const button = document.querySelector("[data-auto]");
  const moment = document.querySelector('#act input[name="moment"]');
  const asked = moment instanceof HTMLInputElement ? moment.value : "";
  const held = document.querySelector("input[data-holds]:checked");
  if (!(button instanceof HTMLElement) || !asked || held) {
    stopAuto();
    return;
  }
  if (asked === autoMoment) return;
  stopAuto();
  autoMoment = asked;
  const wait = AUTO_FROM_MS + Math.random() * (AUTO_TO_MS - AUTO_FROM_MS);
  autoTimer = setTimeout(() => void play(actOf(button)), wait);
  const frames = [{ backgroundSize: "0% 100%" }, { backgroundSize: "100% 100%" }];
  if (lively()) filling = button.animate(frames, { duration: wait, fill: "forwards" });
}

function stopAuto() {
  clearTimeout(autoTimer);
  filling?.cancel();
  filling = null;
  autoMoment = "";
}

// 4. The reveal --------------------------------------------------------------------------------

/** Count down, then show the cards; a click or a key skips it.
 * @param {import("./live.js").Message} message @returns {Promise<void>} */
async function reveal(message) {
  const stage = byId("stage");
  if (!stage || !message.reveal || !lively()) return;
  const skip = new AbortController();
  const skipped = new Promise((/** @type {(value?: unknown) => void} */ done) => {
    for (const kind of ["pointerdown", "keydown"]) {
      addEventListener(kind, () => done(), { signal: skip.signal });
    }
  });
  stage.hidden = false;
  table().toggleAttribute("data-staged", true);
  await Promise.race([skipped, countThenShow(stage, message.reveal)]);
  skip.abort();
  table().toggleAttribute("data-staged", false);
  stage.hidden = true;
  stage.replaceChildren();
}

/** What was open all along needs no countdown (`data-open`); what is to be read says how long it
 * stays (`data-stays`, in ms).
 * @param {HTMLElement} stage @param {string} markup @returns {Promise<void>} */
async function countThenShow(stage, markup) {
  const cards = document.createElement("div");
  cards.className = "stage__cards";
  cards.innerHTML = markup;
  const shown = cards.firstElementChild;
  const counts = shown?.hasAttribute("data-open") ? [] : (table().dataset.countdown ?? "").split(" ");
  for (const count of counts) {
    const figure = document.createElement("b");
    figure.className = "stage__count";
    figure.textContent = count;
    stage.replaceChildren(figure);
    await pause(COUNT_MS);
  }
  stage.replaceChildren(cards);
  await pause(showFor(cards, SHOW_MS));
}

// 5. Clocks ------------------------------------------------------------------------------------

const skew = Number(document.body.dataset.now ?? 0) * 1000 - Date.now();

function tick() {
  for (const clock of all("time[data-deadline]")) {
    const left = Math.max(0, Math.ceil(Number(clock.dataset.deadline) - (Date.now() + skew) / 1000));
    const late = left < LATE_S;
    if (clock.textContent !== spell(left)) clock.textContent = spell(left);
    clock.dataset.word = late ? table().dataset.late : "";
    clock.classList.toggle("clock--late", late);
  }
}

/** @param {number} seconds @returns {string} */
function spell(seconds) {
  if (seconds >= 3600) return `${Math.floor(seconds / 3600)} h`;
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

// 6. Sheets, tabs, chat ------------------------------------------------------------------------

/** @param {string} tab @returns {void} */
function openTab(tab) {
  table().dataset.tab = tab;
  for (const link of all("a[data-tab]")) {
    const shown = link.dataset.tab === tab || (!tab && link.matches('.panel__tabs [data-tab="log"]'));
    if (shown) link.setAttribute("aria-current", "true");
    else link.removeAttribute("aria-current");
  }
  for (const list of all("[data-stick]")) list.scrollTop = list.scrollHeight;
  if (chatShown()) read();
}

function chatShown() {
  return Boolean(byId("chat")?.offsetParent);
}

function read() {
  for (const dot of all("[data-unread]")) dot.hidden = true;
}

/** @param {import("./live.js").Message} message @returns {void} */
function news(message) {
  if (message.regions?.chat === undefined || chatShown() || !document.querySelector(".chat b")) return;
  for (const dot of all("[data-unread]")) dot.hidden = false;
}

/** @param {Event} event @returns {void} */
function onTab(event) {
  const link = around(event, "a[data-tab]");
  if (!link) return;
  event.preventDefault();
  openTab(link.dataset.tab ?? "");
}

/** @param {SubmitEvent} event @returns {Promise<void>} */
async function onSubmit(event) {
  const form = event.target;
  if (!(form instanceof HTMLFormElement) || !form.matches("[data-chat]")) return;
  event.preventDefault();
  const field = form.elements.namedItem("text");
  if ((await send(form)) && field instanceof HTMLInputElement) field.value = "";
}

// 7. Your move: a sound, if wanted -------------------------------------------------------------

const SOUND = "spelkast-sound";
let mine = Boolean(byId("act"));
/** @type {AudioContext | null} */
let audio = null;

function soundOn() {
  try {
    return localStorage.getItem(SOUND) === "on";
  } catch {
    return false;
  }
}

/** @param {boolean} on @returns {void} */
function setSound(on) {
  try {
    localStorage.setItem(SOUND, on ? "on" : "off");
  } catch {
    // Without a memory it lasts as long as the page.
  }
  for (const button of all("[data-sound]")) button.setAttribute("aria-pressed", String(on));
  if (on) chime();
}

/** Two gentle notes. */
function chime() {
  audio ??= new AudioContext();
  for (const [n, pitch] of [523.25, 783.99].entries()) {
    const [tone, volume] = [audio.createOscillator(), audio.createGain()];
    const at = audio.currentTime + n * 0.16;
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0, at);
    volume.gain.linearRampToValueAtTime(0.09, at + 0.03);
    volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.7);
    tone.connect(volume).connect(audio.destination);
    tone.start(at);
    tone.stop(at + 0.75);
  }
}

/** @param {import("./live.js").Message} message @returns {void} */
function yourMove(message) {
  const before = mine;
  mine = message.mine ?? Boolean(byId("act"));
  if (mine && !before && soundOn()) chime();
}

// 8. The line ----------------------------------------------------------------------------------

/** @type {ReturnType<typeof setTimeout> | undefined} */
let quiet;

/** A quiet word about the line. @param {string} text @param {number} [ms] @returns {void} */
function status(text, ms = 0) {
  const place = byId("line");
  if (!place) return;
  clearTimeout(quiet);
  place.textContent = text;
  place.hidden = !text;
  if (ms) quiet = setTimeout(() => status(""), ms);
}

// 9. Rows that somebody sorts as they like --------------------------------------------------------
// The radio buttons in `data-sorts="<name>"` say by which number of their `data-keys` the children of
// `data-sorted="<name>"` lie. They are moved and not just shown elsewhere, so focus goes as one sees.

const SORTED = "spelkast-sorted-";
/** For a browser without a memory. @type {Map<string, string>} */
const orders = new Map();

/** @param {string} name @returns {string} */
function orderOf(name) {
  try {
    return localStorage.getItem(SORTED + name) ?? "0";
  } catch {
    return orders.get(name) ?? "0";
  }
}

function sortRows() {
  for (const choice of all("[data-sorts]")) {
    const name = choice.dataset.sorts ?? "";
    const order = orderOf(name);
    for (const button of choice.querySelectorAll("input")) button.checked = button.value === order;
    for (const row of all(`[data-sorted="${CSS.escape(name)}"]`)) sortRow(row, Number(order));
  }
}

/** What is equal lies by the first number. @param {HTMLElement} row @param {number} by @returns {void} */
function sortRow(row, by) {
  const keyed = [...row.children].map((item) => ({ item, keys: (item.getAttribute("data-keys") ?? "").split(" ").map(Number) }));
  const sorted = [...keyed].sort((a, b) => (a.keys[by] ?? 0) - (b.keys[by] ?? 0) || (a.keys[0] ?? 0) - (b.keys[0] ?? 0));
  if (sorted.every((one, n) => one === keyed[n])) return;
  const focus = document.activeElement;
  row.append(...sorted.map(({ item }) => item));
  if (focus instanceof HTMLElement && row.contains(focus)) focus.focus({ preventScroll: true });
}

/** @param {Event} event @returns {void} */
function onSort(event) {
  const name = around(event, "[data-sorts]")?.dataset.sorts;
  if (!name || !(event.target instanceof HTMLInputElement)) return;
  orders.set(name, event.target.value);
  try {
    localStorage.setItem(SORTED + name, event.target.value);
  } catch {
    // Then it lasts as long as the page.
  }
  sortRows();
}

// 10. The hint -----------------------------------------------------------------------------------

/** Told on the table; its page is there for whoever opens it elsewhere, and where this fails.
 * @param {MouseEvent} event @returns {void} */
function onHint(event) {
  const link = around(event, "a[data-hint]");
  if (!(link instanceof HTMLAnchorElement) || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  import("./hint.js").then((hint) => hint.ask(link), () => location.assign(link.href));
}

// 11. Everything together ------------------------------------------------------------------------

function ready() {
  if (!offered(picked)) picked = "";
  clearTimeout(settle);
  sortRows();
  show();
  startAuto();
  tick();
  busy(Boolean(sending));
  void goOn();
}

function start() {
  document.addEventListener("click", onClick);
  document.addEventListener("click", onTab);
  document.addEventListener("click", onHint);
  document.addEventListener("click", onWhole);
  addEventListener("resize", () => readWhole(false));
  document.addEventListener("keydown", onKey);
  document.addEventListener("submit", onSubmit);
  document.addEventListener("change", onSort);
  document.addEventListener("change", (event) => around(event, "input[data-holds]") && startAuto());
  document.addEventListener("pointerover", (event) => point(around(event, PIECE)));
  document.addEventListener("focusin", (event) => point(around(event, PIECE)));
  document.addEventListener("focusout", () => point(null));
  for (const button of all("[data-sound]")) {
    button.hidden = false;
    button.setAttribute("aria-pressed", String(soundOn()));
    button.addEventListener("click", () => setSound(!soundOn()));
  }
  for (const button of all("[data-copy-link]")) {
    button.hidden = false;
    button.dataset.copy = new URL(table().dataset.table ?? "", location.href).href;
  }
  beforeUpdate(reveal);
  afterUpdate(ready);
  afterUpdate(news);
  afterUpdate(yourMove);
  onLine((connected) => status((connected ? table().dataset.lineBack : table().dataset.lineLost) ?? "", connected ? 2500 : 0));
  setInterval(tick, 500);
  openTab(location.hash.slice(1) in { log: 1, chat: 1, help: 1, supply: 1 } ? location.hash.slice(1) : "");
  ready();
  table().toggleAttribute("data-live", true); // from here on a piece is picked, not posted
}

start();
