import { html } from 'lit';
import {
  AsyncDirective,
  directive,
  type ChildPart,
  type DirectiveResult,
} from 'lit/async-directive.js';
import { getCommittedValue, setCommittedValue } from 'lit/directive-helpers.js';
import { guard } from 'lit/directives/guard.js';
import { repeat } from 'lit/directives/repeat.js';
import type { RowTraits } from '../lineup-context.js';
import { styleProperties } from '../style-properties.js';

/** A list that lacks rows. */
export interface IncompleteList {
  /** Draws as many of them as it may. */
  drawMore(): void;
}

/** What is asked of the part that shares out the work. */
export interface DrawBudget {
  /** Whether one more row may be drawn now; else it comes later. */
  takeRow: (cost: number) => boolean;
  /** After each drawing: whether the list still lacks rows. */
  report: (list: IncompleteList, isShort: boolean) => void;
  /** What a row shows beside its set; one of which nothing has changed is not drawn again. */
  factsOf: (item: object) => readonly unknown[];
}

/** What a list is about: days, stages, sets or billings. */
interface ListItem {
  readonly slot?: { readonly id: string };
  readonly name?: string;
  readonly day?: string;
}

interface ListRequest {
  items: readonly ListItem[];
  draw: (item: ListItem, index: number) => unknown;
  more: RowTraits<ListItem> | undefined;
  /** Without it an item is more than a row: it is drawn at once, and whenever anything has changed. */
  share: DrawBudget | undefined;
}

type Key = string | ListItem;
interface Row {
  key: Key;
  item: ListItem;
  index: number;
}

/**
 * A list whose items stay the same elements whatever comes or goes beside them. Of rows that are new,
 * only so many are drawn at once; until the others follow, their room is kept.
 */
class GradualList extends AsyncDirective implements IncompleteList {
  #drawn: ReadonlySet<Key> | undefined;
  #request: ListRequest | undefined;

  override render(_asked: ListRequest): unknown {
    return undefined;
  }

  override update(part: ChildPart, [asked]: [ListRequest]): unknown {
    this.#request = asked;
    const adopted = this.#drawn ? undefined : getCommittedValue(part);
    const isAdopted = Array.isArray(adopted) && adopted.length > 0 && asked.items.length > 0;
    if (!isAdopted) return this.#list(asked, false);
    // What was drawn without keys, before the tools were there, gets them now and stays as it is:
    // `repeat` takes what it finds for its own only where it finds no list.
    setCommittedValue(part, undefined);
    return this.#list(asked, true, () => setCommittedValue(part, adopted));
  }

  drawMore(): void {
    if (this.isConnected && this.#request) this.setValue(this.#list(this.#request, false));
    else this.#request?.share?.report(this, false);
  }

  #list(asked: ListRequest, isAdopted: boolean, meetRow?: () => void): unknown {
    const { items, draw, more, share } = asked;
    const all = rowsOf(items);
    const shown = all.filter(
      ({ key }) => !share || isAdopted || this.#drawn?.has(key) || share.takeRow(more?.cost ?? 1),
    );
    this.#drawn = new Set(shown.map(({ key }) => key));
    const rest = all.length - shown.length;
    share?.report(this, rest > 0);
    const drawRow = ({ item, index }: Row) => {
      if (!share) return draw(item, index);
      const facts = [item, ...share.factsOf(item), ...(more?.factsOf?.(item, index) ?? [])];
      return guard(facts, () => draw(item, index));
    };
    return repeat(
      rest > 0 ? [...shown, undefined] : shown,
      (row) => {
        meetRow?.();
        return row?.key;
      },
      (row) => (row ? drawRow(row) : drawPlaceholder(rest)),
    );
  }
}

const drawPlaceholder = (rows: number) =>
  html`<li class="rows-to-come" aria-hidden="true" ${styleProperties({ '--rows': rows })}></li>`;

/** Two sets of a damaged feed may have one id. */
function rowsOf(items: readonly ListItem[]): Row[] {
  const seen = new Set<string>();
  return items.map((item, index) => {
    const name = item.slot?.id ?? item.name ?? item.day ?? '';
    const key = seen.has(name) ? item : name;
    seen.add(name);
    return { key, item, index };
  });
}

export const gradualList: (asked: ListRequest) => DirectiveResult = directive(GradualList);
