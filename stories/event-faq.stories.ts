import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html, nothing } from 'lit';
import '../components/event-faq/event-faq.js';
import { configure, pageRecord } from '../src/embed/page.js';
import { createEmulator } from '../src/emulator/index.js';

const { fetch } = createEmulator({
  origin: location.origin,
  assetsUrl: new URL('demo/', document.baseURI).href,
});
pageRecord().fetch = Promise.resolve(fetch);
configure({ baseUrl: 'https://emulator.invalid', serviceKey: 'pk_live_meadowlark_demo' });

interface Args {
  event: string;
  headingLevel: number;
  single: boolean;
  theme: 'auto' | 'light' | 'dark';
  locale: string;
  accent: string;
}

export default {
  title: 'event-faq',
  component: 'event-faq',
  args: {
    event: 'meadowlark-2027',
    headingLevel: 3,
    single: false,
    theme: 'auto',
    locale: 'en-GB',
    accent: '',
  },
  argTypes: {
    theme: { control: 'inline-radio', options: ['auto', 'light', 'dark'] },
    accent: { control: 'color' },
  },
  render: ({ event, headingLevel, single, theme, locale, accent }: Args) => html`
    <event-faq
      style=${accent ? `padding: 1.5rem; --event-color-accent: ${accent}` : 'padding: 1.5rem'}
      event=${event}
      heading-level=${headingLevel}
      ?single=${single}
      theme=${theme === 'auto' ? nothing : theme}
      locale=${locale}
    >
      <p slot="no-results">Write to <a href="mailto:hello@meadowlark.example">hello</a>.</p>
    </event-faq>
  `,
} satisfies Meta<Args>;

type Story = StoryObj<Args>;

/** As it stands on a page that sets nothing. */
export const Plain: Story = {};

/** One colour is enough to make it the page's own. */
export const WithAccent: Story = { args: { accent: '#d9480f' } };

export const Dark: Story = { args: { theme: 'dark', accent: '#ffd43b' } };

/** Opening a question closes the one before. */
export const Single: Story = { args: { single: true } };

/** An answer is open: links, lists and the button that copies a deep link. */
export const Open: Story = {
  play: async ({ canvasElement }) => {
    const toggle = await found(canvasElement, '.toggle');
    toggle.click();
  },
};

/** Words of the search are marked, and the first hit is open. */
export const Searching: Story = {
  play: async ({ canvasElement }) => {
    const field = (await found(canvasElement, 'input')) as HTMLInputElement;
    field.value = 'tent';
    field.dispatchEvent(new Event('input'));
    await found(canvasElement, 'mark');
  },
};

export const RightToLeft: Story = { args: { locale: 'ar' } };

/** Nothing has been answered yet. */
export const Empty: Story = { args: { event: 'bare-field' } };

/** The event is not published on the web. */
export const NotFound: Story = { args: { event: 'draft-2028' } };

/** Waits for a part of the element. */
async function found(canvas: HTMLElement, selector: string): Promise<HTMLElement> {
  for (let tries = 0; tries < 100; tries++) {
    const part = canvas.querySelector('event-faq')?.shadowRoot?.querySelector(selector);
    if (part instanceof HTMLElement) return part;
    await new Promise(requestAnimationFrame);
  }
  throw new Error(`${selector} did not appear`);
}
