import { h } from '../node.js';
import { sectionElement, type PanelContext, type Section } from '../section.js';

/** Back to the beginning, after a second thought. */
export function resetSection(panel: PanelContext): Section {
  const ask = h('button', { type: 'button' }, 'Start over');
  const sure = h('button', { type: 'button', class: 'main' }, 'Yes, forget everything');
  const keep = h('button', { type: 'button' }, 'Keep it');
  const question = h('div', { class: 'row', hidden: true }, sure, keep);
  const show = (asked: boolean) => {
    question.hidden = !asked;
    ask.hidden = asked;
    (asked ? keep : ask).focus();
  };
  ask.addEventListener('click', () => show(true));
  keep.addEventListener('click', () => show(false));
  sure.addEventListener('click', () => {
    show(false);
    const done = 'Everything is as it was at first.';
    void panel.act({ work: () => panel.control.reset(), done, changesWorld: true });
  });
  return {
    element: sectionElement(
      'Start over',
      'World, clock, faults, mailbox and log go back to the beginning.',
      ask,
      question,
    ),
    refresh: () => Promise.resolve(),
  };
}
