type Tree = Record<string, unknown>;

const isTree = (value: unknown): value is Tree =>
  Array.isArray(value) ||
  (typeof value === 'object' && !!value && Object.getPrototypeOf(value) === Object.prototype);

/** Deeper members count as changed. The limit protects the stack; no feed is so deep. */
const deepest = 200;

/**
 * `after`, with every part that equals its counterpart in `before` replaced by that very object, so
 * that a list draws again only the rows that changed. Written into `after`, which must be fresh and
 * plain, as `JSON.parse` gives it; anything else counts as changed unless it is the same object.
 */
export function keepEqualParts<T>(before: unknown, after: T, depth = 0): T {
  if (
    depth > deepest ||
    !isTree(before) ||
    !isTree(after) ||
    Array.isArray(before) !== Array.isArray(after)
  ) {
    return after;
  }
  const names = Object.keys(after);
  let equal = names.length === Object.keys(before).length;
  for (const name of names) {
    const part = keepEqualParts(before[name], after[name], depth + 1);
    (after as Tree)[name] = part;
    equal &&= Object.hasOwn(before, name) && Object.is(before[name], part);
  }
  return equal ? (before as T) : after;
}
