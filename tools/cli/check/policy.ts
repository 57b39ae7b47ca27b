/** A Content-Security-Policy: directive -> sources. */
export type Policy = ReadonlyMap<string, readonly string[]>;

/** Each policy of a header or a meta tag by itself: what is wanted must pass them all. */
export const policiesIn = (text: string): Policy[] =>
  text
    .split(',')
    .map(policyOf)
    .filter(({ size }) => size > 0);

function policyOf(text: string): Policy {
  const policy = new Map<string, readonly string[]>();
  for (const part of text.split(';')) {
    const [name = '', ...sources] = part.trim().split(/\s+/);
    // Of a directive that is said twice, browsers know the first.
    if (name && !policy.has(name.toLowerCase())) policy.set(name.toLowerCase(), sources);
  }
  return policy;
}

const fallbacks: Readonly<Record<string, readonly string[]>> = {
  'script-src-elem': ['script-src-elem', 'script-src', 'default-src'],
  'connect-src': ['connect-src', 'default-src'],
  'img-src': ['img-src', 'default-src'],
  'frame-src': ['frame-src', 'child-src', 'default-src'],
};

/** The directive that decides, and what it permits; undefined where none does. */
export function governing(
  policy: Policy,
  directive: string,
): { name: string; sources: readonly string[] } | undefined {
  const name = fallbacks[directive]?.find((one) => policy.has(one));
  return name === undefined ? undefined : { name, sources: policy.get(name) ?? [] };
}

/**
 * Whether an address is among the sources of a directive.
 * @param own address of the page, which `'self'` means
 */
export const permits = (sources: readonly string[], address: string, own: string): boolean =>
  sources.some((source) => matches(source, new URL(address), new URL(own)));

function matches(source: string, url: URL, own: URL): boolean {
  if (source === '*') return /^(https?|wss?):$/.test(url.protocol) || url.protocol === own.protocol;
  if (source.toLowerCase() === "'self'")
    return url.host === own.host && isSchemeOf(own.protocol, url.protocol);
  if (source.startsWith("'")) return false;
  if (/^[a-z][a-z\d+.-]*:$/i.test(source)) return isSchemeOf(source.toLowerCase(), url.protocol);
  return matchesHost(source, url, own);
}

/** What is permitted over http is permitted over https as well. */
const isSchemeOf = (permitted: string, asked: string): boolean =>
  permitted === asked || (permitted === 'http:' && asked === 'https:');

const hostSource =
  /^(?:([a-z][a-z\d+.-]*):\/\/)?(\*|(?:\*\.)?[^:/?#*]+)(?::(\*|\d+))?(\/[^?#]*)?$/i;

function matchesHost(source: string, url: URL, own: URL): boolean {
  const [whole, scheme, host = '', port, path = ''] = hostSource.exec(source) ?? [];
  if (whole === undefined) return false;
  const protocol = scheme === undefined ? own.protocol : `${scheme.toLowerCase()}:`;
  return (
    isSchemeOf(protocol, url.protocol) &&
    isHost(host.toLowerCase(), url.hostname) &&
    isPort(port, protocol, url) &&
    isPath(path, url.pathname)
  );
}

const isHost = (pattern: string, host: string): boolean =>
  pattern === '*' ||
  (pattern.startsWith('*.') ? host.endsWith(pattern.slice(1)) : host === pattern);

const usualPorts: Readonly<Record<string, string>> = { 'http:': '80', 'https:': '443' };

function isPort(port: string | undefined, protocol: string, url: URL): boolean {
  const asked = url.port || usualPorts[url.protocol];
  if (port === '*') return true;
  const wanted = port ?? usualPorts[protocol];
  // From http to https the usual port moves along.
  return wanted === asked || (wanted === '80' && asked === '443' && url.protocol === 'https:');
}

/** A folder permits what is in it, a file itself alone. */
const isPath = (pattern: string, path: string): boolean =>
  pattern === '' || (pattern.endsWith('/') ? path.startsWith(pattern) : path === pattern);
