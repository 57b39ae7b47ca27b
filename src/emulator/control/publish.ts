import * as v from 'valibot';
import { ContentType } from '../../contract/events.js';
import { exactly, reject } from '../requests/input.js';
import { changeContent, nextRevision } from '../state/content-changes.js';
import type { EmulatorState } from '../state/state.js';
import { findEvent } from '../state/subject.js';
import type { EventRecord, World } from '../state/world.js';

export const Publication = exactly({ event: v.string(), contentType: ContentType });
export type Publication = v.InferOutput<typeof Publication>;

/** The organiser edits something of that kind and publishes it. spec L18, L293 */
export function publish(state: EmulatorState, { event: slug, contentType }: Publication) {
  const { world, clock, random } = state;
  const event = findEvent(world, slug);
  if (!event) {
    const slugs = world.events.map((known) => known.slug).join(', ');
    reject(`event: there is no "${slug}"; there are ${slugs}`);
  }
  const revision = nextRevision(event, contentType);
  const now = clock.timestamp();
  edits[contentType]({ world, event, revision, now, uuid: () => random.uuid() });
  return { event: event.slug, contentType, ...changeContent(state, event, contentType) };
}

/** What an edit is made with: everything an organiser's own system would have at that moment. */
interface EditContext {
  world: World;
  event: EventRecord;
  /** How often this kind of content has been published, this time included. */
  revision: number;
  now: string;
  uuid: () => string;
}

type Edit = (context: EditContext) => void;

/**
 * One small visible change of each kind of content. The same world, clock and seed make the same
 * change.
 */
const edits: Record<ContentType, Edit> = {
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

/** A new title for the first form of the event, or a first form where there was none. */
function editForm({ world, event, revision }: EditContext): void {
  const title = `Form, revision ${revision}`;
  const form = world.forms.find(({ eventId }) => eventId === event.id);
  if (form) {
    form.title = title;
    form.version += 1;
    return;
  }
  world.forms.push({
    key: `${event.slug}-contact`,
    organiser: event.organiser,
    eventId: event.id,
    kind: 'contact',
    title,
    version: 1,
    publishedOn: { web: true, app: true },
    fields: [{ id: 'message', type: 'text', label: 'Your message', required: true }],
    merch: null,
  });
}

/** A new call to action, or a first prelaunch form. */
function editPrelaunch({ event, revision }: EditContext): void {
  const ctaLabel = `Sign up, revision ${revision}`;
  if (event.prelaunch) {
    event.prelaunch.ctaLabel = ctaLabel;
    return;
  }
  event.prelaunch = {
    title: 'Be the first to know',
    intro: null,
    ctaLabel,
    privacyPolicyUrl: null,
    email: { label: 'E-mail', required: true },
    firstName: null,
    phone: { label: 'Mobile number', consentMode: 'checkbox' },
    consent: { email: 'Write to me about this event.', messaging: 'Text me about this event.' },
    closesAt: null,
  };
}
