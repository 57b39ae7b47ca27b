import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html, type TemplateResult } from 'lit';
import '../components/event-card/event-card.js';
import '../components/event-faq/event-faq.js';
import '../components/event-tickets/event-tickets.js';
import { emulated } from './emulated.js';

emulated();

/** A page that sets `css`, with widgets in a place that it has made for them. */
const page = (css: string, place = ''): TemplateResult => html`
  <style>
    ${css}
  </style>
  <main class="host-page">
    <h1>Our summer</h1>
    <div class=${place}>
      <event-card event="meadowlark-2027"></event-card>
      <event-tickets event="meadowlark-2027"></event-tickets>
      <event-faq event="meadowlark-2027"></event-faq>
    </div>
  </main>
`;

/** Pages of strangers whose style sheets reach for everything. The widgets stay what they are. */
export default {
  title: 'hostile hosts',
  beforeEach: () => {
    sessionStorage.clear();
    localStorage.clear();
  },
} satisfies Meta;

/** Everything is taken away, boxes are counted from their content, and lines touch. */
export const CssReset: StoryObj = {
  render: () =>
    page(`.host-page *, .host-page { all: unset; }
      .host-page, .host-page div { display: block; box-sizing: content-box; }
      .host-page { font: 16px/1.5 Georgia, serif; padding: 16px; }`),
};

/** A theme shouts about every tag, with \`!important\`. */
export const ShoutingTheme: StoryObj = {
  render: () =>
    page(`.host-page { font: 16px/1.5 system-ui; padding: 16px; }
      .host-page button, .host-page input, .host-page h3, .host-page p, .host-page img {
        all: initial !important; background: magenta !important; color: lime !important;
        font: 40px fantasy !important; float: right !important; max-width: 40px !important; }`),
};

/** What is inherited comes in: everything is centred, upper case, spaced, and never wraps. */
export const InheritedHabits: StoryObj = {
  render: () =>
    page(`.host-page { font: 16px/1.5 system-ui; padding: 16px; text-align: center;
      text-transform: uppercase; letter-spacing: 0.12em; word-spacing: 0.3em; white-space: nowrap;
      text-indent: 2em; cursor: crosshair; }`),
};

/** The root has ten pixels to the em, as many themes have it: sizes follow the text, not the root. */
export const TinyRoot: StoryObj = {
  render: () => page(`html { font-size: 62.5%; } .host-page { font: 1.6rem/1.5 system-ui; padding: 1.6rem; }`), // oxfmt-ignore
};

/** A column of a flex row, which may shrink to nothing, beside one that does not want to. */
export const SqueezedColumn: StoryObj = {
  render: () =>
    page(
      `.host-page { font: 16px/1.5 system-ui; padding: 16px; }
      .squeezed { display: flex; flex-direction: column; inline-size: 220px; align-items: flex-start; }`,
      'squeezed',
    ),
};

/** Text on a gradient, with neither a colour scheme nor a word about its ground. */
export const OnGradient: StoryObj = {
  render: () =>
    page(`.host-page { font: 16px/1.5 system-ui; padding: 16px; color: #fff;
      color-scheme: dark; background: linear-gradient(160deg, #2a1038, #10202c); min-height: 100vh; }`),
};

/** A builder puts its blocks into a grid with a transform and clips what stands out. */
export const TransformedGrid: StoryObj = {
  render: () =>
    page(
      `.host-page { font: 16px/1.5 system-ui; padding: 16px; }
      .clipped { display: grid; gap: 16px; overflow: hidden; transform: translateZ(0);
        grid-template-columns: repeat(auto-fit, minmax(min(18rem, 100%), 1fr)); }`,
      'clipped',
    ),
};
