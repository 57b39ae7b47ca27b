import 'axe-core/axe.min.js';
import { expect } from '@open-wc/testing';
import type * as Axe from 'axe-core';
import { isQuick } from '../effort.js';

const axe = (window as unknown as { axe: typeof Axe }).axe;

/** Every rule of WCAG 2.2 AA, target size included, which axe leaves out unless asked. */
const options: Axe.RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: {
    'target-size': { enabled: true },
    region: { enabled: false },
    // Half of the work. The quick suite asks for colours on the pages of the site, and in tests of looks.
    'color-contrast': { enabled: !isQuick },
  },
  // Of what is right nothing is read: not to describe it makes a run a third shorter.
  resultTypes: ['violations'],
  selectors: false,
};

/** The element has no fault that axe finds, and no id that leads nowhere. */
export async function expectAccessible(element: Element): Promise<void> {
  await untilStill();
  const { violations } = await axe.run(element, options);
  const faults = violations.map(({ id, nodes }) => `${id}: ${nodes.map(describeNode).join(' ')}`);
  expect(faults).to.deep.equal([]);
  expect(danglingIds(element)).to.deep.equal([]);
}

/** Of colours it says which were seen. */
const describeNode = ({ html, any }: Axe.NodeResult): string =>
  [html, ...any.map(({ message }) => message)].join(' ');

/** What fades in has less contrast on its way than it will have. */
async function untilStill(): Promise<void> {
  const moving = animationsIn(document).filter(
    ({ effect, playState, timeline }) =>
      playState === 'running' &&
      timeline === document.timeline &&
      Number.isFinite(effect?.getComputedTiming().endTime),
  );
  await Promise.allSettled(moving.map(({ finished }) => finished));
}

/** A document does not name those of the shadow roots in it. */
function animationsIn(root: Document | ShadowRoot): Animation[] {
  const inside = [...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
  return [...root.getAnimations(), ...inside.flatMap(animationsIn)];
}

const idLists = ['aria-controls', 'aria-labelledby', 'aria-describedby', 'aria-activedescendant'];

/** Ids that ARIA attributes name and that are not in the same tree, which axe does not notice. */
export function danglingIds(element: Element): string[] {
  const root = element.shadowRoot;
  if (!root) return [];
  return [...root.querySelectorAll('*')].flatMap((node) => {
    const named = [...idLists, 'for'].flatMap(
      (name) => node.getAttribute(name)?.split(/\s+/).filter(Boolean) ?? [],
    );
    return [
      ...named.filter((id) => !root.getElementById(id)),
      ...(node.shadowRoot ? danglingIds(node) : []),
    ];
  });
}
