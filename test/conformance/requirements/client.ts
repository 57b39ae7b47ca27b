/** What every page of a visitor owes, whichever element is in it. How to read a line: see `index.ts`. */
export const client = `
ENV-01 S client  an answer is read only where it is apiVersion 1 with data
ENV-05 D client  an answer that is no JSON, or half of it, ends in words and a retry
ENV-06 I client  another apiVersion is refused in plain words
ENV-08 S client  the web is named as surface wherever an operation takes one
ENV-12 S widgets  what is null leaves no trace, neither words nor separators
ENV-13 S widgets  members that nobody knows change nothing
ENV-14 I widgets  values that nobody knows are drawn in a neutral way
ENV-26 I widgets  days and times are those of the event, wherever the visitor is
EVT-03 I client  a path to the shop is resolved against the service
EVT-10 D widgets  the version may be polled, and only what changed is read again
PRC-01 I client  money stays whole minor units
PRC-18 D client  money is written as the language and the currency have it
RES-17 I client  no header is sent that a preflight would not allow
AUT-01 S client  the key travels in one header
AUT-10 S client  where a key is asked for everywhere, it is sent everywhere
AUT-14 D client  a secret key never leaves the page, however it is spelled
AUT-15 D widgets  help about keys is for the developer, visitors read neutral words
AUT-16 D client  what is refused for its key or origin is not tried again
AUT-17 D client  another key asks anew and forgets the old answers
COR-09 D client  behind a failure without words the developer is told of the allowed list
COR-10 D client  a wait that the browser hides has a default
COR-13 D client  no cookies are sent
ERR-22 D client  details of a refusal are welcome and never needed
ERR-23 I widgets  a code that nobody knows has neutral words, and none of the service
ERR-24 D client  the code decides, never the status
LIM-10 D client  a wait that is asked for is kept and told, up to a minute
CAC-04 S client  tickets and plans are never taken from a cache
CAC-05 D client  no error is kept as an answer
CAC-06 D client  two that ask the same share one request
CAC-07 D client  feeds are young for a minute, tickets never, each by address and key
CAC-08 D widgets  what is shown stays when a refresh fails
CAC-09 D client  nothing of a feed is left in the browser
VER-01 S client  every address begins with /v1
VER-02 S client  members and endpoints that are added break nothing
VER-03 S client  the version that was seen is sent back as evidence
VER-04 S client  keys at every endpoint change nothing for visitors
`;
