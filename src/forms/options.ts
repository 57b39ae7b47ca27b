/** The value is sent, the label is shown. spec L155 */
export interface FieldChoice {
  readonly value: string;
  readonly label: string;
}

export interface LooseOption {
  readonly value?: string | null;
  readonly label?: string | null;
}

/** Beyond this nobody rates any more: a number is written instead. */
const mostPoints = 21;

/** Without those that cannot be sent, and without repetitions. */
export function uniqueOptions(options: readonly (LooseOption | null)[]): FieldChoice[] {
  const unique = new Map<string, FieldChoice>();
  for (const option of options) {
    const { value, label } = option ?? {};
    if (typeof value !== 'string' || !value || unique.has(value)) continue;
    unique.set(value, { value, label: (typeof label === 'string' && label.trim()) || value });
  }
  return [...unique.values()];
}

/** The points of a rating, both ends included; none for bounds that are no scale. spec L156 */
export function pointsBetween(min: unknown, max: unknown): FieldChoice[] {
  const from = typeof min === 'number' ? min : 1;
  const to = typeof max === 'number' ? max : 5;
  const count = to - from + 1;
  if (!Number.isInteger(from) || !Number.isInteger(to)) return [];
  if (count < 2 || count > mostPoints) return [];
  return Array.from({ length: count }, (_, place) => {
    const value = String(from + place);
    return { value, label: value };
  });
}
