import { FailureBody } from '../../../src/contract/envelope.js';
import { check, checkEqual, checkShape } from '../check.js';
import { appOnly, festival, keys, webOnly } from '../demo-world.js';
import { addressOf, initOf, read, refused } from '../read.js';
import { it } from '../it.js';

async function checkFailure(response: Response, status: number, code: string): Promise<void> {
  checkEqual(response.status, status, 'the status');
  check(
    response.headers.get('Content-Type')?.startsWith('application/json') ?? false,
    'a refusal in JSON',
  );
  const body: unknown = await response.json();
  checkEqual(Object.keys(body as object).sort(), ['apiVersion', 'error'], 'the envelope');
  checkEqual(checkShape(FailureBody, body, 'the refusal').error.code, code, 'the code');
}

const keyed = { headers: { 'X-Service-Key': keys.meadowlark } };

export const envelope = [
  it('gap anywhere ENV-04 ENV-02 an unknown path answers 404 not_found in the envelope', async ({
    baseUrl,
    send,
  }) => {
    for (const path of ['/v1/nothing', '/v1/events/meadowlark-2027/nothing', '/v2/events/search'])
      await checkFailure(await send()(baseUrl + path, keyed), 404, 'not_found');
  }),
  it('gap anywhere ENV-04 a wrong method answers 405 method_not_allowed in the envelope', async (target) => {
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH']) {
      const address = addressOf(target, 'getLineup', festival);
      await checkFailure(
        await target.send()(address, { ...keyed, method }),
        405,
        'method_not_allowed',
      );
    }
    const quote = addressOf(target, 'quote', festival);
    await checkFailure(await target.send()(quote, keyed), 405, 'method_not_allowed');
  }),
  it('gap anywhere ENV-07 a surface that does not exist answers 400, wherever a surface is taken', async (target) => {
    for (const name of ['getEvent', 'getLineup', 'getFaq', 'getVersion', 'getGallery'] as const)
      for (const surface of ['kiosk', 'WEB', ''])
        await refused(target, name, festival, 'bad_request', { surface });
    await refused(target, 'searchEvents', {}, 'bad_request', { surface: 'kiosk' });
  }),
  it('ENV-10 EVT-01 an event on the web only is found with surface=web and not without a surface', async (target) => {
    for (const name of ['getEvent', 'getVersion', 'getLineup', 'getFaq', 'getGallery'] as const) {
      await read(target, name, webOnly);
      await refused(target, name, webOnly, 'not_found', { surface: null });
      await refused(target, name, webOnly, 'not_found', { surface: 'app' });
    }
  }),
  it('ERR-03 an event on the app only is not found on the web', async (target) => {
    for (const name of ['getEvent', 'getLineup', 'getFaq'] as const) {
      await refused(target, name, appOnly, 'not_found');
      await read(target, name, appOnly, { surface: 'app' });
    }
  }),
  it('gap NWS-01 ANN-01 ART-01 feeds without a surface ignore one, and need an event that is published anywhere', async (target) => {
    for (const name of ['listNews', 'listBroadcasts'] as const)
      for (const slug of [appOnly, webOnly])
        await read(target, name, slug, { query: { surface: 'web' } });
  }),
  it('gap ENV-27 HEAD mirrors GET without a body', async (target) => {
    for (const name of ['getLineup', 'listBroadcasts'] as const) {
      const address = addressOf(target, name, festival);
      const get = await target.send()(address, initOf(name, {}));
      const head = await target.send()(address, { ...initOf(name, {}), method: 'HEAD' });
      checkEqual(head.status, get.status, 'the status of HEAD');
      for (const header of ['Content-Type', 'Cache-Control', 'Vary'])
        checkEqual(head.headers.get(header), get.headers.get(header), header);
      checkEqual(await head.text(), '', 'the body of HEAD');
      check((await get.text()).length > 0, 'a body of GET');
    }
    const unkeyed = addressOf(target, 'getLineup', festival);
    checkEqual((await target.send()(unkeyed, { method: 'HEAD' })).status, 401, 'HEAD, no key');
  }),
];
