/** The one script tag that a page with widgets needs. */
export interface ScriptOptions {
  /** Address of bandstand.js. */
  readonly script: string;
  /** Hash of that file, `sha384-…`, where it comes from another site. */
  readonly integrity?: string;
  /** Address of the ticketing service, or `emulator:` for a made-up festival. */
  readonly baseUrl: string;
  /** Publishable key, `pk_…`. */
  readonly serviceKey?: string;
  /** Short name of the event. */
  readonly event?: string;
  readonly locale?: string;
  readonly theme?: 'light' | 'dark';
}

/**
 * @throws {Error} for a secret key, which everybody could read in the page
 */
export function scriptAttributes(options: ScriptOptions): [name: string, value: string][] {
  const { script, integrity, baseUrl, serviceKey, event, locale, theme } = options;
  if (/^\W*sk_/i.test(serviceKey ?? ''))
    throw new Error(
      'Bandstand: serviceKey is a secret key (sk_…), which everybody could read in the page. Use the publishable key (pk_…), and revoke the secret one.',
    );
  const attributes = {
    async: '',
    src: script,
    crossorigin: 'anonymous',
    integrity,
    'data-base-url': baseUrl,
    'data-service-key': serviceKey,
    'data-event': event,
    'data-locale': locale,
    'data-theme': theme,
  };
  return Object.entries(attributes).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  );
}

/** The tag as text, for the page that an editor's HTML is put into. */
export function scriptTag(options: ScriptOptions): string {
  const attributes = scriptAttributes(options).map(([name, value]) =>
    value === '' ? name : `${name}="${escaped(value)}"`,
  );
  return `<script ${attributes.join(' ')}></script>`;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
