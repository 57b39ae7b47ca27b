import { expect, test } from '@playwright/test';
import { shortCss, shortHtml } from '../../tools/build/short-templates.js';

test('markup loses the white space that draws nothing', () => {
  expect(shortHtml('\n  <div class="a" >\n  <p>One</p>\n </div>\n ')).toBe(
    '<div class="a"><p>One</p></div>',
  );
  expect(shortHtml('<ul role="list"> ')).toBe('<ul role="list">');
  expect(shortHtml('<input type="text" /> <circle r="8.5" />')).toBe(
    '<input type="text"/> <circle r="8.5"/>',
  );
  expect(shortHtml('<button class=\0 >\n  <bdi></bdi> Go\n</button> <b>on</b>')).toBe(
    '<button class=\0><bdi></bdi> Go</button> <b>on</b>',
  );
  expect(shortHtml('<svg class="icon"> <path d="M0 0" /> </svg>')).toBe(
    '<svg class="icon"><path d="M0 0"/></svg>',
  );
});

test('markup keeps the white space that can be seen or heard', () => {
  for (const kept of [
    '<b>Two</b> <i>words</i>',
    '<p>One</p> <p>Two</p>',
    '<li>One</li> <li>Two</li>',
    ' and ',
    '<span> till </span>',
    // A value that has no quotes would swallow the slash.
    ' />',
  ])
    expect(shortHtml(kept)).toBe(kept);
});

test('a style sheet means the same', () => {
  expect(shortCss("/* why */ [type='radio'] , .a > b { margin: 0.5em 0; } ")).toBe(
    '[type=radio],.a>b{margin:.5em 0}',
  );
  expect(shortCss('.a :hover { inline-size: calc(3 * var(--x) - 1px) }')).toBe(
    '.a :hover{inline-size:calc(3*var(--x) - 1px)}',
  );
});
