import { configure } from '../src/configure.js';
import { createEmulator, type EmulatorOptions } from '../src/emulator/index.js';

/**
 * Stories speak to the emulator in the page. Each file calls this once; a story that needs a world of
 * its own calls it again before it draws.
 */
export function emulated(options: Partial<EmulatorOptions> = {}) {
  const emulator = createEmulator({
    origin: location.origin,
    assetsUrl: new URL('demo/', document.baseURI).href,
    ...options,
  });
  configure({
    fetch: emulator.fetch,
    baseUrl: 'https://emulator.invalid',
    serviceKey: 'pk_live_meadowlark_demo',
    demo: true,
  });
  return emulator;
}

/** Parameters of a story whose world is another: on the page of all stories it stands in a frame. */
export const apart = { docs: { story: { inline: false, height: '32rem' } } };

/** Waits for a part of an element, and answers it. */
export async function part(
  canvas: HTMLElement,
  tag: string,
  selector: string,
): Promise<HTMLElement> {
  const deadline = performance.now() + 5000;
  while (performance.now() < deadline) {
    const found = canvas.querySelector(tag)?.shadowRoot?.querySelector<HTMLElement>(selector);
    if (found) return found;
    await new Promise(requestAnimationFrame);
  }
  throw new Error(`There is no ${selector} in <${tag}>.`);
}
