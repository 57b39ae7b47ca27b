import { count, list, words } from '../../src/checkout/loose.js';
import type { LooseFeed } from '../../src/checkout/offers.js';
import type { Item } from '../../src/checkout/state.js';

/** A way of paying in parts, by its id. */
export interface PlanOffered {
  readonly id: string;
  /** In the organiser's words. */
  readonly label: string;
}

/** The plans that every paid release of a cart offers: the service takes no other. spec L250 */
export function plansFor({ releases }: LooseFeed, items: readonly Item[]): PlanOffered[] {
  const paid = items.flatMap(({ releaseId }) => {
    const release = list(releases).find(({ id }) => id === releaseId);
    if (!release) return [[]];
    return count(release.pricePennies) === 0 ? [] : [plansOf(release)];
  });
  const [first = [], ...others] = paid;
  return first.filter(({ id }) => others.every((plans) => plans.some((plan) => plan.id === id)));
}

type LooseRelease = NonNullable<NonNullable<LooseFeed['releases']>[number]>;

const plansOf = ({ paymentPlans }: LooseRelease): PlanOffered[] =>
  list(paymentPlans).flatMap((plan) => {
    const id = words(plan.id);
    return id ? [{ id, label: words(plan.label) || words(plan.name) }] : [];
  });
