import type { EndpointName } from '../contract/routes.js';

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

/** The newest requests, oldest first. */
export interface RequestLog {
  add(entry: LoggedRequest): void;
  list(): LoggedRequest[];
}

export function createRequestLog(): RequestLog {
  const entries: LoggedRequest[] = [];
  return {
    add(entry) {
      entries.push(entry);
      if (entries.length > kept) entries.shift();
    },
    list: () => [...entries],
  };
}
