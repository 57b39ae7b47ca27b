import { html, type PageMarkup } from './markup.js';

/** A table of this page: what it shows, the name of its first two columns, its rows. */
export const table = (
  caption: string,
  [first, second]: readonly [string, string],
  rows: readonly PageMarkup[],
): PageMarkup =>
  html`<table class="members">
    <caption>
      ${caption}
    </caption>
    <thead>
      <tr>
        <th scope="col">${first}</th>
        <th scope="col">${second}</th>
        <th scope="col">Meaning</th>
        <th scope="col">From</th>
      </tr>
    </thead>
    <tbody>
      ${rows}
    </tbody>
  </table>`;
