import type { TemplateResult } from 'lit';
import { plainButton } from '../../internal/buttons.js';
import { notice } from '../../internal/feed/states.js';
import type { LateView } from '../../internal/late-view.js';
import type { TicketsHost } from '../tickets-host.js';

/** Offers another try in place of a part that could not be loaded. */
export function drawMissing(
  { phrases }: TicketsHost,
  part: LateView<unknown>,
): TemplateResult | undefined {
  return part.isMissing
    ? notice(
        phrases.trouble,
        plainButton(phrases.retry, () => void part.load()),
      )
    : undefined;
}
