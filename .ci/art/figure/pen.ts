import type { Inks } from '../print/inks.js';

/** The colours one figure is drawn with. */
export interface Pen {
  inks: Inks;
  skin: string;
  hair: string;
  top: string;
  bottom: string;
  thing: string;
  sleeve: string;
}
