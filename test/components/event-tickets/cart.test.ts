import { expect, waitUntil } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { pageRecord } from '../../../src/embed/page.js';
import { held, refusal, settled, showsText, visibleText } from '../page.js';
import { release, tickets } from './feed.js';
import { all, announced, button, howMany, rowOf, Stage, summaryOf } from './stage.js';

describe('<event-tickets>, the cart', () => {
  let stage: Stage;
  beforeEach(() => (stage = new Stage()));
  afterEach(() => stage.leave());

  describe('a code', () => {
    const applied = (change: object = {}) => {
      const crew = release(3, 'Crew', { unlockedByPromo: true });
      return tickets([release(1, 'Day'), crew], {
        promo: { code: 'CREW', status: 'applied', label: null, unlockedReleaseIds: [crew.id] },
        ...change,
      });
    };
    const type = async (element: Awaited<ReturnType<Stage['put']>>, code: string) => {
      button(element, 'Have a code?').focus();
      await sendKeys({ press: 'Enter' });
      await waitUntil(() => element.shadowRoot!.activeElement?.id === 'code', 'the field is ready');
      await sendKeys({ type: code });
      await sendKeys({ press: 'Enter' });
    };

    it('typed and sent with Enter unlocks, says what, and can be taken back (T6, TIX-20)', async () => {
      stage.feeds['crew'] = applied();
      const element = await stage.put();
      await type(element, 'crew');
      await waitUntil(() => rowOf(element, 'Crew'), 'Crew is there');
      expect(rowOf(element, 'Crew').textContent).to.contain('Unlocked by your code');
      expect(visibleText(element)).to.contain('Code CREW applied');
      await waitUntil(() => announced() === 'Code CREW applied. Unlocked: Crew');
      expect(stage.told).to.deep.equal([
        { name: 'event-tickets-promo-applied', detail: { event: 'party', status: 'applied' } },
      ]);
      button(element, 'Remove CREW').click();
      await waitUntil(() => !rowOf(element, 'Crew'), 'Crew is gone');
      await waitUntil(() =>
        element.shadowRoot!.activeElement?.textContent.includes('Have a code?'),
      );
    });

    it('that is refused stays in its field, which says why (TIX-22)', async () => {
      const refused: [string, RegExp][] = [
        ['not_recognised', /don’t recognise that code/],
        ['expired', /no longer valid/],
        ['not_started', /isn’t valid yet/],
        ['used_up', /used up/],
      ];
      const element = await stage.put();
      const field = () => all<HTMLInputElement>(element, '#code')[0]!;
      const problem = () =>
        element.shadowRoot!.getElementById(field().getAttribute('aria-describedby') ?? '')
          ?.textContent ?? '';
      for (const [place, [status, words]] of refused.entries()) {
        const promo = { code: 'X', status, label: null, unlockedReleaseIds: [] };
        stage.feeds['SUMMER'] = { ...stage.feeds[''], promo };
        if (place === 0) await type(element, 'SUMMER');
        else await sendKeys({ press: 'Enter' });
        await waitUntil(() => words.test(problem()), status);
        expect([field().value, field().ariaInvalid]).to.deep.equal(['SUMMER', 'true']);
        expect(rowOf(element, 'Day')).to.exist;
        field().focus();
      }
    });

    it('that is of_tomorrow is kept: what it reveals and costs says how it stands', async () => {
      const promo = { code: 'X', status: 'of_tomorrow', label: null, unlockedReleaseIds: [] };
      stage.feeds['SUMMER'] = { ...stage.feeds[''], promo };
      const element = await stage.put();
      await type(element, 'SUMMER');
      await waitUntil(() => showsText(element, 'X doesn’t apply yet'));
      expect(button(element, 'Remove X')).to.exist;
    });

    it('that got no answer is not lost, and the tickets stay', async () => {
      const element = await stage.put();
      const reply = stage.page.reply;
      stage.page.reply = (url, init) =>
        url.searchParams.has('promo') ? refusal('internal_error', 500) : reply(url, init);
      await type(element, 'CREW');
      await waitUntil(() => showsText(element, 'Something went wrong on our side.'));
      expect(all<HTMLInputElement>(element, '#code')[0]!.value).to.equal('CREW');
      expect(rowOf(element, 'Day')).to.exist;
    });

    it('that is missing is asked for', async () => {
      const element = await stage.put();
      await type(element, ' ');
      await waitUntil(() => showsText(element, 'Enter a code first'));
    });
  });

  describe('another reading of the sale (T9)', () => {
    it('says what is dearer and what is gone, and takes back what cannot be had', async () => {
      const element = await stage.put();
      button(element, 'Add one Day').click();
      button(element, 'Add one Night').click();
      await waitUntil(() => summaryOf(element).startsWith('2 tickets'));
      stage.feeds[''] = { ...stage.feeds[''], generatedAt: '2027-05-01T10:01:00.000Z' };
      await stage.comeBack(element);
      expect(all(element, '.changes'), 'of nothing new').to.have.length(0);
      stage.feeds[''] = tickets(
        [
          release(1, 'Day', { feeInclusivePricePennies: 5000 }),
          release(2, 'Night', { soldOut: true }),
        ],
        { generatedAt: '2027-05-01T10:02:00.000Z' },
      );
      await stage.comeBack(element);
      await waitUntil(() => all(element, '.changes li').length === 2, 'two changes');
      expect(all(element, '.changes li').map(({ textContent }) => textContent)).to.deep.equal([
        'Day now costs £50.00 instead of £48.63.',
        'Night is no longer available.',
      ]);
      expect(summaryOf(element)).to.contain('1 ticket about £50.00');
      await waitUntil(() => announced().includes('Night is no longer available'), announced());
    });
  });

  describe('going on', () => {
    it('with nothing chosen says so and leads to the first stepper (T8)', async () => {
      const element = await stage.put();
      button(element, 'Continue').click();
      await waitUntil(() => summaryOf(element).includes('Choose a ticket first'));
      expect(element.shadowRoot!.activeElement === howMany(element, 'Day')).to.equal(true);
    });

    it('says where it leads, tells the page first, and stays when the page says so', async () => {
      const element = await stage.put();
      button(element, 'Add one Day').click();
      await waitUntil(() => summaryOf(element).includes('pay at shop.example'));
      expect(summaryOf(element)).to.contain('choose your tickets again');
      stage.cancels = true;
      button(element, 'Continue').click();
      await waitUntil(() => stage.told.at(-1)!.name === 'event-tickets-before-buy');
      expect(stage.told.at(-1)!.detail).to.deep.include({
        event: 'party',
        estimatePennies: 4863,
        currency: 'GBP',
        url: 'https://shop.example/party',
      });
    });

    for (const url of [null, 'javascript:alert(1)']) {
      it(`goes nowhere when the shop is ${String(url)}, and says so`, async () => {
        stage.ticketUrl = url;
        const element = await stage.put();
        button(element, 'Add one Day').click();
        await waitUntil(() => summaryOf(element).includes('aren’t sold online'));
        button(element, 'Continue').click();
        await element.updateComplete;
        expect(stage.told.map(({ name }) => name)).not.to.contain('event-tickets-before-buy');
      });
    }

    it('says so where a search for the shop that had begun before the press fails (F48)', async () => {
      const reply = stage.page.reply;
      const first = held();
      const none = () => refusal('not_found', 404);
      let asked = 0;
      stage.page.reply = (url, init) => {
        if (url.pathname.endsWith('/tickets')) return reply(url, init);
        asked += 1;
        return asked === 1 ? first.reply(url, init) : none();
      };
      const element = await stage.put();
      button(element, 'Add one Day').click();
      await waitUntil(() => asked === 1, 'the shop is looked for');
      button(element, 'Continue').click();
      await settled(element);
      first.release(none());
      await settled(element);
      await waitUntil(() => showsText(element, 'Something went wrong on our side.'));
      expect(asked).to.equal(2);
      stage.page.reply = reply;
      stage.cancels = true;
      button(element, 'Continue').click();
      await waitUntil(() => stage.told.at(-1)!.name === 'event-tickets-before-buy');
    });

    it('sells nothing where the data is made up, and says so', async () => {
      pageRecord().settings.demo = true;
      const element = await stage.put();
      button(element, 'Add one Day').click();
      await waitUntil(() => summaryOf(element).includes('This is a demo'));
      button(element, 'Continue').click();
      await waitUntil(() => stage.told.at(-1)!.name === 'event-tickets-before-buy');
    });
  });
});
