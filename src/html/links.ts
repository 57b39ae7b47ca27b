declare const checked: unique symbol;

/**
 * An address that this file or page-addresses.ts has made. Lint (tools/lint/safe-addresses.js) lets
 * nothing else into `href`, `src`, `action` or a redirect of the widgets, so that no text gets there unexamined.
 */
export type SafeAddress = string & { readonly [checked]: true };

export type Scheme = 'http:' | 'https:' | 'mailto:' | 'tel:';

interface UrlOptions {
  schemes?: readonly Scheme[];
  /** An absolute address that a relative one starts from; without it relative ones are refused. */
  base?: string | undefined;
}

const linkSchemes: readonly Scheme[] = ['http:', 'https:', 'mailto:', 'tel:'];
const webSchemes: readonly Scheme[] = ['http:', 'https:'];

/**
 * The address, spelled out by the URL parser, if a visitor may follow it; otherwise undefined.
 * Browsers drop tabs and line breaks inside an address, so any control character refuses it, and a
 * user name in front of the host only serves to disguise it.
 */
export function safeUrl(
  value: string | null | undefined,
  { schemes = linkSchemes, base }: UrlOptions = {},
): SafeAddress | undefined {
  const url = parseUrl(value?.trim(), base);
  if (!url || !schemes.some((scheme) => scheme === url.protocol)) return undefined;
  return url.username || url.password ? undefined : (url.href as SafeAddress);
}

/** The same for what the page itself loads or opens: http and https only. */
export function webUrl(value: string | null | undefined, base?: string): SafeAddress | undefined {
  return safeUrl(value, { schemes: webSchemes, base });
}

/** Undefined for what the URL parser refuses, and for what hides something. */
export function parseUrl(value: string | undefined, base?: string): URL | undefined {
  if (!value || /\p{Cc}/u.test(value)) return undefined; // a control character
  try {
    return new URL(value, base);
  } catch {
    return undefined;
  }
}
