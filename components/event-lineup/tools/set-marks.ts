import { html, type TemplateResult } from 'lit';
import type { ScheduleDay, StageSet } from '../../../src/lineup/schedule.js';
import type { LineupHost, SetSign } from '../lineup-context.js';
import { clashesOf, type Clash } from '../list/clashes.js';
import { clashNote, clashWords, favouriteButton } from '../list/favourite.js';
import { liveOf } from '../live/live-of.js';
import type { FollowedPlan } from './followed-plan.js';
import type { FriendsLoader } from './friends-loader.js';
import { MovedSets } from './moved-sets.js';

/** What the tools add to each set: its star, and notes on clashes, moves, friends and what is on now. */
export class SetMarks {
  readonly #host: LineupHost;
  readonly #plan: FollowedPlan;
  readonly #friends: FriendsLoader;
  readonly #moved: MovedSets;
  #clashes = new Map<string, Clash[]>();

  constructor(host: LineupHost, plan: FollowedPlan, friends: FriendsLoader) {
    this.#host = host;
    this.#plan = plan;
    this.#friends = friends;
    this.#moved = new MovedSets(host, plan.has);
  }

  /** Pairs of planned sets that overlap. */
  get clashCount(): number {
    return [...this.#clashes.values()].flat().length / 2;
  }

  /** Before each drawing. */
  update(days: ScheduleDay[]): void {
    this.#clashes = clashesOf(days, this.#plan.has);
  }

  draw(set: StageSet): TemplateResult {
    const { context } = this.#host;
    const moved = this.#moved.drawNote(set);
    const isOn = liveOf(this.#host)?.isOn(set);
    const goers = this.#friends.part?.drawGoers(set);
    return favouriteButton(set, this.#plan.has(set.slot.id), context, [
      ...(moved ? [moved] : []),
      ...(isOn ? [html`<p class="now-note">${context.phrases.onNow}</p>`] : []),
      ...this.#clashesWith(set).map((clash) => clashNote(clash, context)),
      ...(goers ? [goers] : []),
    ]);
  }

  /** What a visitor must know first. */
  signOf(set: StageSet): SetSign | undefined {
    if (this.#clashesWith(set).length > 0) return 'clash';
    if (this.#plan.has(set.slot.id)) return 'planned';
    if (this.#moved.previousSlot(set)) return 'moved';
    return this.#friends.part?.goersTo(set).length ? 'friends' : undefined;
  }

  /** All that a row shows beside its set, or a name on the poster beside its billing. */
  factsOf(row: object): readonly unknown[] {
    const { phrases, language, hourCycle } = this.#host;
    if (!('start' in row)) return [phrases];
    const set = row as StageSet;
    const planned = this.#plan.has(set.slot.id);
    const clashes = this.#clashesWith(set).flatMap((clash) => [clash.with, clash.minutes]);
    const isOn = liveOf(this.#host)?.isOn(set);
    const moved = this.#moved.previousSlot(set);
    const goers = this.#friends.part?.goersTo(set) ?? [];
    return [phrases, language, hourCycle, planned, isOn, moved, ...clashes, ...goers];
  }

  /** Adds the set of a pressed star to the plan, or takes it out. */
  toggle({ slot }: StageSet, days: ScheduleDay[]): void {
    const plan = this.#plan.current;
    plan.toggle(slot.id);
    if (plan.has(slot.id)) this.#announceClashes(slot.id, days);
    this.#host.emit('event-lineup-planned', { slotId: slot.id, planned: plan.has(slot.id) });
  }

  /** The notes appear before the star, so a screen reader that goes on from there misses them. */
  #announceClashes(slotId: string, days: ScheduleDay[]): void {
    const { context } = this.#host;
    const clashes = clashesOf(days, this.#plan.has).get(slotId);
    if (!clashes) return;
    this.#host.announce(clashes.map((clash) => clashWords(clash, context)).join('. '));
  }

  #clashesWith({ slot }: StageSet): readonly Clash[] {
    return (this.#plan.has(slot.id) && this.#clashes.get(slot.id)) || [];
  }
}
