import type { Client } from '../client/client.js';
import { isServiceError } from '../client/errors.js';
import { readList, readText } from '../contract/loose.js';
import type { EndpointName } from '../contract/routes.js';
import { keepAnswer, readKept } from './kept-answers.js';
import { hasPicture, keepPicture } from './kept-pictures.js';

export interface KeepProgress {
  readonly done: number;
  readonly total: number;
  /** Of what is kept so far. */
  readonly bytes: number;
}

export interface EventToKeep {
  readonly client: Client;
  readonly slug: string;
  readonly artistIds: readonly string[];
  /** Full addresses. */
  readonly pictures: readonly string[];
}

/** One answer or picture. @returns its bytes */
type Task = (signal: AbortSignal) => Promise<number>;

/** What was kept a while ago is not asked for again: an attempt goes on where the last one stopped. */
const freshMilliseconds = 3_600_000;
const atOnce = 2;

/**
 * Keeps all that a visitor may read of an event without a network: line-up, event, FAQ, news and their
 * articles, every artist, and pictures.
 * @param tell after each answer
 * @throws the first failure, also of a storage that is full, or the reason of the signal
 */
export async function keepEvent(
  { client, slug, artistIds, pictures }: EventToKeep,
  signal: AbortSignal,
  tell: (progress: KeepProgress) => void,
): Promise<KeepProgress> {
  const read = (name: EndpointName, params: object = {}): Task =>
    keepOf(client, name, { slug, ...params });
  const tasks: Task[] = [
    read('getLineup'),
    read('getEvent'),
    read('getFaq'),
    ...artistIds.map((artistId) => read('getArtist', { artistId })),
    ...pictures.map(
      (address): Task =>
        (aborted) =>
          picture(address, aborted),
    ),
  ];
  const articles = await articlesOf(client, slug, signal);
  tasks.push(
    read('listNews'),
    ...articles.map((articleSlug) => read('getArticle', { articleSlug })),
  );
  let progress: KeepProgress = { done: 0, total: tasks.length, bytes: 0 };
  const work = async (): Promise<void> => {
    for (let task = tasks.shift(); task; task = tasks.shift()) {
      const size = await task(signal);
      progress = { ...progress, done: progress.done + 1, bytes: progress.bytes + size };
      tell(progress);
    }
  };
  const stop = (): void => void (tasks.length = 0); // or the others would go on behind a new attempt
  const works = Array.from({ length: atOnce }, () => work().finally(stop));
  await Promise.allSettled(works);
  await Promise.all(works);
  return progress;
}

const keepOf =
  (client: Client, name: EndpointName, params: object): Task =>
  async (signal) => {
    const address =
      client
        .keyOf(name, params as never)
        .split(' ')
        .pop() ?? '';
    const kept = await readKept(address);
    if (kept && Date.now() - kept.savedAt < freshMilliseconds) return sizeOf(kept.data);
    try {
      const ask = client[name] as (params: unknown, options: object) => Promise<unknown>;
      const data = await ask(params, { signal });
      if (!(await keepAnswer(address, { data, savedAt: Date.now() }))) throw new Error('no room');
      return sizeOf(data);
    } catch (error) {
      // An event without FAQ or news is kept without them.
      if (isServiceError(error) && error.code === 'not_found') return 0;
      throw error;
    }
  };

async function articlesOf(client: Client, slug: string, signal: AbortSignal): Promise<string[]> {
  try {
    const { articles } = await client.listNews({ slug }, { signal });
    return readList(articles)
      .map((article) => readText(article.slug))
      .filter(Boolean);
  } catch (error) {
    if (isServiceError(error)) return [];
    throw error;
  }
}

/** One that cannot be had costs itself. */
async function picture(address: string, signal: AbortSignal): Promise<number> {
  signal.throwIfAborted();
  if (await hasPicture(address)) return 0;
  return keepPicture(address, signal).catch(() => 0);
}

const sizeOf = (data: unknown): number => JSON.stringify(data).length;
