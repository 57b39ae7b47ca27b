import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { documentOf, type Contender } from './contender.js';
import { askFirst } from './limits.js';
import { faqPath, lineupPath, serviceKey, ticketsPath, type Origins } from './origins.js';

/** What a festival may take from npm for its line-up today; none is free of a request of our service. */
const versions = {
  fullcalendar: '7.1.0',
  '@event-calendar/build': '5.10.1',
  'vis-timeline': '8.5.4',
};
const named = (name: keyof typeof versions, title: string) => `${title} ${versions[name]}`;

/** Outside the repository; what comes from npm is kept there for the next run. */
export function installPeers(): string {
  const folder = installOthers();
  bundlePlainLit(folder);
  return folder;
}

/** Writes plain-lit.js. */
export function bundlePlainLit(folder: string): void {
  bundle(folder, 'plain-lit', readFileSync(join(import.meta.dirname, 'plain-lit.ts'), 'utf8'));
}

function installOthers(): string {
  const folder = join(tmpdir(), `bandstand-peers-${Object.values(versions).join('-')}`);
  if (existsSync(join(folder, 'ready'))) return folder;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{"private":true}');
  const packages = Object.entries(versions).map(([name, version]) => `${name}@${version}`);
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--no-save', '--silent'];
  execFileSync('npm', ['install', ...options, ...packages], { cwd: folder, stdio: 'inherit' });
  bundle(folder, 'fullcalendar', fullCalendarCode);
  writeFileSync(join(folder, 'ready'), '');
  return folder;
}

/** As a site would that takes the peer from npm: what it does not use is left out. */
function bundle(folder: string, name: string, contents: string): void {
  const resolveDir = name === 'plain-lit' ? import.meta.dirname : folder;
  buildSync({
    stdin: { contents, resolveDir, loader: 'ts' },
    outfile: join(folder, `${name}.js`),
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    conditions: ['production'],
    tsconfigRaw: '{"compilerOptions":{"useDefineForClassFields":false}}',
  });
}

const fullCalendarCode = `import 'temporal-polyfill/global';
import { Calendar } from 'fullcalendar';
import list from 'fullcalendar/list';
import classic from 'fullcalendar/themes/classic';
import 'fullcalendar/skeleton.css';
import 'fullcalendar/themes/classic/theme.css';
import 'fullcalendar/themes/classic/palette.css';
Object.assign(globalThis, { FullCalendar: { Calendar, plugins: [list, classic] } });`;

const file = ({ cdn }: Origins, path: string) => `${cdn}/peers/${path}`;
const link = (origins: Origins) => `<link rel="preconnect" href="${origins.service}" crossorigin>`;
const script = (origins: Origins, path: string) =>
  `<script defer src="${file(origins, path)}" crossorigin></script>`;
const sheet = (origins: Origins, path: string) =>
  `<link rel="stylesheet" href="${file(origins, path)}" crossorigin>`;

/** Sets as calendars want them. */
const draw = (code: string) => `<div id="peer" style="min-height:100vh"></div>
<script>addEventListener('DOMContentLoaded', () => feed.then(({ data: { slots } }) => {
  const peer = document.getElementById('peer');
  const at = (day, time) => day + 'T' + time + ':00';
  const later = (day, from, to) => to > from ? at(day, to)
    : at(new Date(Date.parse(day) + 864e5).toISOString().slice(0, 10), to);
  const days = [...new Set(slots.map(({ day }) => day))];
  const stages = [...new Set(slots.map(({ stage }) => stage))];
  const sets = slots.map(({ id, day, startTime, endTime, stage, artists }) => ({ id, stage,
    start: at(day, startTime), end: later(day, startTime, endTime),
    title: artists.map(({ name }) => name).join(' b2b ') }));
  ${code}
}));</script>`;

