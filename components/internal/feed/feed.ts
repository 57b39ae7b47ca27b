import { html, type TemplateResult } from 'lit';
import type { DataOf, EndpointName, ParamsOf } from '../../../src/contract/endpoints.js';
import type { routes } from '../../../src/contract/routes.js';
import type { EventElement } from '../element.js';
import { hasFallback } from '../fallback.js';

/** The operations that read. */
export type FeedName = {
  [Name in EndpointName]: (typeof routes)[Name]['method'] extends 'GET' ? Name : never;
}[EndpointName];

/** The feed of an element, and how each outcome is drawn. */
export interface FeedOptions<Name extends FeedName> {
  endpoint: Name;
  /** Parameters of the request; undefined while the author has not set them. */
  params: () => ParamsOf<Name> | undefined;
  /** The name of the feed for screen readers: "Line-up". */
  name: () => string;
  /** The skeleton in the shape of the content, made of `.bone` blocks. */
  skeleton: () => TemplateResult;
  ready: (data: DataOf<Name>) => TemplateResult;
  /** False if nothing of an answer can be drawn: it counts as unreadable. */
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

/** No answer yet: the author's fallback, or the skeleton. */
export function drawWaiting(
  host: EventElement,
  skeleton: () => TemplateResult,
  note?: TemplateResult,
): TemplateResult {
  const bones = html`<div class="skeleton" aria-hidden="true">${skeleton()}</div>`;
  return host.frame([note, hasFallback(host) ? html`<slot></slot>` : bones], true);
}

/** No answer and none expected: the author's fallback, and the reason. */
export function drawFailure(
  host: EventElement,
  notice: TemplateResult | undefined,
  busy = false,
): TemplateResult {
  return host.frame([hasFallback(host) ? html`<slot></slot>` : undefined, notice], busy);
}
