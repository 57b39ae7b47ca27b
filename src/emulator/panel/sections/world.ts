import { type PaymentKind, paymentKinds, type Settings } from '../../state/settings.js';
import { h } from '../node.js';
import { type PanelContext, type Section, sectionElement, submitting } from '../section.js';

type SwitchName = Exclude<keyof Settings, 'omit' | 'paymentKind'>;

const switches: Record<SwitchName, { label: string; hint: string }> = {
  enforceKeysEverywhere: {
    label: 'A key everywhere',
    hint: 'What answers without a key today asks for one.',
  },
  rateLimits: { label: 'Rate limits', hint: 'Whoever asks too often has to wait.' },
  shuffleStatuses: {
    label: 'Other statuses',
    hint: 'Where the specification leaves the HTTP status open, another one comes.',
  },
  additiveMembers: {
    label: 'Unknown members',
    hint: 'Every object carries one that nobody has heard of.',
  },
  bare: {
    label: 'Only what is stated',
    hint: 'Members that the specification does not know are neither sent nor read.',
  },
};

/** Ways in which a real service may differ from this one. */
export function settingsSection(panel: PanelContext): Section {
  const all = (Object.keys(switches) as SwitchName[]).map((name) => switchRow(panel, name));
  const omit = omitForm(panel);
  const payment = paymentChoice(panel);
  const hint = 'A real service may differ from this one. Make it differ.';
  const list = h('ul', { class: 'switches' }, ...all.map(({ element }) => element));
  return {
    element: sectionElement('World', hint, list, payment.element, omit.element),
    async refresh() {
      const settings = await panel.control.settings();
      for (const { update } of all) update(settings);
      payment.update(settings);
      omit.update(settings);
    },
  };
}

function switchRow(panel: PanelContext, name: SwitchName) {
  const { label, hint } = switches[name];
  const input = h('input', { type: 'checkbox', role: 'switch' });
  input.addEventListener('change', () => {
    const on = input.checked;
    const work = () => panel.control.settings({ [name]: on });
    void panel.act({ work, done: `${label}: ${on ? 'on' : 'off'}.`, changesWorld: true });
  });
  const words = h('span', {}, h('b', {}, label), ' ', h('small', {}, hint));
  return {
    element: h('li', {}, h('label', {}, input, words)),
    update: (settings: Settings) => {
      input.checked = settings[name];
    },
  };
}

function paymentChoice(panel: PanelContext) {
  const options = paymentKinds.map((kind) => h('option', { value: kind }, kind));
  const select = h('select', {}, ...options);
  select.addEventListener('change', () => {
    const paymentKind = select.value as PaymentKind;
    const work = () => panel.control.settings({ paymentKind });
    void panel.act({ work, done: `Paid by ${paymentKind}.`, changesWorld: true });
  });
  return {
    element: h('label', { class: 'wide' }, 'How pay has an order paid', select),
    update: ({ paymentKind }: Settings) => {
      select.value = paymentKind;
    },
  };
}

function omitForm(panel: PanelContext) {
  const input = h('input', { type: 'text', autocomplete: 'off', spellcheck: 'false' });
  const submit = submitting(() => {
    const omit = input.value.split(/[\s,]+/).filter(Boolean);
    const done = omit.length ? `Left out: ${omit.join(', ')}.` : 'Nothing is left out.';
    void panel.act({ work: () => panel.control.settings({ omit }), done, changesWorld: true });
  });
  const label = h('label', { class: 'wide' }, 'Members to leave out, such as tagline', input);
  return {
    element: h('form', { class: 'fields', onsubmit: submit }, label, h('button', {}, 'Apply')),
    update: ({ omit }: Settings) => {
      if (!input.matches(':focus')) input.value = omit.join(', ');
    },
  };
}

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
