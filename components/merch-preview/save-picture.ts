import { fileAddress } from '../../src/html/page-addresses.js';
import type { Print, Size } from '../../src/merch/prints.js';
import { outlinePoints } from '../../src/merch/shape.js';
import { photoOf, printsIn, type GarmentView } from './garment.js';

type Bitmap = ImageBitmap | HTMLImageElement;
type Context = OffscreenCanvasRenderingContext2D;

const ground = '#f4f2ee';

/**
 * Gives the composition to the visitor as a PNG file. Rejects where a picture's host does not permit
 * reading it, and where the page's policy does not: `connect-src` for every picture, and for an SVG
 * logo also `img-src blob:`, because a browser makes no bitmap of SVG without an image element.
 */
export async function savePicture(scene: GarmentView): Promise<void> {
  const { photo, size } = photoOf(scene);
  const prints = printsIn(scene);
  const [cloth, ...logos] = await Promise.all(
    [photo, ...prints.map(({ logo }) => logo)].map(readImage),
  );
  const picture = canvasOf(size);
  picture.fillStyle = ground;
  picture.fillRect(0, 0, size.width, size.height);
  const shape = new Path2D(`M${outlinePoints(scene.choice.product, size)}Z`);
  if (cloth) picture.drawImage(cloth, 0, 0, size.width, size.height);
  else fill(picture, shape, scene.choice.colour.hex);
  for (const [index, print] of prints.entries()) {
    const logo = logos[index];
    if (logo) picture.drawImage(printed(print, logo, { size, shape, cloth }), 0, 0);
  }
  const { product, colour } = scene.choice;
  download(await picture.canvas.convertToBlob(), [product.name, colour.label]);
}

function fill(picture: Context, shape: Path2D, hex = '#b4b4b4'): void {
  picture.fillStyle = hex;
  picture.fill(shape);
}

interface Cloth {
  readonly size: Size;
  readonly shape: Path2D;
  readonly cloth: Bitmap | undefined;
}

/** The print alone, on a transparent layer as large as the picture. */
function printed({ box, tint, clip }: Print, logo: Bitmap, { size, shape, cloth }: Cloth) {
  const layer = canvasOf(size);
  if (clip) layer.clip(shape);
  const height = (box.width * logo.height) / logo.width;
  layer.drawImage(logo, box.x, box.y + (box.height - height) / 2, box.width, height);
  layer.globalCompositeOperation = 'source-in';
  layer.fillStyle = tint ?? ground;
  if (tint) layer.fillRect(0, 0, size.width, size.height);
  layer.globalCompositeOperation = 'destination-in';
  if (clip && cloth) layer.drawImage(cloth, 0, 0, size.width, size.height);
  return layer.canvas;
}

function canvasOf({ width, height }: Size): Context {
  const context = new OffscreenCanvas(width, height).getContext('2d');
  if (!context) throw new Error('no canvas');
  return context;
}

async function readImage(url: string | undefined): Promise<Bitmap | undefined> {
  if (!url) return undefined;
  // Not from the cache, where the answer to the plain image request lies, without CORS headers.
  const response = await fetch(url, { mode: 'cors', credentials: 'omit', cache: 'reload' });
  const blob = await response.blob();
  return blob.type.includes('svg') ? readSvg(blob) : createImageBitmap(blob);
}

async function readSvg(blob: Blob): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = fileAddress(blob);
  try {
    await image.decode();
    return image;
  } finally {
    URL.revokeObjectURL(image.src);
  }
}

function download(file: Blob, words: readonly string[]): void {
  const link = document.createElement('a');
  link.href = fileAddress(file);
  link.download = `${words
    .join(' ')
    .trim()
    .replace(/[^\p{L}\p{N}]+/gu, '-')}.png`;
  link.click();
  // The browser reads it after this task.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
