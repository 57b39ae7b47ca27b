import { latePart } from './late-part.js';

/** A view that most visitors never see, loaded when it is needed. */
export interface LateView<View> {
  /** Undefined until it is loaded. */
  readonly view: View | undefined;
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
