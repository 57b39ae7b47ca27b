import { startLoader, type Feeds } from './loader.js';

/** Written by the build from the list of elements and the endpoint table. */
declare const FEEDS: Feeds;

// A module or a deferred copy has no currentScript; its tag is found by the name of the file.
const script = document.currentScript ?? document.querySelector('script[src*="bandstand.js"]');
if (script) startLoader(script as HTMLScriptElement, FEEDS);
