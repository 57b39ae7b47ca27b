import { warnDeveloper } from './developer.js';

/**
 * What an element fetches later: once, and anew at the next call after it could not be fetched.
 * Undefined then; the developer reads why, and the element says what it means for the visitor.
 * @param what it is for, as in “could not load …”
 */
export function latePart<Part>(
  host: Element,
  what: string,
  load: () => Promise<Part>,
): () => Promise<Part | undefined> {
  let coming: Promise<Part | undefined> | undefined;
  return () =>
    (coming ??= load().catch((error: unknown) => {
      coming = undefined;
      warnDeveloper(host, `could not load ${what}.`, error);
      return undefined;
    }));
}
