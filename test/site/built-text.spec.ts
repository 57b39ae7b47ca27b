import { expect, test, type Page } from '@playwright/test';
import { build } from 'esbuild';
import { elements } from '../../components/elements.js';
import { atNight } from '../effort.js';
import { widgets } from '../embed/widgets.js';
import { onDemoSite } from './on-demo-site.js';

const tags = widgets.map(({ tag }) => tag);

/** Every element in the demo world, and what brings them. */
const pageOf = (script: string) =>
  `<!doctype html><html lang="en-GB"><title>Every element</title>
   <h1>Every element</h1>${widgets.map(({ tag, settings }) => `<${tag} ${settings}></${tag}>`).join('\n')}
   <script>document.querySelector('ambassador-rewards').deviceToken = 'device_demo_ada'</script>${script}`;

/** The same elements as they are written: bundled, and nothing taken out. */
async function bundleSources(): Promise<string> {
  const entries = Object.keys(elements).map((tag) => `import './components/${tag}/${tag}.ts';`);
  const settings = "{ baseUrl: 'emulator:', event: 'meadowlark-2027' }";
  const { outputFiles } = await build({
    stdin: {
      contents: `${entries.join('\n')}
        import { configure } from './src/configure.ts';
        configure(${settings});`,
      resolveDir: '.',
    },
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    tsconfig: 'tsconfig.json',
    logLevel: 'warning',
  });
  return outputFiles[0]!.text;
}

/** What can be read in each, with the blanks between its words. */
async function textsOf(page: Page, address: string): Promise<Record<string, string>> {
  await page.goto(address);
  for (const tag of tags) await page.locator(`${tag}:state(ready)`).waitFor();
  await page.waitForLoadState('networkidle');
  return page.evaluate(
    (all) =>
      Object.fromEntries(
        all.map((tag) => {
          const root = document.querySelector(tag)!.shadowRoot!;
          const parts = [...root.children].map((part) => (part as HTMLElement).innerText);
          return [tag, parts.join('\n').replace('Demo data', '').trim()];
        }),
      ),
    tags,
  );
}

const pages = {
  '/built.html': pageOf(
    '<script async src="bandstand.js" data-base-url="emulator:" data-event="meadowlark-2027"></script>',
  ),
  '/written.html': pageOf('<script type="module" src="sources.js"></script>'),
};

onDemoSite(
  'the text of the built elements',
  (site) => {
    // test/ci/minify-templates.spec.ts has the blanks of every template.
    atNight(test)(
      'is that of their sources, to every blank between two words',
      async ({ page }) => {
        const body = await bundleSources();
        await page.route('**/sources.js', (route) =>
          route.fulfill({ contentType: 'text/javascript', body }),
        );
        const built = await textsOf(page, `${site.origin}/built.html`);
        const written = await textsOf(page, `${site.origin}/written.html`);
        expect(Object.keys(built).sort()).toEqual(Object.keys(elements).sort());
        for (const [tag, text] of Object.entries(built)) {
          expect(text.length, tag).toBeGreaterThan(20);
          expect(text, tag).toBe(written[tag]);
        }
      },
    );
  },
  { pages },
);
