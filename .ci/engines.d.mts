type Engine = 'chromium' | 'firefox' | 'webkit';

export function findFirefox(): string | undefined;
export function findMiniBrowser(): string | undefined;
export function missing(engine: Engine): string[];
export function install(engine: Engine): void;
