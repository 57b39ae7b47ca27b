declare const checked: unique symbol;

/**
 * An address that this file has made. Lint (tools/lint/safe-addresses.js) lets nothing else into
 * `href`, `src`, `action` or a redirect of the widgets, so that no text gets there unexamined.
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
  const url = parse(value?.trim(), base);
  if (!url || !schemes.some((scheme) => scheme === url.protocol)) return undefined;
  return url.username || url.password ? undefined : (url.href as SafeAddress);
}

/** The same for what the page itself loads or opens: http and https only. */
export function webUrl(value: string | null | undefined, base?: string): SafeAddress | undefined {
  return safeUrl(value, { schemes: webSchemes, base });
}

/** The address of a part of this page. Whatever the id is, it stays behind the `#`. */
export const hashAddress = (id: string): SafeAddress => `#${id}` as SafeAddress;

/** The address of this page with another hash, in full. */
export const addressHere = (hash: string): SafeAddress =>
  `${location.href.split('#', 1)[0] ?? ''}#${hash}` as SafeAddress;

/** The address of a file that was made here; free it with `URL.revokeObjectURL`. */
export const fileAddress = (file: Blob): SafeAddress => URL.createObjectURL(file) as SafeAddress;

/**
 * A page that asks for money: https only, and http where nobody can listen in, on this device or on
 * the host of the page, as an emulator or a page under development is.
 */
export function paymentUrl(
  value: string | null | undefined,
  here: string = location.href,
): SafeAddress | undefined {
  const url = webUrl(value);
  if (!url || url.startsWith('https:')) return url;
  const { hostname } = new URL(url);
  const isLocal = /^(localhost|127(\.\d+){3}|\[::1\]|.+\.localhost)$/.test(hostname);
  return isLocal || hostname === parse(here)?.hostname ? url : undefined;
}

/** Whether a link leaves this website. Mail and telephone links do not. */
export function isExternal(url: string, here: string = location.href): boolean {
  const target = parse(url, here);
  return /^https?:$/.test(target?.protocol ?? '') && target?.host !== parse(here)?.host;
}

function parse(value: string | undefined, base?: string): URL | undefined {
  if (!value || /\p{Cc}/u.test(value)) return undefined; // a control character
  try {
    return new URL(value, base);
  } catch {
    return undefined;
  }
}
