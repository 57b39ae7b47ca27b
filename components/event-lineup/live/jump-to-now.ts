import type { LineupHost } from '../lineup-context.js';

/** Opens the running day, and puts what is on, or the line of the minute, in the middle of the window. */
export async function jumpToNow(host: LineupHost, day: string): Promise<void> {
  host.day = day;
  if (host.view === 'poster') host.view = 'list'; // a poster knows no time
  host.requestUpdate();
  await (host.tools?.untilDrawn?.() ?? host.updateComplete);
  await new Promise(requestAnimationFrame);
  const root = host.renderRoot;
  const name = root.querySelector<HTMLElement>('.slot.on-now .name, .set:has(.now-note) .name');
  const target =
    root.querySelector('.now-line') ?? name?.closest('.set') ?? root.querySelector('#panel');
  target?.scrollIntoView({ block: 'center', inline: 'nearest' });
  name?.focus({ preventScroll: true });
}
