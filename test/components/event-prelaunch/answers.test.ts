import { expect } from '@open-wc/testing';
import { PrelaunchAnswers } from '../../../components/event-prelaunch/answers.js';
import { withoutStorage } from '../page.js';
import { hasRegistered } from '../../../components/event-prelaunch/kept.js';

const form = (email: string, messaging: string, title = '') =>
  ({ title, consent: { email, messaging } }) as never;

describe('what is asked and answered before a launch', () => {
  const ticked = () => {
    const answers = new PrelaunchAnswers(() => undefined);
    answers.setForm(form('Write to me', 'Text me'));
    answers.set('consentEmail', true);
    answers.set('consentSms', true);
    answers.set('firstName', 'Ada');
    return answers;
  };

  it('stays as it is once somebody has started, until it is opened again', () => {
    const answers = ticked();
    expect(answers.setForm(form('Other', 'Other', 'New')).title).to.equal('');
    answers.reopen();
    expect(answers.setForm(form('Other', 'Other', 'New')).title).to.equal('New');
  });

  for (const [email, messaging, left] of [
    ['Write to me', 'Text me', [true, true]],
    ['Other', 'Text me', [false, true]],
    ['Write to me', 'Other', [true, false]],
    ['', '', [false, false]],
  ] as const) {
    it(`keeps ticks for words that stay: “${email}” and “${messaging}”`, () => {
      const answers = ticked();
      answers.reopen();
      answers.setForm(form(email, messaging));
      const { consentEmail, consentSms, firstName } = answers.typed;
      expect([consentEmail, consentSms]).to.deep.equal(left);
      expect(firstName).to.equal('Ada');
    });
  }

  it('reads an answer once, however often it is drawn', () => {
    const answers = new PrelaunchAnswers(() => undefined);
    const data = form('Write to me', 'Text me');
    expect(answers.setForm(data)).to.equal(answers.setForm(data));
  });
});

describe('a tab in which somebody has registered', () => {
  const name = 'bandstand.prelaunch.party';
  afterEach(() => sessionStorage.removeItem(name));

  for (const [kept, isKnown] of [
    [{ registration: { id: '7' } }, true],
    [{ firstName: 'Ada' }, false],
    [{ firstName: '"registration"' }, false],
  ] as const) {
    it(`is ${isKnown ? '' : 'not '}known by ${JSON.stringify(kept)}`, () => {
      sessionStorage.setItem(name, JSON.stringify(kept));
      expect(hasRegistered('party')).to.equal(isKnown);
      expect(hasRegistered('other')).to.equal(false);
      expect(hasRegistered(undefined)).to.equal(false);
    });
  }

  it('is not known where its storage is blocked', () =>
    withoutStorage('sessionStorage', () => {
      expect(hasRegistered('party')).to.equal(false);
    }));
});
