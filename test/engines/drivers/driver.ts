/**
 * What a visitor's hands and eyes need of a browser. Everything above it is written once and plays in
 * every engine; below it each engine speaks its own protocol.
 */
export interface Driver {
  goto(address: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  /** Runs a function in the page. It may use nothing but its arguments, which are plain JSON. */
  evaluate<Result, Args extends unknown[]>(
    work: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>>;
  /** Presses the mouse button at a place of the window. */
  clickAt(x: number, y: number): Promise<void>;
  moveTo(x: number, y: number): Promise<void>;
  press(key: Key): Promise<void>;
  type(text: string): Promise<void>;
  /** The size of the page's part of the window. */
  resize(width: number, height: number): Promise<void>;
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}

export type Key =
  | 'ArrowDown'
  | 'ArrowLeft'
  | 'ArrowRight'
  | 'ArrowUp'
  | 'Control+a'
  | 'End'
  | 'Enter'
  | 'Escape'
  | 'Home'
  | 'Shift+Tab'
  | 'Space'
  | 'Tab';

/** What the visitor has set in the system, as far as an engine takes it from there. */
export interface Wishes {
  dark?: boolean;
}

/** A browser of one engine, which opens a fresh visitor's window again and again. */
export interface Engine {
  /** Nothing is kept from one window to the next: no storage, no cache. */
  open(wishes?: Wishes): Promise<Driver>;
  close(): Promise<void>;
}

export const engineNames = ['chromium', 'firefox', 'webkit'] as const;
export type EngineName = (typeof engineNames)[number];
