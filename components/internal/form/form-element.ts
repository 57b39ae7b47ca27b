import type { PropertyDeclarations } from 'lit';
import { EventElement } from '../element.js';

/** Base of the elements that show a form of the organiser, which may belong to no event. */
export class FormElement extends EventElement {
  static override properties: PropertyDeclarations = { form: {} };

  /** Key of the form; else that of the script tag. */
  form?: string | undefined;

  /** @internal */
  override readonly about = 'form';
}
