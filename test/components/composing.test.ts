import { expect } from '@open-wc/testing';
import { elements } from '../../components/elements.js';
import type { EndpointName } from '../../src/contract/routes.js';
import { putDemo } from './demo-answer.js';
import { rests, type TestPage } from './page.js';
import { chooseSome } from '../effort.js';

const keys = ['Enter', 'Escape', 'Backspace', 'Delete', 'Home', 'End'].concat(
  ['Up', 'Down', 'Left', 'Right'].map((way) => `Arrow${way}`),
);
/** While a candidate is chosen, and the last key of it, which Safari sends once it has ended. */
const marks = [{ isComposing: true }, { keyCode: 229 }];

for (const [tag, operation] of chooseSome(Object.entries<EndpointName | null>(elements))) {
  if (operation) composingCase(tag, operation);
}

function composingCase(tag: string, operation: EndpointName): void {
  describe(`<${tag}> and a person who composes Japanese`, () => {
    let page: TestPage;
    afterEach(() => page.leave());

    it('takes no key that belongs to the list of candidates', async () => {
      const drawn = await putDemo(tag, operation);
      page = drawn.page;
      const root = drawn.element.shadowRoot!;
      const targets = 'input, textarea, select, button, a, summary, dialog, [role=tab]';
      for (const field of root.querySelectorAll<HTMLInputElement>('input[type=search]')) {
        field.value = 'a';
        field.dispatchEvent(new InputEvent('input', { bubbles: true }));
      }
      await rests(drawn.element);
      const taken: string[] = [];
      for (const target of root.querySelectorAll(targets)) {
        for (const key of keys) {
          for (const mark of marks) {
            const options = { key, bubbles: true, cancelable: true, composed: true, ...mark };
            const press = new KeyboardEvent('keydown', options);
            if (!target.dispatchEvent(press)) taken.push(`${target.localName} ${key}`);
          }
        }
      }
      expect([...new Set(taken)]).to.deep.equal([]);
    });
  });
}
