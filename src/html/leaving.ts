import { parseUrl, webUrl, type SafeAddress } from './links.js';

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
  return isLocal || hostname === parseUrl(here)?.hostname ? url : undefined;
}

/** Whether a link leaves this website. Mail and telephone links do not. */
export function isExternal(url: string, here: string = location.href): boolean {
  const target = parseUrl(url, here);
  return /^https?:$/.test(target?.protocol ?? '') && target?.host !== parseUrl(here)?.host;
}
