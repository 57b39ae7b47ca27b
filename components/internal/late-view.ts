import { latePart } from './late-part.js';

/** Draws something that most visitors never see, and comes when it is needed. */
export interface LateView<View> {
  /** Undefined until it has come. */
  readonly view: View | undefined;
  /** It could not be fetched; the next `load()` tries again. */
  readonly isMissing: boolean;
  /** Fetches it at the first call; draws the element anew once it is there. */
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
