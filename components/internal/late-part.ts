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
