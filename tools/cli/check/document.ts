import { parse } from 'parse5';

/** Of an element, what the loader's own code asks of it. */
export interface Tag {
  readonly localName: string;
  readonly attributes: ReadonlyMap<string, string>;
  /** Of a link: what stands behind `#`, with the sign. */
  readonly hash: string;
  getAttribute(name: string): string | null;
  /** Inside the head of the page. */
  readonly isInHead: boolean;
  /** Of a script, and of the page's title: what stands in it. */
  readonly text: string;
}

export interface ReadDocument {
  /** In the order in which they stand; what is inside `template` is not on the page. */
  readonly tags: readonly Tag[];
  readonly comments: readonly string[];
  /** What the tab of the browser says; empty without. */
  readonly title: string;
}

/** Of what parse5 makes, the parts that are looked at. */
interface Node {
  readonly nodeName: string;
  readonly tagName?: string;
  readonly attrs?: readonly { name: string; value: string }[];
  readonly childNodes?: readonly Node[];
  readonly data?: string;
  /** Of a text. */
  readonly value?: string;
}

/** A page as a browser would read it, which is not how a pattern would: quotes, comments, scripts. */
export function readDocument(html: string): ReadDocument {
  const tags: Tag[] = [];
  const comments: string[] = [];
  // By hand and not by recursion: a page may be nested as deep as it likes.
  const root: unknown = parse(html);
  const waiting: { node: Node; isInHead: boolean }[] = [{ node: root as Node, isInHead: false }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { node, isInHead } = next;
    if (node.nodeName === '#comment') comments.push(node.data ?? '');
    if (node.tagName !== undefined) tags.push(tagOf(node, isInHead));
    const within = isInHead || node.tagName === 'head';
    for (const child of (node.childNodes ?? []).toReversed())
      waiting.push({ node: child, isInHead: within });
  }
  return {
    tags,
    comments,
    title: tags.find(({ localName }) => localName === 'title')?.text.trim() ?? '',
  };
}

function tagOf({ tagName = '', attrs = [], childNodes = [] }: Node, isInHead: boolean): Tag {
  const attributes = new Map(attrs.map(({ name, value }) => [name, value]));
  const href = attributes.get('href') ?? '';
  return {
    localName: tagName,
    attributes,
    hash: href.includes('#') ? href.slice(href.indexOf('#')) : '',
    getAttribute: (name) => attributes.get(name) ?? null,
    isInHead,
    text: /^(script|title)$/.test(tagName) ? (childNodes[0]?.value ?? '') : '',
  };
}
