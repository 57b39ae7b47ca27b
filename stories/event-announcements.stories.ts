import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html, nothing } from 'lit';
import '../components/event-announcements/event-announcements.js';
import type { AnnouncementsLayout } from '../components/event-announcements/event-announcements.js';
import { apart, emulated, part } from './emulated.js';

emulated();

interface Args {
  event: string;
  layout: AnnouncementsLayout;
  limit: number;
  categories: string;
  timezone: string;
  headingLevel: number;
  theme: 'auto' | 'light' | 'dark';
  locale: string;
  accent: string;
}

export default {
  title: 'event-announcements',
  component: 'event-announcements',
  args: {
    event: 'meadowlark-2027',
    layout: 'feed',
    limit: 5,
    categories: '',
    timezone: 'Europe/London',
    headingLevel: 3,
    theme: 'auto',
    locale: 'en-GB',
    accent: '',
  },
  argTypes: {
    layout: { control: 'inline-radio', options: ['feed', 'banner'] },
    theme: { control: 'inline-radio', options: ['auto', 'light', 'dark'] },
    accent: { control: 'color' },
  },
  render: (args: Args) => html`
    <event-announcements
      style=${
        args.accent ? `padding: 1.5rem; --event-color-accent: ${args.accent}` : 'padding: 1.5rem'
      }
      event=${args.event}
      layout=${args.layout}
      limit=${args.limit}
      categories=${args.categories}
      timezone=${args.timezone}
      heading-level=${args.headingLevel}
      theme=${args.theme === 'auto' ? nothing : args.theme}
      locale=${args.locale}
    ></event-announcements>
  `,
} satisfies Meta<Args>;

type Story = StoryObj<Args>;

/** As it stands on a page that sets nothing. */
export const Plain: Story = {};

/** One colour is enough to make it the page's own. */
export const WithAccent: Story = { args: { accent: '#d9480f' } };

export const Dark: Story = { args: { theme: 'dark', accent: '#ffd43b' } };

/** Two have come while the visitor reads: they wait behind a button. */
export const NewOnes: Story = {
  parameters: apart,
  args: { accent: '#d9480f' },
  beforeEach: () => {
    const { control } = emulated();
    const publish = () => control.publish({ event: 'meadowlark-2027', contentType: 'broadcasts' });
    setTimeout(() => {
      publish();
      publish();
      document.querySelector('event-announcements')?.dispatchEvent(new Event('event-refresh'));
    }, 500);
    return () => void emulated();
  },
  play: async ({ canvasElement }) => {
    await part(canvasElement, 'event-announcements', '.new');
  },
};

/** One line across the page. */
export const Banner: Story = { args: { layout: 'banner', accent: '#d9480f' } };

export const BannerInTheDark: Story = {
  args: { layout: 'banner', theme: 'dark', accent: '#ffd43b' },
};

/** Only what has to do with the visit. */
export const Reminders: Story = { args: { categories: 'reminder' } };

export const RightToLeft: Story = { args: { locale: 'ar' } };

/** Nothing has been announced yet. */
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
