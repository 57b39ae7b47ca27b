import { Surface } from '../../contract/primitives.js';
import type { Route } from '../../contract/routes.js';
import { refuse } from '../refuse.js';
import type { Subject } from './subject.js';

/** What is asked for; omitted means the app (spec L15). @throws {Refusal} bad_request */
export function surfaceOf(route: Route, query: URLSearchParams): Surface {
  const asked = query.get('surface');
  if (!route.surface || asked === null) return 'app';
  const surface = Surface.options.find((known) => known === asked);
  return surface ?? refuse('bad_request', `surface is web or app, not "${asked}".`);
}

/**
 * An endpoint without a surface needs an event that is published anywhere.
 * @throws {Refusal} not_found
 */
export function checkVisibility(route: Route, { event }: Subject, surface: Surface): void {
  if (!event) return;
  const { web, app } = event.publishedOn;
  const isVisible = route.surface ? event.publishedOn[surface] : web || app;
  if (isVisible) return;
  const hint = route.surface ? ` on the ${surface} surface` : '';
  refuse('not_found', `No event with this address is published${hint}.`);
}
