/** A form with every type of field; made anew at each call. */
export const definition = (fields: object[] = everyType(), more: object = {}) => ({
  key: 'party',
  kind: 'feedback',
  eventId: null,
  eventSlug: 'party-2027',
  title: 'How was the party?',
  version: 4,
  surface: 'web',
  fields,
  ...more,
});

export const choices = (...labels: string[]) =>
  labels.map((label) => ({ value: label.toLowerCase(), label }));

export const artists = (count: number) =>
  Array.from({ length: count }, (_, place) => ({ value: `id-${place}`, label: `Artist ${place}` }));

export const everyType = (): object[] => [
  {
    ...{ id: 'overall', type: 'rating', label: 'All in all?', help: 'Five is best.' },
    ...{ required: true, min: 1, max: 5 },
  },
  { id: 'recommend', type: 'rating', label: 'Would you tell a friend?', min: 0, max: 10 },
  {
    ...{ id: 'again', type: 'radio', label: 'Again?', required: true },
    options: choices('Yes', 'No'),
  },
  { id: 'keep', type: 'checkbox', label: 'What should stay?', options: choices('Music', 'Food') },
  {
    ...{ id: 'acts', type: 'artist_multiselect', label: 'Who was best?', source: 'lineup' },
    options: [{ value: 'id-bey', label: 'Beyoncé' }, ...artists(11)],
  },
  { id: 'stage', type: 'select', label: 'Which stage?', options: choices('Lark', 'Owl') },
  { id: 'story', type: 'text', label: 'Tell us something' },
  { id: 'email', type: 'email', label: 'Your email', role: 'email' },
  { id: 'odd', type: 'hologram', label: 'Something new', role: 'nobody_knows' },
];

export const newsletter = () =>
  definition(
    [
      { id: 'email', type: 'email', label: 'Email', required: true, role: 'email' },
      { id: 'phone', type: 'text', label: 'Mobile', role: 'phone' },
    ],
    { kind: 'mailing_list', title: 'Letters' },
  );
