import * as v from 'valibot';
import { CurrencyCode, Fraction, NullableText, Pennies } from './primitives.js';

/** How the logo is tinted. spec L170, L171 */
export const LogoColor = v.picklist(['auto', 'brand', 'white', 'black']);
export type LogoColor = v.InferOutput<typeof LogoColor>;

/** A colour of the garment; the pictures show it plain, without a logo. spec L170 */
export const MerchColour = v.object({
  label: v.string(),
  hex: NullableText,
  frontImageUrl: NullableText,
  backImageUrl: NullableText,
  logoColor: v.optional(v.nullable(LogoColor)),
  /** Shown, but not for sale. */
  outOfStock: v.optional(v.boolean()),
});
export type MerchColour = v.InferOutput<typeof MerchColour>;

/** Where a logo is printed, in fractions of the picture. spec L171 */
export const PrintZone = v.object({
  side: v.picklist(['front', 'back']),
  /** Centre of the logo. */
  x: Fraction,
  y: Fraction,
  /** Width of the logo as a fraction of the picture's width. */
  scale: Fraction,
  recolor: v.optional(v.boolean()),
  /** Absent means the event's logo. */
  logoUrl: v.optional(NullableText),
  logoColor: v.optional(v.nullable(LogoColor)),
  /** Cut the logo to the garment's silhouette. */
  clip: v.optional(v.boolean()),
});
export type PrintZone = v.InferOutput<typeof PrintZone>;

/** Something with the event's logo on it. spec L163-172, a row each */
export const MerchProduct = v.object({
  /** Matches the value of a `merch_items` option. */
  value: v.string(),
  name: v.string(),
  garmentType: v.string(),
  description: NullableText,
  pricePennies: Pennies,
  currency: CurrencyCode,
  /** In display order. */
  sizes: v.array(v.string()),
  colours: v.array(MerchColour),
  printZones: v.array(PrintZone),
  /** Silhouette for `clip`; absent means a default tee. */
  outline: v.optional(v.array(v.object({ x: Fraction, y: Fraction }))),
});
export type MerchProduct = v.InferOutput<typeof MerchProduct>;
