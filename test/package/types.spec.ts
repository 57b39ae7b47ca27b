import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import ts from 'typescript';
import { writeFrameworks } from '../../tools/frameworks/write.js';
import { isQuick } from '../effort.js';

/** What a host writes. Each line after `@ts-expect-error` must be refused. */
const code = `
import { configure, createClient, type Configuration, type PageSettings } from 'bandstand';
import { createCheckout } from 'bandstand/checkout';
import { createEmulator } from 'bandstand/emulator';
import { EventCard, type TicketsWanted } from 'bandstand/event-card';
import { EventFaq, type QuestionOpened } from 'bandstand/event-faq';
import { EventGallery, type PhotoOpened } from 'bandstand/event-gallery';
import { AmbassadorRewards, type RewardClaimed } from 'bandstand/ambassador-rewards';
import { EventAnnouncements } from 'bandstand/event-announcements';
import { EventNews, type ArticleOpened } from 'bandstand/event-news';
import { EventPrelaunch, type PrelaunchConfirmed } from 'bandstand/event-prelaunch';
import { EventSearch } from 'bandstand/event-search';
import { EventLineup, type ArtistShown, type DaySelected, type SetPlanned, type View,
  type ViewChanged } from 'bandstand/event-lineup';
import { EventSignupForm, type FormSent, type ProductChosen } from 'bandstand/event-signup-form';
import { EventTickets, type Choice, type FeedFailed, type FeedLoaded, type OrderStep,
  type PromoApplied, type Purchase } from 'bandstand/event-tickets';
import { MerchPreview, type MerchSelected } from 'bandstand/merch-preview';
import { OrganiserEvents, type EventSelected } from 'bandstand/organiser-events';
import { prerender, type Prerendered } from 'bandstand/prerender';

export const made = [createClient, createCheckout, createEmulator];
const maybe: string | undefined = globalThis.location?.hash;
export const settings: PageSettings = {};
export const configuration: Configuration = { baseUrl: 'emulator:', event: maybe, theme: 'dark' };
configure({ ...configuration, locale: maybe });
createClient({ baseUrl: 'https://api.example', serviceKey: maybe });

export const page: Promise<Prerendered> = prerender('<p>', { baseUrl: maybe, locale: maybe });
// @ts-expect-error
void prerender('<p>', { base: maybe });

export const loaded = (detail: FeedLoaded): string | undefined => detail.event;
document.addEventListener('event-lineup-loaded', ({ detail }) => loaded(detail));
window.addEventListener('event-faq-failed', ({ detail }) => (detail satisfies FeedFailed).code);
document.body.addEventListener('event-faq-opened', ({ detail }) => detail satisfies QuestionOpened);
document.addEventListener('event-card-before-tickets', ({ detail }) => detail satisfies TicketsWanted);
document.addEventListener('event-gallery-opened', ({ detail }) => detail satisfies PhotoOpened);
document.addEventListener('event-news-opened', ({ detail }) => detail satisfies ArticleOpened);
document.addEventListener('event-lineup-artist-opened', ({ detail }) => detail satisfies ArtistShown);
document.addEventListener('event-lineup-day-selected', ({ detail }) => detail satisfies DaySelected);
document.addEventListener('event-lineup-planned', ({ detail }) => detail satisfies SetPlanned);
document.addEventListener('event-lineup-view-changed', ({ detail }) => {
  const view: View = (detail satisfies ViewChanged).view;
  return view;
});
document.addEventListener('event-signup-form-submitted', ({ detail }) => detail satisfies FormSent);
document.addEventListener('event-signup-form-product-chosen', ({ detail }) => detail satisfies ProductChosen);
document.addEventListener('merch-preview-selected', ({ detail }) => detail satisfies MerchSelected);
document.addEventListener('event-tickets-changed', ({ detail }) => detail satisfies Choice);
document.addEventListener('event-tickets-before-buy', ({ detail }) => detail satisfies Purchase);
document.addEventListener('event-tickets-promo-applied', ({ detail }) => detail satisfies PromoApplied);
document.addEventListener('event-tickets-completed', ({ detail }) => {
  const step: OrderStep = detail;
  // @ts-expect-error A reference is text, where there is one.
  step.reference satisfies number;
});

const lineup = document.createElement('event-lineup');
lineup satisfies EventLineup;
lineup.event = maybe;
lineup.view = 'poster';
lineup.hourCycle = undefined;
void lineup.openArtist('ada');
const tickets = document.createElement('event-tickets') satisfies EventTickets;
tickets.promo = maybe;
void tickets.refresh();
const faq: EventFaq = document.createElement('event-faq');
const card: EventCard = document.createElement('event-card');
card.layout = 'banner';
const gallery: EventGallery = document.createElement('event-gallery');
const announcements: EventAnnouncements = document.createElement('event-announcements');
announcements.layout = 'banner';
const news: EventNews = document.createElement('event-news');
news.layout = 'headlines';
gallery.layout = 'strip';
const form: EventSignupForm = document.createElement('event-signup-form');
form.mode = 'subscribe';
const merch: MerchPreview = document.createElement('merch-preview');
merch.side = 'back';
const organiser: OrganiserEvents = document.createElement('organiser-events');
organiser.profile = 'off';
const rewards: AmbassadorRewards = document.createElement('ambassador-rewards');
rewards.deviceToken = maybe;
rewards.addEventListener('ambassador-rewards-claimed', ({ detail }) => detail satisfies RewardClaimed);
const prelaunch: EventPrelaunch = document.createElement('event-prelaunch');
prelaunch.headingLevel = 3;
document.addEventListener('event-prelaunch-confirmed', ({ detail }) => detail satisfies PrelaunchConfirmed);
const search: EventSearch = document.createElement('event-search');
search.layout = 'list';
document.addEventListener('event-search-selected', ({ detail }) => detail satisfies EventSelected);
document.addEventListener('organiser-events-selected', ({ detail }) => detail satisfies EventSelected);
// What only some words mean something for takes no others.
// @ts-expect-error
lineup.view = 'grid';
// @ts-expect-error
lineup.lateSets = 'never';
// @ts-expect-error
lineup.controls = 'of';
// @ts-expect-error
faq.schema = 'none';
// @ts-expect-error
faq.theme = 'black';
// @ts-expect-error
form.mode = 'sign-up';
// @ts-expect-error
merch.side = 'left';
// @ts-expect-error
merch.picker = 'no';
// @ts-expect-error
configure({ theme: 'black' });

/** None of these is what a host may lean on. */
type Inside = 'about' | 'settings' | 'language' | 'phrases' | 'addPhrases' | 'announce' | 'emit' |
  'frame' | 'showCondition' | 'isStuck' | 'failure' | 'useCart' | 'loadCart' | 'overlay' |
  'tools' | 'context' | 'data' | 'slots' | 'wantsTools' | 'wish' | 'products' | 'choice' | 'eventSlug';
type Elements = EventFaq & EventLineup & EventSignupForm & EventTickets & MerchPreview;
export const none: Extract<keyof Elements, Inside> extends never ? true : false = true;
export const noStatics: 'english' extends keyof typeof EventFaq ? true : false = false;
`;

