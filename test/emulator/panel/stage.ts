import { createEmulator } from '../../../src/emulator/index.js';
import { openPanel, type PanelOptions } from '../../../src/emulator/panel/panel.js';
import { ask, assetsUrl } from '../tiny-world.js';

export const meadowlark = '/v1/events/meadowlark-2027';
const key = { headers: { 'X-Service-Key': 'pk_live_meadowlark_demo' } };

/** The panel on an emulator of its own, and hands to work it; it looks when it is told to. */
export function stage(options: Partial<PanelOptions> = {}) {
  const emulator = createEmulator({ assetsUrl });
  const { control } = emulator;
  const root = document.createElement('div');
  document.body.append(root);
  let looks = () => {};
  let isStopped = false;
  const panel = openPanel(root, emulator.shared, {
    every: (look) => {
      looks = look;
      return () => (isStopped = true);
    },
    ...options,
  });
  const all = (selector: string, text: string | RegExp) =>
    [...root.querySelectorAll<HTMLElement>(selector)].filter((it) => nameOf(it).match(text));
  const one = (selector: string, text: string | RegExp): HTMLElement => {
    const [found] = all(selector, text);
    if (!found) throw new Error(`nothing like ${selector} ${String(text)} in the panel`);
    return found;
  };
  return {
    emulator,
    control,
    root,
    panel,
    all,
    one,
    look: () => looks(),
    isStopped: () => isStopped,
    section: (title: string) => one('section', new RegExp(`^${title}`)),
    told: () => root.querySelector('.told')?.textContent,
    tab: async (name: string) => {
      one('[role=tab]', name).click();
      await panel.refresh();
    },
    /** Presses a button, and waits until what it does is done and shown. */
    press: async (text: string | RegExp) => {
      one('button', text).click();
      await settled();
    },
    get: (path: string) => ask(emulator, `${meadowlark}/${path}?surface=web`, key),
    leave: () => {
      panel.close();
      root.remove();
    },
  };
}

export type Stage = ReturnType<typeof stage>;

/** Long enough for every promise of a deed: none of them waits for a timer. */
export const settled = () => new Promise((resolve) => setTimeout(resolve));

const nameOf = (element: HTMLElement) =>
  element.getAttribute('aria-label') ?? element.textContent.trim();
