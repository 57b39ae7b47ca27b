import { html, type TemplateResult } from 'lit';
import type { Scene } from './garment.js';
import type { MerchPreview } from './merch-preview.js';

/**
 * Offers the picture as a file. To be saved it must be read, which the pictures' host must permit by
 * CORS: whether it does is found out when somebody asks, and if it does not the button goes.
 */
export class SaveButton {
  readonly #host: MerchPreview;
  #refused = false;

  constructor(host: MerchPreview) {
    this.#host = host;
  }

  draw(scene: Scene): TemplateResult {
    const { phrases } = this.#host;
    if (this.#refused) return html`<p class="note" part="note">${phrases.pictureNotSaved}</p>`;
    return html`<button
      class="button button-quiet save"
      part="button"
      type="button"
      @click=${() => this.#save(scene)}
    >
      <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 4v11m-5-5 5 5 5-5M5 20h14" />
      </svg>
      ${phrases.savePicture}
    </button>`;
  }

  async #save(scene: Scene): Promise<void> {
    try {
      const { savePicture } = await import('./save-picture.js');
      await savePicture(scene);
    } catch {
      this.#refused = true;
      this.#host.announce(this.#host.phrases.pictureNotSaved);
      this.#host.requestUpdate();
    }
  }
}
