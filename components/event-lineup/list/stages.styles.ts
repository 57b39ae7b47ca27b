import { css } from 'lit';

/** Stages below each other on a phone, side by side where there is room. */
export const stagesStyles = css`
  .stages {
    display: grid;
    gap: calc(5 * var(--_space)) calc(4 * var(--_space));
    align-items: start;
  }

  .stage {
    min-inline-size: 0;
  }

  .stage-name {
    padding-block: 0.625em 0.5em;
    border-block-end: 2px solid var(--_ink);
    font-size: 1.375em;
    font-weight: 800;
    line-height: 1.15;
  }

  .set {
    position: relative;
    display: flex;
    flex-wrap: wrap;
    gap: 0.375em calc(1.5 * var(--_space));
    align-items: flex-start;
    padding-block: calc(1.25 * var(--_space));
    contain-intrinsic-block-size: auto 5em; /* it is remembered how high a row was */
  }

  .what,
  .set .bone {
    flex: 1;
    min-inline-size: 0;
  }

  .set + .set {
    border-block-start: var(--_border-width) solid var(--_border);
  }

  .set .times {
    min-inline-size: 6.2ch; /* “– 12:30” in any face */
    padding-block-start: 0.125em;
    white-space: nowrap;
    line-height: 1.3;
    font-variant-numeric: tabular-nums;
  }

  .set .long {
    min-inline-size: 8.8ch;
  }

  .set .times time {
    display: block;
    font-weight: 650;
  }

  .set .until {
    display: block;
    color: var(--_muted);
    font-size: var(--_size-small);
  }

  .set .faces {
    aspect-ratio: 1;
    flex: none;
    inline-size: clamp(2.75em, 14cqi, 3.5em);
    overflow: clip;
    border-radius: var(--_radius);
  }

  .together .portrait::before {
    font-size: 0.65em;
  }

  .set .names {
    font-family: var(--_font-display);
    font-size: 1.0625em;
    font-weight: 650;
    line-height: 1.25;
    text-wrap: balance;
  }

  .set .about {
    margin-block-start: 0.125em;
    color: var(--_muted);
    font-size: var(--_size-small);
    line-height: 1.4;
  }

  .set .note {
    margin-block-start: 0.375em;
    padding-inline-start: 0.75em;
    border-inline-start: 3px solid var(--_accent);
    font-size: var(--_size-small);
    line-height: 1.4;
  }

  .name {
    max-inline-size: 100%;
    overflow-wrap: anywhere;
    text-align: start;
  }

  .versus {
    color: var(--_muted);
    font-size: 0.75em;
    font-weight: 500;
  }

  /* The acts people come for. */
  .big .names {
    font-size: clamp(1.0625em, 6.4cqi, 1.5em);
    font-weight: 800;
    line-height: 1.05;
    letter-spacing: -0.015em;
  }

  .unannounced .names {
    font-weight: 500;
    font-style: italic;
  }

  /* Where time and picture would leave a name no room, it stands below them; “12:30 PM” takes more of it. */
  @container (width < 19em) {
    .long ~ .what {
      flex-basis: 100%;
    }
  }

  @container (width < 17em) {
    .what {
      flex-basis: 100%;
    }
  }

  @container (width >= 40em) {
    .stages {
      grid-template-columns: repeat(
        auto-fit,
        minmax(min(100%, var(--event-lineup-stage-min-width, 19em)), 1fr)
      );
    }

    .big .names {
      font-size: clamp(1.1875em, 2.2cqi, 1.5em);
    }
  }

  /* Four stages stand two by two, not three and one. */
  @container (40em <= width < 88em) {
    .stages:has(> :nth-child(4):last-child) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
`;
