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
import type { Trouble } from './trouble.js';

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
const patienceMilliseconds = 150;

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
  #trouble?: Trouble;
  #troubleComing?: Promise<void>;
  #troubleMissing = false;
  /** What listeners have been told, so that each outcome is told once. */
  #told: { data?: unknown; error?: unknown } = {};

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
  readonly refresh = async (): Promise<void> => {
    await this.#entry?.refresh();
  };

  hostConnected(): void {
    if (this.#entry) void this.#task.run();
  }

  hostDisconnected(): void {
    this.#leave?.();
    clearTimeout(this.#loadingTimer);
  }

  hostUpdated(): void {
    const condition = this.#condition();
    this.#host.showCondition(condition);
    this.#announceLoading(condition === 'loading');
    this.#tellOutcome();
    if (condition !== 'loading') this.#prepareTrouble();
    this.#trouble?.follow(this.#state);
  }

  /** Loading, ready, empty, error, stale and offline are drawn here, alike for all elements. */
  render(): TemplateResult {
    const { skeleton, ready, isEmpty, empty } = this.#options;
    const { data, error, updatedAt, busy } = this.#state;
    const retrying = busy && error !== undefined;
    if (data !== undefined) {
      const note = error === undefined ? undefined : this.#trouble?.stale(updatedAt);
      const content = isEmpty?.(data) ? html`<slot name="empty">${empty?.()}</slot>` : ready(data);
      return this.#host.frame([note, content], retrying);
    }
    const notice = this.#condition() === 'error' ? this.#notice() : undefined;
    const fallback = hasFallback(this.#host) ? html`<slot></slot>` : undefined;
    if (notice) return this.#host.frame([fallback, notice], retrying);
    const bones = html`<div class="skeleton" aria-hidden="true">${skeleton()}</div>`;
    return this.#host.frame(fallback ?? bones, true);
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
    return this.#options.isEmpty?.(data) ? 'empty' : 'ready';
  }

  /** Undefined while the words for it are still on their way. */
  #notice(): TemplateResult | undefined {
    if (this.#troubleMissing) return html`<p class="notice">${this.#host.phrases.trouble}</p>`;
    return this.#entry ? this.#trouble?.failure(this.#state.error) : this.#trouble?.setup();
  }

  /** Fetched while all is well, too: it is needed when the network is gone. */
  #prepareTrouble(): void {
    this.#troubleComing ??= import('./trouble.js')
      .then(
        ({ Trouble }) => (this.#trouble = new Trouble(this.#host, this.refresh)),
        () => (this.#troubleMissing = true),
      )
      .then(() => this.#host.requestUpdate());
  }

  #announceLoading(loading: boolean): void {
    if (!loading) {
      clearTimeout(this.#loadingTimer);
      this.#loadingTimer = undefined;
    } else if (this.#loadingTimer === undefined) {
      const say = () => this.#host.announce(this.#host.phrases.loading(this.#options.name()));
      this.#loadingTimer = setTimeout(say, patienceMilliseconds);
    }
  }

  #tellOutcome(): void {
    const { data, error, busy } = this.#state;
    if (busy) return;
    const told = this.#told;
    this.#told = { data, error };
    const event = this.#host.settings.event ?? '';
    if (error !== undefined && error !== told.error) {
      const code = isRequestFailure(error) ? error.code : 'unknown';
      this.#dispatch('failed', { event, code } satisfies FeedFailed);
    } else if (error === undefined && data !== undefined && data !== told.data) {
      this.#dispatch('loaded', { event } satisfies FeedLoaded);
    }
  }

  #dispatch(what: string, detail: object): void {
    dispatch(this.#host, `${this.#host.localName}-${what}`, detail);
  }
}
