import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html, nothing } from 'lit';
import '../components/event-gallery/event-gallery.js';
import { apart, emulated, part } from './emulated.js';

emulated();

interface Args {
  event: string;
  layout: 'grid' | 'strip';
  theme: 'auto' | 'light' | 'dark';
  locale: string;
}

export default {
  title: 'event-gallery',
  component: 'event-gallery',
  args: { event: 'meadowlark-2027', layout: 'grid', theme: 'auto', locale: 'en-GB' },
  argTypes: {
    layout: { control: 'inline-radio', options: ['grid', 'strip'] },
    theme: { control: 'inline-radio', options: ['auto', 'light', 'dark'] },
  },
  render: ({ event, layout, theme, locale }: Args) => html`
    <event-gallery
      style="padding: 1.5rem"
      event=${event}
      layout=${layout}
      theme=${theme === 'auto' ? nothing : theme}
      locale=${locale}
    ></event-gallery>
  `,
} satisfies Meta<Args>;

type Story = StoryObj<Args>;

/** Rows in which every photo keeps its shape. */
export const Grid: Story = {};

/** One row, which a finger, the wheel, the keys and two buttons move. */
export const Strip: Story = { args: { layout: 'strip' } };

export const Dark: Story = { args: { theme: 'dark' } };

/** A photo, whole, with what the organiser says of it. */
export const Viewer: Story = {
  play: async ({ canvasElement }) => {
    const photo = await part(canvasElement, 'event-gallery', 'li:nth-child(2) .photo');
    photo.click();
    await part(canvasElement, 'event-gallery', 'dialog[open]');
  },
};

export const RightToLeft: Story = { args: { locale: 'ar' } };

/** A service that says of its photos only where they are and who took them. */
export const BareService: Story = {
  parameters: apart,
  render: (args) => {
    emulated().control.settings({ bare: true });
    return html`<event-gallery style="padding: 1.5rem" event=${args.event}></event-gallery>`;
  },
};

/** Their pictures do not load: their captions stand in for them. */
export const BrokenPictures: Story = {
  parameters: apart,
  render: (args) => {
    emulated({ assetsUrl: new URL('nowhere/', document.baseURI).href });
    return html`<event-gallery style="padding: 1.5rem" event=${args.event}></event-gallery>`;
  },
};

/** Without photos it takes no room; the author may put words there. */
export const Empty: Story = {
  render: () => html`
    <event-gallery style="padding: 1.5rem" event="bare-field">
      <p slot="empty">The first photos come in June.</p>
    </event-gallery>
  `,
};

/** The event is not published on the web. */
export const NotFound: Story = { args: { event: 'draft-2028' } };
