import { documentOf, type Contender } from './contender.js';
import { lineupPath, serviceKey, ticketsPath, type Origins } from './origins.js';

/**
 * What no widget can be quicker than: HTML that asks for the same answer in the same way, as soon as it
 * is there, and draws the rows by hand.
 */
const ask = ({ service }: Origins, path: string) =>
  `const feed = fetch(${JSON.stringify(`${service}${path}?surface=web`)}, {
  headers: { Accept: 'application/json', 'X-Service-Key': ${JSON.stringify(serviceKey)} },
  credentials: 'omit',
}).then((answer) => answer.json());`;

const make = `const make = (name, text, ...children) => {
  const element = document.createElement(name);
  element.append(text, ...children);
  return element;
};`;

const drawSets = `feed.then(({ data }) => {
  const [{ day }] = data.slots;
  const row = ({ startTime, endTime, stage, artists, setNote, artist }) => make('li', startTime + ' – ' + endTime + ' ',
    make('b', artists.map(({ name }) => name).join(' b2b ')),
    make('p', [artist.genres.join(', '), artist.locationLabel, stage].join(' · ')), make('p', setNote ?? ''));
  document.querySelector('ol').append(...data.slots.filter((slot) => slot.day === day).map(row));
});`;

const drawReleases = `feed.then(({ data }) => {
  const money = new Intl.NumberFormat('en-GB', { style: 'currency', currency: data.currency ?? 'GBP' });
  const row = ({ name, description, pricePennies }) => make('li', '',
    make('h3', name), make('p', description ?? ''), make('b', money.format((pricePennies ?? 0) / 100)));
  document.querySelector('ol').append(...data.releases.map(row));
});`;

const rows = '<ol style="min-height:100vh"></ol>';

export const limitLineup: Contender = {
  name: 'limit page',
  subject: 'line-up',
  isLimit: true,
  isOurs: true,
  html: (origins) =>
    documentOf(
      `<script>${ask(origins, lineupPath)}</script>`,
      `${rows}<script>${make}${drawSets}</script>`,
    ),
  shown: `document.querySelector('ol li')`,
  presses: {},
};

export const limitTickets: Contender = {
  ...limitLineup,
  subject: 'tickets',
  html: (origins) =>
    documentOf(
      `<script>${ask(origins, ticketsPath)}</script>`,
      `${rows}<script>${make}${drawReleases}</script>`,
    ),
};

/** Of peers: what brings no request of its own is handed the answer as early as it can be. */
export const askFirst = (origins: Origins): string =>
  `<script>${ask(origins, lineupPath)}</script>`;
