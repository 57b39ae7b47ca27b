import type { Page } from 'playwright';

/** The presses of a visit, in a line-up of ours and in a plain Lit page. */

type Step = readonly [name: string, press: (page: Page) => Promise<unknown>];

/** By the mouse alone: `page.click` looks into the page during the press for what it has hit. */
const clickIn = (element: string) => (selector: string) => async (page: Page) => {
  const target = page.locator(`${element} ${selector}`);
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`Nothing to press: ${selector}`);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
};
const click = clickIn('event-lineup');
const clickPlain = clickIn('plain-lineup');
const view = (name: string) => click(`.view:has([value=${name}])`);
const key = (name: string) => (page: Page) => page.keyboard.press(name);

/** In the order of a visit; steps without a name only lead to the next. */
const steps: readonly Step[] = [
  ['star', click('.stages .favourite >> nth=1')],
  ['artist dialog', click('.stages .name >> nth=2')],
  ['', key('Escape')],
  ['another artist', click('.stages .name >> nth=3')],
  ['artist closed', key('Escape')],
  ['day', click('.tab >> nth=1')],
  ['day, again', click('.tab >> nth=0')],
  ['', click('.search input')],
  ['search, first key', key('a')],
  ['search, second key', key('m')],
  ['search, key taken back', key('Backspace')],
  ['star in what is found', click('.stages .favourite >> nth=3')],
  ['search, emptied', click('.clear')],
  ['', click('[popovertarget=filters]')],
  ['filter, first box', click('#filters input >> nth=0')],
  ['filter, second box', click('#filters input >> nth=1')],
  ['', key('Escape')],
  ['', click('.outcome .button-quiet')],
  ['poster', view('poster')],
  ['timetable', view('timetable')],
  ['list', view('list')],
];

/** What a plain page does likewise, which has no filters, posters and timetables. */
const plainSteps: readonly Step[] = [
  ['star', clickPlain('.star >> nth=1')],
  ['artist dialog', clickPlain('b >> nth=2')],
  ['', key('Escape')],
  ['another artist', clickPlain('b >> nth=3')],
  ['artist closed', key('Escape')],
  ['day', clickPlain('button:not(.star) >> nth=1')],
  ['day, again', clickPlain('button:not(.star) >> nth=0')],
  ['', clickPlain('input')],
  ['search, first key', key('a')],
  ['search, second key', key('m')],
  ['search, key taken back', key('Backspace')],
  ['star in what is found', clickPlain('.star >> nth=3')],
];

export interface Subject {
  readonly element: string;
  /** Is there with the rows. */
  readonly ready: string;
  readonly steps: readonly Step[];
  readonly html: (service: string) => string;
}

export const own: Subject = {
  element: 'event-lineup',
  ready: '.favourite',
  steps,
  html: (
    service,
  ) => `<script async src="/bandstand.js" data-base-url="${service}" data-service-key="pk_bench"
data-event="party"></script><h1>Party</h1><event-lineup></event-lineup>`,
};
const plainLit: Subject = {
  element: 'plain-lineup',
  ready: '.star',
  steps: plainSteps,
  html: (service) => `<script type="module" src="/plain-lit.js"></script><h1>Party</h1>
<plain-lineup key="pk_bench" address="${service}/v1/events/party/lineup"></plain-lineup>`,
};
export const subjects = [own, plainLit];

export const pageOf = ({ element, html }: Subject, service: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${element}</title>${html(service)}`;
