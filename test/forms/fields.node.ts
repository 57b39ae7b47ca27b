import { describe, it } from 'node:test';
import { expect } from 'chai';
import { readForm, type LooseForm } from '../../src/forms/fields.js';
import { fieldOf, formOf, options } from './definition.js';

describe('readForm', () => {
  it('keeps the order of the organiser (FRM-05)', () => {
    const form = formOf({ id: 'b', label: 'B' }, { id: 'a', label: 'A' });
    expect(form.fields.map(({ label }) => label)).to.deep.equal(['B', 'A']);
  });

  it('takes a field for optional unless it says otherwise (FRM-07)', () => {
    expect(fieldOf({}).required).to.equal(false);
    expect(fieldOf({ required: true }).required).to.equal(true);
  });

  it('knows a control for each type that has been seen, and one line for the rest (FRM-08, FRM-09)', () => {
    const controlOf = (type: string) => fieldOf({ type, options: options('x', 'y') }).control;
    const types = ['rating', 'radio', 'checkbox', 'select', 'text', 'email'];
    expect(types.map(controlOf)).to.deep.equal([
      ...['rating', 'radio', 'checkbox', 'select', 'text', 'line'],
    ]);
    expect(fieldOf({ type: 'hologram' }).control).to.equal('line');
  });

  it('lets one of the options be chosen where it does not know the type (FRM-09, FRM-10)', () => {
    const many = (count: number) => options(...Array.from({ length: count }, (_, n) => `a${n}`));
    for (const type of ['hologram', '', 'constructor', null]) {
      const controls = [1, 8, 9].map((count) => fieldOf({ type, options: many(count) }).control);
      expect(controls, String(type)).to.deep.equal(['radio', 'radio', 'select']);
    }
  });

  it('lets eight artists be ticked and more be searched', () => {
    const many = (count: number) => options(...Array.from({ length: count }, (_, n) => `a${n}`));
    const controlOf = (count: number) =>
      fieldOf({ type: 'artist_multiselect', options: many(count) }).control;
    expect([controlOf(8), controlOf(9)]).to.deep.equal(['checkbox', 'picker']);
  });

  it('counts the points of a rating, both ends included (FRM-11)', () => {
    const points = fieldOf({ type: 'rating', min: 0, max: 10 }).options;
    expect(points.map(({ value }) => value).join()).to.equal('0,1,2,3,4,5,6,7,8,9,10');
    const counts = [{}, { min: 0, max: 1 }, { min: 0, max: 20 }, { min: 0, max: 21 }].map(
      (bounds) => fieldOf({ type: 'rating', ...bounds }).options.length,
    );
    expect(counts, 'two at least, a number is written beyond 21').to.deep.equal([5, 2, 21, 0]);
  });

  it('asks for a number in words where the bounds are no scale', () => {
    const wild = [
      { min: 5, max: 1 },
      { min: 1, max: 1e21 },
      { min: 0.5, max: 3 },
      { min: 1, max: NaN },
      { min: 3, max: 3 },
    ];
    for (const bounds of wild) {
      expect(fieldOf({ type: 'rating', ...bounds }).control, JSON.stringify(bounds)).to.equal(
        'line',
      );
    }
  });

  for (const [type, role, id, inputType, autocomplete] of [
    ['email', '', 'a', 'email', 'email'],
    ['email', 'name', 'a', 'email', 'email'],
    ['text', 'email', 'a', 'email', 'email'],
    ['text', 'phone', 'a', 'tel', 'tel'],
    ['text', 'last_name', 'a', 'text', 'family-name'],
    ['text', 'postcode', 'a', 'text', 'postal-code'],
    ['text', 'country', 'a', 'text', 'country-name'],
    ['text', 'last_name', 'name', 'text', 'family-name'],
    ['text', '', 'name', 'text', 'name'],
    ['text', '', 'first_name', 'text', 'given-name'],
    ['text', '', 'country', 'text', ''],
    ['text', 'first_name', 'a', 'text', 'given-name'],
    ['text', 'overall_rating', 'a', 'text', ''],
    ['text', 'constructor', 'a', 'text', ''],
  ] as const) {
    it(`offers “${autocomplete}” for ${type} in the role “${role}” with the id ${id} (FRM-15)`, () => {
      expect(fieldOf({ type, role, id })).to.include({ inputType, autocomplete });
    });
  }

  it('keeps the version, which says what was asked, where it is a number', () => {
    const versions = [4, '4', null].map((version) => readForm({ version } as LooseForm).version);
    expect(versions).to.deep.equal([4, undefined, undefined]);
  });

  it('leaves out what cannot be answered: no id, an id twice, nothing to choose', () => {
    const form = formOf(
      { label: 'no id' },
      { id: 'a', label: 'first' },
      { id: 'a', label: 'second' },
      { id: 'b', type: 'select', label: 'no options' },
      { id: 'c', type: 'select', label: 'no options, but required', required: true },
    );
    expect(form.fields.map(({ label }) => label)).to.deep.equal([
      'first',
      'no options, but required',
    ]);
    expect(form.fields[1]!.control).to.equal('line');
  });

  it('offers every option once, and none that could not be sent', () => {
    const field = fieldOf({
      type: 'radio',
      options: [
        ...[null, { label: 'no value' }, { value: 7 } as never],
        ...[...options('x'), ...options('x'), { value: 'y' }, { value: 'z', label: ' Z ' }],
      ],
    });
    expect(field.options).to.deep.equal([
      { value: 'x', label: 'X' },
      { value: 'y', label: 'y' },
      { value: 'z', label: 'Z' },
    ]);
    expect(fieldOf({ type: 'text' }).options).to.deep.equal([]);
  });

  it('sends an id as it is, and shows it without blanks where there is no label', () => {
    expect(fieldOf({ id: ' a ' })).to.include({ id: ' a ', label: 'a' });
  });

  it('reads anything at all without an exception', () => {
    const hostile: unknown[] = [
      {},
      [],
      7,
      'text',
      { fields: 5 },
      { fields: [null, 7, 'x', [], {}] },
    ];
    for (const definition of hostile) {
      expect(readForm(definition as LooseForm).fields, JSON.stringify(definition)).to.deep.equal(
        [],
      );
    }
    const odd = { id: 7, type: {}, label: [], help: 7, role: 7, options: 'x', min: 'x', source: 7 };
    expect(
      readForm({ fields: [{ ...odd, id: 'a' }] } as unknown as LooseForm).fields,
    ).to.have.length(1);
  });
});
