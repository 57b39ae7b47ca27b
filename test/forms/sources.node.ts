import { describe, it } from 'node:test';
import { expect } from 'chai';
import { payloadOf } from '../../src/forms/answers.js';
import { readForm, type LooseField, type LooseForm } from '../../src/forms/fields.js';
import { optionsFrom } from '../../src/forms/line-up-options.js';
import { answerProblem } from '../../src/forms/problems.js';
import { options } from './definition.js';

describe('options that come from elsewhere', () => {
  const acts: LooseField = { id: 'acts', type: 'artist_multiselect', label: 'Who?' };
  const stage: LooseField = { id: 'stage', type: 'select', source: 'stages', required: true };
  const form: LooseForm = { fields: [acts, stage, { id: 'story', type: 'text' }] };
  const controls = (...more: Parameters<typeof readForm>) =>
    readForm(...more).fields.map(({ control }) => control);

  it('are waited for where the definition leaves them out (FRM-12, FRM-13)', () => {
    expect(controls(form)).to.deep.equal(['pending', 'pending', 'text']);
    const empty = { ...acts, options: [], source: 'lineup' };
    expect(controls({ fields: [empty] })).to.deep.equal(['pending']);
  });

  it('are taken as they are where the definition has them', () => {
    const filled = { ...stage, options: options('x') };
    expect(controls({ fields: [filled] }, { stages: options('y') })).to.deep.equal(['select']);
    expect(
      readForm({ fields: [filled] }, { stages: options('y') }).fields[0]!.options,
    ).to.deep.equal(options('x'));
  });

  it('make a choice of a field whose type nobody knows', () => {
    const odd = { id: 'a', type: 'hologram', source: 'stages' };
    expect(controls({ fields: [odd] })).to.deep.equal(['pending']);
    expect(controls({ fields: [odd] }, { stages: options('x', 'y') })).to.deep.equal(['radio']);
  });

  it('are never asked of what is written or rated', () => {
    const written = ['text', 'email', 'rating'].map((type) => ({
      id: type,
      type,
      source: 'lineup',
    }));
    expect(controls({ fields: written })).to.deep.equal(['text', 'line', 'rating']);
  });

  it('are written instead where the line-up cannot be had, and sent in the shape of the type', () => {
    const { fields } = readForm(form, { lineup: null, stages: null });
    expect(fields.map(({ control }) => control)).to.deep.equal(['line', 'line', 'text']);
    const answers = new Map([
      ['acts', ' Tyler, the Creator '],
      ['stage', 'Lark'],
    ]);
    expect(fields.map((field) => answerProblem(field, answers))).to.deep.equal([
      ...[undefined, undefined, undefined],
    ]);
    expect(payloadOf(fields, answers)).to.deep.equal({
      acts: ['Tyler, the Creator'],
      stage: 'Lark',
    });
  });

  it('leave the question out where nobody is announced yet, unless it must be answered', () => {
    const { fields } = readForm(form, { lineup: [], stages: [] });
    expect(fields.map(({ id, control }) => [id, control])).to.deep.equal([
      ['stage', 'line'],
      ['story', 'text'],
    ]);
  });

  it('keep every question under the name it had in the document', () => {
    const keys = (...more: Parameters<typeof readForm>) =>
      new Map(readForm(...more).fields.map(({ id, key }) => [id, key]));
    const before = keys(form);
    expect(new Set(before.values()).size).to.equal(3);
    for (const [id, key] of keys(form, { lineup: [], stages: options('x') })) {
      expect(key, id).to.equal(before.get(id));
    }
  });

  it('come from the catalogue for `merch_items` (FRM-13)', () => {
    const merchCatalog = [
      { value: 'tee', name: 'Tee' },
      null,
      { name: 'no value' },
      { value: 'mug', name: null },
    ];
    const what = { id: 'what', type: 'select', source: 'merch_items' };
    const [field] = readForm({ fields: [what], merchCatalog }).fields;
    expect(field!.options).to.deep.equal([
      { value: 'tee', label: 'Tee' },
      { value: 'mug', label: 'mug' },
    ]);
    const other = { ...what, source: 'vouchers' };
    expect(readForm({ fields: [other], merchCatalog }).fields, 'of another source').to.have.length(
      0,
    );
    for (const none of [null, undefined, 7, {}, []]) {
      expect(readForm({ fields: [what], merchCatalog: none }).fields).to.have.length(0);
    }
  });
});

describe('optionsFrom', () => {
  const slots = [
    { stage: 'Lark', artist: { id: '1', name: 'Ada' }, artists: [{ id: '1', name: 'Ada' }] },
    {
      stage: 'Owl',
      artist: { id: '2', name: ' Bey ' },
      artists: [
        { id: '2', name: 'Bey' },
        { id: '1', name: 'Ada' },
      ],
    },
    { stage: 'Lark', isPlaceholder: true, placeholderLabel: 'To be announced', artist: null },
    { stage: 'Barn', isPlaceholder: true, artist: { id: '9', name: 'Secret' }, artists: [] },
    { stage: ' ', artist: { id: '3', name: '' }, artists: null },
    { stage: null, artist: { id: '4', name: 'ada' } },
    { artist: { name: 'Nobody gave me an id' } },
    { stage: 7, artist: 7, artists: [null, 7, { id: {}, name: [] }] },
    null,
    'slot',
  ];

  it('names every act once, in the order of the bill, and nobody behind a placeholder (FRM-12)', () => {
    expect(optionsFrom({ slots }).lineup).to.deep.equal([
      { value: '1', label: 'Ada' },
      { value: '2', label: 'Bey' },
      { value: 'Nobody gave me an id', label: 'Nobody gave me an id' },
    ]);
  });

  it('names every stage once (FRM-13)', () => {
    expect(optionsFrom({ slots }).stages).to.deep.equal([
      { value: 'Lark', label: 'Lark' },
      { value: 'Owl', label: 'Owl' },
      { value: 'Barn', label: 'Barn' },
    ]);
  });

  it('has nothing where there is no line-up, and no options where it is empty', () => {
    for (const odd of [null, undefined, 7, 'x', {}, { slots: null }, { slots: {} }]) {
      expect(optionsFrom(odd), JSON.stringify(odd)).to.deep.equal({ lineup: null, stages: null });
    }
    expect(optionsFrom({ slots: [null] })).to.deep.equal({ lineup: [], stages: [] });
  });
});
