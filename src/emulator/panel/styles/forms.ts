/** What is filled in, switched and pressed in the sections. */
export const panelFormStyles = `
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
.panel .fields :is(input, select) { inline-size: 100%; font-weight: 400 }

.panel .tiles { display: grid; grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr)); gap: 0.5rem }
.panel .tiles button { padding-block: 0.625rem; text-align: start }
.panel .tiles :is(b, small) { display: block; font-weight: 400; line-height: 1.3 }
.panel .tiles b { font-weight: 600 }

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
}
.panel [role='switch']:checked { border-color: var(--accent); background: var(--accent) }
.panel [role='switch']:checked::before { translate: 1.25rem; background: var(--on-accent) }

@container (inline-size >= 60rem) {
  .panel .tiles { grid-template-columns: repeat(5, 1fr) }
}
@media (prefers-reduced-motion: no-preference) {
  .panel [role='switch']::before { transition: translate 0.15s }
}
@media (forced-colors: active) {
  .panel [role='switch'] { appearance: auto }
}
`;
