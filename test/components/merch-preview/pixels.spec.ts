import { expect, test, type Page } from '@playwright/test';
import type { LogoColor, MerchProduct } from '../../../src/contract/merch.js';
import { watch } from '../../embed/origins.js';
import { colour, tee, zone } from '../../merch/catalogue.js';
import { dark, light, openShop, red, type Shop } from './shop.js';
import { atNight } from '../../effort.js';

const white = [255, 255, 255] as const;
const black = [0, 0, 0] as const;
type Rgb = readonly [number, number, number];

let shop: Shop;
/** Reads pictures of the others: theirs have policies. */
let reader: Page;
test.beforeAll(async ({ browser }) => {
  shop = await openShop();
  reader = await browser.newPage();
});
test.afterAll(async () => {
  await reader.close();
  await shop.close();
});
test.describe.configure({ mode: 'serial' });

/** Draws the products, one below the other, and waits until each is on its stage. */
async function draw(page: Page, products: MerchProduct[]): Promise<void> {
  await page.goto(shop.page(products));
  await expect(page.locator('merch-preview .garment:not(.waiting)')).toHaveCount(products.length);
  await page.waitForLoadState('networkidle');
}

/** The colours on screen at points of a picture, given in fractions of it. */
async function look(page: Page, product: number, points: readonly (readonly [number, number])[]) {
  const stage = page.locator('merch-preview').nth(product).locator('.stage .garment');
  await stage.scrollIntoViewIfNeeded();
  const places = await stage.evaluate(async (node, wanted) => {
    const garment = node as SVGSVGElement;
    // A picture that has arrived may still be blank for as long as it is being decoded.
    const pictures = garment.querySelectorAll<SVGImageElement & { decode(): Promise<void> }>(
      'image',
    );
    await Promise.all([...pictures].map((picture) => picture.decode()));
    for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
    const { a, e, f } = garment.getScreenCTM()!;
    const { width, height } = garment.viewBox.baseVal;
    return wanted.map(([x, y]) => [e + x * width * a, f + y * height * a] as const);
  }, points);
  const shot = (await page.screenshot({ scale: 'css' })).toString('base64');
  const pixels = await reader.evaluate(
    async ([picture, at]) => {
      const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes]));
      const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')!;
      context.drawImage(bitmap, 0, 0);
      return at.map(([x, y]) => [...context.getImageData(x, y, 1, 1).data].slice(0, 3));
    },
    [shot, places] as const,
  );
  return pixels as unknown as Rgb[];
}

function expectColour(seen: Rgb | undefined, wanted: Rgb, what: string): void {
  for (const [index, part] of wanted.entries()) {
    expect(Math.abs((seen?.[index] ?? -99) - part), `${what}: ${seen?.join()}`).toBeLessThan(4);
  }
}

const cases: [LogoColor | undefined, 'dark' | 'light', Rgb, recolor?: true][] = [
  ['white', 'dark', white],
  ['white', 'light', white],
  ['black', 'dark', black],
  ['black', 'light', black],
  ['brand', 'dark', red],
  ['brand', 'light', red],
  ['auto', 'dark', white, true],
  ['auto', 'light', black, true],
  ['auto', 'dark', red],
  [undefined, 'dark', red],
];

const product = (value: string, cloth: 'dark' | 'light', more: Partial<MerchProduct>) =>
  tee({
    value,
    colours: [
      colour({
        hex: cloth === 'dark' ? '#16263f' : '#f3ead7',
        frontImageUrl: shop.picture(`${cloth}.png`),
      }),
    ],
    ...more,
  });

atNight(test)(
  'P2: a logo of a host without CORS is white, black or its own on any cloth, hole included (MER-07)',
  async ({ page }) => {
    const seen = await watch(page, 'http://127.0.0.1:1');
    const products = cases.map(([logoColor, cloth, , recolor], index) => {
      const logoUrl = shop.picture('logo.png');
      const printZones = [
        zone({
          ...{ x: 0.5, y: 0.5, scale: 0.3, logoUrl },
          ...(logoColor && { logoColor }),
          ...(recolor && { recolor }),
        }),
      ];
      return product(`product-${index}`, cloth, { printZones });
    });
    await draw(page, products);
    for (const [index, [logoColor, cloth, wanted]] of cases.entries()) {
      const what = `${String(logoColor)} on ${cloth}`;
      const [left, hole, right, above] = await look(page, index, [
        [0.4, 0.5],
        [0.5, 0.5],
        [0.6, 0.5],
        [0.4, 0.4],
      ]);
      expectColour(left, wanted, what);
      expectColour(right, wanted, what);
      for (const plain of [hole, above]) expectColour(plain, cloth === 'dark' ? dark : light, what);
    }
    expect(seen.troubles).toEqual([]);
  },
);

