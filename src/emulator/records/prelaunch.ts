import type { PrelaunchForm } from '../../contract/prelaunch.js';
import type { OptInRecord } from './opt-ins.js';

interface LabelledField {
  label: string;
  required: boolean;
}

/** The form that an event shows before anything is on sale. */
export interface PrelaunchRecord {
  title: string;
  intro: string | null;
  ctaLabel: string;
  /** The organiser's own notice. */
  privacyPolicyUrl: string | null;
  email: LabelledField;
  firstName: LabelledField | null;
  phone: Omit<PrelaunchForm['fields']['phone'], 'required'>;
  /** Printed verbatim. spec L190 */
  consent: PrelaunchForm['consent'];
  closesAt: string | null;
}

/** What somebody has sent in through such a form. Each stands for itself. */
export interface RegistrationRecord extends OptInRecord {
  eventId: string;
  /** As the sender says: evidence of the wording that was shown; null where nothing was said. spec L359 */
  formVersion: string | null;
}
