import { addressOf } from '../../../src/client/address.js';
import { isSecretKey } from '../../../src/client/credential.js';
import { foreignOrigin, isSample, notFound, refusedKey } from '../../../src/client/diagnose.js';
import { readEnvelope } from '../../../src/client/envelope.js';
import { isRequestFailure } from '../../../src/client/errors.js';
import { routes } from '../../../src/contract/routes.js';
import { ignoredService } from '../../../src/embed/organiser-words.js';
import { fine, noticeFinding, wrong, type Finding } from './finding.js';
import { ask, isRedirect, Unreachable, type Got, type Limits } from './get.js';
import type { CheckedPage, Widget } from './page.js';
import { isMixed, mixed } from './script.js';
import { targetOf, type Target } from './targets.js';

export interface Heard {
  readonly findings: readonly Finding[];
  /** Of the answers that came. */
  readonly pictures: readonly string[];
}

interface Call extends Target {
  readonly widget: Widget;
}

/** Asks the service, as a browser on this page would, for what each widget shows first. */
export async function checkServices(page: CheckedPage, limits: Limits): Promise<Heard> {
  const calls = page.widgets.map((widget) => ({ widget, ...targetOf(widget, page) }));
  const ignored = [...new Set(calls.flatMap((call) => call.ignored ?? []))];
  const heard = await Promise.all(
    servicesOf(page).map((baseUrl) => checkService(baseUrl, calls, page, limits)),
  );
  return {
    findings: [
      ...ignored.map((address) => noticeFinding('service', ignoredService(address))),
      ...heard.flatMap(({ findings }) => findings),
    ],
    pictures: heard.flatMap(({ pictures }) => pictures),
  };
}

/** Each service once, the page's own among them though no widget may be here yet. */
export function servicesOf(page: CheckedPage): string[] {
  const named = page.widgets.map((widget) => targetOf(widget, page).baseUrl);
  const own = (page.settings.baseUrl ?? '').trim().replace(/(?<!\/)\/+$/, '');
  return [...new Set([own, ...named])].filter((baseUrl) => baseUrl && !isSample(baseUrl));
}

const nothing = (one: Finding): Heard => ({ findings: [one], pictures: [] });

async function checkService(
  baseUrl: string,
  all: readonly Call[],
  page: CheckedPage,
  limits: Limits,
): Promise<Heard> {
  if (baseUrl.startsWith('emulator:'))
    return nothing(
      noticeFinding(
        'service',
        'this page runs on the emulator: everything it shows is made up. For real visitors, write the address of your ticketing service as data-base-url.',
      ),
    );
  if (!URL.canParse(baseUrl) || !/^https?:/.test(baseUrl))
    return nothing(
      wrong('service', `"${baseUrl}" is no address of a service. Write data-base-url="https://…".`),
    );
  if (isMixed(baseUrl, page)) return nothing(mixed('service', baseUrl));
  const calls = unlike(all.filter((call) => call.baseUrl === baseUrl && canAsk(call)));
  try {
    const search = await ask(addressOf(baseUrl, routes.searchEvents, {}), from(page), limits);
    if (isRedirect(search.status)) return nothing(redirected(baseUrl, search));
    const reachable = fine('service', `${baseUrl} answers.`);
    const heard = await Promise.all(calls.map((call) => checkCall(call, page, limits)));
    const preflight = await checkPreflight(baseUrl, calls, page, limits);
    const findings = [reachable, ...preflight, ...heard.flatMap((one) => one.findings)];
    const once = [...new Map(findings.map((one) => [one.text, one])).values()];
    return { findings: once, pictures: heard.flatMap(({ pictures }) => pictures) };
  } catch (error) {
    if (!(error instanceof Unreachable)) throw error;
    return nothing(
      wrong('service', `${error.message} Is data-base-url right, and the service running?`),
    );
  }
}

/** A key of a server is sent nowhere, and what nobody has named cannot be asked for. */
const canAsk = ({ serviceKey, subject, widget }: Call): boolean =>
  !isSecretKey(serviceKey) &&
  (widget.route.gate === 'key' || widget.route.gate === 'open') &&
  (widget.about === undefined || subject !== '');

function unlike(calls: readonly Call[]): Call[] {
  const nameOf = ({ serviceKey, subject, widget }: Call) =>
    [serviceKey, subject, widget.operation].join(' ');
  return [...new Map(calls.map((call) => [nameOf(call), call])).values()];
}

const from = ({ origin }: CheckedPage, more: Record<string, string> = {}): RequestInit => ({
  headers: { Accept: 'application/json', Origin: origin, ...more },
});

