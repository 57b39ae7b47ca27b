import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * `npm run storybook` and `npm run build-storybook`: the docs read the manifest, so it comes first,
 * unless `--built` says that `npm run build` has just made it; and the snippet builder in it loads what
 * the script tag loads.
 */
if (!process.argv.includes('--built')) {
  if (!existsSync('dist/builder.js'))
    execFileSync('npx', ['tsx', 'tools/build/build.ts', '--site'], { stdio: 'inherit' });
  execFileSync('npm', ['run', '--silent', 'manifest'], { stdio: 'inherit' });
}
const rest =
  process.argv[2] === 'build'
    ? ['build', '-o', 'storybook-static', '--quiet']
    : ['dev', '-p', '6006', '--ci', '--no-open'];
execFileSync('npx', ['storybook', ...rest, '-c', 'stories/config', '--disable-telemetry'], {
  stdio: 'inherit',
});
