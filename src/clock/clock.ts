/**
 * What time it is, in milliseconds since 1970. Everything that tells a visitor about time asks here: a
 * page on the emulator replaces it by the emulator's clock, which the organiser moves.
 */
export const clock = { now: (): number => Date.now() };
