// The gallery: as one types, only the cards that say so stay.

/** @param {string} selector @param {ParentNode} [root] @returns {HTMLElement[]} */
function all(selector, root = document) {
  return /** @type {HTMLElement[]} */ ([...root.querySelectorAll(selector)]);
}

/** Without accents and capitals. @param {string} text @returns {string} */
const plain = (text) => text.normalize("NFD").replace(/\p{Diacritic}/gu, "").toLowerCase();

const field = document.querySelector("[data-find] input");
const nothing = document.querySelector("[data-find] [data-none]");
const plates = all("[data-plate]").map((element) => ({ element, says: plain(element.textContent ?? "") }));

function find() {
  const wanted = plain(field instanceof HTMLInputElement ? field.value : "").trim().split(/\s+/);
  for (const { element, says } of plates) element.hidden = !wanted.every((word) => says.includes(word));
  for (const shelf of all("[data-shelf]")) shelf.hidden = !shelf.querySelector("[data-plate]:not([hidden])");
  const found = plates.some(({ element }) => !element.hidden);
  if (nothing instanceof HTMLElement) nothing.textContent = found ? "" : (nothing.dataset.none ?? "");
}

for (const place of all("[data-find]")) place.hidden = false;
field?.addEventListener("input", find);
