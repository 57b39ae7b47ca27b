import { expect, fixture, html } from '@open-wc/testing';
import fc from '../chance.js';
import { rebuild } from '../../src/html/rebuild.js';
import { fillRich, sanitizeNatively, sanitizeWithLibrary } from '../../src/html/sanitize.js';
import { corpus } from './corpus.js';
import { trespassers } from './survivors.js';

type Sanitize = (text: string) => ParentNode | undefined | Promise<ParentNode>;

const paths: Record<string, Sanitize> = {
  'the native Sanitizer': sanitizeNatively,
  DOMPurify: sanitizeWithLibrary,
};
const options = { opensInNewTab: '(opens in new tab)', table: 'Table' };
const withOrigin = (text: string): string => text.replaceAll('ORIGIN', location.origin);

let sprung = 0;
const page = window as unknown as { trap?: () => void };
before(() => (page.trap = () => (sprung += 1)));
after(() => delete page.trap);
beforeEach(() => (sprung = 0));

/** Puts a text into the page by one of the two ways and waits until its pictures have settled. */
async function show(sanitize: Sanitize, text: string): Promise<HTMLElement> {
  const container = await fixture<HTMLElement>(html`<div></div>`);
  container.replaceChildren(rebuild((await sanitize(text))!, options));
  await settled(container);
  return container;
}

async function settled(container: Element): Promise<void> {
  const pictures = [...container.querySelectorAll('img')].filter(({ src }) =>
    src.startsWith(location.origin),
  );
  await Promise.all(pictures.map(ended));
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

function ended(picture: HTMLImageElement): Promise<unknown> {
  const end = new Promise((resolve) => {
    picture.addEventListener('load', resolve);
    picture.addEventListener('error', resolve);
  });
  const { src } = picture;
  picture.loading = 'eager';
  picture.src = src;
  return end.then(() => (picture.loading = 'lazy'));
}

describe('hostile HTML', () => {
  it('goes off when it is put into the page as it is, so that the cases below can fail', async () => {
    const container = await fixture<HTMLElement>(html`<div></div>`);
    container.innerHTML = withOrigin(corpus['event handlers']![0]!);
    await settled(container);
    expect(sprung).to.equal(1);
    expect(trespassers(container)).not.to.be.empty;
  });

  it('comes in at least 120 kinds', () => {
    expect(Object.values(corpus).flat()).to.have.length.above(120);
  });

  for (const [path, sanitize] of Object.entries(paths)) {
    describe(`through ${path}`, () => {
      for (const [family, payloads] of Object.entries(corpus)) {
        it(`runs nothing and leaves nothing unlisted: ${family}`, async () => {
          for (const payload of payloads) {
            const container = await show(sanitize, withOrigin(payload));
            expect(trespassers(container), payload).to.deep.equal([]);
            expect(sprung, payload).to.equal(0);
            container.remove();
          }
        });
      }
    });
  }
});

/** What texts put together by chance must have held, so that they can say anything. */
const kinds: Record<string, RegExp> = {
  'an event handler': /\son\w+\s*=/i,
  'a script': /<script/i,
  'an address that runs script': /javascript:/i,
  'a drawing or a formula': /<(svg|math)/i,
  'raw text': /<(style|title|textarea|xmp|noscript|noembed|iframe)/i,
  'a form or a button': /<(form|button|input)/i,
  'a table': /<table/i,
  'a template': /<template/i,
  'a comment': /<!--/,
  'an end without a beginning': /^[^<]*<\//,
  'several elements': /<[a-z].*<[a-z].*<[a-z]/is,
};

describe('the two sanitizers', () => {
  const both = async (text: string): Promise<string[]> => {
    const results: string[] = [];
    for (const sanitize of Object.values(paths)) {
      const box = document.createElement('div');
      box.append(rebuild((await sanitize(text))!, options));
      expect(trespassers(box)).to.deep.equal([]);
      results.push(box.innerHTML);
    }
    return results;
  };

  for (const [family, payloads] of Object.entries(corpus)) {
    it(`leave the same elements, attributes and text: ${family}`, async () => {
      for (const payload of payloads) {
        const [native, library] = await both(payload);
        expect(native, payload).to.equal(library);
      }
    });
  }

  it('agree on anything that pieces of hostile HTML can be put together to', async function () {
    this.timeout(240_000);
    const tagsOf = (payloads: readonly string[]) =>
      payloads
        .filter((payload) => payload.length < 300)
        .flatMap((payload) => payload.match(/<[^>]*>|[^<]+/g) ?? []);
    // Every family alike, however few payloads it has.
    const families = Object.values(corpus)
      .map(tagsOf)
      .filter(({ length }) => length > 0);
    const tags = fc.oneof(...families.map((family) => fc.constantFrom(...new Set(family))));
    const piece = fc.oneof(
      { weight: 6, arbitrary: tags },
      {
        weight: 2,
        arbitrary: fc.constantFrom(
          ...'<table> <table><tr><td> </p> </table> </svg> </a> --> "> </'.split(' '),
        ),
      },
      { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 6 }) },
    );
    const soup = fc.array(piece, { minLength: 3, maxLength: 14, size: 'max' });
    const reached = new Map(Object.keys(kinds).map((kind) => [kind, 0]));
    let sum = 0;
    await fc.assert(
      fc.asyncProperty(soup, async (pieces) => {
        const text = pieces.join('');
        sum += pieces.length;
        for (const [kind, pattern] of Object.entries(kinds))
          if (pattern.test(text)) reached.set(kind, reached.get(kind)! + 1);
        const [native, library] = await both(text);
        expect(native).to.equal(library);
      }),
      { numRuns: 200 },
    );
    expect(sprung).to.equal(0);
    const missed = [...reached].filter(([, count]) => count < 1).map(([kind]) => kind);
    expect(missed, JSON.stringify([...reached])).to.deep.equal([]);
    expect(sum / 200, 'pieces of a text').to.be.above(5);
  });
});

