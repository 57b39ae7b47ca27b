import { html, type TemplateResult } from 'lit';
import { listLabel } from '../../../src/format/list.js';
import type { StageSet } from '../../../src/lineup/schedule.js';
import type { Clash } from '../tools/clashes.js';
import { icon, icons } from '../icons.js';
import type { LineupContext } from '../lineup-context.js';

/** What a set is called where it is spoken of: its acts, or the label of an unannounced one. */
export function nameOf(
  { acts, slot }: Pick<StageSet, 'acts' | 'slot'>,
  { phrases, locale }: LineupContext,
): string {
  if (acts.length === 0) return slot.placeholderLabel || phrases.toBeAnnounced;
  return listLabel(
    acts.map(({ name }) => name),
    locale,
  );
}

/** A name that stays the same and a state that changes, as pressed buttons should have. */
export function favouriteButton(
  set: StageSet,
  { planned, toggle }: { planned: boolean; toggle: () => void },
  context: LineupContext,
  notes: readonly (TemplateResult | undefined)[],
): TemplateResult {
  return html`${notes}<button
      type="button"
      class="favourite"
      part="favourite"
      aria-pressed=${planned}
      aria-label=${context.phrases.favourite(nameOf(set, context))}
      @click=${toggle}
    >
      ${icon(icons.star)}
    </button>`;
}

export const clashNote = (clash: Clash, context: LineupContext): TemplateResult =>
  html`<p class="clash" part="clash">
    ${icon(icons.clash)}${context.phrases.clashesWith(nameOf(clash.with, context), clash.minutes)}
  </p>`;
