import { gapLimits, limits } from '../../src/contract/limits.js';
import type { ApiDocument } from './document.js';

const paragraphs = [
  'Live data of an event for any website: line-up, answers, news, forms, tickets and more, read by a page with a publishable key. This document is generated from the contract in `src/contract`, and its examples are answers of the emulator.',
  '**Envelope.** Every body is JSON: `{ apiVersion: 1, data }` for a success, `{ apiVersion: 1, error: { code, message } }` for a failure. Decide by `code`; a status may differ between services.',
  '**Reading.** Members that you do not know are to be ignored: changes are additive. `null` means that the organiser has not filled it in. `string or null` is always present, `optional` may be absent.',
  '**Spec, implied or gap.** Every operation and every member says where it comes from. `x-origin: spec` is stated by the specification; `x-origin: implied` is not named there, but no service can do without it, under whatever name (`x-reason` says why); `x-origin: gap` was decided here because the specification is silent, so a real service may answer otherwise: read it with a default. `x-spec-lines` names the lines that state it, or that leave it open.',
  `**Pages.** Every path answers OPTIONS without a key, with 204, and the answer may be kept for ${gapLimits.preflightMaxAgeSeconds} seconds. Allowed request headers: X-Service-Key, Content-Type, Authorization, Idempotency-Key. Exposed: Retry-After. No cookies. Answers vary by Origin.`,
  '**Methods.** HEAD is GET without a body. Any other method than the listed ones is refused with `method_not_allowed`.',
  `**Limits.** Bodies up to ${gapLimits.bodyKibibytes} KiB, answers of a form up to ${gapLimits.answerCharacters} characters. About ${limits.formReadsPerMinute} reads and ${limits.formSubmissionsPerMinute} writes a minute for one caller, ${gapLimits.publicWritesPerAddress} messages to one address in ${gapLimits.publicWritesWindowMinutes} minutes, ${gapLimits.liveHoldsPerCaller} live holds at one event.`,
];

export const info = (version: string): ApiDocument['info'] => ({
  title: 'Event Website Data Service',
  version,
  description: paragraphs.join('\n\n'),
  license: { name: 'MIT', identifier: 'MIT' },
});
