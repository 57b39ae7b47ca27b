import type { ReactiveController } from 'lit';
import type { Entry } from '../../../src/cache/cache.js';
import type { Poll } from '../../../src/cache/poll.js';
import { clock } from '../../../src/clock/clock.js';
import type { ContentType } from '../../../src/contract/events.js';
import { readObject, readText } from '../../../src/contract/loose.js';
import type { EventElement } from '../element.js';
import { ChangedPrices } from './changed-prices.js';
import { clientOf } from './clients.js';
import type { FeedName } from './feed.js';
import { isLive } from './live.js';
import { versionPollOf, type LooseVersions } from './version-polls.js';

/**
 * After a change a shared cache may still return the old answer. The feed is requested at most this
 * often, once per poll of the versions, until the answer differs. spec: feeds are kept 60 seconds
 */
const mostReads = 3;

/**
 * The content types of a feed. For feeds not listed the age of the answer decides. Sales and messages
 * are not versioned content: a version may stay the same while tickets sell out. EVT-10
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
 * Without a version, an answer older than this is reloaded at the next tick of the poll. Ticks vary
 * by a tenth of a minute, and an answer may arrive between two of them.
 */
const fallbackSeconds = 30;
/**
 * The maximum age of an answer with an unchanged version. A change between the answer and the first
 * version would otherwise be missed for as long as the page is open.
 */
const trustedSeconds = 900;

/**
 * Keeps an element up to date while the page is open. The versions of the event's content tell which
 * feeds have changed, and only those are reloaded. Without versions, and for tickets and broadcasts,
 * the age of the answer decides.
 */
export class LiveFeed implements ReactiveController {
  readonly #host: EventElement;
  readonly #endpoint: FeedName;
  readonly #entryNow: () => Entry<unknown> | undefined;
  #poll?: Poll<LooseVersions> | undefined;
  #entry?: Entry<unknown> | undefined;
  #unsubscribe?: (() => void) | undefined;
  /** The version of the current answer. */
  #version?: string | undefined;
  /** Requests left for the new version. */
  #remainingReads = 0;

  /** @param entryNow returns the cache entry of the feed on screen */
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
    // There is nothing to update before the first answer.
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
    const age = (clock.now() - updatedAt) / 1000;
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

  /** Undefined if the service states no version. */
  #versionIn({ version, contentVersions }: LooseVersions): string | undefined {
    const known = readObject(contentVersions);
    const parts = (contentOf[this.#endpoint] ?? []).map((type) => readText(known[type]));
    return parts.join('\n').trim() || readText(version) || undefined;
  }
}
