import type { ReactiveController } from 'lit';
import type { Lineup } from '../../src/contract/lineup.js';
import { adopt } from './adopt.js';
import { artistInAddress } from './artist-address.js';
import { finishStyles } from './finish.styles.js';
import type { LineupHost } from './lineup-view.js';
import { StructuredData } from './structured-data.js';

/** What a line-up does once it stands; nothing of this is needed to draw it. */
class AfterPaint implements ReactiveController {
  readonly #host: LineupHost;
  readonly #structuredData = new StructuredData();
  #followed?: Lineup;

  constructor(host: LineupHost) {
    this.#host = host;
    adopt(host.renderRoot, finishStyles);
    host.addController(this);
    this.hostUpdated();
  }

  hostConnected(): void {
    addEventListener('hashchange', this.#followAddress);
  }

  hostDisconnected(): void {
    removeEventListener('hashchange', this.#followAddress);
    this.#structuredData.remove();
  }

  hostUpdated(): void {
    const { data, schema, isConnected } = this.#host;
    if (!data || !isConnected) return;
    this.#structuredData.show(data.eventId, schema === 'off' ? null : data.schemaOrg);
    if (data !== this.#followed) this.#followAddress();
    this.#followed = data;
  }

  readonly #followAddress = (): void => {
    const artistId = artistInAddress();
    if (artistId) void this.#host.openArtist(artistId);
  };
}

export const attend = (host: LineupHost): AfterPaint => new AfterPaint(host);
