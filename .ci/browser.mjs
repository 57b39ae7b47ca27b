import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

/**
 * Finds a Chromium for the tests, or installs one. Order: CHROME_PATH, a browser on PATH, macOS
 * Chrome, Playwright's own, Playwright's download, the system's package (as root on Debian).
 */
export function findChrome() {
  const named = process.env.CHROME_PATH;
  if (named) {
    if (runs(named)) return named;
    throw new Error(`CHROME_PATH is "${named}", which does not start. Correct it or unset it.`);
  }
  return installed() ?? downloaded() ?? packaged() ?? fail();
}

function runs(path) {
  try {
    execFileSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 });
    return true;
  } catch {
    return false;
  }
}

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const macChrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

function installed() {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const found = folders
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .concat(macChrome)
    .filter((path) => existsSync(path))
    .find(runs);
  return found ?? ownOfPlaywright();
}

function ownOfPlaywright() {
  const path = chromium.executablePath();
  return existsSync(path) && runs(path) ? path : undefined;
}

function attempt(command, args) {
  try {
    execFileSync(command, args, { stdio: ['ignore', 'ignore', 'ignore'], timeout: 600_000 });
    return true;
  } catch {
    return false;
  }
}

function downloaded() {
  console.log('No Chromium found: trying to download one.');
  attempt('npx', ['playwright', 'install', 'chromium']);
  return ownOfPlaywright();
}

function packaged() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  console.log('Installing Chromium from the system packages.');
  const wait = ['-o', 'DPkg::Lock::Timeout=300'];
  attempt('apt-get', [...wait, 'update']);
  attempt('apt-get', [...wait, 'install', '-y', '--no-install-recommends', 'chromium']);
  return installed();
}

function fail() {
  throw new Error(
    'No Chromium was found and none could be installed. Install Chromium or Chrome, ' +
      'or set CHROME_PATH to its executable.',
  );
}

/** What Chromium needs here: no sandbox under root, and no traffic of its own. */
export const chromeFlags = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];
