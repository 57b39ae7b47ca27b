import type { ReactiveController } from 'lit';
import type { Lineup, Slot } from '../../src/contract/lineup.js';
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
  #isFollowed = false;

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
    // Where the page names the zone, or the event is so near that it may be on somewhere.
    const isNew = data !== this.#followed;
    if (this.#host.timezone || (isNew && isNear(this.#host.slots))) this.#followDay();
    const slug = readText(data.eventSlug) || settings.event;
    this.#structuredData.show(`lineup ${slug}`, schema === 'off' ? null : data.schemaOrg);
    if (isNew) this.#followAddress();
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

  #followDay(): void {
    if (this.#isFollowed) return;
    this.#isFollowed = true;
    void latePart(this.#host, 'the running day', () => import('./live/live.js'))().then((code) =>
      code?.follow(this.#host),
    );
  }

  readonly #followAddress = (): void => {
    const artistId = artistInAddress();
    if (artistId) void this.#host.openArtist(artistId);
  };
}

const dayMilliseconds = 86_400_000;

/** Within a day of one of its days: no two clocks on Earth are further apart. */
const isNear = (slots: readonly Slot[]): boolean =>
  slots.some(({ day }) => Math.abs(Date.parse(`${day}T12:00Z`) - Date.now()) < 2 * dayMilliseconds);

export const attend = (host: LineupHost): AfterPaint => new AfterPaint(host);
