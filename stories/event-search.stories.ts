import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html, nothing } from 'lit';
import '../components/event-search/event-search.js';
import { apart, emulated, part } from './emulated.js';

emulated();

interface Args {
  query: string;
  country: string;
  limit: number;
  layout: 'cards' | 'list';
  theme: 'auto' | 'light' | 'dark';
  locale: string;
  accent: string;
}

export default {
  title: 'event-search',
  component: 'event-search',
  args: {
    query: '',
    country: '',
    limit: 0,
    layout: 'cards',
    theme: 'auto',
    locale: 'en-GB',
    accent: '',
  },
  argTypes: {
    theme: { control: 'inline-radio', options: ['auto', 'light', 'dark'] },
    layout: { control: 'inline-radio', options: ['cards', 'list'] },
    accent: { control: 'color' },
  },
  render: ({ query, country, limit, layout, theme, locale, accent }: Args) => html`
    <event-search
      style=${accent ? `padding: 1.5rem; --event-color-accent: ${accent}` : 'padding: 1.5rem'}
      query=${query || nothing}
      country=${country || nothing}
      limit=${limit || nothing}
      layout=${layout}
      theme=${theme === 'auto' ? nothing : theme}
      locale=${locale}
    ></event-search>
  `,
} satisfies Meta<Args>;

type Story = StoryObj<Args>;

/** Nobody has asked yet: what comes next, of everybody. */
export const Ready: Story = { args: { limit: 6 } };

export const WithAccent: Story = { args: { accent: '#d9480f', limit: 3 } };

export const Dark: Story = { args: { theme: 'dark', accent: '#ffd43b', limit: 6 } };

/** One below the other. */
export const List: Story = { args: { layout: 'list' } };

/** What was searched for is marked. */
export const Searching: Story = { args: { query: 'hull' } };

/** Nothing has that name. */
export const NothingFound: Story = { args: { query: 'submarine', country: 'GB' } };

/** Somebody has pressed "More events". */
export const More: Story = {
  args: { limit: 3, layout: 'list' },
  play: async ({ canvasElement }) => {
    (await part(canvasElement, 'event-search', '.more button')).click();
    await part(canvasElement, 'event-search', '.event:nth-child(4)');
  },
};

export const RightToLeft: Story = { args: { locale: 'ar', limit: 3 } };

/** A service that says no more than it must: names, and where they lead. */
export const NamesAlone: Story = {
  parameters: apart,
  render: ({ query, locale }) => {
    emulated({ scenario: 'bare' });
    return html`<event-search
      style="padding: 1.5rem"
      query=${query || nothing}
      locale=${locale}
    ></event-search>`;
  },
};
