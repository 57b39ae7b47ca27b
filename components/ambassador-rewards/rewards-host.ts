import type { TemplateResult } from 'lit';
import type { Phrases } from '../../src/i18n/phrases.js';
import type { EventElement } from '../internal/element.js';
import type { WalletReward } from './reward.js';

/** What draws and sends claims, and is fetched once the wallet stands. */
export interface ClaimPart {
  /** Beneath a reward: the form that is open, or what became of it. */
  draw(reward: WalletReward): TemplateResult | undefined;
  isOpen(reward: WalletReward): boolean;
  open(reward: WalletReward): void;
  /** Another person: nothing of the one before stays. */
  clear(): void;
}

/** What the parts see of the element. */
export interface RewardsHost extends EventElement {
  phrases: Phrases<'rewards'>;
  language: string;
  readonly headingLevel: number;
  /** Undefined until it has come. */
  readonly claims?: ClaimPart | undefined;
  /** Opens the form of a reward, which may have to be fetched first. */
  openClaim(reward: WalletReward): Promise<void>;
  /** Its form was wanted and could not be fetched. */
  isUnopened(reward: WalletReward): boolean;
  /** Shows a reward as a claim has left it, until the wallet has been read again. */
  takeClaimed(reward: WalletReward): void;
  /** Reads the wallet again. */
  refresh(): Promise<void>;
}
