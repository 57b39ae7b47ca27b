import { bandstandAtSunset } from './bandstand-at-sunset.js';
import { bicycle } from './bicycle.js';
import { breakfastVan } from './breakfast-van.js';
import { campfire } from './campfire.js';
import { fiddler } from './fiddler.js';
import { goodsShed } from './goods-shed.js';
import { junkOrchestra } from './junk-orchestra.js';
import { larkAtTheMic } from './lark-at-the-mic.js';
import { onShoulders } from './on-shoulders.js';
import { owlWood } from './owl-wood.js';
import { parade } from './parade.js';
import { picnic } from './picnic.js';
import { rainbow } from './rainbow.js';
import { ribbons } from './ribbons.js';
import { swimmers } from './swimmers.js';
import { trumpeter } from './trumpeter.js';
import { walkingHome } from './walking-home.js';
import { washing } from './washing.js';

/** The photo album: odd numbers lie (1200 by 800), even numbers stand (900 by 1200). */
export const gallery = [
  bandstandAtSunset,
  fiddler,
  washing,
  owlWood,
  swimmers,
  ribbons,
  breakfastVan,
  onShoulders,
  parade,
  trumpeter,
  junkOrchestra,
  larkAtTheMic,
  goodsShed,
  campfire,
  picnic,
  rainbow,
  bicycle,
  walkingHome,
];
