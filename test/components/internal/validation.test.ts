import { expect } from '@open-wc/testing';
import { Validation } from '../../../components/internal/form/validation.js';

describe('Validation of a form', () => {
  const empty = new Set<string>();
  const form = () =>
    new Validation(
      () => ['first', 'second'],
      (id) => (empty.has(id) ? 'missing' : undefined),
    );
  const complaints = (validation: Validation<string>) =>
    ['first', 'second'].filter((id) => validation.of(id));

  beforeEach(() => {
    empty.clear();
    empty.add('first').add('second');
  });

  it('complains about nothing before somebody has tried to send it', () => {
    const validation = form();
    validation.look();
    validation.reconsider('first');
    expect(complaints(validation)).to.deep.equal([]);
  });

  it('complains in the order of the form, and the list stays while it is put right', () => {
    const validation = form();
    expect(validation.judge()).to.equal(false);
    empty.delete('first');
    validation.reconsider('first');
    expect(complaints(validation), 'beside the fields').to.deep.equal(['second']);
    const listed = validation.listed.map(({ id }) => id);
    expect(listed, 'above the form').to.deep.equal(['first', 'second']);
  });

  it('complains anew only when a field has been left, not while it is typed in', () => {
    empty.clear();
    const validation = form();
    expect(validation.judge()).to.equal(true);
    empty.add('second');
    validation.reconsider('second');
    expect(complaints(validation), 'while typing').to.deep.equal([]);
    validation.look();
    expect(complaints(validation), 'after leaving it').to.deep.equal(['second']);
  });

  it('begins again for the next one who fills it in', () => {
    const validation = form();
    validation.judge();
    validation.forget();
    validation.look();
    expect([complaints(validation), validation.listed]).to.deep.equal([[], []]);
  });
});
