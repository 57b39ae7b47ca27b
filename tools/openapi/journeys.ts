import type { DataOf } from '../../src/contract/endpoints.js';
import type { Ask } from './ask.js';

type Journey = (ask: Ask) => Promise<void>;

const festival = { slug: 'meadowlark-2027' };
const harbour = { slug: 'harbour-free' };
const prelude = { slug: 'prelude-2028' };
const foghorn = 'pk_live_foghorn_demo';
const ada = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com' };

/** Everything that may be read without doing anything. */
const look: Journey = async (ask) => {
  await ask('getEvent', festival);
  await ask('getVersion', festival);
  const { slots } = await ask('getLineup', festival);
  const artist = firstOf(slots.flatMap((slot) => slot.artist ?? []));
  await ask('getArtist', { ...festival, artistId: artist.id });
  await ask('getFaq', festival);
  const { articles } = await ask('listNews', festival);
  await ask('getArticle', { ...festival, articleSlug: firstOf(articles).slug });
  await ask('listBroadcasts', festival);
  await ask('getForm', { key: 'meadowlark-merch' });
  await ask('getOrganiser', { slug: 'meadowlark' });
  await ask('searchEvents', {}, { query: { country: 'GB', limit: '2' } });
  await ask('getGallery', festival);
  await ask('getPrelaunch', prelude, { serviceKey: foghorn });
};

const write: Journey = async (ask) => {
  const { fields, version } = await ask('getForm', { key: 'meadowlark-contact' });
  const asked = fields.filter(({ required }) => required);
  const answers = Object.fromEntries(
    asked.map(({ id, type, options }) => [
      id,
      type === 'email' ? ada.email : (options?.[0]?.value ?? 'Is there room for a small tent?'),
    ]),
  );
  await ask('submitForm', { key: 'meadowlark-contact' }, { body: { answers, version } });
  const signup = { email: ada.email, firstName: ada.firstName, consentEmail: true };
  await ask('subscribe', festival, { body: signup });
};

const buy: Journey = async (ask) => {
  const promo = 'LARK10';
  const { releases, checkout } = await ask('getTickets', festival, { query: { promo } });
  const { id: releaseId } = firstOf(releases.filter(({ name }) => name === 'Weekend'));
  const cart = { items: [{ releaseId, quantity: 2 }], promo };
  await ask('quote', festival, { body: cart });
  const { checkoutToken } = await ask('reserve', festival, { body: cart });
  const order = { ...festival, checkoutToken };
  await ask('submitDetails', order, { body: detailsFor(checkout) });
  await ask('pay', order, { body: { returnUrl: 'http://localhost:4173/tickets' } });
  await ask('getOrder', order);
};

const takeForFree: Journey = async (ask) => {
  const by = { serviceKey: foghorn };
  const { releases, checkout } = await ask('getTickets', harbour, by);
  const { id: releaseId } = firstOf(releases.filter(({ pricePennies }) => pricePennies === 0));
  const cart = { items: [{ releaseId, quantity: 1 }] };
  const { checkoutToken } = await ask('reserve', harbour, { ...by, body: cart });
  const order = { ...harbour, checkoutToken };
  await ask('submitDetails', order, { ...by, body: detailsFor(checkout) });
  await ask('completeFree', order, by);
};

function detailsFor(checkout: DataOf<'getTickets'>['checkout']) {
  if (!checkout) throw new Error('The example event has no checkout.');
  const { formVersion, consents } = checkout;
  const wording = (key: string) => consents.find((box) => box.key === key)?.text ?? '';
  return {
    buyer: ada,
    consents: { organiser_email: true, organiser_messaging: false, platform_email: false },
    formVersion,
    consentTextSnapshot: {
      organiser_email: wording('organiser_email'),
      organiser_messaging: wording('organiser_messaging'),
      platform_email: wording('platform_email'),
    },
    attestationAccepted: true as const,
  };
}

const registerEarly: Journey = async (ask) => {
  const by = { serviceKey: foghorn };
  const { formVersion } = await ask('getPrelaunch', prelude, by);
  const body = { email: ada.email, consentEmail: true, consentSms: false, formVersion };
  const { registrationId } = await ask('registerPrelaunch', prelude, { ...by, body });
  const again = { registrationId, action: 'resend_email' as const };
  await ask('verifyPrelaunch', prelude, { ...by, body: again });
};

/** As above, on the paths that name no event. */
const registerTheEarlierWay: Journey = async (ask) => {
  const by = { serviceKey: foghorn };
  const { formVersion } = await ask('getPrelaunch', prelude, by);
  const consents = { consentEmail: true, consentSms: false };
  const body = { email: 'grace@example.com', ...consents, formVersion, eventSlug: prelude.slug };
  const { registrationId } = await ask('legacyPrelaunchRegister', {}, { ...by, body });
  const again = { registrationId, action: 'resend_email' as const };
  await ask('legacyPrelaunchVerify', {}, { ...by, body: again });
};

const claim: Journey = async (ask) => {
  const deviceToken = 'device_demo_ada';
  const { events } = await ask('getRewards', {}, { deviceToken });
  const claimable = events.flatMap(({ affiliateId, rewards }) =>
    rewards
      .filter(({ status }) => status === 'claimable')
      .map((reward) => ({ ...reward, affiliateId })),
  );
  const { affiliateId, rewardDefinitionId, optionChoices } = firstOf(claimable);
  const [selectedOption] = optionChoices ?? [];
  const choice = selectedOption === undefined ? {} : { selectedOption };
  const deliveryAddress = { line1: '12 Orchard Lane', city: 'Hereford', postcode: 'HR1 2AB' };
  const body = { affiliateId, rewardDefinitionId, ...choice, deliveryAddress };
  await ask('claimReward', {}, { deviceToken, body });
};

function firstOf<Item>([item]: readonly Item[]): Item {
  if (item === undefined) throw new Error('The demo world has nothing for an example.');
  return item;
}

/** One after the other on one emulator; an operation keeps the first answer that it gives. */
export const journeys: readonly Journey[] = [
  ...[look, write, buy, takeForFree],
  ...[registerEarly, registerTheEarlierWay, claim],
];
