import { expect, waitUntil } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import type { EventElement } from '../../components/internal/element.js';
import { DemoPage } from './demo-world.js';
import { make, settled } from './page.js';
import { signIn } from './signed-in.js';
import { chooseSome } from '../effort.js';

/** Paragraphs and rows of an element whose organiser writes English, on a page in Arabic. */
interface Face {
  readonly tag: string;
  readonly attributes?: Record<string, string>;
  readonly paragraphs?: string;
  readonly rows: string;
}

const faces: Face[] = [
  { tag: 'event-news', paragraphs: '.excerpt', rows: '.title' },
  {
    tag: 'event-news',
    attributes: { article: 'eleven-ways-with-a-potato' },
    paragraphs: '.lede, .body > *',
    rows: '.title, .neighbour > *',
  },
  { tag: 'event-faq', paragraphs: '.prose > p', rows: '.category-name, .toggle > span' },
  { tag: 'event-announcements', paragraphs: '.body', rows: '.title' },
  { tag: 'event-card', paragraphs: '.words', rows: '.title, .place, .more, .age dd' },
  {
    tag: 'event-prelaunch',
    attributes: { event: 'prelude-2028' },
    paragraphs: '.intro',
    rows: '.title, label',
  },
  {
    tag: 'organiser-events',
    attributes: { organiser: 'foghorn' },
    paragraphs: '.bio',
    rows: '.title, .event-place',
  },
  {
    tag: 'ambassador-rewards',
    paragraphs: '.description, .reward-text',
    rows: '.reward-title, .facts .own',
  },
  {
    tag: 'event-tickets',
    // Of a line or two: they stand where the ticket begins.
    rows: '.release-name, .description, .facts li, .small-print > *',
  },
  {
    tag: 'merch-preview',
    attributes: { form: 'meadowlark-merch' },
    paragraphs: '.description',
    rows: '.product-name, .garment-type',
  },
  { tag: 'event-lineup', rows: '.names, .about, .note, .stage-name' },
];

/** The edges of each line of text, without what only machines read. */
function linesOf(box: Element): DOMRect[] {
  const range = document.createRange();
  range.selectNodeContents(box);
  const lines: DOMRect[] = [];
  for (const rect of range.getClientRects()) {
    const line = lines.findIndex(({ top, bottom }) => rect.top < bottom && top < rect.bottom);
    const { left, right, top, bottom } = lines[line] ?? rect;
    const sides = [Math.min(left, rect.left), Math.max(right, rect.right)] as const;
    const whole = new DOMRect(sides[0], Math.min(top, rect.top), sides[1] - sides[0]);
    whole.height = Math.max(bottom, rect.bottom) - whole.top;
    if (rect.width > 1) lines.splice(line < 0 ? lines.length : line, line < 0 ? 0 : 1, whole);
  }
  return lines;
}

const spread = (edges: readonly number[]): number => Math.max(...edges) - Math.min(...edges);

describe('on a page in Arabic, what an organiser wrote in English', () => {
  let page: DemoPage;
  let column: HTMLElement;
  beforeEach(async () => {
    await setViewport({ width: 360, height: 800 });
    page = new DemoPage();
    column = document.body.appendChild(document.createElement('div'));
    column.style.cssText = 'width: 260px; font: 16px Arial, sans-serif';
  });
  afterEach(() => {
    column.remove();
    page.leave();
  });

  async function put(tag: string, attributes: Record<string, string> = {}): Promise<EventElement> {
    await import(`../../components/${tag}/${tag}.ts`);
    const element = signIn(make(tag, attributes));
    element.setAttribute('locale', 'ar');
    column.append(element);
    await settled(element);
    await waitUntil(() => element.shadowRoot!.querySelector('.base[dir="rtl"]'), 'Arabic');
    return element;
  }

  /** As "text", where the lines of one box do not begin below each other. */
  const ragged = (boxes: readonly Element[], edge: 'left' | 'right'): string[] =>
    boxes
      .filter((box) => spread(linesOf(box).map((line) => line[edge])) > 1)
      .map((box) => box.textContent.trim());

  for (const { tag, attributes, paragraphs, rows } of chooseSome(faces)) {
    const which = attributes?.['article'] ? 'an article of ' : '';
    it(`reads from its own side as a paragraph, and stands at the page's as a row: ${which}<${tag}>`, async () => {
      const element = await put(tag, attributes);
      const find = (selector: string) => [...element.shadowRoot!.querySelectorAll(selector)];
      for (const toggle of find('.toggle')) (toggle as HTMLElement).click();
      const wraps = (selector: string) => () =>
        find(selector).some((box) => linesOf(box).length > 1);
      const kinds = [...(paragraphs?.split(', ') ?? []), ...rows.split(', ')];
      await waitUntil(() => kinds.every((kind) => find(kind).length > 0), kinds.join());
      await waitUntil(wraps(paragraphs ?? rows), 'a text of several lines');
      for (const selector of paragraphs?.split(', ') ?? []) {
        expect(ragged(find(selector), 'left'), selector).to.deep.equal([]);
      }
      for (const selector of rows.split(', ')) {
        expect(ragged(find(selector), 'right'), selector).to.deep.equal([]);
      }
    });
  }

  it('stands below its heading where one line is enough, however wide the page', async () => {
    await setViewport({ width: 1280, height: 800 });
    column.style.width = '1100px';
    const element = await put('event-news');
    const words = element.shadowRoot!.querySelector('.lead .excerpt')!;
    const title = element.shadowRoot!.querySelector('.lead .title')!;
    expect(linesOf(words)).to.have.length(1);
    expect(linesOf(words)[0]!.right).to.be.closeTo(linesOf(title)[0]!.right, 2);
  });
});
