import { waitUntil } from '@open-wc/testing';
import '../../../components/merch-preview/merch-preview.js';
import type {
  MerchPreview,
  MerchSelected,
} from '../../../components/merch-preview/merch-preview.js';
import { answer, make, TestPage } from '../page.js';
import { logo, merch } from './feed.js';
import { all } from '../parts.js';

export { all };

/** A page with `<merch-preview>` elements, the form they show and the event it belongs to. */
export class Stage {
  data = merch();
  eventLogo: string | null = logo;
  readonly page = new TestPage({ form: 'party' });
  readonly told: MerchSelected[] = [];

  constructor() {
    this.page.reply = ({ pathname }) =>
      answer(pathname.startsWith('/v1/events/') ? { logoUrl: this.eventLogo } : this.data);
    document.addEventListener('merch-preview-selected', this.#listen);
  }

  leave(): void {
    document.removeEventListener('merch-preview-selected', this.#listen);
    this.page.leave();
  }

  async put(attributes: Record<string, string> = {}, content = ''): Promise<MerchPreview> {
    const element = make('merch-preview', attributes);
    element.innerHTML = content;
    document.body.append(element);
    await waitUntil(() => picture(element), 'the garment is on the stage', { timeout: 5000 });
    return element;
  }

  readonly #listen = (event: Event): void => {
    this.told.push((event as CustomEvent<MerchSelected>).detail);
  };
}

/** The composition on the stage, once its photo is known. */
export const picture = (element: MerchPreview) =>
  all<SVGSVGElement>(element, '.stage .garment:not(.waiting)')[0];

/** What the picture is called. */
export const nameOf = (element: MerchPreview) => picture(element)?.getAttribute('aria-label');

export type Group = 'product' | 'side' | 'colour' | 'size';

export const radios = (element: MerchPreview, group: Group) =>
  all<HTMLInputElement>(element, `input[name="${group}"]`);

/** The words of each choice of a group: what a screen reader reads. */
export const words = (element: MerchPreview, group: Group): string[] =>
  radios(element, group).map(({ labels }) => labels![0]!.textContent.replace(/\s+/g, ' ').trim());

export const checked = (element: MerchPreview, group: Group): string | undefined =>
  words(element, group)[radios(element, group).findIndex(({ checked: on }) => on)];

/** Chooses by a click, as a visitor does, and waits until it is drawn. */
export async function choose(element: MerchPreview, group: Group, wanted: string): Promise<void> {
  const index = words(element, group).indexOf(wanted);
  radios(element, group)[index]!.click();
  await element.updateComplete;
  await waitUntil(() => picture(element), `${wanted} is on the stage`);
}

export const prints = (element: MerchPreview) => all<SVGImageElement>(element, '.stage .print');
