import { sewn } from './cloth.js';
import { hoodieBack, hoodieFront, poncho, teeBack, teeFront, tote } from './cuts.js';
import { mug } from './mug.js';
import { logoBlack, logoDates, logoLark, logoOwl } from './prints.js';

const tees = { chalk: '#f3ead7', midnight: '#16263f', coral: '#e9674b' };
const hoodies = { midnight: '#16263f', oat: '#d9c7a3' };
const ponchos = { rain: '#7fa7b8', marigold: '#f2a33a' };

/** File name without its ending -> drawing. Garments are plain: prints are put on in the browser. */
export const stall: Record<string, string> = {
  ...Object.fromEntries(
    Object.entries(tees).flatMap(([name, hex]) => [
      [`tee-${name}-front`, sewn(teeFront, hex)],
      [`tee-${name}-back`, sewn(teeBack, hex)],
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(hoodies).flatMap(([name, hex]) => [
      [`hoodie-${name}-front`, sewn(hoodieFront, hex)],
      [`hoodie-${name}-back`, sewn(hoodieBack, hex)],
    ]),
  ),
  'tote-natural-front': sewn(tote, '#e8dcc0'),
  ...Object.fromEntries(
    Object.entries(ponchos).map(([name, hex]) => [`poncho-${name}-front`, sewn(poncho, hex)]),
  ),
  'mug-white-front': mug('#fbfaf6', 'front'),
  'mug-white-back': mug('#fbfaf6', 'back'),
  'logo-lark': logoLark(),
  'logo-black': logoBlack(),
  'logo-owl': logoOwl(),
  'logo-dates': logoDates(),
};
