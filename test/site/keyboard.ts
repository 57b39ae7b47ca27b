import { expect, type Page } from '@playwright/test';

/** What has the focus, through all shadow roots. */
interface Focus {
  name: string;
  /** Beside the line-up, the tickets and what lies over the page: no business of theirs. */
  isElsewhere: boolean;
  hasRing: boolean;
  /** Nothing stands before all of it. */
  isInSight: boolean;
}

/** Further than any page of the demo site is long. */
const patience = 120;

/** Somebody with nothing but a keyboard. Wherever they come to, they see where they are. */
export class Typist {
  /** The names of what had the focus, in order. */
  readonly stops: string[] = [];
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  async press(key: string): Promise<void> {
    await this.#page.keyboard.press(key);
  }

  async type(words: string): Promise<void> {
    await this.#page.keyboard.type(words);
  }

  /** By Tab to what has this name; Shift+Tab goes back. */
  async tabTo(name: string | RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    const from = this.stops.length;
    for (let pressed = 0; pressed < patience; pressed += 1) {
      await this.press(key);
      const focus = await this.#look();
      if (fits(focus, name)) return;
    }
    const seen = this.stops.slice(from, from + 30).join(' > ');
    throw new Error(`There is no way to ${String(name)}, only: ${seen}`);
  }

  /** The focus has come here by itself, to be seen. */
  async isAt(name: string | RegExp): Promise<void> {
    const where = async () => {
      const focus = await focusOn(this.#page);
      return fits(focus, name) ? String(name) : focus.name;
    };
    await expect.poll(where, { message: 'the focus' }).toBe(String(name));
    await this.#look();
  }

  async #look(): Promise<Focus> {
    const focus = await focusOn(this.#page);
    this.stops.push(focus.name);
    if (focus.isElsewhere) return focus;
    // Rows above that are laid out late may push it: the page brings it back by itself.
    await expect
      .poll(() => focusOn(this.#page), { message: `after ${this.stops.slice(-3).join(' > ')}` })
      .toMatchObject({ name: focus.name, hasRing: true, isInSight: true });
    return focus;
  }
}

const fits = (focus: Focus, name: string | RegExp): boolean =>
  typeof name === 'string' ? focus.name === name : name.test(focus.name);

function focusOn(page: Page): Promise<Focus> {
  return page.evaluate(() => {
    let at = document.activeElement!;
    while (at.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
    const labels = [...((at as HTMLInputElement).labels ?? [])].map((label) => label.textContent);
    const words = at.ariaLabel ?? (labels.join(' ') || at.textContent);
    // A radio button that is drawn as a sign leaves its ring, and its place, to its label.
    const label = at.matches('.visually-hidden') && at.closest('label');
    // The name of a set leaves it to its block, all of which is pressed.
    const seen = label || (at.matches('.slot .name:only-child') && at.closest('.slot')) || at;
    const { outlineStyle, outlineWidth } = getComputedStyle(seen);
    const { left, right, top, bottom, width } = seen.getBoundingClientRect();
    const root = at.getRootNode() as Document | ShadowRoot;
    const rows = [top + 4, (top + bottom) / 2, bottom - 4];
    const columns = [left + 4, left + width / 2, right - 4];
    const onTop = rows.flatMap((y) => columns.map((x) => root.elementFromPoint(x, y)));
    return {
      name: at === document.body ? 'nothing' : words.replace(/\s+/g, ' ').trim(),
      isElsewhere: !document.activeElement!.closest('event-tickets, event-lineup, dialog'),
      hasRing: outlineStyle !== 'none' && parseFloat(outlineWidth) > 0,
      isInSight: onTop.some((one) => one !== null && (seen.contains(one) || one.contains(seen))),
    };
  });
}

/** Who buys, with the last Enter in a field. */
export async function giveDetails(typist: Typist): Promise<void> {
  await typist.isAt('Your details');
  await typist.tabTo('First name');
  await typist.type('Ada');
  await typist.tabTo('Last name');
  await typist.type('Byron');
  await typist.tabTo('Email address');
  await typist.type('ada@example.com');
  await typist.tabTo(/^I am 16 or over/);
  await typist.press('Space');
  await typist.tabTo('Email address', 'Shift+Tab');
  await typist.press('Enter');
  await typist.isAt('Payment');
}

export async function approve(page: Page, typist: Typist): Promise<void> {
  await page.getByRole('dialog').waitFor();
  await typist.tabTo(/^Approve/);
  await typist.press('Enter');
  const thanks = 'Thank you, your tickets are booked.';
  await page.getByRole('heading', { name: thanks }).waitFor(); // the page has come again
  await typist.isAt(thanks);
}
