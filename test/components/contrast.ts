/** Red, green and blue from 0 to 255. */
export type Rgb = readonly [number, number, number];

/** One dot, kept where it is read: else each look waits for the graphics card. */
const canvas = Object.assign(document.createElement('canvas'), { width: 1, height: 1 });
const paper = canvas.getContext('2d', { willReadFrequently: true })!;

/** What is seen where these colours lie upon each other, the lowest first. */
export function layered(...colours: string[]): Rgb {
  paper.clearRect(0, 0, 1, 1);
  for (const colour of colours) {
    paper.fillStyle = colour;
    paper.fillRect(0, 0, 1, 1);
  }
  const [red = 0, green = 0, blue = 0] = paper.getImageData(0, 0, 1, 1).data;
  return [red, green, blue];
}

/** WCAG: from 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: Rgb): number {
  const [red = 0, green = 0, blue = 0] = colour.map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
