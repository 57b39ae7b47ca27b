import type { FormRecord } from '../../records/forms.js';
import type { Identify } from '../ids.js';
import { appOnly } from './app-only.js';
import { contact, merchEnquiry } from './enquiries.js';
import { feedback } from './feedback.js';
import { formOf, type FormSheet } from './form-sheet.js';
import { foghornNewsletter, meadowlarkNewsletter } from './newsletters.js';

const sheets: FormSheet[] = [
  feedback,
  meadowlarkNewsletter,
  contact,
  merchEnquiry,
  foghornNewsletter,
  appOnly,
];

export const seedForms = (id: Identify): FormRecord[] => sheets.map((sheet) => formOf(sheet, id));
