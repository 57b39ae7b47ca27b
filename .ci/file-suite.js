import { fixtureCleanup } from '@open-wc/testing';

/**
 * The tests of a file as one suite with the name of the file, so that its hooks are its own and its
 * verdicts name it, whatever other files share the page.
 *
 * @param {string} file
 * @param {() => Promise<unknown>} load imports it
 */
export async function suiteOf(file, load) {
  const { Mocha, mocha } = globalThis;
  const suite = Mocha.Suite.create(mocha.suite, file);
  Mocha.interfaces.bdd(suite);
  // The library does it by itself for the first file that imports it, and for no other on the page.
  suite.afterEach(() => fixtureCleanup());
  suite.emit('pre-require', globalThis, file, mocha);
  try {
    await load();
  } catch (error) {
    suite.addTest(new Mocha.Test('can be imported', () => Promise.reject(error)));
  }
}
