import { html, type ReactiveController, type TemplateResult } from 'lit';
import type { DataOf } from '../../../src/contract/endpoints.js';
import { pageRecord } from '../../../src/embed/page.js';
import { latePart } from '../late-part.js';
import type { Condition, EventElement } from '../element.js';
import { drawAnswer, drawFailure, drawWaiting, type FeedName, type FeedOptions } from './feed.js';
import type { FeedFollower } from './feed-follower.js';
import { untilPainted } from '../until-painted.js';
import { firstAnswer } from './first-answer.js';

/**
 * The feed of one element, in two steps. First the answer to the loader's early request is drawn, with
 * the least code. Once it is painted (or at once, if there is none) the follower is loaded, which does
 * the rest: client, cache, errors, age, refreshing.
 */
export class FeedController<Name extends FeedName> implements ReactiveController {
  readonly #host: EventElement;
  readonly #options: FeedOptions<Name>;
  #first?: { readonly subject: string | undefined; readonly data: DataOf<Name> } | undefined;
  #follower?: FeedFollower<Name>;
  #hasStarted = false;
  #followerMissing = false;

  constructor(host: EventElement, options: FeedOptions<Name>) {
    this.#host = host;
    this.#options = options;
    host.addController(this);
  }

  /** The last good answer; it stays after an error. */
  get data(): DataOf<Name> | undefined {
    return this.#follower?.data ?? this.#shownFirst?.data;
  }

  /** Why the newest request failed. */
  get error(): unknown {
    return this.#follower?.error;
  }

  /** Asks again, whatever the age of the answer. @param once makes a single attempt */
  async refresh(once?: boolean): Promise<void> {
    await this.#follower?.refresh(once);
  }

  hostConnected(): void {
    if (this.#followerMissing) this.#hasStarted = this.#followerMissing = false; // another try
  }

  hostUpdate(): void {
    if (this.#hasStarted) return;
    this.#hasStarted = true;
    void this.#start();
  }

  hostUpdated(): void {
    if (this.#follower?.isSettled) this.#first = undefined;
    const condition = this.#condition();
    this.#host.showCondition(condition);
    this.#follower?.announceLoading(condition === 'loading');
  }

  /** Draws the conditions that all elements share: loading, ready, empty, error, stale, offline. */
  render(): TemplateResult {
    const first = this.#shownFirst;
    if (first) return drawAnswer(this.#host, this.#options, first.data);
    if (this.#follower) return this.#follower.render();
    if (!this.#followerMissing) return drawWaiting(this.#host, this.#options.skeleton);
    return drawFailure(this.#host, html`<p class="notice">${this.#host.phrases.trouble}</p>`);
  }

  /** The first answer is used until the follower has one, and only for its own request. */
  get #shownFirst() {
    const first = this.#follower?.isSettled ? undefined : this.#first;
    return first?.subject === this.#subject ? first : undefined;
  }

  get #subject(): string | undefined {
    const { about, settings } = this.#host;
    return about && settings[about];
  }

  async #start(): Promise<void> {
    const host = this.#host;
    // The emulator fills in settings that a page may leave out, such as the event.
    await pageRecord().fetch?.catch(() => undefined);
    const subject = this.#subject;
    const data = (await firstAnswer(host, subject, this.#options.endpoint)) as
      | DataOf<Name>
      | undefined;
    if (data && (this.#options.accepts?.(data) ?? true)) {
      this.#first = { subject, data };
      host.requestUpdate();
      await untilPainted();
    }
    const load = latePart(host, 'what follows its feed', () => import('./feed-follower.js'));
    const code = await load();
    if (code) this.#follower = new code.FeedFollower(host, this.#options);
    else this.#followerMissing = true;
    host.requestUpdate();
  }

  #condition(): Condition {
    const first = this.#shownFirst;
    if (first) return this.#options.isEmpty?.(first.data) ? 'empty' : 'ready';
    return this.#follower?.condition ?? (this.#followerMissing ? 'error' : 'loading');
  }
}
