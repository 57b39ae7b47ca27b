import type { ReactiveController } from 'lit';
import type { Lineup, Slot } from '../../src/contract/lineup.js';
import { readText } from '../../src/contract/loose.js';
import { Neighbours } from '../internal/beside/neighbours.js';
import type { TicketsBeside } from '../internal/beside/ticket-asides.js';
import { latePart } from '../internal/late-part.js';
import { lineupParts } from '../../src/i18n/lineup/en-parts.js';
import { StructuredData } from '../internal/feed/structured-data.js';
import { adoptStyles } from '../internal/styles/adopt-styles.js';
import { artistInAddress } from './artist/artist-address.js';
import { hideBrokenPictures } from './broken-pictures.js';
import { finishStyles } from './finish.styles.js';
import type { LineupHost } from './lineup-context.js';
import type * as TicketsCode from './tickets/known-tickets.js';
import { PrintedDays } from './printed-days.js';
import { walkTabs } from './list/tab-keys.js';
import { addWindowListener, removeWindowListener } from './window-events.js';
import { heedKeys } from '../internal/heed-keys.js';

/** What a line-up does once it stands; nothing of this is needed to draw it. */
class AfterPaint implements ReactiveController {
  readonly #host: LineupHost;
  readonly #structuredData: StructuredData;
  readonly #tickets: Neighbours<TicketsBeside>;
  readonly #loadTickets: () => Promise<typeof TicketsCode | undefined>;
  #followed?: Lineup;
  #equipped = false;
  #isFollowed = false;
  #introduced = false;

  constructor(host: LineupHost) {
    host.addPhrases(lineupParts);
    this.#host = host;
    this.#structuredData = new StructuredData(host);
    new PrintedDays(host);
    adoptStyles(host.renderRoot, finishStyles);
    const root = host.renderRoot as ShadowRoot;
    root.addEventListener('keydown', heedKeys(handleKey) as EventListener);
    hideBrokenPictures(root);
    this.#tickets = new Neighbours(host, 'event-tickets', () => host.requestUpdate());
    this.#loadTickets = latePart(
      host,
      'what it knows of the tickets',
      () => import('./tickets/known-tickets.js'),
    );
    host.addController(this);
    this.hostUpdated();
  }

  hostConnected(): void {
    addWindowListener('hashchange', this.#followAddress);
  }

  hostDisconnected(): void {
    removeWindowListener('hashchange', this.#followAddress);
  }

  hostUpdated(): void {
    const { data, schema, settings, isConnected } = this.#host;
    if (!data || !isConnected) return;
    if (this.#host.wantsTools) this.#equip();
    // Where the page names the zone, or the event is so near that it may be on somewhere.
    const isNew = data !== this.#followed;
    if (this.#host.timezone || (isNew && isNear(this.#host.slots))) this.#followDay();
    if (this.#tickets.all.length > 0) void this.#introduce();
    const slug = readText(data.eventSlug) || settings.event;
    this.#structuredData.show(`lineup ${slug}`, schema === 'off' ? null : data.schemaOrg);
    if (isNew) this.#followAddress();
    this.#followed = data;
  }

  #equip(): void {
    if (this.#equipped) return;
    this.#equipped = true;
    void latePart(this.#host, 'its tools', () => import('./tools/tools.js'))().then((code) => {
      if (code) code.createTools(this.#host);
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

  /** Tickets of the same event stand on the page. */
  async #introduce(): Promise<void> {
    if (this.#introduced) return;
    this.#introduced = true;
    const code = await this.#loadTickets();
    this.#introduced = code !== undefined;
    if (!code) return;
    this.#host.tickets = code.know(this.#host, this.#tickets);
    this.#host.requestUpdate();
  }

  readonly #followAddress = (): void => {
    const artistId = artistInAddress();
    if (artistId) void this.#host.openArtist(artistId);
  };
}

/** Of the tabs and of the search field: all keys of a line-up are heard here. */
function handleKey(event: KeyboardEvent): void {
  walkTabs(event);
  (event.target as { handleKey?: typeof handleKey }).handleKey?.(event);
}

const dayMilliseconds = 86_400_000;

/** Within a day of one of its sets: no two clocks on Earth are further apart. */
const isNear = (slots: readonly Slot[]): boolean =>
  slots.some(({ day, durationMinutes }) => {
    const since = Date.now() - Date.parse(`${day}T12:00Z`);
    const length = Math.max(0, durationMinutes) * 60_000;
    return since > -2 * dayMilliseconds && since < 2 * dayMilliseconds + length;
  });

export const attend = (host: LineupHost): AfterPaint => new AfterPaint(host);
