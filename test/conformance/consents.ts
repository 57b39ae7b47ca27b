import { readItems, readObject, type LooseObject } from '../../src/contract/loose.js';

/** A box of the checkout with its wording, however the service calls it. */
export interface ConsentBox {
  readonly key: string;
  readonly text: string;
}

const namesOfKeys = ['key', 'id', 'name', 'slug', 'code', 'box', 'type'];
const namesOfTexts = ['text', 'wording', 'label', 'statement', 'body', 'copy'];
/** What the specification names beside the boxes. spec L189 */
const notBoxes = ['legal', 'formVersion'];

/**
 * The boxes of a checkout: a list of objects that name and word them, or an object of wordings. The
 * specification says that there are three, and not what they are called. spec L189
 * @param checkout as it came
 */
export function consentBoxesOf(checkout: unknown): ConsentBox[] {
  const members = Object.entries(readObject(checkout)).filter(([name]) => !notBoxes.includes(name));
  const inOrder = members.sort(([a], [b]) => Number(isNamed(b)) - Number(isNamed(a)));
  for (const [, member] of inOrder) {
    const boxes = Array.isArray(member) ? listed(member) : mapped(readObject(member));
    if (boxes.length > 0) return boxes;
  }
  return [];
}

const isNamed = (name: string) => /consent|box/i.test(name);

const listed = (items: unknown[]): ConsentBox[] =>
  complete(
    readItems(items).map((item) => [
      textAt(readObject(item), namesOfKeys),
      textAt(readObject(item), namesOfTexts),
    ]),
  );

const mapped = (members: LooseObject): ConsentBox[] =>
  complete(
    Object.entries(members).map(([key, member]) => [
      key,
      typeof member === 'string' ? member : textAt(readObject(member), namesOfTexts),
    ]),
  );

/** All of them or none: a list of which one is no box is no list of boxes. */
const complete = (pairs: (readonly [string, string])[]): ConsentBox[] =>
  pairs.every(([key, text]) => key && text) ? pairs.map(([key, text]) => ({ key, text })) : [];

const textAt = (from: LooseObject, names: readonly string[]): string =>
  names.map((name) => from[name]).find((value) => typeof value === 'string') ?? '';
