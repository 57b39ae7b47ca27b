import type { MerchColour, MerchProduct, PrintZone } from '../../contract/merch.js';
import type { MerchColourRecord, MerchRecord, PrintZoneRecord } from '../records/merch.js';
import type { EmulatorState } from '../state/state.js';
import { pictureUrl } from './pictures.js';

/** spec L161-172 */
export function merchProduct(state: EmulatorState, record: MerchRecord): MerchProduct {
  return {
    ...record,
    colours: record.colours.map((colour) => colourOf(state, colour)),
    printZones: record.printZones.map((zone) => zoneOf(state, zone)),
  };
}

function colourOf(
  state: EmulatorState,
  { label, hex, front, back, ...rest }: MerchColourRecord,
): MerchColour {
  const frontImageUrl = pictureUrl(state, front);
  const backImageUrl = pictureUrl(state, back);
  return { label, hex, frontImageUrl, backImageUrl, ...rest };
}

function zoneOf(state: EmulatorState, { logo, ...rest }: PrintZoneRecord): PrintZone {
  return logo === undefined ? rest : { ...rest, logoUrl: pictureUrl(state, logo) };
}
