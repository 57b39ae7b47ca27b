import type { ComplexAttributeConverter } from 'lit';

const off = new Set(['false', '0', 'off', 'no']);

/** `open`, `open=""` and `open="true"` are on: frameworks write booleans in every way. */
export const isOn = (value: string | boolean | null | undefined): boolean =>
  value != null && !off.has(String(value).trim().toLowerCase());

export const lenientBoolean: ComplexAttributeConverter<boolean> = {
  fromAttribute: isOn,
  toAttribute: (value) => (value ? '' : null),
};
