/** Keys, origins, refusals, limits, caching, webhooks, versions, and the emulator itself. */
export const gates = `
AUT-01 S http  the key travels in its header
AUT-02 S http  where a key is required, none is a refusal
AUT-03 S http  where it is not, any is ignored
AUT-04 S http  a wrong, revoked, foreign or other event's key is refused
AUT-05 I http  an event's key opens its earlier slugs
AUT-06 I http  an organiser's key opens all that is its own
AUT-07 D http  an event's key opens no form of the whole organisation
AUT-08 S http  six operations ask for no key today
AUT-09 I http  the rest of the feeds do
AUT-10 S http  that those six will ask can be tried
AUT-11 S http  selling asks everybody for a key
AUT-12 S http  public writes are guarded by key, page and address
AUT-13 S http  a secret key is for servers
COR-01 S http  a preflight needs no key
COR-02 I http  a preflight allows the headers that are used
COR-03 S http  an allowed page is named, and Vary says so
COR-04 S http  another page is refused
COR-05 S http  a server has no page
COR-06 D http  what counts as the same domain
COR-07 D http  a page without an origin is never allowed
COR-08 S http  search allows every page
COR-10 D http  a page may read how long to wait
COR-11 I http  an allowed page may read refusals
COR-12 D http  a preflight is good for ten minutes
COR-13 D http  there are no cookies
COR-14 D page  the page's own emulator hides what a browser hides
ERR-01 S http  unauthorized is 401
ERR-02 S http  origin_not_allowed is 403
ERR-03 S http  not_found is 404
ERR-04 S http  bad_request is 400
ERR-05 S http  unknown_release is 400
ERR-06 S http  consent_text_mismatch is 400
ERR-07 S http  promo_used_up is 409
ERR-08 S http  plan_unavailable is 409
ERR-09 S http  too_many_holds is 429 with a wait
ERR-10 S http  not_on_sale is a refusal
ERR-11 S http  payment_required is a refusal
ERR-12 S http  nothing_to_pay is a refusal
ERR-13 S http  promo_not_yours is a refusal
ERR-14 S http  the two refusals about consent
ERR-15 S http  claim_closed is 422
ERR-16 S http  reward_not_found is 404
ERR-17 S http  reward_not_claimable is 409
ERR-18 S http  reward_not_sent_later is 422
ERR-19 S http  the two refusals about choices are 422
ERR-20 S http  turnstile_failed is never answered
ERR-21 D http  our own codes have their statuses
ERR-22 D http  details of a refusal are an extra
ERR-25 D http  what is looked at first, second and last
ERR-26 D http  a body that is no JSON is a bad request
LIM-01 S http  reading forms has a limit that can be switched on
LIM-02 S http  sending forms too
LIM-03 S http  so has writing to one address
LIM-04 S http  so have live holds
LIM-05 D http  the wait is for the oldest hold
LIM-06 S http  fifteen minutes for a hold
LIM-07 S http  a day for a token
LIM-08 S http  three limits of length and number
LIM-09 D http  an emoji is one character
LIM-11 D http  long answers and large bodies are refused
CAC-01 S http  reads may be kept for a minute by shared caches
CAC-02 S http  announcements may not
CAC-03 S http  writes may not, refused or not
WHK-01 S webhook  changes are told per event and kind
WHK-02 S webhook  two minutes after the last of them
WHK-03 S webhook  and fifteen after the first, at the latest
WHK-04 S webhook  the last change is never lost
WHK-05 I webhook  five series of changes, to the second
WHK-06 S webhook  a signup is told when confirmed
WHK-07 S webhook  a registration is told with every proof
WHK-08 S webhook  a sale is told once, with what led to it
WHK-09 S webhook  a campaign that is held back is told
WHK-10 S webhook  reading tells nothing
WHK-11 D webhook  a notification is enveloped, signed and tried again
WHK-12 D webhook  the kinds of content
WHK-13 S webhook  a sale brings the artist's name for messages
VER-01 S http  everything is version 1
VER-03 S http  forms and wordings have versions of their own
VER-04 S http  keys will be asked for everywhere
EMU-01 D command  one app and one set of cases for every transport
EMU-02 D command  the cases run against any address
EMU-03 D command  the API description comes from the contract, and is judged
EMU-04 D command  every part of it says where it comes from
EMU-05 D command  every answer is held against the contract
EMU-06 D http  same seed, same time, same bytes
EMU-07 D http  time is virtual, and all that falls due follows it
EMU-08 D http  faults fire by count, and can be counted
EMU-09 D page  tabs share one world, and the last ticket is sold once
EMU-10 D page  without locks or a database it lives in memory and says so
EMU-11 D http  links and codes can be read in the mailbox
EMU-12 D command  no widget has the emulator in it
EMU-13 D page  a badge says that the data is made up
EMU-14 D page  it answers only who asked for it
`;
