import { readPageText, type PageText, type Range, type WidgetHost } from './document.js';

/** What is to stand in a widget. */
export interface Written {
  readonly host: WidgetHost;
  readonly html: string;
}

interface Result {
  readonly html: string;
  readonly kept: readonly WidgetHost[];
  /** Where a browser would put elsewhere what is written into them. */
  readonly refused: readonly WidgetHost[];
}

interface Edit extends Range {
  readonly text: string;
}

/** The page without what earlier runs have written: the bytes that its author wrote. */
export const withoutMarks = (html: string, page: PageText): string => applied(html, removals(page));

/** The page with this in its widgets, in place of what earlier runs have written. */
export function withBlocks(
  html: string,
  page: PageText,
  written: readonly Written[],
  style: string,
): Result {
  const text = composed(html, page, written, style);
  const after = readPageText(text).hosts;
  // As a browser reads the result: it may put a list elsewhere than where it was written.
  const isKept = ({ host, html: own }: Written) =>
    after[page.hosts.indexOf(host)]?.prerendered === own;
  const kept = written.filter(isKept);
  const refused = written.filter((one) => !isKept(one)).map(({ host }) => host);
  const hosts = kept.map(({ host }) => host);
  if (refused.length === 0) return { html: text, kept: hosts, refused };
  return { html: composed(html, page, kept, style), kept: hosts, refused };
}

function composed(
  html: string,
  page: PageText,
  written: readonly Written[],
  style: string,
): string {
  const isInHead = page.headEnd !== undefined;
  const insertions = written.map(({ host, html: own }, index) => {
    const text = index === 0 && !isInHead ? style + own : own;
    return insertion(host.end ?? 0, text);
  });
  const head = isInHead && written.length > 0 ? [insertion(page.headEnd, style)] : [];
  return applied(html, [...removals(page), ...head, ...insertions]);
}

const removals = ({ marked }: PageText): Edit[] => marked.map((range) => ({ ...range, text: '' }));

const insertion = (at: number, text: string): Edit => ({ from: at, to: at, text });

/** None of the edits lies in another. */
function applied(html: string, edits: readonly Edit[]): string {
  const inOrder = [...edits].sort((one, other) => one.from - other.from || one.to - other.to);
  let at = 0;
  const parts = inOrder.map(({ from, to, text }) => {
    const before = html.slice(at, from);
    at = to;
    return before + text;
  });
  return parts.join('') + html.slice(at);
}
