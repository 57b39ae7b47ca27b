/** Text that is HTML already. */
export class PageMarkup {
  constructor(readonly text: string) {}
}

type Part = PageMarkup | string | number | undefined | readonly Part[];

/**
 * HTML from a template; everything put into it is text, unless it is markup itself. The indentation
 * of the template stays here: a page of a thousand rows would be a third longer.
 */
export const html = (strings: TemplateStringsArray, ...parts: Part[]): PageMarkup =>
  new PageMarkup(String.raw({ raw: strings.map(withoutIndent) }, ...parts.map(textOf)));

const withoutIndent = (text: string) => text.replace(/(?<!\s)\s*\n\s*/g, '\n');

function textOf(part: Part): string {
  if (part instanceof PageMarkup) return part.text;
  if (typeof part === 'string' || typeof part === 'number') return escapeHtml(String(part));
  return part === undefined ? '' : part.map(textOf).join('');
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => entities[sign] ?? '');

/** `code` and **bold**, which is all that the descriptions use. */
export function inline(text: string): PageMarkup {
  const marked = escapeHtml(text)
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>');
  return new PageMarkup(marked);
}

/** A path that may break before each of its steps, and nowhere else while there is room. */
export const breakablePath = (path: string): PageMarkup =>
  html`${path.split(/(?=\/)/).map((step) => html`<wbr />${step}`)}`;

export const paragraphs = (text: string): PageMarkup[] =>
  text.split('\n\n').map((paragraph) => html`<p>${inline(paragraph)}</p>`);

/** JSON that may be read: names, texts and numbers told apart. */
export function coloured(value: unknown): PageMarkup {
  const tokens = /("(?:[^"\\]|\\.)*")(\s*:)?|\b(true|false|null)\b|-?\d+(?:\.\d+)?/g;
  const text = JSON.stringify(value, null, 2);
  let markup = '';
  let end = 0;
  for (const match of text.matchAll(tokens)) {
    const [token, quoted, colon] = match;
    const kind = quoted ? (colon ? 'name' : 'text') : 'value';
    markup += escapeHtml(text.slice(end, match.index));
    markup += `<span class="${kind}">${escapeHtml(token)}</span>`;
    end = match.index + token.length;
  }
  return new PageMarkup(markup + escapeHtml(text.slice(end)));
}
