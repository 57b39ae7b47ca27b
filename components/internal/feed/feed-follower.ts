import type { ReactiveController, TemplateResult } from 'lit';
import type { Entry, EntryState } from '../../../src/cache/cache.js';
import { isRefusal, isRequestFailure } from '../../../src/client/errors.js';
import { pageRecord } from '../../../src/embed/page.js';
import type { DataOf } from '../../../src/contract/endpoints.js';
import { routes } from '../../../src/contract/routes.js';
import { adoptStyles } from '../styles/adopt-styles.js';
import { followPageColours } from '../contrast/page-colours.js';
import { joinAnnouncer, leaveAnnouncer } from '../announcer.js';
import { clientOf, sharedEntry, isOffline } from './clients.js';
import { controls } from '../styles/controls.styles.js';
import type { Condition, EventElement } from '../element.js';
import { dispatch, type FeedFailed, type FeedLoaded } from '../events.js';
import { drawAnswer, drawFailure, drawWaiting, type FeedName, type FeedOptions } from './feed.js';
import { followGrowth } from '../follow-growth.js';
import { heedScrollers, leaveScrollers } from '../heed-scrollers.js';
import { late } from '../styles/late.styles.js';
import { FeedErrors } from './feed-errors.js';
import { isLive } from './live.js';
import { SlowNotice } from './slow-notice.js';
import { addPageListener, removePageListener } from '../../../src/cache/page-events.js';

const maxAgeSeconds = { feed: 60, kept: 60, never: 0 };
/** A faster answer is not announced as loading. */
const quietMilliseconds = 150;
/** After this wait the visitor is told that it is still loading. */
const patienceSeconds = 5;

/**
 * Follows an entry of the page's cache and draws every change. When service, key or parameters change,
 * it follows another entry.
 */
export class FeedFollower<Name extends FeedName> implements ReactiveController {
  readonly #host: EventElement;
  readonly #options: FeedOptions<Name>;
  #entry?: Entry<DataOf<Name>> | undefined;
  /** The key of that entry. */
  #entryKey?: string | undefined;
  readonly #slow: SlowNotice;
  #unsubscribe?: (() => void) | undefined;
  readonly #errors: FeedErrors;
  #live?: Promise<unknown> | undefined;
  #loadingTimer?: ReturnType<typeof setTimeout> | undefined;
  /** The last outcome that was dispatched, so that each is dispatched once. */
  #dispatched: { data?: unknown; error?: unknown } = {};