/** What the entries of frameworks are made of, which differ in how they spell a listener alone. */
const props = `
import type { Props } from './node_modules/bandstand/dist/frameworks/spellings.js';

export const lineup: Props<'event-lineup'> = {
  event: undefined,
  view: 'poster',
  'heading-level': '3',
  headingLevel: 3,
  'onevent-lineup-view-changed': ({ detail, target }) => (target.view = detail.view),
};
export const rewards: Props<'ambassador-rewards'> = { live: '', deviceToken: 'of-the-visitor' };
export const wrong: Props<'event-lineup'> = {
  // @ts-expect-error
  view: 'grid',
  // @ts-expect-error
  'heading-level': 'two',
  // @ts-expect-error
  'onevent-lineup-planned': ({ detail }) => detail.view,
};
// @ts-expect-error
export const misspelt: Props<'event-lineup'> = { veiw: 'poster' };
`;

let host = '';
test.describe.configure({ mode: 'serial', timeout: 240_000 });
test.skip(isQuick, 'at night, by `npm run verify`');

/** The types as the build makes them, in a package beside what it depends on. */
test.beforeAll(() => {
  host = mkdtempSync(join(tmpdir(), 'bandstand-types-'));
  const installed = join(host, 'node_modules/bandstand');
  mkdirSync(installed, { recursive: true });
  cpSync('package.json', join(installed, 'package.json'));
  const [built, to] = ['dist/types', join(installed, 'dist/types')];
  if (existsSync(built)) cpSync(built, to, { recursive: true });
  // A build that is to be fast has none. `npm run lint` judges the sources; here they are written down.
  else tsc('-p', 'tools/build/tsconfig.types.json', '--noCheck', '--outDir', to);
  if (!existsSync('dist/frameworks')) {
    execFileSync('npm', ['run', '--silent', 'manifest']);
    writeFrameworks();
  }
  cpSync('dist/frameworks', join(installed, 'dist/frameworks'), { recursive: true });
  for (const name of ['lit', 'lit-html', 'lit-element', '@lit', 'hono', 'valibot', '@types']) {
    symlinkSync(resolve('node_modules', name), join(host, 'node_modules', name));
  }
  writeFileSync(join(host, 'package.json'), '{ "private": true, "type": "module" }');
  writeFileSync(join(host, 'in.ts'), code);
  writeFileSync(join(host, 'props.ts'), props);
});
test.afterAll(() => rmSync(host, { recursive: true, force: true }));

