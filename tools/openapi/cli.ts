import { generate, outOfDate, write } from './write.js';

/**
 * `npm run openapi`: writes docs/openapi.json and the page that is made of it. With `--check` it
 * writes nothing, and fails when a file is out of date.
 */
const files = await generate();
if (process.argv.includes('--check')) {
  const stale = outOfDate(files);
  if (stale.length > 0) {
    console.error(`Out of date: ${stale.join(', ')}. Run \`npm run openapi\`.`);
    process.exitCode = 1;
  }
} else {
  write(files);
}
