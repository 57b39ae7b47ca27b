import type { BroadcastRecord } from '../../state/world.js';
import type { Identify } from '../ids.js';

export function broadcasts(id: Identify): BroadcastRecord[] {
  return sheets.map((sheet) => ({ id: id('broadcast', sheet.title), ...sheet }));
}

const sheets: Omit<BroadcastRecord, 'id'>[] = [
  {
    title: 'Party Wall have moved to the signal box',
    body: 'Friday, 22:30. It starts before the Goods Shed has finished, so for fifteen minutes you will have to choose. We are sorry and also rather pleased.',
    category: 'update',
    sentAt: '2027-04-28T17:00:00.000Z',
    deepLink: 'https://meadowlark.example/line-up',
  },
  {
    title: 'Locals announced: the steel band is back',
    body: 'Hollinbrook Primary Year Six open the festival once more, with Pip Farthingale, Aunt Agnes and the Astronomical Society close behind. The last wave is on the line-up now.',
    category: 'update',
    sentAt: '2027-04-21T09:05:00.000Z',
    deepLink: 'meadowlark://lineup?wave=4',
  },
  {
    title: 'Saturday Day tickets: buy three, bring a fourth',
    body: 'Put four Saturday Day tickets in your basket and one of them is free. Decide amongst yourselves which of you that is.',
    category: 'marketing',
    sentAt: '2027-04-15T10:00:00.000Z',
    deepLink: 'https://meadowlark.example/tickets',
  },
  {
    title: 'Your April instalment leaves on the 20th',
    body: 'If you are paying by plan, the next payment is due on Tuesday 20 April. There is nothing to do unless your card has changed.',
    category: 'reminder',
    sentAt: '2027-04-13T08:00:00.000Z',
    deepLink: null,
  },
  {
    title: 'Shuttle times are up',
    body: 'The free bus will meet every train from Friday at 10:00 until Monday at 01:00. The walk along the tramway is still nicer.',
    category: 'update',
    sentAt: '2027-03-29T15:30:00.000Z',
    deepLink: 'https://meadowlark.example/travel',
  },
  {
    title: 'Thirty more names for the wall',
    body: 'Wave three: Furnace folk, goalkeepers, a man with an organ in a horsebox. Correction: a woman. Sorry, Dot.',
    category: 'marketing',
    sentAt: '2027-03-24T09:05:00.000Z',
    deepLink: 'https://meadowlark.example/line-up',
  },
  {
    title: 'Access bookings: tell us by 1 June',
    body: 'Platform places, assistant tickets, signed sets and fridge space for medicine. Bernadette is on 01632 960 144 and likes a chat.',
    category: 'reminder',
    sentAt: '2027-03-15T11:30:00.000Z',
    deepLink: null,
  },
  {
    title: 'Early Bird has flown',
    body: 'All four hundred went in a day and a half. Weekend tickets are on sale at £185, with two ways to spread the cost.',
    category: 'update',
    sentAt: '2027-01-21T22:15:00.000Z',
    deepLink: 'https://meadowlark.example/tickets',
  },
];
