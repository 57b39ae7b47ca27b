import type { ReactiveController } from 'lit';
import type { Lineup } from '../../src/contract/lineup.js';
import { StructuredData } from '../internal/structured-data.js';
import { adopt } from './adopt.js';
import { artistInAddress } from './artist-address.js';
import { finishStyles } from './finish.styles.js';
import type { LineupHost } from './lineup-context.js';

/** What a line-up does once it stands; nothing of this is needed to draw it. */
class AfterPaint implements ReactiveController {
  readonly #host: LineupHost;
  readonly #structuredData: StructuredData;
  #followed?: Lineup;
  #tools?: Promise<unknown>;

  constructor(host: LineupHost) {
    this.#host = host;
    this.#structuredData = new StructuredData(host);
    adopt(host.renderRoot, finishStyles);
    host.addController(this);
    this.hostUpdated();
  }

  hostConnected(): void {
    addEventListener('hashchange', this.#followAddress);
  }

  hostDisconnected(): void {
    removeEventListener('hashchange', this.#followAddress);
  }

  hostUpdated(): void {
    const { data, schema, isConnected } = this.#host;
    if (!data || !isConnected) return;
    if (this.#host.wantsTools)
      this.#tools ??= import('./tools.js').then((it) => it.equip(this.#host));
    this.#structuredData.show(`lineup ${data.eventId}`, schema === 'off' ? null : data.schemaOrg);
    if (data !== this.#followed) this.#followAddress();
    this.#followed = data;
  }

  readonly #followAddress = (): void => {
    const artistId = artistInAddress();
    if (artistId) void this.#host.openArtist(artistId);
  };
}

export const attend = (host: LineupHost): AfterPaint => new AfterPaint(host);
