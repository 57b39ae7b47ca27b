import type { ArtistSheet } from '../artist-sheet.js';
import { guests } from './guests.js';
import { portraits01to13 } from './portraits-01-13.js';
import { portraits14to26 } from './portraits-14-26.js';
import { portraits27to37 } from './portraits-27-37.js';
import { portraits38to48 } from './portraits-38-48.js';
import { portraits49to56 } from './portraits-49-56.js';
import { portraits57to70 } from './portraits-57-70.js';
import { portraits71to80 } from './portraits-71-80.js';
import { portraits81to90 } from './portraits-81-90.js';
import { unpictured } from './unpictured.js';

/** Everybody with a hand-written profile, in the order of the portraits. */
export const artistSheets: ArtistSheet[] = [
  ...portraits01to13,
  ...portraits14to26,
  ...portraits27to37,
  ...portraits38to48,
  ...portraits49to56,
  ...portraits57to70,
  ...portraits71to80,
  ...portraits81to90,
  ...unpictured,
  ...guests,
];
