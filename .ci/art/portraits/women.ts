import { one } from './frame.js';
import type { Portrait } from './portrait.js';

/** Pictures 01 to 26, cast to suit the singers and players of the demo world. */
export const women: Portrait[] = [
  one('marmalade', 'sunburst a b', 'bust', { view: 'front', skin: 'chestnut', hair: 'afro', eyes: 'open', mouth: 'lips', top: 'straps', topInk: 'c', wear: ['hoops', 'eye shadow'], wearInk: 'light', prop: 'old mic', propInk: 'c' }),
  one('lido', 'arch b c', 'bust', { view: 'turned', skin: 'peach', hair: 'bob', hairInk: 'a', eyes: 'lidded', mouth: 'lips', top: 'breton', topInk: 'light', trimInk: 'key', wear: ['rouge'] }),
  one('foxglove', 'moon a b', 'bust', { view: 'side', skin: 'chestnut', hair: 'bun', eyes: 'closed', mouth: 'sing', top: 'polo neck', topInk: 'c', tilt: -12, wear: ['drops'] }),
  one('hedgerow', 'leaves c a', 'waist', { view: 'front', skin: 'chalk', hair: 'fringe', hairInk: 'b', eyes: 'open', mouth: 'smile', top: 'fair isle', topInk: 'c', trimInk: 'light', prop: 'guitar', propInk: 'a', wear: ['freckles'], wearInk: 'a' }),
  one('estuary', 'halftone b a', 'bust', { view: 'side', skin: 'peach', hair: 'bob', hairInk: 'a', eyes: 'open', mouth: 'lips', top: 'leather', topInk: 'key', trimInk: 'light', facing: 'left', wear: ['hoops'], wearInk: 'b' }),
  one('damson', 'stars b a', 'bust', { view: 'front', skin: 'umber', hair: 'buzz', eyes: 'lidded', mouth: 'lips', top: 'kaftan', topInk: 'a', trimInk: 'b', hat: 'headwrap', hatInk: 'c', wear: ['stripe', 'discs'], wearInk: 'b' }),
  one('brick', 'moon a c', 'bust', { view: 'turned', skin: 'chalk', hair: 'fringe', eyes: 'closed', mouth: 'lips', top: 'kaftan', topInk: 'c', trimInk: 'b', wear: ['rouge'], wearInk: 'a', tilt: 4 }),
  one('midnight', 'stars b light', 'close', { view: 'side', skin: 'peach', hair: 'waves', hairInk: 'a', eyes: 'open', mouth: 'smile', top: 'cape', topInk: 'c', wear: ['stars'], wearInk: 'b', tilt: -8 }, { x: 210, y: 236 }),
  one('riso', 'diagonal b a', 'close', { view: 'side', skin: 'light', hair: 'quiff', hairInk: 'key', eyes: 'open', mouth: 'lips', top: 'fur', topInk: 'key', wear: ['eye shadow', 'hoops'], wearInk: 'a' }),
  one('sorrel', 'flowers b a', 'bust', { view: 'front', skin: 'chestnut', hair: 'curls', eyes: 'laugh', mouth: 'sing', top: 'cape', topInk: 'c', trimInk: 'b', wear: ['hoops'], wearInk: 'b', tilt: -4 }),
  one('estuary', 'waves c b', 'bust', { view: 'side', skin: 'chalk', hair: 'waves', hairInk: 'a', eyes: 'closed', mouth: 'sing', top: 'fair isle', topInk: 'key', trimInk: 'light', facing: 'left', tilt: -8, wear: ['freckles'], wearInk: 'a' }),
  one('lido', 'waves c b', 'waist', { view: 'turned', skin: 'sand', hair: 'fringe', eyes: 'glance', mouth: 'smile', top: 'hawaii', topInk: 'a', trimInk: 'b', prop: 'synth', propInk: 'c', wear: ['cat eyes'], wearInk: 'light' }),
  one('foxglove', 'scallops b a', 'bust', { view: 'front', skin: 'chalk', hair: 'beehive', hairInk: 'key', eyes: 'lidded', mouth: 'lips', top: 'sequins', topInk: 'c', trimInk: 'light', wear: ['eye shadow', 'drops'], wearInk: 'b' }),
  one('marmalade', 'window c light', 'waist', { view: 'turned', skin: 'amber', hair: 'plaits', hairInk: 'key', eyes: 'closed', mouth: 'smile', top: 'kaftan', topInk: 'a', trimInk: 'b', prop: 'fiddle', propInk: 'b', wear: ['drops'], wearInk: 'b' }),
  one('brick', 'rings c a', 'bust', { view: 'front', skin: 'chalk', hair: 'curtains', hairInk: 'key', eyes: 'open', mouth: 'lips', top: 'frill', topInk: 'key', trimInk: 'c', wear: ['eye shadow'], wearInk: 'a' }),
  one('damson', 'lights b c', 'waist', { view: 'turned', skin: 'amber', hair: 'plaits', eyes: 'glance', mouth: 'smile', top: 'poncho', topInk: 'a', trimInk: 'b', hat: 'flowers', hatInk: 'a', prop: 'electric', propInk: 'c', wearInk: 'c', facing: 'left' }),
  one('lido', 'scallops c light', 'waist', { view: 'front', skin: 'peach', hair: 'beehive', hairInk: 'light', eyes: 'laugh', mouth: 'grin', top: 'sequins', topInk: 'a', trimInk: 'b', prop: 'synth', propInk: 'key', old: true, wear: ['wrinkles', 'cat eyes', 'drops'], wearInk: 'b' }),
  one('estuary', 'drops c b', 'waist', { view: 'turned', skin: 'chalk', hair: 'curtains', hairInk: 'a', eyes: 'open', mouth: 'lips', top: 'cape', topInk: 'key', trimInk: 'b', prop: 'harp', propInk: 'b', hat: 'flowers', hatInk: 'light', wear: ['freckles'] }),
  one('marmalade', 'rings a b', 'bust', { view: 'turned', skin: 'sand', hair: 'waves', eyes: 'open', mouth: 'lips', top: 'western', topInk: 'c', trimInk: 'light', hat: 'wide brim', hatInk: 'key', wear: ['rouge', 'drops'] }),
  one('lido', 'sunburst light a', 'bust', { view: 'side', skin: 'umber', hair: 'buzz', eyes: 'open', mouth: 'lips', top: 'straps', topInk: 'b', hat: 'turban', hatInk: 'c', trimInk: 'b', wear: ['hoops'], wearInk: 'b' }),
  one('midnight', 'moon light c', 'close', { view: 'front', skin: 'odd', hair: 'bob', hairInk: 'light', eyes: 'closed', mouth: 'lips', top: 'polo neck', topInk: 'c', wear: ['tears', 'rouge'], wearInk: 'light' }),
  one('sorrel', 'checks b c', 'bust', { view: 'front', skin: 'sand', hair: 'mullet', eyes: 'glance', mouth: 'flat', top: 'boiler suit', topInk: 'a', trimInk: 'b', tilt: 5 }),
  one('hedgerow', 'arch a b', 'bust', { view: 'turned', skin: 'chalk', hair: 'plaits', hairInk: 'light', eyes: 'closed', mouth: 'smile', top: 'fair isle', topInk: 'c', trimInk: 'light', hat: 'beanie', hatInk: 'a', wear: ['rouge'], wearInk: 'a', facing: 'left' }),
  one('foxglove', 'plain a b', 'close', { view: 'turned', skin: 'chestnut', hair: 'curls', hairInk: 'key', eyes: 'none', mouth: 'lips', top: 'hood', topInk: 'b', wear: ['hearts', 'hoops'], wearInk: 'b' }),
  one('brick', 'rings b c', 'waist', { view: 'turned', skin: 'sand', hair: 'waves', eyes: 'lidded', mouth: 'smile', top: 'boiler suit', topInk: 'a', trimInk: 'b', prop: 'record', propInk: 'b', wear: ['headphones'], wearInk: 'b' }),
  one('hedgerow', 'window b light', 'waist', { view: 'front', skin: 'peach', hair: 'swept', hairInk: 'a', eyes: 'closed', mouth: 'flat', top: 'polo neck', topInk: 'c', prop: 'bass', propInk: 'a', wear: ['freckles'] }),
];
