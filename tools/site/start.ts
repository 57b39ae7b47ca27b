import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { serveStatic } from './static-server.js';

/** `npm start [-- --port N] [--no-build]`: builds, then serves the demo site. */
const { values } = parseArgs({
  options: { port: { type: 'string', default: '4173' }, 'no-build': { type: 'boolean' } },
});
const port = Number(values.port);
if (!Number.isInteger(port) || port < 0 || port > 65535) {
  console.error(`--port takes a number from 0 to 65535, not "${values.port}".`);
  process.exit(2);
}
if (!values['no-build']) {
  console.log('Building the demo site: about 10 s, up to a minute on a slow machine …');
  execFileSync('npx', ['tsx', 'tools/build/build.ts', '--site'], { stdio: 'inherit' });
}
// pocket.html opens without a network, as the site of an organiser would.
const worker = ['tools/cli/bandstand.ts', 'offline', 'public/pocket.html', '--out', 'dist'];
execFileSync('npx', ['tsx', ...worker], { stdio: ['ignore', 'ignore', 'inherit'] });
try {
  // Pages of other addresses of this machine, and files, may name this script.
  const headers = { 'Access-Control-Allow-Origin': '*' };
  const site = await serveStatic({ roots: ['public', 'dist'], port, headers, isKept: true });
  console.log(`Meadowlark, on the emulator in your browser: http://localhost:${site.port}`);
  console.log(`A snippet for a page of your own: http://localhost:${site.port}/builder.html`);
} catch (error) {
  if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
  console.error(`Port ${port} is taken. Choose another: npm start -- --port ${port + 1}`);
  process.exit(1);
}
