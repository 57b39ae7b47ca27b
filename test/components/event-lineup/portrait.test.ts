import '../../../components/event-lineup/event-lineup.js';
import { initialsOf } from '../../../components/event-lineup/list/portrait.js';
import { expect, waitUntil } from '@open-wc/testing';
import { all, artist, cleanUp, LineupPage, one, picture, put, slot } from './feed.js';

describe('a portrait', () => {
  let page: LineupPage;
  afterEach(() => cleanUp(page));
  const draw = async (imageUrl: string | null) => {
    page = new LineupPage([slot([artist('Juno Faraday', { imageUrl })])]);
    return put();
  };
  const box = (element: Element) => {
    const { width, height } = one(element, '.set .portrait').getBoundingClientRect();
    return [width, height];
  };

  it('keeps its box with, without and with a broken picture (LIN-20, L29)', async () => {
    const boxes: number[][] = [];
    for (const address of [picture, null, 'https://pictures.invalid/none.jpg']) {
      const element = await draw(address);
      boxes.push(box(element));
      cleanUp(page);
    }
    expect(boxes[0]![0]).to.be.within(48, 72).and.to.equal(boxes[0]![1]);
    expect(boxes).to.deep.equal([boxes[0], boxes[0], boxes[0]]);
  });

  it('is replaced by initials when it does not load, until its address changes (LIN-25)', async () => {
    const element = await draw('https://pictures.invalid/none.jpg');
    await waitUntil(
      () => one(element, '.set img').matches('.broken'),
      'the broken picture is gone',
    );
    const monogram = getComputedStyle(one(element, '.set .portrait'), '::before').content;
    expect(monogram).to.contain('JF');
    const slots = [slot([artist('Juno Faraday', { imageUrl: picture })])];
    page.lineup = { ...page.lineup, slots };
    page.comeBackAfter(120);
    await waitUntil(() => (one(element, '.set img') as HTMLImageElement).src === picture);
    await waitUntil(() => !one(element, '.set img').matches('.broken'), 'the picture is seen');
  });

  it('shares one box among acts that play together, with all their initials in sight', async () => {
    page = new LineupPage([
      slot(['Wide Moon', 'Mia Wolf', 'Max Wagner'].map((name) => artist(name))),
    ]);
    const element = await put();
    const box = one(element, '.set .faces').getBoundingClientRect();
    const faces = all(element, '.set .portrait');
    const edges = faces.map((face) => face.getBoundingClientRect());
    expect(edges.map(({ width }) => Math.round(width * 3))).to.deep.equal(Array(3).fill(box.width));
    expect(edges.every(({ height }) => height === box.height)).to.equal(true);
    for (const face of faces) expect(face.scrollWidth).to.be.at.most(face.clientWidth + 1);
  });

  it('reserves its room, waits until it is near, and repeats no name', async () => {
    page = new LineupPage(
      Array.from({ length: 8 }, (_, hour) =>
        slot([artist(`Act ${hour}`, { imageUrl: picture })], { startTime: `1${hour}:00` }),
      ),
    );
    const images = all(await put(), '.set img') as HTMLImageElement[];
    for (const { width, height, alt, decoding } of images) {
      expect([width, height].every((side) => side > 0)).to.equal(true);
      expect([alt, decoding]).to.deep.equal(['', 'async']);
    }
    expect(images.map(({ loading }) => loading)).to.deep.equal([
      'eager',
      'eager',
      ...Array<string>(6).fill('lazy'),
    ]);
  });

  it('never asks a neighbour for a script or for data as a picture', async () => {
    for (const address of ['javascript:alert(1)', 'data:image/svg+xml,<svg/>', 'blob:x', '//x y']) {
      expect(all(await draw(address), 'img')).to.have.length(0);
      cleanUp(page);
    }
  });

  it('has initials for every kind of name', () => {
    const names = [
      'Juno Faraday',
      'Moth',
      'Salt & Semaphore',
      'þórhildur Ása',
      '夕凪書店',
      '!!!',
      '808 State',
    ];
    expect(names.map(initialsOf)).to.deep.equal(['JF', 'M', 'SS', 'ÞÁ', '夕', '', '8S']);
  });
});
