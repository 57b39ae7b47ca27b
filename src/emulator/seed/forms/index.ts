import type { FormRecord } from '../../form-records.js';
import { appOnly } from './app-only.js';
import { contact, merchEnquiry } from './enquiries.js';
import { feedback } from './feedback.js';
import { foghornNewsletter, meadowlarkNewsletter } from './newsletters.js';

export const forms: FormRecord[] = [
  feedback,
  meadowlarkNewsletter,
  contact,
  merchEnquiry,
  foghornNewsletter,
  appOnly,
];
