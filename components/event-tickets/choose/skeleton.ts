import { html, type TemplateResult } from 'lit';

const ticket = html`<li class="release">
  <div class="about"><div class="bone bone-name"></div></div>
  <div class="stub"><div class="bone bone-price"></div></div>
</li>`;

/** Placeholders for a group of tickets and the line below them, at their later positions. */
export function skeleton(): TemplateResult {
  return html`<div class="cart">
    <div class="groups">
      <section>
        <div class="group-name bone bone-name"></div>
        <ul class="releases" role="list">
          ${Array.from({ length: 4 }, () => ticket)}
        </ul>
      </section>
    </div>
    <div class="summary"><div class="bone bone-price"></div></div>
  </div>`;
}
