import { initialState, Task } from '@lit/task';
import { html, type ReactiveController, type TemplateResult } from 'lit';
import type { Entry, EntryState } from '../../src/cache/cache.js';
import { isRefusal, isRequestFailure } from '../../src/client/errors.js';
import type { DataOf, ParamsOf } from '../../src/contract/endpoints.js';
import { routes, type EndpointName } from '../../src/contract/routes.js';
import { pageCache } from './clients.js';
import type { Condition, EventElement } from './element.js';
import { dispatch, type FeedFailed, type FeedLoaded } from './events.js';
import { hasFallback } from './fallback.js';
import { failureNotice, failureWords, setupNotice, staleNote } from './states.js';

/** The operations that read. */
export type FeedName = {
  [Name in EndpointName]: (typeof routes)[Name]['method'] extends 'GET' ? Name : never;
}[EndpointName];

export interface FeedOptions<Name extends FeedName> {
  endpoint: Name;
  /** What the address needs; undefined while the author has not said it. */
  params: () => ParamsOf<Name> | undefined;
  /** What is loading, as a screen reader is told: "Line-up". */
  name: () => string;
  /** In the shape of what will stand there, made of `.bone` blocks. */
  skeleton: () => TemplateResult;
  ready: (data: DataOf<Name>) => TemplateResult;
  isEmpty?: (data: DataOf<Name>) => boolean;
  empty?: () => TemplateResult;
}

const maxAgeSeconds = { feed: 60, never: 0 };
/** An answer that comes sooner is not announced as loading, and shows no skeleton. */
const patience = 150;

/**
 * The feed of one element: asks the page's cache, follows every change, draws whatever there is.
 *
 * `@lit/task` runs it anew when service, key or parameters change. The answer itself stays in the
 * cache entry, because a task forgets its data when it fails and does not stop when its element
 * leaves the page.
 */
export class FeedController<Name extends FeedName> implements ReactiveController {
  readonly #host: EventElement;
  readonly #options: FeedOptions<Name>;
  readonly #task: Task<[string | undefined], void>;
  #entry?: Entry<DataOf<Name>> | undefined;
  #leave?: (() => void) | undefined;
  #loadingTimer?: ReturnType<typeof setTimeout> | undefined;
  /** What listeners have been told, so that each outcome is told once. */
  #told: { data?: unknown; error?: unknown } = {};
  #retrying = false;

  constructor(host: EventElement, options: FeedOptions<Name>) {
    this.#host = host;
    this.#options = options;
    host.addController(this);
    this.#task = new Task(host, {
      args: (): [string | undefined] => [this.#key()],
      task: ([key]) => this.#follow(key),
    });
  }

  /** The last good answer; it stays beside an error. */
  get data(): DataOf<Name> | undefined {
    return this.#state.data;
  }

  /** Why the newest request failed. */
  get error(): unknown {
    return this.#state.error;
  }

  /** Asks again, whatever the age of the answer. */
  async refresh(): Promise<void> {
    await this.#entry?.refresh();
  }

  hostConnected(): void {
    if (this.#entry) void this.#task.run();
  }

  hostDisconnected(): void {
    this.#leave?.();
    this.#leave = undefined;
    clearTimeout(this.#loadingTimer);
  }

  hostUpdated(): void {
    const condition = this.#condition();
    this.#host.showCondition(condition);
    this.#announceLoading(condition === 'loading');
    this.#tellOutcome();
    if (this.#retrying && !this.#state.busy) this.#endRetry();
  }

  /** Loading, ready, empty, error, stale and offline are drawn here, alike for all elements. */
  render(): TemplateResult {
    const { skeleton, ready } = this.#options;
    const { data } = this.#state;
    const condition = this.#condition();
    const fallback = hasFallback(this.#host) ? html`<slot></slot>` : undefined;
    if (condition === 'loading') {
      const bones = html`<div class="skeleton" aria-hidden="true">${skeleton()}</div>`;
      return this.#host.frame(fallback ?? bones, true);
    }
    if (data === undefined) return this.#host.frame([fallback, this.#notice()], this.#retrying);
    const content = this.#isEmpty(data) ? this.#empty() : ready(data);
    const note = condition === 'stale' ? this.#staleNote() : undefined;
    return this.#host.frame([note, content], this.#retrying);
  }

  get #state(): EntryState<DataOf<Name>> {
    return this.#entry?.state ?? { busy: false };
  }

  #key(): string | undefined {
    const { client } = this.#host;
    const params = this.#options.params();
    return client && params && client.keyOf(this.#options.endpoint, params);
  }

  #follow(key: string | undefined): Promise<void> | typeof initialState {
    this.#leave?.();
    this.#entry = undefined;
    const { client } = this.#host;
    const { endpoint, params } = this.#options;
    const asked = params();
    if (!client || key === undefined || asked === undefined) return initialState;
    const load = client[endpoint] as (params: unknown, options: object) => Promise<DataOf<Name>>;
    const entry = pageCache().entry(key, (signal) => load(asked, { signal }), {
      maxAgeSeconds: maxAgeSeconds[routes[endpoint].cache],
      isFinal: isRefusal,
    });
    this.#entry = entry;
    this.#leave = entry.subscribe(() => this.#host.requestUpdate());
    return Promise.resolve();
  }

  #condition(): Condition {
    const { data, error } = this.#state;
    if (!this.#entry) return 'error';
    if (data === undefined) return error === undefined ? 'loading' : 'error';
    if (error !== undefined) return 'stale';
    return this.#isEmpty(data) ? 'empty' : 'ready';
  }

  #isEmpty(data: DataOf<Name>): boolean {
    return this.#options.isEmpty?.(data) ?? false;
  }

  #empty(): TemplateResult {
    return html`<slot name="empty">${this.#options.empty?.()}</slot>`;
  }

  #notice(): TemplateResult {
    if (!this.#entry) return setupNotice(this.#host);
    return failureNotice(this.#host, this.#state.error, this.#retry);
  }

  #staleNote(): TemplateResult {
    return staleNote(this.#host, this.#state.updatedAt, this.#retry);
  }

  readonly #retry = (): void => {
    this.#retrying = true;
    void this.refresh();
    this.#host.requestUpdate();
  };

  /** The button that was pressed may be gone: focus must not fall back to the top of the page. */
  #endRetry(): void {
    this.#retrying = false;
    if (this.#state.error === undefined) this.#host.focusContent();
  }

  #announceLoading(loading: boolean): void {
    if (!loading) {
      clearTimeout(this.#loadingTimer);
      this.#loadingTimer = undefined;
    } else if (this.#loadingTimer === undefined) {
      const say = () => this.#host.announce(this.#host.phrases.loading(this.#options.name()));
      this.#loadingTimer = setTimeout(say, patience);
    }
  }

  #tellOutcome(): void {
    const { data, error, busy } = this.#state;
    if (busy) return;
    const { localName, settings } = this.#host;
    const event = settings.event ?? '';
    const told = this.#told;
    this.#told = { data, error };
    if (error !== undefined && error !== told.error) {
      const code = isRequestFailure(error) ? error.code : 'unknown';
      this.#host.announce(failureWords(this.#host.phrases, error));
      dispatch(this.#host, `${localName}-failed`, { event, code } satisfies FeedFailed);
    } else if (error === undefined && data !== undefined && data !== told.data) {
      dispatch(this.#host, `${localName}-loaded`, { event } satisfies FeedLoaded);
    }
  }
}
