import type { Driver, Key } from './driver.js';

/** The W3C WebDriver protocol, as far as a visitor needs it: https://www.w3.org/TR/webdriver2/ */

const keyCodes: Record<string, string> = {
  ArrowDown: '\uE015',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
  ArrowUp: '\uE013',
  Control: '\uE009',
  End: '\uE010',
  Enter: '\uE007',
  Escape: '\uE00C',
  Home: '\uE011',
  Shift: '\uE008',
  Space: ' ',
  Tab: '\uE004',
};
const codeOf = (key: string): string => keyCodes[key] ?? key;

type KeyAction = { type: 'keyDown' | 'keyUp'; value: string };
const down = (value: string): KeyAction => ({ type: 'keyDown', value });
const up = (value: string): KeyAction => ({ type: 'keyUp', value });

/** One call; its answer, or what the driver says went wrong. */
export async function call(
  address: string,
  method: 'DELETE' | 'GET' | 'POST',
  body: unknown = {},
  signal?: AbortSignal,
): Promise<unknown> {
  const answer = await fetch(address, {
    method,
    ...(signal && { signal }),
    ...(method === 'POST' && { body: JSON.stringify(body) }),
  });
  const { value } = (await answer.json()) as { value: { error?: string; message?: string } };
  if (!answer.ok) throw new Error(`${address}: ${value.error ?? ''}: ${value.message ?? ''}`);
  return value;
}

/** A window of a browser that a WebDriver server steers. */
export class WebDriver implements Driver {
  readonly #session: string;

  /** `session` is the address of the session at the server. */
  constructor(session: string) {
    this.#session = session;
  }

  async goto(url: string): Promise<void> {
    await this.#post('/url', { url });
  }

  async reload(): Promise<void> {
    await this.#post('/refresh');
  }

  async back(): Promise<void> {
    await this.#post('/back');
  }

  async evaluate<Result, Args extends unknown[]>(
    work: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>> {
    const script = `return (${String(work)}).apply(null, arguments)`;
    return (await this.#post('/execute/sync', { script, args })) as Awaited<Result>;
  }

  async clickAt(x: number, y: number): Promise<void> {
    await this.#point(x, y, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 });
  }

  async moveTo(x: number, y: number): Promise<void> {
    await this.#point(x, y);
  }

  async press(key: Key): Promise<void> {
    const keys = key.split('+').map(codeOf);
    await this.#keys([...keys.map(down), ...keys.reverse().map(up)]);
  }

  async type(text: string): Promise<void> {
    await this.#keys(Array.from(text).flatMap((letter) => [down(letter), up(letter)]));
  }

  /** A window is larger than its page by the bars of the browser. */
  async resize(width: number, height: number): Promise<void> {
    await this.#post('/window/rect', { width, height });
    const bars = await this.evaluate(() => outerHeight - innerHeight);
    await this.#post('/window/rect', { width, height: height + bars });
  }

  async screenshot(): Promise<Buffer> {
    const picture = await call(`${this.#session}/screenshot`, 'GET');
    return Buffer.from(String(picture), 'base64');
  }

  async close(): Promise<void> {
    await call(this.#session, 'DELETE');
  }

  #post(path: string, body: unknown = {}): Promise<unknown> {
    return call(this.#session + path, 'POST', body);
  }

  #point(x: number, y: number, ...then: object[]): Promise<unknown> {
    const move = { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) };
    const parameters = { pointerType: 'mouse' };
    const mouse = { type: 'pointer', id: 'mouse', parameters, actions: [move, ...then] };
    return this.#post('/actions', { actions: [mouse] });
  }

  #keys(actions: KeyAction[]): Promise<unknown> {
    return this.#post('/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  }
}
