/** Samples of one measure, and how they are told. */

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const [low = NaN, high = NaN] = [sorted[(sorted.length - 1) >> 1], sorted[middle]];
  return (low + high) / 2;
}

/** `1,234 (1,200–1,300)`: the median, the least and the most. */
export function spread(values: readonly number[], digits = 0): string {
  if (values.length === 0) return '–';
  const show = (value: number) =>
    value.toLocaleString('en-GB', {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
  const [least, most] = [show(Math.min(...values)), show(Math.max(...values))];
  const middle = show(median(values));
  return least === most ? middle : `${middle} (${least}–${most})`;
}

export interface Table {
  /** Between its markers in docs/performance.md. */
  readonly name: string;
  readonly caption: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export const drawTable = ({ caption, head, rows }: Table): string =>
  [
    caption,
    '',
    `| ${head.join(' | ')} |`,
    `| ${head.map((_, column) => (column ? '---:' : '---')).join(' | ')} |`,
    ...rows.map((row) => `| ${row.join(' | ')} |`),
  ].join('\n');
