const prefix = '#photo-';
/** In the state of an entry of the history that a viewer has made. */
const mark = 'eventGalleryPhoto';
/** A page that does not go back within this time does not go back. */
const patienceMilliseconds = 500;

/** Valid as a CSS selector, because pages run `$(location.hash)`. */
const hashOf = (id: string): string => (id ? prefix + id : '');

type State = Record<string, unknown>;
const stateNow = (): State => {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null ? (state as State) : {};
};

/** Whether the visitor stands on an entry that a viewer made. */
export const isOwnEntry = (): boolean => stateNow()[mark] === true;

/** Whether the address of the page names one of these photos. */
export const namesOneOf = (photos: readonly { readonly id: string }[]): boolean =>
  photos.some(({ id }) => id && location.hash === hashOf(id));

/** The hash that a viewer has written or come by. Any other is the page's, and stays. */
let own = '';
const isOwnHash = (): boolean => location.hash === own;

/**
 * An entry of its own in the history, so that Back closes the viewer. None where the address names
 * the photo already: then a link has made it.
 */
export function enterPhoto(id: string): void {
  const isNamed = id !== '' && location.hash === hashOf(id);
  if (!isOwnHash()) own = isNamed ? location.hash : '';
  if (isOwnEntry() || isNamed) turnToPhoto(id);
  else write('pushState', { ...stateNow(), [mark]: true }, id);
}

/** The same entry for another photo. */
export function turnToPhoto(id: string): void {
  write('replaceState', history.state, id);
}

/** Goes back to where the visitor was before the viewer. */
export async function leavePhoto(): Promise<void> {
  if (!isOwnEntry()) {
    forgetPhoto();
    return;
  }
  await new Promise((resolve) => {
    addEventListener('popstate', resolve, { once: true });
    setTimeout(() => {
      removeEventListener('popstate', resolve);
      resolve(undefined);
    }, patienceMilliseconds);
    history.back();
  });
}

/** Takes our own hash and mark away, and moves nowhere: the element is leaving the page. */
export function forgetPhoto(): void {
  if (!isOwnEntry()) {
    if (isOwnHash()) write('replaceState', history.state, '');
    return;
  }
  write('replaceState', { ...stateNow(), [mark]: false }, '');
}

function write(how: 'pushState' | 'replaceState', state: unknown, id: string): void {
  const isOwn = isOwnHash();
  const hash = isOwn ? hashOf(id) : location.hash;
  try {
    history[how](state, '', location.pathname + location.search + hash);
    if (isOwn) own = hash;
  } catch {
    // A srcdoc frame has no address that could be changed: the viewer works all the same.
  }
}
