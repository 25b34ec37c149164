// In the page: what is seen of its texts. A text in a frame that scrolls can be brought into view; what
// is hidden from the eye on purpose is meant for screen readers only.

// The texts that are cut off by more than an ellipsis that leaves enough of them to be read, and the
// pairs of texts that lie on one another, each as a line to be read in a report.
export function textsOf() {
  // How much of a shortened text has to be seen, in the size of its letters: about ten letters.
  const READABLE = 5;
  // Boxes are a little larger or smaller than what is drawn in them, in pixels.
  const ROUNDING = 1.5;
  // Letters do not fill the height of their line.
  const OF_A_LINE = 0.4;

  const style = (element) => getComputedStyle(element);
  const isHidden = (element) =>
    !element.checkVisibility({ contentVisibilityAuto: true, opacityProperty: true, visibilityProperty: true }) ||
    element.closest("svg, select, textarea") !== null ||
    hasGivenWay(element) ||
    ancestors(element).some((it) => /^inset\(50%/.test(style(it).clipPath));

  // A name that has no room for the whole of it, and gives way to a shorter one.
  function hasGivenWay(element) {
    const place = element.closest("[data-short]");
    return place !== null && element.getBoundingClientRect().top >= place.getBoundingClientRect().bottom - ROUNDING;
  }

  function ancestors(element) {
    const all = [];
    for (let it = element; it; it = it.parentElement) all.push(it);
    return all;
  }

  // What is left of a box within the frames around its element: `whole` up to the first that scrolls,
  // for what lies outside that one can be brought into view; `seen` within all of them. It is marked
  // where the frame that cuts it puts an ellipsis.
  function leftOf(box, element) {
    const seen = { left: box.left, right: box.right, top: box.top, bottom: box.bottom };
    let whole;
    let isMarked = false;
    let position = style(element).position;
    for (const frame of ancestors(element)) {
      const its = style(frame);
      // What is placed freely is not cut by a frame that is not.
      if (position === "absolute" && frame !== element && its.position === "static") continue;
      if (/auto|scroll/.test(its.overflowX + its.overflowY)) whole ??= { ...seen };
      if (its.overflowX !== "visible" || its.overflowY !== "visible") {
        const within = frame.getBoundingClientRect();
        const isCutting = seen.left < within.left - ROUNDING || seen.right > within.right + ROUNDING;
        if (isCutting && !whole) isMarked = its.textOverflow === "ellipsis" && its.display !== "flex";
        seen.left = Math.max(seen.left, within.left);
        seen.right = Math.min(seen.right, within.right);
        seen.top = Math.max(seen.top, within.top);
        seen.bottom = Math.min(seen.bottom, within.bottom);
      }
      if (frame !== element) position = its.position;
      if (position === "fixed") break;
    }
    return { seen, whole: whole ?? seen, isMarked, isFree: whole === undefined };
  }

  function isCut(box, { whole, isMarked, isFree }, element) {
    const size = parseFloat(style(element).fontSize);
    const width = whole.right - whole.left;
    const lost = [box.width - width, box.height - (whole.bottom - whole.top)];
    // Nothing scrolls to the left of the page.
    if ((isFree && whole.left < -ROUNDING) || lost[1] > OF_A_LINE * size) return true;
    return lost[0] > ROUNDING && !(isMarked && width >= READABLE * size);
  }

  // What lies above the page: there a text may lie on others.
  const layerOf = (element) =>
    ancestors(element).find((it) => {
      const its = style(it);
      const isOpaque = !/^(transparent|rgba\(.*, 0\))$/.test(its.backgroundColor);
      return /fixed|sticky/.test(its.position) || (its.position === "absolute" && isOpaque);
    });

  const named = (text) => `“${text.trim().replace(/\s+/g, " ").slice(0, 60)}”`;
  const placed = (element) => ancestors(element).find((it) => it.className)?.className ?? element.localName;

  const boxes = [];
  const cut = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement: element, data } = walker.currentNode;
    if (data.trim() === "" || isHidden(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    for (const box of range.getClientRects()) {
      if (box.width === 0) continue;
      const left = leftOf(box, element);
      const { seen, whole } = left;
      if (isCut(box, left, element)) {
        const [width, of] = [Math.max(0, whole.right - whole.left), box.width].map(Math.round);
        cut.push(`${named(data)} in ${placed(element)}: ${width} of ${of} px`);
      } else if (seen.right > seen.left && seen.bottom > seen.top) {
        boxes.push({ seen, element, text: data, node: walker.currentNode, layer: layerOf(element) });
      }
    }
  }
  return { cut, covered: covered(boxes) };

  function covered(boxes) {
    const found = [];
    boxes.sort((one, other) => one.seen.top - other.seen.top);
    for (const [index, one] of boxes.entries()) {
      for (const other of boxes.slice(index + 1)) {
        if (other.seen.top >= one.seen.bottom) break;
        if (one.layer !== other.layer || one.node === other.node) continue;
        const width = Math.min(one.seen.right, other.seen.right) - Math.max(one.seen.left, other.seen.left);
        const height = Math.min(one.seen.bottom, other.seen.bottom) - other.seen.top;
        const size = Math.min(...[one, other].map(({ element }) => parseFloat(style(element).fontSize)));
        if (width > ROUNDING && height > OF_A_LINE * size) {
          found.push(`${named(one.text)} in ${placed(one.element)} and ${named(other.text)} in ${placed(other.element)}`);
        }
      }
    }
    return found;
  }
}
