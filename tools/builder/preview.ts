import { builderAddress, type BuilderState } from './state.js';

const widths = { phone: 390, desktop: 1280 };

/** The page in the frame, at its own width however narrow the place for it is. */
export class Preview {
  readonly #frame: HTMLIFrameElement;
  readonly #stage: HTMLElement;
  #width = widths.phone;
  #shown = '';

  constructor(frame: HTMLIFrameElement, loaded: () => void) {
    this.#frame = frame;
    this.#stage = frame.parentElement ?? frame;
    new ResizeObserver(() => this.#fit()).observe(this.#stage);
    frame.addEventListener('load', loaded);
  }

  show(state: BuilderState): void {
    this.#width = widths[state.width];
    this.#stage.className = `stage ${state.width}`;
    this.#fit();
    // The address of the page under test is no matter of the page in the frame. Before it stands a
    // word: an empty fragment means the top, to which browsers would scroll this page as well.
    const address = `builder/page.html#preview&${builderAddress({ ...state, site: '', width: 'phone' })}`;
    if (address === this.#shown) return;
    const isThere = this.#shown !== '';
    this.#shown = address;
    const url = new URL(address, location.href).href;
    // Replaced, so that the way back leads out of this page.
    if (isThere) this.#frame.contentWindow?.location.replace(url);
    else this.#frame.src = url;
  }

  /** What the widgets stand on. */
  get body(): HTMLElement | undefined {
    return this.#frame.contentDocument?.body;
  }

  #fit(): void {
    const { clientWidth, clientHeight } = this.#stage;
    const scale = Math.min(1, clientWidth / this.#width);
    const { style } = this.#frame;
    style.setProperty('inline-size', `${this.#width}px`);
    style.setProperty('block-size', `${clientHeight / scale}px`);
    style.setProperty('scale', String(scale));
  }
}
