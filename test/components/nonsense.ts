/** What a value that is missing or of another kind leaves in a text: nobody wants to read it. */
export const nonsense =
  /\bnull\b|undefined|\bNaN\b|Infinity|Invalid Date|\[object|function ?\(|\de[+-]\d/;
