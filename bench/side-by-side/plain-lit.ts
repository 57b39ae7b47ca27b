import { html, LitElement, type PropertyDeclarations, type TemplateResult } from 'lit';

/** What pages of their own would do with Lit: they ask once their script is there, and draw the rows. */

abstract class PlainFeed<Data> extends LitElement {
  static override properties: PropertyDeclarations = { address: {}, key: {} };
  declare address: string;
  declare key: string;
  #data: Data | undefined;

  override firstUpdated(): void {
    void this.#load();
  }

  async #load(): Promise<void> {
    const headers = { Accept: 'application/json', 'X-Service-Key': this.key };
    const answer = await fetch(this.address, { headers, credentials: 'omit' });
    this.#data = ((await answer.json()) as { data: Data }).data;
    this.requestUpdate();
  }

  override render() {
    return this.#data && this.draw(this.#data);
  }

  protected abstract draw(data: Data): TemplateResult;
}

interface Slot {
  readonly id: string;
  readonly day: string;
  readonly startTime: string;
  readonly endTime: string;
  readonly stage: string;
  readonly setNote: string | null;
  readonly artist: { readonly genres: string[]; readonly locationLabel: string };
  readonly artists: { readonly name: string }[];
}

class PlainLineup extends PlainFeed<{ slots: Slot[] }> {
  static override properties: PropertyDeclarations = { dates: {}, day: {}, words: {}, opened: {} };
  /** A language: its days are told as visitors read them. */
  declare dates: string | undefined;
  declare day: string | undefined;
  declare words: string | undefined;
  declare opened: Slot | undefined;
  readonly #starred = new Set<string>();

  protected override draw({ slots }: { slots: Slot[] }) {
    const days = [...new Set(slots.map(({ day }) => day))];
    const isShown = this.words
      ? (slot: Slot) => namesOf(slot).toLowerCase().includes(this.words!)
      : ({ day }: Slot) => day === (this.day ?? days[0]);
    return html`<input type="search" @input=${this.#search} />
      ${days.map(
        (day) => html`<button @click=${() => (this.day = day)}>${this.#name(day)}</button>`,
      )}
      <ol>
        ${slots.filter(isShown).map((slot) => this.#row(slot))}
      </ol>
      <dialog>${this.opened && this.#row(this.opened)}</dialog>`;
  }

  #name(day: string): string {
    const parts = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
    return this.dates ? new Date(day).toLocaleDateString(this.dates, parts) : day;
  }

  #row(slot: Slot) {
    const { id, startTime, endTime, artist, stage, setNote } = slot;
    return html`<li>
      ${startTime} – ${endTime} <b @click=${() => this.#open(slot)}>${namesOf(slot)}</b>
      <button class="star" aria-pressed=${this.#starred.has(id)} @click=${() => this.#star(id)}>
        ★
      </button>
      <p>${[artist.genres.join(', '), artist.locationLabel, stage].join(' · ')}</p>
      <p>${setNote}</p>
    </li>`;
  }

  #search({ target }: Event): void {
    this.words = (target as HTMLInputElement).value.toLowerCase();
  }

  #star(id: string): void {
    if (!this.#starred.delete(id)) this.#starred.add(id);
    this.requestUpdate();
  }

  async #open(slot: Slot): Promise<void> {
    this.opened = slot;
    await this.updateComplete;
    this.renderRoot.querySelector('dialog')?.showModal();
  }
}

const namesOf = ({ artists }: Slot): string => artists.map(({ name }) => name).join(' b2b ');

interface Sale {
  readonly currency: string | null;
  readonly releases: {
    readonly name: string;
    readonly description: string | null;
    readonly pricePennies: number | null;
  }[];
}

class PlainTickets extends PlainFeed<Sale> {
  protected override draw({ currency, releases }: Sale) {
    const style = { style: 'currency', currency: currency ?? 'GBP' } as const;
    const money = new Intl.NumberFormat('en-GB', style);
    return html`<ol>
      ${releases.map(
        ({ name, description, pricePennies }) =>
          html`<li>
            <h3>${name}</h3>
            <p>${description}</p>
            <b>${money.format((pricePennies ?? 0) / 100)}</b> <button>+</button>
          </li>`,
      )}
    </ol>`;
  }
}

interface Questions {
  readonly categories: {
    readonly name: string;
    readonly faqs: { readonly question: string; readonly answerPlain?: string | null }[];
  }[];
}

class PlainFaq extends PlainFeed<Questions> {
  protected override draw({ categories }: Questions) {
    return html`${categories.map(
      ({ name, faqs }) =>
        html`<h3>${name}</h3>
          ${faqs.map(
            ({ question, answerPlain }) =>
              html`<details>
                <summary>${question}</summary>
                <p>${answerPlain}</p>
              </details>`,
          )}`,
    )}`;
  }
}

customElements.define('plain-lineup', PlainLineup);
customElements.define('plain-tickets', PlainTickets);
customElements.define('plain-faq', PlainFaq);
