import { bands71to75 } from './bands-71-75.js';
import type { Portrait } from './portrait.js';
import { women } from './women.js';

/** The same pictures after somebody has been at them: other inks, other light. */
export const retouched: Record<string, Portrait> = {
  '12-retouched': relit(women[11], { inks: 'foxglove', ground: 'rings', groundInks: ['b', 'c'] }),
  '73-retouched': relit(bands71to75[2], {
    inks: 'midnight',
    ground: 'lights',
    groundInks: ['b', 'c'],
  }),
};

function relit(picture: Portrait | undefined, light: Omit<Portrait, 'people'>): Portrait {
  if (!picture) throw new RangeError('There is no such picture to retouch.');
  return { ...picture, ...light };
}
