import type { ContentType } from '../../../contract/events.js';
import type { EditContext } from './edit-context.js';
import { editForm, editPrelaunch } from './form-edits.js';

type Edit = (context: EditContext) => void;

/**
 * One small visible change of each kind of content. The same world, clock and seed make the same
 * change.
 */
export const edits: Record<ContentType, Edit> = {
  event: ({ event, revision }) => {
    event.tagline = `Programme, revision ${revision}`;
  },
  lineup: editLineup,
  artists: editArtist,
  faq: addQuestion,
  news: addArticle,
  broadcasts: addBroadcast,
  tickets: editTickets,
  gallery: ({ event, revision }) => {
    const [photo] = event.gallery;
    if (photo) photo.caption = `Caption, revision ${revision}`;
  },
  forms: editForm,
  prelaunch: editPrelaunch,
};

/** A note on the first set, or a first set where nothing was announced. */
function editLineup({ event, revision, now, uuid }: EditContext): void {
  const [set] = event.sets;
  if (set) {
    set.setNote = `Note, revision ${revision}`;
    return;
  }
  event.sets.push({
    id: uuid(),
    stage: 'Main Stage',
    day: event.startDate ?? now.slice(0, 10),
    startTime: '18:00',
    endTime: '19:00',
    billingTier: 'headliner',
    placeholder: { label: null, description: null },
    featured: false,
    createdAt: now,
    setNote: null,
    artists: [],
  });
}

/** The first act of the bill writes a new short biography. */
function editArtist({ world, event, revision }: EditContext): void {
  const billed = event.sets.flatMap(({ artists }) => artists);
  const artist = world.artists.find(({ id }) => id === billed[0]);
  if (artist) artist.bioShort = `Short biography, revision ${revision}.`;
}

function addQuestion({ event, revision, now, uuid }: EditContext): void {
  const text = `Because it was published as revision ${revision}.`;
  const answer = {
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
  };
  const question = { id: uuid(), question: `What is new? (${revision})`, answer, updatedAt: now };
  const [category] = event.faq;
  if (category) category.faqs.push(question);
  else event.faq.push({ id: uuid(), name: 'News', faqs: [question] });
}

function addArticle({ event, revision, now }: EditContext): void {
  event.news.push({
    slug: `revision-${revision}`,
    title: `News, revision ${revision}`,
    excerpt: 'Fresh from the desk of the organiser.',
    hero: null,
    tags: [],
    author: null,
    bodyMarkdown: `Published as **revision ${revision}**.`,
    seoTitle: null,
    seoDescription: null,
    status: 'published',
    publishedAt: now,
    updatedAt: now,
  });
}

function addBroadcast({ event, revision, now, uuid }: EditContext): void {
  event.broadcasts.push({
    id: uuid(),
    title: `Announcement, revision ${revision}`,
    body: 'Fresh from the desk of the organiser.',
    category: 'update',
    sentAt: now,
    deepLink: null,
  });
}

function editTickets({ event, revision }: EditContext): void {
  const [release] = event.tickets?.releases ?? [];
  if (release) release.description = `Description, revision ${revision}`;
}
