import { parseArgs } from 'node:util';
import type { Elsewhere } from './elsewhere.js';

/** @param command what is typed to start it, up to the first option */
export const usageOf = (command: string): string => `${command} [options]

Holds a service against the specification and reports where it differs from the emulator.

  --base-url URL      the service; without it the emulator is started, with its demo world
  --event SLUG        a published event of the service
  --key KEY           a publishable key of its organiser; --service-key is the same
  --secret-key KEY    a secret key of the same organiser
  --origin ORIGIN     of a page that the organiser allows, such as https://festival.example
  --old-slug SLUG     a slug that the event used earlier
  --form KEY          a form of the organiser; it is read, and sent what it has to refuse
  --organiser SLUG    the organiser; read from the event where that says it
  --mode MODE         open or key_required, whether the organiser requires keys; else found out
  --paid-release ID   a release that costs something and may be held, twice, for a while; id or name
  --free-release ID   a release that costs nothing; one order of it is completed; id or name
  --control URL|none  control port of a service with the demo world; looked for beside --base-url
  --scenario NAME     of the emulator that is started, for example bare
  --only TEXT         only the cases whose chapter, ids or title have this text
  --json FILE         writes every verdict to a file
  --help              this

Exit code 0: no row of the specification failed. 1: one did. 2: nothing, or too little, could be
asked: of the cases that need no demo world more than half were skipped.
docs/conformance.md has the whole story.`;

export interface CliWish extends Elsewhere {
  help: boolean;
  baseUrl?: string | undefined;
  control?: string | undefined;
  scenario?: string | undefined;
  only?: string | undefined;
  json?: string | undefined;
}

const text = { type: 'string' } as const;

/** What may be typed; also for whoever reads it before `wishOf` does. */
export const wishOptions = {
  'base-url': text,
  event: text,
  key: text,
  'service-key': text,
  'secret-key': text,
  origin: text,
  'old-slug': text,
  form: text,
  organiser: text,
  mode: text,
  'paid-release': text,
  'free-release': text,
  control: text,
  scenario: text,
  only: text,
  json: text,
  help: { type: 'boolean', short: 'h' },
} as const;

/** @throws {Error} saying which argument is wrong */
export function wishOf(args: string[]): CliWish {
  const { values } = parseArgs({ args, options: wishOptions });
  const { event, control, scenario, only, json, help = false } = values;
  const key = values.key ?? values['service-key'];
  return {
    ...{ event, key, control, scenario, only, json, help },
    baseUrl: address('--base-url', values['base-url']),
    secretKey: values['secret-key'],
    origin: originOf(values.origin),
    named: {
      paid: values['paid-release'],
      free: values['free-release'],
      oldSlug: values['old-slug'],
      form: values.form,
      organiser: values.organiser,
      mode: modeOf(values.mode),
    },
  };
}

function modeOf(text: string | undefined): 'open' | 'key_required' | undefined {
  if (text === undefined || text === 'open' || text === 'key_required') return text;
  throw new Error(`--mode takes open or key_required, not "${text}".`);
}

function address(name: string, text: string | undefined): string | undefined {
  if (text === undefined || (/^https?:/.test(text) && URL.canParse(text))) return text;
  throw new Error(`${name} takes an address like https://api.example, not "${text}".`);
}

function originOf(text: string | undefined): string | undefined {
  const url = address('--origin', text);
  return url === undefined ? undefined : new URL(url).origin;
}
