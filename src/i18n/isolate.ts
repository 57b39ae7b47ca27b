/** What somebody else wrote, in a sentence of ours: in its own direction, with its marks at its own end. */
export const isolate = (text: string): string => `\u2068${text}\u2069`;
