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

interface Set {
  readonly day: string;
  readonly startTime: string;
  readonly endTime: string;
  readonly stage: string;
  readonly setNote: string | null;
  readonly artist: { readonly genres: string[]; readonly locationLabel: string };
  readonly artists: { readonly name: string }[];
}

class PlainLineup extends PlainFeed<{ slots: Set[] }> {
  static override properties: PropertyDeclarations = { day: {} };
  declare day: string | undefined;

  protected override draw({ slots }: { slots: Set[] }) {
    const days = [...new Set(slots.map(({ day }) => day))];
    const shown = this.day ?? days[0];
    return html`${days.map((day) => html`<button @click=${() => (this.day = day)}>${day}</button>`)}
      <ol>
        ${slots.filter(({ day }) => day === shown).map((set) => this.#row(set))}
      </ol>`;
  }

  #row({ startTime, endTime, artists, artist, stage, setNote }: Set) {
    return html`<li>
      ${startTime} – ${endTime} <b>${artists.map(({ name }) => name).join(' b2b ')}</b>
      <p>${[artist.genres.join(', '), artist.locationLabel, stage].join(' · ')}</p>
      <p>${setNote}</p>
    </li>`;
  }
}

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
