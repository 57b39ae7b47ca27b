import { one } from './frame.js';
import type { Portrait } from './portrait.js';

/** Pictures 49 to 56: producers, masks, and people who would rather not say. */
export const masked: Portrait[] = [
  one('hedgerow', 'leaves c b', 'bust', { view: 'front', skin: 'chalk', hair: 'bald', eyes: 'none', mouth: 'none', mask: 'fox', wearInk: 'a', top: 'boiler suit', topInk: 'key', trimInk: 'b' }),
  one('damson', 'lights b a', 'bust', { view: 'front', skin: 'odd', hair: 'buzz', eyes: 'none', mouth: 'lips', mask: 'moth', wearInk: 'b', top: 'fur', topInk: 'key' }),
  one('midnight', 'stars light b', 'bust', { view: 'front', skin: 'light', hair: 'bald', eyes: 'none', mouth: 'none', mask: 'moon', wearInk: 'b', top: 'shirt', topInk: 'c', trimInk: 'light' }),
  one('foxglove', 'rings a b', 'bust', { view: 'front', skin: 'chestnut', hair: 'curtains', hairInk: 'key', eyes: 'none', mouth: 'none', mask: 'veil', hatInk: 'b', wearInk: 'b', top: 'sequins', topInk: 'c', trimInk: 'b' }),
  one('estuary', 'rings c b', 'waist', { view: 'turned', skin: 'sand', hair: 'bob', eyes: 'lidded', mouth: 'flat', top: 'boiler suit', topInk: 'light', trimInk: 'a', prop: 'cables', propInk: 'b', wear: ['round specs'], wearInk: 'c' }),
  one('marmalade', 'stripes c b', 'bust', { view: 'front', skin: 'sand', hair: 'bald', eyes: 'none', mouth: 'none', mask: 'television', hatInk: 'a', wearInk: 'b', top: 'blazer', topInk: 'key', trimInk: 'a' }),
  one('brick', 'scallops c b', 'bust', { view: 'turned', skin: 'umber', hair: 'pompadour', hairInk: 'light', eyes: 'lidded', mouth: 'lips', top: 'frill', topInk: 'a', trimInk: 'light', wear: ['eye shadow', 'drops'], wearInk: 'b', facing: 'left' }),
  one('riso', 'checks c b', 'bust', { view: 'front', skin: 'light', hair: 'beehive', hairInk: 'a', eyes: 'lidded', mouth: 'lips', top: 'sequins', topInk: 'key', trimInk: 'c', wear: ['eye shadow', 'lightning', 'discs'], wearInk: 'c' }),
];
