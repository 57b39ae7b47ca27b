import { nextFrame, waitUntil } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { elements } from '../../components/elements.js';
import type { EventElement } from '../../components/internal/element.js';
import { clock } from '../../src/clock/clock.js';
import { pageRecord, type PageSettings } from '../../src/embed/page.js';
import { resetPage } from '../../components/internal/feed/clients.js';
import { forgetWarnings } from '../../components/internal/developer.js';

export const baseUrl = 'https://service.example';
export const serviceKey = 'pk_live_test';

/** What the service does with a request. */
export type Reply = (url: URL, init: RequestInit) => Response | Promise<Response>;

/** A page of its own for a test: settings, a scripted service, and what was said in the console. */
export class TestPage {
  readonly requests: { url: URL; key: string | undefined; signal: AbortSignal | undefined }[] = [];
  /** Lines that the developer was told. */
  readonly said: string[] = [];
  reply: Reply = () => answer({});
  /** Of the script tag. */
  readonly settings: PageSettings = pageRecord().settings;
  readonly #undo: (() => void)[] = [];
  #hasFailed = false;

  constructor(settings: Partial<PageSettings> = {}) {
    const record = pageRecord();
    for (const name of Object.keys(this.settings)) Reflect.deleteProperty(this.settings, name);
    Object.assign(this.settings, { baseUrl, serviceKey, ...settings });
    record.early.clear();
    record.fetch = Promise.resolve(this.fetch);
    resetPage();
    forgetWarnings();
    this.#replace(Math, 'random', () => 0); // the client's retries do not wait
    for (const level of ['warn', 'error'] as const) {
      this.#replace(console, level, (...words: unknown[]) => this.#hear(words.join(' ')));
    }
  }

  /** Why a network failed may be told late, of an element of the test before. */
  #hear(line: string): void {
    if (this.#hasFailed || !line.includes('answers, but not to')) this.said.push(line);
  }

  readonly fetch: typeof fetch = async (input, init = {}) => {
    const url = new URL(input as string);
    const key = new Headers(init.headers).get('X-Service-Key') ?? undefined;
    this.requests.push({ url, key, signal: init.signal ?? undefined });
    try {
      return await this.reply(url, init);
    } catch (error) {
      this.#hasFailed = true;
      throw error;
    }
  };

  /**
   * Without the question whether the service can be reached at all, which is asked for the developer
   * and may come late, from an element of the test before.
   */
  get feedRequests() {
    return this.requests.filter(({ url }) => url.pathname !== '/v1/events/search');
  }

  /** Moves the wall clock, then comes back to the page: what is old is asked for again. */
  comeBackAfter(seconds: number): void {
    const now = Date.now();
    this.#replace(Date, 'now', () => now + seconds * 1000);
    window.dispatchEvent(new Event('focus'));
  }

  /** What is told from now on under these names. */
  hear(...names: string[]): [name: string, detail: unknown][] {
    const told: [string, unknown][] = [];
    const listen = ({ type, detail }: CustomEvent) => void told.push([type, detail]);
    for (const name of names) {
      document.addEventListener(name, listen as EventListener);
      this.#undo.push(() => document.removeEventListener(name, listen as EventListener));
    }
    return told;
  }

  setOnline(online: boolean): void {
    this.#replace(navigator, 'onLine', online);
    if (online) window.dispatchEvent(new Event('online'));
  }

  /** Takes our elements out of the page, and puts everything else back as it was. */
  leave(): void {
    for (const element of document.querySelectorAll(Object.keys(elements).join())) element.remove();
    for (const undo of this.#undo.reverse()) undo();
    delete pageRecord().fetch;
    delete pageRecord().clock;
    clock.now = () => Date.now();
    // An article that a test has opened is in the address, and would open in the next one.
    if (location.hash) history.replaceState(null, '', location.href.replace(/#.*/, ''));
    resetPage();
    forgetWarnings();
  }

  #replace(holder: object, name: string, value: unknown): void {
    const own = Object.getOwnPropertyDescriptor(holder, name);
    Object.defineProperty(holder, name, { value, configurable: true, writable: true });
    this.#undo.push(() => {
      if (own) Object.defineProperty(holder, name, own);
      else Reflect.deleteProperty(holder, name);
    });
  }
}

export const answer = (data: unknown): Response => Response.json({ apiVersion: 1, data });

export const refusal = (code: string, status: number, message = 'said by the service'): Response =>
  Response.json({ apiVersion: 1, error: { code, message } }, { status });

/** An answer that a test lets through when it wants to. */
export function held(): { reply: Reply; release: (response: Response) => void } {
  let release: (response: Response) => void = () => undefined;
  const promise = new Promise<Response>((resolve) => (release = resolve));
  return { reply: () => promise, release };
}

