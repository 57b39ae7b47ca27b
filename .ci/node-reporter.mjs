import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { keepVerdicts } from './verdicts.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

/** What a test threw, without the runner's own words around it. */
const reasonOf = ({ error }) => error?.cause?.stack ?? error?.cause ?? error?.message;

/** A reporter of Node's test runner: tells failures, and ends with the one line that CI counts. */
export default async function* report(events) {
  const verdicts = [];
  const titles = [];
  for await (const { type, data } of events) {
    if (type === 'test:start') titles.splice(data.nesting, Infinity, data.name);
    if (type === 'test:stdout' || type === 'test:stderr') yield data.message;
    if (type !== 'test:pass' && type !== 'test:fail') continue;
    const { name, nesting, details, file } = data;
    // A suite has failed with one of its tests; alone, where it cannot be set up.
    const failedInside = details.error?.failureType === 'subtestsFailed';
    if (data.skip || failedInside || (details.type === 'suite' && type === 'test:pass')) continue;
    const passed = type === 'test:pass';
    const title = [...titles.slice(0, nesting), name].join(' ');
    const why = passed ? undefined : String(reasonOf(details));
    verdicts.push({
      file: relative(root, file),
      title,
      passed,
      milliseconds: details.duration_ms,
      why,
    });
    if (!passed) yield `\n${relative(root, file)}\n  ${title}\n${why}\n`;
  }
  keepVerdicts('node', verdicts);
  const passed = verdicts.filter((verdict) => verdict.passed).length;
  yield `\nNode tests: ${passed} passed, ${verdicts.length - passed} failed\n`;
}
