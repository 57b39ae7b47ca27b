import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MerchProduct } from '../../../src/contract/merch.js';
import { serveStatic } from '../../../tools/site/static-server.js';
import { png, type Pixel } from './png.js';

/** Cloth in the middle of the picture, a tenth of it left transparent on every side. */
const cloth = (width: number, height: number, [red, green, blue]: readonly number[]) =>
  png(width, height, (x, y): Pixel => {
    const inside = Math.abs(x / width - 0.5) < 0.4 && Math.abs(y / height - 0.5) < 0.4;
    return inside ? [red ?? 0, green ?? 0, blue ?? 0, 255] : [0, 0, 0, 0];
  });

export const dark = [22, 38, 63] as const;
export const light = [243, 234, 215] as const;
const folded = [150, 145, 133] as const;
export const red = [200, 30, 30] as const;

/** Twice as wide as high: red, with a transparent hole of a third in the middle. */
const logo = png(120, 60, (x) => (x >= 40 && x < 80 ? [0, 0, 0, 0] : [...red, 255]));

const files = {
  'dark.png': cloth(400, 400, dark),
  'light.png': cloth(400, 400, light),
  'wide.png': cloth(600, 300, dark),
  // The same light cloth with a fold: darker on its right half.
  'folded.png': png(400, 400, (x) => [...(x < 200 ? light : folded), 255]),
  'logo.png': logo,
  'cross.svg': Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><path fill="#c81e1e" d="M0 0H40V20H0Z"/></svg>',
  ),
};

/** Origins of a shop: the page, the script, the service, and pictures that no script may read. */
export interface Shop {
  /** Address of a picture. */
  picture(name: keyof typeof files): string;
  /** Serves a page with a preview of each product; answers its address. */
  page(products: MerchProduct[]): string;
  /** What the host of the pictures has been asked. */
  readonly asked: readonly IncomingMessage[];
  close(): Promise<void>;
}

export async function openShop(): Promise<Shop> {
  const folder = mkdtempSync(join(tmpdir(), 'bandstand-merch-'));
  for (const [name, file] of Object.entries(files)) writeFileSync(join(folder, name), file);
  const anybody = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' };
  const answers: Record<string, string> = {};
  const pages: Record<string, string> = {};
  const pictures = await serveStatic({ roots: [folder], port: 0 });
  const asked: IncomingMessage[] = [];
  pictures.server.prependListener('request', (request) => asked.push(request));
  const script = await serveStatic({ roots: ['dist'], port: 0, headers: anybody });
  const service = await serveStatic({ roots: [], port: 0, headers: anybody, pages: answers });
  const at = ({ port }: { port: number }) => `http://127.0.0.1:${port}`;
  const headers = {
    'Content-Security-Policy': [
      "default-src 'none'",
      `script-src ${at(script)}`,
      `connect-src ${at(service)}`,
      `img-src ${at(pictures)}`,
      "style-src 'self'",
      "base-uri 'none'",
      "require-trusted-types-for 'script'",
      'trusted-types lit-html',
    ].join('; '),
  };
  const site = await serveStatic({ roots: ['test/embed/site'], port: 0, headers, pages });
  return {
    asked,
    picture: (name) => `${at(pictures)}/${name}`,
    page(products) {
      const form = `form-${Object.keys(pages).length}`;
      answers[`/v1/forms/${form}`] = JSON.stringify({
        apiVersion: 1,
        data: { key: form, eventSlug: null, title: 'Merch', fields: [], merchCatalog: products },
      });
      const previews = products.map(
        ({ value }) => `<merch-preview product="${value}" picker="off"></merch-preview>`,
      );
      pages[`/${form}`] = `<!doctype html><html lang="en"><title>A shop</title>
        <link rel="icon" href="${at(pictures)}/logo.png"><body>${previews.join('')}
        <script async src="${at(script)}/bandstand.js" data-base-url="${at(service)}"
          data-service-key="pk_live_shop" data-form="${form}"></script>`;
      return `http://localhost:${site.port}/${form}`;
    },
    async close() {
      await Promise.all([pictures, script, service, site].map(({ server }) => stop(server)));
      rmSync(folder, { recursive: true });
    },
  };
}

const stop = (server: Server) => new Promise((done) => server.close(done).closeAllConnections());
