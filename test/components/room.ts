/** How far something may stand out by rounding alone. */
const slack = 1;

/** What of the element, shadow roots and slotted content included, is seen beside its column. */
export function sticksOut(element: Element, column: Element): string[] {
  const { left, right } = column.getBoundingClientRect();
  const isOut = (box: DOMRect) =>
    box.width > 0 && (box.left < left - slack || box.right > right + slack);
  return seenIn(element).flatMap((node) => {
    const boxes = node instanceof Text ? boxesOf(node) : [node.getBoundingClientRect()];
    const out = boxes.find(isOut);
    return out ? [`${nameOf(node)} at ${Math.round(out.left)} to ${Math.round(out.right)}`] : [];
  });
}

/** Paddings of all that a word may stand in, and a tick beside it. */
const frames = 64;
/**
 * A word of a text, and not a part of an address, which has no space to break at, nor of a script
 * whose lines may end after any letter.
 */
const words =
  /(?<=^|[\s(„“‘«])(?:(?![\p{sc=Han}\p{sc=Hira}\p{sc=Kana}])[\p{L}\p{M}]){2,}(?=[\s,.;:!?)…”’»]*(?:\s|$))/gu;

/** Words that stand on two lines though the column has room for all of their letters on one. */
export function brokenWords(element: Element, column: Element): string[] {
  const room = column.clientWidth - frames;
  return seenIn(element).flatMap((node) => {
    const found = node instanceof Text ? [...node.data.matchAll(words)] : [];
    return found.flatMap(({ 0: word, index }) => {
      const boxes = boxesOf(node as Text, index, index + word.length);
      const lines = new Set(boxes.map(({ top }) => Math.round(top)));
      const width = boxes.reduce((sum, box) => sum + box.width, 0);
      return lines.size > 1 && width <= room ? [`${word} of ${nameOf(node)}`] : [];
    });
  });
}

/** Everything that is drawn and not cut off or scrolled by something else. */
function seenIn(root: Element): (Element | Text)[] {
  return [...(root.shadowRoot ?? root).childNodes].flatMap((node): (Element | Text)[] => {
    if (node instanceof Text) return node.data.trim() ? [node] : [];
    if (!(node instanceof HTMLElement)) return node instanceof SVGElement ? [node] : [];
    if (!node.checkVisibility() || node.matches('.visually-hidden, dialog')) return [];
    const { overflowX, display } = getComputedStyle(node);
    const own = display === 'contents' ? [] : [node];
    return overflowX === 'visible' ? [...own, ...seenIn(node)] : own;
  });
}

/** The words that stand in an element itself. */
export const textOf = (node: Node): Text =>
  [...node.childNodes].find((it): it is Text => it instanceof Text && it.data.trim() !== '')!;

/** Of the letters of a text, one for each line. */
export function boxesOf(text: Text, start = 0, end = text.length): DOMRect[] {
  const range = document.createRange();
  range.setStart(text, start);
  range.setEnd(text, end);
  return [...range.getClientRects()];
}

function nameOf(node: Element | Text): string {
  const element = node instanceof Text ? node.parentElement! : node;
  const words = element.textContent.replace(/\s+/g, ' ').trim().slice(0, 30);
  return `${element.localName}.${element.getAttribute('class') ?? ''} "${words}"`;
}
