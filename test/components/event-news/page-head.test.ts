import { expect } from '@open-wc/testing';
import { PageHead } from '../../../components/event-news/reading/page-head.js';

const reader = () => new PageHead({ addController: () => undefined } as never);
const described = () => [
  ...document.head.querySelectorAll<HTMLMetaElement>('meta[name="description" i]'),
];

describe('title and description that an article lends to its page', () => {
  const own = document.title;
  let heads: PageHead[];
  let meta: HTMLMetaElement;
  beforeEach(() => {
    heads = [reader(), reader()];
    meta = document.createElement('meta');
    meta.name = 'Description';
    meta.content = 'Of the page';
    document.title = 'The page';
  });
  afterEach(() => {
    for (const head of heads) head.leave();
    meta.remove();
    document.title = own;
  });

  it('take the place of those that the page has, however it spells them, and go again', () => {
    document.head.append(meta);
    const [head] = heads;
    head!.show('  Of an article ', 'What it says');
    expect([document.title, meta.content]).to.deep.equal(['Of an article', 'What it says']);
    expect(described()).to.have.length(1);
    head!.leave();
    expect([document.title, meta.content]).to.deep.equal(['The page', 'Of the page']);
  });

  it('leave no description where the page has none', () => {
    heads[0]!.show('Of an article', 'What it says');
    expect(described().map(({ content }) => content)).to.deep.equal(['What it says']);
    heads[0]!.leave();
    expect(described()).to.deep.equal([]);
  });

  it('that are empty leave those of the page', () => {
    document.head.append(meta);
    heads[0]!.show('', '');
    expect([document.title, meta.content]).to.deep.equal(['The page', 'Of the page']);
  });

  it('stay as the page has changed them meanwhile, also when the article is drawn again', () => {
    document.head.append(meta);
    heads[0]!.show('Of an article', 'What it says');
    document.title = 'Changed';
    meta.content = 'Changed, too';
    heads[0]!.show('Of an article', 'What it says');
    expect([document.title, meta.content]).to.deep.equal(['Changed', 'Changed, too']);
    heads[0]!.leave();
    expect([document.title, meta.content]).to.deep.equal(['Changed', 'Changed, too']);
  });

  it('come from one article at a time, until that one leaves', () => {
    const [first, second] = heads;
    first!.show('First', '');
    second!.show('Second', '');
    second!.leave();
    second!.show('Second', '');
    expect(document.title).to.equal('First');
    first!.leave();
    second!.show('Second', '');
    expect(document.title).to.equal('Second');
    second!.leave();
    expect(document.title).to.equal('The page');
  });
});
