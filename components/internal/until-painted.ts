/** When the browser has painted what was just drawn. A hidden page paints nothing, and is not waited for. */
export const untilPainted = (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, 500);
  });
