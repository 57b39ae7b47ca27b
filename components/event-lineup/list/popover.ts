import { html, nothing, type TemplateResult } from 'lit';
import { ignoreComposingKeys } from '../../internal/ignore-composing-keys.js';

interface Popover {
  /** Of the sheet, by which its button finds it. */
  id: string;
  name: string;
  /** What stands on the button. */
  button: unknown;
  content: unknown;
}

/**
 * A button, and what it opens: a popover, and in a browser without those (Firefox before 125, Safari
 * before 17) a part of the page, below the buttons beside it.
 */
export function drawPopover({ id, name, button, content }: Popover): TemplateResult {
  const inPage = !('popover' in HTMLElement.prototype);
  return html`<button
      type="button"
      class="button"
      part="button"
      popovertarget=${id}
      aria-expanded=${inPage ? 'false' : nothing}
      @click=${inPage ? togglePanel : nothing}
    >
      ${button}
    </button>
    <div
      id=${id}
      class="sheet"
      role="group"
      aria-label=${name}
      popover=${inPage ? nothing : ''}
      ?hidden=${inPage}
      @keydown=${inPage ? ignoreComposingKeys(closeByKey) : nothing}
    >
      ${content}
    </div>`;
}

/** Closes the sheet that holds it. */
export function closePopover(inside: Element): void {
  const panel = inside.closest<HTMLElement>('.sheet');
  if (!panel) return;
  if (panel.hasAttribute('popover')) panel.hidePopover();
  else setOpen(panel, false);
}

/** Where several open the same one, it knows by which it was opened. */
const buttonOf = (panel: HTMLElement & { opener?: HTMLElement | undefined }) =>
  panel.opener ??
  (panel.getRootNode() as ShadowRoot).querySelector<HTMLElement>(`[popovertarget=${panel.id}]`);

/**
 * Chromium leaves the focus in the hidden panel, from where it is lost. Heard on the root, where the
 * dialog of an artist is heard as well, which gives its focus back by itself.
 */
export function restoreFocus({ target, currentTarget, newState }: ToggleEvent): void {
  const panel = target as HTMLElement;
  const root = currentTarget as ShadowRoot;
  if (!panel.popover || newState !== 'closed' || !panel.contains(root.activeElement)) return;
  buttonOf(panel)?.focus({ preventScroll: true });
}

function togglePanel({ currentTarget }: Event): void {
  const panel = (currentTarget as Element).nextElementSibling as HTMLElement;
  setOpen(panel, panel.hasAttribute('hidden'));
}

function closeByKey({ key, currentTarget }: KeyboardEvent): void {
  if (key === 'Escape') closePopover(currentTarget as Element);
}

/** The focus goes back before its place is out of sight: from there it would be lost. */
function setOpen(panel: HTMLElement, isOpen: boolean): void {
  const button = buttonOf(panel);
  const root = panel.getRootNode() as ShadowRoot;
  if (!isOpen && panel.contains(root.activeElement)) button?.focus({ preventScroll: true });
  panel.hidden = !isOpen;
  button?.setAttribute('aria-expanded', String(isOpen));
}
