/** The look of the panel: a lighting desk by day and by night. Adopted, so that no policy minds. */
export const panelStyles = `
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
.panel :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px }

.panel :is(button, .button, input, select) {
  min-block-size: 2.75rem;
  min-inline-size: 2.75rem;
  margin: 0;
  padding: 0.375rem 0.875rem;
  border: 1px solid var(--line);
  border-radius: 0.625rem;
  background: var(--sheet);
  color: inherit;
  font: inherit;
  font-size: 0.9375rem;
}
.panel :is(button, .button) { font-weight: 600; cursor: pointer }
.panel .button { display: inline-grid; place-content: center; text-decoration: none }
.panel :is(button, .button):hover { border-color: var(--accent) }
.panel :is(.main, [aria-pressed='true']) {
  border-color: var(--accent);
  background: var(--accent);
  color: var(--on-accent);
}
.panel .icon { padding: 0; font-size: 1.25rem; line-height: 1 }
.panel select { inline-size: 100% }
.panel .row { display: flex; flex-wrap: wrap; gap: 0.5rem }
.panel summary { min-block-size: 1.75rem; cursor: pointer; color: var(--quiet); font-size: 0.875rem }
.panel summary:hover { color: inherit }

.panel .clock {
  display: grid;
  gap: 0.75rem;
  padding: 1rem 1.25rem;
  background: #10302c;
  color: #eef4ee;
  --line: rgb(255 255 255 / 0.28);
  --sheet: transparent;
  --quiet: #b8c9c3;
  --accent: #8fe3d2;
  --on-accent: #06201c;
  color-scheme: dark;
}
.panel .now { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 0.75rem }
.panel .time { color: inherit; font-size: 2.75rem; font-weight: 700; line-height: 1.1; letter-spacing: -0.02em }
.panel .frozen .time { color: #a9d8ff }
.panel .clock :is(button, input):hover { border-color: currentColor }
.panel .day { color: var(--quiet); font-size: 0.875rem }
.panel .clock .row { gap: 0.375rem }
.panel .clock .row > * { flex: 1 1 auto; padding-inline: 0.25rem; font-size: 0.875rem }
.panel details > .row { margin-block-start: 0.5rem }

.panel [role='tablist'] {
  position: sticky;
  inset-block-start: 0;
  z-index: 1;
  display: flex;
  gap: 0.125rem;
  padding: 0.5rem 0.75rem 0;
  overflow-x: auto;
  background: var(--ground);
  border-block-end: 1px solid var(--line);
}
.panel [role='tab'] {
  flex: 1 0 auto;
  padding-inline: 0.375rem;
  border: 0;
  border-block-end: 3px solid transparent;
  border-radius: 0.5rem 0.5rem 0 0;
  background: none;
  color: var(--quiet);
}
.panel [role='tab']:focus-visible { outline-offset: -3px }
.panel [role='tab'][aria-selected='true'] { border-block-end-color: var(--accent); color: inherit }
.panel [role='tabpanel'] {
  flex: 1;
  display: grid;
  align-content: start;
  gap: 1.75rem 2.5rem;
  padding: 1.25rem;
}
.panel section:not(.clock) { display: grid; gap: 0.75rem; align-content: start; min-inline-size: 0 }
.panel .hint { margin-block-start: -0.5rem }
.panel section > :is(button, p) { justify-self: start }

.panel .told {
  position: sticky;
  inset-block-end: 0;
  z-index: 1;
  min-block-size: 2.5rem;
  padding: 0.625rem 1.25rem;
  border-block-start: 1px solid var(--line);
  background: var(--sheet);
  font-size: 0.875rem;
  font-weight: 600;
}
.panel .told:empty { min-block-size: 0; padding-block: 0; border: 0 }
.panel .told.bad { color: var(--bad) }
.panel .unseen { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%) }

.panel .chip { border-radius: 2rem }
.panel table { inline-size: 100%; border-collapse: collapse; background: var(--sheet); border-radius: 0.625rem }
.panel th { padding: 0.5rem 0.75rem; text-align: start; font-size: 0.8125rem; font-weight: 600; color: var(--quiet) }
.panel td { padding: 0.5rem 0.75rem; border-block-start: 1px solid var(--line); vertical-align: top; font-size: 0.9375rem }
.panel :is(th, td):first-child { inline-size: 100% }
.panel td > * { display: block; white-space: nowrap }
.panel td:first-child > * { white-space: normal }
.panel td > .icon { inline-size: 2.75rem }
.panel .hits b { font-size: 1.125rem }
.panel .live .hits > * { color: var(--bad) }
.panel .live .hits small::before { content: ''; display: inline-block; inline-size: 0.5rem; block-size: 0.5rem; margin-inline-end: 0.375rem; border-radius: 50%; background: currentColor }
.panel .spent td:not(:last-child) > * { opacity: 0.75 }

.panel .fields {
  display: grid;
  grid-template-columns: 1fr 1fr;
  align-items: end;
  gap: 0.75rem;
  padding: 1rem;
  border-radius: 0.75rem;
  background: var(--well);
}
.panel label { display: grid; gap: 0.25rem; font-size: 0.875rem; font-weight: 600 }
.panel .fields :is(.wide, .main) { grid-column: 1 / -1 }
.panel .fields input { inline-size: 100% }

.panel .log { border-radius: 0.625rem; background: var(--sheet); overflow: hidden }
.panel .log > li {
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 0 0.625rem;
  align-items: baseline;
  padding: 0.4375rem 0.75rem;
  font-size: 0.875rem;
}
.panel .log > li + li { border-block-start: 1px solid var(--line) }
.panel .log > li:first-child { animation: arrive 0.6s }
@keyframes arrive { from { background: color-mix(in oklab, var(--accent) 30%, transparent) } }
@media (prefers-reduced-motion: reduce) { .panel * { animation: none !important } }
.panel time { color: var(--quiet); font-size: 0.8125rem }
.panel .what { display: flex; flex-wrap: wrap; gap: 0 0.5rem; min-inline-size: 0 }
.panel .what > * { min-inline-size: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap }
.panel .what small { font-size: 0.8125rem }
.panel .log .quiet b { font-weight: 400; color: var(--quiet) }
.panel .outcome { font-weight: 700 }
.panel .outcome.good { color: var(--good) }
.panel .outcome.refused { color: var(--refused) }
.panel .outcome.bad { color: var(--bad) }

.panel .stock { display: grid; gap: 0.5rem }
.panel .stock > li {
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto;
  gap: 0.5rem;
  align-items: center;
  padding: 0.75rem;
  border-radius: 0.75rem;
  background: var(--sheet);
}
.panel .stock form { display: flex; gap: 0.25rem }
.panel .stock input { inline-size: 5rem; text-align: end }
.panel .stock .words { display: grid; gap: 0.125rem; grid-column: 1 / -1 }
.panel .bar { block-size: 0.375rem; margin-block-start: 0.25rem; border-radius: 1rem; background: var(--well); overflow: hidden }
.panel .bar::before {
  content: '';
  display: block;
  block-size: 100%;
  inline-size: calc(var(--left, 0) * 100%);
  border-radius: inherit;
  background: var(--accent);
}
.panel .gone .words b { text-decoration: line-through }
.panel .tag { padding: 0.0625rem 0.5rem; border-radius: 1rem; background: var(--well); font-size: 0.75rem; font-weight: 600 }

.panel .messages { display: grid; gap: 0.5rem }
.panel .count { color: var(--quiet); font-weight: 400 }
.panel .cards { display: grid; gap: 0.5rem }
.panel .cards > li { display: grid; gap: 0.375rem; padding: 0.75rem 1rem; border-radius: 0.75rem; background: var(--sheet); overflow-wrap: anywhere }
.panel .cards .head { display: flex; justify-content: space-between; gap: 1rem }
.panel .cards summary { color: inherit }
.panel .letter { white-space: pre-line; font-size: 0.9375rem }
.panel .code { font: 700 1.5rem/1.2 ui-monospace, monospace; letter-spacing: 0.1em }
.panel pre { padding: 0.75rem; border-radius: 0.5rem; background: var(--well); font: 0.8125rem/1.5 ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere }
.panel .payments > li { display: grid; gap: 0.5rem; padding-block-start: 0.375rem }
.panel .payments .row > * { min-block-size: 2.25rem; padding-block: 0.125rem }
.panel .cards .button { justify-self: start }

.panel .switches { display: grid; gap: 0.25rem }
.panel .switches label { display: flex; gap: 0.875rem; align-items: start; padding-block: 0.625rem; cursor: pointer; font-weight: 400 }
.panel .switches b, .panel .switches small { display: block }
.panel [role='switch'] {
  appearance: none;
  flex: none;
  position: relative;
  inline-size: 3rem;
  min-inline-size: 0;
  min-block-size: 0;
  block-size: 1.75rem;
  padding: 0;
  border: 2px solid var(--quiet);
  border-radius: 2rem;
  cursor: pointer;
}
.panel [role='switch']::before {
  content: '';
  position: absolute;
  inset-block-start: 0.25rem;
  inset-inline-start: 0.25rem;
  inline-size: 1rem;
  block-size: 1rem;
  border-radius: 50%;
  background: var(--quiet);
  transition: translate 0.15s;
}
.panel [role='switch']:checked { border-color: var(--accent); background: var(--accent) }
.panel [role='switch']:checked::before { translate: 1.25rem; background: var(--on-accent) }
@media (forced-colors: active) {
  .panel [role='switch'] { appearance: auto }
  .panel [role='tab'][aria-selected='true'] { text-decoration: underline }
}

@container (inline-size >= 40rem) {
  .panel .clock { grid-template-columns: 1fr auto; align-items: center }
  .panel .clock details { grid-column: 1 / -1 }
  .panel .stock > li { grid-template-columns: minmax(0, 1fr) auto auto }
  .panel .stock .words { grid-column: auto }
  .panel .what { flex-wrap: nowrap }
  .panel .what b { flex: none }
  .panel [role='tab'] { flex: 0 0 auto; padding-inline: 1rem }
  .panel .clock .row > * { padding-inline: 0.875rem; font-size: 0.9375rem }
  .panel .fields { grid-template-columns: 2fr 2fr 1fr 1fr auto }
  .panel .fields :is(.wide, .main) { grid-column: auto }
}
@container (inline-size >= 60rem) {
  .panel [role='tabpanel'] { grid-template-columns: repeat(auto-fit, minmax(26rem, 1fr)); padding: 2rem }
  .panel .fields { grid-template-columns: 1fr 1fr }
  .panel .fields :is(.wide, .main) { grid-column: 1 / -1 }
  .panel [role='tablist'], .panel .clock, .panel .told { padding-inline: 2rem }
}
`;
