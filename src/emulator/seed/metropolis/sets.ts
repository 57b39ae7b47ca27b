import type { ArtistRecord, SetRecord } from '../../state/world.js';
import type { Identify } from '../ids.js';
import type { Dice } from './dice.js';

const days = Array.from({ length: 10 }, (_, day) => `2027-08-${String(6 + day).padStart(2, '0')}`);

const dayStages = [
  'Grain Exchange',
  'Botanic House',
  'Tram Shed',
  'Swimming Bath',
  'Pilots’ Hall',
  'Roof Garden',
  'Post Office Vault',
  'Maritime Steps',
  'Glass Arcade',
  'Chapel of Ease',
  'Weigh House',
  'Fire Station Yard',
  'Velodrome',
  'Library Stacks',
  'Bridge Tower',
];
const nightStages = ['Silo Nine', 'Cable Room', 'Ferry Deck', 'Boiler House', 'The Underpass'];

const dayStarts = ['12:30', '14:30', '16:45', '19:00', '21:30'];
const nightStarts = ['18:30', '20:30', '22:15', '23:45', '01:30'];
const tiers = ['local', 'rising', 'main', 'special_guest', 'headliner'];
const lengths = [45, 50, 60, 75, 90];
export const waves = [
  '2027-02-25T08:00:00.000Z',
  '2027-03-25T08:00:00.000Z',
  '2027-04-20T08:00:00.000Z',
];
const notes = [
  'Doors shut when the room is full.',
  'Seated, cushions provided.',
  'First performance of the new record.',
  'Surround sound: stand in the middle.',
  'In the dark for the last ten minutes.',
  'With the Line 4 tram choir.',
];

export function metropolisSets(id: Identify, dice: Dice, artists: ArtistRecord[]): SetRecord[] {
  const queue = roundRobin(artists);
  return days.flatMap((day) =>
    [...dayStages, ...nightStages].flatMap((stage) =>
      (nightStages.includes(stage) ? nightStarts : dayStarts).map((start, turn): SetRecord => {
        const startTime = later(start, 5 * dice.below(4));
        const acts = roster(dice, queue);
        return {
          id: id('set', `metropolis/${day}/${stage}/${turn}`),
          stage,
          day,
          startTime,
          endTime: later(startTime, lengths[turn] ?? 60),
          billingTier: tiers[turn] ?? 'main',
          placeholder: acts.length > 0 ? null : { label: null, description: null },
          featured: turn === 4 && dice.chance(0.1),
          createdAt: dice.pick(waves),
          setNote: dice.chance(0.06) ? dice.pick(notes) : null,
          artists: acts,
        };
      }),
    ),
  );
}

/** Two sets in a hundred are not announced, three are played back to back. */
function roster(dice: Dice, queue: () => string): string[] {
  const throw100 = dice.below(100);
  if (throw100 < 2) return [];
  return throw100 < 5 ? [queue(), queue()] : [queue()];
}

/** Everybody plays once before anybody plays twice. */
function roundRobin(artists: ArtistRecord[]): () => string {
  let turn = 0;
  return () => artists[turn++ % artists.length]?.id ?? '';
}

function later(time: string, minutes: number): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const total = (hour * 60 + minute + minutes) % (24 * 60);
  return [Math.floor(total / 60), total % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
}
