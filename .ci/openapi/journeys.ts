import type { DataOf } from '../../src/contract/endpoints.js';
import type { Control } from '../../src/emulator/index.js';
import type { Ask } from './examples.js';

type Journey = (ask: Ask, control: Control) => Promise<void>;

const festival = { slug: 'meadowlark-2027' };
const harbour = { slug: 'harbour-free' };
const prelude = { slug: 'prelude-2028' };
const foghorn = 'pk_live_foghorn_demo';
const ada = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com' };

/** Everything that may be read without doing anything. */
const look: Journey = async (ask) => {
  await ask('getEvent', festival);
  await ask('getVersion', festival);
  const lineup = await ask('getLineup', festival);
  const artistId = lineup?.slots.find(({ artist }) => artist)?.artist?.id;
  if (artistId) await ask('getArtist', { ...festival, artistId });
  await ask('getFaq', festival);
  const news = await ask('listNews', festival);
  const articleSlug = news?.articles[0]?.slug;
  if (articleSlug) await ask('getArticle', { ...festival, articleSlug });
  await ask('listBroadcasts', festival);
  await ask('getForm', { key: 'meadowlark-merch' });
  await ask('getOrganiser', { slug: 'meadowlark' });
  await ask('searchEvents', {}, { query: { country: 'GB', limit: '2' } });
  await ask('getGallery', festival);
  await ask('getPrelaunch', prelude, { serviceKey: foghorn });
};

const write: Journey = async (ask) => {
  const form = await ask('getForm', { key: 'meadowlark-contact' });
  const asked = form?.fields.filter(({ required }) => required) ?? [];
  const answers = Object.fromEntries(
    asked.map(({ id, type, options }) => [
      id,
      type === 'email' ? ada.email : (options?.[0]?.value ?? 'Is there room for a small tent?'),
    ]),
  );
  const version = form?.version ?? 1;
  await ask('submitForm', { key: 'meadowlark-contact' }, { body: { answers, version } });
  const signup = { email: ada.email, firstName: ada.firstName, consentEmail: true };
  await ask('subscribe', festival, { body: signup });
};

const buy: Journey = async (ask) => {
  const feed = await ask('getTickets', festival, { query: { promo: 'LARK10' } });
  const release = feed?.releases.find(({ name }) => name === 'Weekend');
  if (!feed?.checkout || !release) return;
  const items = [{ releaseId: release.id, quantity: 2 }];
  const cart = { items, promo: 'LARK10' };
  const quote = await ask('quote', festival, { body: cart });
  const expectedTotalPennies = quote?.totalPennies;
  const clientRequestId = '7d9f6c1e-52a4-4b8a-9a30-3f5d0c2b8e11';
  const hold = { ...cart, clientRequestId, expectedTotalPennies };
  const reservation = await ask('reserve', festival, { body: hold });
  if (!reservation) return;
  const order = { ...festival, checkoutToken: reservation.checkoutToken };
  await ask('submitDetails', order, { body: detailsFor(feed.checkout) });
  await ask('pay', order, { body: { returnUrl: 'http://localhost:4173/tickets' } });
  await ask('getOrder', order);
};

const takeForFree: Journey = async (ask) => {
  const feed = await ask('getTickets', harbour, { serviceKey: foghorn });
  const release = feed?.releases.find(({ pricePennies }) => pricePennies === 0);
  if (!feed?.checkout || !release) return;
  const body = { items: [{ releaseId: release.id, quantity: 1 }] };
  const reservation = await ask('reserve', harbour, { body, serviceKey: foghorn });
  if (!reservation) return;
  const order = { ...harbour, checkoutToken: reservation.checkoutToken };
  const details = detailsFor(feed.checkout);
  await ask('submitDetails', order, { body: details, serviceKey: foghorn });
  await ask('completeFree', order, { serviceKey: foghorn });
};

function detailsFor({ formVersion, consents }: NonNullable<DataOf<'getTickets'>['checkout']>) {
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
  const form = await ask('getPrelaunch', prelude, { serviceKey: foghorn });
  if (!form) return;
  const { formVersion } = form;
  const body = { email: ada.email, consentEmail: true, consentSms: false, formVersion };
  const registered = await ask('registerPrelaunch', prelude, { body, serviceKey: foghorn });
  if (registered) {
    const again = { registrationId: registered.registrationId, action: 'resend_email' as const };
    await ask('verifyPrelaunch', prelude, { body: again, serviceKey: foghorn });
  }
  const named = { ...body, email: 'grace@example.com', eventSlug: prelude.slug };
  const earlier = await ask('legacyPrelaunchRegister', {}, { body: named, serviceKey: foghorn });
  if (!earlier) return;
  const again = { registrationId: earlier.registrationId, action: 'resend_email' as const };
  await ask('legacyPrelaunchVerify', {}, { body: again, serviceKey: foghorn });
};

const claim: Journey = async (ask) => {
  const deviceToken = 'device_demo_ada';
  const wallet = await ask('getRewards', {}, { deviceToken });
  const [mine] = (wallet?.events ?? []).flatMap(({ affiliateId, rewards }) =>
    rewards
      .filter(({ status, fulfilment }) => status === 'claimable' && fulfilment === 'sent_later')
      .map((reward) => ({ affiliateId, reward })),
  );
  if (!mine) return;
  const { rewardDefinitionId, optionChoices } = mine.reward;
  const [selectedOption] = optionChoices ?? [];
  const deliveryAddress = { line1: '12 Orchard Lane', city: 'Hereford', postcode: 'HR1 2AB' };
  const choice = selectedOption === undefined ? {} : { selectedOption };
  const body = { affiliateId: mine.affiliateId, rewardDefinitionId, ...choice, deliveryAddress };
  await ask('claimReward', {}, { deviceToken, body });
};

/** One after the other on one emulator; an operation keeps the first answer that it gives. */
export const journeys: readonly Journey[] = [look, write, buy, takeForFree, registerEarly, claim];
