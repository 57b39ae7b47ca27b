const longAtMost = 1200;
const kept = 2;

/** An example shows the shape, not the whole festival: of a long list, the first two. */
export function shortened(value: unknown): unknown {
  if (Array.isArray(value)) {
    const isLong = JSON.stringify(value).length > longAtMost;
    return (isLong ? value.slice(0, kept) : value).map(shortened);
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, shortened(member)]),
  );
}
