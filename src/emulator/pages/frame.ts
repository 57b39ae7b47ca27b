import { escapeHtml } from '../rules/html-text.js';
import { pageIcons, look, type Icon } from './look.js';

const styles = `${look}
  body { margin: 0; min-block-size: 100vh; display: grid; align-content: safe center;
    background: var(--ground); color: var(--ink) }
`;

export interface FramedPage {
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
