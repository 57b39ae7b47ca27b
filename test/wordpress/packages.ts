import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';

/** WordPress itself, and what its package only links to. */
const packages = [
  'wordpress',
  'wordpress-theme-twentytwentyfive',
  'libjs-cropper',
  'libjs-jquery-ui',
  'libjs-lodash',
  'libjs-underscore',
  'libphp-phpmailer',
  'php-getid3',
];
/** What runs it; these may be installed already. */
const programs = {
  php: ['php-cli', 'php-mysql', 'php-mbstring', 'php-xml'],
  mariadbd: ['mariadb-server-core', 'mariadb-client-core'],
};

/**
 * The files of the newest WordPress that Debian has, unpacked below `home` and installed nowhere
 * else, so that a machine needs PHP and MariaDB alone. Fetched once.
 * @returns the folder with `wp-load.php`
 */
export function unpackWordPress(home: string): string {
  installPrograms();
  const site = join(home, 'site');
  if (existsSync(join(site, 'wp-load.php'))) return site;
  const unpacked = join(home, 'unpacked');
  for (const archive of downloadPackages(join(home, 'archives')))
    execFileSync('dpkg', ['-x', archive, unpacked]);
  const shared = join(unpacked, 'usr/share');
  replaceLinks(join(shared, 'wordpress'), shared);
  cpSync(join(shared, 'wordpress'), site, { recursive: true });
  rmSync(join(site, 'wp-config.php')); // Debian's own looks for files in /etc
  return site;
}

function installPrograms(): void {
  const missing = Object.entries(programs).filter(([name]) => !isThere(name));
  if (missing.length === 0) return;
  const names = missing.flatMap(([, list]) => list);
  if (process.getuid?.() !== 0)
    throw new Error(`Install these first, or run this as root: ${names.join(' ')}`);
  execFileSync('apt-get', ['update'], { stdio: 'ignore' });
  const install = ['install', '-y', '--no-install-recommends', ...names];
  execFileSync('apt-get', install, { stdio: ['ignore', 'ignore', 'inherit'] });
}

function isThere(program: string): boolean {
  try {
    execFileSync('which', [program], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** By lists of its own: the machine keeps the release of Debian that it has. */
function downloadPackages(folder: string): string[] {
  mkdirSync(join(folder, 'lists/partial'), { recursive: true });
  mkdirSync(join(folder, 'cache/archives/partial'), { recursive: true });
  const source = join(folder, 'sources.list');
  const keyring = '/usr/share/keyrings/debian-archive-keyring.gpg';
  writeFileSync(source, `deb [signed-by=${keyring}] http://deb.debian.org/debian sid main\n`);
  const options = {
    'Dir::Etc::sourcelist': source,
    'Dir::Etc::sourceparts': '/dev/null',
    'Dir::State::lists': join(folder, 'lists'),
    'Dir::Cache': join(folder, 'cache'),
    'APT::Sandbox::User': 'root',
  };
  const asked = Object.entries(options).flatMap(([key, value]) => ['-o', `${key}=${value}`]);
  const quietly = { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] as const };
  execFileSync('apt-get', [...asked, 'update'], { ...quietly, stdio: [...quietly.stdio] });
  execFileSync('apt-get', [...asked, 'download', ...packages], {
    ...quietly,
    stdio: [...quietly.stdio],
  });
  return readdirSync(folder)
    .filter((name) => name.endsWith('.deb'))
    .map((name) => join(folder, name));
}

/** Links lead to other packages, by absolute paths or across /usr/share: their files come instead. */
function replaceLinks(folder: string, shared: string): void {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    const kind = lstatSync(path);
    if (kind.isDirectory()) replaceLinks(path, shared);
    if (!kind.isSymbolicLink()) continue;
    const wanted = resolve(folder, readlinkSync(path));
    const below = wanted.startsWith('/usr/share/') ? wanted.replace('/usr/share', shared) : wanted;
    rmSync(path);
    if (existsSync(below)) cpSync(below, path, { dereference: true });
  }
}
