import type { Page } from 'playwright';

/** A page that a widget may stand on, and who looks at it. */
export interface Look {
  readonly host: string;
  readonly scheme: 'light' | 'dark';
  readonly width: number;
}

/** What the command was asked for; undefined is all of it. */
interface Wanted {
  readonly host?: string[];
  readonly scheme?: string[];
  readonly width?: string[];
}

/** Host pages are told apart by their style sheet: of the demo site, of a page without one, at night. */
const allHosts = ['site', 'plain', 'dark'];
const allWidths = ['320', '360', '768', '1280'];

export function looksOf({ host, scheme, width }: Wanted): Look[] {
  return (host ?? allHosts).flatMap((host) =>
    schemesOn(host, scheme).flatMap((scheme) =>
      (width ?? allWidths).map((width) => ({ host, scheme, width: Number(width) })),
    ),
  );
}

/** A page that is always dark looks the same to everybody. */
function schemesOn(host: string, wanted: string[] | undefined): Look['scheme'][] {
  const possible: Look['scheme'][] = host === 'dark' ? ['dark'] : ['light', 'dark'];
  return possible.filter((scheme) => wanted?.includes(scheme) ?? true);
}

export const lookName = ({ host, scheme, width }: Look): string =>
  [host, scheme, String(width)].join('-');

/** Puts the page into the clothes of a host; the accent is the host's, not the story's. */
export async function dress(page: Page, { host, scheme, width }: Look): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
  // The bare one leaves it to the browser, whose pages may be dark.
  await page.evaluate(wear, [`/${host}.css`, host === 'plain' ? scheme : ''] as const);
}

/** In the page. What Storybook says of a play function that knows English only is no look. */
async function wear([href, colorScheme]: readonly [string, string]): Promise<void> {
  document.documentElement.style.colorScheme = colorScheme;
  const worn = document.querySelector<HTMLLinkElement>('#host-style');
  if (worn?.getAttribute('href') !== href) {
    const link = Object.assign(document.createElement('link'), { id: 'host-style', href });
    link.rel = 'stylesheet';
    const loaded = new Promise((resolve) => (link.onload = resolve));
    worn?.remove();
    document.head.append(link);
    await loaded;
    for (const one of document.querySelectorAll<HTMLElement>('[style*="--event-color-accent"]'))
      one.style.removeProperty('--event-color-accent');
    for (const one of document.querySelectorAll<HTMLElement>('.sb-wrapper')) one.hidden = true;
  }
  // Colours are read anew when the transition of a probe ends, and faces are asked for by a layout.
  await new Promise((resolve) => setTimeout(resolve, 60));
  await document.fonts.ready;
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}
