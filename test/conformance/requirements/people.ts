/** Signups, prelaunch and rewards. How to read a line: see `index.ts`. */
export const people = `
SUB-01 S http  a signup is answered with how it is verified
SUB-02 S http  a number that is added gets a code
SUB-03 S http  a code confirms, or says what is wrong with it
SUB-04 S http  link and code are sent again on demand
SUB-05 S http  a bot token is taken and forgotten
SUB-06 S http  one address is not written to without end
SUB-07 D http  signing up twice tells nobody anything
SUB-09 I http  the link confirms once, and does no harm twice
PRE-01 S http  a prelaunch form tells its version
PRE-02 S http  a prelaunch form has every member
PRE-04 I http  without a form there is nothing to find
PRE-05 S http  who agrees to nothing is not registered
PRE-06 S http  a number needs its consent, unless it is implied
PRE-07 S http  that consent needs a number
PRE-08 S http  consents are judged once event and form are found
PRE-10 S http  codes and links finish a registration
PRE-11 S http  the earlier addresses still work
PRE-12 S http  a wrong code is an outcome
PRE-13 S http  a bot token is taken and forgotten
PRE-15 I http  one proven channel is enough
RWD-01 S http  a wallet opens with the token of a device
RWD-02 S http  a reward has every member
RWD-03 S http  parcel and refund have every member
RWD-04 S http  event and tier of a reward have every member
RWD-05 S http  a reward is claimed with its two ids
RWD-06 S http  where there is a choice, one of it must be chosen
RWD-07 S http  where there is none, nothing may be chosen
RWD-08 S http  an address needs street, town and postcode, or is cleared
RWD-09 S http  a note has 500 characters at most, and a blank one clears
RWD-10 S http  the address writes the note
RWD-11 S http  a claim may be changed until the reward is sent
RWD-12 S http  after its last moment a claim is closed
RWD-13 S http  three ways in which a reward cannot be claimed
RWD-14 D http  days of a reward are days where the event is
RWD-15 S webhook  the first parcel number is pushed once
`;
