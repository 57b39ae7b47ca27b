/** What `event-signup-form` says. */
export interface FormPhrases {
  form: string;
}
