import { endpoints } from '../../src/contract/endpoints.js';
import type { EndpointName } from '../../src/contract/routes.js';
import { demoEmulator } from './demo-world.js';
import { answer, make, refusal, settled, TestPage } from './page.js';
import { demoToken, signIn } from './signed-in.js';

/** Forms that have something to say to an element about a form; feedback where none is named. */
const forms: Partial<Record<string, string>> = { 'merch-preview': 'meadowlark-merch' };

/** What an element is asked about in the demo world. */
export function subjectOf(tag: string, operation: EndpointName): Record<string, string> {
  if (operation === 'getForm') return { form: forms[tag] ?? 'meadowlark-feedback' };
  if (operation === 'getOrganiser') return { organiser: 'foghorn' };
  // Only an event that has not been launched can be registered for.
  return { event: operation === 'getPrelaunch' ? 'prelude-2028' : 'meadowlark-2027' };
}

/** What the emulator answers, cut to a few items in each list: the cases are many. */
export async function demoAnswer(
  operation: EndpointName,
  subject: Record<string, string>,
  items = 9,
) {
  const { fetch } = demoEmulator();
  const path = endpoints[operation].path
    .replace('{slug}', subject['event'] ?? subject['organiser'] ?? '')
    .replace('{key}', subject['form'] ?? '')
    .replace('{artistId}', subject['artist'] ?? '');
  const key = { 'X-Service-Key': 'pk_live_meadowlark_demo' };
  const isOfDevice = endpoints[operation].gate === 'device';
  const headers = isOfDevice ? { Authorization: `Bearer ${demoToken}` } : key;
  const response = await fetch(`https://emulator.invalid${path}?surface=web`, { headers });
  const { data } = (await response.json()) as { data: unknown };
  return shortened(data, items);
}

/** An element on a page whose service says of its feed what the demo world does, and nothing else. */
export async function putDemo(tag: string, operation: EndpointName) {
  await import(`../../components/${tag}/${tag}.ts`);
  const subject = subjectOf(tag, operation);
  const full = await demoAnswer(operation, subject);
  const page = new TestPage(subject);
  let asked = 0;
  page.reply = () => (asked++ ? refusal('not_found', 404) : answer(full));
  const element = document.body.appendChild(signIn(make(tag)));
  await settled(element);
  return { page, element, full };
}

function shortened(value: unknown, items: number): unknown {
  if (Array.isArray(value)) return value.slice(0, items).map((item) => shortened(item, items));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, shortened(part, items)]),
  );
}
