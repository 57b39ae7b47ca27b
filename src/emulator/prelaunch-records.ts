import type { PrelaunchForm } from '../contract/prelaunch.js';

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
