import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { goToElement } from '../../../components/internal/neighbours/go-to-element.js';
import { focusText } from '../../../components/internal/focus-text.js';

describe('a text that has the focus', () => {
  /** A root whose last part is a text, between two buttons of the page. */
  async function put() {
    const page = await fixture<HTMLElement>(
      html`<div>
        <button>Before</button>
        <div id="host"></div>
        <button>After</button>
      </div>`,
    );
    const root = page.querySelector('#host')!.attachShadow({ mode: 'open' });
    const button = document.createElement('button');
    button.textContent = 'First';
    const text = document.createElement('p');
    text.textContent = 'End of line-up';
    root.append(button, text);
    const focused = () => (root.activeElement ?? document.activeElement)?.textContent;
    return { text, focused };
  }

  it('at the end of an element is no circle: Tab leads on, Shift and Tab back', async () => {
    const { text, focused } = await put();
    focusText(text);
    await sendKeys({ press: 'Tab' });
    expect(focused()).to.equal('After');
    focusText(text);
    await sendKeys({ press: 'Shift+Tab' });
    expect(focused()).to.equal('First');
  });

  it('is the way into an element that was led to', async () => {
    const { text, focused } = await put();
    const { host } = text.getRootNode() as ShadowRoot;
    goToElement(host as HTMLElement);
    await sendKeys({ press: 'Tab' });
    expect(focused()).to.equal('First');
    await sendKeys({ press: 'Tab' });
    expect(focused()).to.equal('After');
    await sendKeys({ press: 'Shift+Tab' });
    expect(focused()).to.equal('First');
  });

  it('is no stop of its own afterwards', async () => {
    const { text, focused } = await put();
    focusText(text);
    await sendKeys({ press: 'Tab' });
    await sendKeys({ press: 'Shift+Tab' });
    expect(focused()).to.equal('First');
  });
});
