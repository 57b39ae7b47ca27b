import { isSecretKey } from '../../src/client/credential.js';
import { secretKeyWords } from '../../src/client/diagnose.js';
import { tagOf, type Attributes } from '../../tools/snippet/markup.js';

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
export function scriptAttributes(options: ScriptOptions): Attributes {
  const { script, integrity, baseUrl, serviceKey, event, locale, theme } = options;
  if (isSecretKey(serviceKey)) throw new Error(`Bandstand: ${secretKeyWords}`);
  return {
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
}

/** The tag as text, for the page that an editor's HTML is put into. */
export const scriptTag = (options: ScriptOptions): string =>
  tagOf('script', scriptAttributes(options));
