/** So far apart on the colour wheel that neighbours are never alike, however many stages there are. */
const goldenAngle = 137.5;

/**
 * The colour of a stage, counted from 0: what the page says for it, else a relative of the accent. Of
 * a black or white accent the relatives are muted, and still no two the same.
 */
export const stageColour = (index: number): string =>
  `var(--event-lineup-stage-${index + 1}, oklch(from var(--_fill) clamp(0.5, l, 0.8) ` +
  `clamp(0.08, c, 0.15) calc(h + ${(index * goldenAngle) % 360})))`;
