import { warnDeveloper } from './developer.js';

/**
 * Code that an element loads later: once, and again at the next call after a failure. A call during an
 * attempt makes another one if that fails, so that a press after the network returned is not lost to
 * an earlier attempt. On failure the result is undefined; the developer reads why in the console, and
 * the element tells the visitor.
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
