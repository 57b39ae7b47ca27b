import '../../../components/event-lineup/event-lineup.js';
import { expect, waitUntil } from '@open-wc/testing';
import { emulateMedia, setViewport } from '@web/test-runner-commands';
import decodeQr from 'qr/decode.js';
import { planCode } from '../../../src/lineup/plan-code.js';
import { expectAccessible } from '../accessible.js';
import { all, artist, cleanUp, LineupPage, one, slot } from './feed.js';
import { barButton, equipped, filler, planButton } from './views.js';

/** What a camera reads that sees this drawing on such a ground. */
async function read(code: Element, ground: string): Promise<string> {
  const image = new Image();
  const copy = code.cloneNode(true) as Element;
  for (const side of ['width', 'height']) copy.setAttribute(side, '400');
  const text = new XMLSerializer().serializeToString(copy);
  image.src = `data:image/svg+xml,${encodeURIComponent(text)}`;
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width: 480, height: 480 });
  const paper = canvas.getContext('2d')!;
  paper.fillStyle = ground;
  paper.fillRect(0, 0, 480, 480);
  paper.drawImage(image, 40, 40, 400, 400);
  return decodeQr(paper.getImageData(0, 0, 480, 480));
}

describe('the QR code of my plan', () => {
  let page: LineupPage;
  let planned = [slot([artist('First')]), slot([artist('Second')], { startTime: '22:00' })];
  beforeEach(() => (page = new LineupPage([...filler, ...planned])));
  afterEach(async () => {
    cleanUp(page);
    planned = planned.slice(0, 2);
    await emulateMedia({ forcedColors: 'none', media: 'screen' });
    await setViewport({ width: 800, height: 600 });
  });

  const link = () => `${location.origin}${location.pathname}${location.search}#plan-`;
  async function shown() {
    const ids = JSON.stringify(planned.map(({ id }) => id));
    localStorage.setItem(`event-lineup plan ${page.lineup.eventId}`, ids);
    const element = await equipped();
    planButton(element).click();
    await waitUntil(() => barButton(element, 'QR code'), 'the plan');
    return element;
  }
  async function scanned() {
    const element = await shown();
    barButton(element, 'QR code')!.click();
    await waitUntil(() => one(element, '.qr-code'), 'the code');
    return element;
  }

  it('is drawn when it is asked for, read by a camera as the link beside it, and follows the plan (L23, L25)', async () => {
    const element = await shown();
    const button = barButton(element, 'QR code')!;
    const panel = one(element, `#${button.getAttribute('aria-controls')}`);
    expect(panel.checkVisibility()).to.equal(false);
    expect(all(element, '.qr-code')).to.have.length(0);
    button.click();
    await waitUntil(() => one(element, '.qr-code'), 'the code');
    expect(button.ariaExpanded).to.equal('true');
    expect(one(element, '.qr-code').ariaLabel).to.equal('QR code with the link to this plan');
    await expectAccessible(element);
    const url = link() + planCode(planned.map(({ id }) => id));
    const words = one(element, '.plan-link') as HTMLAnchorElement;
    expect(words.href).to.equal(url);
    expect(words.textContent).to.equal(url);
    expect(await read(one(element, '.qr-code'), 'white')).to.equal(url);
    await emulateMedia({ media: 'print' });
    expect(one(element, '.plan-scan').checkVisibility(), 'on paper').to.equal(false);
    await emulateMedia({ media: 'screen' });
    all(element, '.plan .favourite')[0]!.click();
    await element.updateComplete;
    expect(await read(one(element, '.qr-code'), 'white')).to.equal(
      link() + planCode([planned[1]!.id]),
    );
    button.click();
    await element.updateComplete;
    expect(panel.checkVisibility()).to.equal(false);
  });

  it('brings its own light margin, in every theme and in forced colours (L23)', async () => {
    const element = await scanned();
    const code = one(element, '.qr-code');
    expect(await read(code, 'black'), 'on a black page').to.contain('#plan-');
    const [rect, path] = [code.querySelector('rect')!, code.querySelector('path')!];
    for (const [theme, forcedColors] of [
      ['light', 'none'],
      ['dark', 'none'],
      ['dark', 'active'],
    ] as const) {
      element.theme = theme;
      await element.updateComplete;
      await emulateMedia({ forcedColors });
      expect(getComputedStyle(rect).fill).to.equal('rgb(255, 255, 255)');
      expect(getComputedStyle(path).fill).to.equal('rgb(0, 0, 0)');
    }
    const side = Number(code.getAttribute('viewBox')!.split(' ')[2]);
    const { width } = code.getBoundingClientRect();
    expect((rect.getBoundingClientRect().width - width) / width).to.be.within(-0.01, 0.01);
    expect(path.getBoundingClientRect().left - code.getBoundingClientRect().left).to.be.closeTo(
      (4 * width) / side,
      1,
    );
  });

  it('fits 160 pixels, with a link as long as forty sets make it (L15, L23)', async () => {
    planned = Array.from({ length: 40 }, (_, minute) =>
      slot([artist(`Act ${minute}`)], { startTime: `21:${10 + minute}`, endTime: '23:00' }),
    );
    cleanUp(page);
    page = new LineupPage([...filler, ...planned]);
    await setViewport({ width: 160, height: 640 });
    const element = await scanned();
    expect(document.documentElement.scrollWidth).to.be.at.most(160);
    expect(await read(one(element, '.qr-code'), 'white')).to.contain(planCode([planned[39]!.id]));
  });
});
