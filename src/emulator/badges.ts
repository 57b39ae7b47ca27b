/**
 * Every widget on the emulator says "Demo data" at its lower edge, in sight for as long as the widget
 * is. Where that would lie on something to press it is out of sight: who tries a page out has to reach
 * all of it. That the page is a demo is no business of a widget, so the emulator sees to it.
 */
export function keepBadgesOffControls(): void {
  let isDue = false;
  const check = () => {
    if (isDue) return;
    isDue = true;
    requestAnimationFrame(() => {
      isDue = false;
      for (const badge of findBadges()) {
        badge.style.visibility = isOnControl(badge) ? 'hidden' : '';
        // An answer may bring something to press without making the page any longer.
        const { host } = badge.getRootNode() as ShadowRoot;
        host.addEventListener(`${host.localName}-loaded`, check);
      }
    });
  };
  addEventListener('scroll', check, { capture: true, passive: true });
  addEventListener('resize', check);
  // What opens, and what arrives, moves what stands under a badge.
  new ResizeObserver(check).observe(document.documentElement);
}

const control = 'a[href], button, input, label, select, summary, textarea, [tabindex="0"]';

function* findBadges(): Generator<HTMLElement> {
  for (const { shadowRoot } of document.querySelectorAll(':defined')) {
    const badge = shadowRoot?.querySelector<HTMLElement>('[part="demo-badge"]');
    if (badge) yield badge;
  }
}

function isOnControl(badge: HTMLElement): boolean {
  const { left, right, top, bottom } = badge.getBoundingClientRect();
  const root = badge.getRootNode() as ShadowRoot;
  const under = [left + 2, (left + right) / 2, right - 2].flatMap((x) =>
    [top + 2, bottom - 2].flatMap((y) => root.elementsFromPoint(x, y)),
  );
  return under.some((element) => element !== root.host && element.closest(control));
}
