import { html } from 'lit';
import { directive, Directive, type ChildPart, type DirectiveResult } from 'lit/directive.js';
import { getCommittedValue, setCommittedValue } from 'lit/directive-helpers.js';
import { guard } from 'lit/directives/guard.js';
import { repeat } from 'lit/directives/repeat.js';
import { place } from '../place.js';

/** What is asked of the part that shares out the work. */
export interface Share {
  /** Whether one more row may be drawn now; else it comes with the next drawing. */
  take: () => boolean;
  /** What a row shows beside its set; one of which nothing has changed is not drawn again. */
  factsOf: (item: object) => readonly unknown[];
}

/** What a list is about: days, stages, sets or billings. */
interface Listed {
  readonly slot?: { readonly id: string };
  readonly name?: string;
  readonly day?: string;
}

interface Asked {
  items: readonly Listed[];
  draw: (item: Listed, index: number) => unknown;
  /** Without it an item is more than a row: it is drawn at once, and whenever anything has changed. */
  share: Share | undefined;
}

type Key = string | Listed;
interface Row {
  key: Key;
  item: Listed;
  index: number;
}

/**
 * A list whose items stay the same elements whatever comes or goes beside them. Of rows that are new,
 * only so many are drawn at once; until the others follow, their room is kept.
 */
class GradualList extends Directive {
  #drawn: ReadonlySet<Key> | undefined;

  override render(_asked: Asked): unknown {
    return undefined;
  }

  override update(part: ChildPart, [{ items, draw, share }]: [Asked]): unknown {
    const adopted = this.#drawn ? undefined : getCommittedValue(part);
    const isAdopted = Array.isArray(adopted) && adopted.length > 0 && items.length > 0;
    const all = rowsOf(items);
    const shown = all.filter(
      ({ key }) => !share || isAdopted || this.#drawn?.has(key) || share.take(),
    );
    this.#drawn = new Set(shown.map(({ key }) => key));
    const rest = all.length - shown.length;
    const drawRow = ({ item, index }: Row) =>
      share ? guard([item, ...share.factsOf(item)], () => draw(item, index)) : draw(item, index);
    // What was drawn without keys, before the tools were there, gets them now and stays as it is:
    // `repeat` takes what it finds for its own only where it finds no list.
    if (isAdopted) setCommittedValue(part, undefined);
    return repeat(
      rest > 0 ? [...shown, undefined] : shown,
      (row) => {
        if (isAdopted) setCommittedValue(part, adopted);
        return row?.key;
      },
      (row) => (row ? drawRow(row) : toCome(rest)),
    );
  }
}

const toCome = (rows: number) =>
  html`<li class="rows-to-come" aria-hidden="true" ${place({ '--rows': rows })}></li>`;

/** Two sets of a damaged feed may have one id. */
function rowsOf(items: readonly Listed[]): Row[] {
  const seen = new Set<string>();
  return items.map((item, index) => {
    const name = item.slot?.id ?? item.name ?? item.day ?? '';
    const key = seen.has(name) ? item : name;
    seen.add(name);
    return { key, item, index };
  });
}

export const gradualList: (asked: Asked) => DirectiveResult = directive(GradualList);
