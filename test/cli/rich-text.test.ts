import { expect, fixture, html } from '@open-wc/testing';
import { rebuild } from '../../src/html/rebuild.js';
import { sanitizeNatively } from '../../src/html/sanitize.js';
import { richText } from '../../tools/cli/prerender/rich-text.js';
import { corpus } from '../html/corpus.js';
import { trespassers } from '../html/survivors.js';

/** As a browser reads what has been written into a file. */
async function read(text: string): Promise<HTMLElement> {
  const container = await fixture<HTMLElement>(html`<div></div>`);
  container.innerHTML = richText(text, 0).html;
  return container;
}

/** Names of elements and all words, without what only a live page is given. */
function outline(container: ParentNode): string {
  const names = [...container.querySelectorAll('*:not(img, .scroll)')].map(({ localName }) =>
    localName.replace(/^h\d$/, 'heading'),
  );
  // Half a sign can stand in a live page, and in no file.
  return `${names.join(' ')} | ${container.textContent}`.replace(/\p{Surrogate}/gu, '\uFFFD');
}

const withOrigin = (text: string): string => text.replaceAll('ORIGIN', location.origin);

describe('HTML from outside, written into a file', () => {
  let sprung = 0;
  const page = window as unknown as { trap?: () => void };
  before(() => (page.trap = () => (sprung += 1)));
  after(() => delete page.trap);

  for (const [family, payloads] of Object.entries(corpus))
    it(`lets none of ${family} through, and leaves what the widget leaves`, async () => {
      for (const payload of payloads.map(withOrigin)) {
        const container = await read(payload);
        expect(trespassers(container), payload).to.deep.equal([]);
        const live = document.createElement('div');
        live.append(rebuild(sanitizeNatively(payload)!, {}));
        expect(outline(container), payload).to.equal(outline(live));
      }
      expect(sprung).to.equal(0);
    });

  it('keeps a picture whose size is known, as what stands below it would jump otherwise', async () => {
    const sized = '<img src="https://a.example/a.png" alt="A stage" width="400" height="300">';
    const container = await read(`${sized}<img src="https://a.example/b.png" alt="b">`);
    const pictures = [...container.querySelectorAll('img')];
    expect(pictures.map(({ alt, width, height }) => [alt, width, height])).to.deep.equal([
      ['A stage', 400, 300],
    ]);
  });

  it('lets headings sink below the one above them, and keeps their order', () => {
    expect(richText('<h2>a</h2><h4>b</h4>', 4).html).to.equal('<h5>a</h5><h6>b</h6>');
  });

  it('reads a text that is nested without end', () => {
    const deep = `${'<div>'.repeat(5000)}words<script>no</script>`;
    expect(richText(deep, 3).html).to.contain('words').and.not.to.contain('no');
  });
});
