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
): string | undefined {
  const url = parse(value?.trim(), base);
  if (!url || !schemes.some((scheme) => scheme === url.protocol)) return undefined;
  return url.username || url.password ? undefined : url.href;
}

/** The same for what the page itself loads or opens: http and https only. */
export function webUrl(value: string | null | undefined, base?: string): string | undefined {
  return safeUrl(value, { schemes: webSchemes, base });
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
