import { controlOver } from './over-http.js';
import { openPanel } from './panel.js';

/** The script of `/__emulator/panel`. */
const page = new CSSStyleSheet();
page.replaceSync(`
  :root { color-scheme: light dark }
  body { margin: 0 }
  main { min-height: 100vh; display: grid; grid-template-rows: auto 1fr }
  h1 { margin: 0; padding: 1rem 1.25rem 0; background: #10302c;
    color: #eef4ee; font: 600 1rem/1.2 system-ui, sans-serif }
  @media (width >= 60rem) { h1 { padding-inline: 2rem } }
`);
document.adoptedStyleSheets = [page];
const place = document.querySelector('main') ?? document.body;
openPanel(place, controlOver('/__emulator/', fetch.bind(window)));
