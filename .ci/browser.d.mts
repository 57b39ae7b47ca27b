export function findChrome(): string;
export function findWholeChrome(): string;
export const chromeFlags: string[];
