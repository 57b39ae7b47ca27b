/** HTML that we have written: all in it that came from outside is escaped. */
export class Markup {
  readonly html: string;
  constructor(html: string) {
    this.html = html;
  }
}

/** What may stand in an element. Text is escaped; what is empty or missing leaves nothing behind. */
export type ElementContent = Markup | string | undefined | readonly ElementContent[];

/** An attribute that is undefined is left out. */
export type ElementAttributes = Readonly<Record<string, string | undefined>>;

const empty: ReadonlySet<string> = new Set(['br', 'hr', 'img']);

/** An element with its content and its end tag. */
export function element(
  name: string,
  attributes: ElementAttributes,
  ...content: ElementContent[]
): Markup {
  const list = Object.entries(attributes).map(([key, value]) =>
    value === undefined ? '' : ` ${key}="${escapeText(value)}"`,
  );
  const start = `<${name}${list.join('')}>`;
  return new Markup(empty.has(name) ? start : `${start}${htmlOf(content)}</${name}>`);
}

/** The same, or nothing where there is nothing to put into it. */
export function filled(name: string, ...content: ElementContent[]): Markup | undefined {
  return htmlOf(content) === '' ? undefined : element(name, {}, ...content);
}

/** Each on a line of its own; those of a list, too. */
export const lines = (...content: ElementContent[]): Markup =>
  new Markup(content.map((one) => (isList(one) ? lines(...one).html : lineOf(one))).join(''));

const isList = (content: ElementContent): content is readonly ElementContent[] =>
  Array.isArray(content);

function lineOf(content: ElementContent): string {
  const html = htmlOf(content);
  return html && `${html}\n`;
}

/** In its own direction, whatever is written around it. */
export const isolated = (text: string): Markup | undefined => filled('bdi', text);

/** 2 to 6, as the widgets take it. */
export const headingMarkup = (level: number, ...content: ElementContent[]): Markup | undefined =>
  filled(`h${Math.min(6, Math.max(2, level))}`, ...content);

export function htmlOf(content: ElementContent): string {
  if (content === undefined) return '';
  if (typeof content === 'string') return escapeText(content);
  return content instanceof Markup ? content.html : content.map(htmlOf).join('');
}

/**
 * Text that can end no element and no attribute. What no file can hold, or what a reading browser
 * changes, goes: the second run must find what the first has written.
 */
export const escapeText = (text: string): string =>
  text
    .replace(/\p{Surrogate}/gu, '\uFFFD')
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\n\t])\p{Cc}/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
