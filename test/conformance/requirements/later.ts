/** Rows that nothing keeps yet: nearly all are of elements that do not exist. How to read a line: see `index.ts`. */
export const later = `
ORD-04 D tickets  the status is asked for at growing pauses, and not while hidden
EVT-10 D client  the version may be polled, and only what changed is read again
NWS-07 S news  without HTML the Markdown of an article is shown as text
NWS-09 D news  the page is titled by an article only where its author says so
NWS-10 S news  structured data of an article, or none
NWS-11 S news  an article without tags, author or picture is whole
NWS-12 S news  three refusals have three wordings
ANN-03 S announcements  a category that nobody knows is drawn
ANN-05 D announcements  they are read again now and then, and never while hidden
ANN-06 D announcements  only addresses of the web become links
ANN-08 D announcements  what is new is read out, what was there is not
SRC-05 D search  one may search by words, days and country, page by page
SRC-06 D search  a late answer to an earlier question is dropped
STA-06 S rewards  where a refund stands, and until when a reward may be claimed
RWD-05 S rewards  a reward is claimed
RWD-14 D rewards  days are days where the event is
RWD-16 D rewards  the token comes by property, and its lack is told
PRE-03 S prelaunch  the wording is printed as it is
PRE-04 I prelaunch  without a form nothing is there
PRE-09 S prelaunch  the version of the wording is sent back
PRE-10 S prelaunch  codes and links finish a registration
PRE-12 S prelaunch  a wrong code is told
PRE-14 I prelaunch  number and box enable each other, unless it is implied
PRE-15 I prelaunch  one proven channel is enough
GAL-02 S gallery  no photos are told quietly
GAL-03 S gallery  the middle of a photo is where it says
GAL-04 S gallery  a photo without a credit is whole
GAL-05 S gallery  addresses of photos are read again
GAL-06 D gallery  every photo has words
`;
