import { readItems, readObject, readText } from '../../../src/contract/loose.js';
import { isKeepable } from '../../../src/lineup/plan-code.js';

/** A friend whose plan the visitor keeps. */
export interface Friend {
  readonly name: string;
  /** The place of its colour among all of them, from 0. */
  readonly colour: number;
  /** Of the plan, as a link carries it. */
  readonly code: string;
}

/** As many as there are colours that can be told apart. */
export const mostFriends = 8;
/** In letters; a field takes no more. */
export const longestName = 30;

export const keyOfFriends = (eventId: string): string => `event-lineup friends ${eventId}`;

/**
 * A name as it is shown and stored: on one line, not endless, and without characters that turn around
 * what stands beside it. Empty for anything else.
 */
export function cleanName(value: unknown): string {
  const text = readText(value).replace(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/gu, ' ');
  return Array.from(text.replace(/\s+/g, ' ').trim()).slice(0, longestName).join('').trim();
}

export const isSameName = (one: string, other: string): boolean =>
  one.toLowerCase() === other.toLowerCase();

/** What is stored may be damaged, or written by another script: each entry costs only itself. */
export function readFriends(stored: unknown): Friend[] {
  const friends: Friend[] = [];
  for (const entry of readItems(stored)) {
    const { name, colour, code } = readObject(entry);
    const friend = { name: cleanName(name), code: readText(code) };
    if (!friend.name || !isKeepable(friend.code) || findFriend(friends, friend.name)) continue;
    friends.push({ ...friend, colour: freeColour(friends, Number(colour)) });
    if (friends.length === mostFriends) break;
  }
  return friends;
}

export const findFriend = (friends: readonly Friend[], name: string): Friend | undefined =>
  friends.find((friend) => isSameName(friend.name, name));

/** The wanted one, else the first that nobody has. */
export function freeColour(friends: readonly Friend[], wanted = 0): number {
  const taken = new Set(friends.map(({ colour }) => colour));
  const all = Array.from({ length: mostFriends }, (_, colour) => colour);
  const free = all.filter((colour) => !taken.has(colour));
  return free.includes(wanted) ? wanted : (free[0] ?? 0);
}
