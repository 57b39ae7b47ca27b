import fc from '../chance.js';
import * as v from 'valibot';

/** What may stand where the contract only says "some id" or "some text": known ones find more. */
export interface Known {
  ids: string[];
  texts: string[];
}

/** The parts of a valibot schema that say what a value looks like. */
interface Node {
  type: string;
  entries?: Record<string, Node>;
  item?: Node;
  wrapped?: Node;
  key?: Node;
  value?: Node;
  options?: (Node | string)[];
  literal?: string | number | boolean;
  pipe?: (Node & { requirement?: unknown })[];
}

/** Values that the schema accepts, the odd ones included. */
export function arbitraryOf(schema: v.GenericSchema, known: Known): fc.Arbitrary<unknown> {
  return valuesOf(schema as unknown as Node, known).filter((value) => v.is(schema, value));
}

type Make = (node: Node, known: Known) => fc.Arbitrary<unknown>;

const odd = ['', ' ', '0', 'null', '😀', '\u202e', '<b>&"\'', '../..', '__proto__', 'a\u0000b'];

const makers: Record<string, Make> = {
  boolean: () => fc.boolean(),
  null: () => fc.constant(null),
  undefined: () => fc.constant(undefined),
  unknown: () => fc.jsonValue(),
  number: () =>
    fc.oneof(
      { weight: 6, arbitrary: fc.integer({ min: 0, max: 4 }) },
      fc.constantFrom(13, 2 ** 31, 2 ** 53, 1e21, 1e308),
    ),
  string: (node, known) => textOf(node, known),
  literal: ({ literal }) => fc.constant(literal),
  picklist: ({ options = [] }) => fc.constantFrom(...options),
  optional: ({ wrapped }, known) => (wrapped ? valuesOf(wrapped, known) : fc.constant(undefined)),
  nullable: ({ wrapped }, known) => fc.option(valuesOf(wrapped ?? nothing, known), { freq: 3 }),
  nullish: ({ wrapped }, known) => fc.option(valuesOf(wrapped ?? nothing, known), { freq: 3 }),
  array: ({ item }, known) => fc.array(valuesOf(item ?? nothing, known), { maxLength: 3 }),
  union: ({ options = [] }, known) =>
    fc.oneof(...options.map((option) => valuesOf(option as Node, known))),
  record: ({ value }, known) =>
    fc.dictionary(textOf({ type: 'string' }, known), valuesOf(value ?? nothing, known), {
      maxKeys: 4,
    }),
  object: ({ entries = {} }, known) => {
    const members = Object.entries(entries).map(([name, member]) => [
      name,
      valuesOf(member, known),
    ]);
    const isOptional = (name: string) =>
      ['optional', 'nullish'].includes(entries[name]?.type ?? '');
    const requiredKeys = Object.keys(entries).filter((name) => !isOptional(name));
    return fc.record(Object.fromEntries(members) as Record<string, fc.Arbitrary<unknown>>, {
      requiredKeys,
      noNullPrototype: true,
    });
  },
};

const nothing: Node = { type: 'undefined' };

function valuesOf(node: Node, known: Known): fc.Arbitrary<unknown> {
  const make = makers[node.type];
  if (!make) throw new Error(`No values are known for a schema of type ${node.type}.`);
  return make(node, known);
}

/** A piped schema may hold another piped schema. */
const actionsOf = ({ pipe = [] }: Node): (Node & { requirement?: unknown })[] =>
  pipe.flatMap((step) => [step, ...actionsOf(step)]);

function textOf(node: Node, { ids, texts }: Known): fc.Arbitrary<string> {
  const actions = actionsOf(node);
  if (actions.some(({ type }) => type === 'uuid')) {
    if (ids.length === 0) return fc.uuid();
    return fc.oneof(fc.uuid(), { weight: 12, arbitrary: fc.constantFrom(...ids) });
  }
  if (actions.some(({ type }) => type === 'url')) return fc.webUrl();
  const pattern = actions.find(({ type }) => type === 'regex')?.requirement;
  if (pattern instanceof RegExp) return fc.stringMatching(pattern);
  const any = [fc.string(), fc.string({ unit: 'binary' }), fc.constantFrom(...odd)];
  if (texts.length === 0) return fc.oneof(...any);
  return fc.oneof(...any, { weight: 4, arbitrary: fc.constantFrom(...texts) });
}
