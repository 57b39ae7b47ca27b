import { publishedForm } from '../gates/prelaunch-form.js';
import type { Handler } from './handler.js';

/** spec L190, L255 */
export const getPrelaunch: Handler<'getPrelaunch'> = ({ event }) => {
  const form = publishedForm(event);
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
