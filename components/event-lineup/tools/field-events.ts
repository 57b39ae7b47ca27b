import { restoreFocus } from '../list/popover.js';

type Chooser = HTMLElement & { choose?: (value: string) => void };

/**
 * The fields of all tools, by one listener for each kind of event. What surrounds a field knows what
 * its value means. A box and a radio button tell `input` together with `change`.
 */
export function listenToFields(root: LineupRoot): void {
  root.addEventListener('input', handleInput, { capture: true });
  // Popovers tell it to nobody above them, but on the way down.
  root.addEventListener('toggle', restoreFocus as EventListener, { capture: true });
}

type LineupRoot = Pick<ShadowRoot, 'addEventListener'>;

function handleInput({ target }: Event): void {
  const field = target as HTMLInputElement;
  field.closest<Chooser>('.search, fieldset')?.choose?.(field.value);
}
