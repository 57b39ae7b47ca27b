/**
 * Opens a modal dialog with the focus on a text, so that a screen reader starts there. `autofocus` is
 * set only now: browsers apply it to the whole page on insertion, and warn in the console if the page
 * has a focus already.
 */
export function openDialog(dialog: HTMLDialogElement, text: HTMLElement | null): void {
  if (text) text.autofocus = true;
  dialog.showModal();
  if (text) text.autofocus = false;
}

/**
 * While a modal dialog is open, all beside it is out of reach of a screen reader, and so would be what
 * elements have read out. The live region of the page goes into the dialog for as long.
 */
export function moveAnnouncerInto(dialog: HTMLDialogElement): void {
  const region = document.querySelector('[data-event-announcer]');
  if (!region) return;
  region.textContent = ''; // what it said before is no news in there
  dialog.prepend(region);
  // Not where the last element has left the page meanwhile.
  const goBack = () => region.isConnected && document.body.append(region);
  dialog.addEventListener('close', goBack, { once: true });
}
