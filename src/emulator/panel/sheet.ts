import type { RunningEmulator } from '../start.js';
import { h, ignoreComposingKeysInPanel } from './node.js';
import { openPanel, type Panel } from './panel.js';

const styles = `
  dialog { position: fixed; inset-block: 0; inset-inline: auto 0; z-index: 2147483000;
    box-sizing: border-box; inline-size: min(27rem, 100vw); block-size: 100dvh; max-inline-size: none;
    max-block-size: none; margin: 0; padding: 0; border: 0; overflow: auto;
    background: light-dark(#f4f1e9, #10181a); color: light-dark(#16292a, #eaf0ea);
    box-shadow: 0 0 3rem rgb(0 0 0 / 0.35); font: 400 1rem/1.45 system-ui, sans-serif }
  dialog[open] { display: flex; flex-direction: column }
  .place { --above: 3.5rem; flex: 1; display: grid }
  .top { flex: none; position: sticky; inset-block-start: 0; z-index: 2; display: flex;
    justify-content: space-between; align-items: center; block-size: 3.5rem;
    padding-inline: 1.25rem 0.5rem; background: #10302c; color: #eef4ee }
  #title { margin: 0; font: 600 1rem/1.2 system-ui, sans-serif }
  .top button { inline-size: 2.75rem; block-size: 2.75rem; padding: 0; border: 0;
    border-radius: 0.625rem; background: none; color: inherit; font: inherit; font-size: 1.5rem;
    line-height: 1; cursor: pointer }
  .top button:hover { background: rgb(255 255 255 / 0.15) }
  .top button:focus-visible { outline: 3px solid #8fe3d2; outline-offset: -3px }
`;

/** Where there is room, the page moves over: what is done here is seen there. */
const pageStyles = new CSSStyleSheet();
pageStyles.replaceSync('@media (width >= 64rem) { :root { padding-inline-end: 27rem } }');

/** The panel beside the page, which stays in use; on a phone it covers the page. */
export class Sheet {
  readonly #host = document.createElement('div');
  readonly #dialog: HTMLDialogElement;
  readonly #place = h('div', { class: 'place' });
  readonly #running: RunningEmulator;
  readonly #closed: () => void;
  #panel?: Panel;

  constructor(running: RunningEmulator, closed: () => void) {
    this.#running = running;
    this.#closed = closed;
    const root = this.#host.attachShadow({ mode: 'open' });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    root.adoptedStyleSheets = [sheet];
    const close = h('button', { type: 'button', 'aria-label': 'Close' }, '×');
    close.addEventListener('click', () => this.#dialog.close());
    const title = h('h2', { id: 'title' }, 'Behind the scenes');
    const header = h('div', { class: 'top' }, title, close);
    this.#dialog = h('dialog', { 'aria-labelledby': 'title' }, header, this.#place);
    this.#dialog.addEventListener('close', () => this.#leave());
    this.#dialog.addEventListener(
      'keydown',
      ignoreComposingKeysInPanel(({ key }) => {
        if (key === 'Escape') this.#dialog.close(); // the browser only closes a modal dialog on Escape
      }),
    );
    root.append(this.#dialog);
  }

  open(): void {
    if (this.#dialog.open) return;
    document.body.append(this.#host);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, pageStyles];
    const { control, fetch } = this.#running;
    this.#panel = openPanel(this.#place, control, {
      event: eventOfPage(),
      follow: (address) => titleBehind(address, fetch),
      askAgain,
    });
    if (matchMedia('(width < 48rem)').matches) this.#dialog.showModal();
    else this.#dialog.show();
  }

  #leave(): void {
    this.#panel?.close();
    this.#host.remove();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((it) => it !== pageStyles);
    this.#closed();
  }
}

/** What the script tag of the page is about. */
function eventOfPage(): string | undefined {
  return document.querySelector<HTMLElement>('script[data-event]')?.dataset['event'];
}

/** Every widget reads its feed anew when it is told to. */
function askAgain(): void {
  for (const element of document.querySelectorAll('body *')) {
    if (element.localName.includes('-')) element.dispatchEvent(new Event('event-refresh'));
  }
}

const characters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** The headline of the page behind a link of the mailbox, as text. */
export async function titleBehind(address: string, ask: typeof fetch): Promise<string> {
  const html = await (await ask(address)).text();
  const [, title = ''] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
  return title.replace(/&(amp|lt|gt|quot|#39);/g, (_all, name: string) => characters[name] ?? '');
}