const plain = (
  subject: Contender['subject'],
  tag: string,
  path: string,
  row: string,
  presses: Contender['presses'] = {},
  attributes = '',
): Contender => ({
  name: 'plain Lit page',
  subject,
  html: (origins) =>
    documentOf(
      `${link(origins)}<script type="module" src="${origins.cdn}/peers/plain-lit.js" crossorigin></script>`,
      `<${tag} style="display:block;min-height:100vh" ${attributes} key="${serviceKey}"
        address="${origins.service}${path}?surface=web"></${tag}>`,
    ),
  shown: `document.querySelector('${tag}')?.shadowRoot?.querySelector('${row}')`,
  presses,
});

const lineupPresses = {
  'another day': {
    element: `document.querySelector('plain-lineup').shadowRoot.querySelectorAll('button')[1]`,
  },
};

export const plainPages: readonly Contender[] = [
  plain('line-up', 'plain-lineup', lineupPath, 'li', lineupPresses),
  plain('tickets', 'plain-tickets', ticketsPath, 'li'),
  plain('FAQ', 'plain-faq', faqPath, 'summary'),
].map((page) => ({ ...page, isPlainLit: true }));

/** The same with its days in words ("Friday 9 July"): what the first date of a page costs. */
export const plainLineupWithDates: Contender = {
  ...plain('line-up', 'plain-lineup', lineupPath, 'li', lineupPresses, 'dates="en-GB"'),
  name: 'plain Lit, days in words',
};

const fullCalendar: Contender = {
  name: named('fullcalendar', 'FullCalendar'),
  subject: 'line-up',
  html: (origins) =>
    documentOf(
      askFirst(origins) + sheet(origins, 'fullcalendar.css') + script(origins, 'fullcalendar.js'),
      `<button id="next">Next day</button>${draw(`const calendar = new FullCalendar.Calendar(peer, {
        plugins: FullCalendar.plugins, initialView: 'listDay', initialDate: days[0], events: sets, height: 'auto' });
      calendar.render();
      document.getElementById('next').onclick = () => calendar.next();`)}`,
    ),
  shown: `document.querySelector('#peer [role=list] [role=list] > [role=listitem]')`,
  presses: { 'another day': { element: `document.getElementById('next')` } },
};

const eventCalendar: Contender = {
  name: named('@event-calendar/build', 'EventCalendar'),
  subject: 'line-up',
  html: (origins) => {
    const folder = 'node_modules/@event-calendar/build/dist/event-calendar.min';
    return documentOf(
      askFirst(origins) + sheet(origins, `${folder}.css`) + script(origins, `${folder}.js`),
      draw(`EventCalendar.create(peer, { view: 'resourceTimeGridDay', date: days[0],
        resources: stages.map((id) => ({ id, title: id })),
        events: sets.map(({ stage, ...set }) => ({ ...set, resourceIds: [stage] })) });`),
    );
  },
  shown: `document.querySelector('.ec-event')`,
  presses: { 'another day': { element: `document.querySelector('.ec-next')` } },
};

const visTimeline: Contender = {
  name: named('vis-timeline', 'vis-timeline'),
  subject: 'line-up',
  html: (origins) =>
    documentOf(
      askFirst(origins) +
        sheet(origins, 'node_modules/vis-timeline/styles/vis-timeline-graph2d.min.css') +
        script(origins, 'node_modules/vis-timeline/standalone/umd/vis-timeline-graph2d.min.js'),
      `<button id="next">Next day</button>${draw(`const timeline = new vis.Timeline(peer,
        sets.map(({ id, stage, start, end, title }) => ({ id, group: stage, start, end, content: title })),
        stages.map((id) => ({ id, content: id })),
        { start: at(days[0], '10:00'), end: later(days[0], '10:00', '02:00') });
      document.getElementById('next').onclick = () =>
        timeline.setWindow(at(days[1], '10:00'), later(days[1], '10:00', '02:00'), { animation: false });`)}`,
    ),
  shown: `document.querySelector('.vis-timeline:not([style*="visibility: hidden"]) .vis-item')`,
  presses: { 'another day': { element: `document.getElementById('next')` } },
};

export const peers: readonly Contender[] = [fullCalendar, eventCalendar, visTimeline];
