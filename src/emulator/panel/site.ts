import type { Sheet } from './sheet.js';

const styles = `
  :host { display: block; margin-block: 1rem }
  button { min-block-size: 2.75rem; padding: 0.25rem 1.25rem; border: 1.5px dashed currentColor;
    border-radius: 2rem; background: none; color: inherit; font: inherit; cursor: pointer }
  button:hover { border-style: solid }
  button:focus-visible { outline: 3px solid currentColor; outline-offset: 3px }
`;

/**
 * What the pages of the demo site load besides the widgets: a button in their foot that opens the
 * control panel. Everything else comes when it is pressed.
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
    void panel.then((it) => it.open());
  });
  root.append(button);
  foot.append(host);
}

async function load(closed: () => void): Promise<Sheet> {
  const [{ Sheet: SheetOf }, { running }] = await Promise.all([
    import('./sheet.js'),
    import('../start.js'),
  ]);
  const emulator = await running();
  if (!emulator) throw new Error('No widget of this page has asked for the emulator.');
  return new SheetOf(emulator, closed);
}

const foot = document.querySelector('body > footer');
if (foot) placeButton(foot.querySelector('div') ?? foot);
