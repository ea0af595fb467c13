// The hint: what a strong player would do, told on the table. Fetched when somebody asks first.
// Each candidate is a piece: table.js shows where it leads, picks it and plays it.

import { toast } from "./house.js";
import { afterUpdate } from "./live.js";

const panel = /** @type {HTMLElement} */ (document.getElementById("hint"));
const told = /** @type {HTMLElement} */ (document.getElementById("hint-told"));
const narrow = matchMedia("(max-width: 699px), (max-height: 560px)");

/** The decision that the panel tells about, or that is thought about now. */
let about = "";
/** Whoever asked gets the focus back. @type {HTMLElement | null} */
let asker = null;
/** @type {AbortController | null} */
let thinking = null;

/** The decision that the page asks for; "" if it asks nothing. @returns {string} */
function asked() {
  const moment = document.querySelector('#act input[name="moment"]');
  return moment instanceof HTMLInputElement ? moment.value : "";
}

/** Open the panel, or close it again. What was told about this decision is not asked twice.
 * @param {HTMLAnchorElement} link @returns {Promise<void>} */
export async function ask(link) {
  const moment = asked();
  if (!panel.hidden) return close();
  if (!moment) return toast(document.querySelector("main")?.dataset.nothing ?? "");
  asker = link;
  panel.hidden = false;
  panel.focus({ preventScroll: true });
  if (about !== moment) await think(link.href, moment);
}

/** @param {string} address @param {string} moment @returns {Promise<void>} */
async function think(address, moment) {
  about = moment;
  wait(true);
  thinking = new AbortController();
  try {
    const response = await fetch(address, { headers: { Accept: "application/json" }, signal: thinking.signal });
    const answer = await response.json();
    if (about !== moment) return; // meanwhile there was a move
    if (!response.ok) return fail(answer.message);
    if (answer.moment !== moment) return fail("");
    told.innerHTML = answer.told;
  } catch {
    if (about === moment) return fail(document.body.dataset.wordOffline ?? "");
  } finally {
    if (about === moment) wait(false);
  }
}

/** @param {string} message @returns {void} */
function fail(message) {
  about = "";
  wait(false);
  close();
  toast(message);
}

/** A sign of life, for the eye and for the ear. @param {boolean} on @returns {void} */
function wait(on) {
  panel.toggleAttribute("data-waiting", on);
  if (on) told.replaceChildren();
  const words = panel.querySelector("[data-thinking]");
  if (words instanceof HTMLElement) words.textContent = on ? (words.dataset.thinking ?? "") : "";
}

function close() {
  const within = panel.contains(document.activeElement);
  panel.hidden = true;
  if (within) (asker?.isConnected ? asker : document.getElementById("banner"))?.focus({ preventScroll: true });
}

/** Another decision, or none: what was told is old. @returns {void} */
function renew() {
  if (!about || asked() === about) return;
  about = "";
  thinking?.abort();
  wait(false);
  close();
}

document.addEventListener("keydown", (event) => event.key === "Escape" && !panel.hidden && close());
panel.addEventListener("click", (event) => {
  const target = event.target instanceof Element ? event.target : null;
  // On a phone the panel makes room, so that one sees on the board what was picked.
  if (target?.closest("[data-hint-close]") || (narrow.matches && target?.closest("[data-act]"))) close();
});
afterUpdate(renew);
