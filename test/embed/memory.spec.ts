import type { CDPSession, Page } from '@playwright/test';
import { chooseSome, isQuick } from '../effort.js';
import { expect, scriptTag, test } from './origins.js';
import { element, widgets } from './widgets.js';

test.skip(isQuick, 'at night, by `npm run verify`');

/** A leak is one thing for each of them at least: found among what half as many would leave. */
const mounts = isQuick ? 15 : 40;
/** What is made once and kept: answers, pictures, style sheets, code. */
const first = 5;

/** What a visitor does with each of them, and what is there then: it brings the last parts. */
const uses: Record<string, { press: string; shows: string }> = {
  'event-lineup': { press: 'button.name', shows: 'dialog[open] .artist' },
  'event-faq': { press: '.toggle', shows: '.entry.open' },
  'event-card': { press: 'summary', shows: 'details[open] .way' },
  'event-announcements': { press: '.earlier', shows: '.item:nth-child(6)' },
  'event-news': { press: '.card .open', shows: '.article .body > *' },
  'event-gallery': { press: '.photo', shows: 'dialog[open] .count' },
  'event-tickets': { press: '.stepper button:last-of-type', shows: '.sum strong' },
  'event-signup-form': { press: '[type="checkbox"]', shows: ':checked' },
  'event-search': { press: '.more button', shows: '.event:nth-child(2)' },
  'ambassador-rewards': { press: '.claimable .claim', shows: '.claim-form' },
  'event-prelaunch': { press: '[type="checkbox"]', shows: ':checked' },
  'organiser-events': { press: '.more button', shows: '.event:nth-child(2)' },
  'merch-preview': { press: '.colours label:last-of-type input', shows: '.stage .print' },
};

const onlyMounted = { press: '.base', shows: '.base' };

interface Counters {
  readonly nodes: number;
  readonly jsEventListeners: number;
}

/** What lives in the page once the garbage is out. */
async function living(browser: CDPSession): Promise<Counters> {
  // What a finished task still held goes with a later round.
  for (let round = 0; round < 3; round += 1) await browser.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners } = (await browser.send('Memory.getDOMCounters')) as Counters;
  return { nodes, jsEventListeners };
}

/** Puts copies of the widget in and takes them out, one after the other, each once it was used. */
const putInAndTakeOut = (page: Page, tag: string, times: number) =>
  page.evaluate(
    async ({ tag, times, press, shows }) => {
      const frame = () => new Promise(requestAnimationFrame);
      const page = globalThis as { model?: Node; kept?: WeakRef<Element>[] };
      const standing = document.querySelector(tag);
      const model = (page.model ??= standing!.cloneNode());
      standing?.remove();
      for (let time = 0; time < times; time += 1) {
        const one = model.cloneNode() as Element;
        document.body.append(one);
        const find = (selector: string) => one.shadowRoot?.querySelector<HTMLElement>(selector);
        while (!find(press)) await frame();
        for (let frames = 0; frames < 3; frames += 1) await frame();
        find(press)!.click();
        while (!find(shows)) await frame();
        one.remove();
        sessionStorage.clear(); // each begins its order anew
        (page.kept ??= []).push(new WeakRef(one));
        await frame();
      }
    },
    { tag, times, ...(uses[tag] ?? onlyMounted) },
  );

/**
 * Frames that come as soon as what runs is over: of mounts that nobody looks at, the screen
 * would draw hundreds of pictures.
 */
function hurryFrames(): void {
  window.requestAnimationFrame = (callback) => window.setTimeout(() => callback(performance.now()));
  window.cancelAnimationFrame = (frame) => clearTimeout(frame);
}

/** Elements that were taken out and live on. */
const undead = (page: Page) =>
  page.evaluate(
    () => (globalThis as { kept?: WeakRef<Element>[] }).kept!.filter((one) => one.deref()).length,
  );

for (const widget of chooseSome(widgets)) {
  test(`${mounts} <${widget.tag}> that were put in, used and taken out leave nothing behind`, async ({
    page,
    origins,
  }) => {
    test.slow();
    await page.setViewportSize({ width: 320, height: 240 }); // little to paint
    await page.addInitScript(hurryFrames);
    await page.goto(origins.page(`${scriptTag(origins)}${element(widget)}`));
    await expect(widget.shows(page)).toBeVisible();
    const browser = await page.context().newCDPSession(page);
    await putInAndTakeOut(page, widget.tag, first);
    const before = await living(browser);
    await putInAndTakeOut(page, widget.tag, mounts);
    // What still runs for the last of them, such as a picture on its way, ends a moment later.
    const collected = async () => {
      const { nodes, jsEventListeners } = await living(browser);
      // The browser's own work holds a few nodes now and then; a leak is at least one for each mount.
      const isLess = (count: number) => count < mounts / 2;
      return {
        nodes: isLess(nodes - before.nodes),
        listeners: isLess(jsEventListeners - before.jsEventListeners),
        // One may stay, of however many: the last that was pressed and focused.
        undead: (await undead(page)) > 1,
      };
    };
    await expect.poll(collected).toEqual({ nodes: true, listeners: true, undead: false });
  });
}
