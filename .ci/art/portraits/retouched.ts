import { bands71to80 } from './bands-71-80.js';
import type { Portrait } from './portrait.js';
import { women } from './women.js';

/** The same pictures after somebody has been at them: other inks, other light. */
export const retouched: Record<string, Portrait> = {
  '12-retouched': relit(women[11], { inks: 'damson', ground: 'lights', groundInks: ['b', 'c'] }),
  '73-retouched': relit(bands71to80[2], { inks: 'marmalade', ground: 'sunburst', groundInks: ['a', 'b'] }),
};

function relit(picture: Portrait | undefined, light: Omit<Portrait, 'people'>): Portrait {
  if (!picture) throw new RangeError('There is no such picture to retouch.');
  return { ...picture, ...light };
}
