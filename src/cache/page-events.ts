type Listener = (event: Event) => void;

const listeners: Record<string, Set<Listener> | undefined> = {};

/**
 * One listener of the page for all widgets and all their parts, for as long as any of them asks: each
 * widget would bring several of its own.
 * @param page the same for all who listen to a type
 */
export function addPageListener(type: string, run: Listener, page: EventTarget = window): void {
  const runs = (listeners[type] ??= new Set());
  if (runs.add(run).size === 1) page.addEventListener(type, runAll);
}

export function removePageListener(type: string, run: Listener, page: EventTarget = window): void {
  listeners[type]?.delete(run);
  if (!listeners[type]?.size) page.removeEventListener(type, runAll);
}

/** As listeners of their own would be called: none keeps another from its turn. */
function runAll(event: Event): void {
  const runs = listeners[event.type];
  for (const run of new Set(runs)) {
    try {
      if (runs?.has(run)) run(event);
    } catch (error) {
      reportError(error);
    }
  }
}
