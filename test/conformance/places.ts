import type { EndpointName, PathParamsOf } from '../../src/contract/endpoints.js';
import { routes } from '../../src/contract/routes.js';
import { bodies } from './bodies.js';
import { festival } from './demo-world.js';
import { toldOr } from './lenient.js';
import { ask, read, type Answer, type Wish } from './read.js';
import { prelude } from './registering.js';
import { heldOrder, quotable, cartOf } from './sale.js';
import { NotHere, type Target } from './target.js';

/** Where an operation is asked at this service, and with what, so that nothing but its gate can refuse. */
export interface Place {
  readonly params: Record<string, string>;
  readonly body?: unknown;
}

/** Something that no service has. */
export const nobody = { slug: 'no-such-event', key: 'no-such-form', artistId: '', articleSlug: '' };

type Fill = (target: Target) => Promise<Place>;

const atTheEvent: Fill = async () => ({ params: { ...festival } });

const prelaunchOf = ({ named }: Target) => (named ? festival : prelude);

const aboutPrelaunch =
  (body?: unknown): Fill =>
  async (target) => {
    const params = prelaunchOf(target);
    const { error } = await ask(target, 'getPrelaunch', params);
    if (error?.code === 'not_found') throw new NotHere('a published prelaunch form at the event');
    return { params, body };
  };

const aboutAForm =
  (body?: unknown): Fill =>
  async (target) => ({ params: { key: formOf(target) }, body });

export function formOf({ named }: Target): string {
  if (!named) return 'meadowlark-feedback';
  if (named.form === undefined) throw new NotHere('a form: --form');
  return named.form;
}

async function organiserOf(target: Target): Promise<string> {
  if (!target.named) return 'meadowlark';
  const { data } = await read(target, 'getEvent', festival);
  const slug = target.named.organiser ?? toldOr(() => data.organiser.slug, undefined);
  if (slug === undefined) throw new NotHere('an organiser: --organiser');
  return slug;
}

const aboutAnOrder =
  (body?: unknown): Fill =>
  async (target) => {
    const { checkoutToken } = await heldOrder(target, 'paid');
    return { params: { ...festival, checkoutToken }, body };
  };

const fills: Partial<Record<EndpointName, Fill>> = {
  getArtist: async (target) => {
    const { slots } = (await read(target, 'getLineup', festival)).data;
    const [lead] = slots.flatMap(({ artists }) => artists);
    if (!lead) throw new NotHere('an event with an announced artist: --event');
    return { params: { ...festival, artistId: lead.id } };
  },
  getArticle: async (target) => {
    const [article] = (await read(target, 'listNews', festival)).data.articles;
    if (!article) throw new NotHere('an event with an article: --event');
    return { params: { ...festival, articleSlug: article.slug } };
  },
  getForm: aboutAForm(),
  submitForm: aboutAForm({ answers: {} }),
  getOrganiser: async (target) => ({ params: { slug: await organiserOf(target) } }),
  searchEvents: async () => ({ params: {} }),
  quote: async (target) => ({
    params: { ...festival },
    body: cartOf(await quotable(target, 'paid')),
  }),
  reserve: async (target) => ({
    params: { ...festival },
    body: cartOf(await quotable(target, 'paid', 'held')),
  }),
  subscribe: async () => ({ params: { ...festival }, body: bodies.subscribe }),
  getPrelaunch: aboutPrelaunch(),
  registerPrelaunch: aboutPrelaunch(bodies.registerPrelaunch),
  verifyPrelaunch: aboutPrelaunch(bodies.verifyPrelaunch),
  submitDetails: aboutAnOrder(bodies.submitDetails),
  pay: aboutAnOrder(bodies.pay),
  completeFree: aboutAnOrder({}),
  getOrder: aboutAnOrder(),
};

/** @throws {NotHere} where the service has nothing that could be asked for */
export const placeOf = (target: Target, name: EndpointName): Promise<Place> =>
  (fills[name] ?? atTheEvent)(target);

/** Asks the operation there; what comes, the caller judges. */
export const askAt = (
  target: Target,
  name: EndpointName,
  { params, body }: Place,
  wish: Wish = {},
): Promise<Answer<EndpointName>> =>
  ask(target, name, params as PathParamsOf<EndpointName>, {
    ...(body !== undefined && { body }),
    ...wish,
  });

/** Whether the organiser answers without a key: as it was said, or as its feeds do. */
export async function isOpen(target: Target, params: Place['params'] = festival): Promise<boolean> {
  if (target.named?.mode) return target.named.mode === 'open';
  const keyless = { key: null };
  for (const name of ['getLineup', 'getFaq', 'listNews'] as const)
    if ((await askAt(target, name, { params }, keyless)).error) return false;
  return true;
}

/** By what guards it; the operations of devices have a table of their own. */
const namesOf = (method: 'GET' | 'POST', gates: string[]) =>
  (Object.keys(routes) as EndpointName[]).filter(
    (name) =>
      routes[name].method === method &&
      gates.includes(routes[name].gate) &&
      !name.startsWith('legacy') &&
      name !== 'searchEvents',
  );

export const gatedFeeds = namesOf('GET', ['key']);
export const openFeeds = namesOf('GET', ['open']);
export const writes = namesOf('POST', ['key', 'checkout']);
export const feeds = [...openFeeds, ...gatedFeeds];
