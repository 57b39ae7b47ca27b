/** What the sections show: rules, requests, tickets, orders and messages. */
export const lists = `
.panel table { inline-size: 100%; border-collapse: collapse; background: var(--sheet); border-radius: 0.625rem }
.panel th { padding: 0.5rem 0.75rem; text-align: start; font-size: 0.8125rem; font-weight: 600; color: var(--quiet) }
.panel td { padding: 0.5rem 0.75rem; border-block-start: 1px solid var(--line); vertical-align: top; font-size: 0.9375rem }
.panel :is(th, td):first-child { inline-size: 100% }
.panel td > * { display: block; white-space: nowrap }
.panel td:first-child > * { white-space: normal; overflow-wrap: anywhere }
.panel td > .icon { inline-size: 2.75rem }
.panel .hits b { font-size: 1.125rem }
.panel .live .hits > * { color: var(--bad) }
.panel .live .hits small::before { content: ''; display: inline-block; inline-size: 0.5rem; block-size: 0.5rem; margin-inline-end: 0.375rem; border-radius: 50%; background: currentColor }
.panel .spent td:not(:last-child) > * { color: var(--quiet) }

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
.panel .what { display: flex; flex-wrap: wrap; gap: 0 0.5rem; min-inline-size: 0 }
.panel .what > * { min-inline-size: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap }
.panel .what small { font-size: 0.8125rem }
.panel .log .quiet b { font-weight: 400; color: var(--quiet) }
.panel .outcome { font-weight: 700 }
.panel .outcome.good { color: var(--good) }
.panel .outcome.refused { color: var(--refused) }
.panel .outcome.bad { color: var(--bad) }

.panel :is(.stock, .messages, .cards) { display: grid; grid-template-columns: minmax(0, 1fr); gap: 0.5rem }
.panel :is(.stock, .cards) > li { border-radius: 0.75rem; background: var(--sheet) }
.panel .stock > li {
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0.5rem;
  align-items: center;
  padding: 0.75rem;
}
.panel .stock form { display: flex; gap: 0.5rem }
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
.panel .tag { display: inline-block; padding: 0.0625rem 0.5rem; border-radius: 1rem; background: var(--well); font-size: 0.75rem; font-weight: 600; white-space: nowrap }

.panel .count { color: var(--quiet); font-weight: 400 }
.panel .cards > li { display: grid; gap: 0.375rem; padding: 0.75rem 1rem; overflow-wrap: anywhere }
.panel .cards .head { display: flex; justify-content: space-between; gap: 1rem }
.panel .cards .button { justify-self: start }
.panel .cards summary { color: inherit }
.panel .cards pre { margin-block: 0.5rem 0.25rem }
.panel .letter { white-space: pre-line; font-size: 0.9375rem }
.panel .code { font: 700 1.5rem/1.2 ui-monospace, monospace; letter-spacing: 0.1em }
.panel .payments:empty { display: none }
.panel .payments > li { display: grid; gap: 0.5rem }
.panel .payments .row > * { min-block-size: 2.25rem; padding: 0.125rem 0.625rem; font-size: 0.875rem }

@container (inline-size >= 40rem) {
  .panel .stock > li { grid-template-columns: minmax(0, 1fr) auto auto }
  .panel .stock .words { grid-column: auto }
  .panel .what { flex-wrap: nowrap }
  .panel .what b { flex: none }
}
`;
