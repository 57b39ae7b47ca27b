import { html, nothing, type TemplateResult } from 'lit';
import faqOrder from '../../../src/i18n/faq/en/order.json' with { type: 'json' };
import type { Neighbours } from '../../internal/neighbours/neighbours.js';
import { TicketAside, type TicketsNeighbour } from '../../internal/neighbours/ticket-asides.js';
import { quietButton, plainButton } from '../../internal/buttons.js';
import { moveAnnouncerInto, openDialog } from '../../internal/dialog/open-dialog.js';
import { adoptStyles } from '../../internal/styles/adopt-styles.js';
import { dialogStyles } from '../../internal/dialog/dialog.styles.js';
import type { FaqOrderHost } from '../faq-context.js';
import { orderQuestionsStyles } from './order-questions.styles.js';

/**
 * The questions, to be asked during an order: in a dialog in front of it, so that nothing that was
 * typed is lost and the hold goes on. The way back leads to the field that was filled in.
 */
export class OrderQuestions {
  readonly #host: FaqOrderHost;
  /** The tickets whose dialog is open. */
  #openIn: TicketsNeighbour | undefined;
  /** Where the buyer was. */
  #field: HTMLElement | undefined;

  constructor(host: FaqOrderHost, neighbours: Neighbours<TicketsNeighbour>) {
    host.addPhrases(faqOrder);
    this.#host = host;
    host.addController(
      new TicketAside(neighbours, 'order', (tickets) => {
        adoptStyles(tickets.renderRoot, dialogStyles, orderQuestionsStyles);
        return () => this.#draw(tickets);
      }),
    );
  }

  #draw(tickets: TicketsNeighbour): TemplateResult | typeof nothing {
    const { phrases, language, direction, renderRoot } = this.#host;
    if (!renderRoot.querySelector('.entry')) return nothing;
    const open = () => void this.#open(tickets);
    // Not every browser gives a button that is pressed the focus, and the way back to it.
    const keepField = () => (this.#field = fieldIn(tickets));
    return html`<div
      class="ask"
      part="questions"
      lang=${language}
      dir=${direction}
      @pointerdown=${keepField}
    >
      ${quietButton(phrases.askDuringOrder, open)}
      <dialog
        class="dialog questions"
        part="dialog"
        aria-labelledby="questions-title"
        @close=${() => this.#returnToOrder(tickets)}
      >
        ${this.#openIn === tickets ? this.#content(tickets) : nothing}
      </dialog>
    </div>`;
  }

  /** An element of its own, with search and all: of what the page has fetched it asks for nothing. */
  #content(tickets: TicketsNeighbour): TemplateResult {
    const { phrases, settings, theme, single } = this.#host;
    return html`<div class="questions-head">
        <h2 id="questions-title" tabindex="-1">${phrases.faq}</h2>
        ${plainButton(phrases.returnToOrder, () => dialogIn(tickets)?.close())}
      </div>
      <event-faq
        event=${settings.event ?? nothing}
        service-key=${settings.serviceKey ?? nothing}
        base-url=${settings.baseUrl ?? nothing}
        locale=${this.#host.language}
        theme=${theme ?? nothing}
        heading-level="4"
        schema="off"
        .single=${single}
      ></event-faq>`;
  }

  async #open(tickets: TicketsNeighbour): Promise<void> {
    this.#openIn = tickets;
    tickets.requestUpdate();
    await tickets.updateComplete;
    const dialog = dialogIn(tickets);
    if (!dialog?.isConnected || dialog.open) return;
    openDialog(dialog, dialog.querySelector('#questions-title'));
    moveAnnouncerInto(dialog);
  }

  #returnToOrder(tickets: TicketsNeighbour): void {
    this.#openIn = undefined;
    tickets.requestUpdate();
    if (this.#field?.isConnected) this.#field.focus();
    this.#field = undefined;
  }
}

const dialogIn = ({ renderRoot }: TicketsNeighbour) =>
  renderRoot.querySelector<HTMLDialogElement>('dialog.questions');

const fieldIn = ({ renderRoot }: TicketsNeighbour) =>
  renderRoot.querySelector<HTMLElement>('.order :is(input, select, textarea):focus') ?? undefined;
