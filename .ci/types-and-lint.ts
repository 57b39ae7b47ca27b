import ts from 'typescript';
import { complaints, lint, programOf } from './one-program.js';

/**
 * What `npm run types` and the linter of `npm run lint` say of all files. Ends with 2 where the types
 * are wrong, with 4 where lint finds a fault, with 6 for both.
 */
const folder = process.cwd();
const { config } = ts.readConfigFile('tsconfig.json', (path) => ts.sys.readFile(path)) as {
  config: object;
};
const program = programOf(config, folder);
const wrong = complaints(program);
for (const complaint of wrong) console.log(complaint);
const { count, said } = await lint(program, { folder, patterns: ['.'] });
console.log(`${said}${count} files`);
process.exitCode = (wrong.length > 0 ? 2 : 0) + (said ? 4 : 0);
