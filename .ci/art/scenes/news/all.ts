import { arrivals } from './arrivals.js';
import { owls } from './owls.js';
import { poster } from './poster.js';
import { slates } from './slates.js';
import { train } from './train.js';
import { village } from './village.js';

/** Pictures beside the news, 1200 by 675, in the order of their numbers. */
export const news = [poster, arrivals, owls, village, slates, train];
