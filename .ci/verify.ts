import { add, close, run, runSuite, type Count } from './steps.js';

/** `npm run verify [-- --skip-tests]`: everything that must hold before a change lands. */
const checks = [
  ['types', 'tsc', ['--noEmit']],
  ['lint', 'eslint', ['.']],
  ['format', 'prettier', ['--check', '.', '--log-level', 'warn']],
  ['api', 'tsx', ['tools/openapi/cli.ts', '--check']],
  ['build', 'tsx', ['tools/build/build.ts']],
  ['sizes', 'tsx', ['bench/budgets.ts', '--readme', 'check']],
] as const;

let total: Count = { passed: 0, failed: 0 };
for (const [name, command, args] of checks) {
  console.log(`\n== ${name}`);
  const { code } = await run('npx', [command, ...args]);
  console.log(`${name}: ${code === 0 ? 'ok' : 'FAILED'}`);
  total = add(total, { passed: Number(code === 0), failed: Number(code !== 0) });
}
if (!process.argv.includes('--skip-tests')) {
  total = add(total, await runSuite('npx', ['tsx', '.ci/test.ts']));
}
close(total);
