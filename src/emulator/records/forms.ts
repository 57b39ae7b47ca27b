import type { Answer, Field, FormDefinition } from '../../contract/forms.js';
import type { MerchColour, MerchProduct, PrintZone } from '../../contract/merch.js';
import type { PrelaunchForm } from '../../contract/prelaunch.js';
import type { Surface } from '../../contract/primitives.js';

/** A form as the organiser made it; options with a `source` are filled in when it is read. */
export interface FormRecord {
  key: string;
  organiser: string; // slug
  /** null for a form of the whole organisation. */
  eventId: string | null;
  kind: FormDefinition['kind'];
  title: string;
  /** Goes up with every edit. spec L140 */
  version: number;
  publishedOn: { web: boolean; app: boolean };
  fields: Field[];
  /** null where nothing is for sale: the answer then has no catalogue at all. spec L143 */
  merch: MerchRecord[] | null;
}

/** What somebody sent in, kept word by word. */
export interface SubmissionRecord {
  id: string;
  form: string; // key
  eventId: string | null;
  answers: Record<string, Answer>;
  /** Of the definition that was answered, as the sender says; null when nothing was said. */
  version: number | null;
  /** The answer to the field whose role is `email`. spec L154 */
  contact: string | null;
  surface: Surface;
  at: string;
}

/** A product of the catalogue; its pictures are paths below the assets address. */
export interface MerchRecord extends Omit<MerchProduct, 'colours' | 'printZones'> {
  colours: MerchColourRecord[];
  printZones: PrintZoneRecord[];
}

export interface MerchColourRecord extends Omit<MerchColour, 'frontImageUrl' | 'backImageUrl'> {
  front: string | null;
  back: string | null;
}

export interface PrintZoneRecord extends Omit<PrintZone, 'logoUrl'> {
  /** Absent means the logo of the event. */
  logo?: string;
}

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
