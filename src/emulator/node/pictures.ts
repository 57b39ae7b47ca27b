import { readFile } from 'node:fs/promises';
import { extname, resolve, sep } from 'node:path';

const types: Record<string, string> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
};

const open = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

/** Where the server keeps the pictures of the demo world. */
export const picturesPath = '/__emulator/assets/';

/**
 * A picture for any page to show and to read, on a canvas for example.
 * @param root the folder of the pictures, without a slash at the end
 */
export async function pictureResponse(pathname: string, root: string): Promise<Response> {
  const name = pathname.slice(picturesPath.length);
  const type = types[extname(name)];
  const bytes = type && (await contentOf(name, root));
  if (!type || !bytes) return new Response('No such picture.', { status: 404, headers: open });
  return new Response(bytes, { headers: { ...open, 'Content-Type': type } });
}

/** Undefined for a name that is no file below the folder of the pictures. */
async function contentOf(name: string, root: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    const file = resolve(root, decodeURIComponent(name));
    return file.startsWith(root + sep) ? new Uint8Array(await readFile(file)) : undefined;
  } catch {
    return undefined;
  }
}
