import { endpoints } from '../../src/contract/endpoints.js';
import { originOf } from '../../src/contract/gap.js';
import type { EndpointName } from '../../src/contract/routes.js';
import { membersOf, schemaParts, type Members } from '../../src/contract/walk.js';

/** What a new element draws of a feed: a text of each entry of a list, else a text of the feed. */
export interface FeedShape {
  /** Member of the feed that holds the entries. */
  list: string | undefined;
  /** Member of an entry. */
  text: string;
  /** An event of the demo world that has some. */
  event: string;
}

type Schema = Members[string];

/** Members that a visitor reads, the most telling first. */
const telling = ['title', 'name', 'question', 'headline', 'label', 'caption', 'ctaLabel'];
const others = ['stage', 'text', 'version'];

/** Of a member that may be null or absent: what it is otherwise. */
function unwrapped(schema: Schema): Schema {
  const [part] = 'wrapped' in schema ? schemaParts(schema) : [];
  return part ? unwrapped(part) : schema;
}

const isText = (schema: Schema | undefined): schema is Schema =>
  schema !== undefined && unwrapped(schema).type === 'string';
const isGap = (schema: Schema | undefined) => schema !== undefined && originOf(schema) === 'gap';

/** What is stated comes before what is not. */
function textIn(members: Members): string | undefined {
  const texts = [...telling, ...others].filter((name) => isText(members[name]));
  return texts.find((name) => !isGap(members[name])) ?? texts[0];
}

/** @throws when the feed has no text that this command knows */
export function shapeOf(operation: EndpointName): FeedShape {
  const members = membersOf(endpoints[operation].data) ?? {};
  const event = operation === 'getPrelaunch' ? 'prelude-2028' : 'meadowlark-2027';
  for (const [list, member] of Object.entries(members)) {
    const [entry] = unwrapped(member).type === 'array' ? schemaParts(unwrapped(member)) : [];
    const entryMembers = entry && membersOf(entry);
    const text = entryMembers && textIn(entryMembers);
    if (text) return { list, text, event };
  }
  const text = textIn(members);
  if (!text) throw new Error(`Of ${operation} nothing is known that a visitor could read.`);
  return { list: undefined, text, event };
}
