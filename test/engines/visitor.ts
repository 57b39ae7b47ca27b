import { expect } from '@playwright/test';
import type { Driver, Key } from './drivers/driver.js';
import { findInPage, type Found, type Wanted } from './find-in-page.js';

export type Name = string | RegExp;

/** Two of them: what the first one changes is laid out, and scrolled to, by the second. */
const nextFrames = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });

/** As long as a busy machine may take; what is there is seen at once. */
const patience = { timeout: 45_000, intervals: [30, 50, 100] };

/** Somebody at a page: looks for things by role and name, presses and types, in any engine. */
export class Visitor {
  readonly driver: Driver;
  /** Looks at one element alone. */
  readonly #within: string | undefined;

  constructor(driver: Driver, within?: string) {
    this.driver = driver;
    this.#within = within;
  }

  /** The same visitor, who looks only at the first element of this selector. */
  at(selector: string): Visitor {
    return new Visitor(this.driver, selector);
  }

  all(role: string, name?: Name): Promise<Found[]> {
    return this.driver.evaluate(findInPage, this.#wanted(role, name), 'look');
  }

  /** Waits until it is there. */
  async see(role: string, name?: Name): Promise<Found> {
    let found: Found | undefined;
    await expect
      .poll(async () => ((found = (await this.all(role, name))[0]), found !== undefined), {
        ...patience,
        message: `sees ${role} ${String(name)}`,
      })
      .toBe(true);
    return found!;
  }

  async seesNo(role: string, name?: Name): Promise<void> {
    await expect
      .poll(async () => (await this.all(role, name)).map((one) => one.name), {
        ...patience,
        message: `sees no ${role} ${String(name)}`,
      })
      .toEqual([]);
  }

  /** Waits until what is seen of it is so. */
  async seesAs(role: string, name: Name, state: Partial<Found>): Promise<void> {
    await expect
      .poll(async () => (await this.all(role, name))[0], {
        ...patience,
        message: `${role} ${String(name)}`,
      })
      .toMatchObject(state);
  }

  /** Waits for words anywhere in the page, shadow roots included. */
  async reads(words: Name): Promise<void> {
    await expect
      .poll(() => this.text(), { ...patience, message: `reads ${String(words)}` })
      .toMatch(typeof words === 'string' ? new RegExp(words.replace(/[.£?*()]/g, '\\$&')) : words);
  }

  /** All that is drawn, as one line. */
  text(): Promise<string> {
    return this.driver.evaluate((selector) => {
      // A slot, or what lends its place to what is inside: checkVisibility() takes it for unseen.
      const hasNoBox = (node: Element) => getComputedStyle(node).display === 'contents';
      const textOf = (node: Node): string => {
        if (node instanceof Text) return node.data;
        if (node instanceof Element && !hasNoBox(node) && !node.checkVisibility()) return '';
        const inside = (node as Element).shadowRoot ?? node;
        return [...inside.childNodes].map(textOf).join('');
      };
      const start = selector === null ? document.body : document.querySelector(selector);
      return start ? textOf(start).replace(/\s+/g, ' ') : '';
    }, this.#within ?? null);
  }

  /** Waits until it stands still and nothing covers it, then presses its middle. */
  async press(role: string, name: Name): Promise<void> {
    const { x, y } = await this.#bring(role, name);
    await this.driver.clickAt(x, y);
  }

  async pointAt(role: string, name: Name): Promise<void> {
    const { x, y } = await this.#bring(role, name);
    await this.driver.moveTo(x, y);
  }

  async fill(name: Name, text: string, role = 'textbox'): Promise<void> {
    await this.press(role, name);
    await this.isAt(name);
    await this.driver.press('Control+a');
    await this.driver.type(text);
    await this.seesAs(role, name, { value: text });
    // Firefox brings the caret back into view a frame later, whatever is scrolled to by then.
    await this.driver.evaluate(nextFrames);
  }

  async keys(...keys: Key[]): Promise<void> {
    for (const key of keys) await this.driver.press(key);
  }

  async focused(): Promise<Found | undefined> {
    return (await this.driver.evaluate(findInPage, { role: '' }, 'focused'))[0];
  }

  /** Waits until the focus is there. */
  async isAt(name: Name): Promise<void> {
    await expect
      .poll(async () => (await this.focused())?.name, {
        ...patience,
        message: `the focus is at ${String(name)}`,
      })
      .toEqual(typeof name === 'string' ? name : expect.stringMatching(name));
  }

  /** Waits until all elements of ours say that they are ready, or have nothing to show. */
  async seesReady(tags: string[]): Promise<void> {
    await expect
      .poll(() => this.driver.evaluate(waiting, tags), { ...patience, message: 'all are ready' })
      .toEqual([]);
  }

  async #bring(role: string, name: Name): Promise<Found> {
    await this.see(role, name);
    const wanted = this.#wanted(role, name);
    let place: Found | undefined;
    await expect
      .poll(
        async () => {
          const before = place;
          place = (await this.driver.evaluate(findInPage, wanted, 'bring'))[0];
          return place?.isOnTop && before?.x === place.x && before.y === place.y;
        },
        { ...patience, message: `can press ${role} ${String(name)}` },
      )
      .toBe(true);
    return place!;
  }

  #wanted(role: string, name: Name | undefined): Wanted {
    const pattern = name instanceof RegExp ? { source: name.source } : name;
    return { role, within: this.#within, ...(pattern !== undefined && { name: pattern }) };
  }
}

/** The elements of ours that are on their way; the page itself where it has none. */
function waiting(tags: string[]): string[] {
  const all = [...document.querySelectorAll(tags.join())];
  if (all.length === 0) return ['no element'];
  const isThere = (one: Element) => one.matches(':state(ready), :state(empty)');
  return all.filter((one) => !isThere(one)).map((one) => one.localName);
}
