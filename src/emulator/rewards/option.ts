import { refuse } from '../requests/refuse.js';

/**
 * What was chosen, of what there is to choose. spec L266
 * @throws {Refusal} option_required or option_not_offered
 */
export function optionOf(choices: string[] | null, chosen: string | null): string | null {
  if (choices === null || choices.length === 0) {
    if (chosen !== null) refuse('option_not_offered', 'With this reward nothing is chosen.');
    return null;
  }
  if (chosen === null) refuse('option_required', `Choose one of ${choices.join(', ')}.`);
  if (choices.includes(chosen)) return chosen;
  return refuse('option_not_offered', `"${chosen}" is none of ${choices.join(', ')}.`);
}
