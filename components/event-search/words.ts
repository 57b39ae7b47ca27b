import { html } from 'lit';
import type { ListedEvent } from '../internal/listed-events/listed-event.js';
import { fold } from '../../src/lineup/fold.js';

/** The words of a question, without case and accents. */
export const wordsOf = (words: string): string[] => fold(words).split(/\s+/).filter(Boolean);

/** Whether an event says every word itself. */
export function saysAll(
  { name, place, organiser }: ListedEvent,
  words: readonly string[],
): boolean {
  const text = fold([name, place, organiser].join(' '));
  return words.every((word) => text.includes(word));
}

/** The text with the words marked; unmarked where a letter folds to several, which moves places. */
export function markWords(text: string, words: readonly string[]): unknown {
  const folded = fold(text);
  if (words.length === 0 || folded.length !== text.length) return text;
  const places = words
    .flatMap((word) => hitsOf(folded, word))
    .sort(([one], [other]) => one - other);
  let done = 0;
  const pieces = places.flatMap(([from, to]) => {
    if (from < done) return [];
    const before = text.slice(done, from);
    done = to;
    return [before, html`<mark>${text.slice(from, to)}</mark>`];
  });
  return [...pieces, text.slice(done)];
}

function hitsOf(text: string, word: string): [number, number][] {
  const at = text.indexOf(word);
  return at < 0 ? [] : [[at, at + word.length]];
}
