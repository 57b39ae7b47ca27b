import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html, nothing } from 'lit';
import '../components/event-faq/event-faq.js';
import { emulated, part } from './emulated.js';

emulated();

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
    const toggle = await part(canvasElement, 'event-faq', '.toggle');
    toggle.click();
  },
};

/** Words of the search are marked, and the first hit is open. */
export const Searching: Story = {
  play: async ({ canvasElement }) => {
    const field = (await part(canvasElement, 'event-faq', 'input')) as HTMLInputElement;
    field.value = 'tent';
    field.dispatchEvent(new Event('input'));
    await part(canvasElement, 'event-faq', 'mark');
  },
};

export const RightToLeft: Story = { args: { locale: 'ar' } };

/** Nothing has been answered yet. */
export const Empty: Story = { args: { event: 'bare-field' } };

/** The event is not published on the web. */
export const NotFound: Story = { args: { event: 'draft-2028' } };
