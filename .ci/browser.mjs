import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

/**
 * Finds a Chromium for the tests, or installs one. Order: CHROME_PATH, the one without a face, whose
 * pages open twice as fast, a browser on PATH, macOS Chrome, Playwright's own, Playwright's download,
 * the system's packages (as root on Debian).
 */
export function findChrome() {
  const named = process.env.CHROME_PATH;
  if (named) {
    if (runs(named)) return named;
    throw new Error(`CHROME_PATH is "${named}", which does not start. Correct it or unset it.`);
  }
  return installed() ?? downloaded() ?? packaged() ?? fail();
}

/** A browser with all that belongs to one; without a face there is no back/forward cache. */
export const findWholeChrome = () => onPath(names) ?? ownOfPlaywright() ?? findChrome();

function runs(path) {
  try {
    execFileSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 });
    return true;
  } catch {
    return false;
  }
}

const faceless = 'chromium-headless-shell';
const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const macChrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

const installed = () => onPath([faceless, ...names]) ?? ownOfPlaywright();

function onPath(wanted) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return wanted
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .concat(macChrome)
    .filter((path) => existsSync(path))
    .find(runs);
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
  for (const name of ['chromium', faceless, 'fonts-liberation'])
    attempt('apt-get', [...wait, 'install', '-y', '--no-install-recommends', name]);
  return installed();
}

function fail() {
  throw new Error(
    'No Chromium was found and none could be installed. Install Chromium or Chrome, ' +
      'or set CHROME_PATH to its executable.',
  );
}

/** What Chromium needs here: no sandbox under root, no graphics card to imitate, no traffic of its own. */
export const chromeFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];
