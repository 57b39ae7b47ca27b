import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html } from 'lit';
import '../components/event-card/event-card.js';
import { emulated } from './emulated.js';

emulated();

/** Where an organiser chooses widgets, sees them on three pages, and copies the lines for their own. */
export default {
  title: 'snippet builder',
  render: () =>
    html`<main style="padding: 2rem; font: 1.125rem/1.5 system-ui, sans-serif">
      <h1>From here to a page of your own</h1>
      <p>
        The <a href="builder.html" target="_blank">snippet builder</a> writes the few lines that
        bring these widgets to any page: with your colour, your language and your event in them.
      </p>
      <event-card event="meadowlark-2027"></event-card>
    </main>`,
} satisfies Meta;

export const OnYourOwnPage: StoryObj = {};
