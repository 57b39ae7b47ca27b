import { Surface } from '../../contract/primitives.js';
import type { Route } from '../../contract/routes.js';
import { refuse } from '../requests/refuse.js';
import type { Subject } from '../state/subject.js';

/** What is asked for; omitted means the app (spec L15). @throws {Refusal} bad_request */
export function surfaceOf(route: Route, query: URLSearchParams): Surface {
  const asked = query.get('surface');
  if (!route.surface || asked === null) return 'app';
  const surface = Surface.options.find((known) => known === asked);
  return surface ?? refuse('bad_request', `surface is web or app, not "${asked}".`);
}

/**
 * An endpoint without a surface needs an event that is published anywhere. A form is visible where
 * it and its event are. spec L313
 * @throws {Refusal} not_found
 */
export function checkVisibility(route: Route, subject: Subject, surface: Surface): void {
  for (const what of ['event', 'form'] as const) {
    const publishedOn = subject[what]?.publishedOn;
    if (!publishedOn) continue;
    const isVisible = route.surface ? publishedOn[surface] : publishedOn.web || publishedOn.app;
    if (isVisible) continue;
    const hint = route.surface ? ` on the ${surface} surface` : '';
    refuse('not_found', `No ${what} with this address is published${hint}.`);
  }
}