describe('a text from outside', () => {
  const filled = async (text: string, more = {}): Promise<HTMLElement> => {
    const container = await fixture<HTMLElement>(html`<div></div>`);
    await fillRich(container, text, { ...options, ...more });
    return container;
  };

  it('is there at once where the browser has a Sanitizer', () => {
    const container = document.createElement('div');
    expect(fillRich(container, '<p>now</p>')).to.equal(undefined);
    expect(container.textContent).to.equal('now');
  });

  it('waits for DOMPurify where the browser has none, and the last text wins', async () => {
    const { prototype } = Element as unknown as { prototype: { setHTML?: unknown } };
    const own = Object.getOwnPropertyDescriptor(prototype, 'setHTML')!;
    delete prototype.setHTML;
    try {
      const container = document.createElement('div');
      const first = fillRich(container, '<p onclick="x">first</p>');
      expect(first).to.be.instanceOf(Promise);
      await Promise.all([first, fillRich(container, '<p onclick="x">second</p>')]);
      expect(container.innerHTML).to.equal('<p>second</p>');
    } finally {
      Object.defineProperty(prototype, 'setHTML', own);
    }
  });

  it('takes the place of what stood there before', async () => {
    const container = await filled('<p>one</p>');
    await fillRich(container, '<p>two</p>');
    expect(container.innerHTML).to.equal('<p>two</p>');
  });

  it('keeps emphasis, lists, links, code and quotes (FAQ-06)', async () => {
    const text =
      '<p>A <strong>b</strong> <em>c</em></p><ol start="3"><li>d</li></ol>' +
      '<blockquote><pre><code>e</code></pre></blockquote><hr><ul><li>f</li></ul>';
    expect((await filled(text)).innerHTML).to.equal(text);
  });

  it('keeps the words of boxes it takes away', async () => {
    const container = await filled(
      '<section><h2>A</h2><main>b<font color=red>c</font></main></section>',
    );
    expect(container.innerHTML).to.equal('<h2>A</h2>bc');
  });

  it('sinks its headings below the heading it stands under, never past h6', async () => {
    const container = await filled('<h1>a</h1><h2>b</h2><h5>c</h5><h6>d</h6>', { demote: 2 });
    expect(container.innerHTML).to.equal('<h3>a</h3><h4>b</h4><h6>c</h6><h6>d</h6>');
  });

  it('opens foreign links in a new tab, without a way back, and says so (FAQ-13)', async () => {
    const container = await filled('<a href="https://a.example/x">there</a>');
    const link = container.querySelector('a')!;
    expect(link.rel).to.equal('noopener noreferrer');
    expect(link.target).to.equal('_blank');
    expect(link.textContent).to.equal('there (opens in new tab)');
    const { previousSibling } = link.querySelector('.visually-hidden')!;
    expect(previousSibling!.textContent, 'no space that would be underlined').to.equal('there');
  });

  it('leaves links within the website, to mail and to the telephone in the same tab', async () => {
    const container = await filled(
      `<a href="${location.origin}/x">a</a><a href="mailto:a@b.example">b</a><a href="tel:+44 20">c</a>`,
    );
    for (const link of container.querySelectorAll('a')) {
      expect(link.hasAttribute('target'), link.href).to.be.false;
      expect(link.hasAttribute('rel'), link.href).to.be.false;
    }
    expect(container.querySelectorAll('a')).to.have.length(3);
  });

  it('makes plain words of a link that leads nowhere allowed (FAQ-13)', async () => {
    const container = await filled('<p>see <a href="javascript:x">this <b>page</b></a>.</p>');
    expect(container.innerHTML).to.equal('<p>see this <b>page</b>.</p>');
  });

  it('takes a text of any length and depth without running out of stack', () => {
    const container = document.createElement('div');
    void fillRich(container, `<a>${'<br>x'.repeat(100_000)}</a>${'<div>'.repeat(5_000)}end`);
    expect(container.querySelectorAll('br')).to.have.length(100_000);
    expect(container.textContent.endsWith('end')).to.be.true;
  });

  it('loads pictures late, tells their server nothing, and always has an alt', async () => {
    const container = await filled(`<img src="${location.origin}/package.json" width="40">`);
    const picture = container.querySelector('img')!;
    expect(picture.loading).to.equal('lazy');
    expect(picture.referrerPolicy).to.equal('no-referrer');
    expect(picture.getAttribute('alt')).to.equal('');
    expect(picture.width).to.equal(40);
  });

  it('lets a table scroll in a box that has a name and takes focus', async () => {
    const table = (caption: string): string => `<table>${caption}<tr><td>1</td></tr></table>`;
    const container = await filled(table('') + table('<caption>Prices</caption>'));
    const boxes = [...container.querySelectorAll<HTMLElement>('.scroll')];
    expect(boxes.map((box) => box.getAttribute('aria-label'))).to.deep.equal(['Table', 'Prices']);
    expect(boxes.map((box) => box.tabIndex)).to.deep.equal([0, 0]);
    expect(boxes.every((box) => box.firstElementChild instanceof HTMLTableElement)).to.be.true;
    await expect(container).to.be.accessible();
  });
});
