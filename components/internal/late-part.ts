import { warnDeveloper } from './developer.js';

/**
 * What an element fetches later: once, and anew at the next call after it could not be fetched.
 * A call that meets an attempt under way gets another one if that one fails: a press made after
 * the network came back must not be lost to an attempt from before.
 * Undefined then; the developer reads why, and the element says what it means for the visitor.
 * @param what it is for, as in “could not load …”
 */
export function latePart<Part>(
  host: Element,
  what: string,
  load: () => Promise<Part>,
): () => Promise<Part | undefined> {
  let coming: Promise<Part | undefined> | undefined;
  const start = () =>
    (coming ??= load().catch((error: unknown) => {
      coming = undefined;
      warnDeveloper(host, `could not load ${what}.`, error);
      return undefined;
    }));
  return () => (coming ? coming.then((part) => part ?? start()) : start());
}

/** Draws something that most visitors never see, and comes when it is needed. */
export interface LateView<View> {
  /** Undefined until it has come. */
  readonly view: View | undefined;
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
  const fetch = latePart(host, what, async () => {
    view = await load();
    host.requestUpdate();
    return view;
  });
  return {
    get view() {
      return view;
    },
    load: fetch,
  };
}
