import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RuleObject, RunOptions } from 'axe-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const runOnly = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds, but for the rules that are left out, as readable lines. Run through the debugger, so that the page's policy stands. */
export async function obstacles(page: Page, ...without: string[]): Promise<string[]> {
  const off = without.map((rule) => [rule, { enabled: false }]);
  const rules = { 'target-size': { enabled: true }, ...Object.fromEntries(off) } as RuleObject;
  const isThere = await page.evaluate(() => 'axe' in window);
  if (!isThere) await page.evaluate(axe);
  const found = await page.evaluate(
    async (options) => {
      const { axe: checker } = window as unknown as {
        axe: { run: (options: RunOptions) => Promise<AxeResults> };
      };
      // A document does not name the animations of the shadow roots in it.
      const animationsIn = (root: Document | ShadowRoot): Animation[] => {
        const inside = [...root.querySelectorAll('*')].flatMap(
          ({ shadowRoot }) => shadowRoot ?? [],
        );
        return [...root.getAnimations(), ...inside.flatMap(animationsIn)];
      };
      // What fades in has less contrast on its way than it will have.
      const moving = animationsIn(document).filter(
        ({ effect, playState, timeline }) =>
          playState === 'running' &&
          timeline === document.timeline &&
          Number.isFinite(effect?.getComputedTiming().endTime),
      );
      await Promise.allSettled(moving.map(({ finished }) => finished));
      return (await checker.run(options)).violations;
    },
    // Whatever is in order is not gathered: on a long page that takes longer than to look.
    { runOnly, rules, resultTypes: ['violations'], selectors: false } satisfies RunOptions,
  );
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any }) =>
      [`${id}: ${html}`, ...any.map(({ message }) => message)].join(' '),
    ),
  );
}
