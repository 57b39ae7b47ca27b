import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bands71to80 } from './bands-71-80.js';
import { bands81to90 } from './bands-81-90.js';
import { duos } from './duos.js';
import { gallery } from './gallery.js';
import { night, sunset, valley } from './hero-meadowlark.js';
import * as heroes from './heroes.js';
import * as logos from './logos.js';
import { news } from './news.js';
import { portrait } from './portrait.js';
import { retouched } from './retouched.js';
import { masked } from './solo-masked.js';
import { men } from './solo-men.js';
import { women } from './solo-women.js';

/** `npx tsx .ci/art/draw.ts`: prints every picture of the demo world anew, always the same. */
const site = fileURLToPath(new URL('../../public', import.meta.url));

function hang(path: string, picture: string): void {
  const file = join(site, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, picture);
}

const numbered = (index: number) => String(index + 1).padStart(2, '0');

const sittings = [...women, ...men, ...masked, ...duos, ...bands71to80, ...bands81to90];
sittings.forEach((spec, i) => hang(`demo/portraits/${numbered(i)}.svg`, portrait(spec, i + 1)));
for (const [name, spec] of Object.entries(retouched)) {
  hang(`demo/portraits/${name}.svg`, portrait(spec, parseInt(name, 10)));
}

hang('demo/hero/meadowlark.svg', valley(sunset));
hang('demo/hero/meadowlark-night.svg', valley(night));
hang('demo/hero/foghorn.svg', heroes.foghorn());
hang('demo/hero/harbour.svg', heroes.harbour());
hang('demo/hero/kyoto.svg', heroes.kyoto());
hang('demo/hero/lantern.svg', heroes.lanternWalk());
hang('demo/hero/metropolis.svg', heroes.metropolis());
hang('demo/hero/prelude.svg', heroes.prelude());
hang('demo/logos/foghorn.svg', logos.foghorn());
hang('demo/logos/meadowlark.svg', logos.meadowlark());
hang('demo/logos/quietroom.svg', logos.quietroom());
hang('favicon.svg', logos.favicon());
news.forEach((draw, i) => hang(`demo/news/${numbered(i)}.svg`, draw()));
gallery.forEach((draw, i) => hang(`demo/gallery/${numbered(i)}.svg`, draw()));
