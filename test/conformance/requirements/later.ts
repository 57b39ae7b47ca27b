/** Rows that nothing keeps yet: nearly all are of elements that do not exist. How to read a line: see `index.ts`. */
export const later = `
ORD-04 D tickets  the status is asked for at growing pauses, and not while hidden
EVT-10 D client  the version may be polled, and only what changed is read again
NWS-12 S news  three refusals have three wordings
SRC-05 D search  one may search by words, days and country, page by page
GAL-02 S gallery  no photos are told quietly
GAL-05 S gallery  addresses of photos are read again
`;
