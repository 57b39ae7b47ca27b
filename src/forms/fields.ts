import { readText } from '../contract/loose.js';
import { pointsBetween, uniqueOptions, type FieldChoice, type LooseOption } from './options.js';
import { meaningOf, type Meaning } from './roles.js';
import { feedOf, productOptions, type LineupOptions } from './sources.js';

/**
 * How a question is asked: `text` grows with what is written, `line` is one line, `picker` chooses
 * several out of many, `tick` is one box, `pending` waits for its options.
 */
export type FieldControl =
  | 'rating'
  | 'radio'
  | 'checkbox'
  | 'select'
  | 'picker'
  | 'text'
  | 'line'
  | 'tick'
  | 'pending';

/** A question as it is drawn. */
export interface FormField extends Meaning {
  /** Unique in the form and fit for a document: ids of the service may be anything. */
  readonly key: string;
  /** The answer is sent under this id. */
  readonly id: string;
  readonly control: FieldControl;
  /** Sent as an array, even of one. spec L230 */
  readonly several: boolean;
  readonly label: string;
  readonly help: string;
  readonly required: boolean;
  /** What may be answered; empty for what is written. The points of a rating are options too. */
  readonly options: readonly FieldChoice[];
  /** Where the options come from, such as `merch_items`. */
  readonly source: string;
  /** Asked only once the field of that id has an answer. */
  readonly after?: string;
}

export interface Form {
  readonly kind: string;
  readonly title: string;
  readonly version: number | undefined;
  /** The event it belongs to; empty for a form of the organisation. */
  readonly eventSlug: string;
  readonly fields: readonly FormField[];
}

type Loose<Name extends string> = { readonly [Key in Name]?: string | null };

/** The definition as a service may really send it: each member may be missing. */
export interface LooseForm extends Loose<'kind' | 'title' | 'eventSlug'> {
  readonly version?: number | null;
  readonly fields?: readonly (LooseField | null)[] | null;
  readonly merchCatalog?: unknown;
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
export function readForm(definition: LooseForm, sources: LineupOptions = {}): Form {
  const { kind, title, version, eventSlug, fields, merchCatalog } = definition;
  const seen = new Set<string>();
  const questions = (Array.isArray(fields) ? fields : []).flatMap(
    (loose: LooseField | null, place) => {
      const options = loose && optionsOf(loose, sources, merchCatalog);
      const field = options && readField(loose, `f${place}`, options);
      // Two answers under one id would overwrite each other.
      if (!field || seen.has(field.id)) return [];
      seen.add(field.id);
      return [field];
    },
  );
  return {
    kind: readText(kind),
    title: readText(title),
    version: typeof version === 'number' ? version : undefined,
    eventSlug: readText(eventSlug),
    fields: questions,
  };
}

/** Several answers at once may be chosen. */
export const isMultiple = ({ control }: FormField): boolean =>
  control === 'checkbox' || control === 'picker';

/** Written rather than chosen. */
export const isWritten = ({ control }: FormField): boolean =>
  control === 'text' || control === 'line';

/** Undefined for a choice without anything to choose: nothing to say, unless it must be said. */
function readField(loose: LooseField, key: string, offer: Offer): FormField | undefined {
  const id = typeof loose.id === 'string' ? loose.id : '';
  const required = loose.required === true;
  const type = readText(loose.type);
  const meaning = meaningOf(type, readText(loose.role), id);
  if (!id || (offer === 'nothing' && !required)) return undefined;
  return {
    ...meaning,
    key,
    id,
    control: controlOf(type, offer, meaning),
    several: type === 'checkbox' || type === 'artist_multiselect',
    label: readText(loose.label) || id.trim() || key,
    help: readText(loose.help),
    required,
    options: Array.isArray(offer) ? offer : [],
    source: readText(loose.source),
  };
}

/** What a field lets one choose; `none` where it is written, `nothing` where there is none left. */
type Offer = readonly FieldChoice[] | 'pending' | 'none' | 'nothing';

const chosen = new Set(['radio', 'checkbox', 'select', 'artist_multiselect']);

function optionsOf(loose: LooseField, sources: LineupOptions, catalogue: unknown): Offer {
  const type = readText(loose.type);
  if (type === 'text' || type === 'email') return 'none';
  if (type === 'rating') return offered(pointsBetween(loose.min, loose.max), 'none');
  const options = Array.isArray(loose.options) ? uniqueOptions(loose.options) : [];
  if (options.length > 0) return options;
  const source = readText(loose.source);
  const feed = feedOf(type, source);
  if (feed) return fromFeed(sources[feed]);
  const products = source === 'merch_items' ? productOptions(catalogue) : [];
  return offered(products, chosen.has(type) ? 'nothing' : 'none');
}

function fromFeed(options: readonly FieldChoice[] | null | undefined): Offer {
  if (options === undefined) return 'pending';
  return options ? offered(options, 'nothing') : 'none';
}

const offered = (options: readonly FieldChoice[], otherwise: Offer): Offer =>
  options.length > 0 ? options : otherwise;

function controlOf(type: string, offer: Offer, { autocomplete }: Meaning): FieldControl {
  if (offer === 'pending') return 'pending';
  if (!Array.isArray(offer)) {
    // A type that nobody knows is one line of text. spec L195
    return type === 'text' && !autocomplete ? 'text' : 'line';
  }
  const isLong = offer.length > readUpTo;
  if (type === 'artist_multiselect') return isLong ? 'picker' : 'checkbox';
  if (type === 'rating' || chosen.has(type)) return type as FieldControl;
  return isLong ? 'select' : 'radio';
}
