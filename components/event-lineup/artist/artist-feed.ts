import type { Entry } from '../../../src/cache/cache.js';
import type { ArtistDetail } from '../../../src/contract/artist.js';
import { clientOf, pageCache } from '../../internal/feed/clients.js';
import type { EventElement } from '../../internal/element.js';

/** Not in the dialog's way: a profile read a minute ago is read again, and shown meanwhile. */
const maxAgeSeconds = 60;

/** The profile of one artist, for as long as somebody looks at it. */
export class ArtistFeed {
  readonly #entry: Entry<ArtistDetail>;
  readonly stop: () => void;

  constructor(host: EventElement, artistId: string, changed: () => void) {
    const client = clientOf(host);
    const asked = { slug: host.settings.event ?? '', artistId };
    const load = (signal: AbortSignal) =>
      client ? client.getArtist(asked, { signal }) : Promise.reject(new Error('no client'));
    const key = client?.keyOf('getArtist', asked) ?? '';
    this.#entry = pageCache().entry(key, load, { maxAgeSeconds });
    this.stop = this.#entry.subscribe(changed);
  }

  get detail(): ArtistDetail | undefined {
    return this.#entry.state.data;
  }

  /** Why there is no profile; silent while an older one is shown or a new request runs. */
  get failure(): unknown {
    const { data, error, busy } = this.#entry.state;
    return data || busy ? undefined : error;
  }

  retry(): Promise<void> {
    return this.#entry.refresh();
  }
}
