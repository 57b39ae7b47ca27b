import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html, nothing } from 'lit';
import '../components/event-lineup/event-lineup.js';
import { emulated, part } from './emulated.js';

emulated();

interface Args {
  event: string;
  view: 'list' | 'time' | 'poster' | 'timetable';
  day: string;
  theme: 'auto' | 'light' | 'dark';
  locale: string;
  accent: string;
  width: string;
}

export default {
  title: 'event-lineup',
  component: 'event-lineup',
  args: {
    event: 'meadowlark-2027',
    view: 'list',
    day: '',
    theme: 'auto',
    locale: 'en-GB',
    accent: '',
    width: '',
  },
  argTypes: {
    event: {
      control: 'select',
      options: ['meadowlark-2027', 'metropolis', 'lantern-walk', 'bare-field'],
    },
    view: { control: 'inline-radio', options: ['list', 'time', 'poster', 'timetable'] },
    theme: { control: 'inline-radio', options: ['auto', 'light', 'dark'] },
    accent: { control: 'color' },
  },
  render: ({ event, view, day, theme, locale, accent, width }: Args) => html`
    <event-lineup
      style="padding: 1.5rem; max-width: ${width || 'none'}; ${
        accent ? `--event-color-accent: ${accent}` : ''
      }"
      event=${event}
      service-key=${
        event.startsWith('meadowlark') ? 'pk_live_meadowlark_demo' : 'pk_live_foghorn_demo'
      }
      view=${view}
      day=${day || nothing}
      theme=${theme === 'auto' ? nothing : theme}
      locale=${locale}
    ></event-lineup>
  `,
  beforeEach: () => {
    sessionStorage.clear();
    localStorage.clear();
  },
} satisfies Meta<Args>;

type Story = StoryObj<Args>;

/** As it stands on a page that sets nothing. */
export const Plain: Story = {};

/** One colour is enough to make it the page's own. */
export const WithAccent: Story = { args: { accent: '#d9480f' } };

export const Dark: Story = { args: { theme: 'dark', accent: '#7ee0a1' } };

/** On a phone it is one column, with the names of the stages staying in sight. */
export const Phone: Story = { args: { width: '360px', accent: '#d9480f' } };

/** Read from the right. */
export const Arabic: Story = { args: { locale: 'ar', accent: '#d9480f' } };

/** The whole bill, in type alone. */
export const Poster: Story = { args: { view: 'poster', accent: '#d9480f' } };

/** Time runs down, stages stand side by side. */
export const Timetable: Story = { args: { view: 'timetable', accent: '#d9480f' } };

/** All stages and hours of a day at once, small, on a phone. */
export const FitAll: Story = {
  args: { view: 'timetable', accent: '#d9480f', width: '360px' },
  play: async ({ canvasElement }) => {
    (await part(canvasElement, 'event-lineup', '.zoom-bar [aria-pressed]')).click();
  },
};

/** In the dark, on a page that names no ground: the heads take that which lies below. */
export const DarkTimetable: Story = {
  args: { view: 'timetable', theme: 'dark', accent: '#7ee0a1' },
};

/** A press on “My plan”: one column, with clashes and free time. */
export const Plan: Story = {
  args: { accent: '#d9480f' },
  play: async ({ canvasElement }) => {
    await part(canvasElement, 'event-lineup', '.favourite');
    const stars = canvasElement
      .querySelector('event-lineup')!
      .shadowRoot!.querySelectorAll<HTMLElement>('.favourite');
    for (const index of [3, 9, 14, 20, 27]) stars[index]?.click();
    (await part(canvasElement, 'event-lineup', '.bar [aria-pressed]')).click();
    await part(canvasElement, 'event-lineup', '.plan');
  },
};

/** A press on a name opens the artist. */
export const Artist: Story = {
  args: { accent: '#d9480f' },
  play: async ({ canvasElement }) => {
    (await part(canvasElement, 'event-lineup', '.poster button')).click();
    await part(canvasElement, 'event-lineup', 'dialog[open] .biography p');
  },
};

/** Found on all days, whatever the accents. */
export const Searching: Story = {
  play: async ({ canvasElement }) => {
    const field = (await part(canvasElement, 'event-lineup', '.search input')) as HTMLInputElement;
    field.value = 'thorhildur';
    field.dispatchEvent(new Event('input'));
    await part(canvasElement, 'event-lineup', '.outcome');
  },
};

/** Ten days, twenty stages, a thousand sets. */
export const Metropolis: Story = { args: { event: 'metropolis' } };

/** One evening, no tabs, no tools. */
export const OneEvening: Story = { args: { event: 'lantern-walk', accent: '#2f6f4f' } };

/** Nothing announced yet. */
export const Empty: Story = { args: { event: 'bare-field' } };

/** The service does not know this event. */
export const NotFound: Story = { args: { event: 'meadowlark-nowhere' } };
