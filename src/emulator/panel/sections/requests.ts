import type { LoggedRequest } from '../../state/memory.js';
import { h, keptRows, numbered } from '../node.js';
import { type PanelContext, type Section, sectionElement, timeOf } from '../section.js';

/** More than anybody reads, few enough to draw every second. */
const shown = 60;

/** What was asked and what was answered, the newest first. */
export function requestsSection({ control, askAgain }: PanelContext): Section {
  const list = h('ol', { class: 'log', reversed: true });
  const nothing = h('p', { class: 'nothing' }, 'Nobody has asked for anything yet.');
  const element = sectionElement(
    'Requests',
    'What the widgets ask, as it comes in.',
    list,
    nothing,
  );
  if (askAgain) {
    const again = { type: 'button', onclick: askAgain };
    list.before(h('button', again, 'Let the widgets ask again'));
  }
  const keep = keptRows<{ item: LoggedRequest; key: string }>({
    into: list,
    keyOf: ({ key }) => key,
    make: ({ item }) => ({ element: line(item) }),
  });
  return {
    element,
    async refresh() {
      const { requests } = await control.requests();
      const all = numbered(requests, ({ at, method, path }) => `${at} ${method} ${path}`);
      nothing.hidden = all.length > 0;
      keep(all.slice(-shown).reverse());
    },
  };
}

function line({ method, path, operation, status, code, at }: LoggedRequest): HTMLElement {
  const outcome = [status ?? 'lost', code].filter((part) => part !== null).join(' ');
  const name = method === 'OPTIONS' ? `${operation ?? ''} preflight` : (operation ?? 'unknown');
  return h(
    'li',
    { class: method === 'OPTIONS' ? 'quiet' : '', title: path },
    h('time', { datetime: at }, timeOf(at)),
    h('span', { class: 'what' }, h('b', {}, name), ' ', h('small', {}, path)),
    h('span', { class: `outcome ${tone(status)}` }, outcome),
  );
}

function tone(status: number | null): string {
  if (status === null || status >= 500) return 'bad';
  return status >= 400 ? 'refused' : 'good';
}