test('P1: a print has its centre and width on a photo that is not square, to the pixel (MER-08)', async ({
  page,
}) => {
  const logoUrl = shop.picture('logo.png');
  const colours = [colour({ frontImageUrl: shop.picture('wide.png') })];
  const printZones = [zone({ x: 0.4, y: 0.5, scale: 0.2, logoUrl, logoColor: 'white' })];
  await draw(page, [tee({ colours, printZones })]);
  // Two pixels of the screen, in fractions of the picture.
  const { width } = (await page.locator('.stage .garment').boundingBox())!;
  const edge = 2 / width;
  const pixels = await look(page, 0, [
    [0.3 + edge, 0.5],
    [0.3 - edge, 0.5],
    [0.5 - edge, 0.5],
    [0.5 + edge, 0.5],
    // A logo twice as wide as high, on a photo twice as wide as high: a fifth of the height too.
    [0.32, 0.4 + 2 * edge],
    [0.32, 0.4 - 2 * edge],
  ]);
  for (const [index, pixel] of pixels.entries()) {
    expectColour(pixel, index % 2 ? dark : white, `point ${index}`);
  }
});

atNight(test)(
  'a clipped print ends where the cloth ends and where the outline ends (MER-11)',
  async ({ page }) => {
    const logoUrl = shop.picture('cross.svg');
    const corners = (left: number, right: number) =>
      [
        [left, 0],
        [right, 0],
        [right, 1],
        [left, 1],
      ].map(([x = 0, y = 0]) => ({ x, y }));
    const printZones = [zone({ x: 0.5, y: 0.5, scale: 1, logoUrl, clip: true })];
    const whole = printZones.map((one) => ({ ...one, clip: false }));
    await draw(page, [
      product('cloth', 'dark', { printZones, outline: corners(0, 1) }),
      product('outline', 'dark', { printZones, outline: corners(0.3, 0.7) }),
      product('whole', 'dark', { printZones: whole, outline: corners(0.3, 0.7) }),
    ]);
    const points = [
      [0.5, 0.5],
      [0.2, 0.5],
      [0.05, 0.5],
    ] as const;
    const [onCloth, beside, outside] = await look(page, 0, points);
    expectColour(onCloth, red, 'on the cloth');
    expectColour(beside, red, 'on the cloth, near its edge');
    expect(Math.min(...outside!), `the stage beside the cloth: ${outside!.join()}`).toBeGreaterThan(
      190,
    );
    const [inOutline, besideOutline] = await look(page, 1, points);
    expectColour(inOutline, red, 'within the outline');
    expectColour(besideOutline, dark, 'beside the outline');
    for (const pixel of await look(page, 2, points)) expectColour(pixel, red, 'not clipped');
  },
);

atNight(test)(
  'a fold of the cloth runs on through a light print, and plain cloth leaves it as it is',
  async ({ page }) => {
    const colours = [colour({ hex: '#f3ead7', frontImageUrl: shop.picture('folded.png') })];
    const logoUrl = shop.picture('cross.svg');
    const printZones = [zone({ x: 0.5, y: 0.5, scale: 0.5, logoUrl, logoColor: 'white' })];
    await draw(page, [tee({ colours, printZones })]);
    const [plain, folded] = await look(page, 0, [
      [0.4, 0.5],
      [0.6, 0.5],
    ]);
    expectColour(plain, white, 'on plain cloth');
    expect(Math.max(...folded!), folded!.join()).toBeLessThan(215);
    expect(Math.min(...folded!), folded!.join()).toBeGreaterThan(140);
  },
);

test('P2: no request for a picture is made in CORS mode, and pictures are asked for once', async ({
  page,
}) => {
  const from = shop.asked.length;
  const logoUrl = shop.picture('logo.png');
  const printZones = [zone({ logoUrl, clip: true, recolor: true })];
  await draw(page, [product('only', 'dark', { printZones })]);
  const asked = shop.asked.slice(from).filter(({ url }) => url === '/dark.png');
  expect(asked).toHaveLength(1);
  expect(shop.asked.map(({ headers }) => headers.origin)).toEqual(shop.asked.map(() => undefined));
});

atNight(test)(
  'P9: a picture that cannot be read is not offered for saving again',
  async ({ page }) => {
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await draw(page, [product('only', 'dark', {})]);
    await page.getByRole('button', { name: 'Save picture' }).click();
    await expect(page.getByText('We can’t save the picture from this page.').last()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Save picture' })).toHaveCount(0);
    expect(errors).toEqual([]);
  },
);

test('P7: nothing on the page moves while the catalogue and its photos come (CLS 0)', async ({
  page,
}) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) console.error(`shift: ${JSON.stringify(entry)}`);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const seen = await watch(page, 'http://127.0.0.1:1');
  const printZones = [zone({ logoUrl: shop.picture('logo.png') })];
  await draw(page, [product('only', 'light', { printZones })]);
  expect(seen.troubles).toEqual([]);
});
