import type { AsyncControl } from '../control/control.js';
import { h } from './node.js';

/** What every section of the panel works with. */
export interface PanelContext {
  control: AsyncControl;
  /** The event that the page is about, where it is about one. */
  event?: string | undefined;
  /** Opens a link of the mailbox and says where it led; without it a link is a link. */
  follow?: ((address: string) => Promise<string>) | undefined;
  /** Lets the widgets of the page ask anew, where there are any. */
  askAgain?: (() => void) | undefined;
  /** Does something, says so, or says what was wrong, and shows how things stand then. */
  act: (deed: Deed) => Promise<void>;
}

export interface Deed {
  work: () => Promise<unknown>;
  /** Said once it is done. */
  done: string;
  /** What the widgets show has changed by it. */
  changesWorld?: boolean;
}

export interface Section {
  element: HTMLElement;
  /** Shows how things stand now. */
  refresh(): Promise<void>;
}

let count = 0;

/** A heading, one sentence that says what this is good for, and the controls. */
export function sectionElement(title: string, hint: string, ...children: Node[]): HTMLElement {
  const id = `section-${(count += 1)}`;
  return h(
    'section',
    { 'aria-labelledby': id },
    h('h2', { id }, title),
    h('p', { class: 'hint' }, hint),
    ...children,
  );
}

/** `2027-05-01T10:00:00.000Z` -> `10:00:00` */
export const timeOf = (timestamp: string) => timestamp.slice(11, 19);

/** A button that does something, says so, and shows how things stand then. */
export const deedButton = (
  { act }: PanelContext,
  name: string,
  deed: Deed,
  attributes: Parameters<typeof h>[1] = {},
): HTMLButtonElement =>
  h('button', { type: 'button', onclick: () => void act(deed), ...attributes }, name);

/** A form that stays on the page, and does this instead. */
export const submitting = (work: () => void) => (event: Event) => {
  event.preventDefault();
  work();
};
