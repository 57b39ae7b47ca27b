import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';

/**
 * `npm run storybook` and `npm run build-storybook`: the docs read the manifest, so it comes first,
 * unless `--built` says that `npm run build` has just made it.
 */
if (!process.argv.includes('--built')) {
  mkdirSync('dist', { recursive: true });
  execFileSync('npm', ['run', '--silent', 'manifest'], { stdio: 'inherit' });
}
const rest =
  process.argv[2] === 'build'
    ? ['build', '-o', 'storybook-static', '--quiet']
    : ['dev', '-p', '6006', '--ci', '--no-open'];
execFileSync('npx', ['storybook', ...rest, '-c', 'stories/config', '--disable-telemetry'], {
  stdio: 'inherit',
});
