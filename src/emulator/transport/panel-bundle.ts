import { fileURLToPath } from 'node:url';

/** Where the server keeps the control panel; its script lies beside it. */
export const panelPath = '/__emulator/panel';

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

/** The panel's page or its script; undefined for any other address. */
export async function panelResponse(pathname: string): Promise<Response | undefined> {
  if (pathname === panelPath) return answer('text/html; charset=utf-8', page);
  if (pathname !== `${panelPath}.js`) return undefined;
  bundle ??= bundled();
  return answer('text/javascript; charset=utf-8', await bundle);
}

function answer(type: string, body: string): Response {
  const headers = { 'Content-Security-Policy': policy, 'Cache-Control': 'no-store' };
  return new Response(body, { headers: { ...headers, 'Content-Type': type } });
}

/** Made when it is asked for first: whoever never opens the panel pays nothing for it. */
let bundle: Promise<string> | undefined;

async function bundled(): Promise<string> {
  const { build } = await import('vite');
  const entry = fileURLToPath(new URL('../panel/http-page.ts', import.meta.url));
  const made = await build({
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    build: { write: false, minify: false, lib: { entry, formats: ['es'], fileName: 'panel' } },
  });
  const [result] = [made].flat();
  const [file] = result && 'output' in result ? result.output : [];
  if (file?.type !== 'chunk') throw new Error('The panel could not be bundled.');
  return file.code;
}
