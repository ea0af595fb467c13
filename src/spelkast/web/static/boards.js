// Boards: what part of a drawing is seen, and how it is moved about.

import { lively, MOVE_MS } from "./live.js";

/** @typedef {{ x: number, y: number, turn?: number }} Point */
/** @typedef {{ x: number, y: number, w: number, h: number }} Box */

const NEAREST = 5;
const STEADY_PX = 7;

/** @param {string} text @returns {number[]} */
const numbers = (text) => text.trim().split(/[\s,]+/).map(Number);

/** @param {string} text @returns {Box} */
function boxed(text) {
  const [x = 0, y = 0, w = 1, h = 1] = numbers(text);
  return { x, y, w, h };
}

/** @param {Element} board @returns {string} */
const windowOf = (board) => board.getAttribute("viewBox") ?? "";

/** The middle of a piece: in the units of its drawing, or of the page outside one.
 * @param {Element} piece @returns {Point} */
export function middle(piece) {
  const board = piece instanceof SVGGraphicsElement ? piece.ownerSVGElement : null;
  if (board && piece instanceof SVGGraphicsElement) {
    const box = piece.getBBox();
    const centre = new DOMPoint(box.x + box.width / 2, box.y + box.height / 2);
    const out = piece.getCTM();
    return out ? units(board, centre.matrixTransform(out)) : centre;
  }
  const box = piece.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** From the pixels of a drawing's own window to its units.
 * @param {SVGSVGElement} board @param {DOMPoint} point @returns {Point} */
function units(board, point) {
  const drawing = board.querySelector("[data-region]") ?? board;
  const matrix = drawing instanceof SVGGraphicsElement ? drawing.getCTM() : null;
  return matrix ? point.matrixTransform(matrix.inverse()) : point;
}

// The window of a board: a drawing may show another part of itself from one moment to the next.

/** The window that a board was last told to show: who looks elsewhere may go on until another is told.
 * @type {WeakMap<Element, string>} */
const windows = new WeakMap();

/** Let every board show the window that its living layer carries. */
export function look() {
  for (const layer of document.querySelectorAll("svg [data-view-box]")) {
    const board = layer.closest("svg");
    const box = layer.getAttribute("data-view-box") ?? "";
    if (!board || windows.get(board) === box) continue;
    windows.set(board, box);
    if (box !== windowOf(board)) slide(board, windowOf(board), box);
  }
}

/** @param {SVGSVGElement} board @param {string} before @param {string} after @returns {void} */
function slide(board, before, after) {
  const [from, to] = [numbers(before), numbers(after)];
  if (!lively() || from.length !== 4) {
    board.setAttribute("viewBox", after);
    return;
  }
  const start = performance.now();
  /** @param {number} now */
  const step = (now) => {
    const share = Math.min(1, Math.max(0, (now - start) / (2 * MOVE_MS)));
    const eased = 1 - (1 - share) ** 3;
    const box = to.map((end, n) => (from[n] ?? end) + (end - (from[n] ?? end)) * eased);
    board.setAttribute("viewBox", share < 1 ? box.map((n) => n.toFixed(1)).join(" ") : after);
    if (share < 1) requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}

// Roaming: a board with `data-extent`, which is the whole drawing, is moved with a finger or the
// mouse, zoomed with two fingers, the wheel or the buttons, and follows the focus. It never leaves
// the drawing.

/** Fingers on the board. @type {Map<number, Point>} */
const fingers = new Map();
let dragged = false;

/** Show another window: `scale` > 1 comes nearer, around a point that stays where it is.
 * @param {SVGSVGElement} board @param {Point} by @param {number} [scale] @param {Point} [around] */
function roam(board, by, scale = 1, around) {
  const whole = boxed(board.dataset.extent ?? "");
  const now = boxed(windowOf(board));
  const share = Math.min(Math.max(scale, Math.min(1, now.w / whole.w)), (now.w * NEAREST) / whole.w);
  const still = around ?? { x: now.x + now.w / 2, y: now.y + now.h / 2 };
  const [w, h] = [now.w / share, now.h / share];
  const x = within(still.x - (still.x - now.x) / share - by.x, w, whole.x, whole.w);
  const y = within(still.y - (still.y - now.y) / share - by.y, h, whole.y, whole.h);
  board.setAttribute("viewBox", [x, y, w, h].map((n) => n.toFixed(1)).join(" "));
}

/** @param {number} at @param {number} size @param {number} from @param {number} whole */
function within(at, size, from, whole) {
  if (size >= whole) return from + (whole - size) / 2;
  return Math.min(Math.max(at, from), from + whole - size);
}

/** A place on the screen in the units of the board. @param {SVGSVGElement} board @param {Point} place */
function onBoard(board, place) {
  const matrix = board.getScreenCTM();
  return matrix ? new DOMPoint(place.x, place.y).matrixTransform(matrix.inverse()) : place;
}

/** @param {Event} event @returns {SVGSVGElement | null} */
function roamed(event) {
  const board = event.target instanceof Element ? event.target.closest("svg[data-extent]") : null;
  return board instanceof SVGSVGElement ? board : null;
}

/** @param {PointerEvent} event */
function onFinger(event) {
  if (!roamed(event) || event.button > 0) return;
  if (!fingers.size) dragged = false;
  fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
}

/** @param {PointerEvent} event */
function onDrag(event) {
  const was = fingers.get(event.pointerId);
  const board = roamed(event);
  if (!was || !board) return;
  const now = { x: event.clientX, y: event.clientY };
  if (!dragged && fingers.size === 1 && Math.hypot(now.x - was.x, now.y - was.y) < STEADY_PX) return;
  dragged = true;
  const [from, to] = [onBoard(board, was), onBoard(board, now)];
  const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
  if (other) {
    const apart = (/** @type {Point} */ one) => Math.hypot(one.x - other.x, one.y - other.y);
    roam(board, { x: 0, y: 0 }, apart(now) / Math.max(apart(was), 1), onBoard(board, other));
  } else roam(board, { x: to.x - from.x, y: to.y - from.y });
  fingers.set(event.pointerId, now);
}

/** @param {WheelEvent} event */
function onWheel(event) {
  const board = roamed(event);
  if (!board) return;
  event.preventDefault();
  const place = onBoard(board, { x: event.clientX, y: event.clientY });
  roam(board, { x: 0, y: 0 }, Math.exp(-event.deltaY / 400), place);
}

/** @param {Event} event */
function onZoom(event) {
  const button = event.target instanceof Element ? event.target.closest("[data-zoom]") : null;
  const board = document.querySelector("svg[data-extent]");
  if (!button || !(board instanceof SVGSVGElement)) return;
  const how = button.getAttribute("data-zoom");
  if (how === "whole") slide(board, windowOf(board), nextWindow(board));
  else roam(board, { x: 0, y: 0 }, how === "in" ? 1.5 : 1 / 1.5);
}

/** The whole board; if that is shown already, what the board was told to show.
 * @param {SVGSVGElement} board @returns {string} */
function nextWindow(board) {
  const whole = board.dataset.extent ?? "";
  const shown = Math.abs(boxed(windowOf(board)).w - boxed(whole).w) < 1;
  return shown ? board.querySelector("[data-view-box]")?.getAttribute("data-view-box") ?? whole : whole;
}

/** What gets the focus comes into the window. @param {FocusEvent} event */
function onFocus(event) {
  const board = roamed(event);
  if (!board || !(event.target instanceof SVGGraphicsElement)) return;
  const { x, y } = middle(event.target);
  const now = boxed(windowOf(board));
  if (x > now.x && x < now.x + now.w && y > now.y && y < now.y + now.h) return;
  roam(board, { x: now.x + now.w / 2 - x, y: now.y + now.h / 2 - y });
}

/** Begin, if there is a board to roam. */
export function startRoaming() {
  if (!document.querySelector("svg[data-extent]")) return;
  addEventListener("pointerdown", onFinger);
  addEventListener("pointermove", onDrag);
  for (const kind of ["pointerup", "pointercancel"]) {
    addEventListener(kind, (event) => fingers.delete(/** @type {PointerEvent} */ (event).pointerId));
  }
  addEventListener("wheel", onWheel, { passive: false });
  addEventListener("click", onZoom);
  addEventListener("focusin", onFocus);
  // A drag that ends on a piece is no click on it.
  addEventListener("click", (event) => {
    if (dragged && roamed(event)) event.stopImmediatePropagation();
    dragged = false;
  }, { capture: true });
}
