/** Rows that nothing keeps yet. How to read a line: see `index.ts`. */
export const later = `
ORD-04 D tickets  the status is asked for at growing pauses, and not while hidden
`;
