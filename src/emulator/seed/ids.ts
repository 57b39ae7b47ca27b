/** Gives the same UUID for the same seed, kind and name, so that links into the demo world last. */
export type Identify = (kind: string, name: string) => string;

/** One offset and one odd multiplier for each 32-bit quarter of the identifier. */
const quarters = [
  { offset: 0x811c9dc5, prime: 0x01000193 },
  { offset: 0x9e3779b9, prime: 0x85ebca6b },
  { offset: 0x7f4a7c15, prime: 0xc2b2ae35 },
  { offset: 0x2545f491, prime: 0x27d4eb2f },
];

export function identifier(seed: number): Identify {
  return (kind, name) => {
    const text = `${seed}/${kind}/${name}`;
    return toUuid(quarters.map((quarter) => hash(text, quarter.offset, quarter.prime)).join(''));
  };
}

/** FNV-1a with a final avalanche: eight hexadecimal digits. */
function hash(text: string, offset: number, prime: number): string {
  let state = offset;
  // By place, not by `for … of`: that would make a text of every character of thousands of names.
  for (let place = 0; place < text.length; place += 1) {
    const character = text.codePointAt(place) ?? 0;
    if (character > 0xffff) place += 1;
    state = Math.imul(state ^ character, prime);
    state ^= state >>> 15;
  }
  state = Math.imul(state ^ (state >>> 16), 0x7feb352d);
  state = Math.imul(state ^ (state >>> 15), 0x846ca68b);
  return ((state ^ (state >>> 16)) >>> 0).toString(16).padStart(8, '0');
}

/** Version 8 is the one RFC 9562 leaves to the maker; the variant digit is 8, 9, a or b. */
function toUuid(hex: string): string {
  const variant = '89ab'.charAt(parseInt(hex.charAt(16), 16) % 4);
  const third = `8${hex.slice(13, 16)}`;
  const fourth = `${variant}${hex.slice(17, 20)}`;
  return [hex.slice(0, 8), hex.slice(8, 12), third, fourth, hex.slice(20, 32)].join('-');
}
