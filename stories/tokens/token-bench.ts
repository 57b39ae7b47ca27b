import { html, render, type TemplateResult } from 'lit';
import { described } from '../config/elements.js';

const shown = ['event-card', 'event-tickets', 'event-faq'];
/** Of the elements that are shown, each once. */
const tokens = [
  ...new Map(
    shown
      .flatMap((tag) => described.get(tag)?.cssProperties ?? [])
      .map((token) => [token.name, token] as const),
  ).values(),
].filter(({ name }) => name !== '--event-sticky-top');

const isColour = (name: string): boolean => name.startsWith('--event-color-');

/** What to begin with, for those who have never written one. */
const examples: Readonly<Record<string, string>> = {
  '--event-shadow': '0 8px 30px #0003',
  '--event-font': 'Georgia, serif',
  '--event-font-display': 'Georgia, serif',
  '--event-font-size': '1.125rem',
  '--event-heading-weight': '500',
  '--event-line-height': '1.7',
  '--event-space': '0.75em',
  '--event-radius': '0',
  '--event-radius-pill': '0.25em',
  '--event-border-width': '2px',
  '--event-control-height': '52px',
  '--event-max-width': '36rem',
  '--event-duration': '400ms',
  '--event-easing': 'linear',
};

/** The bench of the page "Tokens and parts": fields, widgets that follow them, and the CSS. */
export class TokenBench {
  readonly place = Object.assign(document.createElement('div'), { className: 'bench-parts' });
  readonly #values = new Map<string, string>();
  #element = 'event-tickets';
  #part = '';

  constructor() {
    this.#draw();
  }

  #set(name: string, value: string): void {
    if (value.trim()) this.#values.set(name, value.trim());
    else this.#values.delete(name);
    this.#draw();
  }

  #choose(element: string, part: string): void {
    this.#element = element;
    this.#part = part === this.#part ? '' : part;
    this.#draw();
  }

  get #css(): string {
    const lines = [...this.#values].map(([name, value]) => `  ${name}: ${value};\n`);
    const root = lines.length > 0 ? `:root {\n${lines.join('')}}\n` : '';
    const part =
      this.#part && `${this.#element}::part(${this.#part}) {\n  outline: 3px dashed;\n}\n`;
    return root + part || '/* Nothing set: the widgets follow the page. */\n';
  }

  #draw(): void {
    render(this.#template(), this.place);
  }

  #template(): TemplateResult {
    const own = this.#css.replace(':root', '.bench-stage');
    return html`
      <aside>
        <h1>Tokens and parts</h1>
        <p>Change a property or press a part. Nothing needs all of them: begin with the accent.</p>
        <section>
          <h2>Your CSS</h2>
          <output>${this.#css}</output>
          <p class="row">
            <button type="button" @click=${() => void navigator.clipboard.writeText(this.#css)}>
              Copy
            </button>
            <button type="button" @click=${() => this.#reset()}>Begin again</button>
          </p>
        </section>
        <section>
          <h2>Colours</h2>
          ${tokens.filter(({ name }) => isColour(name)).map((token) => this.#field(token))}
        </section>
        <section>
          <h2>Type, shape and motion</h2>
          ${tokens.filter(({ name }) => !isColour(name)).map((token) => this.#field(token))}
        </section>
        <section>
          <h2>Parts</h2>
          ${shown.map((tag) => this.#partsOf(tag))}
        </section>
      </aside>
      <main class="bench-stage">
        <style>
          ${own}
        </style>
        <event-card event="meadowlark-2027"></event-card>
        <event-tickets event="meadowlark-2027"></event-tickets>
        <event-faq event="meadowlark-2027"></event-faq>
      </main>
    `;
  }

  #field({ name, description }: { name: string; description: string }): TemplateResult {
    const value = this.#values.get(name) ?? '';
    const tell = ({ target }: Event) => this.#set(name, (target as HTMLInputElement).value);
    return html`<label>
      <code>${name}</code>
      <span>${description}</span>
      <span class="row">
        ${isColour(name) ? html`<input type="color" aria-label="${name}, by eye" .value=${value || '#888888'} @input=${tell} />` : ''}
        <input
          name=${name}
          .value=${value}
          placeholder=${examples[name] ?? 'as it comes'}
          @input=${tell}
        />
      </span>
    </label>`;
  }

  #partsOf(tag: string): TemplateResult {
    const parts = described.get(tag)?.cssParts ?? [];
    return html`<h3>&lt;${tag}&gt;</h3>
      <p class="names">
        ${parts.map(
          ({ name, description }) =>
            html`<button
              type="button"
              title=${description}
              aria-pressed=${tag === this.#element && name === this.#part}
              @click=${() => this.#choose(tag, name)}
            >
              ${name}
            </button>`,
        )}
      </p>`;
  }

  #reset(): void {
    this.#values.clear();
    this.#part = '';
    this.#draw();
  }
}
