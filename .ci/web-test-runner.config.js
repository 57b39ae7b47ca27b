import { fileURLToPath } from 'node:url';
import { esbuildPlugin } from '@web/dev-server-esbuild';
import { defaultReporter } from '@web/test-runner';
import { playwrightLauncher } from '@web/test-runner-playwright';
import { chromeFlags, findChrome } from './browser.mjs';
import { createScaledPage } from './scaled-page.js';
import { bundleTests, serveBundle } from './test-bundle.js';
import { writeSharedPages } from './shared-pages.js';
import { keepVerdicts } from './verdicts.mjs';

const rootDir = fileURLToPath(new URL('..', import.meta.url));

/** `aria-snapshot` gives the accessibility tree of a selector as text, through shadow roots. */
const ariaSnapshot = {
  name: 'aria-snapshot',
  executeCommand: ({ command, payload, session }) =>
    command === 'aria-snapshot'
      ? session.browser.getPage(session.id).locator(payload.selector).ariaSnapshot()
      : undefined,
};

const isTestFile = /^test\/\S+\.test\.ts$/;

/** Ends the run with the one line that CI counts. */
const countReporter = {
  onTestRunFinished({ sessions }) {
    const verdicts = [];
    const walk = (file, suite, above) => {
      for (const { name, passed, skipped, duration = 0, error } of suite.tests) {
        if (skipped) continue;
        const title = [...above, name].join(' ');
        verdicts.push({ file, title, passed, milliseconds: duration, why: error?.message });
      }
      for (const one of suite.suites) {
        // On a page that files share, the outermost suites are named after them.
        if (isTestFile.test(one.name)) walk(one.name, one, []);
        else walk(file, one, [...above, one.name]);
      }
    };
    for (const { testFile, testResults, errors, passed } of sessions) {
      const file = testFile.replace(rootDir, '');
      if (testResults) walk(file, testResults, []);
      if (errors.length || (!testResults && !passed))
        verdicts.push({ file, title: '', passed: false, milliseconds: 0, why: errors[0]?.message });
    }
    keepVerdicts('browser', verdicts);
    const passed = verdicts.filter((verdict) => verdict.passed).length;
    console.log(`\nbrowser tests: ${passed} passed, ${verdicts.length - passed} failed`);
  },
};

const browser = playwrightLauncher({
  product: 'chromium',
  launchOptions: { executablePath: findChrome(), args: chromeFlags },
  createPage: createScaledPage,
});
const initialize = browser.initialize.bind(browser);
/** The runner knows here which files it is to run. */
browser.initialize = async (config, testFiles) => {
  await bundleTests(testFiles);
  await initialize(config, testFiles);
};

export default {
  rootDir,
  files: writeSharedPages(process.env.BANDSTAND_FOLDER),
  concurrency: process.env.BANDSTAND_FOLDER ? 5 : 2, // a page waits half of its time, and others run beside
  browserStartTimeout: 120_000,
  testsStartTimeout: 120_000,
  testsFinishTimeout: 900_000,
  nodeResolve: { exportConditions: ['production', 'default'] },
  middleware: [serveBundle],
  plugins: [
    ariaSnapshot,
    esbuildPlugin({ ts: true, tsconfig: `${rootDir}tsconfig.json`, target: 'es2022' }),
  ],
  reporters: [defaultReporter({ reportTestProgress: false }), countReporter],
  browsers: [browser],
  testFramework: { config: { timeout: 120_000 } }, // see playwright.config.ts
};
