import { parse } from 'parse5';
import { widgetHostOf, type Host } from '../../../src/embed/hosts.js';
import { isTag, type WidgetTag } from '../../snippet/widgets.js';

/** What we have written bears it: a second run finds it, and so does the widget. */
export const mark = 'data-event-prerendered';

/** A widget in the text of a page. */
export interface WidgetHost extends Host {
  readonly tag: WidgetTag;
  readonly spelling: 'element' | 'div' | 'link';
  /** Of its start tag, from 1. */
  readonly line: number;
  /** Of the nearest element around it that says one. */
  readonly lang: string | undefined;
  /** Where its end tag begins; undefined where there is none. */
  readonly end: number | undefined;
  /** In which no other link may stand. */
  readonly isInLink: boolean;
  /** The element that an earlier run has written into it, as it stands in the text. */
  readonly prerendered: string | undefined;
}

/** From one place in the text to another. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

export interface PageText {
  readonly hosts: readonly WidgetHost[];
  /** What earlier runs have written. */
  readonly marked: readonly Range[];
  /** Lines of what bears our mark, but has lost its end. */
  readonly broken: readonly number[];
  /** Where the end tag of the head begins; undefined where it is not written. */
  readonly headEnd: number | undefined;
}

/** Of what parse5 makes, the parts that are looked at. */
interface Node {
  readonly tagName?: string;
  readonly attrs?: readonly { name: string; value: string }[];
  readonly childNodes?: readonly Node[];
  readonly sourceCodeLocation?: {
    readonly startOffset: number;
    readonly endOffset: number;
    readonly startLine: number;
    readonly endTag?: { readonly startOffset: number };
  };
}

interface Step {
  readonly node: Node;
  readonly lang: string | undefined;
  readonly isInHost: boolean;
  readonly isInLink: boolean;
}

/** A page as a browser would read it, and where in its text everything stands. */
export function readPageText(html: string): PageText {
  const hosts: WidgetHost[] = [];
  const marked: Range[] = [];
  const broken: number[] = [];
  let headEnd: number | undefined;
  const root: unknown = parse(html, { sourceCodeLocationInfo: true });
  // By hand and not by recursion: a page may be nested as deep as it likes.
  const waiting: Step[] = [
    { node: root as Node, lang: undefined, isInHost: false, isInLink: false },
  ];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { node } = next;
    const { tagName, sourceCodeLocation: where } = node;
    if (tagName === 'head') headEnd = where?.endTag?.startOffset;
    if (where && isMarked(node)) {
      if (where.endTag) marked.push({ from: where.startOffset, to: where.endOffset });
      else broken.push(where.startLine);
      continue;
    }
    const lang = attribute(node, 'lang') || next.lang;
    const host = next.isInHost ? undefined : widgetHost({ ...next, lang }, html);
    if (host) hosts.push(host);
    const isInHost = next.isInHost || host !== undefined;
    const isInLink = next.isInLink || tagName === 'a' || tagName === 'button';
    for (const child of (node.childNodes ?? []).toReversed())
      waiting.push({ node: child, lang, isInHost, isInLink });
  }
  return { hosts, marked, broken, headEnd };
}

const attribute = ({ attrs = [] }: Node, name: string): string | null =>
  attrs.find((one) => one.name === name)?.value ?? null;

const isMarked = (node: Node): boolean => attribute(node, mark) !== null;

function widgetHost({ node, lang, isInLink }: Step, html: string): WidgetHost | undefined {
  const { tagName, sourceCodeLocation: where } = node;
  if (tagName === undefined || !where) return undefined;
  const isLink = tagName === 'a';
  const host = widgetHostOf(readable(node, tagName) as never, { has: isTag });
  if (!host.tag || !isTag(host.tag)) return undefined;
  const own = (node.childNodes ?? []).find((child) => child.tagName === 'div' && isMarked(child));
  const { startOffset, endOffset } = own?.sourceCodeLocation ?? {};
  return {
    ...host,
    tag: host.tag,
    spelling: host.name === null ? 'element' : isLink ? 'link' : 'div',
    line: where.startLine,
    lang,
    end: where.endTag?.startOffset,
    isInLink,
    prerendered: own && html.slice(startOffset, endOffset),
  };
}

/** What the loader's own code asks of an element. */
function readable(node: Node, localName: string) {
  const href = (localName === 'a' && attribute(node, 'href')) || '';
  return {
    localName,
    hash: href.includes('#') ? href.slice(href.indexOf('#')) : '',
    getAttribute: (name: string) => attribute(node, name),
  };
}
