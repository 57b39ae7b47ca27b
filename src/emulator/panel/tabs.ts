import { h, ignoreComposingKeysInPanel } from './node.js';

export interface Tab {
  name: string;
  elements: HTMLElement[];
}

/** Tabs as the pattern has them: one tab stop, arrows move, Home and End jump. */
export function tabbed(tabs: readonly Tab[], chosen: (name: string) => void): HTMLElement[] {
  const buttons = tabs.map(({ name }, index) =>
    h(
      'button',
      { type: 'button', role: 'tab', id: `tab-${index}`, 'aria-controls': `panel-${index}` },
      name,
    ),
  );
  const panels = tabs.map(({ elements }, index) =>
    h(
      'div',
      { role: 'tabpanel', id: `panel-${index}`, 'aria-labelledby': `tab-${index}` },
      ...elements,
    ),
  );
  const choose = (wanted: number, focus: boolean) => {
    buttons.forEach((button, index) => {
      button.setAttribute('aria-selected', String(index === wanted));
      button.tabIndex = index === wanted ? 0 : -1;
    });
    panels.forEach((panel, index) => (panel.hidden = index !== wanted));
    if (focus) buttons[wanted]?.focus();
    chosen(tabs[wanted]?.name ?? '');
  };
  buttons.forEach((button, index) => {
    button.addEventListener('click', () => choose(index, false));
    button.addEventListener(
      'keydown',
      ignoreComposingKeysInPanel(({ key }) => {
        const target = targetOf(key, index, buttons.length);
        if (target !== undefined) choose(target, true);
      }),
    );
  });
  choose(0, false);
  return [h('div', { role: 'tablist', 'aria-label': 'Backstage' }, ...buttons), ...panels];
}

function targetOf(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (index + 1) % count;
  if (key === 'ArrowLeft') return (index + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