function tsc(...args: string[]): void {
  execFileSync(process.execPath, ['node_modules/typescript/bin/tsc', ...args]);
}

type Resolution = 'bundler' | 'nodenext';

function programOf(moduleResolution: Resolution, files: string[]): ts.Program {
  const { options, errors } = ts.convertCompilerOptionsFromJson(
    {
      module: moduleResolution === 'bundler' ? 'esnext' : moduleResolution,
      moduleResolution,
      noEmit: true,
      strict: true,
      exactOptionalPropertyTypes: true,
      skipLibCheck: false,
      skipDefaultLibCheck: true, // the libraries of TypeScript itself are not ours to check
      target: 'es2022',
      lib: ['es2022', 'dom', 'dom.iterable'],
      types: [],
    },
    host,
  );
  expect(errors).toEqual([]);
  const rootNames = files.map((file) => join(host, file));
  return ts.createProgram(rootNames, options);
}

/** Where names lead changes nothing in it. */
const namesNoOther = ({ text }: ts.SourceFile) => !/\bfrom\s*['"]|\bimport\b|<reference/.test(text);

/** @returns what the compiler complains about, but for what is in the files that are left out */
function check(
  resolution: Resolution,
  files: string[],
  isLeftOut: (file: ts.SourceFile) => boolean = () => false,
): string {
  const program = programOf(resolution, files);
  const judged = program.getSourceFiles().filter((file) => !isLeftOut(file));
  expect(judged.length).toBeGreaterThan(100);
  const found = [
    ...program.getOptionsDiagnostics(),
    ...program.getSyntacticDiagnostics(),
    ...judged.flatMap((file) => program.getSemanticDiagnostics(file)),
    ...program.getGlobalDiagnostics(),
  ];
  return ts.formatDiagnostics(found, {
    getCurrentDirectory: () => host,
    getCanonicalFileName: (name) => name,
    getNewLine: () => '\n',
  });
}

test('a strict host compiles, and is told what it does wrong: as bundlers resolve', () => {
  expect(check('bundler', ['in.ts', 'props.ts'])).toBe('');
});

test('a strict host compiles: as Node resolves', () => {
  // Valibot's, a third of the work, is in one file, which has been judged above.
  expect(check('nodenext', ['in.ts'], namesNoOther)).toBe('');
});
