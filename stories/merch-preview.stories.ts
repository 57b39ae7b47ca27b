import type { Meta, StoryObj } from '@storybook/web-components-vite';
import { html, nothing } from 'lit';
import type { MerchProduct } from '../src/contract/merch.js';
import '../components/merch-preview/merch-preview.js';
import { pageRecord } from '../src/embed/page.js';
import { emulated, part } from './emulated.js';

const picture = (name: string) => new URL(`demo/merch/${name}`, document.baseURI).href;
/** It is there, and it is no picture. */
const noPicture = new URL('iframe.html', document.baseURI).href;

/** A tee with a lark on it, changed in one thing or another. */
function tee(more: Partial<MerchProduct> = {}): MerchProduct {
  const photos = (name: string) => ({
    frontImageUrl: picture(`tee-${name}-front.png`),
    backImageUrl: picture(`tee-${name}-back.png`),
  });
  return {
    value: 'tee',
    name: 'Story Tee',
    garmentType: 'T-shirt',
    description: null,
    pricePennies: 2800,
    currency: 'GBP',
    sizes: ['S', 'M', 'L'],
    colours: [
      { label: 'Midnight', hex: '#16263f', ...photos('midnight') },
      { label: 'Chalk', hex: '#f3ead7', ...photos('chalk') },
    ],
    printZones: [{ ...zone, recolor: true }],
    ...more,
  };
}

const zone: MerchProduct['printZones'][number] = {
  ...{ side: 'front', x: 0.5, y: 0.4, scale: 0.34 },
  logoUrl: picture('logo-lark.png'),
};
const noPhotos = { frontImageUrl: null, backImageUrl: null };

/** Forms that the demo world has no need of; their catalogue is one product. */
const catalogues: Record<string, MerchProduct> = {
  white: tee({ printZones: [{ ...zone, logoColor: 'white' }] }),
  black: tee({ printZones: [{ ...zone, logoColor: 'black' }] }),
  brand: tee({ printZones: [{ ...zone, logoColor: 'brand' }] }),
  auto: tee({ printZones: [{ ...zone, logoColor: 'auto' }] }),
  clip: tee({ printZones: [{ ...zone, scale: 1, recolor: true, clip: true }] }),
  'default-tee': tee({
    colours: [{ label: 'Moss', hex: '#4d6b3c', ...noPhotos }],
    printZones: [{ ...zone, scale: 0.9, recolor: true, clip: true }],
  }),
  'no-colour': tee({ colours: [{ label: 'Festival offcuts', hex: null, ...noPhotos }] }),
  'broken-photo': tee({
    colours: [{ label: 'Coral', hex: '#e9674b', frontImageUrl: noPicture, backImageUrl: null }],
  }),
  'broken-logo': tee({ printZones: [{ ...zone, logoUrl: noPicture }] }),
  yen: tee({ pricePennies: 4200, currency: 'JPY' }),
};

const { fetch: service } = emulated();
const serviceWithStories: typeof fetch = (input, init) => {
  const key = /\/v1\/forms\/([^?]+)/.exec(input as string)?.[1] ?? '';
  const product = catalogues[key];
  if (!product) return service(input, init);
  const data = { key, kind: 'merch_enquiry', fields: [], version: 1, merchCatalog: [product] };
  return Promise.resolve(Response.json({ apiVersion: 1, data }));
};
pageRecord().fetch = Promise.resolve(serviceWithStories);

interface Args {
  form: string;
  product: string;
  side: 'front' | 'back';
  picker: 'on' | 'off';
  headingLevel: number;
  theme: 'auto' | 'light' | 'dark';
  locale: string;
  accent: string;
}

export default {
  title: 'merch-preview',
  component: 'merch-preview',
  args: {
    form: 'meadowlark-merch',
    product: 'tour-tee',
    side: 'front',
    picker: 'on',
    headingLevel: 3,
    theme: 'auto',
    locale: 'en-GB',
    accent: '',
  },
  argTypes: {
    side: { control: 'inline-radio', options: ['front', 'back'] },
    picker: { control: 'inline-radio', options: ['on', 'off'] },
    theme: { control: 'inline-radio', options: ['auto', 'light', 'dark'] },
    accent: { control: 'color' },
  },
  render: ({ form, product, side, picker, headingLevel, theme, locale, accent }: Args) => html`
    <merch-preview
      style=${accent ? `padding: 1.5rem; --event-color-accent: ${accent}` : 'padding: 1.5rem'}
      form=${form}
      product=${product}
      side=${side}
      picker=${picker}
      heading-level=${headingLevel}
      theme=${theme === 'auto' ? nothing : theme}
      locale=${locale}
    >
      <a slot="actions" href="#enquire">Enquire about one</a>
    </merch-preview>
  `,
} satisfies Meta<Args>;

type Story = StoryObj<Args>;

/** As it stands on a page that sets nothing: photos, both sides, a colour that is out of stock. */
export const Plain: Story = {};

/** One colour is enough to make it the page's own. */
export const WithAccent: Story = { args: { accent: '#d9480f' } };

/** The stage keeps its light by night. */
export const Dark: Story = { args: { theme: 'dark', accent: '#ffd43b' } };

export const Back: Story = { args: { side: 'back' } };

/** It can be looked at, and not enquired about. */
export const OutOfStock: Story = {
  play: async ({ canvasElement }) => {
    await part(canvasElement, 'merch-preview', '.stage .garment');
    const coral = await part(canvasElement, 'merch-preview', '.colour:nth-child(3) input');
    coral.click();
    await part(canvasElement, 'merch-preview', '.note');
  },
};

/** A silhouette of its own. */
export const Hoodie: Story = { args: { product: 'owl-hoodie' } };

/** No sizes, one side, and a colour that is none. */
export const Tote: Story = { args: { product: 'market-tote' } };

/** No photos and two prints on one side. */
export const LambsTee: Story = { args: { product: 'lambs-tee' } };

/** A print larger than the cloth, cut to it. */
export const Poncho: Story = { args: { product: 'river-poncho' } };

export const Mug: Story = { args: { product: 'enamel-mug' } };

/** One product alone. */
export const Alone: Story = { args: { product: 'owl-hoodie', picker: 'off' } };

export const White: Story = { args: { form: 'white' } };
export const Black: Story = { args: { form: 'black' } };
export const Brand: Story = { args: { form: 'brand' } };

/** White or black, whichever reads on the cloth. */
export const Auto: Story = { args: { form: 'auto' } };

export const Clip: Story = { args: { form: 'clip' } };

/** No photo and no outline: a tee is drawn, and cuts the print. */
export const DefaultTee: Story = { args: { form: 'default-tee' } };

/** A colour without a colour, and no photo. */
export const NoColour: Story = { args: { form: 'no-colour' } };

/** The garment is drawn instead. */
export const BrokenPhoto: Story = { args: { form: 'broken-photo' } };

/** The garment stays plain, and says why. */
export const BrokenLogo: Story = { args: { form: 'broken-logo' } };

/** A currency without minor units. */
export const Yen: Story = { args: { form: 'yen' } };

export const RightToLeft: Story = { args: { locale: 'ar' } };

/** A form without a catalogue. */
export const Empty: Story = { args: { form: 'meadowlark-newsletter' } };

/** The form is not published on the web. */
export const NotFound: Story = { args: { form: 'meadowlark-app-only' } };
