import { html, nothing, type ReactiveController, type TemplateResult } from 'lit';
import { listLabel } from '../../../src/format/list.js';
import english from '../../../src/i18n/plan/en/friends.json' with { type: 'json' };
import type { PlanPhrases } from '../../../src/i18n/plan/phrases.js';
import { planIn } from '../../../src/lineup/plan-code.js';
import type { StageSet } from '../../../src/lineup/schedule.js';
import { adoptStyles } from '../../internal/styles/adopt-styles.js';
import { LateWords } from '../../internal/words/late-words.js';
import type { LineupHost } from '../lineup-context.js';
import type { Friend } from './friend-list.js';
import { FriendsPanel } from './friends-panel.js';
import { friendsStyles } from './friends.styles.js';
import { KeepForm } from './keep-form.js';
import { friendsOf, type KeptFriends } from './kept-friends.js';
import type { KnownFriends } from './known-friends.js';

/** The friends whose plans a visitor keeps: at each set who goes, and the list of them. UX: O16 */
export class FriendsPart implements ReactiveController, KnownFriends {
  /** Whose plan is looked at: its sets need no further sign of that. */
  shown: Friend | undefined;
  readonly #host: LineupHost;
  readonly #words: LateWords<PlanPhrases>;
  readonly #panel: FriendsPanel;
  readonly #form: KeepForm;
  #kept?: KeptFriends;
  #unsubscribe?: (() => void) | undefined;
  #goers?: { slots: LineupHost['slots']; all: readonly Friend[]; to: Map<string, Friend[]> };

  constructor(host: LineupHost) {
    adoptStyles(host.renderRoot, friendsStyles);
    this.#host = host;
    this.#words = new LateWords(
      english,
      () => import('../../../src/i18n/plan/languages.js'),
      () => host.requestUpdate(),
    );
    this.#panel = new FriendsPanel(host, this);
    this.#form = new KeepForm(host, this);
    host.addController(this);
    host.requestUpdate();
  }

  hostUpdate(): void {
    this.#words.update(this.#host);
  }

  hostDisconnected(): void {
    this.#unsubscribe?.();
    this.#unsubscribe = undefined;
  }

  get phrases(): PlanPhrases {
    return this.#words.phrases;
  }

  /** Of the event that the element shows; every change of them redraws the element. */
  get kept(): KeptFriends {
    const kept = friendsOf(this.#host.data?.eventId ?? '');
    if (kept !== this.#kept || !this.#unsubscribe) {
      this.#unsubscribe?.();
      this.#unsubscribe = kept.subscribe(() => this.#host.requestUpdate());
      this.#kept = kept;
    }
    return kept;
  }

  /** Whose plan has this code. */
  findByCode = (code: string): Friend | undefined =>
    this.kept.all.find((friend) => friend.code === code);

  goersTo({ slot }: Pick<StageSet, 'slot'>): readonly Friend[] {
    const { slots } = this.#host;
    const { all } = this.kept;
    if (this.#goers?.slots !== slots || this.#goers.all !== all)
      this.#goers = { slots, all, to: goersBySet(all, slots) };
    return (this.#goers.to.get(slot.id) ?? []).filter((friend) => friend !== this.shown);
  }

  drawGoers(set: StageSet): TemplateResult | undefined {
    const goers = this.goersTo(set);
    if (goers.length === 0) return undefined;
    return html`<p class="goers">
      <span class="visually-hidden">${this.phrases.alsoGoing}</span>
      ${goers.map(
        ({ name, colour }, index) =>
          html`<span class="goer friend-${colour}"
            ><bdi translate="no">${name}</bdi>${
              index < goers.length - 1 ? html`<span class="visually-hidden">,</span>` : nothing
            }</span
          > `,
      )}
    </p>`;
  }

  /** The same in words alone; empty where nobody goes. */
  nameGoers(set: StageSet): string {
    const names = this.goersTo(set).map(({ name }) => name);
    if (names.length === 0) return '';
    return `${this.phrases.alsoGoing} ${listLabel(names, this.#host.language)}`;
  }

  /** @param isOpen whether the visitor looks at the own plan */
  draw(isOpen: boolean): TemplateResult | typeof nothing {
    return this.#panel.draw(isOpen);
  }

  drawForm(code: string): TemplateResult | typeof nothing {
    return this.#form.draw(code);
  }
}

function goersBySet(friends: readonly Friend[], slots: LineupHost['slots']) {
  const ids = slots.map(({ id }) => id);
  const goers = new Map<string, Friend[]>();
  for (const friend of friends)
    for (const id of planIn(friend.code, ids)) goers.set(id, [...(goers.get(id) ?? []), friend]);
  return goers;
}
