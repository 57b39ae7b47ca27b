import { fieldsOf } from '../rules/form-fields.js';
import { merchProduct } from '../rules/merch.js';
import type { Handler } from './handler.js';

/** spec L135-143 */
export const getForm: Handler<'getForm'> = ({ state, form, event, surface }) => ({
  key: form.key,
  kind: form.kind,
  eventId: event?.id ?? null,
  eventSlug: event?.slug ?? null,
  title: form.title,
  version: form.version,
  surface,
  fields: fieldsOf(state.world, form, event),
  ...(form.merch && { merchCatalog: form.merch.map((product) => merchProduct(state, product)) }),
});
