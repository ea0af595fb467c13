// What every page may do with script: send forms without leaving, copy and share a link, say why not,
// recompute a hash. Each page works without it.

const TOAST_MS = 6000;

/** Everything the page says with a word of its own lies in data attributes of <body>: no words here.
 * @param {string} name @returns {string} */
function word(name) {
  return document.body.dataset[name] ?? "";
}

// Toasts.

/** @type {ReturnType<typeof setTimeout> | undefined} */
let leaving;

/** Say something at the bottom of the page, assertively, for six seconds; "" takes it away.
 * @param {string} message @returns {void} */
export function toast(message) {
  const place = document.getElementById("toast");
  if (!place) return;
  clearTimeout(leaving);
  place.replaceChildren();
  if (!message) return;
  const line = document.createElement("p");
  line.className = "toast";
  const text = document.createElement("span");
  text.textContent = message;
  line.append(text, closeButton());
  place.append(line);
  leave(line);
}

/** @returns {HTMLButtonElement} */
function closeButton() {
  const close = document.createElement("button");
  close.type = "button";
  close.textContent = "✕";
  close.setAttribute("aria-label", word("wordClose"));
  close.addEventListener("click", () => toast(""));
  return close;
}

/** A toast that somebody is reading stays.
 * @param {HTMLElement} line @returns {void} */
function leave(line) {
  leaving = setTimeout(() => {
    if (line.matches(":hover, :focus-within")) leave(line);
    else line.remove();
  }, TOAST_MS);
}

/** Tell those who do not see the page, politely.
 * @param {string} message @returns {void} */
export function whisper(message) {
  const place = document.getElementById("whisper");
  if (place) place.textContent = message;
}

// Forms.

/** @typedef {{ ok?: boolean, goto?: string, error?: string, message?: string }} Answer */

/** Send a form without leaving the page. A refusal is said, and the form shows the truth again.
 * @param {HTMLFormElement} form @param {HTMLElement | null} [submitter] @returns {Promise<boolean>} */
export async function send(form, submitter = null) {
  if (form.getAttribute("aria-busy") === "true") return false;
  form.setAttribute("aria-busy", "true");
  awaited = form.dataset.next ?? ""; // the stream may be quicker than the answer
  try {
    const answer = await post(form, submitter);
    forget(form);
    if (!answer.error) arrive(form, answer);
    else refuse(form, answer.message ?? "");
    return !answer.error;
  } catch {
    refuse(form, word("wordOffline"));
    return false;
  } finally {
    form.removeAttribute("aria-busy");
  }
}

/** @param {HTMLFormElement} form @param {HTMLElement | null} submitter @returns {Promise<Answer>} */
async function post(form, submitter) {
  const fields = new URLSearchParams();
  for (const [name, value] of new FormData(form, submitter)) fields.append(name, String(value));
  const response = await fetch(form.getAttribute("action") ?? "", {
    method: "POST",
    body: fields,
    headers: { Accept: "application/json" },
  });
  /** @type {Answer} */
  const answer = await response.json();
  return response.ok ? answer : { error: String(response.status), ...answer };
}

/** @param {HTMLFormElement} form @param {Answer} answer @returns {void} */
function arrive(form, answer) {
  toast("");
  if (answer.goto) location.assign(answer.goto);
  else if (form.dataset.then === "reload" || !document.body.dataset.stream) location.reload();
}

/** @param {HTMLFormElement} form @param {string} message @returns {void} */
function refuse(form, message) {
  awaited = "";
  if ("auto" in form.dataset) form.reset();
  toast(message);
}

/** The form of an event that script handles.
 * @param {Event} event @param {string} selector @returns {HTMLFormElement | null} */
function formOf(event, selector) {
  const target = event.target;
  if (!(target instanceof HTMLElement)) return null;
  const form = target instanceof HTMLFormElement ? target : formAround(target);
  return form?.matches(selector) ? form : null;
}

/** @param {HTMLElement} element @returns {HTMLFormElement | null} */
function formAround(element) {
  const named = element instanceof HTMLInputElement || element instanceof HTMLSelectElement;
  return named ? element.form : element.closest("form");
}

function handleForms() {
  document.addEventListener("change", (event) => {
    const form = formOf(event, "form[data-auto]");
    if (form?.reportValidity()) void send(form);
  });
  document.addEventListener("submit", (event) => {
    const form = formOf(event, "form[data-auto], form[data-send]");
    if (form && event instanceof SubmitEvent) {
      event.preventDefault();
      void send(form, event.submitter);
    }
  });
}

/** Back to where we are now: a live page may have moved on since it was drawn. */
function rememberPlace() {
  document.addEventListener("submit", (event) => {
    const back = formOf(event, "form.langs")?.elements.namedItem("back");
    if (back instanceof HTMLInputElement) back.value = location.pathname + location.search;
  });
}

// What somebody has half typed survives when live.js draws a region anew.

/** By the field's id: what stands in it, and where the caret is.
 * @type {Map<string, { value: string, caret: number | null }>} */
const typed = new Map();

function keepHalfTyped() {
  document.addEventListener("input", (event) => {
    const field = event.target;
    if (!(field instanceof HTMLInputElement) || !("half" in field.dataset)) return;
    typed.set(field.id, { value: field.value, caret: field.selectionStart });
  });
  for (const region of document.querySelectorAll("[data-region]")) {
    new MutationObserver(() => restore(region)).observe(region, { childList: true });
  }
}

