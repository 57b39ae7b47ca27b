import { escapeHtml } from '../rules/html-text.js';

/**
 * Styles of all pages that the emulator serves: a card like a ticket. `:host` is for the payment
 * page inside another page.
 */
export const look = `
  :host { all: initial }
  :root, :host { color-scheme: light dark; font: medium/1.5 system-ui, sans-serif;
    --ground: light-dark(#f6ecd8, #101a18); --sheet: light-dark(#fffdf8, #1a2724);
    --ink: light-dark(#1f2d29, #f1ead9); --quiet: light-dark(#56625c, #b3b9ab);
    --accent: light-dark(#1f6760, #8fd0c4); --on-accent: light-dark(#fff, #10201d);
    --alarm: light-dark(#a8351b, #ffab8a);
    --line: color-mix(in oklab, var(--ink) 20%, transparent) }
  main, .page { box-sizing: border-box; inline-size: min(28em, 100% - 1.5em); margin: 0.75em auto;
    padding: 2em 24px; border: 1px solid var(--line); border-radius: 1.25em; overflow: clip;
    background: var(--sheet); text-align: center }
  svg { inline-size: 56px; block-size: 56px; color: var(--accent) }
  h1 { margin: 0.4em 0 0.25em; font-size: 1.75em; line-height: 1.2; text-wrap: balance }
  p { margin: 0; text-wrap: balance }
`;

/** Drawn inside a circle of radius 10, on a field of 24 by 24. */
export const pageIcons = {
  tick: 'm7.5 12.5 3 3 6-6.5',
  question: 'M9.5 9.3a2.5 2.5 0 1 1 3.6 2.3c-.8.4-1.1.9-1.1 1.9M12 16.6v.1',
  cross: 'm8.8 8.8 6.4 6.4m0-6.4-6.4 6.4',
  clock: 'M12 6.8v5.4l3.4 2',
  coins: 'M7 9.2h10v6.6H7zM7 11.6h10M9 13.9h2.2',
};
export type Icon = keyof typeof pageIcons;

const styles = `${look}
  body { margin: 0; min-block-size: 100vh; display: grid; align-content: safe center;
    background: var(--ground); color: var(--ink) }
`;

interface FramedPage {
  status: number;
  icon: Icon;
  title: string;
  /** What this is, behind the title in the tab of the browser. */
  kind?: string;
  /** HTML below the title. */
  body: string;
  /** HTML above the icon. */
  above?: string;
  styles?: string;
  /** Where a form of the page may lead, as the policy spells it; nowhere by default. */
  formAction?: string;
  headers?: Record<string, string>;
}

/** A page of the emulator: whole in itself, without a script, and kept nowhere. */
export function framedPage(page: FramedPage): Response {
  const { status, icon, title, kind, body, above = '', formAction = "'none'" } = page;
  const tab = kind === undefined ? title : `${title} · ${kind}`;
  const html = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${escapeHtml(tab)}</title>
<link rel="icon" href="data:,">
<style>${styles}${page.styles ?? ''}</style>
<main>
  ${above}
  <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><circle cx="12" cy="12" r="10"/><path d="${pageIcons[icon]}"/></svg>
  <h1>${escapeHtml(title)}</h1>
  ${body}
</main>
</html>
`;
  return new Response(html, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': `default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action ${formAction}; frame-ancestors 'none'`,
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
      ...page.headers,
    },
  });
}
