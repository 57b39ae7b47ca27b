import { css } from 'lit';

/** The menu of calendars, which opens over what stands below. */
export const laterStyles = css`
  .calendar {
    position: relative;
  }

  .calendar summary {
    list-style: none;
    cursor: pointer;
  }

  .calendar summary::-webkit-details-marker {
    display: none;
  }

  .calendar ul {
    position: absolute;
    z-index: 4;
    inset-block-start: calc(100% + 0.5em);
    inset-inline-start: 0;
    display: grid;
    min-inline-size: 100%;
    inline-size: max-content;
    max-inline-size: min(20em, 78cqi);
    padding: 0.375em;
    border: 1px solid var(--_border);
    border-radius: var(--_radius);
    background: var(--_ground);
    color: var(--_on-ground);
    box-shadow: var(--_shadow);
  }

  .way {
    display: flex;
    align-items: center;
    inline-size: 100%;
    min-block-size: var(--_control);
    padding-inline: 0.875em;
    border-radius: calc(0.75 * var(--_radius));
    color: inherit;
    text-decoration: none;
  }

  .way:hover {
    background: color-mix(in oklab, currentColor 8%, transparent);
  }

  .way:focus-visible {
    outline-color: currentColor;
    outline-offset: -3px;
  }

  .said {
    color: var(--_muted);
    font-size: var(--_size-small);
  }

  @media (forced-colors: active) {
    .calendar ul {
      border-color: CanvasText;
    }
  }

  @media print {
    .calendar,
    .said {
      display: none;
    }
  }
`;
