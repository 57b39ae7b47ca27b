import type { OfflineList } from './list.js';

/** What the worker uses of its global scope, which the types of a page do not know. */
export interface WorkerScope {
  readonly location: Location;
  readonly registration: { unregister(): Promise<boolean> };
  readonly clients: { matchAll(): Promise<readonly unknown[]> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: LongEvent) => void): void;
  addEventListener(type: 'message', listener: (event: LongEvent & MessageEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: RequestEvent) => void): void;
}

export interface LongEvent extends Event {
  waitUntil(task: Promise<unknown>): void;
}

export interface RequestEvent extends LongEvent {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

/** Of one release: pages, files and assets that fit each other. */
export const filesCachePrefix = 'bandstand-files-1 ';
export const filesCacheOf = ({ release }: OfflineList): string => filesCachePrefix + release;
/** A page asks the worker that waits to take over. */
export const switchMessage = 'bandstand-switch';
