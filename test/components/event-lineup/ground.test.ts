import '../../../components/event-lineup/event-lineup.js';
import { expect, waitUntil } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { contrast, layered } from '../contrast.js';
import { all, artist, attended, cleanUp, LineupPage, one, picture, put, slot } from './feed.js';

describe('the ground of a line-up on a phone', () => {
  let page: LineupPage;
  beforeEach(async () => {
    page = new LineupPage([slot([artist('Moth')])]);
    await setViewport({ width: 360, height: 640 });
  });
  afterEach(async () => {
    cleanUp(page);
    document.body.removeAttribute('style');
    await setViewport({ width: 800, height: 600 });
  });

  for (const look of [
    `background: url(${picture}) center / cover`,
    'background: none; --event-color-background: transparent',
    'background: linear-gradient(#111, #333); color: #fff',
  ])
    it(`lets no row shine through the name of its stage: ${look}`, async () => {
      document.body.style.cssText = look;
      const element = await put();
      await attended(element);
      const { backgroundColor, color, position } = getComputedStyle(one(element, '.stage-name'));
      expect(position).to.equal('sticky');
      expect(backgroundColor, 'the lowest layer is opaque').to.match(/^rgb\(/);
      if (look.includes('gradient')) return;
      expect(contrast(layered(backgroundColor), layered(color))).to.be.at.least(7);
    });

  it('shows the shape of its posters while the answer is under way', async () => {
    page.reply = () => new Promise(() => {});
    const element = document.createElement('event-lineup');
    document.body.append(element);
    await waitUntil(() => one(element, '.waiting'), 'a skeleton');
    for (const poster of all(element, '.waiting .poster')) {
      expect(poster.getBoundingClientRect().height).to.be.at.least(150);
      const { backgroundColor } = getComputedStyle(poster);
      expect(contrast(layered('#fff', backgroundColor), layered('#fff'))).to.be.above(1.1);
    }
  });
});
