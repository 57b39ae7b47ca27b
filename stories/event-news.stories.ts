import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html, nothing } from 'lit';
import '../components/event-news/event-news.js';
import type { NewsLayout } from '../components/event-news/event-news.js';
import { apart, emulated, part } from './emulated.js';

emulated();

interface Args {
  event: string;
  layout: NewsLayout;
  limit: number;
  article: string;
  headingLevel: number;
  theme: 'auto' | 'light' | 'dark';
  locale: string;
  accent: string;
}

export default {
  title: 'event-news',
  component: 'event-news',
  args: {
    event: 'meadowlark-2027',
    layout: 'cards',
    limit: 7,
    article: '',
    headingLevel: 3,
    theme: 'auto',
    locale: 'en-GB',
    accent: '',
  },
  argTypes: {
    layout: { control: 'inline-radio', options: ['cards', 'list', 'headlines'] },
    theme: { control: 'inline-radio', options: ['auto', 'light', 'dark'] },
    accent: { control: 'color' },
  },
  render: ({ event, layout, limit, article, headingLevel, theme, locale, accent }: Args) => html`
    <event-news
      style=${accent ? `padding: 1.5rem; --event-color-accent: ${accent}` : 'padding: 1.5rem'}
      event=${event}
      layout=${layout}
      limit=${limit}
      article=${article || nothing}
      heading-level=${headingLevel}
      theme=${theme === 'auto' ? nothing : theme}
      locale=${locale}
    ></event-news>
  `,
} satisfies Meta<Args>;

type Story = StoryObj<Args>;

/** As it stands on a page that sets nothing. */
export const Plain: Story = {};

/** One colour is enough to make it the page's own. */
export const WithAccent: Story = { args: { accent: '#d9480f' } };

export const Dark: Story = { args: { theme: 'dark', accent: '#ffd43b' } };

/** Rows with small pictures. */
export const List: Story = { args: { layout: 'list' } };

/** Titles and dates, for a narrow column. */
export const Headlines: Story = { args: { layout: 'headlines', limit: 5 } };

/** Few at once: "More news" brings the others. */
export const Few: Story = { args: { limit: 3 } };

/** One article, as on a page of its own. */
export const Article: Story = {
  args: { article: 'eleven-ways-with-a-potato', accent: '#d9480f' },
};

export const ArticleInTheDark: Story = {
  args: { article: 'first-names', theme: 'dark', accent: '#ffd43b' },
};

/** It was taken down, or is not out yet. */
export const ArticleGone: Story = { args: { article: 'special-guest-sunday' } };

/** A tag is chosen. */
export const Filtered: Story = {
  play: async ({ canvasElement }) => {
    const chip = await part(canvasElement, 'event-news', '.chip:nth-child(2)');
    chip.click();
  },
};

export const RightToLeft: Story = { args: { locale: 'ar' } };

/** There is no news yet. */
export const Empty: Story = { args: { event: 'bare-field' } };

/** The event is not published on the web. */
export const NotFound: Story = { args: { event: 'draft-2028' } };

/** A service that says only what its specification states. */
export const BareService: Story = {
  parameters: apart,
  beforeEach: () => {
    emulated({ scenario: 'bare' });
    return () => void emulated();
  },
};
