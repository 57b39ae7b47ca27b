/** A picture that does not load leaves its box quietly empty; the next address has its own luck. */
export function noteLoading({ target, type }: Event): void {
  if (target instanceof HTMLImageElement) target.classList.toggle('broken', type === 'error');
}
