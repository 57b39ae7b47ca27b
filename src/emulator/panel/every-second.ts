/** Calls `look` once a second; the answer ends it. */
export function everySecond(look: () => void): () => void {
  const timer = setInterval(look, 1000);
  return () => clearInterval(timer);
}
