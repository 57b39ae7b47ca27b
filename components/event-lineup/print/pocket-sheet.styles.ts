import { css } from 'lit';

/** All in millimetres and points: it is paper. A hair less than the page, or a second one follows. */
export const pocketStyles = css`
  .page {
    display: grid;
    font-size: 9pt;
    line-height: 1.25;
  }

  .fold-4 {
    grid-template: repeat(2, 148mm) / repeat(2, 105mm);
    inline-size: 210mm;
    block-size: 296mm;
  }

  .fold-8 {
    grid-template: repeat(2, 104.5mm) / repeat(4, 74.25mm);
    inline-size: 297mm;
    block-size: 209mm;
    font-size: 7.5pt;
  }

  .panel {
    position: relative;
    display: flex;
    flex-direction: column;
    overflow: hidden;
    padding: 7mm 6mm;
  }

  .fold-8 .panel {
    padding: 5.5mm 5mm;
  }

  /* Where it is folded: no line along the edge of the paper. */
  .panel::after {
    content: '';
    position: absolute;
    inset: 0;
    border: 0 dashed #999;
    border-width: 0 0.2mm 0.2mm 0;
    border-inline-width: 0 0.2mm;
  }

  .fold-4 .panel:nth-child(2n)::after,
  .fold-8 .panel:nth-child(4n)::after {
    border-inline-end-width: 0;
  }

  .fold-4 .panel:nth-child(n + 3)::after,
  .fold-8 .panel:nth-child(n + 5)::after {
    border-block-end-width: 0;
  }

  h1 {
    font-size: 2.25em;
    font-weight: 800;
    line-height: 1.05;
    text-wrap: balance;
    overflow-wrap: anywhere;
  }

  h2 {
    margin-block-end: 1.5mm;
    padding-block-end: 1mm;
    border-block-end: 0.5mm solid;
    font-size: 1.3em;
    font-weight: 800;
    line-height: 1.1;
  }

  .cover {
    gap: 1.5mm;
  }

  .cover-plan {
    font-size: 1.3em;
    font-weight: 700;
  }

  .qr-code {
    flex: none;
    inline-size: 36mm;
    block-size: 36mm;
    margin-block-start: 3mm;
    margin-inline-start: -3mm;
    print-color-adjust: exact;
  }

  .fold-8 .qr-code {
    inline-size: 30mm;
    block-size: 30mm;
  }

  .hint {
    margin-block-start: auto;
    color: #555;
    font-size: 0.85em;
  }

  ol {
    flex: none;
    list-style: none;
  }

  .row {
    padding-block: 0.8mm;
    border-block-end: 0.15mm solid #bbb;
  }

  .line {
    display: grid;
    grid-template-columns: 6.75em minmax(0, 1fr);
    gap: 0 0.5em;
  }

  .time > span {
    white-space: nowrap;
  }

  b {
    font-weight: 700;
  }

  .where {
    overflow-wrap: anywhere;
  }

  .free {
    color: #555;
    font-size: 0.85em;
    font-style: italic;
  }

  .clash {
    display: block;
    font-size: 0.9em;
    font-weight: 600;
  }

  .clash::before {
    content: '⚠ ' / '';
  }

  /* What is left of a panel, with lines to write on. */
  .notes {
    flex: 1;
    min-block-size: 0;
    overflow: hidden;
    margin-block-start: 2mm;
    background: repeating-linear-gradient(to bottom, transparent 0 6.85mm, #bbb 6.85mm 7mm);
    color: #777;
    font-size: 0.85em;
    print-color-adjust: exact;
  }
`;
