import { picturesCache } from '../kept-pictures.js';
import { answerFromList } from './answer.js';
import { fetchRelease } from './install.js';
import type { OfflineList } from './list.js';
import { filesCacheOf, filesCachePrefix, switchMessage, type WorkerScope } from './scope.js';

const scope = self as unknown as WorkerScope;

/**
 * Opens the pages of a list without a network. Works as a worker of its own, or imported by the worker
 * of the host: it then answers what is on the list, and leaves everything else to it.
 */
export function startOffline(list: OfflineList): void {
  scope.addEventListener('install', (event) => event.waitUntil(fetchRelease(list)));
  // Only now: pages that are open run with the files of the release before.
  scope.addEventListener('activate', (event) =>
    event.waitUntil(deleteCaches((name) => isOfRelease(name) && name !== filesCacheOf(list))),
  );
  scope.addEventListener('message', (event) => {
    if (event.data === switchMessage) event.waitUntil(switchRelease());
  });
  scope.addEventListener('fetch', (event) => {
    const answer = answerFromList(event, list, scope.location.origin);
    if (!answer) return;
    try {
      event.respondWith(answer);
    } catch {
      answer.catch(() => undefined); // the host's own worker has answered
    }
  });
}

/** Takes everything back: `npx bandstand offline --remove`. @param file how the address of our own worker ends */
export function removeOffline(file: string): void {
  const { pathname, search } = scope.location;
  const isOurs = [pathname, pathname + search].some((address) => address.endsWith(`/${file}`));
  if (isOurs) scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
  scope.addEventListener('activate', (event) =>
    event.waitUntil(
      deleteCaches((name) => isOfRelease(name) || name === picturesCache).then(() =>
        isOurs ? scope.registration.unregister() : undefined,
      ),
    ),
  );
}

/** A page that leaves asks for it. Where another one is open, its files must stay. */
async function switchRelease(): Promise<void> {
  if ((await scope.clients.matchAll()).length < 2) await scope.skipWaiting();
}

const isOfRelease = (name: string): boolean => name.startsWith(filesCachePrefix);

async function deleteCaches(isOld: (name: string) => boolean): Promise<void> {
  const names = (await caches.keys()).filter(isOld);
  await Promise.all(names.map((name) => caches.delete(name)));
}
