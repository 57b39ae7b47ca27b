/** What the payment page adds to the look of all pages. */
export const paymentStyles = `
  main, .page { padding-block: 0 1.5em }
  .notice { margin: 0 -24px 24px; padding: 10px 16px; font-size: 0.875em; font-weight: 600;
    background: light-dark(#f7cf72, #e0b453); color: #2f2307 }
  dl { position: relative; margin: 1.25em -24px; padding: 0.75em 24px 0; text-align: start;
    border-block-start: 2px dashed var(--line) }
  dl::before, dl::after { content: ''; position: absolute; inset-block-start: -0.6875em;
    box-sizing: border-box; inline-size: 1.25em; block-size: 1.25em; border: 1px solid var(--line);
    border-radius: 50%; background: var(--ground) }
  dl::before { inset-inline-start: -0.6875em }
  dl::after { inset-inline-end: -0.6875em }
  dl > div { display: flex; justify-content: space-between; gap: 1.5em; padding-block: 0.25em }
  dt { color: var(--quiet) }
  dd { margin: 0; text-align: end; font-weight: 600; overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums }
  form { display: grid; gap: 0.5em }
  button, .onward { box-sizing: border-box; inline-size: 100%; padding: 0.5em 1em; font: inherit;
    border: 1px solid color-mix(in oklab, var(--ink) 50%, transparent); border-radius: 0.75em;
    background: none; color: inherit; text-align: start; cursor: pointer }
  button b, button small { display: block; line-height: 1.4 }
  button small { font-size: 0.875em; color: var(--quiet) }
  button:first-of-type, .onward { border-color: var(--accent); background: var(--accent);
    color: var(--on-accent) }
  button:first-of-type small { color: inherit }
  button:hover, .onward:hover { border-color: currentColor; box-shadow: inset 0 0 0 1px }
  button:disabled { opacity: 0.6; cursor: default }
  :focus-visible { outline: 3px solid var(--accent); outline-offset: 2px }
  .onward { display: grid; place-content: center; min-block-size: 3em; margin-block-start: 1.25em;
    font-weight: 600; text-decoration: none }
  .alarm { margin-block-start: 1em; color: var(--alarm); font-weight: 600 }
  .alarm:empty { display: none }
  h1:focus { outline: none }
  dialog { box-sizing: border-box; inline-size: 100vw; block-size: 100dvh; max-inline-size: none;
    max-block-size: none; margin: 0; padding: 0; border: 0; overflow: auto;
    background: var(--ground); color: var(--ink) }
  dialog[open] { display: grid; align-content: safe center }
  @media (forced-colors: active) { dl::before, dl::after { display: none } }
`;
