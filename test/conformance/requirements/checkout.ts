/** Prices, orders, payments, ladders. How to read a line: see `index.ts`. */
export const checkout = `
PRC-01 I http  money is whole minor units
PRC-02 S http  the fee of a ticket is an amount and a share of what is paid for it
PRC-03 S http  an order with anything owed pays the smallest fee at least
PRC-04 S http  the fee is of the price after discounts
PRC-05 S http  n tickets cost n times the price shown
PRC-06 I http  fees are rounded ticket by ticket
PRC-07 S http  a free order bears no fee
PRC-08 S http  a ticket that a discount gave away bears no fee
PRC-09 I http  a free ticket beside paid ones bears no fee
PRC-10 S http  a cheaper ticket bears the fee of its new price
PRC-11 I http  an order has one quantity discount, the best
PRC-12 D http  the code comes before the quantity discount
PRC-13 D http  an amount off the order is spread to the penny
PRC-14 I http  every bill adds up
PRC-15 I http  the parts of a plan add up, the fee is in the first
PRC-16 I http  reserve asks what quote said
QUO-01 S http  a quote holds nothing
QUO-03 S http  a quote needs a key and is never stored
QUO-05 D http  a quote refuses what reserve refuses, and warns of what is gone
RES-01 S http  a hold lasts fifteen minutes
RES-02 S http  its token is for this order and one day
RES-03 S http  a reservation tells its fee and its discount
RES-04 S http  a reservation tells its plan
RES-05 S http  a reservation tells what another event will take off
RES-06 S http  every paid tier must offer the plan
RES-07 S http  a tier that one may not see is unknown
RES-08 S http  an upcoming tier is for nobody
RES-09 S http  a code for one use is taken by a live hold
RES-10 S http  holds of one caller have a limit
RES-11 I http  what a hold had is free the instant it ends
RES-12 I http  nothing is sold twice, however many ask at once
RES-13 D http  a cart is held whole or not at all
DET-01 S http  an order learns who buys
DET-02 S http  the wording that was shown must be the published one
DET-06 S http  a personal code is for one address
DET-07 D http  details may be put right until the payment begins
DET-08 D http  after the hold there is nothing to detail
PAY-01 S http  what is free cannot be paid
PAY-02 D http  paying names no provider
PAY-03 D http  paying twice is one payment
PAY-04 D http  what is paid says so
PAY-05 D http  a payment keeps its tickets ten minutes longer
PAY-06 D http  money that comes too late goes back
PAY-07 D http  details come before payment
PAY-08 D http  the way back is an allowed page
FRE-01 S http  a free order is completed
FRE-02 S http  again and again, as one sale
FRE-03 S http  unless something is owed
ORD-01 S http  a token tells how its order stands
ORD-02 S http  codes for other events come with completion
ORD-04 D http  how an order stands is never stored
ORD-05 D http  a token that is wrong, foreign or old opens nothing
ORD-06 D http  what is left of the hold is told in seconds
STA-01 S http  a rung waits for the one directly above
STA-02 S http  and is upcoming for everybody until then
STA-03 S http  a rung is done when sold or over
STA-04 D http  a rung that is only held is not done
STA-05 S http  an article is published, a draft or scheduled
STA-06 S http  a refund of a reward stands in one of three ways
STA-07 S http  a signup counts once its link was opened
STA-08 D http  orders go their way and never back from an end
STA-09 I http  a tier opens at its hour by itself
`;
