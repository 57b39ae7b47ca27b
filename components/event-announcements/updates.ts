import { html, type ReactiveController, type TemplateResult } from 'lit';
import type { Poll } from '../../src/cache/poll.js';
import { clock } from '../../src/clock/clock.js';
import type { Broadcasts } from '../../src/contract/broadcasts.js';
import { agoLasts } from '../../src/format/moments.js';
import { timestampLabel } from '../../src/format/timestamps.js';
import announcementParts from '../../src/i18n/event-announcements/en/parts.json' with { type: 'json' };
import trouble from '../../src/i18n/states/en/trouble.json' with { type: 'json' };
import { clientOf } from '../internal/feed/clients.js';
import { isLive } from '../internal/feed/live.js';
import { letSleep, wakeAt } from '../internal/wake-up.js';
import type { AnnouncementsHost } from './announcements-host.js';
import { pollOf } from './page-polls.js';

/** So often asking may fail before a line says how old it all is. */
const toleratedFailures = 3;

/** The answer of the element's own feed, which asks by itself when the visitor comes back. */
interface Feed {
  readonly data: Broadcasts | undefined;
  readonly error: unknown;
  refresh(): Promise<void>;
}

/** What comes while the page stands: newer answers, and time that passes. */
export class Updates implements ReactiveController {
  readonly #host: AnnouncementsHost;
  readonly #feed: Feed;
  #poll?: Poll<Broadcasts> | undefined;
  #unsubscribe?: (() => void) | undefined;
  /** The answer of the feed that was looked at last, and the newest of both. */
  #feedData?: Broadcasts | undefined;
  #newest?: Broadcasts | undefined;
  #updatedAt = clock.now();
  /** Ids that were there at the last look; undefined before the first. */
  #knownIds?: Set<string> | undefined;

  constructor(host: AnnouncementsHost, feed: Feed) {
    for (const words of [announcementParts, trouble]) host.addPhrases(words);
    this.#host = host;
    this.#feed = feed;
    host.addController(this);
  }

  get data(): Broadcasts | undefined {
    return this.#newest;
  }

  /** How old it all is, once asking has failed for some time. */
  get note(): TemplateResult | undefined {
    if ((this.#poll?.state.failures ?? 0) < toleratedFailures) return undefined;
    const { phrases, language } = this.#host;
    const time = timestampLabel(new Date(this.#updatedAt).toISOString(), language) ?? '';
    return html`<p class="stale" part="stale">${phrases.stale({ time })}</p>`;
  }

  hostUpdate(): void {
    const { data } = this.#feed;
    if (data !== this.#feedData) this.#useAnswer(data);
    this.#feedData = data;
    this.#joinPoll();
  }

  hostUpdated(): void {
    this.#announceNew();
    this.#scheduleRedraw();
  }

  hostDisconnected(): void {
    this.#unsubscribe?.();
    this.#unsubscribe = this.#poll = undefined;
    letSleep(this.#redraw);
  }

  #useAnswer(data: Broadcasts | undefined): void {
    this.#newest = data;
    this.#updatedAt = clock.now();
    if (!data) this.#knownIds = undefined; // another event
  }

  /** Joins the poll of the event that is shown, once there is anything to follow. */
  #joinPoll(): void {
    const host = this.#host;
    const { event } = host.settings;
    // A live element reads its feed every minute on its own.
    const client = this.#feed.data && event && !isLive(host) ? clientOf(host) : undefined;
    const poll = client && event ? pollOf(client, event) : undefined;
    if (poll === this.#poll) return;
    this.#unsubscribe?.();
    this.#poll = poll;
    this.#unsubscribe = poll?.subscribe(() => this.#handlePoll(poll));
  }

  #handlePoll({ state: { data, failures } }: Poll<Broadcasts>): void {
    if (data && failures === 0) {
      this.#useAnswer(data);
      if (this.#feed.error !== undefined) void this.#feed.refresh(); // takes its complaint back
    }
    this.#host.requestUpdate();
  }

  /** What is new is read out when the visitor pauses; what was there from the beginning is not. */
  #announceNew(): void {
    const host = this.#host;
    if (!host.data) return;
    const { announcements } = host;
    const arrived = announcements.filter(({ id }) => this.#knownIds && !this.#knownIds.has(id));
    this.#knownIds = new Set([...(this.#knownIds ?? []), ...announcements.map(({ id }) => id)]);
    const [newest] = arrived;
    if (!newest) return;
    const count = host.phrases.newAnnouncements({ count: arrived.length });
    host.announce(`${count}: ${newest.title || newest.body}`);
    host.emit('event-announcements-received', { count: arrived.length });
  }

  /** Draws again when the first of the times has become untrue. */
  #scheduleRedraw(): void {
    letSleep(this.#redraw);
    const now = clock.now();
    const lasting = this.#host.announcements.flatMap(
      ({ sentAt }) => (sentAt !== undefined && agoLasts(now - sentAt)) || [],
    );
    if (lasting.length === 0) return;
    wakeAt(now + Math.min(...lasting), this.#redraw);
  }

  readonly #redraw = (): void => this.#host.requestUpdate();
}
