import type { Locator, Page } from '@playwright/test';

/** A widget as an organiser writes it, and what proves that it shows its feed. */
export interface Widget {
  tag: string;
  /** Attributes of the element. */
  settings: string;
  /** Path of its feed. */
  feed: string;
  /** Something of the feed that a visitor sees. */
  shows: (page: Page) => Locator;
}

const within = (page: Page, tag: string) => page.locator(tag).first();

/** Every element in the demo world: what holds for one holds for all. */
export const widgets: Widget[] = [
  {
    tag: 'event-lineup',
    settings: '',
    feed: '/v1/events/meadowlark-2027/lineup',
    shows: (page) => within(page, 'event-lineup').getByRole('tab').first(),
  },
  {
    tag: 'event-faq',
    settings: '',
    feed: '/v1/events/meadowlark-2027/faq',
    shows: (page) => within(page, 'event-faq').getByRole('button', { expanded: false }).first(),
  },
  {
    tag: 'event-card',
    settings: '',
    feed: '/v1/events/meadowlark-2027',
    shows: (page) => within(page, 'event-card').getByRole('link', { name: /^Tickets from £/ }),
  },
  {
    tag: 'event-gallery',
    settings: '',
    feed: '/v1/events/meadowlark-2027/gallery',
    shows: (page) => within(page, 'event-gallery').getByRole('img', { name: /fiddler/ }),
  },
  {
    tag: 'event-news',
    settings: '',
    feed: '/v1/events/meadowlark-2027/news',
    shows: (page) => within(page, 'event-news').getByRole('link').first(),
  },
  {
    tag: 'event-announcements',
    settings: '',
    feed: '/v1/events/meadowlark-2027/broadcasts',
    shows: (page) => within(page, 'event-announcements').getByRole('heading').first(),
  },
  {
    tag: 'event-tickets',
    settings: '',
    feed: '/v1/events/meadowlark-2027/tickets',
    shows: (page) => within(page, 'event-tickets').getByRole('heading', { name: 'Saturday Day' }),
  },
  {
    tag: 'event-signup-form',
    settings: 'form="meadowlark-newsletter"',
    feed: '/v1/forms/meadowlark-newsletter',
    shows: (page) => within(page, 'event-signup-form').getByRole('textbox').first(),
  },
  {
    tag: 'merch-preview',
    settings: 'form="meadowlark-merch"',
    feed: '/v1/forms/meadowlark-merch',
    shows: (page) =>
      within(page, 'merch-preview')
        .getByRole('img', { name: /Tour Tee/ })
        .first(),
  },
  {
    tag: 'event-prelaunch',
    settings: 'event="prelude-2028"',
    feed: '/v1/events/prelude-2028/prelaunch',
    shows: (page) => within(page, 'event-prelaunch').getByRole('textbox').first(),
  },
  {
    tag: 'organiser-events',
    settings: 'organiser="foghorn" limit="1"',
    feed: '/v1/organisers/foghorn',
    shows: (page) => within(page, 'organiser-events').getByRole('link', { name: 'Tobias' }),
  },
  {
    tag: 'ambassador-rewards',
    settings: '',
    feed: '/v1/devices/me/ambassador/rewards',
    shows: (page) =>
      within(page, 'ambassador-rewards').getByRole('heading', { name: 'Crew shirt' }),
  },
  {
    tag: 'event-search',
    settings: 'limit="1"',
    feed: '/v1/events/search',
    shows: (page) => within(page, 'event-search').getByRole('link', { name: 'Tobias' }),
  },
];

export const element = ({ tag, settings }: Widget) => `<${tag} ${settings}></${tag}>`;
