import { parseArgs } from 'node:util';
import type { Elsewhere } from './elsewhere.js';

/** @param command what is typed to start it, up to the first option */
export const usageOf = (command: string): string => `${command} [options]

Tests a service against the specification, and reports where it differs from the emulator.

  --base-url URL      the service; default: starts the emulator, with its sample world
  --event SLUG        a published event of the service
  --key KEY           a publishable key of its organiser; --service-key is the same
  --secret-key KEY    a secret key of the same organiser
  --origin ORIGIN     an origin the organiser allows, such as https://festival.example
  --old-slug SLUG     an earlier slug of the event
  --form KEY          a form of the organiser; it is read, and gets only answers it must refuse
  --organiser SLUG    the organiser, if the event doesn’t name one
  --mode MODE         open or key_required: whether keys are required; default: found out
  --paid-release ID   a paid release, by id or name; it is held twice and never paid for
  --free-release ID   a free release, by id or name; one order of it is completed
  --control URL|none  control port of a service with the sample world; default: beside --base-url
  --scenario NAME     scenario of the emulator, for example bare
  --only TEXT         only cases with this text in chapter, ids or title
  --json FILE         writes every verdict to a file
  --help              shows this help

Exit code 0: no row of the specification failed. 1: one did. 2: too little was tested: more than half
of the cases that need no sample world were skipped.
See docs/conformance.md.`;

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
