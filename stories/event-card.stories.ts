import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html, nothing } from 'lit';
import '../components/event-card/event-card.js';
import { apart, emulated, part } from './emulated.js';

emulated();

interface Args {
  event: string;
  layout: 'card' | 'banner' | 'line';
  headingLevel: number;
  theme: 'auto' | 'light' | 'dark';
  locale: string;
  accent: string;
}

const card = ({ event, layout, headingLevel, theme, locale, accent }: Args) => html`
  <event-card
    style=${accent ? `padding: 1.5rem; --event-color-accent: ${accent}` : 'padding: 1.5rem'}
    event=${event}
    layout=${layout}
    heading-level=${headingLevel}
    theme=${theme === 'auto' ? nothing : theme}
    locale=${locale}
  ></event-card>
`;

export default {
  title: 'event-card',
  component: 'event-card',
  args: {
    event: 'meadowlark-2027',
    layout: 'card',
    headingLevel: 2,
    theme: 'auto',
    locale: 'en-GB',
    accent: '',
  },
  argTypes: {
    layout: { control: 'inline-radio', options: ['card', 'banner', 'line'] },
    theme: { control: 'inline-radio', options: ['auto', 'light', 'dark'] },
    accent: { control: 'color' },
  },
  render: card,
} satisfies Meta<Args>;

type Story = StoryObj<Args>;

/** As it stands on a page that sets nothing. */
export const Card: Story = {};

export const WithAccent: Story = { args: { accent: '#d9480f' } };

/** The words stand on the picture. */
export const Banner: Story = { args: { layout: 'banner', accent: '#ffd43b' } };

/** Rows among others. */
export const Line: Story = {
  render: (args) =>
    html`${['meadowlark-2027', 'harbour-free', 'foghorn-sessions', 'lantern-walk'].map((event) =>
      card({ ...args, event, layout: 'line' }),
    )}`,
};

export const Dark: Story = { args: { theme: 'dark', accent: '#ffd43b' } };

export const RightToLeft: Story = { args: { locale: 'ar' } };

/** A file, or a calendar on the web. */
export const Calendar: Story = {
  play: async ({ canvasElement }) => {
    (await part(canvasElement, 'event-card', 'summary')).click();
  },
};

/** Another event of the demo world, without much to say. */
export const LittleSaid: Story = { args: { event: 'bare-field' } };

/** A service that says no more than the specification states. */
export const BareService: Story = {
  parameters: apart,
  render: (args) => {
    emulated().control.settings({ bare: true });
    return card(args);
  },
};

/** The event is not published on the web. */
export const NotFound: Story = { args: { event: 'draft-2028' } };
