import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * Firefox and WebKitGTK for `npm run test:engines`: where they are, and how they come onto a Debian
 * system. For Chromium see `browser.mjs`.
 */

const onPath = (name) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .filter(Boolean)
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));

/** FIREFOX_PATH, or the one on PATH; undefined where there is none. */
export const findFirefox = () =>
  process.env.FIREFOX_PATH ?? onPath('firefox-esr') ?? onPath('firefox');

/** MINIBROWSER_PATH, or the one that comes with WebKitGTK, in a folder of its machine and version. */
export function findMiniBrowser() {
  if (process.env.MINIBROWSER_PATH) return process.env.MINIBROWSER_PATH;
  const libraries = '/usr/lib';
  if (!existsSync(libraries)) return undefined;
  const versions = ['webkit2gtk-4.1', 'webkitgtk-6.0', 'webkit2gtk-4.0'];
  return readdirSync(libraries)
    .flatMap((machine) => versions.map((name) => join(libraries, machine, name, 'MiniBrowser')))
    .find((path) => existsSync(path));
}

const needs = {
  chromium: {},
  firefox: { 'Firefox (Debian: firefox-esr), or FIREFOX_PATH': findFirefox },
  webkit: {
    'WebKitWebDriver (Debian: webkit2gtk-driver)': () => onPath('WebKitWebDriver'),
    'MiniBrowser (Debian: webkit2gtk-driver), or MINIBROWSER_PATH': findMiniBrowser,
    'Xvfb, for a screen (Debian: xvfb)': () => onPath('Xvfb'),
  },
};

/** What an engine lacks here, in words; nothing where it can run. */
export const missing = (engine) =>
  Object.entries(needs[engine])
    .filter(([, find]) => find() === undefined)
    .map(([what]) => `Missing: ${what}.`);

const packages = {
  chromium: [],
  firefox: ['firefox-esr'],
  webkit: ['webkit2gtk-driver', 'xvfb', 'xauth'],
};

/** As root on Debian the packages of an engine are installed; elsewhere nothing is touched. */
export function install(engine) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(`Installing ${packages[engine].join(', ')} from the system packages.`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const more = ['-y', '--no-install-recommends', ...packages[engine]];
  for (const words of [['update'], ['install', ...more]])
    try {
      const wait = ['-o', 'DPkg::Lock::Timeout=300'];
      execFileSync('apt-get', [...wait, ...words], { stdio: 'ignore', timeout: 600_000, env });
    } catch {
      return; // what is still missing is said by whoever looks again
    }
}
