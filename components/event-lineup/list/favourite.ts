import { html, nothing, type TemplateResult } from 'lit';
import { durationLabel } from '../../../src/format/duration.js';
import { listLabel } from '../../../src/format/list.js';
import type { StageSet } from '../../../src/lineup/schedule.js';
import type { Clash } from './clashes.js';
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

/**
 * A name that stays the same and a state that changes, as pressed buttons should have. The tools listen
 * for all of them. Its star is not drawn by `icon`: a template within a template costs each row more
 * nodes, and a press may replace hundreds of rows.
 */
export function favouriteButton(
  set: StageSet,
  planned: boolean,
  context: LineupContext,
  notes: readonly TemplateResult[],
): TemplateResult {
  return html`${notes.length > 0 ? notes : nothing}<button
      type="button"
      class="favourite"
      part="favourite"
      aria-pressed=${planned}
      aria-label=${context.phrases.favourite({ name: nameOf(set, context) })}
      .set=${set}
    >
      <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d="m12 3.5 2.6 5.4 5.9.8-4.3 4.1 1.1 5.9-5.3-2.9-5.3 2.9 1.1-5.9-4.3-4.1 5.9-.8z" />
      </svg>
    </button>`;
}

/** Hours are said in hours. No line ends between a number and its unit, in any language. */
export function clashWords({ with: other, minutes }: Clash, context: LineupContext): string {
  const { phrases, locale } = context;
  const name = nameOf(other, context);
  const words =
    minutes < 60
      ? phrases.clashesWith({ name, minutes })
      : phrases.clashesFor({ name, duration: durationLabel(minutes, locale) });
  return words.replace(/(\d) /g, '$1\u00a0');
}

export const clashNote = (clash: Clash, context: LineupContext): TemplateResult =>
  html`<p class="clash" part="clash">${icon(icons.clash)}${clashWords(clash, context)}</p>`;
