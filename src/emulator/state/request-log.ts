import type { EndpointName } from '../../contract/routes.js';

export interface LoggedRequest {
  method: string;
  /** With its query. */
  path: string;
  /** Null where the path is no operation of the service. */
  operation: EndpointName | null;
  /** Null when the connection was dropped before an answer. */
  status: number | null;
  /** Error code of the answer; null for a success. */
  code: string | null;
  at: string;
}

const kept = 1000;

/** Keeps the newest requests, oldest first. */
export function logRequest(requests: LoggedRequest[], entry: LoggedRequest): void {
  requests.push(entry);
  if (requests.length > kept) requests.shift();
}
