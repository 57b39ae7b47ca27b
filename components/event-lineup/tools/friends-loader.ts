import type { ReactiveController } from 'lit';
import { latePart } from '../../internal/late-part.js';
import { keyOfFriends } from '../friends/friend-list.js';
import type * as FriendsCode from '../friends/friends.js';
import type { FriendsPart } from '../friends/friends.js';
import type { LineupHost } from '../lineup-context.js';

/** Loads what is known of friends where a visitor has kept the plan of one, or may do so. */
export class FriendsLoader implements ReactiveController {
  readonly #host: LineupHost;
  readonly #fetch: () => Promise<typeof FriendsCode | undefined>;
  #part?: FriendsPart;
  #askedFor?: string;

  constructor(host: LineupHost) {
    this.#host = host;
    this.#fetch = latePart(host, 'the plans of friends', () => import('../friends/friends.js'));
    host.addController(this);
  }

  /** Undefined until it has been loaded. */
  get part(): FriendsPart | undefined {
    return this.#part;
  }

  hostUpdate(): void {
    const { eventId = '' } = this.#host.data ?? {};
    if (this.#part || eventId === this.#askedFor) return;
    this.#askedFor = eventId;
    if (hasFriends(eventId)) void this.load();
  }

  async load(): Promise<void> {
    const code = await this.#fetch();
    if (code) this.#part ??= new code.FriendsPart(this.#host);
  }
}

function hasFriends(eventId: string): boolean {
  try {
    return localStorage.getItem(keyOfFriends(eventId)) !== null;
  } catch {
    return false; // blocked
  }
}