/** An element as an author writes it. */
export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes?: Record<string, string>,
): HTMLElementTagNameMap[Tag];
export function make(tag: string, attributes?: Record<string, string>): EventElement;
export function make(tag: string, attributes: Record<string, string> = {}): Element {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}

/** As a browser that refuses this storage, in a sandbox or by its settings. */
export async function withoutStorage(
  name: 'sessionStorage' | 'localStorage' | 'caches',
  run: () => unknown,
): Promise<void> {
  const own = Object.getOwnPropertyDescriptor(window, name)!;
  const get = () => {
    throw new DOMException('no', 'SecurityError');
  };
  Object.defineProperty(window, name, { configurable: true, get });
  try {
    await run();
  } finally {
    Object.defineProperty(window, name, own);
  }
}

/** The service cannot be reached. */
export const unreachable: Reply = () => Promise.reject(new TypeError('Failed to fetch'));

/** All text that is visible in an element, shadow root and slotted children included. */
export function visibleText(element: Element): string {
  return textOf(element.shadowRoot ?? element, element)
    .replace(/\s+/g, ' ')
    .trim();
}

/** Text alone asks whether its element is drawn: to ask every box on the way took a third of a run. */
function textOf(node: Node, box: Element): string {
  if (node instanceof Text) return node.data.trim() && box.checkVisibility() ? node.data : '';
  const children =
    node instanceof HTMLSlotElement && node.assignedNodes().length > 0
      ? node.assignedNodes()
      : node.childNodes;
  const inner = node instanceof HTMLElement && !(node instanceof HTMLSlotElement) ? node : box;
  return Array.from(children, (child) => textOf(child, inner)).join(' ');
}

/** As `visibleText(element).includes(words)`, without asking what is drawn while they are not there. */
export function showsText(element: Element, words: string): boolean {
  const letters = (text: string) => text.replace(/\s+/g, '');
  const all = (element.shadowRoot?.textContent ?? '') + element.textContent;
  return letters(all).includes(letters(words)) && visibleText(element).includes(words);
}

/** Until a visitor reads these words. */
export async function shows(element: Element, words: string): Promise<void> {
  await waitUntil(() => showsText(element, words)).catch(() => {
    throw new Error(`There is no "${words}" in: ${visibleText(element)}`);
  });
}

/** Types, all but the last letter at once: each key costs several frames. */
export async function type(field: HTMLElement, words: string): Promise<void> {
  field.focus();
  if (words.length > 1) document.execCommand('insertText', false, words.slice(0, -1));
  await nextFrame();
  await sendKeys({ type: words.slice(-1) });
}

/** What a screen reader was told last; while a dialog is open, only what is in that. */
export function announced(within: ParentNode = document): string {
  return within.querySelector('[data-event-announcer]')?.textContent.trim() ?? '';
}

/** There is something to read. */
export const outcome = ':state(ready), :state(empty), :state(error)';

/** Until it shows an outcome and its later parts have come. */
export async function settled(element: EventElement): Promise<void> {
  await waitUntil(() => element.matches(outcome), 'the element shows an outcome');
  await rests(element);
}

/** Until nothing in it changes any more. */
export async function rests(element: EventElement): Promise<void> {
  let before = '';
  for (let quiet = 0; quiet < 3;) {
    await nextFrame();
    await element.updateComplete;
    const now = element.shadowRoot!.innerHTML;
    quiet = now === before ? quiet + 1 : 0;
    before = now;
  }
}

/**
 * Timers of just this length do not run until `release`: however slow the machine is, it is known
 * which of them are still to come.
 */
export function holdTimers(milliseconds: number): { left: () => number; release: () => void } {
  const start = window.setTimeout.bind(window);
  const stop = window.clearTimeout.bind(window);
  const held = new Set<number>();
  let last = 0;
  const hold = (run: TimerHandler, delay?: number, ...rest: unknown[]): number => {
    if (delay !== milliseconds) return start(run, delay, ...rest);
    last -= 1; // no timer of the browser has such a number
    held.add(last);
    return last;
  };
  window.setTimeout = hold as typeof window.setTimeout;
  window.clearTimeout = (id) => {
    if (!held.delete(Number(id))) stop(id);
  };
  return {
    left: () => held.size,
    release: () => void Object.assign(window, { setTimeout: start, clearTimeout: stop }),
  };
}

/** The seconds until a form may be sent again: on a slow machine some have gone by when they are read. */
export const showsWait = (element: Element, seconds: number): Promise<void> =>
  waitUntil(
    () => {
      const left = Number(/in (\d+) seconds/.exec(visibleText(element))?.[1]);
      return left <= seconds && left > seconds / 2;
    },
    `${seconds} seconds in: ${visibleText(element)}`,
  );
