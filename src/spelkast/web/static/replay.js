// Looking back: step, play and slide through a game without leaving the page.

import { toast } from "./house.js";
import { apply, lively, pause, shape, showFor } from "./live.js";

/** @typedef {{ regions: Record<string, string>, reveal: string, title: string }} Frame */

const SPEEDS = [1, 2, 4, 0.5];
const STEP_MS = 1600;
const REVEAL_MS = 1400;

const rail = /** @type {HTMLElement} */ (document.querySelector("main"));
const last = Number(rail.dataset.last);
let at = Number(rail.dataset.at);
let playing = false;
let speed = 1;

/** Frames that were fetched already. @type {Map<string, Promise<Frame>>} */
const fetched = new Map();

/** @param {string} selector @param {ParentNode} [root] @returns {HTMLElement[]} */
function all(selector, root = document) {
  return /** @type {HTMLElement[]} */ ([...root.querySelectorAll(selector)]);
}

// Frames.

/** @param {number} frame @returns {Promise<Frame>} */
function frameAt(frame) {
  const query = new URLSearchParams({ as: rail.dataset.eyes ?? "", at: String(frame), shape: shape() });
  const address = `${rail.dataset.frames}?${query}`;
  const known = fetched.get(address) ?? fetchFrame(address);
  fetched.set(address, known);
  known.catch(() => fetched.delete(address));
  return known;
}

/** @param {string} address @returns {Promise<Frame>} */
async function fetchFrame(address) {
  const response = await fetch(address, { headers: { Accept: "application/json" } });
  if (!response.ok) throw new Error(String(response.status));
  return response.json();
}

/** The newest wish counts: a frame that comes too late is not shown.
 * @param {number} wanted @returns {Promise<void>} */
async function go(wanted) {
  const to = Math.min(last, Math.max(0, wanted));
  at = to;
  const frame = await frameAt(to);
  if (at !== to) return;
  if (playing && frame.reveal && lively()) await reveal(frame.reveal);
  if (at !== to) return;
  apply(frame.regions);
  if (frame.title) document.title = frame.title;
  mark();
  if (to < last) void frameAt(to + 1).catch(() => undefined);
}

/** @param {string} markup @returns {Promise<void>} */
async function reveal(markup) {
  const stage = document.getElementById("stage");
  if (!stage) return;
  const cards = document.createElement("div");
  cards.className = "stage__cards";
  cards.innerHTML = markup;
  stage.replaceChildren(cards);
  stage.hidden = false;
  await pause(showFor(cards, REVEAL_MS) / speed);
  stage.hidden = true;
  stage.replaceChildren();
}

// Where we are: slider, log, address, and the fields of the forms.

function mark() {
  const here = new URL(location.href);
  here.searchParams.set("as", rail.dataset.eyes ?? "");
  here.searchParams.set("at", String(at));
  history.replaceState(null, "", here);
  for (const field of /** @type {HTMLInputElement[]} */ (all("input[data-frame], .scrub"))) field.value = String(at);
  for (const button of all("[data-copy-step]")) button.dataset.copy = here.href;
  for (const link of all("[data-jump]")) link.setAttribute("aria-disabled", String(goal(link) === at));
  markLog();
}

function markLog() {
  const lines = all("[data-log] a[data-at]");
  for (const line of lines) {
    const frame = Number(line.dataset.at);
    line.parentElement?.classList.toggle("new", frame === at);
    line.parentElement?.classList.toggle("later", frame > at);
    if (frame === at) line.setAttribute("aria-current", "true");
    else line.removeAttribute("aria-current");
  }
  const log = document.querySelector("[data-log]");
  const near = lines.filter((line) => Number(line.dataset.at) <= at).at(-1);
  if (log && near) log.scrollTop = near.offsetTop - log.clientHeight / 2 - (log instanceof HTMLElement ? log.offsetTop : 0);
  else if (log) log.scrollTop = 0;
}

// Playback.

