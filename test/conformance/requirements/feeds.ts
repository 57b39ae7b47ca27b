/** Envelope, feeds, forms, search and the ticket feed. How to read a line: see `index.ts`. */
export const feeds = `
ENV-01 S http  a success is apiVersion 1 and data, nothing beside them
ENV-02 S http  a refusal is apiVersion 1 and an error of code and message
ENV-03 I http  whatever has a body calls it JSON
ENV-04 D http  paths and methods that do not exist, and crashes, answer in the envelope
ENV-07 S http  there are two surfaces, and any other is a bad request
ENV-09 S http  leaving the surface out means the app
ENV-10 S http  an event for the web alone is found only with surface=web
ENV-11 S http  line-up, FAQ and forms say which surface they are for
ENV-15 S http  a feed changes when something is published, not before
ENV-16 S http  an earlier slug answers the same, without a redirect
ENV-17 S http  so does a device endpoint
ENV-18 S http  the event itself tells its current slug
ENV-19 D http  a slug that changed hands belongs to its present owner
ENV-20 I http  writes take earlier slugs too
ENV-21 S http  ids are UUIDs
ENV-22 S http  instants are UTC with milliseconds
ENV-23 S http  days and times of day are plain wall clock
ENV-24 S http  members that may be null are still there
ENV-25 I http  members that may be absent are not null instead
ENV-27 D http  HEAD is GET without its body
LIN-01 S http  a line-up names its event, surface, slots, JSON-LD and edit time
LIN-02 S http  all sets stand in one list
LIN-04 S http  JSON-LD of a line-up is a MusicEvent, and never for the app
LIN-05 S http  the edit time is that of the youngest edit
LIN-06 S http  a slot has every member
LIN-07 S http  a set may end after midnight
LIN-08 S http  minutes of a set are counted across midnight
LIN-10 S http  an unannounced slot has no artist at all
LIN-15 S http  a slot tells when it was made
LIN-16 S http  a note on a set has at most 80 characters
LIN-18 S http  the roster of a shared set is complete, its lead included
LIN-19 S http  an artist in a slot has every member
LIN-21 S http  a country is two letters or null
LIN-23 S http  an adopted photo shows at its own event alone
LIN-24 S http  giving it up brings the profile picture back under another address
LIN-27 S http  the line-up refuses with three different codes
ART-01 S http  an id from the line-up opens a profile
ART-02 S http  any other id is not found
ART-03 S http  a profile asks for no key
ART-04 S http  a profile has every member
ART-05 S http  an artist may have no genre
ART-06 S http  social links are platform and address, none empty
ART-10 S http  a profile lists the sets of the line-up, by the same ids
ART-11 S http  a profile shows the picture of the line-up
ART-13 I http  a shared set is on the profile of every artist in it
FAQ-01 S http  the FAQ has every member
FAQ-02 S http  categories and entries keep the order of the organiser
FAQ-03 S http  a category has a name, and perhaps an id
FAQ-04 S http  an entry has every member
FAQ-05 S http  an answer is a document of nested nodes, with links
FAQ-06 S http  the HTML of an answer is clean
FAQ-07 I http  the plain answer says what the document says
FAQ-08 S http  JSON-LD of the FAQ is a FAQPage, and never for the app
FAQ-09 S http  without entries there is no edit time
FAQ-10 S http  the FAQ tells when it was built
FAQ-12 S http  the FAQ refuses with three different codes
NWS-01 S http  the news index has every member
NWS-02 S http  the newest article is first
NWS-03 S http  an index entry has every member
NWS-04 S http  drafts and what is scheduled stay out until their time
NWS-05 S http  without articles there is no edit time
NWS-06 S http  an article adds its body and what search engines read
NWS-08 S http  an article that is not out is not found
NWS-10 S http  JSON-LD of an article is a NewsArticle
NWS-12 S http  news refuse with three different codes
ANN-01 S http  the newest announcement is first
ANN-02 S http  an announcement has every member
ANN-03 S http  announcements are of three categories
ANN-04 S http  announcements are never stored
ANN-07 S http  announcements ask for no key today
FRM-01 S http  a form key opens its definition
FRM-02 S http  a definition has every member
FRM-03 S http  forms are of four kinds
FRM-04 S http  a form of the whole organisation names no event
FRM-05 S http  fields keep the order of the organiser
FRM-06 S http  a field has id, type and label, and may have more
FRM-07 S http  a field is optional unless it says otherwise
FRM-11 S http  a rating stays within its bounds
FRM-12 S http  artists to choose from are those of the line-up, once each
FRM-13 I http  stages and products to choose from are the real ones
FRM-14 S http  an answer with the role of an e-mail is the contact
FRM-16 S http  a form that the surface does not show is not found
FRM-17 S http  answers are posted to the key of the form
FRM-18 S http  an answer is a text, or a list where several may be chosen
FRM-20 S http  a bot token is taken and forgotten
FRM-21 S http  answers that do not fit the definition are refused
FRM-22 S http  the version that was answered is kept under both names
FRM-23 I http  an older version is kept, not refused
FRM-24 S http  only a mailing list speaks of verification
FRM-25 S http  how the e-mail went has three words
FRM-26 S http  how the text message went has four words
FRM-27 S webhook  a mailing-list form does what subscribe does
FRM-28 S http  a form refuses with a code for every reason
FRM-29 S http  a submission is never stored
MER-01 S http  a product has every member
MER-02 S http  a product is one of the options
MER-05 S http  a colour may lack its code and its pictures
EVT-01 S http  an event is read by surface and without a key
EVT-02 S http  the way to tickets is the organiser's, the hosted one, or none
EVT-04 S http  the venue has a capacity, and it is kept
EVT-05 S http  the slug of an event is its current one
EVT-06 S http  JSON-LD of an event has nothing empty in it
EVT-07 S http  an event tells about its tickets in short
EVT-08 S http  days of an event are days where it takes place
EVT-09 S http  the version changes with what is published and with nothing else
EVT-11 S http  an organiser lists events with their websites
EVT-12 D http  what is over is off that list, the next event is first
EVT-13 I http  an organiser nobody knows is not found
SRC-01 S http  search looks at the surface that was asked for
SRC-02 S http  search shows only who wants to be found
SRC-03 S http  search answers every page, without a key
SRC-04 S http  a result has a website or null
SRC-05 D http  search takes words, days, country, number and place to go on
GAL-01 S http  a gallery has up to 25 photos in their order
TIX-01 S http  the ticket feed has its four parts
TIX-02 S http  a release has prices, flags and plans
TIX-03 S http  the price shown has the fee in it
TIX-06 S http  what is upcoming cannot be bought
TIX-08 S http  a plan offer has a deposit, payments and dates
TIX-09 S http  offers go when there is no time left to repay them
TIX-10 S http  the booking fee has four numbers
TIX-11 S http  every event has its own fee, older ones the older one
TIX-12 S http  a quantity discount brings its words
TIX-13 S http  buy some, get some has its two numbers
TIX-14 S http  tiers and bundles are there
TIX-15 S http  the wording of the checkout is for the web alone
TIX-16 S http  the link text stands inside the attestation
TIX-18 S http  the organiser's refund lines are there, the first only when set
TIX-20 S http  a code reveals what it lists or is made for
TIX-22 D http  a code that does nothing says why
TIX-23 D http  codes are read without regard to case and blanks
TIX-24 I http  what needs a code is absent without it
TIX-25 I http  an event may sell nothing
TIX-26 I http  releases keep the order of the organiser
TIX-27 I http  the limits of an order can be kept
TIX-29 I http  the ticket feed is guarded as the line-up is
`;
