/**
 * One polite live region per page. Screen readers notice text that changes in a region which was
 * there before, and are unreliable deep in shadow roots: so it stands in the body, is made empty
 * when the first element follows its feed, and leaves with the last.
 */
let region: HTMLElement | undefined;
const followers = new Set<object>();
/** How long a screen reader may take to notice a new region. */
const newRegionMilliseconds = 100;
/** What a new region is about to say. */
let pendingAnnouncement: ReturnType<typeof setTimeout> | undefined;

/** Keeps the region in the page for as long as `element` is connected. */
export function joinAnnouncer(element: object): void {
  followers.add(element);
  region ??= createRegion();
  if (!region.isConnected) document.body.append(region);
}

/** The last to leave takes the region along. */
export function leaveAnnouncer(element: object): void {
  followers.delete(element);
  if (followers.size > 0) return;
  region?.remove();
  region = undefined;
}

/** Has `text` read out when the visitor pauses, in `language`. */
export function announce(text: string, language: string): void {
  if (!region) return;
  region.lang = language;
  // The same words twice are no change of text, hence the alternating no-break space.
  region.textContent = region.textContent === text ? `${text}\u00a0` : text;
}

/** What a message is read out for: nothing is, once it has left the page. */
export interface AnnouncingElement {
  readonly isConnected: boolean;
  /** BCP 47. */
  readonly language: string;
}

/** The same for an element that may be the first to speak. */
export function announceFor(element: AnnouncingElement, text: string): void {
  if (!element.isConnected) return;
  const isNew = !region;
  joinAnnouncer(element);
  clearTimeout(pendingAnnouncement); // or what is older would be read out last
  // A region that comes together with its words goes unheard.
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
