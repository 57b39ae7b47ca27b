import { Task, TaskStatus } from '@lit/task';
import { html, type TemplateResult } from 'lit';
import type { GarmentView } from './garment.js';
import type { MerchHost } from './merch-host.js';

/**
 * Offers the picture as a file. To be saved it must be read, which the pictures' host must permit by
 * CORS: whether it does is found out when somebody asks, and if it does not the button goes.
 */
export class SaveButton {
  readonly #host: MerchHost;
  readonly #task: Task<[GarmentView], void>;

  constructor(host: MerchHost) {
    this.#host = host;
    this.#task = new Task(host, {
      autoRun: false,
      task: async ([scene]: [GarmentView]) => {
        const { savePicture } = await import('./save-picture.js');
        await savePicture(scene);
      },
      onError: () => host.announce(host.phrases.pictureNotSaved),
    });
  }

  draw(scene: GarmentView): TemplateResult {
    const { phrases } = this.#host;
    if (this.#task.status === TaskStatus.ERROR) {
      return html`<p class="note" part="note">${phrases.pictureNotSaved}</p>`;
    }
    return html`<button
      class="button button-quiet save"
      part="button"
      type="button"
      @click=${() => this.#start(scene)}
    >
      <svg class="icon" viewBox="4 0 16 24" aria-hidden="true">
        <path d="M12 4v11m-5-5 5 5 5-5M5 20h14" />
      </svg>
      ${phrases.savePicture}
    </button>`;
  }

  /** A second press while the picture is being made would save it twice. */
  #start(scene: GarmentView): void {
    if (this.#task.status !== TaskStatus.PENDING) void this.#task.run([scene]);
  }
}
