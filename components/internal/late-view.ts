import { latePart } from './late-part.js';

/** A view that most visitors never see, loaded when it is needed. */
export interface LateView<View> {
  /** Undefined until it is loaded. */
  readonly view: View | undefined;
  /** It failed to load; the next `load()` tries again. */
  readonly isMissing: boolean;
  /** Loads it at the first call, then updates the element. */
  load(): Promise<View | undefined>;
}

/** @param what it is for, as in “could not load …” */
export function lateView<View>(
  host: Element & { requestUpdate(): void },
  what: string,
  load: () => Promise<View>,
): LateView<View> {
  let view: View | undefined;
  let isMissing = false;
  const fetch = latePart(host, what, async () => {
    view = await load();
    host.requestUpdate();
    return view;
  });
  return {
    get view() {
      return view;
    },
    get isMissing() {
      return isMissing;
    },
    async load() {
      const came = await fetch();
      const isNew = !came && !isMissing;
      isMissing = !came;
      // Once only: many a draw asks for it, and would so without an end.
      if (isNew) host.requestUpdate();
      return came;
    },
  };
}
