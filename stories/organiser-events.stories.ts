import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html, nothing } from 'lit';
import '../components/organiser-events/organiser-events.js';
import { apart, emulated } from './emulated.js';

emulated();

interface Args {
  organiser: string;
  profile: 'on' | 'off';
  limit: number;
  headingLevel: number;
  theme: 'auto' | 'light' | 'dark';
  locale: string;
  accent: string;
}

export default {
  title: 'organiser-events',
  component: 'organiser-events',
  args: {
    organiser: 'foghorn',
    profile: 'on',
    limit: 0,
    headingLevel: 2,
    theme: 'auto',
    locale: 'en-GB',
    accent: '',
  },
  argTypes: {
    theme: { control: 'inline-radio', options: ['auto', 'light', 'dark'] },
    profile: { control: 'inline-radio', options: ['on', 'off'] },
    accent: { control: 'color' },
  },
  render: ({ organiser, profile, limit, headingLevel, theme, locale, accent }: Args) => html`
    <organiser-events
      style=${accent ? `padding: 1.5rem; --event-color-accent: ${accent}` : 'padding: 1.5rem'}
      organiser=${organiser}
      profile=${profile}
      limit=${limit || nothing}
      heading-level=${headingLevel}
      theme=${theme === 'auto' ? nothing : theme}
      locale=${locale}
    ></organiser-events>
  `,
} satisfies Meta<Args>;

type Story = StoryObj<Args>;

/** Who they are, and what comes next, by month. */
export const Ready: Story = {};

export const WithAccent: Story = { args: { accent: '#d9480f' } };

export const Dark: Story = { args: { theme: 'dark', accent: '#ffd43b' } };

/** The next three on a page that says itself who is playing host. */
export const ThreeAlone: Story = { args: { profile: 'off', limit: 3 } };

/** One event only. */
export const OneEvent: Story = { args: { organiser: 'meadowlark' } };

export const RightToLeft: Story = { args: { locale: 'ar' } };

/** A service that says no more than it must: names, and where they lead. */
export const NamesAlone: Story = {
  parameters: apart,
  render: (args, context) => {
    emulated({ scenario: 'bare' });
    return html`<organiser-events
      style="padding: 1.5rem"
      organiser=${args.organiser}
      locale=${context.args.locale}
    ></organiser-events>`;
  },
};

/** Nothing is planned. */
export const Empty: Story = {
  parameters: apart,
  render: () => {
    emulated({ now: '2040-01-01T00:00:00Z' });
    return html`<organiser-events
      style="padding: 1.5rem"
      organiser="meadowlark"
    ></organiser-events>`;
  },
};

/** Nobody has that name. */
export const NotFound: Story = { args: { organiser: 'nobody' } };
