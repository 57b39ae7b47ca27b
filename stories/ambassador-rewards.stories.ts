import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html, nothing } from 'lit';
import '../components/ambassador-rewards/ambassador-rewards.js';
import { apart, emulated, part } from './emulated.js';

emulated();

interface Args {
  deviceToken: string;
  headingLevel: number;
  theme: 'auto' | 'light' | 'dark';
  locale: string;
  accent: string;
}

const tag = 'ambassador-rewards';

export default {
  title: tag,
  component: tag,
  args: {
    deviceToken: 'device_demo_ada',
    headingLevel: 2,
    theme: 'auto',
    locale: 'en-GB',
    accent: '',
  },
  argTypes: {
    theme: { control: 'inline-radio', options: ['auto', 'light', 'dark'] },
    accent: { control: 'color' },
  },
  render: ({ deviceToken, headingLevel, theme, locale, accent }: Args) => html`
    <ambassador-rewards
      style=${accent ? `padding: 1.5rem; --event-color-accent: ${accent}` : 'padding: 1.5rem'}
      .deviceToken=${deviceToken}
      heading-level=${headingLevel}
      theme=${theme === 'auto' ? nothing : theme}
      locale=${locale}
    ></ambassador-rewards>
  `,
} satisfies Meta<Args>;

type Story = StoryObj<Args>;

const press = async (canvas: HTMLElement, selector: string) =>
  (await part(canvas, tag, selector)).click();
const openClaim = async (canvas: HTMLElement) => {
  await press(canvas, '.claimable .claim');
  await part(canvas, tag, '.claim-form');
};

/** As it stands on a page that sets nothing: a reward in every state there is. */
export const Plain: Story = {};

/** One colour is enough to make it the page's own. */
export const WithAccent: Story = { args: { accent: '#d9480f' } };

export const Dark: Story = { args: { theme: 'dark', accent: '#ffd43b' } };

export const RightToLeft: Story = { args: { locale: 'ar' } };

/** A choice, and where it shall go. */
export const Claiming: Story = {
  args: { accent: '#d9480f' },
  play: async ({ canvasElement }) => openClaim(canvasElement),
};

export const ClaimingInTheDark: Story = {
  args: { theme: 'dark', accent: '#ffd43b' },
  play: async ({ canvasElement }) => openClaim(canvasElement),
};

/** Sent without what is needed. */
export const ClaimWithProblems: Story = {
  args: { accent: '#d9480f' },
  play: async ({ canvasElement }) => {
    await openClaim(canvasElement);
    await press(canvasElement, '.claim-form [type="submit"]');
    await part(canvasElement, tag, '.summary');
  },
};

/** In the visitor's own words instead of an address. */
export const ClaimByNote: Story = {
  play: async ({ canvasElement }) => {
    await openClaim(canvasElement);
    await press(canvasElement, '#claim-way-1');
    await part(canvasElement, tag, 'textarea');
  },
};

/** It was claimed, and can be changed until it is sent. */
export const Claimed: Story = {
  args: { accent: '#d9480f' },
  beforeEach: () => () => void emulated(),
  play: async ({ canvasElement }) => {
    await openClaim(canvasElement);
    await press(canvasElement, '#claim-option');
    await press(canvasElement, '#claim-way-2');
    await press(canvasElement, '.claim-form [type="submit"]');
    await part(canvasElement, tag, '.outcome');
  },
};

/** The service says no: nothing typed is lost. */
export const ClaimRefused: Story = {
  parameters: apart,
  beforeEach: () => {
    const { control } = emulated();
    control.faults([
      { operation: 'claimReward', effect: { kind: 'status', code: 'claim_closed' } },
    ]);
    return () => void emulated();
  },
  play: async ({ canvasElement }) => {
    await openClaim(canvasElement);
    await press(canvasElement, '#claim-option');
    await press(canvasElement, '#claim-way-2');
    await press(canvasElement, '.claim-form [type="submit"]');
    await part(canvasElement, tag, '.reason');
  },
};

/** Nobody is signed in: the page says so in its own words, or the element does. */
export const SignedOut: Story = { args: { deviceToken: '' } };

/** An ambassador who sells for nothing yet. */
export const Empty: Story = { args: { deviceToken: 'device_demo_grace' } };

/** The token is wrong, or no longer valid. */
export const TokenRefused: Story = { args: { deviceToken: 'device_demo_nobody' } };

/** A service that says only what its specification states. */
export const BareService: Story = {
  parameters: apart,
  beforeEach: () => {
    emulated({ scenario: 'bare' });
    return () => void emulated();
  },
};
