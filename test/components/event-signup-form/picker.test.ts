import { expect, waitUntil } from '@open-wc/testing';
import { expectAccessible } from '../accessible.js';
import { visibleText } from '../page.js';
import {
  all,
  announced,
  button,
  description,
  expectFocusOn,
  focused,
  labelled,
  press,
  Stage,
  type,
} from './stage.js';

describe('<event-signup-form> choosing among many', () => {
  let stage: Stage;
  beforeEach(() => (stage = new Stage()));
  afterEach(() => stage.leave());

  const setUp = async () => {
    const element = await stage.put();
    const input = labelled(element, 'Who was best?');
    input.focus();
    const list = element.shadowRoot!.getElementById(input.getAttribute('aria-controls')!)!;
    const marked = () => input.getAttribute('aria-activedescendant') ?? '';
    const active = () => element.shadowRoot!.getElementById(marked())?.textContent.trim();
    const chips = () => all(element, '.chip').map((chip) => chip.ariaLabel);
    return { element, input, list, active, chips };
  };

  it('S4: opens with Down, chooses with Enter, stays open, and marks what is chosen', async () => {
    const { element, input, list, active, chips } = await setUp();
    expect([input.role ?? input.getAttribute('role'), input.ariaExpanded]).to.deep.equal([
      'combobox',
      'false',
    ]);
    expect([list.role, list.getAttribute('aria-multiselectable')]).to.deep.equal([
      ...['listbox', 'true'],
    ]);
    await press('ArrowDown');
    expect([input.ariaExpanded, active()]).to.deep.equal(['true', 'Beyoncé']);
    expect(list.querySelectorAll('[aria-selected="true"]')).to.have.length(0);
    await press('Enter', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'Enter');
    await element.updateComplete;
    expect(list.hidden).to.equal(false);
    expect(chips()).to.deep.equal(['Remove Beyoncé', 'Remove Artist 0']);
    expect(list.querySelectorAll('[aria-selected="true"]')).to.have.length(2);
    await expectAccessible(element);
    await press('Enter');
    expect(chips()).to.deep.equal(['Remove Beyoncé']);
    expect(stage.sent).to.have.length(0);
  });

  it('S4: finds without accents and capitals, says how many are chosen, and says when nothing is found', async () => {
    const { element, input, list } = await setUp();
    await type(input, 'beyonce');
    expect([...list.children].map((one) => one.textContent.trim())).to.deep.equal(['Beyoncé']);
    await press('ArrowDown', 'Enter');
    await element.updateComplete;
    expect(input.value).to.equal('');
    expect(description(element, input)).to.contain('1 chosen');
    await waitUntil(() => announced() === 'Beyoncé added, 1 chosen', announced());
    await type(input, 'nobody');
    expect(visibleText(element)).to.contain('Nothing found for “nobody”.');
    expect(input.ariaExpanded).to.equal('false');
  });

  it('S4: closes with Escape without clearing and without closing a dialog of the page', async () => {
    const { element, input } = await setUp();
    let escaped = 0;
    const listen = ({ key }: KeyboardEvent) => (escaped += key === 'Escape' ? 1 : 0);
    document.addEventListener('keydown', listen);
    await type(input, 'art');
    await press('Escape');
    expect([input.ariaExpanded, input.value, escaped]).to.deep.equal(['false', 'art', 0]);
    await press('Escape');
    document.removeEventListener('keydown', listen);
    expect(escaped).to.equal(1);
    await press('Tab');
    await element.updateComplete;
    expect(input.value).to.equal('');
    expectFocusOn(element, '');
    expect(focused(element)?.localName).to.equal('select');
  });

  it('S4: goes on with Tab from an open list, which is longer than its box, to the next field', async () => {
    const { element, list } = await setUp();
    await press('ArrowDown');
    expect(list.scrollHeight, 'it could be scrolled').to.be.above(list.clientHeight);
    await press('Tab');
    await element.updateComplete;
    expect(focused(element)?.localName).to.equal('select');
    expect(list.hidden).to.equal(true);
  });

  it('S5: takes chips away by click, Backspace and Enter, and never loses the focus', async () => {
    const { element, input, chips } = await setUp();
    await press('ArrowDown', 'Enter', 'ArrowDown', 'Enter', 'ArrowDown', 'Enter', 'Escape');
    expect(chips()).to.have.length(3);
    button(element, 'Remove Beyoncé').focus();
    await press('Enter');
    await waitUntil(() => focused(element)?.ariaLabel === 'Remove Artist 0', 'the next chip');
    await waitUntil(() => announced() === 'Beyoncé removed, 2 chosen', announced());
    input.focus();
    await press('Backspace');
    expectFocusOn(element, 'Remove Artist 1');
    await press('Backspace');
    await waitUntil(() => focused(element) === input, 'the field');
    expect(chips()).to.deep.equal(['Remove Artist 0']);
  });

  it('S4: opens for a mouse and keeps the focus in the field while options are pressed', async () => {
    const { element, input, list, chips } = await setUp();
    input.click();
    await element.updateComplete;
    const option = list.children[2] as HTMLElement;
    const down = new MouseEvent('mousedown', { bubbles: true, cancelable: true });
    option.dispatchEvent(down);
    option.click();
    await element.updateComplete;
    expect(down.defaultPrevented).to.equal(true);
    expect(chips()).to.deep.equal(['Remove Artist 1']);
  });
});
