import { html, nothing, type TemplateResult } from 'lit';
import { adoptStyles } from '../../internal/styles/adopt-styles.js';
import type { AnnouncementsHost } from '../announcements-host.js';
import type { Announcement } from '../broadcasts.js';
import { categoryLabel, drawAnnouncementLink } from '../item.js';
import { bannerStyles } from './banner.styles.js';
import { dismissBanner, isDismissed } from './dismissed.js';

/**
 * One line for the newest update or reminder. Without one it takes no room, and its room opens
 * slowly, unless `reserve` keeps it.
 */
export class Banner {
  readonly #host: AnnouncementsHost;

  constructor(host: AnnouncementsHost) {
    adoptStyles(host.renderRoot, bannerStyles);
    this.#host = host;
  }

  render(): TemplateResult {
    const host = this.#host;
    const newest = host.announcements.find(({ category }) => /^(update|reminder)$/.test(category));
    // The word of its button comes with what follows the first paint, which may be later than this.
    const isReady = host.phrases.dismiss && newest && !isDismissed(newest.id);
    const shown = isReady ? newest : undefined;
    const names = ['banner', shown && 'open', host.reserve && 'reserve'].filter(Boolean);
    return html`<div class=${names.join(' ')}>
      <div class="room-inside">${shown ? this.#line(shown) : nothing}</div>
    </div>`;
  }

  #line(shown: Announcement): TemplateResult {
    const host = this.#host;
    const { phrases } = host;
    const press = () => {
      dismissBanner(shown.id);
      host.requestUpdate();
    };
    return html`<section class="line" part="banner" aria-label=${phrases.announcements}>
      ${categoryLabel(shown.category, host)}
      <p class="words"><bdi>${shown.title || shown.body}</bdi></p>
      ${drawAnnouncementLink(shown, host)}
      <button class="dismiss" part="button dismiss" type="button" @click=${press}>
        <span class="visually-hidden">${phrases.dismiss}</span>
        <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d="M6 6l12 12M18 6 6 18" />
        </svg>
      </button>
    </section>`;
  }
}
