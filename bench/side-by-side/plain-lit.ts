import { html, LitElement } from 'lit';

/** What a page of its own would do with Lit: it asks once its script is there, and draws the rows. */

interface Set {
  readonly day: string;
  readonly startTime: string;
  readonly endTime: string;
  readonly stage: string;
  readonly setNote: string | null;
  readonly artist: { readonly genres: string[]; readonly locationLabel: string };
  readonly artists: { readonly name: string }[];
}

class PlainLineup extends LitElement {
  static override properties = { address: {}, key: {}, day: {} };
  declare address: string;
  declare key: string;
  declare day: string;
  #sets: Set[] = [];

  override firstUpdated(): void {
    void this.#load();
  }

  async #load(): Promise<void> {
    const headers = { Accept: 'application/json', 'X-Service-Key': this.key };
    const answer = await fetch(this.address, { headers, credentials: 'omit' });
    const { data } = (await answer.json()) as { data: { slots: Set[] } };
    this.#sets = data.slots;
    this.day = data.slots[0]?.day ?? '';
  }

  override render() {
    const days = [...new Set(this.#sets.map(({ day }) => day))];
    return html`${days.map((day) => html`<button @click=${() => (this.day = day)}>${day}</button>`)}
      <ol>
        ${this.#sets.filter(({ day }) => day === this.day).map((set) => this.#row(set))}
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

customElements.define('plain-lineup', PlainLineup);
