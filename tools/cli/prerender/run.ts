import { join } from 'node:path';
import { exitCodes, printable, UsageError } from '../command.js';
import { PrerenderError } from './feeds.js';
import { readPages, writePage, type PageFile } from './files.js';
import {
  createPrerender,
  removePrerendered,
  type Prerendered,
  type PrerenderOptions,
} from './prerender.js';

export interface RunWish {
  /** A folder; the pages themselves where there is none. */
  readonly out: string | undefined;
  readonly check: boolean;
  readonly remove: boolean;
  readonly service: PrerenderOptions;
  /** A page that takes longer stays as it is; two minutes unless given. */
  readonly secondsAPage?: number;
}

/**
 * Does all pages, and says of each what became of it. A page that cannot be done stays as it is, and
 * does not keep the others.
 * @returns the exit code
 */
export async function runPrerender(names: readonly string[], wish: RunWish): Promise<number> {
  const pages = readPages(names);
  refuseSameNames(pages, wish);
  const render = createPrerender(wish.service);
  let code: number = exitCodes.fine;
  for (const page of pages) {
    try {
      const done = wish.remove ? removed(page.html) : await inTime(render(page.html), wish);
      if (!tell(page, done, wish)) code = exitCodes.wrong;
      if (!wish.check) write(page, done, wish);
    } catch (error) {
      const words = error instanceof Error ? error.message : String(error);
      console.error(printable(`${page.path}: ${words}`));
      code = exitCodes.wrong;
    }
  }
  return code;
}

/** A service that answers slowly, again and again, keeps one page, not those after it. */
async function inTime(page: Promise<Prerendered>, wish: RunWish): Promise<Prerendered> {
  const { secondsAPage = 120 } = wish;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    const words = `This page took longer than ${secondsAPage} seconds. It was left as it is.`;
    timer = setTimeout(() => reject(new PrerenderError('timeout', words)), secondsAPage * 1000);
  });
  return Promise.race([page, late]).finally(() => clearTimeout(timer));
}

function removed(before: string): Prerendered {
  const html = removePrerendered(before);
  return { html, changed: html !== before, widgets: [], notices: [] };
}

/** Two pages of one name would be one file. */
function refuseSameNames(pages: readonly PageFile[], { out }: RunWish): void {
  const names = pages.map(({ name }) => name);
  const twice = names.find((name, index) => names.indexOf(name) < index);
  if (out !== undefined && twice !== undefined)
    throw new UsageError(
      `Two pages would be ${join(out, twice)}: give a folder, or one at a time.`,
    );
}

function write({ path, name }: PageFile, { html, changed }: Prerendered, { out }: RunWish): void {
  if (out !== undefined) writePage(join(out, name), html);
  else if (changed) writePage(path, html);
}

/** @returns whether all is well with the page */
function tell({ path }: PageFile, done: Prerendered, { check }: RunWish): boolean {
  const { changed, widgets, notices } = done;
  for (const { text } of notices) console.error(printable(`${path}: ${text}`));
  const tags = [...new Set(widgets.map(({ tag }) => tag))].join(', ') || 'nothing to write';
  const state = changed ? (check ? 'is not up to date' : 'written') : 'up to date';
  console.log(printable(`${path}: ${state} (${tags})`));
  return !(check && changed);
}
