import type { Page } from '@playwright/test';

/** Errors and warnings of a page, a refused policy among them, as they come. */
export function troublesOf(page: Page): string[] {
  const found: string[] = [];
  page.on('pageerror', (error) => found.push(error.message));
  page.on('console', (message) => {
    const isTrouble = ['error', 'warning'].includes(message.type());
    // A focus that the browser did not move is told as mere information.
    if (isTrouble || /\bblocked\b/.test(message.text())) found.push(message.text());
  });
  return found;
}
