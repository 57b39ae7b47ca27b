import type { TemplateResult } from 'lit';
import type { GalleryPhrases } from '../../src/i18n/event-gallery/phrases.js';
import type { StatePhrases } from '../../src/i18n/states/phrases.js';
import type { EventElement } from '../internal/element.js';
import type { GalleryPhoto } from './photos.js';

/** What the parts of a gallery see of the element. */
export interface GalleryHost extends EventElement {
  readonly phrases: StatePhrases & GalleryPhrases;
  readonly photos: readonly GalleryPhoto[];
  /** Drawn after the photos: the viewer, once it is there. */
  overlay: (() => TemplateResult) | undefined;
}
