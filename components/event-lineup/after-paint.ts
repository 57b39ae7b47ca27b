import type { ReactiveController } from 'lit';
import { clock } from '../../src/clock/clock.js';
import type { Lineup, Slot } from '../../src/contract/lineup.js';
import { readText } from '../../src/contract/loose.js';
import { Neighbours } from '../internal/neighbours/neighbours.js';
import type { TicketsNeighbour } from '../internal/neighbours/ticket-asides.js';
import { latePart } from '../internal/late-part.js';
import lineupParts from '../../src/i18n/lineup/en/parts.json' with { type: 'json' };
import { StructuredData } from '../internal/feed/structured-data.js';
import { adoptStyles } from '../internal/styles/adopt-styles.js';
import { artistInAddress } from './artist/artist-address.js';
import { hideBrokenPictures } from './broken-pictures.js';
import { finishStyles } from './finish.styles.js';
import type { LineupHost } from './lineup-context.js';
import type * as TicketsCode from './tickets/ticket-hints.js';
import { daysLong } from './list/days-long.js';
import { PrintedDays } from './printed-days.js';
import { handleTabKey } from './list/tab-keys.js';
import { addPageListener, removePageListener } from '../../src/cache/page-events.js';
import { ignoreComposingKeys } from '../internal/ignore-composing-keys.js';

/** What a line-up does once it stands; nothing of this is needed to draw it. */
class AfterPaint implements ReactiveController {
  readonly #host: LineupHost;
  readonly #structuredData: StructuredData;
  readonly #tickets: Neighbours<TicketsNeighbour>;
  readonly #fetchHints: () => Promise<typeof TicketsCode | undefined>;
  #lastData?: Lineup;
  #hasRequestedTools = false;
  #live?: Promise<void>;
  #hasRequestedHints = false;

  constructor(host: LineupHost) {
    host.addPhrases(lineupParts);
    host.daysLong = daysLong;
    if (!host.wantsTools) host.requestUpdate(); // those draw it anew
    this.#host = host;
    this.#structuredData = new StructuredData(host);
    new PrintedDays(host);
    adoptStyles(host.renderRoot, finishStyles);
    const root = host.renderRoot as ShadowRoot;
    root.addEventListener('keydown', ignoreComposingKeys(handleKey) as EventListener);
    hideBrokenPictures(root);
    this.#tickets = new Neighbours(host, 'event-tickets', () => host.requestUpdate());
    this.#fetchHints = latePart(
      host,
      'what it knows of the tickets',
      () => import('./tickets/ticket-hints.js'),
    );
    host.addController(this);
    this.hostUpdated();
  }

  hostConnected(): void {
    addPageListener('hashchange', this.#openLinkedArtist);
  }

  hostDisconnected(): void {
    removePageListener('hashchange', this.#openLinkedArtist);
  }

  hostUpdated(): void {
    const { data, schema, settings, isConnected } = this.#host;
    if (!data || !isConnected) return;
    // Where the page names the zone, or the event is so near that it may be on somewhere.
    const isNew = data !== this.#lastData;
    const { timezone, wantsTools, slots } = this.#host;
    if (timezone || (isNew && isNear(slots))) this.#live ??= this.#loadLive();
    if (wantsTools) this.#loadTools(timezone ? this.#live : undefined);
    if (this.#tickets.all.length > 0) void this.#showTicketHints();
    const slug = readText(data.eventSlug) || settings.event;
    this.#structuredData.show(`lineup ${slug}`, schema === 'off' ? null : data.schemaOrg);
    if (isNew) this.#openLinkedArtist();
    this.#lastData = data;
  }

  #loadTools(live: Promise<void> | undefined): void {
    if (this.#hasRequestedTools) return;
    this.#hasRequestedTools = true;
    void latePart(this.#host, 'its tools', () => import('./tools/tools.js'))().then((code) => {
      if (code) code.createTools(this.#host, live);
      else this.#host.controls = 'off';
    });
  }

  async #loadLive(): Promise<void> {
    const load = latePart(this.#host, 'the running day', () => import('./live/live.js'));
    await (await load())?.followLiveDay(this.#host);
  }

  /** Tickets of the same event stand on the page. */
  async #showTicketHints(): Promise<void> {
    if (this.#hasRequestedHints) return;
    this.#hasRequestedHints = true;
    const code = await this.#fetchHints();
    this.#hasRequestedHints = code !== undefined;
    if (!code) return;
    this.#host.tickets = code.createTicketHints(this.#host, this.#tickets);
    this.#host.requestUpdate();
  }

  readonly #openLinkedArtist = (): void => {
    const artistId = artistInAddress();
    if (artistId) void this.#host.openArtist(artistId);
  };
}

/** Of the tabs and of the search field: all keys of a line-up are heard here. */
function handleKey(event: KeyboardEvent): void {
  handleTabKey(event);
  (event.target as { handleKey?: typeof handleKey }).handleKey?.(event);
}

const dayMilliseconds = 86_400_000;

/** Within a day of one of its sets: no two clocks on Earth are further apart. */
const isNear = (slots: readonly Slot[]): boolean =>
  slots.some(({ day, durationMinutes }) => {
    const since = clock.now() - Date.parse(`${day}T12:00Z`);
    const length = Math.max(0, durationMinutes) * 60_000;
    return since > -2 * dayMilliseconds && since < 2 * dayMilliseconds + length;
  });

export const startAfterPaint = (host: LineupHost): AfterPaint => new AfterPaint(host);
