import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { recipeOf } from '../editors/recipe.js';
import { frameworks, type Framework } from './frameworks.js';
import { expectLineup, project, strictOptions, withEmulator } from './project.js';

const guide = 'docs/frameworks.md';

for (const framework of frameworks) {
  const { name, language, checker, options, mistakes } = framework;
  const example = recipeOf(guide, name, language);

  test.describe(name, () => {
    const host = project('typescript', 'vite', ...framework.tools);

    test('compiles the example at its strictest, and is told of each slip', async () => {
      host.write({
        'strict/tsconfig.json': config({ ...strictOptions, ...options }),
        [`strict/Programme.${language}`]: example,
      });
      for (const [index, [right, wrong]] of mistakes.entries())
        host.write({ [`strict/Slip${index}.${language}`]: slipIn(example, right, wrong) });
      const [command = '', ...args] = checker;
      const at = args.length > 0 ? [...args, 'strict/tsconfig.json'] : ['-p', 'strict'];
      const { text } = await host.run(command, ...at);
      const found = text.split('\n').filter((line) => /error/i.test(line));
      for (const index of mistakes.keys())
        expect(found, text).toContainEqual(expect.stringContaining(`Slip${index}.${language}`));
      expect(found.filter((line) => !/Slip\d/.test(line) && !/COMPLETED/.test(line))).toEqual([]);
    });

    test('builds a page of it with Vite, and the page shows the line-up', async ({ page }) => {
      host.write(pageOf(framework, example));
      const { code, text } = await host.run('vite', 'build', '--logLevel', 'warn');
      expect(code, text).toBe(0);
      await expectLineup(page, join(host.folder, 'dist'));
    });
  });
}

const config = (compilerOptions: object): string =>
  JSON.stringify({
    compilerOptions,
    include: ['.'],
    vueCompilerOptions: { strictTemplates: true },
  });

function slipIn(example: string, right: RegExp, wrong: string): string {
  const slip = example.replace(right, wrong);
  if (slip === example) throw new Error(`The example has nothing like ${String(right)}.`);
  return slip;
}

function pageOf({ name, language, main, viteConfig }: Framework, example: string) {
  const component = language === 'tsx' ? '{ Programme }' : 'Programme';
  return {
    'index.html': '<!doctype html><main></main><script type="module" src="/main.js"></script>',
    'main.js': `import './service';
      import ${component} from './Programme.${language}';
      ${main}`,
    'service.ts': withEmulator(introduction()),
    [`Programme.${language}`]: example,
    'vite.config.js': viteConfig ?? recipeOf(guide, name, 'js'),
  };
}

/** What the guide says once for all: where the service is. */
const introduction = (): string => recipeOf(guide, undefined, 'ts');
