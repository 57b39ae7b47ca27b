import { aboutOf, earlyFeedOf, type WidgetTag } from './widgets.js';
import type { SnippetOptions } from './wish.js';

/** A line that weighs more than this costs the page more than it gains. */
export const maxStarterBytes = 600;

/**
 * A script of one line that asks for the feeds of the first widgets before the loader is there, as
 * `src/embed/early.ts` does: what it has asked for lies in the page record (`src/embed/page.ts`), where
 * the loader finds it and asks for nothing. Whatever becomes of the line, the page works without it.
 * @returns undefined where there is nothing to ask early, or no room for it
 */
export function starterOf(wish: SnippetOptions): string | undefined {
  if (!/^https?:/i.test(wish.baseUrl)) return undefined;
  const [first] = wish.widgets.filter((tag) => earlyFeedOf(tag));
  const about = first && aboutOf(first);
  if (!about) return undefined;
  const feeds = wish.widgets.filter((tag) => earlyFeedOf(tag) && aboutOf(tag) === about);
  // Fewer of them, until the line is short enough.
  for (let count = feeds.length; count > 0; count -= 1) {
    const line = lineOf(wish, about, feeds.slice(0, count));
    if (new TextEncoder().encode(line).length <= maxStarterBytes) return line;
  }
  return undefined;
}

/** What stands inside the tag: policies know it by its hash. */
export const scriptText = (line: string): string => line.replace(/^<script>|<\/script>$/g, '');

function lineOf(
  wish: SnippetOptions,
  about: 'event' | 'form' | 'organiser',
  tags: WidgetTag[],
): string {
  const subject = wish[about];
  const base = `${wish.baseUrl.replace(/(?<!\/)\/+$/, '')}/v1/${about}s/${encodeURIComponent(subject)}`;
  const rests = tags.map((tag) => [tag, earlyFeedOf(tag)?.replace(/^\w+/, '')]);
  const names = [`s=${literal(subject)}`, ...(wish.serviceKey ? [keyOf(wish)] : [])];
  const headers = `{Accept:"application/json"${wish.serviceKey ? ',"X-Service-Key":k' : ''}}`;
  const key = wish.serviceKey ? ',serviceKey:k' : '';
  return (
    `<script>{let ${names.join()};for(let[t,f]of${literal(rests)}){` +
    `let u=${literal(base)}+f+"?surface=web",` +
    `r=fetch(u,{headers:${headers},credentials:"omit",redirect:"error"});r.catch(()=>0);` +
    `(document[Symbol.for("bandstand.page.1")]??={settings:{},early:new Map}).early` +
    `.set(u,{tag:t,subject:s${key},response:r,at:Date.now()})}}</script>`
  );
}

const keyOf = ({ serviceKey }: SnippetOptions): string => `k=${literal(serviceKey)}`;

/** No text can end the script that it stands in. */
const literal = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');
