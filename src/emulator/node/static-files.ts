import { readFile } from 'node:fs/promises';
import { extname, resolve, sep } from 'node:path';

/** Where the server keeps the control panel; its script lies beside it. */
const panelPath = '/__emulator/panel';

const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Behind the scenes</title>
<link rel="icon" href="data:,">
<main><h1>Behind the scenes</h1></main>
<script type="module" src="${panelPath}.js"></script>
</html>
`;

/** As strict as a host page may be: the panel must be able to live with it. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "connect-src 'self'",
  'img-src data:',
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
].join('; ');

/**
 * The panel's page or its script; undefined for any other address.
 * @param script called at the first request for it, as building it takes time
 */
export async function panelResponse(
  pathname: string,
  script: () => Promise<string>,
): Promise<Response | undefined> {
  if (pathname === panelPath) return answer('text/html; charset=utf-8', page);
  if (pathname !== `${panelPath}.js`) return undefined;
  return answer('text/javascript; charset=utf-8', await script());
}

function answer(type: string, body: string): Response {
  const headers = { 'Content-Security-Policy': policy, 'Cache-Control': 'no-store' };
  return new Response(body, { headers: { ...headers, 'Content-Type': type } });
}

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
