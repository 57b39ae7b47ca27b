/** How translators change a text: Chrome and Edge by elements, others by nodes or by their data. */
export type Way = (text: Text, words: string) => void;

export const ways: Record<string, Way> = {
  'elements in place of texts': (text, words) => {
    const [outer, inner] = [font(), font()];
    inner.textContent = words;
    outer.append(inner);
    text.replaceWith(outer);
  },
  'new text nodes': (text, words) => {
    text.replaceWith(words);
  },
  'elements beside texts that then go': (text, words) => {
    const box = font();
    box.textContent = words;
    text.after(box);
    text.remove();
  },
  'elements around texts': (text, words) => {
    const box = font();
    text.before(box);
    box.append(text);
    text.data = words;
  },
  'the data of texts': (text, words) => {
    text.data = words;
  },
};

/** As they build it: the element is deprecated, and still what Chrome and Edge use. */
function font(): Element {
  const name: string = 'font';
  const element = document.createElement(name);
  element.style.verticalAlign = 'inherit';
  return element;
}

/** Translates all that is not translated yet and may be, in nested shadow roots too. */
export function translate(root: Node, way: Way): number {
  const texts = textsIn(root).filter(({ data }) => data.trim() && !data.includes('¿'));
  for (const text of texts) way(text, text.data.replace(/\S(.*\S)?/s, '¿$&?'));
  return texts.length;
}

/** What has been translated, in its source language. */
export const untranslated = (words: string): string =>
  words.replace(/[¿?]/g, '').replace(/\s+/g, ' ');

/** Text nodes that a translator may change. */
export function textsIn(node: Node): Text[] {
  if (node instanceof Text) return [node];
  if (node instanceof Element && node.getAttribute('translate') === 'no') return [];
  const inner = node instanceof Element && node.shadowRoot ? textsIn(node.shadowRoot) : [];
  return [...inner, ...[...node.childNodes].flatMap(textsIn)];
}
