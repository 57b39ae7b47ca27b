import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * `npm run storybook` and `npm run build-storybook`: the docs read the manifest, which is made from the
 * types of a whole build; and the snippet builder in it loads what the script tag loads. `--built`:
 * `npm run build` has just made all that.
 */
if (!process.argv.includes('--built')) {
  const isBuilt = existsSync('dist/types') && existsSync('dist/builder.js');
  console.log('Making the manifest, which the docs read, comes first.');
  execFileSync('npm', ['run', '--silent', isBuilt ? 'manifest' : 'build'], { stdio: 'inherit' });
}
const rest =
  process.argv[2] === 'build'
    ? ['build', '-o', 'storybook-static', '--quiet']
    : ['dev', '-p', '6006', '--ci', '--no-open'];
execFileSync('npx', ['storybook', ...rest, '-c', 'stories/config', '--disable-telemetry'], {
  stdio: 'inherit',
});
