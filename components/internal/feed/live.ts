import { pageRecord } from '../../../src/embed/page.js';
import { isOn } from '../converters.js';
import type { EventElement } from '../element.js';

/** Whether an element shows what changes while the page is open: as it says itself, else the page. */
export const isLive = ({ live }: EventElement): boolean => live ?? isOn(pageRecord().settings.live);
