export function findChrome(): string;
export const chromeFlags: string[];
