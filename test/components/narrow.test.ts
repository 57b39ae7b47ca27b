import { expect, nextFrame, waitUntil } from '@open-wc/testing';
import type { EventElement } from '../../components/internal/element.js';
import { chooseKinds, chooseSome } from '../effort.js';
import { DemoPage } from './demo-world.js';
import { make, settled } from './page.js';
import { signIn } from './signed-in.js';
import { brokenWords, sticksOut } from './room.js';

const form = (key: string) => ({ form: `meadowlark-${key}` });
const columns = [360, 320, 280, 240, 200, 160];

const part = (element: Element, selector: string) =>
  element.shadowRoot!.querySelector<HTMLElement>(selector)!;
/** Waits for it: it may come with a later part. */
const press = (selector: string) => async (element: Element) => {
  await waitUntil(() => part(element, selector), selector);
  part(element, selector).click();
};
const send = press('[type="submit"], .submit');
const claim = async (element: Element) => {
  await press('.claimable .claim')(element);
  await press('.claim-form [type="submit"]')(element);
  await waitUntil(() => part(element, '.summary'), 'what is missing');
};
const openAll = (element: Element) => {
  for (const toggle of element.shadowRoot!.querySelectorAll<HTMLElement>('.toggle')) toggle.click();
};

/** Sets of one day that clash, and some with time between them. */
const plan = async (element: Element) => {
  await waitUntil(() => part(element, '.set .favourite'), 'stars');
  const stars = [...element.shadowRoot!.querySelectorAll<HTMLElement>('.set .favourite')];
  for (const one of stars.filter((_, index) => index % 3 === 0)) one.click();
  await press('.bar button[aria-pressed]')(element);
  await waitUntil(() => part(element, '.plan'), 'the plan');
};

/** What an element may show, and what a visitor does to see it. */
const faces: [string, string, Record<string, string>, ((element: Element) => unknown)?][] = [
  ['the list', 'event-lineup', { view: 'list' }],
  ['the poster', 'event-lineup', { view: 'poster' }],
  ['the timetable', 'event-lineup', { view: 'timetable' }],
  ['the plan', 'event-lineup', {}, plan],
  ['the questions, all open', 'event-faq', {}, openAll],
  ['the event', 'event-card', {}, press('summary')],
  ['the event as a row', 'event-card', { layout: 'line' }],
  ['the photos', 'event-gallery', {}],
  ['a photo by itself', 'event-gallery', { layout: 'strip' }, press('.photo')],
  ['the news', 'event-news', {}],
  ['the announcements', 'event-announcements', {}],
  ['a banner', 'event-announcements', { layout: 'banner' }],
  ['an article', 'event-news', { article: 'first-names' }],
  ['the newsletter, sent empty', 'event-signup-form', form('newsletter'), send],
  ['the long form, sent empty', 'event-signup-form', form('feedback'), send],
  ['the merch enquiry, sent empty', 'event-signup-form', form('merch'), send],
  ['a sign-up without a form', 'event-signup-form', { mode: 'subscribe' }],
  ['the garments', 'merch-preview', form('merch')],
  ['the tickets', 'event-tickets', {}],
  ['a search', 'event-search', { limit: '4', layout: 'list' }],
  ['a sign-up before the launch, sent empty', 'event-prelaunch', { event: 'prelude-2028' }, send],
  ['an organiser', 'organiser-events', { organiser: 'foghorn' }],
  ['a claim, sent empty', 'ambassador-rewards', {}, claim],
];

describe('in a narrow column', () => {
  let page: DemoPage;
  let column: HTMLElement;
  beforeEach(() => {
    page = new DemoPage();
    column = document.body.appendChild(document.createElement('div'));
  });
  afterEach(() => {
    column.remove();
    page.leave();
    localStorage.clear();
  });

  async function put(tag: string, attributes: Record<string, string>): Promise<EventElement> {
    await import(`../../components/${tag}/${tag}.ts`);
    const element = signIn(make(tag, attributes));
    column.append(element);
    await settled(element);
    return element;
  }

  for (const [what, tag, attributes, act] of chooseSome(faces)) {
    for (const locale of chooseKinds(['de', 'ar', 'en-GB'])) {
      it(`${what} of <${tag}> stays within it, with words that are whole, in ${locale}`, async () => {
        column.style.setProperty('width', `${columns[0]}px`);
        const element = await put(tag, { ...attributes, locale });
        const side = locale === 'ar' ? 'rtl' : 'ltr';
        await waitUntil(() => part(element, `.base[dir="${side}"]`), side);
        await act?.(element);
        await settled(element);
        for (const width of columns) {
          column.style.setProperty('width', `${width}px`);
          await nextFrame();
          await nextFrame();
          expect(sticksOut(element, column), `beside ${width} pixels`).to.deep.equal([]);
          expect(brokenWords(element, column), `broken in ${width} pixels`).to.deep.equal([]);
        }
      });
    }
  }
});
