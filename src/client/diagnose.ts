import type { RequestFailure } from './errors.js';

/** Failures that the developer of the page can mend. */
type Topic = 'secret_key' | 'unauthorized' | 'origin';

/**
 * Explains in the console, once a client and topic, what visitors are told in neutral words.
 * @param probe reaches the search endpoint, or rejects
 */
export function createDiagnosis(baseUrl: string, probe: () => Promise<unknown>) {
  const words: Record<Topic, string> = {
    secret_key:
      'The service key is a secret one (sk_…), and in a page everybody can read it. Nothing was ' +
      'sent. Use the publishable key (pk_…) and revoke the secret one.',
    unauthorized:
      `${baseUrl} refused the service key (401): it is missing, wrong, revoked, or belongs to ` +
      'another event.',
    origin:
      `${baseUrl} answers, but not to ${location.origin}. Is this domain on the ` +
      "organiser's list of allowed domains?",
  };
  const told = new Set<Topic>();

  return async ({ code }: RequestFailure): Promise<void> => {
    const topic = topicOf(code);
    if (told.has(topic)) return;
    told.add(topic);
    // A browser shows a refused origin as a dead network. The search endpoint answers every origin:
    // when it can be reached and the rest cannot, the origin is the likely reason.
    if (code === 'network') await probe();
    console.warn(`Bandstand: ${words[topic]}`);
  };
}

const topicOf = (code: string): Topic =>
  code === 'secret_key' || code === 'unauthorized' ? code : 'origin';
