/** What stands around the sections: clock, tabs, and the line that says what was done. */
export const frame = `
.panel .clock {
  display: grid;
  gap: 0.75rem;
  padding: 1rem 1.25rem;
  background: #10302c;
  color: #eef4ee;
  --line: rgb(255 255 255 / 0.28);
  --edge: rgb(255 255 255 / 0.45);
  --sheet: transparent;
  --quiet: #b8c9c3;
  --accent: #8fe3d2;
  --on-accent: #06201c;
  color-scheme: dark;
}
.panel .now { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 0.75rem }
.panel .time { color: inherit; font-size: 2.75rem; font-weight: 700; line-height: 1.1; letter-spacing: -0.02em }
.panel .frozen .time { color: #a9d8ff }
.panel .day { color: var(--quiet); font-size: 0.875rem }
.panel .clock .row { gap: 0.375rem }
.panel .clock .row > * { flex: 1 1 auto; padding-inline: 0.25rem; font-size: 0.875rem }
.panel .clock form > * { padding-inline: 0.75rem }
.panel details > .row { margin-block-start: 0.5rem }

.panel [role='tablist'] {
  position: sticky;
  inset-block-start: var(--above, 0);
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
.panel [role='tab']:hover { box-shadow: none; color: inherit }
.panel [role='tab']:focus-visible { outline-offset: -3px }
.panel [role='tab'][aria-selected='true'] { border-block-end-color: var(--accent); color: inherit }
.panel [role='tabpanel'] {
  flex: 1;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: 1.75rem 2.5rem;
  padding: 1.25rem;
}
.panel section:not(.clock) { display: grid; grid-template-columns: minmax(0, 1fr); gap: 0.75rem; align-content: start }
.panel .hint { margin-block-start: -0.5rem }
.panel section > :is(button, p) { justify-self: start }

.panel .told {
  position: sticky;
  inset-block-end: 0;
  z-index: 1;
  padding: 0.625rem 1.25rem;
  border-block-start: 1px solid var(--line);
  background: var(--sheet);
  font-size: 0.875rem;
  font-weight: 600;
}
.panel .told:empty { padding-block: 0; border: 0 }
.panel .told.bad { color: var(--bad) }

@media (forced-colors: active) {
  .panel [role='tab'][aria-selected='true'] { text-decoration: underline }
}
@container (inline-size >= 40rem) {
  .panel .clock { grid-template-columns: 1fr auto; align-items: center }
  .panel .clock details { grid-column: 1 / -1 }
  .panel .clock .row > * { flex: none; padding-inline: 0.875rem; font-size: 0.9375rem }
  .panel [role='tab'] { flex: 0 0 auto; padding-inline: 1rem }
}
@container (inline-size >= 60rem) {
  .panel [role='tabpanel'] { grid-template: auto 1fr / repeat(2, minmax(0, 1fr)); padding: 2rem }
  .panel [role='tabpanel'] > section:first-child { grid-row: span 2 }
  .panel [role='tabpanel'] > section:only-child { grid-column: span 2 }
  .panel :is(.clock, .told) { padding-inline: 2rem }
  .panel [role='tablist'] { padding-inline: 1rem }
}
`;
