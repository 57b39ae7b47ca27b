type Args = Parameters<EventTarget['addEventListener']>;
interface Kept {
  readonly name: string;
  readonly listener: Args[1];
  readonly capture: boolean;
}

const captures = (options: Args[2]) =>
  typeof options === 'boolean' ? options : Boolean(options?.capture);
const isOnce = (options: Args[2]) => typeof options === 'object' && Boolean(options.once);
const isSame = (one: Kept) => (other: Kept) =>
  one.name === other.name && one.listener === other.listener && one.capture === other.capture;

/** Counts what listens on the window and on the document from now until `leave`. */
export class PageListeners {
  #kept: Kept[] = [];
  readonly #undo: (() => void)[] = [];

  constructor() {
    this.#wrap(window, 'window');
    this.#wrap(document, 'document');
  }

  /** Whatever still listens, as "window hashchange". */
  get names(): string[] {
    return this.#kept.map(({ name }) => name);
  }

  leave(): void {
    for (const undo of this.#undo) undo();
  }

  #wrap(target: EventTarget, targetName: string): void {
    const add = target.addEventListener.bind(target);
    const remove = target.removeEventListener.bind(target);
    target.addEventListener = (...[type, listener, options]: Args) => {
      this.#add({ name: `${targetName} ${type}`, listener, capture: captures(options) }, options);
      add(type, listener, options);
    };
    target.removeEventListener = (...[type, listener, options]: Args) => {
      this.#drop({ name: `${targetName} ${type}`, listener, capture: captures(options) });
      remove(type, listener, options);
    };
    this.#undo.push(() => {
      Reflect.deleteProperty(target, 'addEventListener');
      Reflect.deleteProperty(target, 'removeEventListener');
    });
  }

  #add(one: Kept, options: Args[2]): void {
    const signal = typeof options === 'object' ? options.signal : undefined;
    // What goes by itself at the next event of its kind keeps nothing for long.
    if (signal?.aborted || isOnce(options) || this.#kept.some(isSame(one))) return;
    this.#kept.push(one);
    signal?.addEventListener('abort', () => this.#drop(one));
  }

  #drop(one: Kept): void {
    this.#kept = this.#kept.filter((other) => !isSame(one)(other));
  }
}
