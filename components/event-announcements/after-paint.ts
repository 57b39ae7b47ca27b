/** What nobody sees in the first frame: where links lead, what is new, and the time that passes. */
export { webUrl } from '../../src/html/links.js';
export { Updates } from './updates.js';
export { PageLinks } from '../internal/neighbours/page-links.js';
