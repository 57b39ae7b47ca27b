/** The core without elements: the client, the cache behind the widgets, and the page's settings. */
export { createCache, type Cache, type Entry, type EntryState } from './cache/cache.js';
export {
  createClient,
  type CallOptions,
  type Client,
  type ClientOptions,
  type Operation,
} from './client/client.js';
export * from './client/errors.js';
export { configure, type Configuration } from './configure.js';
export type { OwnWords } from './i18n/own-words.js';
export type { PageSettings } from './embed/page.js';
export type { BodyOf, DataOf, ParamsOf, QueryOf } from './contract/endpoints.js';
export type { EndpointName } from './contract/routes.js';
