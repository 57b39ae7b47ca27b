import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bands71to75 } from './portraits/bands-71-75.js';
import { bands76to80 } from './portraits/bands-76-80.js';
import { bands81to85 } from './portraits/bands-81-85.js';
import { bands86to90 } from './portraits/bands-86-90.js';
import { duos57to63 } from './portraits/duos-57-63.js';
import { duos64to70 } from './portraits/duos-64-70.js';
import { masked } from './portraits/masked.js';
import { men } from './portraits/men.js';
import { portrait } from './portraits/portrait.js';
import { retouched } from './portraits/retouched.js';
import { women } from './portraits/women.js';
import { gallery } from './scenes/album/all.js';
import { foghorn } from './scenes/heroes/foghorn.js';
import { harbour } from './scenes/heroes/harbour.js';
import { kyoto } from './scenes/heroes/kyoto.js';
import { lanternWalk } from './scenes/heroes/lantern.js';
import { metropolis } from './scenes/heroes/metropolis.js';
import { prelude } from './scenes/heroes/prelude.js';
import { night, sunset } from './scenes/hours.js';
import { favicon, foghornMark, meadowlarkMark, quietroomMark } from './scenes/logos.js';
import { news } from './scenes/news/all.js';
import { bandstand } from './scenes/stages/bandstand.js';
import { longMeadow } from './scenes/stages/long-meadow.js';
import { walledGarden } from './scenes/stages/walled-garden.js';
import { valley } from './scenes/valley.js';

/** `npx tsx .ci/art/draw.ts`: prints every picture of the demo world anew, always the same. */
const site = fileURLToPath(new URL('../../public', import.meta.url));

function hang(path: string, picture: string): void {
  const file = join(site, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, picture);
}

const numbered = (index: number) => String(index + 1).padStart(2, '0');

const sittings = [
  ...women,
  ...men,
  ...masked,
  ...duos57to63,
  ...duos64to70,
  ...bands71to75,
  ...bands76to80,
  ...bands81to85,
  ...bands86to90,
];
sittings.forEach((spec, i) => hang(`demo/portraits/${numbered(i)}.svg`, portrait(spec, i + 1)));
for (const [name, spec] of Object.entries(retouched)) {
  hang(`demo/portraits/${name}.svg`, portrait(spec, parseInt(name, 10)));
}

hang('demo/hero/meadowlark.svg', valley(sunset));
hang('demo/hero/meadowlark-night.svg', valley(night));
hang('demo/hero/foghorn.svg', foghorn());
hang('demo/hero/harbour.svg', harbour());
hang('demo/hero/kyoto.svg', kyoto());
hang('demo/hero/lantern.svg', lanternWalk());
hang('demo/hero/metropolis.svg', metropolis());
hang('demo/hero/prelude.svg', prelude());
hang('demo/logos/foghorn.svg', foghornMark());
hang('demo/logos/meadowlark.svg', meadowlarkMark());
hang('demo/logos/quietroom.svg', quietroomMark());
hang('favicon.svg', favicon());
news.forEach((draw, i) => hang(`demo/news/${numbered(i)}.svg`, draw()));
gallery.forEach((draw, i) => hang(`demo/gallery/${numbered(i)}.svg`, draw()));
hang('demo/stages/bandstand.svg', bandstand());
hang('demo/stages/long-meadow.svg', longMeadow());
hang('demo/stages/walled-garden.svg', walledGarden());
