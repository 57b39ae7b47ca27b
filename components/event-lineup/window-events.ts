const listeners = new Map<string, Set<() => void>>();

/**
 * One listener of the window for all line-ups of a page and all their parts, for as long as any of
 * them asks: each line-up would bring several of its own.
 */
export function addWindowListener(type: string, run: () => void): void {
  const runs = listeners.get(type) ?? new Set();
  listeners.set(type, runs);
  if (runs.size === 0) addEventListener(type, runAll);
  runs.add(run);
}

export function removeWindowListener(type: string, run: () => void): void {
  const runs = listeners.get(type);
  if (runs?.delete(run) && runs.size === 0) removeEventListener(type, runAll);
}

/** As listeners of their own would be called: none keeps another from its turn. */
function runAll({ type }: Event): void {
  const runs = listeners.get(type);
  for (const run of [...(runs ?? [])]) {
    try {
      if (runs?.has(run)) run();
    } catch (error) {
      reportError(error);
    }
  }
}
