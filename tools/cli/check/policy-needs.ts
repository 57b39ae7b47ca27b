import { fine, noticeFinding, wrong, type Finding } from './finding.js';
import type { CheckedPage } from './page.js';
import { governing, permits, policiesIn, type Policy } from './policy.js';
import { scriptAddress } from './script.js';

/** What the widgets of a page load from where. */
export interface Needs {
  /** Addresses of the service, or of the services. */
  readonly services: readonly string[];
  /** Some addresses of pictures that the service has sent. */
  readonly pictures: readonly string[];
}

/**
 * The policy of a page, by header and by meta tag, against what its widgets need. Of styles they need
 * nothing: theirs are no text of the page.
 */
export function checkPolicy(page: CheckedPage, header: string | null, needs: Needs): Finding[] {
  const policies = [...policiesIn(header ?? ''), ...metaPolicies(page)];
  if (policies.length === 0) return [];
  const found = policies.flatMap((policy) => [
    ...scripts(policy, page),
    ...missing(policy, page, 'connect-src', needs.services),
    ...missing(policy, page, 'img-src', needs.pictures),
    ...trustedTypes(policy),
    ...sandbox(policy),
    ...payment(policy, page),
  ]);
  const once = [...new Map(found.map((one) => [one.text, one])).values()];
  const isRight = once.every(({ level }) => level !== 'wrong');
  return isRight
    ? [...once, fine('policy', 'its Content-Security-Policy lets the widgets work.')]
    : once;
}

/** Browsers read it in the head alone. */
const metaPolicies = ({ tags }: CheckedPage): Policy[] =>
  tags
    .filter(
      (tag) =>
        tag.localName === 'meta' &&
        tag.isInHead &&
        tag.getAttribute('http-equiv')?.toLowerCase() === 'content-security-policy',
    )
    .flatMap((tag) => policiesIn(tag.getAttribute('content') ?? ''));

function scripts(policy: Policy, page: CheckedPage): Finding[] {
  const rule = governing(policy, 'script-src-elem');
  if (!rule) return [];
  return page.loaders.flatMap((tag) => {
    const address = scriptAddress(tag, page);
    if (address === undefined) return [];
    const nonce = tag.getAttribute('nonce');
    // The widgets inherit the nonce of the script that asks for them.
    if (nonce && rule.sources.includes(`'nonce-${nonce}'`)) return [];
    const isStrict = rule.sources.includes("'strict-dynamic'");
    const hashes = (tag.getAttribute('integrity') ?? '').split(/\s+/);
    if (isStrict && hashes.some((hash) => rule.sources.includes(`'${hash}'`))) return [];
    if (isStrict)
      return [
        wrong(
          'policy',
          `the policy of the page trusts scripts by nonce or hash alone ('strict-dynamic'): give the script tag the nonce of the page, nonce="…".`,
        ),
      ];
    return missing(policy, page, 'script-src-elem', [address, new URL('core.js', address).href]);
  });
}

function missing(
  policy: Policy,
  page: CheckedPage,
  directive: string,
  addresses: readonly string[],
): Finding[] {
  const rule = governing(policy, directive);
  if (!rule) return [];
  const refused = addresses.filter((one) => !permits(rule.sources, one, page.address));
  const origins = [...new Set(refused.map((one) => new URL(one).origin))];
  return origins.map((origin) => wrong('policy', wordsFor(rule, directive, origin)));
}

const shortName = (directive: string): string => directive.replace(/-elem$/, '');

/** The line to add, or to write where only `default-src` decides. */
function wordsFor(
  { name, sources }: { name: string; sources: readonly string[] },
  directive: string,
  origin: string,
): string {
  const kept = sources.filter((source) => source !== "'none'");
  const line =
    name === 'default-src'
      ? `write ${[shortName(directive), ...kept, origin].join(' ')}`
      : `add ${origin} to ${name}`;
  return `the policy of the page (${name}) refuses what comes from ${origin}: ${line}.`;
}

/** Lit makes one policy, under this name; so does DOMPurify, where the browser has no Sanitizer. */
function trustedTypes(policy: Policy): Finding[] {
  const names = policy.get('trusted-types');
  if (!names || names.includes('*')) return [];
  if (!names.includes('lit-html'))
    return [
      wrong(
        'policy',
        'the policy of the page names its Trusted Types, and lit-html is not among them: add lit-html to trusted-types.',
      ),
    ];
  if (names.includes('dompurify')) return [];
  return [
    noticeFinding(
      'policy',
      'where a browser has no Sanitizer (Safari, for one), formatted texts are shown as plain ones: add dompurify to trusted-types.',
    ),
  ];
}

function sandbox(policy: Policy): Finding[] {
  const granted = policy.get('sandbox');
  if (!granted || granted.includes('allow-scripts')) return [];
  return [
    wrong(
      'policy',
      'the policy of the page is a sandbox without scripts: add allow-scripts and allow-forms to sandbox.',
    ),
  ];
}

const stripe = 'https://js.stripe.com/v3/';

function payment(policy: Policy, page: CheckedPage): Finding[] {
  if (!page.widgets.some(({ tag }) => tag === 'event-tickets')) return [];
  const refused = ['script-src-elem', 'frame-src'].filter((directive) => {
    const rule = governing(policy, directive);
    return rule && !permits(rule.sources, stripe, page.address);
  });
  if (refused.length === 0) return [];
  const names = refused.map(shortName).join(' and ');
  return [
    noticeFinding(
      'policy',
      `where orders are paid with Stripe in the page, add https://js.stripe.com to ${names}; payments by redirect need nothing.`,
    ),
  ];
}
