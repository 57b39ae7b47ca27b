import type { BodyOf, EndpointName } from '../../src/contract/endpoints.js';

const uuid = '0f8fad5b-d9cb-469f-a165-70867728950e';
const registration = {
  email: 'ada@example.com',
  consentEmail: true,
  consentSms: false,
  formVersion: 'prelaunch_form_v5',
};
const boxes = <Value>(value: Value) => ({
  organiser_email: value,
  organiser_messaging: value,
  platform_email: value,
});

/** A body in good order for every operation that takes one. */
export const bodies: { [Name in EndpointName]?: BodyOf<Name> } = {
  submitForm: { answers: { email: 'ada@example.com' } },
  quote: { items: [{ releaseId: uuid, quantity: 1 }] },
  reserve: { items: [{ releaseId: uuid, quantity: 1 }] },
  submitDetails: {
    buyer: { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com' },
    consents: boxes(false),
    formVersion: 'checkout_v1',
    consentTextSnapshot: boxes('Write to me'),
    attestationAccepted: true,
  },
  pay: { returnUrl: 'http://localhost:4173/tickets' },
  registerPrelaunch: registration,
  verifyPrelaunch: { registrationId: uuid, action: 'resend_email' },
  subscribe: { email: 'ada@example.com' },
  legacyPrelaunchRegister: { ...registration, eventSlug: 'meadowlark-2027' },
  legacyPrelaunchVerify: { registrationId: uuid, action: 'resend_email' },
  claimReward: { affiliateId: uuid, rewardDefinitionId: uuid },
};
