import { describe, it } from 'node:test';
import { expect } from 'chai';
import { changedParts, worldOf, worldParts } from '../../src/emulator/store/kept-text.js';
import type { World } from '../../src/emulator/state/world.js';
import { seedWorld } from '../../src/emulator/seed/seed.js';
import { chooseSome } from '../effort.js';

const began = worldParts(seedWorld({ seed: 1 }));

const parsed = (parts: ReadonlyMap<string, string>): Record<string, unknown> =>
  Object.fromEntries([...parts].map(([place, text]) => [place, JSON.parse(text) as unknown]));

/** As it comes back after only what has changed was kept. */
const keptAndRead = (world: World): World => worldOf(began, parsed(changedParts(began, world)));

/** All that a world says, in its order: member by member, and those of each event. */
function said(world: World, write: (value: unknown) => string): string {
  const { events, ...rest } = world;
  const members = [rest, ...events].flatMap((owner) =>
    Object.entries(owner).map(([name, value]) => `${name}: ${write(value)}`),
  );
  return [Object.keys(world).join(), ...members].join('\n');
}

/** Writes what it has met before from memory: a world is 840 kB, and one member of it changes. */
function writer(): (value: unknown) => string {
  const written = new Map<unknown, string>();
  return (value) => {
    const text = written.get(value) ?? JSON.stringify(value);
    written.set(value, text);
    return text;
  };
}

describe('what is kept of a world', () => {
  it('is nothing while it is as it began', () => {
    const world = seedWorld({ seed: 1 });
    expect([...changedParts(began, world)]).to.deep.equal([]);
    expect(keptAndRead(world)).to.deep.equal(world);
  });

  it('is one part for a change in any member, and nothing of the change is lost', () => {
    const world = seedWorld({ seed: 1 });
    const members: [owner: object, name: string][] = [
      ...Object.keys(world)
        .filter((name) => name !== 'events')
        .map((name): [object, string] => [world, name]),
      ...world.events.flatMap((event) =>
        Object.keys(event).map((name): [object, string] => [event, name]),
      ),
    ];
    expect(members.length).to.be.above(300);
    const write = writer();
    for (const [owner, name] of chooseSome(members)) {
      const before: unknown = Reflect.get(owner, name);
      Reflect.set(owner, name, { changed: [name, null, 'é "quoted"'] });
      const changed = changedParts(began, world);
      expect(changed.size, name).to.equal(1);
      const read = worldOf(began, parsed(changed));
      expect(said(read, JSON.stringify) === said(world, write), name).to.be.true;
      Reflect.set(owner, name, before);
    }
    expect([...changedParts(began, world)], 'nothing else was touched').to.deep.equal([]);
  });

  it('keeps an event that has come, and one that has gone', () => {
    const world = seedWorld({ seed: 1 });
    world.events.push({ ...structuredClone(world.events[0]!), slug: 'one-more' });
    expect(keptAndRead(world)).to.deep.equal(world);
    world.events.length -= 2;
    expect(keptAndRead(world)).to.deep.equal(world);
  });

  it('shares nothing with the next reading', () => {
    const [one, other] = [worldOf(began, {}), worldOf(began, {})];
    one.events[0]!.earlierSlugs.push('changed');
    expect(other.events[0]!.earlierSlugs).not.to.contain('changed');
  });
});
