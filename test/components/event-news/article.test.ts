import { expect, waitUntil } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import { announced, visibleText } from '../page.js';
import { picture } from './feed.js';
import { all, blocks, button, linkTo, lists, part, reads, shows, Stage } from './stage.js';

const story = (number: number) => `Story number ${number}`;

describe('<event-news> and the text of an article', () => {
  let stage: Stage;
  beforeEach(() => (stage = new Stage()));
  afterEach(() => stage.leave());

  const open = async (text: Stage['texts'][string], attributes: Record<string, string> = {}) => {
    stage.texts['story-9'] = text;
    const element = await stage.put(attributes);
    linkTo(element, 9).click();
    await waitUntil(() => part(element, '.body')?.hasChildNodes(), 'the text');
    return element;
  };

  it('N3 sanitises the text and lets nothing of it run', async () => {
    const bodyHtml =
      '<p onclick="x()">Safe<script>document.pwned=1</script><img src="x" onerror="document.pwned=1">' +
      '<a href="javascript:document.pwned=1">link</a><a href="https://a.example/">out</a></p>';
    const body = part(await open({ bodyHtml }), '.body')!;
    expect(body.querySelectorAll('script, img, [onclick], [href^="javascript:"]')).to.have.length(
      0,
    );
    expect(body.querySelector('a')!.rel).to.contain('noopener');
    expect(Reflect.get(document, 'pwned')).to.equal(undefined);
  });

  it('N3 puts its headings below the title, whatever their level', async () => {
    const bodyHtml = '<h1>Top</h1><p>x</p><h2>Below</h2>';
    const element = await open({ bodyHtml });
    const levels = all(element, '.article :is(h1, h2, h3, h4, h5, h6)').map(
      (node) => node.localName,
    );
    expect(levels).to.deep.equal(['h3', 'h4', 'h5']);
  });

  it('N3 shows Markdown as words in paragraphs where there is no HTML (NWS-07)', async () => {
    const bodyMarkdown = '## Soon\n\nThe **gates** open <b>early</b>.\n\n- one\n- two';
    const element = await open({ bodyHtml: null, bodyMarkdown });
    expect(all(element, '.body > *').map((node) => node.innerText.trim())).to.deep.equal([
      'Soon',
      'The gates open early.',
      '• one\n• two',
    ]);
  });

  it('N3 takes no line break of the HTML for one of the text', async () => {
    const element = await open({ bodyHtml: '<p>One\nline</p>' });
    expect(part(element, '.body p')!.innerText).to.equal('One line');
  });

  it('N3 keeps wide tables, code and pictures within the column; they scroll by themselves', async () => {
    const cells = '<td>A wide cell of a table</td>'.repeat(20);
    const image = `<img src="${picture}" width="4000" height="100">`;
    const bodyHtml = `<table><tr>${cells}</tr></table><pre>${'code '.repeat(200)}</pre>${image}`;
    const element = await open({ bodyHtml });
    const column = part(element, '.body')!.getBoundingClientRect().width;
    const boxes = all(element, '.body > *');
    for (const box of boxes) {
      expect(box.getBoundingClientRect().width, box.localName).to.be.at.most(column + 1);
    }
    const scrolling = boxes.filter((box) => box.scrollWidth > box.clientWidth + 1);
    expect(scrolling.map((box) => [box.localName, box.tabIndex])).to.deep.equal([
      ['div', 0],
      ['pre', 0],
    ]);
    expect(part(element, '.body img')!.getAttribute('loading')).to.equal('lazy');
  });

  it('N4 carries one block for search engines per article, for as long as it is open (NWS-10)', async () => {
    const before = blocks();
    const added = () => blocks().slice(before.length);
    const element = await open({});
    await waitUntil(() => added().length === 1, 'one block');
    expect(added()[0]).to.contain('"NewsArticle"').and.contain(story(9));
    const other = await stage.put({ article: 'story-9' });
    await shows(other, `whole text of ${story(9)}`);
    await waitUntil(() => part(other, '.body')?.hasChildNodes());
    expect(added()).to.have.length(1);
    other.remove();
    part(element, '.neighbour')!.click();
    await reads(element, story(8));
    await waitUntil(() => added().join().includes(story(8)), 'that of the other');
    expect(added()).to.have.length(1);
    button(element, 'All news')!.click();
    await lists(element);
    await waitUntil(() => added().length === 0, 'none');
  });

  it('N4 carries none where the author wants none, or the service has none', async () => {
    const before = blocks().length;
    const element = await open({}, { schema: 'off' });
    await reads(element, story(9));
    expect(blocks()).to.have.length(before);
    element.remove();
    history.replaceState(null, '', location.pathname + location.search);
    stage.page.comeBackAfter(120);
    await reads(await open({ schemaOrg: null }), story(9));
    expect(blocks()).to.have.length(before);
  });

  it('N4 lends title and description to the page where it was asked to, and gives them back (NWS-09)', async () => {
    const page = document.title;
    const description = () =>
      document.head.querySelector<HTMLMetaElement>('meta[name="description"]')?.content;
    const seoTitle = 'For search engines';
    const plain = await open({ seoTitle });
    await reads(plain, story(9));
    expect(document.title).to.equal(page);
    plain.remove();
    history.replaceState(null, '', location.pathname + location.search);
    const element = await open({ seoTitle, seoDescription: null }, { seo: '' });
    await waitUntil(() => document.title === seoTitle, 'the title');
    expect(description()).to.equal('What story 9 is about.');
    button(element, 'All news')!.click();
    await waitUntil(() => document.title === page, 'the own title');
    expect(description()).to.equal(undefined);
  });

  it('N4 leaves a title alone that the page has changed itself, also when it is removed', async () => {
    const meta = document.head.appendChild(document.createElement('meta'));
    meta.name = 'description';
    meta.content = 'Of the page';
    const element = await open({ seoTitle: 'For search engines' }, { seo: '' });
    await waitUntil(() => document.title === 'For search engines', 'the title');
    expect(meta.content).to.equal('What story 9 is about.');
    document.title = 'The page itself';
    element.remove();
    expect(document.title).to.equal('The page itself');
    expect(meta.content).to.equal('Of the page');
    meta.remove();
  });

  it('N7 leads to the articles before and after, and back to the list in one step', async () => {
    const element = await stage.put();
    linkTo(element, 8).click();
    await reads(element, story(8));
    const steps = history.length;
    const words = all(element, '.neighbour').map((link) => link.innerText.replace(/\s+/g, ' '));
    expect(words).to.deep.equal([`Newer ${story(9)}`, `Older ${story(7)}`]);
    all(element, '.neighbour')[1]!.click();
    await reads(element, story(7));
    expect(location.hash).to.equal('#news-story-7');
    expect(history.length).to.equal(steps);
    history.back();
    await lists(element);
    await waitUntil(() => element.shadowRoot!.activeElement === linkTo(element, 8), 'focus');
  });

  it('N7 hands an article on the way the device does it, else copies its link', async () => {
    const written: string[] = [];
    const shared: ShareData[] = [];
    const writeText = (text: string) => Promise.resolve(void written.push(text));
    Object.defineProperty(navigator.clipboard, 'writeText', {
      value: writeText,
      configurable: true,
    });
    const element = await open({});
    await reads(element, story(9));
    button(element, 'Copy link')!.click();
    await waitUntil(() => announced() === 'Link copied', 'announced');
    expect(written).to.deep.equal([`${location.href.split('#')[0]}#news-story-9`]);
    Reflect.deleteProperty(navigator.clipboard, 'writeText');
    const share = (data: ShareData) => Promise.resolve(void shared.push(data));
    Object.defineProperty(navigator, 'share', { value: share, configurable: true });
    element.requestUpdate();
    await waitUntil(() => button(element, 'Share'), 'the other button');
    button(element, 'Share')!.click();
    Reflect.deleteProperty(navigator, 'share');
    expect(shared).to.deep.equal([{ title: story(9), url: written[0] }]);
  });

  it('N7 prints the article with its address and without what cannot be pressed on paper', async () => {
    const element = await open({});
    await reads(element, story(9));
    expect(visibleText(element)).not.to.contain('#news-story-9');
    await emulateMedia({ media: 'print' });
    const printed = visibleText(element);
    const { color } = getComputedStyle(part(element, '.body')!);
    await emulateMedia({ media: 'screen' });
    expect(printed).to.contain(`${location.href.split('#')[0]}#news-story-9`);
    expect(printed).not.to.match(/All news|Copy link|Older/);
    expect(color).to.equal('rgb(0, 0, 0)');
  });
});
