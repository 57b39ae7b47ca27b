/** Chromium leaves the focus in the hidden panel, from where it is lost. */
export function giveFocusBack({ currentTarget, newState }: ToggleEvent): void {
  const panel = currentTarget as HTMLElement;
  const root = panel.getRootNode() as ShadowRoot;
  if (newState !== 'closed' || !panel.contains(root.activeElement)) return;
  root.querySelector<HTMLElement>(`[popovertarget=${panel.id}]`)?.focus({ preventScroll: true });
}
