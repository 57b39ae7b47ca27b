/** Colours, type and controls: a mixing console by day and by night. */
export const ground = `
.panel {
  --ground: light-dark(#f4f1e9, #10181a);
  --sheet: light-dark(#ffffff, #1a2528);
  --well: light-dark(#ece7db, #0b1214);
  --ink: light-dark(#16292a, #eaf0ea);
  --quiet: light-dark(#526260, #a3b3ae);
  --accent: light-dark(#0d6a60, #74d8c5);
  --on-accent: light-dark(#ffffff, #06201c);
  --good: light-dark(#12703f, #84dba4);
  --refused: light-dark(#8a5300, #f3c06a);
  --bad: light-dark(#ab2f17, #ff9f85);
  --line: color-mix(in oklab, var(--ink) 16%, transparent);
  --edge: color-mix(in oklab, var(--ink) 50%, transparent);
  container-type: inline-size;
  display: flex;
  flex-direction: column;
  min-block-size: 100%;
  background: var(--ground);
  color: var(--ink);
  font: 400 1rem/1.45 system-ui, sans-serif;
  font-variant-numeric: tabular-nums;
  text-align: start;
}
.panel *, .panel *::before { box-sizing: border-box }
.panel [hidden] { display: none !important }
.panel :is(h2, h3, p, ol, ul, pre) { margin: 0; padding: 0 }
.panel :is(ol, ul) { list-style: none }
.panel h2 { font: 700 1.125rem/1.2 system-ui, sans-serif }
.panel h3 { font: 600 0.9375rem/1.2 system-ui, sans-serif }
.panel :is(small, .hint, .nothing) { font-size: 0.875rem; color: var(--quiet) }
.panel time { color: var(--quiet); font-size: 0.8125rem; white-space: nowrap }
.panel pre {
  padding: 0.75rem;
  border-radius: 0.5rem;
  background: var(--well);
  font: 0.8125rem/1.5 ui-monospace, monospace;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
}
.panel .unseen { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%) }
/* The tabs and the line below stay in sight: what has the focus must not hide under them. */
.panel :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; scroll-margin-block: calc(var(--above, 0px) + 4rem) 4rem }

.panel :is(button, .button, input, select) {
  min-block-size: 2.75rem;
  min-inline-size: 2.75rem;
  margin: 0;
  padding: 0.375rem 0.875rem;
  border: 1px solid var(--edge);
  border-radius: 0.625rem;
  background: var(--sheet);
  color: inherit;
  font: inherit;
  font-size: 0.9375rem;
}
.panel ::placeholder { color: var(--quiet); opacity: 1 }
.panel :is(button, .button) { font-weight: 600; cursor: pointer }
.panel .button { display: inline-grid; place-content: center; text-decoration: none }
.panel :is(button, .button):hover { border-color: var(--accent); box-shadow: inset 0 0 0 1px var(--accent) }
.panel :is(.main, [aria-pressed='true']) {
  border-color: var(--accent);
  background: var(--accent);
  color: var(--on-accent);
}
.panel .icon { padding: 0; font-size: 1.25rem; line-height: 1 }
.panel .chip { border-radius: 2rem }
.panel select { inline-size: 100% }
.panel .row { display: flex; flex-wrap: wrap; gap: 0.5rem }
.panel summary { padding-block: 0.125rem; cursor: pointer; color: var(--quiet); font-size: 0.875rem }
.panel summary:hover { color: inherit }
`;
