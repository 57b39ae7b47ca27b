/** A contrast that still tells a print from the cloth. WCAG 1.4.11 */
const legible = 3;

/** `#rrggbb` for any hexadecimal colour, however it is written; undefined for everything else. */
export function hexOf(text: string): string | undefined {
  const [, short, long] =
    /^#?(?:([\da-f]{3})[\da-f]?|([\da-f]{6})(?:[\da-f]{2})?)$/i.exec(text) ?? [];
  const digits = long ?? short?.replace(/./g, '$&$&');
  return digits && `#${digits.toLowerCase()}`;
}

/** Relative luminance of `#rrggbb`, 0 to 1. */
export function luminance(hex: string): number {
  const channel = (from: number) => {
    const part = parseInt(hex.slice(from, from + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

/**
 * What reads on a cloth: white wherever it is legible, else black. The plain "higher contrast" would
 * put black on mid grey, orange and pink, where people prefer white.
 */
export function readableOn(hex: string): 'white' | 'black' {
  return 1.05 / (luminance(hex) + 0.05) >= legible ? 'white' : 'black';
}
