import type { PropertyDeclaration, ReactiveElement } from 'lit';

/**
 * `@property()` as Lit's, for the legacy decorators this project is compiled with. Lit's own speaks
 * the standard ones too, and every visitor would pay for both.
 */
export const property =
  (options?: PropertyDeclaration) =>
  (prototype: ReactiveElement, name: PropertyKey): void =>
    (prototype.constructor as typeof ReactiveElement).createProperty(name, options);
