import type { Field, FieldOption } from '../../contract/forms.js';
import type { FormRecord } from '../records/forms.js';
import type { EventRecord, World } from '../state/world.js';

/** The fields of a form, with the options that come from elsewhere filled in. spec L157, L235 */
export function fieldsOf(world: World, form: FormRecord, event: EventRecord | undefined): Field[] {
  return form.fields.map((field) => {
    if (field.source === undefined) return field;
    return { ...field, options: sources[field.source]({ world, form, event }) };
  });
}

interface Origin {
  world: World;
  form: FormRecord;
  event: EventRecord | undefined;
}

const sources: Record<NonNullable<Field['source']>, (origin: Origin) => FieldOption[]> = {
  lineup: ({ world, event }) => artistOptions(world, event),
  stages: ({ event }) => {
    const stages = new Set(event?.sets.map(({ stage }) => stage));
    return [...stages].map((stage) => ({ value: stage, label: stage }));
  },
  merch_items: ({ form }) => (form.merch ?? []).map(({ value, name }) => ({ value, label: name })),
};

/** Everybody on the bill once, in its order; nobody stands behind a placeholder. */
function artistOptions({ artists }: World, event: EventRecord | undefined): FieldOption[] {
  const announced = event?.sets.filter(({ placeholder }) => placeholder === null) ?? [];
  const billed = new Set(announced.flatMap((set) => set.artists));
  const names = new Map(artists.map(({ id, name }) => [id, name]));
  return [...billed].flatMap((id) => {
    const label = names.get(id);
    return label === undefined ? [] : [{ value: id, label }];
  });
}
