import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { unpackWordPress } from './packages.js';

/** A WordPress that runs on this machine alone. */
export interface Site {
  readonly address: string;
  /** Runs PHP in it, and gives what it prints. `before` runs before WordPress is loaded. */
  readonly php: (code: string, before?: string) => string;
  readonly stop: () => Promise<void>;
}

/** One password for all who have an account: nobody else reaches this site. */
export const password = 'meadow-and-lark';

/**
 * Starts a WordPress whose database is empty but for an administrator and an author, with the plugin
 * switched on.
 * @param home where it may unpack and keep things
 * @param plugin the folder of the plugin
 */
export async function startSite(home: string, plugin: string): Promise<Site> {
  const folder = unpackWordPress(home);
  const database = await startDatabase(join(home, 'database'));
  const port = await freePort();
  const address = `http://127.0.0.1:${String(port)}`;
  writeFileSync(join(folder, 'wp-config.php'), configuration(database.socket, address));
  const target = join(folder, 'wp-content/plugins/bandstand');
  rmSync(target, { recursive: true, force: true });
  cpSync(plugin, target, { recursive: true });
  const load = `require ${JSON.stringify(join(folder, 'wp-load.php'))};`;
  const php = (code: string, before = '') =>
    execFileSync('php', ['-r', `${before} ${load} ${code}`], {
      encoding: 'utf8',
      cwd: folder,
      env: { ...process.env, WP_INSTALLING: '' },
    });
  install(folder);
  php(`require_once ABSPATH . 'wp-admin/includes/plugin.php';
    $result = activate_plugin('bandstand/bandstand.php');
    if (is_wp_error($result)) { echo $result->get_error_message(); exit(1); }
    wp_create_user('author', '${password}', 'author@example.org');
    (new WP_User(get_user_by('login', 'author')->ID))->set_role('author');`);
  const server = spawn('php', ['-S', `127.0.0.1:${String(port)}`, '-t', folder], {
    stdio: 'ignore',
    env: { ...process.env, PHP_CLI_SERVER_WORKERS: '4' },
  });
  await answers(address);
  return { address, php, stop: () => end(server, database.process) };
}

const configuration = (socket: string, address: string): string => `<?php
define('DB_NAME', 'wordpress'); define('DB_USER', 'root'); define('DB_PASSWORD', '');
define('DB_HOST', 'localhost:${socket}'); define('DB_CHARSET', 'utf8mb4'); define('DB_COLLATE', '');
define('WP_HOME', '${address}'); define('WP_SITEURL', '${address}');
define('WP_HTTP_BLOCK_EXTERNAL', true); define('WP_ACCESSIBLE_HOSTS', '127.0.0.1');
define('DISABLE_WP_CRON', true); define('AUTOMATIC_UPDATER_DISABLED', true);
define('WP_DEBUG', true); define('WP_DEBUG_DISPLAY', true);
$table_prefix = 'wp_';
if (!defined('ABSPATH')) define('ABSPATH', __DIR__ . '/');
require_once ABSPATH . 'wp-settings.php';
`;

function install(folder: string): void {
  execFileSync(
    'php',
    [
      '-r',
      `define('WP_INSTALLING', true);
      require ${JSON.stringify(join(folder, 'wp-load.php'))};
      require ABSPATH . 'wp-admin/includes/upgrade.php';
      wp_install('Meadowlark', 'admin', 'admin@example.org', false, '', '${password}');
      update_option('permalink_structure', '');
      switch_theme('twentytwentyfive');`,
    ],
    { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] },
  );
}

async function startDatabase(folder: string): Promise<{ socket: string; process: ChildProcess }> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const data = `--datadir=${join(folder, 'data')}`;
  const user = `--user=${process.getuid?.() === 0 ? 'root' : (process.env.USER ?? '')}`;
  const prepare = [data, user, '--auth-root-authentication-method=normal', '--skip-test-db'];
  execFileSync('mariadb-install-db', ['--no-defaults', ...prepare], { stdio: 'ignore' });
  const socket = join(folder, 'db.sock');
  const alone = ['--skip-networking', `--socket=${socket}`, `--pid-file=${join(folder, 'pid')}`];
  const server = spawn('mariadbd', ['--no-defaults', data, user, ...alone], { stdio: 'ignore' });
  await until(() => existsSync(socket), 'the database');
  const make = ['--no-defaults', `--socket=${socket}`, '-uroot', '-e', 'CREATE DATABASE wordpress'];
  execFileSync('mariadb', make);
  return { socket, process: server };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

const answers = (address: string): Promise<void> =>
  until(() => fetch(address).then(({ ok }) => ok).catch(() => false), address); // oxfmt-ignore

/** Asks until it is so: another process gives no sign when it is ready. */
async function until(isSo: () => boolean | Promise<boolean>, what: string): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    if (await isSo()) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${what} did not start within 30 seconds`);
}

async function end(...processes: ChildProcess[]): Promise<void> {
  for (const one of processes) {
    const ended = once(one, 'exit');
    one.kill();
    await ended;
  }
}
