import type { ReactiveController } from 'lit';
import type { Entry } from '../../../src/cache/cache.js';
import type { Poll } from '../../../src/cache/poll.js';
import type { ContentType } from '../../../src/contract/events.js';
import { readObject, readText } from '../../../src/contract/loose.js';
import type { EventElement } from '../element.js';
import { ChangedPrices } from './changed-prices.js';
import { clientOf } from './clients.js';
import type { FeedName } from './feed.js';
import { isLive } from './live.js';
import { versionPollOf, type LooseVersions } from './version-polls.js';

/**
 * After a change an answer may come that a cache on the way has from before: so often it is read, once
 * with each asking for the versions, unless it is another one earlier. spec: feeds are kept 60 seconds
 */
const mostReads = 3;

/**
 * The kinds of content that an answer is made of; where none is named, its age decides. Sales and
 * messages are no content: a version may stay while tickets sell out. EVT-10
 */
const contentOf: Partial<Record<FeedName, readonly ContentType[]>> = {
  getEvent: ['event', 'tickets'],
  getLineup: ['lineup', 'artists'],
  getFaq: ['faq'],
  listNews: ['news'],
  getForm: ['forms'],
  getPrelaunch: ['prelaunch'],
  getGallery: ['gallery'],
};

/**
 * An answer that is older is read at the next minute of the poll where no version says whether it has
 * changed. Those minutes are a tenth longer or shorter, and an answer may come between two of them.
 */
const fallbackSeconds = 30;
/**
 * So old it may get where the version says that it has not: what changed between the answer and the
 * first version would be missed for as long as the page is open.
 */
const trustedSeconds = 900;

/**
 * Keeps an element true while the page is open. The versions of the event's content say which feeds
 * have changed, and only those are asked for again. Without versions, and for tickets and broadcasts,
 * the age of the answer decides.
 */
export class LiveFeed implements ReactiveController {
  readonly #host: EventElement;
  readonly #endpoint: FeedName;
  readonly #entryNow: () => Entry<unknown> | undefined;
  #poll?: Poll<LooseVersions> | undefined;
  #entry?: Entry<unknown> | undefined;
  #unsubscribe?: (() => void) | undefined;
  /** The version that the answer has. */
  #version?: string | undefined;
  /** How often it is still to be read for that version. */
  #remainingReads = 0;

  /** @param entryNow what the cache knows of the feed that is shown */
  constructor(host: EventElement, endpoint: FeedName, entryNow: () => Entry<unknown> | undefined) {
    this.#host = host;
    this.#endpoint = endpoint;
    this.#entryNow = entryNow;
    host.addController(this);
    if (endpoint === 'getTickets') new ChangedPrices(host);
    this.hostUpdated();
  }

  hostUpdated(): void {
    const entry = this.#entryNow();
    // Until there is an answer there is nothing to keep true.
    const isWanted = isLive(this.#host) && this.#host.isConnected && entry?.state.data;
    const client = isWanted ? clientOf(this.#host) : undefined;
    const hasVersion = contentOf[this.#endpoint];
    const poll =
      client && versionPollOf(client, hasVersion ? this.#host.settings.event : undefined);
    if (poll === this.#poll && entry === this.#entry) return;
    this.hostDisconnected();
    this.#poll = poll;
    this.#entry = entry;
    this.#unsubscribe = poll?.subscribe(() => this.#compareVersions());
    this.#compareVersions();
  }

  hostDisconnected(): void {
    this.#unsubscribe?.();
    if (this.#entry) this.#entry.isWatched = false;
    this.#poll = this.#entry = this.#unsubscribe = this.#version = undefined;
    this.#remainingReads = 0;
  }

  #compareVersions(): void {
    const { data, failures = 0 } = this.#poll?.state ?? {};
    const entry = this.#entry;
    if (!data || !entry) return;
    const version = failures > 0 ? undefined : this.#versionIn(data);
    const hasChanged = version !== undefined && version !== this.#version;
    const isFirst = this.#version === undefined;
    entry.isWatched = version !== undefined;
    this.#version = version ?? this.#version;
    const { error, updatedAt = 0 } = entry.state;
    const age = (Date.now() - updatedAt) / 1000;
    const isOld = age > (version === undefined ? fallbackSeconds : trustedSeconds);
    if (hasChanged && !isFirst) this.#remainingReads = mostReads;
    if (isOld || error !== undefined || this.#remainingReads > 0) void this.#refresh(entry);
  }

  async #refresh(entry: Entry<unknown>): Promise<void> {
    const { data } = entry.state;
    this.#remainingReads = Math.max(0, this.#remainingReads - 1);
    await entry.refresh();
    if (entry.state.data !== data) this.#remainingReads = 0;
  }

  /** Undefined where the service does not tell. */
  #versionIn({ version, contentVersions }: LooseVersions): string | undefined {
    const known = readObject(contentVersions);
    const parts = (contentOf[this.#endpoint] ?? []).map((type) => readText(known[type]));
    return parts.join('\n').trim() || readText(version) || undefined;
  }
}
