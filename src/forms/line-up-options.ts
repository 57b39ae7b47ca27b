import type { Choice } from './options.js';
import type { Sources } from './sources.js';

/** As a service may really send it. */
type Loose = Readonly<Record<string, unknown>>;

/**
 * Who plays and where, each once, in the order of the feed: what `source` names where the definition
 * brings no options. Nobody stands behind a placeholder. spec L157, L235
 */
export function optionsFrom(lineup: unknown): Required<Sources> {
  const { slots } = members(lineup);
  if (!Array.isArray(slots)) return { lineup: null, stages: null };
  const sets = list(slots).map(members);
  return {
    lineup: unique(sets.filter((set) => set.isPlaceholder !== true).flatMap(actsOf)),
    stages: unique(sets.map(({ stage }) => ({ value: words(stage), label: words(stage) }))),
  };
}

function actsOf({ artist, artists }: Loose): Choice[] {
  return [artist, ...list(artists)].map((act) => {
    const { id, name } = members(act);
    return { value: words(id) || words(name), label: words(name) };
  });
}

/** Two of the same name cannot be told apart by whoever has to choose. */
function unique(choices: readonly Choice[]): Choice[] {
  const named = new Map<string, Choice>();
  for (const choice of choices) {
    const name = choice.label.toLowerCase();
    if (name && !named.has(name)) named.set(name, choice);
  }
  return [...named.values()];
}

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

const members = (value: unknown): Loose =>
  typeof value === 'object' && value ? (value as Loose) : {};

const words = (text: unknown): string => (typeof text === 'string' ? text.trim() : '');