const redirected = (baseUrl: string, { headers }: Got): Finding =>
  wrong(
    'service',
    `${baseUrl} redirects to ${headers.get('Location')}, and widgets follow no redirect: it could hand the key to somebody else. Write the address where it leads.`,
  );

async function checkPreflight(
  baseUrl: string,
  calls: readonly Call[],
  page: CheckedPage,
  limits: Limits,
): Promise<Finding[]> {
  const call = calls.find(({ widget, serviceKey }) => widget.route.gate === 'key' && serviceKey);
  if (!call) return [];
  const { headers, status } = await ask(
    feedOf(call),
    {
      method: 'OPTIONS',
      headers: {
        Origin: page.origin,
        'Access-Control-Request-Method': 'GET',
        'Access-Control-Request-Headers': 'x-service-key',
      },
    },
    limits,
  );
  const granted = headers.get('Access-Control-Allow-Origin');
  if (granted !== page.origin && granted !== '*')
    return [wrong('origin', foreignOrigin(baseUrl, page.origin))];
  const allowed = (headers.get('Access-Control-Allow-Headers') ?? '').toLowerCase();
  if (
    status >= 300 ||
    !allowed
      .split(',')
      .map((one) => one.trim())
      .some((one) => one === 'x-service-key' || one === '*')
  )
    return [
      wrong(
        'preflight',
        `${baseUrl} does not permit the header X-Service-Key to pages: its answer to OPTIONS (${status}) must list it in Access-Control-Allow-Headers.`,
      ),
    ];
  return [fine('origin', `${baseUrl} permits ${page.origin} to ask.`)];
}

const feedOf = ({ baseUrl, subject, widget }: Call): string => {
  const named = widget.about === 'form' ? { key: subject } : { slug: subject };
  return addressOf(baseUrl, widget.route, widget.about ? named : {});
};

async function checkCall(call: Call, page: CheckedPage, limits: Limits): Promise<Heard> {
  const { serviceKey, baseUrl } = call;
  const key = call.widget.route.gate === 'key' && serviceKey ? { 'X-Service-Key': serviceKey } : {};
  const got = await ask(feedOf(call), from(page, key as Record<string, string>), limits);
  if (isRedirect(got.status)) return nothing(redirected(baseUrl, got));
  try {
    const { status, body, headers } = got;
    const retryAfter = headers.get('Retry-After');
    const data = readEnvelope({ status, retryAfter, text: body.toString('utf8') }, (text) => text);
    const granted = headers.get('Access-Control-Allow-Origin');
    if (granted !== page.origin && granted !== '*')
      return nothing(wrong('origin', foreignOrigin(baseUrl, page.origin)));
    return { findings: found(call), pictures: picturesIn(data, baseUrl) };
  } catch (error) {
    if (!isRequestFailure(error)) throw error;
    return nothing(wrong(...wordsFor(error.code, call, page)));
  }
}

const found = ({ subject, widget }: Call): Finding[] =>
  widget.about
    ? [fine(widget.about, `${widget.about} "${subject}" is there for ${widget.tag}.`)]
    : [];

function wordsFor(
  code: string,
  { baseUrl, serviceKey = '', subject, widget: { about = 'event', route, tag } }: Call,
  page: CheckedPage,
): [about: string, words: string] {
  if (code === 'unauthorized') return ['key', refusedKey(baseUrl, serviceKey)];
  if (code === 'origin_not_allowed') return ['origin', foreignOrigin(baseUrl, page.origin)];
  if (code === 'not_found') return [about, notFound(baseUrl, { about, subject, path: route.path })];
  if (code === 'bad_answer' || code === 'unsupported_version')
    return [
      'service',
      `what ${baseUrl} answers for ${tag} is not what a service of this interface says. Is data-base-url right?`,
    ];
  return ['service', `${baseUrl} refuses what ${tag} asks for: ${code}. Try again in a while.`];
}

/** Addresses of pictures, wherever in an answer they stand; an origin once. */
function picturesIn(data: unknown, baseUrl: string): string[] {
  const found = new Map<string, string>();
  const waiting: unknown[] = [data];
  for (let at = 0; at < waiting.length; at += 1) {
    const value = waiting[at];
    if (typeof value !== 'object' || value === null) continue;
    for (const [name, member] of Object.entries(value)) {
      if (typeof member !== 'string' || !/image|logo|photo|thumb|picture/i.test(name))
        waiting.push(member);
      else if (URL.canParse(member, baseUrl) && /^https?:/.test(new URL(member, baseUrl).protocol))
        found.set(new URL(member, baseUrl).origin, new URL(member, baseUrl).href);
    }
  }
  return [...found.values()];
}
