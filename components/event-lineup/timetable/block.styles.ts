import { css } from 'lit';

/**
 * A set in the timetable. Without conditions it shows all that is known of it; by its own size it
 * leaves out first the note, then the end time, then the tail of the name. Under the focus or the
 * pointer it has no size of its own, and so shows all.
 */
export const blockStyles = css`
  .slot {
    position: absolute;
    inset-block-start: calc(var(--at) * var(--minute) + 1px);
    inset-inline-start: calc(var(--lane) * 100% / var(--lanes) + 2px);
    inline-size: calc(100% / var(--lanes) - 4px);
    block-size: calc(var(--length) * var(--minute) - 2px);
    container: slot / size;
    overflow: clip;
    border-inline-start: 4px solid var(--stage);
    border-radius: calc(0.75 * var(--_radius));
    background: color-mix(in oklab, var(--stage) 18%, var(--_ground));
    font-size: var(--_size-small);
    line-height: 1.2;
  }

  /*
   * Its size is known without what is in it, and so is that of a stage: far from the screen that is laid
   * out when it comes near, and no press is looked for there. One with pointer or focus may stand out.
   */
  @supports (overflow-clip-margin: 1px) {
    .slot,
    .slots {
      content-visibility: auto;
    }

    .slots:is(:hover, :focus-within) {
      content-visibility: visible;
    }
  }

  @media print {
    .slots {
      content-visibility: visible;
    }
  }

  .slot-text {
    display: grid;
    grid-template: minmax(0, max-content) / minmax(0, 1fr);
    align-content: start;
    gap: 0.125em;
    block-size: 100%;
    padding: 0.375em 0.5em;
    padding-inline-start: calc(0.5em + var(--_dots));
    overflow: clip;
  }

  .slot-names {
    padding-inline-end: 1.25em;
    font-family: var(--_font-display);
    font-weight: 700;
    overflow-wrap: break-word;
    hyphens: auto;
  }

  .slot .name {
    max-inline-size: 100%;
    text-align: start;
  }

  .slot .name:only-child::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  .slot .versus {
    color: inherit;
  }

  /* Its last line is no baseline, as it may be cut: “b2b” would stand below it. */
  .together .name {
    vertical-align: top;
  }

  .slot .times {
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }

  /* “12:30 PM – 1:10 PM” has no room in a narrow column: when it begins is what counts. */
  @container slot (width < 10.5em) {
    .slot .long .until {
      display: none;
    }
  }

  /* “(72 hr)” has no room beside the times, and says more than when it ends. */
  .slot .until + .until {
    display: block;
  }

  .slot .favourite {
    inset-block-start: 0;
    align-items: start;
    block-size: min(var(--_control), 100%);
    padding: 0.375em;
    color: inherit;
  }

  .slot:has(.favourite[aria-pressed='true']) {
    box-shadow: inset 0 0 0 2px var(--_ink);
  }

  /* Said in full where the plan is shown: here the sign is enough for the eye. */
  .slot .moved,
  .slot .clash {
    position: absolute;
    inset-block-end: 0.25em;
    inset-inline-end: 0.375em;
    margin: 0;
    font-size: 0;
  }

  .slot .clash .icon {
    inline-size: 16px;
    block-size: 16px;
  }

  .slot-big .clash .icon {
    color: inherit;
  }

  .slot .clash ~ .clash {
    display: none;
  }

  .slot .moved {
    inset-block-end: 8px;
    inset-inline-end: 2px;
    line-height: 0;
  }

  .slot .moved:has(~ .clash) {
    inset-inline-end: 28px;
  }

  @container slot (height > 0) {
    /* As a row, at the side where the block begins; what has no room goes at the name's own end. */
    .slot-names bdi {
      display: -webkit-box;
      overflow: hidden;
      text-align: match-parent;
      text-align: -webkit-match-parent;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 1;
    }

    .slot-names {
      overflow: hidden;
    }

    .slot-note {
      display: none;
    }
  }

  /* On one line as much of a name as there is room for, not only its first word. */
  @container slot (height < 4.25em) {
    .slot-names bdi {
      display: block;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
  }

  @container slot (height >= 4.25em) {
    .slot-names bdi {
      -webkit-line-clamp: 2;
    }
  }

  @container slot (height >= 5.5em) {
    .slot-names bdi {
      -webkit-line-clamp: 3;
    }
  }

  @container slot (height >= 4.25em) and (height < 8em) {
    .together bdi {
      -webkit-line-clamp: 1;
    }
  }

  @container slot (height < 4.25em) {
    .together {
      text-overflow: ellipsis;
      white-space: nowrap;
    }
  }

  @container slot (height >= 7.5em) {
    .slot-note {
      display: -webkit-box;
      overflow: hidden;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 2;
    }
  }

  @container slot (height < 3em) {
    .slot-text {
      grid-template-columns: minmax(0, auto) auto;
      align-content: center;
      justify-content: start;
      gap: 0.5em;
      padding-block: 0;
      font-size: 0.9285em;
    }

    .slot-names {
      padding-inline-end: 0;
    }

    .slot .times {
      padding-inline-end: 2em;
    }

    .slot .favourite {
      align-items: center;
      padding-block: 0;
    }
  }

  @container slot ((width < 7.5em) or ((height < 3em) and (width < 16em))) {
    .slot .until {
      display: none;
    }
  }

  @container slot (width < 6em) {
    .slot-text {
      padding-inline: 0.25em;
      font-size: max(11px, 0.7857em);
      line-height: 1.15;
    }

    .slot-names {
      padding-inline-end: 0;
    }

    .slot .favourite[aria-pressed='false'] {
      display: none;
    }

    .slot .favourite {
      inset-block: auto 0;
      align-items: end;
      block-size: 24px;
      inline-size: 24px;
      padding: 2px;
    }
  }

  @container slot ((width < 11em) and (height < 3em)) {
    .slot .times {
      display: none;
    }

    .slot-names {
      padding-inline-end: 1.75em;
    }
  }

  /* Beside the hours a name says more than a time that is cut. */
  @container slot (width < 6em) and (height < 5.5em) {
    .slot .times {
      display: none;
    }
  }

  @container slot (width < 6em) and (height >= 2.25em) {
    .slot-names bdi {
      display: -webkit-box;
      white-space: normal;
      -webkit-line-clamp: 2;
    }
  }

  @container slot (width < 6em) and (height >= 3.25em) {
    .slot-names bdi {
      -webkit-line-clamp: 3;
    }
  }

  @container slot ((width < 6em) and (height < 3em)) {
    .slot-names {
      padding-inline-end: 0;
    }

    .slot-text {
      display: block;
      padding-block: 1px;
    }

    .slot .favourite {
      display: none;
    }
  }

  .slot:has(.name:focus-visible, .favourite:focus-visible) {
    z-index: 2;
    container-type: normal;
    block-size: auto;
    min-block-size: calc(var(--length) * var(--minute) - 2px);
    min-inline-size: min(11em, 80cqi);
  }

  @media (hover: hover) {
    .slot:hover {
      z-index: 2;
      container-type: normal;
      block-size: auto;
      min-block-size: calc(var(--length) * var(--minute) - 2px);
      min-inline-size: min(11em, 80cqi);
    }

    .slot:hover .name {
      text-decoration: underline 0.08em;
      text-underline-offset: 0.18em;
    }
  }

  .slot .name:focus-visible {
    outline-offset: -2px;
  }

  .slot:has(.name:only-child:focus-visible) .name {
    outline: none;
  }

  .slot:has(.name:only-child:focus-visible) {
    outline: 3px solid var(--_focus);
    outline-offset: -3px;
  }

  .slot-big {
    --_white: clamp(0, (0.179 - y) * 100000, 1);
    border-color: transparent;
    background: var(--stage);
  }

  .slot-big > * {
    color: var(--_on-accent);
  }

  @supports (color: color(from red xyz-d65 x y z)) {
    .slot-big > *,
    .slot-big > .favourite[aria-pressed] {
      color: color(
        from var(--stage) xyz-d65 calc(0.95 * var(--_white)) var(--_white)
          calc(1.089 * var(--_white))
      );
    }
  }

  .slot-big .slot-names {
    font-size: 1.15em;
    font-weight: 800;
    line-height: 1.1;
  }

  /* Three lines have room in a narrow block only in the size of the others. */
  @container slot (width < 6em) {
    .slot-big .slot-names {
      font-size: 1em;
    }
  }

  .slot.on-now {
    border-color: var(--_now);
    outline: 2px solid var(--_now);
    outline-offset: -2px;
  }

  .slot.unannounced {
    border: 1px dashed var(--_border-strong);
    background: var(--_ground);
    font-style: italic;
  }

  .slot.unannounced .slot-names {
    font-weight: 500;
  }

  @media (forced-colors: active) {
    .slot {
      border: 1px solid CanvasText;
    }
  }
`;
