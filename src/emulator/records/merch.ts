import type { MerchColour, MerchProduct, PrintZone } from '../../contract/merch.js';

/** A product of the catalogue; its pictures are paths below the assets address. */
export interface MerchRecord extends Omit<MerchProduct, 'colours' | 'printZones'> {
  colours: MerchColourRecord[];
  printZones: PrintZoneRecord[];
}

export interface MerchColourRecord extends Omit<MerchColour, 'frontImageUrl' | 'backImageUrl'> {
  front: string | null;
  back: string | null;
}

export interface PrintZoneRecord extends Omit<PrintZone, 'logoUrl'> {
  /** Absent means the logo of the event. */
  logo?: string;
}