  constructor(host: EventElement, options: FeedOptions<Name>) {
    adoptStyles(host.renderRoot, controls, late);
    followPageColours(host);
    followGrowth(host);
    if (pageRecord().settings.demo)
      import('../demo/demo-page.js').then(
        ({ joinDemo }) => joinDemo(host),
        () => undefined, // the data say themselves that they are made up
      );
    this.#host = host;
    this.#options = options;
    this.#slow = new SlowNotice(host, patienceSeconds, () => host.phrases.stillLoading);
    this.#errors = new FeedErrors(host, this.refresh);
    if (isOffline(host))
      import('../offline/offline.js').then(
        ({ OfflineFeed }) => (this.#errors.offline = new OfflineFeed(host, () => this.#entry)),
        () => undefined, // the words of other pages are said
      );
    host.addController(this);
    // For code that knows of a change but only has the element: the page, the control panel.
    host.addEventListener('event-refresh', () => void this.refresh());
  }

  get data(): DataOf<Name> | undefined {
    return this.#state.data;
  }

  get error(): unknown {
    return this.#state.error;
  }

  /** There is an answer or a failure to show. */
  get isSettled(): boolean {
    return this.condition !== 'loading';
  }

  get condition(): Condition {
    const { data, error, waitsUntil } = this.#state;
    if (!this.#entry) return this.#key() ? 'loading' : 'error';
    if (data === undefined) return (error ?? waitsUntil) === undefined ? 'loading' : 'error';
    if (error !== undefined) return 'stale';
    return this.#options.isEmpty?.(data) ? 'empty' : 'ready';
  }

  readonly refresh = async (once?: boolean): Promise<void> => {
    await this.#entry?.refresh(once);
  };

  hostConnected(): void {
    joinAnnouncer(this.#host);
    heedScrollers(this.#host.renderRoot as ShadowRoot);
    addPageListener('event-find', this.#dispatchFound, document);
    this.#dispatchFound();
    if (this.#entry) this.#subscribe(this.#entryKey);
  }

  hostUpdate(): void {
    const key = this.#key();
    if (key !== this.#entryKey) this.#subscribe(key);
  }

  hostDisconnected(): void {
    this.announceLoading(false);
    this.#slow.stop();
    this.#unsubscribe?.();
    removePageListener('event-find', this.#dispatchFound, document);
    leaveAnnouncer(this.#host);
    leaveScrollers(this.#host.renderRoot);
  }

  hostUpdated(): void {
    this.#dispatchOutcome();
    this.#slow.update(!this.isSettled);
    if (!this.#live && isLive(this.#host)) this.#live = this.#startLiveFeed();
    this.#errors.update(this.#state);
  }

  /** Tells a screen reader, unless the answer comes soon. */
  announceLoading(loading: boolean): void {
    if (!loading) {
      clearTimeout(this.#loadingTimer);
      this.#loadingTimer = undefined;
    } else if (this.#loadingTimer === undefined) {
      const say = () =>
        this.#host.announce(this.#host.phrases.loading({ what: this.#options.name() }));
      this.#loadingTimer = setTimeout(say, quietMilliseconds);
    }
  }

  render(): TemplateResult {
    const { data, error, busy } = this.#state;
    const retrying = busy && error !== undefined;
    if (data !== undefined) {
      const note = this.#errors.drawNote(this.#state);
      return drawAnswer(this.#host, this.#options, data, { note, busy: retrying });
    }
    if (this.condition === 'loading')
      return drawWaiting(this.#host, this.#options.skeleton, this.#slow.draw());
    const notice = this.#entry
      ? this.#errors.drawFailure(this.#state)
      : this.#errors.drawMissingSettings();
    return drawFailure(this.#host, notice, retrying);
  }

  get #state(): EntryState<DataOf<Name>> {
    return this.#entry?.state ?? { busy: false };
  }

  #key(): string | undefined {
    const client = clientOf(this.#host);
    const params = this.#options.params();
    return client && params && client.keyOf(this.#options.endpoint, params);
  }

  #subscribe(key: string | undefined): void {
    this.#unsubscribe?.();
    this.#entryKey = key;
    this.#entry = undefined;
    const { endpoint, params, accepts } = this.#options;
    const asked = params();
    if (key === undefined || asked === undefined) return;
    const entry = sharedEntry(this.#host, endpoint, asked, {
      maxAgeSeconds: maxAgeSeconds[routes[endpoint].cache],
      isFinal: isRefusal,
      accepts,
    });
    this.#entry = entry;
    // An update may come after the element was removed. When it returns, it subscribes again.
    if (this.#host.isConnected)
      this.#unsubscribe = entry?.subscribe(() => this.#host.requestUpdate());
  }

  /** Live updates, which few pages use. */
  #startLiveFeed(): Promise<unknown> {
    return import('./live-feed.js').then(
      ({ LiveFeed }) => new LiveFeed(this.#host, this.#options.endpoint, () => this.#entry),
      () => (this.#live = undefined),
    );
  }

  /** Replies to neighbours: components/internal/neighbours/neighbours.ts. */
  readonly #dispatchFound = (): void => void dispatch(this.#host, 'event-found', undefined);

  #dispatchOutcome(): void {
    const { data, error, busy } = this.#state;
    if (busy) return;
    const told = this.#dispatched;
    this.#dispatched = { data, error };
    const { about, settings } = this.#host;
    const subject: FeedLoaded = about ? { [about]: settings[about] ?? '' } : {};
    if (error !== undefined && error !== told.error) {
      const code = isRequestFailure(error) ? error.code : 'unknown';
      this.#dispatch('failed', { ...subject, code } satisfies FeedFailed);
    } else if (error === undefined && data !== undefined && data !== told.data) {
      this.#dispatch('loaded', subject);
    }
  }

  #dispatch(what: string, detail: object): void {
    dispatch(this.#host, `${this.#host.localName}-${what}`, detail);
  }
}
