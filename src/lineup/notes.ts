import type { Slot } from '../contract/lineup.js';

/** What the organiser says about a set: of an unannounced one what it will be, and how it is played. */
export function notesOf({ artists, placeholderDescription, setNote }: Slot): string[] {
  const promise = artists.length === 0 && placeholderDescription;
  return [promise, setNote].filter((text): text is string => Boolean(text));
}
