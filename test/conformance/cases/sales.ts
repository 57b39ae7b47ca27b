import { buyerAt, minutesLater, standStill } from '../buyer.js';
import { checkEqual, first } from '../check.js';
import { moveTo } from '../clock.js';
import { festival } from '../demo-world.js';
import { salesTold } from '../messages.js';
import { read } from '../read.js';
import type { Case } from '../target.js';

export const sales: Case[] = [
  {
    ids: ['WHK-08', 'WHK-13'],
    title: 'a sale is told with its last touch: the channel, the artist, and words for messages',
    origin: 'spec',
    async run(target) {
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
    },
  },
  {
    ids: ['WHK-08', 'WHK-13'],
    title: 'a sale without an artist has none: null, and empty words',
    origin: 'spec',
    async run(target) {
      await buyerAt(target).buy({ Weekend: 1 }, { attribution: { channel: 'newsletter' } });
      const sale = first(await salesTold(target), 'sale');
      checkEqual(sale.attribution, { channel: 'newsletter', artist: null }, 'the attribution');
      checkEqual([sale.artist_name, sale.artist_credit], ['', ''], 'the words for messages');
    },
  },
  {
    ids: ['WHK-08', 'STA-08', 'PAY-06'],
    title:
      'every completed order is told once; declined, abandoned, expired and refunded ones never',
    origin: 'spec',
    async run(target) {
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
    },
  },
  {
    ids: ['WHK-10'],
    title: 'a hundred looks at feeds and orders tell nobody anything',
    origin: 'spec',
    async run(target) {
      const buyer = buyerAt(target);
      const { checkoutToken } = await buyer.reserve({ Weekend: 1 });
      for (let look = 0; look < 50; look += 1) {
        await read(target, 'getTickets', festival);
        await buyer.order(checkoutToken);
      }
      checkEqual(await target.control('webhooks'), { webhooks: [] }, 'the webhooks');
    },
  },
];
