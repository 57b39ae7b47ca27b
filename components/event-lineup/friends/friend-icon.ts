import { svg } from 'lit';

/** A person, on the 24 x 24 grid of all icons. */
export const friendIcon = svg`<circle cx="12" cy="8" r="4" /><path d="M4.5 20c0-4 3.4-6.5 7.5-6.5s7.5 2.5 7.5 6.5z" />`;
