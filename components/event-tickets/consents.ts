import { html, type TemplateResult } from 'lit';
import { list, words } from '../../src/checkout/loose.js';
import type { LooseFeed } from '../../src/checkout/offers.js';
import type { Details } from '../../src/checkout/state.js';
import type { DeskView } from './desk-view.js';

type Key = keyof Details['consents'];

const keys: readonly Key[] = ['organiser_email', 'organiser_messaging', 'platform_email'];

interface Box {
  readonly key: Key;
  /** As published. */
  readonly text: string;
}

/** The boxes that nobody must tick. A tick counts for the words it was put beside. spec L189, L316 */
export class Consents {
  readonly #ticked = new Map<Key, string>();
  /** The wording on screen. */
  #shown: readonly Box[] = [];

  draw({ host, feed }: DeskView): TemplateResult | undefined {
    this.#shown = boxesOf(feed);
    if (this.#shown.length === 0) return undefined;
    const row = (box: Box) => {
      const tick = ({ target }: Event) => this.#tick(box, (target as HTMLInputElement).checked);
      const id = `consent-${box.key}`;
      return html`<div class="tick">
        <input
          id=${id}
          type="checkbox"
          .checked=${this.#isTicked(box)}
          @change=${(event: Event) => {
            tick(event);
            host.requestUpdate();
          }}
        /><label for=${id}><bdi>${box.text}</bdi></label>
      </div>`;
    };
    return html`<fieldset class="item" part="consents">
      <legend class="label" part="label">
        ${host.phrases.newsChoices} <span class="optional">${host.phrases.optional}</span>
      </legend>
      ${this.#shown.map(row)}
    </fieldset>`;
  }

  /** What was on screen when the form was sent. */
  given(): Pick<Details, 'consents' | 'consentTextSnapshot'> {
    const box = (key: Key) => this.#shown.find((one) => one.key === key);
    const ticked = (key: Key) => this.#isTicked(box(key));
    const text = (key: Key) => box(key)?.text ?? '';
    return {
      consents: {
        organiser_email: ticked('organiser_email'),
        organiser_messaging: ticked('organiser_messaging'),
        platform_email: ticked('platform_email'),
      },
      consentTextSnapshot: {
        organiser_email: text('organiser_email'),
        organiser_messaging: text('organiser_messaging'),
        platform_email: text('platform_email'),
      },
    };
  }

  /** As they were before a reload. */
  restore({ consents, consentTextSnapshot }: Details): void {
    for (const key of keys) if (consents[key]) this.#ticked.set(key, consentTextSnapshot[key]);
  }

  clear(): void {
    this.#ticked.clear();
  }

  #isTicked(box: Box | undefined): boolean {
    return box !== undefined && this.#ticked.get(box.key) === box.text;
  }

  #tick({ key, text }: Box, on: boolean): void {
    if (on) this.#ticked.set(key, text);
    else this.#ticked.delete(key);
  }
}

/** Each key once; words that are no words ask for nothing. */
function boxesOf({ checkout }: LooseFeed): Box[] {
  const published = list(checkout?.consents);
  return keys.flatMap((key) => {
    // Verbatim: the service compares every letter.
    const text = published.find((box) => box.key === key)?.text ?? '';
    return words(text) ? [{ key, text }] : [];
  });
}
