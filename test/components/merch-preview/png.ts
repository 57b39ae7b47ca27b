import { crc32, deflateSync } from 'node:zlib';

/** Red, green, blue and opacity, 0 to 255. */
export type Pixel = readonly [number, number, number, number];

/** A PNG file whose pixels a function paints. */
export function png(width: number, height: number, paint: (x: number, y: number) => Pixel): Buffer {
  const rows = Array.from({ length: height }, (_, y) => [
    0, // no filter
    ...Array.from({ length: width }, (_, x) => paint(x, y)).flat(),
  ]);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 6], 8); // eight bits each, RGBA
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Uint8Array.from(rows.flat()))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body) >>> 0, 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}
