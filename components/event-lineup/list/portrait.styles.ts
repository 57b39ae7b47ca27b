import { css } from 'lit';

/** A picture in the box that its place gives it, and the initials that stand in for it. */
export const portraitStyles = css`
  .portrait {
    --tint: var(--_fill);
    position: relative;
    display: flex;
    flex: 1;
    min-inline-size: 0;
    overflow: clip;
    background: color-mix(in oklab, var(--tint) 26%, transparent);
    color: var(--_ink);
  }

  .portrait::before {
    content: attr(data-initials) / '';
    margin: auto;
    font-family: var(--_font-display);
    font-size: 1.25em;
    font-weight: 800;
    line-height: 1;
  }

  .portrait img {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
    object-position: 50% 25%;
  }

  /* Neighbours of the accent on the colour wheel: a family, not confetti. */
  .tint-1 {
    --tint: oklch(from var(--_fill) l c calc(h + 40));
  }
  .tint-2 {
    --tint: oklch(from var(--_fill) l c calc(h - 40));
  }
  .tint-3 {
    --tint: color-mix(in oklab, var(--_fill) 60%, var(--_ink));
  }
  .tint-4 {
    --tint: oklch(from var(--_fill) l c calc(h + 75));
  }
  .tint-5 {
    --tint: oklch(from var(--_fill) l c calc(h - 75));
  }
`;
