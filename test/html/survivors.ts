/** What may be left, written down a second time and by hand: a slip in the list must not pass twice. */
const elements = new Set(
  (
    'P BR HR DIV SPAN PRE CODE BLOCKQUOTE STRONG B EM I U S DEL INS MARK SMALL SUB SUP ' +
    'H1 H2 H3 H4 H5 H6 UL OL LI DL DT DD FIGURE FIGCAPTION A IMG ' +
    'TABLE CAPTION THEAD TBODY TFOOT TR TD TH'
  ).split(' '),
);

const attributes: Record<string, RegExp> = {
  'A.href': /^(https?:\/\/[^@]+|mailto:.*|tel:.*)$/,
  'A.rel': /^noopener noreferrer$/,
  'A.target': /^_blank$/,
  'IMG.src': /^https?:\/\//,
  'IMG.alt': /^/,
  'IMG.width': /^\d{1,4}$/,
  'IMG.height': /^\d{1,4}$/,
  'IMG.loading': /^lazy$/,
  'IMG.decoding': /^async$/,
  'IMG.referrerpolicy': /^no-referrer$/,
  'OL.start': /^\d{1,4}$/,
  'TD.colspan': /^\d\d?$/,
  'TD.rowspan': /^\d\d?$/,
  'TH.colspan': /^\d\d?$/,
  'TH.rowspan': /^\d\d?$/,
  'TH.scope': /^(col|row)(group)?$/,
  'DIV.class': /^scroll$/,
  'DIV.tabindex': /^0$/,
  'DIV.role': /^group$/,
  'DIV.aria-label': /./,
  'SPAN.class': /^visually-hidden$/,
};

/** Everything under a container that should not have come through, in words. */
export function trespassers(container: Element): string[] {
  const walker = document.createTreeWalker(container);
  const found: string[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (node instanceof Element) found.push(...complaintsAbout(node));
    else if (!(node instanceof Text)) found.push(node.nodeName);
  }
  return found;
}

function complaintsAbout(element: Element): string[] {
  const found = [...element.attributes]
    .filter(({ name, value }) => !attributes[`${element.tagName}.${name}`]?.test(value))
    .map(({ name, value }) => `${element.tagName} ${name}=${value}`);
  if (!elements.has(element.tagName)) found.push(element.tagName);
  if (element.shadowRoot) found.push(`${element.tagName} with a shadow root`);
  return found;
}
