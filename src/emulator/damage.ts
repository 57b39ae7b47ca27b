import type { Answer } from './envelope.js';

/** The page that a hotel or a train shows to whoever has not signed in to its network. */
export function asHtml(answer: Answer): Answer {
  const body = '<!doctype html><title>Welcome on board</title><p>Sign in to use this network.</p>';
  return { ...answer, body, headers: { ...answer.headers, 'Content-Type': 'text/html' } };
}

/** Well-formed, and nothing in it is what it should be: lists are missing, other values are swapped. */
export function asWrongShape(answer: Answer): Answer {
  if (answer.body === null || answer.code !== null) return answer;
  const { data, ...rest } = JSON.parse(answer.body) as { data?: object };
  const members = Object.entries(data ?? {}).filter(([, value]) => !Array.isArray(value));
  const swapped = Object.fromEntries(members.map(([name, value]) => [name, swap(value)]));
  return { ...answer, body: JSON.stringify({ ...rest, data: swapped }) };
}

function swap(value: unknown): unknown {
  if (typeof value === 'string') return 42;
  return typeof value === 'number' ? 'forty-two' : [];
}
