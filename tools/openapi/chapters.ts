import type { EndpointName } from '../../src/contract/endpoints.js';
import type { Chapter } from './document.js';

interface ChapterOfOperations extends Chapter {
  operations: EndpointName[];
}

/** The document in reading order. */
const chapters: ChapterOfOperations[] = [
  {
    name: 'Event',
    description: 'One event, an announcement of its changes, and how to find others.',
    operations: ['getEvent', 'getVersion', 'searchEvents', 'getOrganiser'],
  },
  {
    name: 'Programme',
    description: 'Who plays where and when.',
    operations: ['getLineup', 'getArtist'],
  },
  {
    name: 'Reading',
    description: 'Questions, news, announcements and pictures.',
    operations: ['getFaq', 'listNews', 'getArticle', 'listBroadcasts', 'getGallery'],
  },
  {
    name: 'Forms',
    description: 'Definitions to render, and the answers to them.',
    operations: ['getForm', 'submitForm'],
  },
  {
    name: 'Tickets',
    description: 'From the first price to the confirmed order.',
    operations: [
      ...(['getTickets', 'quote', 'reserve', 'submitDetails'] as const),
      ...(['pay', 'completeFree', 'getOrder'] as const),
    ],
  },
  {
    name: 'Sign-up',
    description: 'Mailing lists and registrations before a launch, each channel confirmed.',
    operations: [
      ...(['subscribe', 'getPrelaunch', 'registerPrelaunch', 'verifyPrelaunch'] as const),
      ...(['legacyPrelaunchRegister', 'legacyPrelaunchVerify'] as const),
    ],
  },
  {
    name: 'Rewards',
    description: 'What ambassadors have earned, and where it goes.',
    operations: ['getRewards', 'claimReward'],
  },
];

export const chapterTags: Chapter[] = chapters.map(({ name, description }) => ({
  name,
  description,
}));

/** Every operation, chapter by chapter. */
export const inReadingOrder: EndpointName[] = chapters.flatMap(({ operations }) => operations);

/** @throws {Error} for an operation that no chapter lists */
export function chapterOf(operation: EndpointName): string {
  const chapter = chapters.find(({ operations }) => operations.includes(operation));
  if (!chapter) throw new Error(`tools/openapi/chapters.ts: no chapter lists ${operation}.`);
  return chapter.name;
}
