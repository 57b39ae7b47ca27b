import { expect, test } from '@playwright/test';
import stylelint from 'stylelint';

const physical = [
  'left: 0',
  'margin-left: 1em',
  'scroll-padding-right: 1em',
  'border-right-color: red',
  'border-top-left-radius: 4px',
  'text-align: right',
  'float: left',
  'padding: 0 1em 0 2em',
];

const logical = [
  'inset-inline-start: 0',
  'margin-inline: 1em',
  'padding: 1px 2px 3px 2px',
  'margin: 0 auto 1em',
  'width: 1px',
  '--pass-left: 1px',
];

/** What the linter says of a component's style with this declaration. */
async function complaints(declaration: string): Promise<string[]> {
  const { results } = await stylelint.lint({
    code: `import { css } from 'lit';\nexport default css\`\n  p {\n    ${declaration};\n  }\n\`;\n`,
    codeFilename: 'components/event-faq/event-faq.styles.ts',
  });
  return results.flatMap(({ warnings }) => warnings.map(({ text }) => text));
}

for (const declaration of physical)
  test(`lint refuses ${declaration} in component styles`, async () => {
    expect(await complaints(declaration)).toHaveLength(1);
  });

for (const declaration of logical)
  test(`lint permits ${declaration} in component styles`, async () => {
    expect(await complaints(declaration)).toEqual([]);
  });
