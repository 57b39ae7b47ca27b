/** What each element owes its visitors. How to read a line: see `index.ts`. */
export const elements = `
LIN-03 S lineup  sets are grouped by day and by stage
LIN-07 S lineup  a set past midnight reads as a range, and is never negative
LIN-09 S lineup  tiers keep the order of the service, whatever they are called
LIN-11 S lineup  an act to come shows its label
LIN-12 D lineup  and words of ours where it has none
LIN-13 S lineup  what is said of an act to come is shown
LIN-14 S lineup  featured acts stand out, and nobody is left out for it
LIN-15 S lineup  the moment a set was made is not printed
LIN-17 S lineup  a note stands at its own set alone
LIN-18 S lineup  the roster of a shared set is whole, its lead once
LIN-20 S lineup  no picture and no genres leave nothing broken
LIN-22 S lineup  the label of a place is preferred to its parts
LIN-25 S lineup  pictures are known by their address, not by their artist
LIN-26 I lineup  an empty line-up says so in a friendly way
LIN-27 S lineup  three refusals have three wordings
LIN-28 D lineup  structured data is in the page once, and gone with its element
LIN-29 D lineup  sets before six in the morning belong to the night they continue
LIN-30 I lineup  texts of the organiser are text
ART-05 S lineup  a profile without genres is whole
ART-07 I lineup  a platform that nobody knows is still linked
ART-08 D lineup  only addresses of the web become links
ART-09 I lineup  a biography is text
ART-12 S lineup  a profile shows the label of a place
FAQ-02 S faq  categories and questions keep the order of the organiser
FAQ-03 S faq  a category without an id is a category
FAQ-06 S faq  answers are cleaned once more before they are drawn
FAQ-11 I faq  no questions, or a category without any, leave no empty headings
FAQ-12 S faq  three refusals have three wordings
FAQ-13 D faq  links of answers are safe
FRM-05 S form  fields keep the order of the organiser
FRM-07 S form  a field is optional unless it says otherwise
FRM-08 S form  every known type has its own native control
FRM-09 D form  any other type is a line of text that can be sent
FRM-10 S form  the label is shown and the value is sent
FRM-11 S form  a rating has its two ends
FRM-15 I form  roles that nobody knows are ignored
FRM-17 S form  answers go to the address of the form
FRM-18 S form  each kind of field is sent in its own shape
FRM-19 D form  what was left open is not sent
FRM-22 S form  the version of the form is sent back
FRM-25 S form  how the address is verified is told
FRM-26 S form  how the number is verified is told
FRM-28 S form  whatever goes wrong, nothing typed is lost
FRM-30 D form  a double press sends once, a lost answer is asked about
MER-03 S merch  prices are written with the digits of their currency
MER-04 S merch  sizes and colours keep their order
MER-05 S merch  a colour without a photo is drawn
MER-06 S merch  a colour that is out of stock is shown and cannot be had
MER-07 S merch  the logo is tinted as its zone and its cloth say
MER-08 S merch  a print stands where its zone says, at any size
MER-09 S merch  a product may have one side only
MER-10 S merch  without a logo of its own the event's is printed
MER-11 S merch  a print ends where the cloth ends
MER-12 I merch  a logo that must not be recoloured is not
MER-13 S form  a form without a catalogue works without a preview
TIX-04 S tickets  without a price with fees the bare one is shown, and so told
TIX-05 I tickets  the price with fees stands everywhere
TIX-06 S tickets  what opens later cannot be chosen
TIX-07 S tickets  what is sold out is seen and cannot be chosen
TIX-12 S tickets  the label of a discount is printed as it is
TIX-14 S tickets  discounts of a kind nobody knows show their label
TIX-16 S tickets  the terms are linked inside the sentence, or behind it
TIX-17 S tickets  who sells is printed
TIX-19 S tickets  the two lines about refunds stand at the tickets
TIX-21 S tickets  the code goes with quote and reserve
TIX-22 D tickets  a code that does nothing is told, and the feed stays
TIX-25 I tickets  no releases and no checkout are told in words
TIX-26 I tickets  releases keep the order of the organiser
TIX-27 I tickets  a choice begins at the least there may be, and ends at the most
TIX-28 S tickets  the feed is read again whenever it may have changed
PRC-17 D tickets  sums are the service's; one of ours is called an estimate
QUO-02 S tickets  a quote carries the code
QUO-04 D tickets  only the newest quote is shown
RES-05 S tickets  discounts at other events are told with event, discount and lifetime
DET-03 S tickets  the version of the wording is sent back
DET-04 D tickets  wording that changed is asked anew
DET-05 I tickets  boxes start empty, and are sent as they are
DET-06 S tickets  somebody else's code can be put right, the hold stays
DET-08 D tickets  a hold that ends keeps what was typed
PAY-02 D tickets  each way to pay that we know is offered
FRE-04 D tickets  sums of the service decide whether there is something to pay
ORD-02 S tickets  minted codes are shown when they are there
ORD-03 D tickets  the status decides, not the way back
ORD-04 D tickets  the status is asked for at growing pauses, and not while hidden
ORD-05 D tickets  an order that nobody knows is forgotten
ORD-06 D tickets  a wrong clock does not mislead about the hold
ORD-07 D tickets  the token is nowhere to be read
STA-09 I tickets  a release opens at its time
STA-10 D tickets  what opens later says when, or after what
SUB-01 S form  a signup goes to the event
SUB-03 S form  a code confirms, or it is told what is wrong with it
SUB-04 S form  link and code can be sent again
SUB-08 D form  sending again rests for half a minute, the code can be pasted
NWS-07 S news  without HTML the Markdown of an article is shown as text
NWS-09 D news  the page is titled by an article only where its author says so
NWS-10 S news  structured data of an article, or none
NWS-11 S news  an article without tags, author or picture is whole
ANN-03 S announcements  a category that nobody knows is drawn
ANN-05 D announcements  they are read again now and then, and never while hidden
ANN-06 D announcements  only addresses of the web become links
ANN-08 D announcements  what is new is read out, what was there is not
SRC-06 D search  a late answer to an earlier question is dropped
GAL-03 S gallery  the middle of a photo is where it says
GAL-04 S gallery  a photo without a credit is whole
GAL-06 D gallery  every photo has words
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
NWS-12 S news  three refusals have three wordings
SRC-05 D search  one may search by words, days and country, page by page
GAL-02 S gallery  no photos are told quietly
GAL-05 S gallery  addresses of photos are read again
`;
