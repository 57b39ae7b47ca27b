import type { Reporter, TestCase } from '@playwright/test/reporter';
import { keepVerdicts } from './verdicts.mjs';

/** Ends the run with the one line that CI counts. */
export default class CountReporter implements Reporter {
  private readonly cases = new Set<TestCase>();

  onTestEnd(test: TestCase): void {
    this.cases.add(test);
  }

  onEnd(): void {
    const outcomes = [...this.cases].map((test) => test.outcome());
    const passed = outcomes.filter((outcome) => outcome === 'expected').length;
    const skipped = outcomes.filter((outcome) => outcome === 'skipped').length;
    // A test that passed only on a second try is a defect, so it counts as failed.
    const failed = outcomes.length - passed - skipped;
    keepVerdicts(
      'pages',
      [...this.cases].map((test) => ({
        title: test.titlePath().join(' '),
        passed: test.outcome() === 'expected',
      })),
    );
    console.log(`\npage tests: ${passed} passed, ${failed} failed`);
  }
}
