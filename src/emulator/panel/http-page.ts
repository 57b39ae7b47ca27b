import { controlOver } from './over-http.js';
import { openPanel } from './panel.js';
import { everySecond } from './every-second.js';

/** The script of `/__emulator/panel`. */
const page = new CSSStyleSheet();
page.replaceSync(
  ':root { color-scheme: light dark } body { margin: 0; min-height: 100vh; display: grid }',
);
document.adoptedStyleSheets = [page];
openPanel(document.body, controlOver('/__emulator/', fetch.bind(window)), { every: everySecond });
