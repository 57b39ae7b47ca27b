import { expect } from '@open-wc/testing';
import { chooseSome } from '../effort.js';
import { contrast, layered } from './contrast.js';

/** Ground, text and accent of a page; the last grounds are as near to their text as is allowed. */
export const boxPages = chooseSome<readonly [string, string, string]>([
  ['#ffffff', '#1d1d1d', '#ffd43b'],
  ['#ffffff', '#1d1d1d', '#ffffff'],
  ['#101418', '#f2f2f2', '#001f5c'],
  ['#ffd43b', '#000000', '#ffd43b'],
  ['#0b4f6c', '#ffffff', '#e8821e'],
  ['#767676', '#ffffff', '#767676'],
  ['#757575', '#000000', '#8a2be2'],
]);

/** One that is not ticked has an edge of 3:1. WCAG 1.4.11 */
export function expectEdge(box: Element, ground: string): void {
  const { borderTopColor, borderTopWidth } = getComputedStyle(box);
  expect(contrast(layered(ground, borderTopColor), layered(ground))).to.be.at.least(3);
  expect(parseFloat(borderTopWidth)).to.be.at.least(1);
}

/** One that is ticked is told from its ground, and its mark from its fill. */
export function expectMark(box: Element, ground: string, mark = markOf(box)): void {
  const { borderTopColor, backgroundColor } = getComputedStyle(box);
  const fill = layered(ground, backgroundColor);
  const edge = layered(ground, backgroundColor, borderTopColor);
  const below = layered(ground);
  expect(Math.max(contrast(edge, below), contrast(fill, below)), 'edge').to.be.at.least(3);
  expect(contrast(layered(mark), fill), 'mark').to.be.at.least(4.5);
}

/** The mark is a border, which visitors' own colours leave in sight. */
export const markOf = (box: Element): string => getComputedStyle(box, '::before').borderBottomColor;

/** In forced colours: what is ticked has the colours of what is chosen, and what is not an edge. */
export function expectSystemColours({ ticked, not }: { ticked: Element; not: Element }): void {
  const { borderTopColor } = getComputedStyle(not);
  expect(contrast(layered(borderTopColor), layered(systemColour('Canvas')))).to.be.at.least(3);
  expect(getComputedStyle(ticked).backgroundColor).to.equal(systemColour('Highlight'));
  expect(markOf(ticked)).to.equal(systemColour('HighlightText'));
}

function systemColour(name: string): string {
  const probe = document.body.appendChild(document.createElement('i'));
  probe.style.cssText = `forced-color-adjust: none; color: ${name}`;
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}
