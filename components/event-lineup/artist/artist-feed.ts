import type { Entry } from '../../../src/cache/cache.js';
import type { ArtistDetail } from '../../../src/contract/artist.js';
import { sharedEntry } from '../../internal/feed/clients.js';
import type { EventElement } from '../../internal/element.js';

/** Not in the dialog's way: a profile read a minute ago is read again, and shown meanwhile. */
const maxAgeSeconds = 60;

/** The profile of one artist, for as long as somebody looks at it. */
export class ArtistFeed {
  readonly #entry: Entry<ArtistDetail> | undefined;
  readonly stop: () => void;

  constructor(host: EventElement, artistId: string, changed: () => void) {
    const asked = { slug: host.settings.event ?? '', artistId };
    this.#entry = sharedEntry(host, 'getArtist', asked, { maxAgeSeconds });
    this.stop = this.#entry?.subscribe(changed) ?? (() => undefined);
  }

  get detail(): ArtistDetail | undefined {
    return this.#entry?.state.data;
  }

  /** Why there is no profile; silent while an older one is shown or a new request runs. */
  get failure(): unknown {
    const { data, error, busy } = this.#entry?.state ?? { error: 'no service', busy: false };
    return data || busy ? undefined : error;
  }

  async retry(): Promise<void> {
    await this.#entry?.refresh();
  }
}