/** The field somebody will want to fill in next, once the server has drawn it. */
let awaited = "";

/** @param {Element} region @returns {void} */
function restore(region) {
  const next = awaited && region.querySelector(`#${awaited}`);
  if (next instanceof HTMLInputElement) {
    awaited = "";
    next.focus();
    next.select();
  }
  for (const field of region.querySelectorAll("input[data-half]")) {
    const half = typed.get(field.id);
    if (!half || !(field instanceof HTMLInputElement)) continue;
    field.value = half.value;
    if (field === document.activeElement) field.setSelectionRange(half.caret, half.caret);
  }
}

/** What was sent is no longer half typed. @param {HTMLFormElement} form @returns {void} */
function forget(form) {
  for (const field of form.elements) typed.delete(field.id);
}

// The link of an invitation.

/** @param {HTMLElement} button @returns {Promise<void>} */
async function copy(button) {
  try {
    await navigator.clipboard.writeText(button.dataset.copy ?? "");
    said(button, button.dataset.done ?? "");
  } catch {
    if (copiedTheOldWay(button.dataset.copy ?? "")) said(button, button.dataset.done ?? "");
    else selectBeside(button);
  }
}

/** Where the clipboard is closed to us (no https). @param {string} text @returns {boolean} */
function copiedTheOldWay(text) {
  let put = false;
  const give = (/** @type {ClipboardEvent} */ event) => {
    event.clipboardData?.setData("text/plain", text);
    event.preventDefault();
    put = Boolean(event.clipboardData);
  };
  document.addEventListener("copy", give, { once: true });
  const done = document.execCommand("copy");
  document.removeEventListener("copy", give);
  return done && put;
}

/** The label says for a while that it was done. @param {HTMLElement} button @param {string} done */
function said(button, done) {
  const label = button.querySelector("[data-label]") ?? button;
  const before = label.textContent;
  if (before === done) return;
  label.textContent = done;
  whisper(done);
  setTimeout(() => (label.textContent = before), 2400);
}

/** If nothing can be copied, the link is at least selected. @param {HTMLElement} button */
function selectBeside(button) {
  const field = document.getElementById(button.dataset.from ?? "");
  if (field) getSelection()?.selectAllChildren(field);
}

/** @param {HTMLElement} button @returns {Promise<void>} */
async function share(button) {
  try {
    await navigator.share({ url: button.dataset.share, title: button.dataset.title });
  } catch {
    // Closed without choosing: nothing to say.
  }
}

function handleClicks() {
  document.addEventListener("click", (event) => {
    const target = event.target instanceof Element ? event.target : null;
    const button = target?.closest("[data-copy], [data-share]");
    if (button instanceof HTMLElement) void ("copy" in button.dataset ? copy : share)(button);
    const reason = target?.closest("[data-toast]");
    if (reason instanceof HTMLElement) toast(reason.dataset.toast ?? "");
    for (const menu of document.querySelectorAll("details.menu[open]")) {
      if (!target || !menu.contains(target)) menu.removeAttribute("open");
    }
  });
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    toast("");
    for (const menu of document.querySelectorAll("details.menu[open]")) {
      menu.removeAttribute("open");
      menu.querySelector("summary")?.focus();
    }
  });
}

// The proof of a deal.

/** SHA-256 in hexadecimal. @param {string} text @returns {Promise<string>} */
async function sha256(text) {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** This browser computes the hash itself, from the bytes on the page. */
async function checkDeal() {
  const committed = document.getElementById("committed");
  const verdict = document.getElementById("verdict");
  if (!committed || !verdict) return;
  if (!globalThis.crypto?.subtle) { // without https a browser does not compute it
    for (const words of document.querySelectorAll("[data-cannot]")) words.toggleAttribute("hidden", false);
    return;
  }
  const found = await sha256(committed.textContent ?? "");
  const equal = found === committed.dataset.hash;
  const line = verdict.querySelector(equal ? "[data-equal]" : "[data-different]");
  const shown = verdict.querySelector("[data-found]");
  if (line instanceof HTMLElement) line.hidden = false;
  if (shown) shown.textContent = found;
  verdict.hidden = false;
}

// How long ago.

/** @type {[Intl.RelativeTimeFormatUnit, number][]} */
const UNITS = [["day", 86400], ["hour", 3600], ["minute", 60]];

function sayHowLongAgo() {
  const say = new Intl.RelativeTimeFormat(document.documentElement.lang, { numeric: "auto" });
  for (const time of document.querySelectorAll("time[data-since]")) {
    if (!(time instanceof HTMLTimeElement)) continue;
    const since = Number(time.dataset.since);
    const seconds = Math.max(0, Date.now() / 1000 - since);
    const [unit, length] = UNITS.find(([, each]) => seconds >= each) ?? ["minute", 60];
    time.dateTime = new Date(since * 1000).toISOString();
    time.textContent = say.format(-Math.floor(seconds / length), unit);
  }
}

document.documentElement.classList.add("js");
if ("share" in navigator) document.documentElement.classList.add("can-share");
handleForms();
rememberPlace();
handleClicks();
keepHalfTyped();
sayHowLongAgo();
void checkDeal();
