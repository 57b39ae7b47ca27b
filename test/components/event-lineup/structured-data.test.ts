import '../../../components/event-lineup/event-lineup.js';
import { expect, waitUntil } from '@open-wc/testing';
import { artist, attended, cleanUp, LineupPage, put, slot } from './feed.js';

const festival = { '@context': 'https://schema.org', '@type': 'MusicEvent', name: '</script>Fest' };
/** Structured data comes after the first paint. */
const arrived = () => waitUntil(() => blocks().length > 0, 'the data');
const blocks = () => [...document.querySelectorAll('script[type="application/ld+json"]')];

describe('the data for search engines (LIN-28)', () => {
  let page: LineupPage;
  beforeEach(() => (page = new LineupPage([slot([artist('Act')])], { schemaOrg: festival })));
  afterEach(() => cleanUp(page));

  it('is in the page once for two elements, and gone with the last', async () => {
    const [first, second] = [await put(), await put()];
    await arrived();
    await attended(second);
    await second.updateComplete;
    expect(blocks()).to.have.length(1);
    expect(JSON.parse(blocks()[0]!.textContent)).to.deep.equal(festival);
    expect(blocks()[0]!.textContent).not.to.contain('</script');
    first.remove();
    expect(blocks()).to.have.length(1);
    const home = document.body.appendChild(document.createElement('div'));
    home.append(second);
    await arrived();
    expect(blocks(), 'after a move').to.have.length(1);
    home.remove();
    expect(blocks()).to.have.length(0);
  });

  it('is left out where the author switches it off, at any time', async () => {
    const element = await put({ schema: 'off' });
    element.schema = 'on';
    await arrived();
    element.schema = 'off';
    await element.updateComplete;
    expect(blocks()).to.have.length(0);
  });

  it('is absent when the organiser has none, and goes when the organiser takes it back', async () => {
    await put();
    await arrived();
    page.lineup = { ...page.lineup, schemaOrg: null };
    page.comeBackAfter(120);
    await waitUntil(() => blocks().length === 0, 'the data is gone');
  });
});
