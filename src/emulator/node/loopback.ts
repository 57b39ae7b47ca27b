/** Whether an address leads to this very machine. */
export function isLoopback(address: string): boolean {
  try {
    return ['localhost', '127.0.0.1', '[::1]'].includes(new URL(address).hostname);
  } catch {
    return false;
  }
}
