import { Sheet } from '../../print/sheet.js';
import { at, disc, group, line, path } from '../../print/svg.js';
import { bellTent } from '../../scenery/camp.js';
import { ridge } from '../../scenery/land.js';
import { cloudBank, ringsOfSky } from '../../scenery/sky.js';
import { day, meadow, skies, who } from '../kit.js';

/** Washing hung between two striped tents. */
export function washing(): string {
  const shirt = 'M-26-10H26V40L0 70L-26 40Z';
  const socks = 'M-22-8L-38 10L-24 24V70H24V24L38 10L22-8Z';
  const hung = [day.a, day.b, day.light, day.c, day.a, day.odd].map((ink, k) =>
    group(at(400 + k * 80, 456 - Math.abs(200 - k * 80) * 0.04), path(k % 2 ? shirt : socks, ink)),
  );
  return new Sheet(1200, 800, day).print(
    ringsOfSky(1200, 800, 300, 380, skies.morning, 240),
    disc(300, 260, 90, day.b),
    group(at(700, 180, 1.2), cloudBank(day.light)),
    ridge(1200, [430, 380, 410, 450, 390, 420], 800, '#7fae8f'),
    ridge(1200, [540, 520, 550, 520, 540], 800, '#4f946b'),
    group(at(240, 640, 1.7), bellTent(day.light, day.a, day.key)),
    group(at(960, 640, 1.8), bellTent(day.light, day.c, day.key)),
    line('M330 420Q620 500 900 410', day.key, 4),
    ...hung,
    who(600, 720, 1, {
      skin: 'chestnut',
      hair: 'wrap',
      hairInk: 'b',
      dress: 'gown',
      top: 'a',
      bottom: 'a',
      does: 'carry',
      thing: 'light',
    }),
    meadow(1200, 812, 6),
  );
}
