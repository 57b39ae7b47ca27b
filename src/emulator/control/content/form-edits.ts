import type { EditContext } from './edit-context.js';

/** A new title for the first form of the event, or a first form where there was none. */
export function editForm({ world, event, revision }: EditContext): void {
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
export function editPrelaunch({ event, revision }: EditContext): void {
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
