import { html } from 'lit';
import { syllablesOf } from '../../src/format/syllables.js';

/** A name whose long words may be broken by a hyphen, which is no part of its text. */
export const drawHyphenated = (name: string): unknown =>
  syllablesOf(name).map((part, index) => (index ? html`<span class="seam"></span>${part}` : part));
