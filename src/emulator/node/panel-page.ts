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

/**
 * The panel's page or its script; undefined for any other address.
 * @param script asked for when it is wanted: whoever never opens the panel pays nothing for it
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
