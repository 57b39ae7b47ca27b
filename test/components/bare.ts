import { endpoints, type EndpointName } from '../../src/contract/endpoints.js';
import { removeGaps } from '../../src/contract/without-gaps.js';
import { operationAt } from '../conformance/judged.js';
import { chooseKinds } from '../effort.js';
import { TestPage } from './page.js';

/**
 * Element suites before a service that says only what the specification states:
 *
 *     beforeBothServices('the line-up', (isBare) => { it(…) });
 *
 * runs the same tests twice, in a quick run once. The second time every answer that a `TestPage` gives, scripted or of an
 * emulator, has lost the members that the contract marks as gaps. An emulator behind the page should
 * not read such members either: `emulator.control.settings({ bare: isBare })`. What can only be seen
 * on the full service is asked under `if (!isBare)`. For a feed by itself there is
 * `withoutInventedMembers('getTickets', feed)`.
 */
export function beforeBothServices(title: string, suite: (isBare: boolean) => void): void {
  for (const isBare of chooseKinds([false, true])) {
    describe(isBare ? `${title}, before a bare service` : title, () => {
      before(() => (TestPage.alter = isBare ? bareAnswer : undefined));
      after(() => (TestPage.alter = undefined));
      suite(isBare);
    });
  }
}

/** A copy of what stands under `data`, made from the contract; damaged feeds stay damaged. */
export function withoutInventedMembers<Data>(name: EndpointName, data: Data): Data {
  const copy = structuredClone(data);
  removeGaps(endpoints[name].data, copy);
  return copy;
}

async function bareAnswer(url: URL, method: string, response: Response): Promise<Response> {
  const name = operationAt({ method, url: url.href });
  const { status, headers } = response;
  const said = await response.text();
  const body = name && isEnvelope(said) ? (JSON.parse(said) as Envelope) : undefined;
  const text = name && body ? JSON.stringify(bareEnvelope(name, body)) : said;
  // Read without a task of the browser: whoever moves the time of a page knows when it is in.
  const answer = new Response(text || null, { status, headers });
  return Object.assign(answer, { text: () => Promise.resolve(text) });
}

const bareEnvelope = (name: EndpointName, { data, error, ...rest }: Envelope): object =>
  error
    ? { ...rest, error: { code: error.code, message: error.message } }
    : { ...rest, data: withoutInventedMembers(name, data) };

interface Envelope {
  data?: unknown;
  error?: { code: unknown; message: unknown };
}

const isEnvelope = (text: string): boolean => text.startsWith('{') && text.endsWith('}');