/** @param {boolean} on @returns {void} */
function setPlaying(on) {
  const before = playing;
  playing = on;
  for (const button of all("[data-playback]")) {
    button.classList.toggle("is-playing", on);
    button.setAttribute("aria-label", (on ? rail.dataset.pause : rail.dataset.play) ?? "");
  }
  if (on && !before) void run();
}

async function run() {
  if (at >= last) await go(0);
  while (playing && at < last) {
    await pause(STEP_MS / speed);
    if (playing) await go(at + 1).catch(() => setPlaying(false));
  }
  setPlaying(false);
}

/** @param {HTMLElement} link @returns {number} */
function goal(link) {
  const goals = { first: 0, previous: Math.max(0, at - 1), next: Math.min(last, at + 1), last };
  return goals[/** @type {keyof typeof goals} */ (link.dataset.jump)] ?? at;
}

/** By hand: playing stops. @param {number} frame @returns {void} */
function jump(frame) {
  setPlaying(false);
  void go(frame).catch(() => location.assign(link(frame)));
}

/** @param {number} frame @returns {string} */
function link(frame) {
  const address = new URL(location.href);
  address.searchParams.set("at", String(frame));
  return address.href;
}

// Hands and keys.

/** @param {MouseEvent} event @returns {void} */
function onClick(event) {
  const target = event.target instanceof Element ? event.target : null;
  const copied = target?.closest("[data-copy-step]"); // house.js copies; an icon alone cannot say so
  if (copied instanceof HTMLElement) toast(copied.dataset.done ?? "");
  const found = /** @type {HTMLElement | null} */ (target?.closest("[data-jump], a[data-at], [data-playback], [data-speed], a[data-tab]") ?? null);
  if (!found || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  if (found.dataset.jump) jump(goal(found));
  else if (found.dataset.at) jump(Number(found.dataset.at));
  else if ("playback" in found.dataset) setPlaying(!playing);
  else if (found.dataset.speed) faster(found);
  else openTab(found.dataset.tab ?? "");
}

/** @param {HTMLElement} button @returns {void} */
function faster(button) {
  const before = `${speed}×`;
  speed = SPEEDS[(SPEEDS.indexOf(speed) + 1) % SPEEDS.length] ?? 1;
  const shown = speed === 0.5 ? "½×" : `${speed}×`;
  const label = button.getAttribute("aria-label") ?? "";
  button.setAttribute("aria-label", label.replace(before === "0.5×" ? "½×" : before, shown));
  button.textContent = shown;
}

/** @param {string} tab @returns {void} */
function openTab(tab) {
  rail.dataset.tab = tab;
  for (const one of all("a[data-tab]")) {
    if (one.dataset.tab === tab) one.setAttribute("aria-current", "true");
    else one.removeAttribute("aria-current");
  }
  markLog();
}

/** @param {KeyboardEvent} event @returns {void} */
function onKey(event) {
  const target = event.target instanceof Element ? event.target : null;
  if (event.ctrlKey || event.metaKey || event.altKey || target?.closest("select, input, textarea")) return;
  const goals = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: last };
  const to = goals[/** @type {keyof typeof goals} */ (event.key)];
  if (to !== undefined) jump(to);
  else if (event.key === " " && !target?.closest("button, a, summary")) setPlaying(!playing);
  else if (event.key === "Escape") openTab("");
  else return;
  event.preventDefault();
}

function start() {
  document.addEventListener("click", onClick);
  document.addEventListener("keydown", onKey);
  document.addEventListener("input", (event) => {
    if (event.target instanceof HTMLInputElement && event.target.matches(".scrub")) jump(Number(event.target.value));
  });
  document.addEventListener("change", (event) => {
    if (event.target instanceof HTMLSelectElement && event.target.matches("[data-eyes-choice]")) event.target.form?.submit();
  });
  openTab("");
  mark();
  if (at < last) void frameAt(at + 1).catch(() => undefined);
}

start();
