import type { ComplexAttributeConverter } from 'lit';

const off = new Set(['false', '0', 'off', 'no']);

/** `open`, `open=""` and `open="true"` are on: frameworks write booleans in every way. */
export const lenientBoolean: ComplexAttributeConverter<boolean> = {
  fromAttribute: (value) => value !== null && !off.has(value.trim().toLowerCase()),
  toAttribute: (value) => (value ? '' : null),
};
