/** `bandstand/prerender`: for build tools, in plain Node; docs/prerender.md. */
export { PrerenderError } from './feeds.js';
export {
  createPrerender,
  prerender,
  removePrerendered,
  type Prerendered,
  type PrerenderedWidget,
  type PrerenderNotice,
  type PrerenderOptions,
} from './prerender.js';
