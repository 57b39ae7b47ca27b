import { readItems, readObject, readText, type LooseObject } from '../contract/loose.js';
import type { FieldChoice } from './options.js';
import type { LineupOptions } from './sources.js';

/**
 * Who plays and where, each once, in the order of the feed: what `source` names where the definition
 * brings no options. Nobody stands behind a placeholder. spec L157, L235
 */
export function optionsFrom(lineup: unknown): Required<LineupOptions> {
  const { slots } = readObject(lineup);
  if (!Array.isArray(slots)) return { lineup: null, stages: null };
  const sets = readItems(slots).map(readObject);
  return {
    lineup: unique(sets.filter((set) => set.isPlaceholder !== true).flatMap(actsOf)),
    stages: unique(sets.map(({ stage }) => ({ value: readText(stage), label: readText(stage) }))),
  };
}

function actsOf({ artist, artists }: LooseObject): FieldChoice[] {
  return [artist, ...readItems(artists)].map((act) => {
    const { id, name } = readObject(act);
    return { value: readText(id) || readText(name), label: readText(name) };
  });
}

/** Two of the same name cannot be told apart by whoever has to choose. */
function unique(choices: readonly FieldChoice[]): FieldChoice[] {
  const named = new Map<string, FieldChoice>();
  for (const choice of choices) {
    const name = choice.label.toLowerCase();
    if (name && !named.has(name)) named.set(name, choice);
  }
  return [...named.values()];
}
