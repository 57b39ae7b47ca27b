/** Rows that nothing keeps yet. How to read a line: see `index.ts`. */
export const later = '';
