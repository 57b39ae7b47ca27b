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
    ['first', 'second'].filter((id) => validation.problemOf(id));

  beforeEach(() => {
    empty.clear();
    empty.add('first').add('second');
  });

  it('complains about nothing before somebody has tried to send it', () => {
    const validation = form();
    validation.revalidateAll();
    validation.revalidate('first');
    expect(complaints(validation)).to.deep.equal([]);
  });

  it('complains in the order of the form, and the list stays while it is put right', () => {
    const validation = form();
    expect(validation.validate()).to.equal(false);
    empty.delete('first');
    validation.revalidate('first');
    expect(complaints(validation), 'beside the fields').to.deep.equal(['second']);
    const listed = validation.listed.map(({ id }) => id);
    expect(listed, 'above the form').to.deep.equal(['first', 'second']);
  });

  it('complains anew only when a field has been left, not while it is typed in', () => {
    empty.clear();
    const validation = form();
    expect(validation.validate()).to.equal(true);
    empty.add('second');
    validation.revalidate('second');
    expect(complaints(validation), 'while typing').to.deep.equal([]);
    validation.revalidateAll();
    expect(complaints(validation), 'after leaving it').to.deep.equal(['second']);
  });

  it('begins again for the next one who fills it in', () => {
    const validation = form();
    validation.validate();
    validation.reset();
    validation.revalidateAll();
    expect([complaints(validation), validation.listed]).to.deep.equal([[], []]);
  });
});
