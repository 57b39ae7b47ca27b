/** Rows that nothing keeps yet: nearly all are of elements that do not exist. How to read a line: see `index.ts`. */
export const later = `
ORD-04 D tickets  the status is asked for at growing pauses, and not while hidden
EVT-10 D client  the version may be polled, and only what changed is read again
NWS-12 S news  three refusals have three wordings
SRC-05 D search  one may search by words, days and country, page by page
PRE-03 S prelaunch  the wording is printed as it is
PRE-04 I prelaunch  without a form nothing is there
PRE-09 S prelaunch  the version of the wording is sent back
PRE-10 S prelaunch  codes and links finish a registration
PRE-12 S prelaunch  a wrong code is told
PRE-14 I prelaunch  number and box enable each other, unless it is implied
PRE-15 I prelaunch  one proven channel is enough
GAL-02 S gallery  no photos are told quietly
GAL-05 S gallery  addresses of photos are read again
`;
