import type { Reporter, TestCase } from '@playwright/test/reporter';
import { keepVerdicts } from './verdicts.mjs';

/** Ends the run with the one line that CI counts. */
export default class CountReporter implements Reporter {
  private readonly cases = new Set<TestCase>();
  private readonly suite: 'pages' | 'repository';

  constructor({ suite = 'pages' }: { suite?: 'pages' | 'repository' } = {}) {
    this.suite = suite;
  }

  onTestEnd(test: TestCase): void {
    this.cases.add(test);
  }

  onEnd(): void {
    const verdicts = [...this.cases]
      .filter((test) => test.outcome() !== 'skipped')
      .map((test) => ({
        ...placeOf(test),
        // A test that passed only on a second try is a defect, so it counts as failed.
        passed: test.outcome() === 'expected',
        milliseconds: test.results.reduce((sum, { duration }) => sum + duration, 0),
        why: test.results.find(({ error }) => error)?.error?.message,
      }));
    keepVerdicts(this.suite, verdicts);
    const passed = verdicts.filter((verdict) => verdict.passed).length;
    const name = this.suite === 'pages' ? 'page' : this.suite;
    console.log(`\n${name} tests: ${passed} passed, ${verdicts.length - passed} failed`);
  }
}

/** Playwright puts an empty root and the name of the project before; a group may have no title. */
function placeOf(test: TestCase): { file: string; title: string } {
  const [, , file, ...titles] = test.titlePath();
  return { file: `test/${file}`, title: titles.filter(Boolean).join(' ') };
}
