import type { LineupHost } from '../lineup-context.js';

/** Whether there is any way to hand on a link. */
export const canShare = (): boolean => 'share' in navigator || 'clipboard' in navigator;

const thanksMilliseconds = 2000;

/** Hands a link on the way the device does it, else copies it and says so on the button. */
export async function sharePlan(
  host: LineupHost,
  link: { title: string; url: string },
  button: Element,
): Promise<void> {
  if ('share' in navigator) {
    await navigator.share(link).catch(() => undefined); // thought better of
    return;
  }
  try {
    await (navigator as Navigator).clipboard.writeText(link.url);
  } catch {
    return; // refused by the page's permissions policy: nothing was copied, so nothing is said
  }
  button.setAttribute('data-copied', '');
  setTimeout(() => button.removeAttribute('data-copied'), thanksMilliseconds);
  host.announce(host.context.phrases.shareCopied);
}
