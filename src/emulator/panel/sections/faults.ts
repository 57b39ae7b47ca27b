import type { ListedFault } from '../../state/faults.js';
import { choice, h, keptRows, numbered, setText } from '../node.js';
import {
  deedButton,
  type PanelContext,
  type Section,
  sectionElement,
  submitting,
} from '../section.js';
import {
  effects,
  effectText,
  operations,
  presets,
  progressOf,
  ruleOf,
  whenText,
} from './fault-choices.js';

type KeyedFault = { item: ListedFault; key: string };

/** Breaking the network by hand, and by count, never by chance. */
export function faultsSection(panel: PanelContext): Section {
  const body = h('tbody');
  const table = h('table', { class: 'faults' }, head(), body);
  const nothing = h('p', { class: 'nothing' }, 'The network is well.');
  const clear = deedButton(panel, 'Mend everything', {
    work: () => panel.control.faults([]),
    done: 'All is well.',
  });
  const element = sectionElement(
    'Faults',
    'Break the network, and watch what the widgets make of it.',
    h('div', { class: 'row' }, ...presets.map((preset) => presetButton(panel, preset))),
    table,
    nothing,
    clear,
    addForm(panel),
  );
  const keep = keptRows<KeyedFault>({
    into: body,
    keyOf: ({ key }) => key,
    make: (fault) => ruleRow(panel, fault),
  });
  return {
    element,
    async refresh() {
      const { faults } = await panel.control.faults();
      table.hidden = clear.hidden = faults.length === 0;
      nothing.hidden = faults.length > 0;
      keep(numbered(faults, (fault) => JSON.stringify(ruleOf(fault))));
    },
  };
}

function head(): HTMLElement {
  const title = (text: string | Node) => h('th', { scope: 'col' }, text);
  const takeBack = h('span', { class: 'unseen' }, 'Take back');
  return h('thead', {}, h('tr', {}, title('Rule'), title('Hits'), title(takeBack)));
}

const presetButton = (panel: PanelContext, { label, rules }: (typeof presets)[number]) =>
  deedButton(
    panel,
    label,
    { work: () => panel.control.faults(rules), done: `Set: ${label.toLowerCase()}.` },
    { class: 'chip' },
  );

function ruleRow(panel: PanelContext, { item: fault, key }: KeyedFault) {
  const hits = h('b');
  const progress = h('small');
  const name = fault.operation === '*' ? 'every operation' : fault.operation;
  const label = `Take back: ${name}, ${effectText(fault.effect)}`;
  const takeBack = deedButton(
    panel,
    '×',
    { work: () => withoutRule(panel, key), done: 'The rule is gone.' },
    { class: 'icon', 'aria-label': label },
  );
  const element = h(
    'tr',
    {},
    h(
      'td',
      {},
      h('b', {}, name),
      h('span', {}, effectText(fault.effect)),
      h('small', {}, whenText(fault)),
    ),
    h('td', { class: 'hits' }, hits, progress),
    h('td', {}, takeBack),
  );
  const update = ({ item }: KeyedFault) => {
    setText(hits, item.times === null ? String(item.hits) : `${item.hits} of ${item.times}`);
    setText(progress, progressOf(item));
    element.className = progressOf(item);
  };
  return { element, update };
}

async function withoutRule({ control }: PanelContext, key: string): Promise<void> {
  const { faults } = await control.faults();
  const keyed = numbered(faults, (fault) => JSON.stringify(ruleOf(fault)));
  await control.faults(keyed.filter((one) => one.key !== key).map(({ item }) => ruleOf(item)));
}

function addForm(panel: PanelContext): HTMLElement {
  const operation = h('select', {}, choice('*', 'every operation'));
  operation.append(...operations.slice(1).map((name) => choice(name)));
  const kind = h('select', {}, ...effects.map(({ label }, index) => choice(String(index), label)));
  const after = h('input', { type: 'number', min: 0, value: 0, required: true });
  const times = h('input', { type: 'number', min: 1, placeholder: 'every' });
  const add = async () => {
    const { faults } = await panel.control.faults();
    const { effect } = effects[Number(kind.value)] ?? {};
    if (!effect) return;
    const rule = {
      operation: operation.value as ListedFault['operation'],
      after: after.valueAsNumber,
      times: times.value === '' ? null : times.valueAsNumber,
      effect,
    };
    await panel.control.faults([...faults.map(ruleOf), rule]);
  };
  const submit = submitting(() => {
    void panel.act({ work: add, done: 'The rule waits for its call.' });
  });
  return h(
    'form',
    { class: 'fields', onsubmit: submit },
    h('label', { class: 'wide' }, 'Operation', operation),
    h('label', { class: 'wide' }, 'What happens', kind),
    h('label', {}, 'After calls', after),
    h('label', {}, 'Times', times),
    h('button', { class: 'main' }, 'Add the rule'),
  );
}
