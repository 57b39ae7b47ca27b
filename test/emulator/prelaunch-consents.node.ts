import { describe, it } from 'node:test';
import { expect } from 'chai';
import { prelaunches } from '../../src/emulator/seed/forms.js';
import { Refusal } from '../../src/emulator/requests/refuse.js';
import { consentsOf } from '../../src/emulator/rules/prelaunch-consents.js';

const forms = { checkbox: prelaunches.prelude, implied: prelaunches.harbour };
type Mode = keyof typeof forms;

/** What comes of a form filled in like that: the channels agreed to, or the code of the refusal. */
function outcome(mode: Mode, consentEmail: boolean, consentSms: boolean, hasNumber: boolean) {
  try {
    const agreed = consentsOf(forms[mode], { consentEmail, consentSms, hasNumber });
    return [agreed.consentEmail && 'email', agreed.consentSms && 'sms'].filter(Boolean).join('+');
  } catch (thrown) {
    if (thrown instanceof Refusal) return thrown.code;
    throw thrown;
  }
}

describe('consents of a prelaunch registration (PRE-05, PRE-06, PRE-07, X18)', () => {
  const table: [boolean, boolean, boolean, checkbox: string, implied: string][] = [
    [false, false, false, 'no_consent', 'no_consent'],
    [false, false, true, 'no_consent', 'sms'],
    [false, true, false, 'no_phone_for_sms_consent', 'no_phone_for_sms_consent'],
    [false, true, true, 'sms', 'sms'],
    [true, false, false, 'email', 'email'],
    [true, false, true, 'phone_without_sms_consent', 'email+sms'],
    [true, true, false, 'no_phone_for_sms_consent', 'no_phone_for_sms_consent'],
    [true, true, true, 'email+sms', 'email+sms'],
  ];
  for (const [email, sms, number, checkbox, implied] of table) {
    const ticked = `e-mail ${email ? 'ticked' : 'open'}, texts ${sms ? 'ticked' : 'open'}`;
    it(`${ticked}, ${number ? 'a' : 'no'} number: ${checkbox}, or ${implied} where implied`, () => {
      expect(outcome('checkbox', email, sms, number)).to.equal(checkbox);
      expect(outcome('implied', email, sms, number)).to.equal(implied);
    });
  }
});
