import { fetchPicture, findPicture } from '../kept-pictures.js';
import type { OfflineList } from './list.js';
import { filesCacheOf, type RequestEvent } from './scope.js';

/** So long the network may take before a kept page is shown. */
const patienceMilliseconds = 3000;

/** Answers what is on the list; undefined for anything else, which goes to the network as ever. */
export function answerFromList(
  event: RequestEvent,
  list: OfflineList,
  origin: string,
): Promise<Response> | undefined {
  const { request } = event;
  const { method, headers, mode } = request;
  const isKeyed = headers.has('X-Service-Key') || headers.has('Authorization');
  if (method !== 'GET' || headers.has('Range') || isKeyed) return undefined;
  const url = new URL(request.url);
  const address = url.origin === origin ? url.pathname + url.search : url.href;
  if (mode === 'navigate')
    return url.origin === origin && list.pages.includes(url.pathname)
      ? networkFirst(event, url.pathname, filesCacheOf(list))
      : undefined;
  if (isListed(list.files, address, url)) return fromCache(request, filesCacheOf(list));
  if (list.assets.includes(address)) return networkFirst(event, address, filesCacheOf(list));
  const isPicture =
    request.destination === 'image' && list.pictures.some(isBelow(url.href, address));
  return isPicture ? pictureFrom(event, url.href) : undefined;
}

const isBelow =
  (...addresses: readonly string[]) =>
  (start: string): boolean =>
    addresses.some((address) => address.startsWith(start));

const isListed = (files: OfflineList['files'], address: string, { href }: URL): boolean =>
  Object.hasOwn(files, address) || Object.hasOwn(files, href);

/** Names of files never change what they mean: no request is made for one that is there. */
async function fromCache(request: Request, cacheName: string): Promise<Response> {
  return (await caches.match(request.url, { cacheName })) ?? fetch(request);
}

/** The network, or what was kept where it fails or takes too long. */
async function networkFirst(
  event: RequestEvent,
  address: string,
  cacheName: string,
): Promise<Response> {
  const answer = fetch(event.request).then(async (response) => {
    if (isPublic(response) && !new URL(event.request.url).search)
      await (await caches.open(cacheName)).put(address, response.clone()).catch(() => undefined);
    return response;
  });
  event.waitUntil(answer.catch(() => undefined));
  const copy = () => caches.match(address, { cacheName }).catch(() => undefined);
  const late = new Promise<Response>((resolve) => {
    const show = async () =>
      resolve((await copy()) ?? (await answer.catch(() => Response.error())));
    setTimeout(() => void show(), patienceMilliseconds);
  });
  try {
    const first = await Promise.race([answer, late]);
    return first.status >= 500 ? ((await copy()) ?? first) : first;
  } catch {
    return (await copy()) ?? Response.error();
  }
}

/** A whole answer for everybody. */
const isPublic = (response: Response): boolean =>
  response.status === 200 &&
  response.type === 'basic' &&
  !response.redirected &&
  !/no-store|private/.test(response.headers.get('Cache-Control') ?? '');

/** What was kept at once, and a newer one behind it. */
async function pictureFrom(event: RequestEvent, address: string): Promise<Response> {
  const copy = await findPicture(address);
  const answer = fetchPicture(address).catch(() => fetch(event.request));
  if (!copy) return answer;
  event.waitUntil(answer.catch(() => undefined));
  return copy;
}
