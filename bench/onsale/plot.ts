import { before } from './stage.js';
import { totalOf, type Kind, type Second } from './tally.js';

const [width, height] = [720, 240] as const;
const margin = { left: 56, right: 12, top: 34, bottom: 28 } as const;
/** What is shown, in seconds after the opening. */
const [from, to] = [-180, 300] as const;

const layers: readonly (readonly [Kind, string, string])[] = [
  ['getTickets', '#4a7fb5', 'reads'],
  ['quote', '#e0a030', 'prices'],
  ['reserve', '#c2453c', 'reserves'],
  ['preflight', '#9a9a9a', 'preflights'],
];

/** Requests by kind over time, one on top of the other, as an SVG that stands by itself. */
export function plot(title: string, seconds: readonly Second[]): string {
  const shown = Array.from({ length: to - from }, (_, place) => seconds[before + from + place]);
  const most = Math.max(1, ...shown.map((second) => (second ? totalOf(second) : 0)));
  const x = (place: number) =>
    margin.left + (place * (width - margin.left - margin.right)) / (to - from);
  const y = (count: number) =>
    height - margin.bottom - (count * (height - margin.top - margin.bottom)) / most;
  const below = shown.map(() => 0);
  const areas = layers.map(([kind, colour]) => {
    const floor = [...below];
    const path = shown.map((second, place) => {
      below[place] = (below[place] ?? 0) + (second?.asked[kind] ?? 0);
      return `${x(place).toFixed(1)} ${y(below[place] ?? 0).toFixed(1)}`;
    });
    const back = floor.map((count, place) => `${x(place).toFixed(1)} ${y(count).toFixed(1)}`);
    return `<path fill="${colour}" d="M${path.join('L')}L${back.reverse().join('L')}Z"/>`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="system-ui, sans-serif" font-size="11" role="img" aria-label="${title}">`,
    `<rect width="100%" height="100%" fill="#fff"/><text x="${margin.left}" y="14" font-size="13">${title}</text>`,
    ...areas,
    ...legend(),
    ...axes(x, y, most),
    '</svg>\n',
  ].join('\n');
}

const legend = (): string[] =>
  layers.map(
    ([, colour, words], place) =>
      `<rect x="${margin.left + 90 * place}" y="20" width="10" height="10" fill="${colour}"/><text x="${margin.left + 14 + 90 * place}" y="29">${words}</text>`,
  );

function axes(x: (place: number) => number, y: (count: number) => number, most: number): string[] {
  const ticks = Array.from({ length: (to - from) / 60 + 1 }, (_, place) => from + 60 * place);
  return [
    `<path stroke="#333" fill="none" d="M${x(0)} ${y(most)}V${y(0)}H${x(to - from)}M${x(-from)} ${y(0)}V${y(most)}" stroke-dasharray="none"/>`,
    ...ticks.map(
      (second) =>
        `<text x="${x(second - from)}" y="${height - 12}" text-anchor="middle">${second} s</text>`,
    ),
    `<text x="${margin.left - 6}" y="${y(most) + 4}" text-anchor="end">${most.toLocaleString('en')}</text>`,
    `<text x="${margin.left - 6}" y="${y(0)}" text-anchor="end">0</text>`,
  ];
}
