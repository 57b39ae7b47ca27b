import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import '../../components/event-card/event-card.js';
import '../../components/event-faq/event-faq.js';
import '../../components/event-tickets/event-tickets.js';
import { emulated } from '../emulated.js';
import { TokenBench } from './token-bench.js';
import './tokens.css';

emulated();

/** Change a property, or press the name of a part: the widgets follow, and the CSS is there to copy. */
export default {
  title: 'Tokens and parts',
  parameters: { controls: { disable: true } },
  beforeEach: () => sessionStorage.clear(),
  render: () => html`<div class="bench">${new TokenBench().place}</div>`,
} satisfies Meta;

export const TryThem: StoryObj = {
  name: 'Try them',
  play: ({ canvasElement }) => {
    const accent = canvasElement.querySelector<HTMLInputElement>('[name="--event-color-accent"]')!;
    accent.value = '#c2410c';
    accent.dispatchEvent(new Event('input', { bubbles: true }));
    const copied = canvasElement.querySelector('output')?.textContent ?? '';
    if (!copied.includes('--event-color-accent: #c2410c;')) throw new Error('The CSS lacks it.');
  },
};
