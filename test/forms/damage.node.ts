import { describe, it } from 'node:test';
import { expect } from 'chai';
import fc from '../chance.js';
import { readForm, type FormField, type LooseForm } from '../../src/forms/fields.js';
import { options } from './definition.js';

const whole = () => ({
  key: 'party',
  kind: 'feedback',
  eventId: null,
  eventSlug: 'party-2027',
  title: 'How was it?',
  version: 4,
  surface: 'web',
  fields: [
    { id: 'overall', type: 'rating', label: 'All in all?', required: true, min: 1, max: 5 },
    { id: 'again', type: 'radio', label: 'Again?', help: 'Be honest', options: options('x', 'y') },
    { id: 'keep', type: 'checkbox', label: 'What?', options: options('x', 'y', 'z') },
    { id: 'acts', type: 'artist_multiselect', label: 'Who?', source: 'lineup' },
    { id: 'what', type: 'select', label: 'Which?', source: 'merch_items' },
    { id: 'email', type: 'email', label: 'Your email', role: 'email' },
  ],
  merchCatalog: [
    { value: 'tee', name: 'Tee' },
    { value: 'mug', name: 'Mug' },
  ],
});

type Path = readonly (string | number)[];

/** Every place of the document, the document itself left out. */
function placesIn(value: unknown, at: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, member]) => {
    const path = [...at, Array.isArray(value) ? Number(name) : name];
    return [path, ...placesIn(member, path)];
  });
}

function damaged(path: Path, junk: unknown): LooseForm {
  const form = whole();
  const last = path.at(-1)!;
  const holder = path.slice(0, -1).reduce<unknown>((node, name) => Reflect.get(node!, name), form);
  if (junk === undefined) Reflect.deleteProperty(holder!, last);
  else Reflect.set(holder!, last, junk);
  return form;
}

describe('a definition that is damaged in one place', () => {
  const anything = fc.oneof(
    fc.constantFrom(undefined, null, [], {}, '', 0, -1, NaN, true, 'constructor', '__proto__'),
    fc.anything(),
  );
  const shape = ({ id, control, label, options: choices }: FormField) =>
    [id, control, label, choices.map(({ value }) => value).join()].join(' | ');

  it('costs at most the question that is damaged, a thousand times', () => {
    const sound = readForm(whole()).fields.map(shape);
    const hit = new Map<string, number>();
    fc.assert(
      fc.property(fc.constantFrom(...placesIn(whole())), anything, (path, junk) => {
        const fields = readForm(damaged(path, junk)).fields.map(shape);
        const [member, place] = path;
        hit.set(String(member), (hit.get(String(member)) ?? 0) + 1);
        const spared = sound.filter((_, index) => {
          if (member === 'merchCatalog') return index !== 4;
          return member !== 'fields' || (place !== undefined && index !== place);
        });
        for (const field of spared) expect(fields).to.include(field);
      }),
      { numRuns: 1000 },
    );
    // The test reached every part of the document.
    expect([...hit.keys()].sort()).to.deep.equal(Object.keys(whole()).sort());
  });

  it('costs nothing but its own options where the catalogue is damaged', () => {
    for (const merchCatalog of [null, 7, 'x', {}, [null, 7]]) {
      const ids = readForm({ ...whole(), merchCatalog }).fields.map(({ id }) => id);
      expect(ids).to.deep.equal(['overall', 'again', 'keep', 'acts', 'email']);
    }
  });
});
