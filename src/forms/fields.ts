import { pointsBetween, uniqueOptions, type Choice, type LooseOption } from './options.js';
import { meaningOf, type Meaning } from './roles.js';

/**
 * How a question is asked: `text` grows with what is written, `line` is one line, `picker` chooses
 * several out of many.
 */
export type Control = 'rating' | 'radio' | 'checkbox' | 'select' | 'picker' | 'text' | 'line';

/** A question as it is drawn. */
export interface Field extends Meaning {
  /** Unique in the form and fit for a document: ids of the service may be anything. */
  readonly key: string;
  /** The answer is sent under this id. */
  readonly id: string;
  readonly control: Control;
  readonly label: string;
  readonly help: string;
  readonly required: boolean;
  /** What may be answered; empty for what is written. The points of a rating are options too. */
  readonly options: readonly Choice[];
  /** Where the options come from, such as `merch_items`. */
  readonly source: string;
}

export interface Form {
  readonly kind: string;
  readonly title: string;
  readonly version: number | undefined;
  /** The event it belongs to; empty for a form of the organisation. */
  readonly eventSlug: string;
  readonly fields: readonly Field[];
}

type Loose<Name extends string> = { readonly [Key in Name]?: string | null };

/** The definition as a service may really send it: any member may be missing. */
export interface LooseForm extends Loose<'kind' | 'title' | 'eventSlug'> {
  readonly version?: number | null;
  readonly fields?: readonly (LooseField | null)[] | null;
}

export interface LooseField extends Loose<'id' | 'type' | 'label' | 'help' | 'role' | 'source'> {
  readonly required?: boolean | null;
  readonly options?: readonly (LooseOption | null)[] | null;
  readonly min?: number | null;
  readonly max?: number | null;
}

/** More options than this are searched rather than read. */
const readUpTo = 8;

/** The form as it is drawn: in the organiser's order, without what cannot be answered. */
export function readForm({ kind, title, version, eventSlug, fields }: LooseForm): Form {
  const seen = new Set<string>();
  const questions = (Array.isArray(fields) ? fields : []).flatMap((loose: LooseField | null) => {
    const field = loose && readField(loose, `f${seen.size}`);
    // Two answers under one id would overwrite each other.
    if (!field || seen.has(field.id)) return [];
    seen.add(field.id);
    return [field];
  });
  return {
    kind: words(kind),
    title: words(title),
    version: typeof version === 'number' ? version : undefined,
    eventSlug: words(eventSlug),
    fields: questions,
  };
}

/** Several answers at once, sent as an array. spec L230 */
export const isMultiple = ({ control }: Field): boolean =>
  control === 'checkbox' || control === 'picker';

/** Written rather than chosen. */
export const isWritten = ({ control }: Field): boolean => control === 'text' || control === 'line';

function readField(loose: LooseField, key: string): Field | undefined {
  const id = words(loose.id);
  const required = loose.required === true;
  const type = words(loose.type);
  const options = type === 'rating' ? pointsBetween(loose.min, loose.max) : optionsOf(loose, type);
  const meaning = meaningOf(type, words(loose.role), id);
  const control = controlOf(type, options.length, meaning);
  // A choice without anything to choose: there is nothing to say, unless it must be said.
  if (!id || (!options.length && chosen.has(type) && type !== 'rating' && !required)) {
    return undefined;
  }
  return {
    ...meaning,
    key,
    id,
    control,
    label: words(loose.label) || id,
    help: words(loose.help),
    required,
    options,
    source: words(loose.source),
  };
}

const chosen = new Set(['rating', 'radio', 'checkbox', 'select', 'artist_multiselect']);

function optionsOf({ options }: LooseField, type: string): Choice[] {
  return chosen.has(type) && Array.isArray(options) ? uniqueOptions(options) : [];
}

function controlOf(type: string, options: number, { autocomplete }: Meaning): Control {
  if (options > 0) {
    if (type !== 'artist_multiselect') return type as Control;
    return options > readUpTo ? 'picker' : 'checkbox';
  }
  // A type that nobody knows is one line of text. spec L195
  return type === 'text' && !autocomplete ? 'text' : 'line';
}

function words(text: unknown): string {
  return typeof text === 'string' ? text.trim() : '';
}
