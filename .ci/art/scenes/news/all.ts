import { arrivals } from './arrivals.js';
import { mending } from './mending.js';
import { owls } from './owls.js';
import { poster } from './poster.js';
import { rain } from './rain.js';
import { supper } from './supper.js';
import { train } from './train.js';
import { village } from './village.js';

/** Pictures beside the news, 1200 by 675, in the order of their numbers. */
export const news = [poster, arrivals, supper, train, mending, rain, owls, village];
