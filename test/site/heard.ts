import type { Page } from '@playwright/test';

/** All that the page has had read out, in order. Begin before the page is opened. */
export async function listenTo(page: Page): Promise<readonly string[]> {
  const heard: string[] = [];
  await page.exposeFunction('tellHeard', (words: string) => void heard.push(words));
  await page.addInitScript(() => {
    const tell = () => {
      const words = document.querySelector('[data-event-announcer]')?.textContent.trim();
      if (words) (window as unknown as { tellHeard: (words: string) => void }).tellHeard(words);
    };
    addEventListener('DOMContentLoaded', () => {
      const changes = { childList: true, characterData: true, subtree: true };
      new MutationObserver((records) => {
        const isTold = ({ target }: MutationRecord) =>
          (target instanceof Element ? target : target.parentElement)?.closest(
            '[data-event-announcer]',
          );
        if (records.some(isTold)) tell();
      }).observe(document.body, changes);
    });
  });
  return heard;
}
