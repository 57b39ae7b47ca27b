import { html, type TemplateResult } from 'lit';
import type { DataOf, EndpointName, ParamsOf } from '../../../src/contract/endpoints.js';
import type { routes } from '../../../src/contract/routes.js';
import type { EventElement } from '../element.js';
import { hasFallback } from '../fallback.js';

/** The operations that read. */
export type FeedName = {
  [Name in EndpointName]: (typeof routes)[Name]['method'] extends 'GET' ? Name : never;
}[EndpointName];

/** What an element says about its feed, and how it draws each outcome. */
export interface FeedOptions<Name extends FeedName> {
  endpoint: Name;
  /** What the address needs; undefined while the author has not said it. */
  params: () => ParamsOf<Name> | undefined;
  /** What is loading, as a screen reader is told: "Line-up". */
  name: () => string;
  /** In the shape of what will stand there, made of `.bone` blocks. */
  skeleton: () => TemplateResult;
  ready: (data: DataOf<Name>) => TemplateResult;
  /** False where nothing of an answer can be drawn: it counts as one that cannot be read. */
  accepts?: (data: DataOf<Name>) => boolean;
  isEmpty?: (data: DataOf<Name>) => boolean;
  empty?: () => TemplateResult;
}

/** An answer, with a note above it when it is not the newest. */
export function drawAnswer<Name extends FeedName>(
  host: EventElement,
  { isEmpty, empty, ready }: FeedOptions<Name>,
  data: DataOf<Name>,
  { note, busy }: { note?: TemplateResult | undefined; busy?: boolean } = {},
): TemplateResult {
  const content = isEmpty?.(data) ? html`<slot name="empty">${empty?.()}</slot>` : ready(data);
  return host.frame([note, content], busy);
}

/** No answer yet: the author's own words, or the bones of what will stand there. */
export function drawWaiting(
  host: EventElement,
  skeleton: () => TemplateResult,
  note?: TemplateResult,
): TemplateResult {
  const bones = html`<div class="skeleton" aria-hidden="true">${skeleton()}</div>`;
  return host.frame([note, hasFallback(host) ? html`<slot></slot>` : bones], true);
}

/** No answer and none to come: the author's own words, and why. */
export function drawFailure(
  host: EventElement,
  notice: TemplateResult | undefined,
  busy = false,
): TemplateResult {
  return host.frame([hasFallback(host) ? html`<slot></slot>` : undefined, notice], busy);
}
