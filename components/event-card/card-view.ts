import type { SafeAddress } from '../../src/html/links.js';
import { html, nothing, svg, type TemplateResult } from 'lit';
import { heading } from '../internal/heading.js';
import type { CardHost, CardExtras } from './card-context.js';
import type { EventDetails, CardVenue } from './event-details.js';
import { ticketButton } from './ticket-button.js';
import { whenOf, type CardDates } from './when.js';

const signs = {
  when: svg`<path d="M5 6.5h14v13H5zM5 10.5h14M9 4v4M15 4v4" />`,
  where: svg`<path d="M12 20.5c4-4.6 6-8 6-10.5a6 6 0 0 0-12 0c0 2.5 2 5.9 6 10.5z" /><circle cx="12" cy="10" r="2" />`,
  age: svg`<circle cx="12" cy="8" r="3.5" /><path d="M5 20c.5-4.5 3-6.5 7-6.5s6.5 2 7 6.5" />`,
  organisedBy: svg`<path d="M5 20V4M5 5h13l-3 4 3 4H5" />`,
};

export interface CardView {
  readonly host: CardHost;
  readonly event: EventDetails;
  /** Undefined until it has come. */
  readonly later: CardExtras | undefined;
  /** Undefined where none is shown. */
  readonly picture: SafeAddress | undefined;
  readonly pictureFailed: () => void;
}

/** The event in one look: what, when, where, and the way to a ticket. */
export function cardView(view: CardView): TemplateResult {
  const { host, event, picture } = view;
  const when = whenOf(event, host.language);
  return html`<article class="card ${host.layout} ${picture ? 'pictured' : 'plain'}" part="card">
    ${picture ? pictureBox(picture, view) : nothing}
    <div class="text">
      <div class="head">${drawStatus(view)} ${drawName(view)} ${drawWords(view)}</div>
      ${drawFactList(view, when)}
      <div class="actions">
        ${ticketButton(view)} ${when && !event.status ? view.later?.calendar() : nothing}
      </div>
      <p class="said" role="status">${view.later?.message}</p>
    </div>
  </article>`;
}

const drawName = ({ host, event }: CardView) =>
  event.name
    ? heading(host.headingLevel, html`<bdi translate="no">${event.name}</bdi>`, 'title')
    : nothing;

const pictureBox = (address: SafeAddress, { pictureFailed }: CardView) =>
  html`<div class="picture" part="picture">
    <img src=${address} alt="" decoding="async" @error=${pictureFailed} />
  </div>`;

const drawStatus = ({ host, event }: CardView) =>
  event.status
    ? html`<p class="trouble" part="status">
        ${drawIcon(svg`<circle cx="12" cy="12" r="8.5" /><path d="M12 7.5v5M12 16v.1" />`)}
        <span>${host.phrases[event.status]}</span>
      </p>`
    : nothing;

const drawWords = ({ host, event }: CardView) =>
  event.words && host.layout !== 'line'
    ? html`<p class="words" part="description" dir="auto">${event.words}</p>`
    : nothing;

/** What is not known has no line, and no label. */
function drawFactList(
  view: CardView,
  when: CardDates | undefined,
): TemplateResult | typeof nothing {
  const { host, event } = view;
  const { venue, ageRestriction, organiser } = event;
  const place = venue.name || venue.address ? drawVenue(view, venue) : undefined;
  const all = [
    drawFact(host, 'when', when && drawDates(when)),
    drawFact(host, 'where', place),
    ...(host.layout === 'line'
      ? []
      : [
          drawFact(host, 'age', isolated(ageRestriction)),
          drawFact(host, 'organisedBy', isolated(organiser, 'no')),
        ]),
  ].filter(Boolean);
  return all.length > 0 ? html`<dl class="facts" part="facts">${all}</dl>` : nothing;
}

/** In its own direction, at the side where all words begin. */
const isolated = (text: string, translate: 'yes' | 'no' = 'yes') =>
  text && html`<span><bdi translate=${translate}>${text}</bdi></span>`;

const drawFact = ({ phrases }: CardHost, name: keyof typeof signs, content: unknown) =>
  content
    ? html`<div class="fact ${name}">
        <dt>${drawIcon(signs[name])}<span class="visually-hidden">${phrases[name]}</span></dt>
        <dd>${content}</dd>
      </div>`
    : undefined;

const drawDates = ({ days, times, zone, datetime }: CardDates) =>
  html`<time class="days" datetime=${datetime}>${days}</time>
    ${times ? html`<span class="more">${times}</span>` : nothing}
    ${zone ? html`<span class="more">${zone}</span>` : nothing}`;

function drawVenue({ host, event, later }: CardView, { name, address }: CardVenue): TemplateResult {
  const map = host.layout === 'line' ? undefined : later?.mapAddress(event);
  return html`<span class="place"><bdi translate="no">${name || address}</bdi></span>
    ${name && address ? html`<span class="more"><bdi translate="no">${address}</bdi></span>` : nothing}
    ${
      map
        ? html`<a class="map" part="link" href=${map} target="_blank" rel="noopener"
            >${host.phrases.map}<span class="visually-hidden">
              ${host.phrases.opensInNewTab}</span
            ></a
          >`
        : nothing
    }`;
}

export const drawIcon = (drawing: TemplateResult<2>): TemplateResult =>
  html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">${drawing}</svg>`;
