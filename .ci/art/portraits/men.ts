import { one } from './frame.js';
import type { Portrait } from './portrait.js';

/** Pictures 27 to 48. */
export const men: Portrait[] = [
  one('sorrel', 'leaves c b', 'waist', { view: 'turned', skin: 'peach', hair: 'parting', hairInk: 'a', eyes: 'closed', mouth: 'smile', top: 'waistcoat', topInk: 'c', trimInk: 'a', prop: 'guitar', propInk: 'b', hat: 'cap', hatInk: 'key', beard: 'stubble' }),
  one('midnight', 'rings b c', 'bust', { view: 'side', skin: 'umber', hair: 'pompadour', eyes: 'closed', mouth: 'sing', top: 'blazer', topInk: 'a', trimInk: 'key', tilt: -6, wear: ['discs'], wearInk: 'b' }),
  one('brick', 'arch c a', 'waist', { view: 'turned', skin: 'peach', hair: 'receding', hairInk: 'grey', eyes: 'lidded', mouth: 'smile', top: 'shirt', topInk: 'key', trimInk: 'b', prop: 'electric', propInk: 'b', hat: 'fedora', hatInk: 'key', wear: ['wrinkles'], old: true, facing: 'left' }),
  one('hedgerow', 'hills b c', 'waist', { view: 'front', skin: 'chalk', hair: 'swept', hairInk: 'a', beard: 'full', eyes: 'closed', mouth: 'none', top: 'waistcoat', topInk: 'key', trimInk: 'a', prop: 'fiddle', propInk: 'b' }),
  one('lido', 'waves c b', 'bust', { view: 'front', skin: 'peach', hair: 'curls', beard: 'full', eyes: 'laugh', mouth: 'none', top: 'breton', topInk: 'light', trimInk: 'a', hat: 'beanie', hatInk: 'a', wear: ['headphones'], wearInk: 'b' }),
  one('marmalade', 'sunburst b c', 'waist', { view: 'front', skin: 'umber', hair: 'buzz', eyes: 'laugh', mouth: 'grin', top: 'hawaii', topInk: 'key', trimInk: 'b', wearInk: 'a', prop: 'electric', propInk: 'a', hat: 'fez', hatInk: 'a' }),
  one('midnight', 'stars b a', 'close', { view: 'turned', skin: 'odd', hair: 'curtains', eyes: 'lidded', mouth: 'flat', top: 'cape', topInk: 'a', hairInk: 'light', wear: ['half'], wearInk: 'c' }),
  one('sorrel', 'flowers b c', 'bust', { view: 'turned', skin: 'amber', hair: 'quiff', eyes: 'closed', mouth: 'sing', beard: 'moustache', top: 'shirt', topInk: 'c', trimInk: 'b', wear: ['rouge'], wearInk: 'a' }),
  one('riso', 'stripes c b', 'bust', { view: 'front', skin: 'chestnut', hair: 'buzz', eyes: 'closed', mouth: 'smile', top: 'hood', topInk: 'a', trimInk: 'light', hat: 'bucket', hatInk: 'key', tilt: 4 }),
  one('foxglove', 'checks b a', 'bust', { view: 'front', skin: 'sand', hair: 'pompadour', eyes: 'none', mouth: 'smile', top: 'blazer', topInk: 'light', trimInk: 'a', wear: ['shades'], wearInk: 'b', beard: 'moustache' }),
  one('damson', 'sun a b', 'bust', { view: 'front', skin: 'umber', hair: 'locs', hairInk: 'grey', eyes: 'open', mouth: 'none', beard: 'full', top: 'polo neck', topInk: 'c', wear: ['round specs'], old: true }),
  one('hedgerow', 'sunburst b c', 'bust', { view: 'turned', skin: 'chalk', hair: 'parting', hairInk: 'a', eyes: 'open', mouth: 'flat', top: 'shirt', topInk: 'a', trimInk: 'light', wear: ['square specs'], facing: 'left' }),
  one('lido', 'sun a light', 'bust', { view: 'turned', skin: 'peach', hair: 'swept', eyes: 'none', mouth: 'smile', top: 'blazer', topInk: 'c', trimInk: 'a', wear: ['shades'], wearInk: 'b' }),
  one('estuary', 'window b light', 'bust', { view: 'front', skin: 'sand', hair: 'curls', eyes: 'closed', mouth: 'flat', top: 'polo neck', topInk: 'a', wear: ['headphones', 'rouge'], wearInk: 'b', beard: 'stubble', tilt: 6 }),
  one('hedgerow', 'flowers a b', 'bust', { view: 'turned', skin: 'chalk', hair: 'quiff', hairInk: 'a', beard: 'full', eyes: 'laugh', mouth: 'none', top: 'fair isle', topInk: 'c', trimInk: 'light', wearInk: 'a' }),
  one('damson', 'scallops a b', 'waist', { view: 'front', skin: 'chestnut', hair: 'afro', eyes: 'closed', mouth: 'smile', top: 'sequins', topInk: 'c', trimInk: 'b', prop: 'drum', propInk: 'b', beard: 'goatee' }),
  one('sorrel', 'diagonal c b', 'waist', { view: 'front', skin: 'peach', hair: 'receding', hairInk: 'key', eyes: 'laugh', mouth: 'grin', top: 'dungarees', topInk: 'key', trimInk: 'a', hat: 'straw', hatInk: 'b', prop: 'courgette', propInk: 'c', wear: ['headphones'], wearInk: 'a' }),
  one('marmalade', 'rings b a', 'waist', { view: 'turned', skin: 'sand', hair: 'quiff', eyes: 'glance', mouth: 'whistle', beard: 'moustache', top: 'waistcoat', topInk: 'c', trimInk: 'a', prop: 'banjo', propInk: 'a', hat: 'trilby', hatInk: 'key' }),
  one('brick', 'halftone b c', 'waist', { view: 'side', skin: 'chestnut', hair: 'buzz', eyes: 'closed', mouth: 'sing', top: 'hood', topInk: 'a', trimInk: 'b', hat: 'cap', hatInk: 'key', prop: 'mic', propInk: 'light', beard: 'goatee' }),
  one('estuary', 'moon b c', 'bust', { view: 'side', skin: 'peach', hair: 'pompadour', hairInk: 'grey', eyes: 'lidded', mouth: 'smile', top: 'blazer', topInk: 'key', trimInk: 'a', wear: ['wrinkles'], old: true }),
  one('riso', 'sunburst b c', 'bust', { view: 'front', skin: 'umber', hair: 'locs', hairInk: 'key', eyes: 'closed', mouth: 'smile', beard: 'goatee', top: 'tee', topInk: 'a', trimInk: 'b', hat: 'beanie', hatInk: 'a' }),
  one('midnight', 'hills b c', 'waist', { view: 'turned', skin: 'amber', hair: 'curtains', eyes: 'open', mouth: 'smile', top: 'poncho', topInk: 'a', trimInk: 'b', prop: 'guitar', propInk: 'light', hat: 'fedora', hatInk: 'key', wearInk: 'light', beard: 'moustache' }),
];
