/** What `<tag>-loaded` tells: also when new data replaced older data. */
export interface FeedLoaded {
  /** Slug the element asked for; absent from an element about something else. */
  readonly event?: string;
  /** Key of the form the element asked for, where it is about one. */
  readonly form?: string;
  /** Slug of the organiser the element asked for, likewise. */
  readonly organiser?: string;
}

/** What `<tag>-failed` tells. */
export interface FeedFailed extends FeedLoaded {
  /** The service's code, or ours: `network`, `timeout`, `bad_answer`, … */
  readonly code: string;
}

/** An event that leaves the shadow root. False when a listener cancelled it. */
export function dispatch(
  target: EventTarget,
  name: string,
  detail: unknown,
  options: { cancelable?: boolean } = {},
): boolean {
  const event = new CustomEvent(name, { detail, bubbles: true, composed: true, ...options });
  return target.dispatchEvent(event);
}

declare global {
  interface DocumentEventMap {
    /** Asks every element where it is. Each answers with `event-found`. */
    'event-find': Event;
  }
  interface GlobalEventHandlersEventMap {
    /** An element says that it is on the page. Leaves shadow roots. */
    'event-found': CustomEvent<null>;
  }
}
