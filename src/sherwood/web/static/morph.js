// @ts-check
/** A drawing made like another one: nodes with the same key stay, so that what moved slides and the focus is kept. */

/** @param {Element} node */
function keyOf(node) {
  return node.getAttribute("data-key") || node.getAttribute("data-ref") || node.id || "";
}

const OURS = new Set(["tabindex", "role", "aria-disabled"]);

/**
 * Make `old` like `fresh`, keeping nodes that have the same key, so that what moved slides and focus stays.
 * @param {Element} old @param {Element} fresh
 */
export function morph(old, fresh) {
  /** @type {Map<string, Element>} */
  const keyed = new Map([...old.children].filter(keyOf).map((child) => [keyOf(child), child]));
  let at = old.firstChild;
  for (const wanted of [...fresh.childNodes]) {
    const found = match(wanted, at, keyed);
    if (found) {
      if (found !== at) old.insertBefore(found, at);
      else at = at ? at.nextSibling : null;
      blend(found, wanted);
    } else old.insertBefore(document.importNode(wanted, true), at);
  }
  while (at) {
    const next = at.nextSibling;
    at.remove();
    at = next;
  }
}

/** @param {Node} wanted @param {ChildNode | null} at @param {Map<string, Element>} keyed @returns {ChildNode | null} */
function match(wanted, at, keyed) {
  if (!(wanted instanceof Element)) return at && at.nodeType === wanted.nodeType ? at : null;
  const key = keyOf(wanted);
  if (key) {
    const known = keyed.get(key);
    keyed.delete(key);
    return known && known.localName === wanted.localName ? known : null;
  }
  return at instanceof Element && at.localName === wanted.localName && !keyOf(at) ? at : null;
}

/** @param {ChildNode} old @param {Node} wanted */
function blend(old, wanted) {
  if (!(old instanceof Element) || !(wanted instanceof Element)) {
    if (old.nodeValue !== wanted.nodeValue) old.nodeValue = wanted.nodeValue;
    return;
  }
  for (const { name } of [...old.attributes]) if (!wanted.hasAttribute(name) && !OURS.has(name)) old.removeAttribute(name);
  for (const { name, value } of [...wanted.attributes]) if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  morph(old, wanted);
}

/** A drawing with some of its lines replaced. @param {string[]} live @param {[number, number, string[]][]} patches */
export function patched(live, patches) {
  const lines = [...live];
  for (const [at, cut, put] of patches) lines.splice(at, cut, ...put);
  return lines;
}

/** @param {string} markup */
export function parsed(markup) {
  return new DOMParser().parseFromString(`<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">${markup}</svg>`, "image/svg+xml").documentElement;
}
