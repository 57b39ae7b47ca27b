/** What the payment page adds to the look of all pages. */
export const paymentStyles = `
  main, .page { inline-size: 100% }
  .notice { display: inline-block; margin-block-end: 2em; padding: 0.35em 1em; border-radius: 2em;
    border: 1.5px dashed var(--quiet); font-size: 0.875em; font-weight: 600 }
  dl { margin: 2em 0; text-align: start; border-block: 1px solid
    color-mix(in oklab, var(--ink) 18%, transparent) }
  dl > div { display: flex; justify-content: space-between; gap: 1.5em; padding-block: 0.6em }
  dl > div + div { border-block-start: 1px solid color-mix(in oklab, var(--ink) 10%, transparent) }
  dt { color: var(--quiet) }
  dd { margin: 0; text-align: end; font-weight: 600; overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums }
  form { display: grid; gap: 0.75em }
  button, .onward { box-sizing: border-box; min-block-size: 4em; padding: 0.6em 1.25em; font: inherit;
    border: 1.5px solid color-mix(in oklab, var(--ink) 28%, transparent); border-radius: 0.75em;
    background: none; color: inherit; text-align: start; cursor: pointer }
  button b, button small { display: block; line-height: 1.35 }
  button small { font-size: 0.875em; color: var(--quiet) }
  button:first-of-type, .onward { border-color: var(--accent); background: var(--accent);
    color: var(--on-accent) }
  button:first-of-type small { color: inherit }
  button:hover, .onward:hover { border-color: var(--ink) }
  button:disabled { opacity: 0.6; cursor: default }
  :focus-visible { outline: 3px solid var(--accent); outline-offset: 3px }
  .onward { display: inline-grid; place-content: center; min-block-size: 3em;
    margin-block-start: 0.5em; font-weight: 600; text-decoration: none }
  .alarm { margin-block-start: 1em; color: var(--alarm); font-weight: 600 }
  .alarm:empty { display: none }
  h1:focus { outline: none }
  dialog { box-sizing: border-box; inline-size: 100vw; block-size: 100dvh; max-inline-size: none;
    max-block-size: none; margin: 0; padding: 0; border: 0; overflow: auto;
    background: var(--ground); color: var(--ink) }
  dialog > .page { min-block-size: 100%; margin-inline: auto; display: grid; align-content: center;
    justify-items: center }
  dialog > .page > :is(dl, form) { justify-self: stretch }
`;
