import { brassOnBandstand } from './brass-on-bandstand.js';
import { buntingTwice } from './bunting-twice.js';
import { ceilidh } from './ceilidh.js';
import { childWithLantern } from './child-with-lantern.js';
import { deckchair } from './deckchair.js';
import { fiddler } from './fiddler.js';
import { flags } from './flags.js';
import { fromTheSide } from './from-the-side.js';
import { goodsShed } from './goods-shed.js';
import { lanternPath } from './lantern-path.js';
import { owlWood } from './owl-wood.js';
import { plate } from './plate.js';
import { river } from './river.js';
import { spotlight } from './spotlight.js';
import { tents } from './tents.js';
import { umbrellaForTwo } from './umbrella-for-two.js';
import { walledGarden } from './walled-garden.js';
import { wideMeadow } from './wide-meadow.js';

/** The photo album: odd numbers lie (1200 by 800), even numbers stand (900 by 1200). */
export const gallery = [wideMeadow,
  spotlight,
  goodsShed,
  owlWood,
  tents,
  walledGarden,
  brassOnBandstand,
  childWithLantern,
  river,
  plate,
  ceilidh,
  buntingTwice,
  flags,
  fiddler,
  fromTheSide,
  umbrellaForTwo,
  lanternPath,
  deckchair];
