import type { PageSettings } from '../../../src/embed/page.js';
import { UsageError } from '../command.js';
import { noticeFinding, sorted, type Finding } from './finding.js';
import { get, Unreachable, type Got, type Limits } from './get.js';
import { readPage } from './page.js';
import { isPrivateHost } from './private-hosts.js';
import { checkPolicy } from './policy-needs.js';
import { checkScripts } from './script.js';
import { checkServices, servicesOf } from './check-services.js';
import { checkSettings } from './settings.js';

export interface CheckOptions {
  readonly page: string;
  readonly timeoutSeconds: number;
  /** What a bundled page says to `configure()`, where nothing of it stands in the HTML. */
  readonly settings: PageSettings;
}

/** Enough for any page; what is longer is judged by its beginning. */
const maxBytes = 5_000_000;

/** A page may name what it likes: all of it together costs no more. */
const mostRequests = 2000;
const mostBytes = 40_000_000;
const mostSeconds = 120;

/**
 * Looks at a page with widgets, and at all that they need.
 * @throws {Unreachable} when there is no page to look at
 */
export async function checkPage({
  page: address,
  timeoutSeconds,
  settings,
}: CheckOptions): Promise<Finding[]> {
  const left = { requests: mostRequests, bytes: mostBytes };
  const end = AbortSignal.timeout(mostSeconds * 1000);
  const isPrivate = isPrivateHost(address);
  const limits: Limits = { timeoutSeconds, maxBytes, left, isPrivate, end };
  const got = await get(address, { Accept: 'text/html' }, limits);
  mustBePage(got);
  const page = readPage(textOf(got), got.address, settings);
  const [scripts, heard] = await Promise.all([
    checkScripts(page, limits),
    checkServices(page, limits),
  ]);
  const services = servicesOf(page).filter(
    (baseUrl) => /^https?:/.test(baseUrl) && URL.canParse(baseUrl),
  );
  const policy = checkPolicy(page, got.headers.get('Content-Security-Policy'), {
    services,
    pictures: heard.pictures,
  });
  const cut = got.isCut
    ? [
        noticeFinding(
          'page',
          `the page is longer than ${maxBytes / 1_000_000} MB: only its beginning was looked at.`,
        ),
      ]
    : [];
  const isBundled = Boolean(settings.baseUrl);
  const findings = [...checkSettings(page), ...scripts, ...policy, ...heard.findings, ...cut];
  return sorted(
    findings.filter(({ about, level }) => !isBundled || about !== 'script' || level !== 'wrong'),
  );
}

function mustBePage({ address, status, headers }: Got): void {
  if (status !== 200)
    throw new Unreachable(`${address} answers ${status}: there is no page to look at.`);
  const type = headers.get('Content-Type') ?? 'text/html';
  if (!/html/i.test(type)) throw new Unreachable(`${address} is no page, but "${type}".`);
}

/** In the encoding that the answer names; pages that name another inside are read well enough. */
function textOf({ headers, body }: Got): string {
  const [, charset = 'utf-8'] =
    /charset=["']?([\w-]+)/i.exec(headers.get('Content-Type') ?? '') ?? [];
  try {
    return new TextDecoder(charset).decode(body);
  } catch {
    return new TextDecoder().decode(body);
  }
}

/** @throws {UsageError} unless it is the address of a page */
export function pageAddress(given: string | undefined): string {
  if (given === undefined) throw new UsageError('Which page? Write its address: https://….');
  const address = /^[\w.-]+\.[a-z]{2,}([/:?#]|$)/i.test(given) ? `https://${given}` : given;
  if (URL.canParse(address) && /^https?:$/.test(new URL(address).protocol)) return address;
  throw new UsageError(`"${given}" is no address of a page. It begins with https:// or http://.`);
}
