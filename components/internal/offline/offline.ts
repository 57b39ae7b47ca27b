/** What elements of a page with `offline` need, in one file. */
export { loadKept } from '../../../src/offline/load-kept.js';
export { OfflineFeed } from './offline-feed.js';
