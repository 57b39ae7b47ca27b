import { css } from 'lit';

/** A landscape page of A4, in millimetres and points; a hair less, or a second page follows. */
export const dayPagesStyles = css`
  .page {
    display: flex;
    flex-direction: column;
    inline-size: 297mm;
    block-size: 209mm;
    padding: 8mm;
    font-size: 8pt;
    line-height: 1.2;
  }

  header {
    display: flex;
    justify-content: space-between;
    align-items: baseline;
    gap: 6mm;
    padding-block-end: 2mm;
  }

  h1 {
    font-size: 2.25em;
    font-weight: 800;
    line-height: 1.1;
  }

  .table {
    flex: 1;
    position: relative;
    display: flex;
    gap: 1mm;
    min-block-size: 0;
    padding-inline-start: 13mm;
  }

  .column {
    flex: var(--widest) 1 0;
    display: flex;
    flex-direction: column;
    min-inline-size: 0;
  }

  h2 {
    flex: none;
    display: flex;
    align-items: end;
    block-size: 9mm;
    padding: 0 0.5mm 0.75mm;
    overflow: hidden;
    border-block-end: 0.5mm solid;
    font-size: 1em;
    font-weight: 800;
    line-height: 1.05;
    overflow-wrap: anywhere;
  }

  ol {
    flex: 1;
    position: relative;
    list-style: none;
  }

  .hours {
    position: absolute;
    inset-block: 9mm 0;
    inset-inline: 0;
  }

  .hours > * {
    position: absolute;
    inset-inline: 0;
    inset-block-start: calc(100% * var(--at) / var(--units));
    border-block-start: 0.15mm solid #bbb;
    color: #444;
    font-style: normal;
    line-height: 1.3;
  }

  /* Above, for below is the edge of the page. */
  .hours > i:last-of-type {
    border: 0;
    translate: 0 -100%;
  }

  .hours > s {
    block-size: calc(100% * var(--length) / var(--units));
    border-block: 0.25mm dashed #777;
    background: repeating-linear-gradient(-45deg, #ddd 0 0.4mm, transparent 0.4mm 1.6mm);
    print-color-adjust: exact;
  }

  .slot {
    position: absolute;
    inset-block-start: calc(100% * var(--at) / var(--units) + 0.1mm);
    inset-inline-start: calc(100% * var(--lane) / var(--lanes));
    inline-size: calc(100% / var(--lanes) - 0.3mm);
    block-size: calc(100% * var(--length) / var(--units) - 0.2mm);
    container: slot / size;
    overflow: hidden;
    border: 0.2mm solid black;
    border-radius: 0.75mm;
    background: white;
    print-color-adjust: exact;
  }

  .slot > p {
    block-size: 100%;
    padding: 0.6mm 1mm;
    overflow: hidden;
    overflow-wrap: break-word;
    hyphens: auto;
  }

  .slot b,
  .slot p > span {
    display: block;
  }

  .slot p > span {
    font-size: 0.875em;
  }

  .planned {
    border-width: 0.6mm;
    background: #e4e4e4;
  }

  @container slot (height < 11mm) {
    .slot b {
      overflow: hidden;
      white-space: nowrap;
      text-overflow: ellipsis;
    }
  }

  @container slot (height < 7.5mm) {
    .slot > p {
      padding-block: 0;
      line-height: 1.15;
      white-space: nowrap;
      text-overflow: ellipsis;
    }

    .slot b,
    .slot p > span {
      display: inline;
    }

    .slot .until {
      display: none;
    }
  }

  .to-come {
    padding-block-start: 2mm;
  }
`;
