/**
 * One polite live region per page. Screen readers notice changes in a region that existed before, and
 * are unreliable in nested shadow roots. So the region is in the body: added empty when the first
 * element follows its feed, removed with the last.
 */
let region: HTMLElement | undefined;
const followers = new Set<object>();
/** How long a screen reader may take to notice a new region. */
const newRegionMilliseconds = 100;
/** The first message of a new region. */
let pendingAnnouncement: ReturnType<typeof setTimeout> | undefined;

/** Keeps the region in the page for as long as `element` is connected. */
export function joinAnnouncer(element: object): void {
  followers.add(element);
  region ??= createRegion();
  if (!region.isConnected) document.body.append(region);
}

/** Removes the region with the last element. */
export function leaveAnnouncer(element: object): void {
  followers.delete(element);
  if (followers.size > 0) return;
  region?.remove();
  region = undefined;
}

/** Announces `text` in `language` when the screen reader is idle. */
export function announce(text: string, language: string): void {
  if (!region) return;
  region.lang = language;
  // Repeated text would be no change: a no-break space alternates.
  region.textContent = region.textContent === text ? `${text}\u00a0` : text;
}

/** The element of a message. Once it has left the page nothing is announced. */
export interface AnnouncingElement {
  readonly isConnected: boolean;
  /** BCP 47. */
  readonly language: string;
}

/** The same for an element that may be the first to announce something. */
export function announceFor(element: AnnouncingElement, text: string): void {
  if (!element.isConnected) return;
  const isNew = !region;
  joinAnnouncer(element);
  clearTimeout(pendingAnnouncement); // or what is older would be read out last
  // Screen readers ignore the text that a new region is inserted with.
  if (isNew)
    pendingAnnouncement = setTimeout(announce, newRegionMilliseconds, text, element.language);
  else announce(text, element.language);
}

function createRegion(): HTMLElement {
  const element = document.createElement('div');
  element.setAttribute('role', 'status');
  element.setAttribute('data-event-announcer', '');
  // Through the CSSOM: a style attribute would need the page's CSP to permit it.
  element.style.cssText =
    'position:absolute!important;inline-size:1px!important;block-size:1px!important;' +
    'overflow:hidden!important;clip-path:inset(50%)!important;white-space:nowrap!important';
  return element;
}
