import {
  findFriend,
  freeColour,
  isSameName,
  keyOfFriends,
  mostFriends,
  readFriends,
  type Friend,
} from './friend-list.js';

/**
 * The friends whose plans a visitor keeps beside the own, in this browser and under the event. All
 * line-ups of a page and all its tabs share them; where storage is blocked they live as long as the page.
 */
export class KeptFriends {
  readonly #key: string;
  readonly #listeners = new Set<() => void>();
  #all: readonly Friend[];

  constructor(eventId: string) {
    this.#key = keyOfFriends(eventId);
    this.#all = this.#read() ?? [];
  }

  /** In the order in which they came. */
  get all(): readonly Friend[] {
    return this.#all;
  }

  /** Whether there is room for a friend of this name: a known one gets the new plan. */
  takes(name: string): boolean {
    return this.#all.length < mostFriends || findFriend(this.#all, name) !== undefined;
  }

  keep(name: string, code: string): void {
    const known = findFriend(this.#all, name);
    if (known) this.replace(known, { ...known, code });
    else this.#write([...this.#all, { name, code, colour: freeColour(this.#all) }]);
  }

  replace(friend: Friend, by: Friend): void {
    this.#write(this.#all.map((one) => (isSameName(one.name, friend.name) ? by : one)));
  }

  remove(friend: Friend): void {
    this.#write(this.#all.filter((one) => !isSameName(one.name, friend.name)));
  }

  /** Back to where it stood, if nobody has taken its place since. */
  putBack(friend: Friend, at: number): void {
    if (!this.takes(friend.name) || findFriend(this.#all, friend.name)) return;
    const colour = freeColour(this.#all, friend.colour);
    this.#write(this.#all.toSpliced(at, 0, { ...friend, colour }));
  }

  /** Calls back after every change, here or in another tab. */
  subscribe(listener: () => void): () => void {
    if (this.#listeners.size === 0) {
      addEventListener('storage', this.#readStorage);
      this.#all = this.#read() ?? this.#all;
    }
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) removeEventListener('storage', this.#readStorage);
    };
  }

  readonly #readStorage = ({ key }: StorageEvent): void => {
    if (key !== this.#key && key !== null) return;
    this.#all = this.#read() ?? this.#all;
    this.#notify();
  };

  #write(all: readonly Friend[]): void {
    this.#all = all;
    try {
      if (all.length > 0) localStorage.setItem(this.#key, JSON.stringify(all));
      else localStorage.removeItem(this.#key);
    } catch {
      // Blocked or full: they are there until the page is left.
    }
    this.#notify();
  }

  /** Undefined where storage is blocked. */
  #read(): Friend[] | undefined {
    try {
      return readFriends(JSON.parse(localStorage.getItem(this.#key) ?? '[]'));
    } catch (error) {
      return error instanceof SyntaxError ? [] : undefined;
    }
  }

  #notify(): void {
    for (const listener of this.#listeners) listener();
  }
}

const known = new Map<string, KeptFriends>();

/** One list for each event on a page. */
export function friendsOf(eventId: string): KeptFriends {
  let friends = known.get(eventId);
  if (!friends) known.set(eventId, (friends = new KeptFriends(eventId)));
  return friends;
}
