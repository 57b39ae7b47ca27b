import '../../../components/event-lineup/event-lineup.js';
import { expect, waitUntil } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { expectAccessible } from '../accessible.js';
import { all, artist, cleanUp, focused, LineupPage, one, slot, words } from './feed.js';
import { equipped, filler } from './views.js';

describe('a search of the line-up that finds nothing', () => {
  let page: LineupPage;
  beforeEach(
    () =>
      (page = new LineupPage([...filler, slot([artist('Juno Faraday')]), slot([artist('Moth')])])),
  );
  afterEach(() => cleanUp(page));

  const search = async (element: Element & { updateComplete: Promise<unknown> }, query: string) => {
    const field = one(element, '.search input') as HTMLInputElement;
    field.focus();
    field.select();
    await sendKeys({ type: query });
    await element.updateComplete;
  };
  const offers = (element: Element) => all(element, '.suggestions button').map(words);

  it('offers names that are nearly the same, reads them out, and leads to them', async () => {
    const element = await equipped();
    await search(element, 'june faradey');
    await waitUntil(() => offers(element).length > 0);
    expect(offers(element)).to.deep.equal(['Did you mean Juno Faraday?']);
    const region = document.querySelector('[data-event-announcer]')!;
    await waitUntil(() => words(region).endsWith('Did you mean Juno Faraday?'), 'announced');
    await expectAccessible(element);
    const [offer] = all(element, '.suggestions button');
    offer!.focus();
    offer!.click();
    await element.updateComplete;
    expect(all(element, '.set .names').map(words)).to.deep.equal(['Juno Faraday']);
    expect(focused(element)?.matches('.search input')).to.equal(true);
  });

  it('offers nothing where no name is near', async () => {
    const element = await equipped();
    await search(element, 'moht');
    await waitUntil(() => offers(element).length > 0);
    await search(element, 'zzzzz');
    expect(offers(element)).to.deep.equal([]);
  });
});
