/**
 * Moves focus and, with it, the selection, where an arrow points in either writing direction. Other
 * keys are left to the page. For a listener on the root: the list of tabs is drawn anew.
 */
export function handleTabKey(event: KeyboardEvent): void {
  const list = (event.target as Element).closest('[role=tablist]');
  if (!list) return;
  const tabs = [...list.querySelectorAll<HTMLElement>('[role=tab]')];
  const from = tabs.indexOf(event.target as HTMLElement);
  const to = nextTab(event.key, from, tabs.length, getComputedStyle(list).direction === 'rtl');
  if (to === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
  event.preventDefault();
  tabs[to]?.focus();
  tabs[to]?.click();
}

function nextTab(key: string, from: number, count: number, rtl: boolean): number | undefined {
  const forward = rtl ? 'ArrowLeft' : 'ArrowRight';
  const back = rtl ? 'ArrowRight' : 'ArrowLeft';
  if (key === forward) return (from + 1) % count;
  if (key === back) return (from - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
