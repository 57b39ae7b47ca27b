/** Those that the elements speak, and one that they do not: its words are English. */
export const languages = (
  'en-GB ar cy da de es fr it ja nb nl pl pt sv ' + // as in src/i18n
  'cs'
).split(' ');
