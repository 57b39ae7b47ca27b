import { expect, nextFrame } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { chooseKinds } from '../effort.js';
import { pageRecord } from '../../src/embed/page.js';
import { DemoPage } from './demo-world.js';
import { make, settled } from './page.js';

const organiser = 'foghorn';
/** As many events as the author wants, and as many as there are. */
const faces: [string, string, Record<string, string>][] = [
  ['four rows of a search', 'event-search', { limit: '4', layout: 'list' }],
  ['three cards of a search', 'event-search', { limit: '3' }],
  ['all that a search finds', 'event-search', {}],
  ['an organiser with one event', 'organiser-events', { organiser, limit: '1' }],
  ['three events of an organiser', 'organiser-events', { organiser, limit: '3', profile: 'off' }],
  ['all events of an organiser', 'organiser-events', { organiser }],
];
const windowHeight = 800;

/** Longer than what comes, it would pull up whatever stands below; much shorter, push it down. */
describe('the skeleton', () => {
  let page: DemoPage;
  let release: () => void;
  beforeEach(() => {
    page = new DemoPage();
    const { fetch } = page.emulator;
    const held = new Promise<void>((resolve) => (release = resolve));
    pageRecord().fetch = Promise.resolve(async (...call: Parameters<typeof fetch>) => {
      await held;
      return fetch(...call);
    });
  });
  afterEach(async () => {
    page.leave();
    localStorage.clear();
    await setViewport({ width: 800, height: 600 });
  });

  for (const [what, tag, attributes] of faces)
    for (const width of chooseKinds([360, 768, 1280]))
      it(`of ${what} is no higher than them, and fills most of their room, ${width} px wide`, async () => {
        await setViewport({ width, height: windowHeight });
        await import(`../../components/${tag}/${tag}.ts`);
        const element = make(tag, attributes);
        document.body.append(element);
        await nextFrame();
        await element.updateComplete;
        const waiting = element.offsetHeight;
        expect(element.shadowRoot!.querySelector('.skeleton .event')).to.exist;
        release();
        await settled(element);
        const there = element.offsetHeight;
        element.remove();
        expect(waiting).to.be.at.most(there);
        expect(waiting).to.be.at.least(Math.min(0.6 * there, 0.9 * windowHeight));
      });
});
