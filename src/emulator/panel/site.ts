import type { Sheet } from './sheet.js';

const styles = `
  :host { display: block; margin-block: 1rem }
  button { min-block-size: 2.75rem; padding: 0.25rem 1.25rem; border: 1.5px dashed currentColor;
    border-radius: 2rem; background: none; color: inherit; font: inherit; cursor: pointer }
  button:hover { border-style: solid }
  button:focus-visible { outline: 3px solid currentColor; outline-offset: 3px }
  @media (width >= 64rem) {
    button { position: fixed; z-index: 10; top: 50%; right: 0; translate: 0 -50%; min-block-size: 0;
      padding: 1.25rem 0.625rem; border: 0; border-radius: 0.75rem 0 0 0.75rem;
      writing-mode: vertical-rl; background: #10302c; color: #eef4ee;
      font: 600 0.9375rem/1.4 system-ui, sans-serif; box-shadow: 0 0 0 1px rgb(255 255 255 / 0.35) }
    button:hover { background: #0d6a60 }
  }
  @media print { :host { display: none } }
`;

/**
 * What the pages of the demo site load besides the widgets: a button in their foot, at the edge of
 * a wide window, that opens the control panel. Everything else comes when it is pressed.
 */
function placeButton(foot: Element): void {
  const host = document.createElement('div');
  const root = host.attachShadow({ mode: 'open', delegatesFocus: true });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  root.adoptedStyleSheets = [sheet];
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Behind the scenes';
  let panel: Promise<Sheet> | undefined;
  button.addEventListener('click', () => {
    panel ??= load(() => button.focus());
    panel.then(
      (it) => it.open(),
      () => host.remove(), // there is no emulator; the loader has said why
    );
  });
  root.append(button);
  foot.append(host);
}

async function load(closed: () => void): Promise<Sheet> {
  const [{ Sheet: SheetOf }, { running }] = await Promise.all([
    import('./sheet.js'),
    import('../start.js'),
  ]);
  return new SheetOf(await running(), closed);
}

/** On a page of a real service there is nothing to play with. */
function isOnEmulator(): boolean {
  const script = document.querySelector<HTMLScriptElement>('script[data-base-url]');
  return script?.dataset['baseUrl']?.startsWith('emulator:') ?? false;
}

const foot = document.querySelector('body > footer');
if (foot && isOnEmulator()) placeButton(foot.querySelector('div') ?? foot);
