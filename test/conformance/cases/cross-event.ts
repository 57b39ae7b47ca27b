import { buyerAt, minutesLater, standStill } from '../buyer.js';
import { check, checkEqual, first } from '../check.js';
import { whereTold } from '../lenient.js';
import { it } from '../it.js';

export const crossEvent = [
  it('ORD-02 RES-05 a completed order mints the code it promised, with the lifetime it promised', async (target) => {
    await standStill(target);
    const buyer = buyerAt(target);
    const { checkoutToken, crossEventOffers } = await buyer.reserve({ Weekend: 1 });
    const offer = first(crossEventOffers, 'offer');
    await buyer.details(checkoutToken);
    await buyer.play(await buyer.begin(checkoutToken), 'approve');
    const { crossEventPromoCodes } = await buyer.order(checkoutToken);
    const minted = first(crossEventPromoCodes, 'code');
    checkEqual(
      [minted.targetEventSlug, minted.targetEventName],
      [offer.targetEventSlug, offer.targetEventName],
      'what was promised',
    );
    whereTold(() => {
      checkEqual(minted.discountLabel, offer.discountLabel, 'the discount');
      const lifetime = minutesLater(offer.codeLifetimeDays * 24 * 60);
      checkEqual(minted.expiresAt, lifetime, 'the end of the code');
    });
  }),
  it('gap ORD-02 TIX-21 a minted code lowers the price at its own event, and is another one for every order', async (target) => {
    const buyer = buyerAt(target);
    const codes: string[] = [];
    for (let order = 0; order < 2; order += 1) {
      const { crossEventPromoCodes } = await buyer.order(await buyer.buy({ Weekend: 1 }));
      codes.push(first(crossEventPromoCodes, 'code').code);
    }
    const [promo = '', other] = codes;
    check(promo !== other, 'two codes');
    const sessions = buyerAt(target, 'foghorn-sessions');
    const { promoDiscountPennies } = await sessions.quote({ 'Single Session': 1 }, { promo });
    check(promoDiscountPennies > 0, 'a lower price');
    const elsewhere = await buyer.quote({ Weekend: 1 }, { promo });
    checkEqual(elsewhere.promoDiscountPennies, 0, 'what it saves where it was minted');
  }),
];
