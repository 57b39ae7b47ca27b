import { buyerAt, minutesLater, standStill } from '../buyer.js';
import { check, checkEqual, first } from '../check.js';
import { moveTo } from '../clock.js';
import { festival } from '../demo-world.js';
import { mailboxOf, salesTold } from '../messages.js';
import { read } from '../read.js';
import { it } from '../it.js';

export const sales = [
  it('gap WHK-08 WHK-13 a sale is told with its last touch: the channel, the artist, and words for messages', async (target) => {
    const { slots } = (await read(target, 'getLineup', festival)).data;
    const artist = first(
      slots.flatMap(({ artists }) => artists),
      'artist',
    );
    const attribution = { channel: 'artist_page', artistId: artist.id };
    await buyerAt(target).buy({ Weekend: 1 }, { attribution });
    const [sale, ...more] = await salesTold(target);
    checkEqual(more, [], 'further sales');
    const named = { id: artist.id, name: artist.name };
    checkEqual(sale?.attribution, { channel: 'artist_page', artist: named }, 'the attribution');
    checkEqual(sale?.artist_name, artist.name, 'the name for messages');
    checkEqual(typeof sale?.artist_credit, 'string', 'the kind of credit');
  }),
  it('gap WHK-08 WHK-13 a sale without an artist has none: null, and empty words', async (target) => {
    await buyerAt(target).buy({ Weekend: 1 }, { attribution: { channel: 'newsletter' } });
    const sale = first(await salesTold(target), 'sale');
    checkEqual(sale.attribution, { channel: 'newsletter', artist: null }, 'the attribution');
    checkEqual([sale.artist_name, sale.artist_credit], ['', ''], 'the words for messages');
  }),
  it('WHK-08 WHK-13 a sale carries an attribution, and words for messages, whoever sent the buyer', async (target) => {
    await buyerAt(target).buy({ Weekend: 1 });
    const sale = first(await salesTold(target), 'sale');
    checkEqual(sale.attribution.artist, null, 'the artist');
    checkEqual([sale.artist_name, sale.artist_credit], ['', ''], 'the words for messages');
  }),
  it('WHK-08 STA-08 PAY-06 every completed order is told once; declined, abandoned, expired and refunded ones never', async (target) => {
    await standStill(target);
    const loft = buyerAt(target, 'last-ticket');
    const field = buyerAt(target);
    await field.reserve({ Weekend: 1 });
    const declined = await field.toPayment({ Weekend: 1 });
    await field.play(declined.attemptId, 'decline');
    const abandoned = await field.toPayment({ Weekend: 1 });
    await field.play(abandoned.attemptId, 'abandon');
    const late = await loft.toPayment({ Standing: 1 });
    await moveTo(target, minutesLater(25));
    await loft.buy({ Standing: 1 });
    await loft.play(late.attemptId, 'approve');
    const slow = await field.toPayment({ Weekend: 1 });
    await field.play(slow.attemptId, 'process_slowly');
    await moveTo(target, minutesLater(60));
    await field.pay(slow.token);
    checkEqual((await salesTold(target)).length, 2, 'the number of sales');
  }),
  it('WHK-10 a hundred looks at feeds and orders tell nobody anything', async (target) => {
    const buyer = buyerAt(target);
    const { checkoutToken } = await buyer.reserve({ Weekend: 1 });
    for (let look = 0; look < 50; look += 1) {
      await read(target, 'getTickets', festival);
      await buyer.order(checkoutToken);
    }
    checkEqual(await target.control('webhooks'), { webhooks: [] }, 'the webhooks');
  }),
  it('gap EMU-11 ORD-02 STA-08 a completed order is confirmed by one e-mail, with its reference, tickets and sum', async (target) => {
    const buyer = buyerAt(target);
    const token = await buyer.buy({ Weekend: 2, 'Camping Plot': 1 });
    const [email, ...more] = (await mailboxOf(target)).emails;
    checkEqual(more, [], 'further e-mails');
    const { reference, crossEventPromoCodes } = await buyer.order(token);
    checkEqual(email?.to, 'ada@example.com', 'the address');
    check(email?.subject.includes(reference) ?? false, 'the reference in the subject');
    const code = first(crossEventPromoCodes, 'code').code;
    const words = ['Ada', reference, '2 × Weekend', '1 × Camping Plot', '£436.14', code];
    for (const word of words) check(email?.text.includes(word) ?? false, `${word} in the e-mail`);
    checkEqual(email?.links, [], 'links to be opened');
  }),
  it('gap EMU-11 FRE-02 a free order is confirmed once, however often it is completed', async (target) => {
    const buyer = buyerAt(target, 'harbour-free');
    const { checkoutToken } = await buyer.reserve({ Quayside: 3 });
    await buyer.details(checkoutToken);
    for (let again = 0; again < 3; again += 1) await buyer.completeFree(checkoutToken);
    const { emails } = await mailboxOf(target);
    checkEqual(emails.length, 1, 'the number of e-mails');
    check(emails[0]?.text.includes('3 × Quayside') ?? false, 'the tickets in the e-mail');
  }),
  it('gap EMU-11 PRC-15 on a plan the e-mail says what was paid, what is owed and when', async (target) => {
    await standStill(target);
    const buyer = buyerAt(target);
    const { releases } = (await read(target, 'getTickets', festival)).data;
    const plans = releases.flatMap(({ paymentPlans }) => paymentPlans);
    const half = first(
      plans.filter(({ name }) => name === 'Half and half'),
      'plan',
    );
    await buyer.buy({ Weekend: 1 }, { paymentPlanId: half.id });
    const { text = '' } = (await mailboxOf(target)).emails[0] ?? {};
    for (const word of ['£106.63', '£92.50', '1 June 2027'])
      check(text.includes(word), `${word} in "${text}"`);
  }),
  it('gap EMU-11 STA-08 nobody is written to about an order that came to nothing, or that rivals bought', async (target) => {
    const buyer = buyerAt(target);
    const { attemptId } = await buyer.toPayment({ Weekend: 1 });
    await buyer.play(attemptId, 'decline');
    await buyer.reserve({ 'Under 12': 1 });
    const { id: releaseId } = await buyer.release('Weekend');
    await target.control('rivals', { releaseId, buyers: 2, outcome: 'buy' });
    const { checkoutToken } = await buyer.reserve({ 'Under 12': 1 });
    const lost = { firstName: 'Ada', lastName: 'Byron', email: 'ada@bounce.example' };
    await buyer.details(checkoutToken, { buyer: lost });
    await buyer.completeFree(checkoutToken);
    checkEqual((await mailboxOf(target)).emails, [], 'the mailbox');
  }),
];
