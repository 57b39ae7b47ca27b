import type { FormPhrases } from '../phrases/form.js';

export const form: FormPhrases = {
  form: 'Formular',
};
