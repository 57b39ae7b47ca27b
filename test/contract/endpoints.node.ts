import { describe, it } from 'node:test';
import { expect } from 'chai';
import { endpoints, type Endpoint } from '../../src/contract/endpoints.js';
import { errorCodes } from '../../src/contract/errors.js';
import { routes } from '../../src/contract/routes.js';

const names =
  'getEvent getVersion getLineup getArtist getFaq listNews getArticle listBroadcasts getForm ' +
  'submitForm getOrganiser searchEvents getTickets quote reserve submitDetails pay completeFree ' +
  'getOrder getPrelaunch registerPrelaunch verifyPrelaunch subscribe getGallery ' +
  'legacyPrelaunchRegister legacyPrelaunchVerify getRewards claimReward';

/** Every path of the specification's two endpoint tables. spec L223-262 */
const specified = [
  'GET /v1/events/{slug}/lineup',
  'GET /v1/events/{slug}/artists/{artistId}',
  'GET /v1/events/{slug}/faq',
  'GET /v1/events/{slug}/news',
  'GET /v1/events/{slug}/news/{articleSlug}',
  'GET /v1/events/{slug}/broadcasts',
  'GET /v1/forms/{key}',
  'POST /v1/forms/{key}/submissions',
  'GET /v1/events/{slug}',
  'GET /v1/events/{slug}/version',
  'GET /v1/organisers/{slug}',
  'GET /v1/events/search',
  'GET /v1/events/{slug}/tickets',
  'POST /v1/events/{slug}/tickets/quote',
  'POST /v1/events/{slug}/tickets/reserve',
  'POST /v1/events/{slug}/tickets/orders/{checkoutToken}/details',
  'POST /v1/events/{slug}/tickets/orders/{checkoutToken}/pay',
  'POST /v1/events/{slug}/tickets/orders/{checkoutToken}/complete-free',
  'GET /v1/events/{slug}/tickets/orders/{checkoutToken}',
  'GET /v1/events/{slug}/prelaunch',
  'POST /v1/events/{slug}/prelaunch/register',
  'POST /v1/events/{slug}/prelaunch/verify',
  'POST /v1/events/{slug}/subscribe',
  'GET /v1/events/{slug}/gallery',
  'POST /v1/prelaunch-register',
  'POST /v1/prelaunch-verify',
  'GET /v1/devices/me/ambassador/rewards',
  'POST /v1/devices/me/ambassador/reward-claims',
];

const rows: Record<string, Endpoint> = endpoints;
const namesWhere = (is: (row: Endpoint) => boolean) =>
  Object.keys(rows).filter((name) => is(rows[name]!));

describe('contract: the endpoint table', () => {
  it('has exactly the 28 operations, in one order', () => {
    expect(Object.keys(endpoints).join(' ')).to.equal(names);
    expect(Object.keys(endpoints)).to.have.length(28);
  });

  it('has every path of the specification and no other', () => {
    const paths = Object.values(rows).map(({ method, path }) => `${method} ${path}`);
    expect(paths).to.have.members(specified);
  });

  it('adds to the plain rows without changing any of them', () => {
    for (const [name, route] of Object.entries(routes)) expect(rows[name]).to.include(route);
  });

  it('AUT-08 lists as open what the specification lists, and nothing else', () => {
    expect(namesWhere(({ gate }) => gate === 'open')).to.have.members([
      'getEvent',
      'getVersion',
      'getArtist',
      'listBroadcasts',
      'getOrganiser',
      'searchEvents',
    ]);
  });

  it('CAC-01 lets caches keep only reads, and neither tickets, orders, rewards nor broadcasts', () => {
    const never = namesWhere(({ cache }) => cache === 'never');
    expect(never).to.include.members(namesWhere(({ method }) => method === 'POST'));
    expect(never).to.include.members(['getTickets', 'getOrder', 'getRewards', 'listBroadcasts']);
    expect(namesWhere(({ cache }) => cache !== 'never')).to.have.length(12);
  });

  it('takes a body on writes alone, and on every write but the completion of a free order', () => {
    expect(namesWhere(({ body }) => body !== undefined)).to.have.members(
      namesWhere(({ method }) => method === 'POST').filter((name) => name !== 'completeFree'),
    );
  });

  it('names only known error codes and real lines of the specification', () => {
    for (const [name, { errors, spec }] of Object.entries(rows)) {
      expect(errorCodes, name).to.include.members([...errors]);
      expect(spec.length, name).to.be.greaterThan(0);
      expect(
        spec.every((line) => line >= 1 && line <= 359),
        name,
      ).to.equal(true);
    }
  });
});
