import type { ReactiveController } from 'lit';
import type { Lineup } from '../../src/contract/lineup.js';
import { readText } from '../../src/contract/loose.js';
import { latePart } from '../internal/late-part.js';
import { lineupParts } from '../../src/i18n/lineup/en-parts.js';
import { StructuredData } from '../internal/feed/structured-data.js';
import { adoptStyles } from '../internal/styles/adopt-styles.js';
import { artistInAddress } from './artist/artist-address.js';
import { hideBrokenPictures } from './broken-pictures.js';
import { finishStyles } from './finish.styles.js';
import type { LineupHost } from './lineup-context.js';
import { PrintedDays } from './printed-days.js';
import { walkTabs } from './list/tab-keys.js';

/** What a line-up does once it stands; nothing of this is needed to draw it. */
class AfterPaint implements ReactiveController {
  readonly #host: LineupHost;
  readonly #structuredData: StructuredData;
  #followed?: Lineup;
  #equipped = false;

  constructor(host: LineupHost) {
    host.addPhrases(lineupParts);
    this.#host = host;
    this.#structuredData = new StructuredData(host);
    new PrintedDays(host);
    adoptStyles(host.renderRoot, finishStyles);
    const root = host.renderRoot as ShadowRoot;
    root.addEventListener('keydown', (event) => walkTabs(event as KeyboardEvent));
    hideBrokenPictures(root);
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
    const { data, schema, settings, isConnected } = this.#host;
    if (!data || !isConnected) return;
    if (this.#host.wantsTools) this.#equip();
    const slug = readText(data.eventSlug) || settings.event;
    this.#structuredData.show(`lineup ${slug}`, schema === 'off' ? null : data.schemaOrg);
    if (data !== this.#followed) this.#followAddress();
    this.#followed = data;
  }

  #equip(): void {
    if (this.#equipped) return;
    this.#equipped = true;
    void latePart(this.#host, 'its tools', () => import('./tools/tools.js'))().then((code) => {
      if (code) code.equip(this.#host);
      else this.#host.controls = 'off';
    });
  }

  readonly #followAddress = (): void => {
    const artistId = artistInAddress();
    if (artistId) void this.#host.openArtist(artistId);
  };
}

export const attend = (host: LineupHost): AfterPaint => new AfterPaint(host);
