import { refuse } from '../refuse.js';
import type { Handler } from './handler.js';

/** spec L190, L255 */
export const getPrelaunch: Handler<'getPrelaunch'> = ({ event }) => {
  const form = event.prelaunch;
  if (!form) refuse('not_found', 'This event has no prelaunch form.');
  return {
    eventId: event.id,
    eventSlug: event.slug,
    formVersion: 'prelaunch_form_v5',
    title: form.title,
    introPlain: form.intro,
    ctaLabel: form.ctaLabel,
    privacyPolicyUrl: form.privacyPolicyUrl,
    fields: {
      email: form.email,
      firstName: form.firstName,
      phone: { ...form.phone, required: false },
    },
    consent: form.consent,
    closesAt: form.closesAt,
  };
};
