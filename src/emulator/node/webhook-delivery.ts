import type { Outbox } from '../outbox.js';

/** How often somebody looks whether there is anything to deliver. */
const everyMilliseconds = 200;
const patienceMilliseconds = 5000;

/**
 * Carries webhooks to a server of this machine, one after the other and in their order.
 * @returns how to stop
 */
export function deliverWebhooks(outbox: Outbox, receiver: string): () => void {
  let isBusy = false;
  const deliver = async () => {
    if (isBusy) return;
    isBusy = true;
    try {
      for (const { id, body, signature } of await outbox.due()) {
        await outbox.tried(id, await post(receiver, body, signature));
      }
    } finally {
      isBusy = false;
    }
  };
  const timer = setInterval(() => void deliver(), everyMilliseconds);
  return () => clearInterval(timer);
}

/** The status of the answer; null when there was none. */
async function post(receiver: string, body: string, signature: string): Promise<number | null> {
  try {
    const { status } = await fetch(receiver, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Service-Signature': signature },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(patienceMilliseconds),
    });
    return status;
  } catch {
    return null;
  }
}
