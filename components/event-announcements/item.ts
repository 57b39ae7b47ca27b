import { html, nothing, type TemplateResult } from 'lit';
import { clock } from '../../src/clock/clock.js';
import { agoWords, momentLabel } from '../../src/format/moments.js';
import { heading } from '../internal/heading.js';
import type { AnnouncementsHost } from './announcements-host.js';
import type { Announcement, BroadcastCategory } from './broadcasts.js';

const signs: Record<BroadcastCategory, string> = {
  update: 'M4 13V9l12-5v14L4 13Zm0 0 2 7h3l-1-5.5M19 9.5v3',
  reminder: 'M6 17V11a6 6 0 0 1 12 0v6l1.5 2h-15L6 17ZM10 21h4',
  marketing: 'M4 4h8l8 8-8 8-8-8V4Zm4 4h.01',
  other: 'M12 8v.01M12 11v6M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Z',
};

/** What kind of announcement it is: by a sign and by a word, never by colour alone. */
export function categoryLabel(
  category: BroadcastCategory,
  { phrases }: AnnouncementsHost,
): TemplateResult {
  const words = {
    update: phrases.categoryUpdate,
    reminder: phrases.categoryReminder,
    marketing: phrases.categoryMarketing,
    other: phrases.categoryOther,
  };
  return html`<span class="category" part="category">
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d=${signs[category]} /></svg>
    ${words[category]}
  </span>`;
}

/** One announcement of the feed. */
export function drawItem(announcement: Announcement, host: AnnouncementsHost): TemplateResult {
  const { title, body, category } = announcement;
  return html`<li class="item" part="item">
    <p class="meta" part="meta">${categoryLabel(category, host)} ${drawTime(announcement, host)}</p>
    ${title ? heading(host.headingLevel, html`<bdi>${title}</bdi>`, 'title') : nothing}
    ${body ? html`<p class="body" part="body" dir="auto">${body}</p>` : nothing}
    ${drawAnnouncementLink(announcement, host)}
  </li>`;
}

/** How long ago it was, while that says more than a date, and the full time beside it. */
function drawTime({ sentAt }: Announcement, host: AnnouncementsHost) {
  if (sentAt === undefined) return nothing;
  const { language, timezone } = host;
  const now = clock.now();
  const ago = agoWords(now - sentAt, language);
  const full = momentLabel(sentAt, language, { timeZone: timezone, now });
  return html`<time part="time" datetime=${new Date(sentAt).toISOString()}>
    ${ago ? html`<span class="ago">${ago}</span> ` : nothing}<span>${full}</span>
  </time>`;
}

/**
 * The way to what it is about, where that is a website. Its line is there from the beginning, its
 * address once the code has come that knows which ones may be followed.
 */
export function drawAnnouncementLink(
  { deepLink, title, body }: Announcement,
  host: AnnouncementsHost,
) {
  if (!/^https?:\/\//i.test(deepLink)) return nothing;
  const address = host.checkAddress?.(deepLink);
  if (host.checkAddress && !address) return nothing;
  return html`<p class="more">
    <a part="link" href=${address ?? nothing} @click=${host.follow}
      >${host.phrases.moreAbout}<span class="visually-hidden">: ${title || body}</span></a
    >
  </p>`;
}
