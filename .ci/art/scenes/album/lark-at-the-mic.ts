import { Sheet } from '../../print/sheet.js';
import { at, box, disc, group, line } from '../../print/svg.js';
import { ridge } from '../../scenery/land.js';
import { lark } from '../../scenery/lark.js';
import { cloudBank, ringsOfSky } from '../../scenery/sky.js';
import { bird, day, meadow } from '../kit.js';

/** The longest-serving act. */
export function larkAtTheMic(): string {
  const mic =
    line('M0 0V-250', day.key, 8) +
    box(-36, -352, 72, 104, day.a, 'rx="34"') +
    line(
      'M-29-326H29M-32-308H32M-32-290H32M-29-272H29M-14-348V-254M0-350V-252M14-348V-254',
      day.key,
      4,
    ) +
    line('M-36-300H36', day.light, 8);
  return new Sheet(900, 1200, day).print(
    ringsOfSky(900, 1200, 420, 560, ['#8fc6c4', '#a9d3c8', '#c6e0cc', '#f3ecc4'], 300),
    disc(420, 480, 220, day.b),
    group(at(160, 300, 1.1), cloudBank(day.light)),
    ridge(900, [900, 840, 880, 860, 900], 1200, '#5f9a78'),
    group(at(450, 1200, 2.1), mic),
    group(at(452, 466, 1.7), lark(bird)),
    meadow(900, 1206, 33, 1.4),
  );
}
