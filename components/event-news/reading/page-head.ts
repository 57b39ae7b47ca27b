import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** One article at a time speaks for the page. */
let holder: symbol | undefined;

/**
 * Title and description of the page, for as long as an article is open. What the page has changed
 * itself in the meantime is left as it is.
 */
export class PageHead implements ReactiveController {
  readonly #name = Symbol('article');
  #restore: (() => void)[] = [];
  #shown = '';

  constructor(host: ReactiveControllerHost) {
    host.addController(this);
  }

  /** Empty texts leave the page's own. */
  show(title: string, description: string): void {
    const shown = JSON.stringify([title, description]);
    if (shown === this.#shown || (holder && holder !== this.#name)) return;
    this.leave();
    holder = this.#name;
    this.#shown = shown;
    if (title) this.#restore.push(changeTitle(title));
    if (description) this.#restore.push(changeDescription(description));
  }

  leave(): void {
    for (const restore of this.#restore) restore();
    this.#restore = [];
    this.#shown = '';
    if (holder === this.#name) holder = undefined;
  }

  hostDisconnected(): void {
    this.leave();
  }
}

function changeTitle(title: string): () => void {
  const before = document.title;
  document.title = title;
  const now = document.title; // without spaces at its ends
  return () => {
    if (document.title === now) document.title = before;
  };
}

function changeDescription(description: string): () => void {
  const known = document.head.querySelector<HTMLMetaElement>('meta[name="description" i]');
  const before = known?.content ?? '';
  const meta = known ?? document.head.appendChild(document.createElement('meta'));
  if (!known) meta.name = 'description';
  meta.content = description;
  return () => {
    if (!known) meta.remove();
    else if (meta.content === description) meta.content = before;
  };
}
