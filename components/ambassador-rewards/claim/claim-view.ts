import type { TemplateResult } from 'lit';
import { drawFieldError } from '../../internal/form/error-summary.js';
import type { WalletReward } from '../reward.js';
import type { RewardsHost } from '../rewards-host.js';
import type { ClaimDraft } from './draft.js';

/** What the questions of one claim know. */
export interface ClaimView {
  readonly host: RewardsHost;
  readonly reward: WalletReward;
  readonly draft: ClaimDraft;
  /** What is wrong with the answer of that id. */
  readonly problemOf: (id: string) => string | undefined;
  /** An answer has changed. */
  readonly changed: (id: string) => void;
  /** A field has been left. */
  readonly left: () => void;
}

/** Beside a field, what is wrong with it. */
export function drawProblem(
  { host, problemOf }: ClaimView,
  id: string,
): TemplateResult | undefined {
  const words = problemOf(id);
  return words ? drawFieldError(host.phrases, { id, words }) : undefined;
}
