import { fold } from '../../src/lineup/fold.js';
import type { FaqSection } from './questions.js';

/** A stretch of a text, in UTF-16 units: from, up to. */
export type Hit = readonly [from: number, to: number];

/** Ids of the questions in which every word of the query occurs, in the order of the feed. */
export function searchQuestions(categories: readonly FaqSection[], query: string): string[] {
  const words = wordsOf(query);
  return categories
    .flatMap(({ questions }) => questions)
    .filter(({ text, plain }) => {
      const folded = fold(`${text} ${plain}`);
      return words.every((word) => folded.includes(word));
    })
    .map(({ id }) => id);
}

/** Where the words of the query stand in a text, from left to right, never overlapping. */
export function hitsIn(text: string, query: string): Hit[] {
  const { folded, origin } = foldedWithOrigin(text);
  const found = wordsOf(query).flatMap((word) => occurrences(folded, word));
  const hits = found.map(([from, to]): Hit => [origin[from] ?? 0, origin[to] ?? text.length]);
  return mergeHits(hits.sort(([one], [other]) => one - other));
}

/** Marks the words of the query in a tree that Lit does not draw. Takes older marks away first. */
export function markHits(tree: Element, query: string): void {
  for (const mark of tree.querySelectorAll('mark[data-hit]')) mark.replaceWith(...mark.childNodes);
  tree.normalize();
  if (wordsOf(query).length === 0) return;
  const walker = document.createTreeWalker(tree, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    // From the end, so that the places of the earlier hits stay right.
    for (const hit of hitsIn(text.data, query).reverse()) wrapIndex(text, hit);
  }
}

function wrapIndex(text: Text, [from, to]: Hit): void {
  const found = text.splitText(from);
  found.splitText(to - from);
  const mark = document.createElement('mark');
  mark.setAttribute('data-hit', '');
  found.replaceWith(mark);
  mark.append(found);
}

function wordsOf(query: string): string[] {
  return fold(query).split(/\s+/).filter(Boolean);
}

/** A letter may fold to none or to two, so each folded place remembers where it came from. */
function foldedWithOrigin(text: string): { folded: string; origin: number[] } {
  let folded = '';
  const origin: number[] = [];
  let place = 0;
  for (const letter of text) {
    const plain = fold(letter) || (letter.trim() ? '' : ' ');
    for (let unit = 0; unit < plain.length; unit++) origin.push(place);
    folded += plain;
    place += letter.length;
  }
  return { folded, origin };
}

function occurrences(text: string, word: string): Hit[] {
  const hits: Hit[] = [];
  for (let from = text.indexOf(word); from >= 0; from = text.indexOf(word, from + word.length)) {
    hits.push([from, from + word.length]);
  }
  return hits;
}

function mergeHits(hits: readonly Hit[]): Hit[] {
  const apart: Hit[] = [];
  for (const [from, to] of hits) {
    const last = apart.at(-1);
    if (last && from <= last[1]) apart[apart.length - 1] = [last[0], Math.max(last[1], to)];
    else apart.push([from, to]);
  }
  return apart;
}
