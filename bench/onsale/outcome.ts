import { before, type Stage } from './stage.js';
import { totalOf } from './tally.js';
import type { Visitor } from './visitor.js';

/** What a run came to, against what it is to come to. */
export interface Outcome {
  /** How many times the mean of the minute around it a second has, at the most. */
  readonly peak: number;
  /** The same against the minutes before and after the opening, one after the other. */
  readonly fixedPeak: number;
  readonly busiestSecond: number;
  /** Seconds after the opening of the service, or after they came, after which all pages sell. */
  readonly lastOpen: number;
  /** Requests of a visitor who does not buy, preflights among them: the most, and the mean. */
  readonly mostAsked: number;
  readonly meanAsked: number;
  readonly holders: number;
  readonly stock: number;
  /** Seconds from a press to the ticket: the middle one, and the one that nine in ten stay below. */
  readonly waits: { readonly middle: number; readonly most: number };
  /** Rank correlation of when somebody pressed and when they got a ticket: 1 is strict order. */
  readonly fairness: number;
  /** Of those who pressed: were earlier pressers more likely to get one? -1 to 1, positive is fair. */
  readonly luck: number;
}

export function outcomeOf({ tally, visitors, service, opensAt }: Stage): Outcome {
  const totals = tally.seconds.map(totalOf);
  const others = visitors.filter(({ wants }) => !wants).map(({ asked }) => asked);
  const lates = visitors.map(
    ({ openAt = Infinity, comesAt }) => openAt - Math.max(opensAt, comesAt),
  );
  const holders = visitors.filter(({ heldAt }) => heldAt !== undefined);
  const waits = holders.map(waitOf).sort((one, other) => one - other);
  const pressed = visitors.filter(({ pressedAt }) => pressedAt !== undefined);
  return {
    peak: peakOf(totals),
    fixedPeak: fixedPeakOf(totals),
    busiestSecond: Math.max(...totals),
    lastOpen: lates.reduce((last, late) => Math.max(last, late), 0),
    mostAsked: others.reduce((most, asked) => Math.max(most, asked), 0),
    meanAsked: meanOf(others),
    holders: service.held,
    stock: service.stock,
    waits: { middle: at(waits, 0.5), most: at(waits, 0.9) },
    fairness: rankCorrelation(holders.map((one) => [one.pressedAt ?? 0, one.heldAt ?? 0])),
    luck: rankCorrelation(
      pressed.map((one) => [one.pressedAt ?? 0, one.heldAt === undefined ? 1 : 0]),
    ),
  };
}

const waitOf = ({ heldAt = 0, pressedAt = 0 }: Visitor): number => heldAt - pressedAt;

/** Where next to nobody asks, chance makes any second a peak: that is no wave. */
const quietMean = 20;

/** Each second against the minute around it: what falls off by and by is no wave. */
function peakOf(totals: readonly number[]): number {
  const ratios = totals.map((count, second) => {
    const mean = meanOf(totals.slice(Math.max(0, second - 30), second + 30));
    return mean < quietMean ? 0 : count / mean;
  });
  return Math.max(0, ...ratios);
}

/** What falls off within one of them looks like a wave here, and a wave across two like less of one. */
function fixedPeakOf(totals: readonly number[]): number {
  let peak = 0;
  for (let from = before % 60; from < totals.length; from += 60) {
    const minute = totals.slice(from, from + 60);
    const mean = minute.reduce((sum, one) => sum + one, 0) / 60;
    if (mean >= quietMean) peak = Math.max(peak, Math.max(...minute) / mean);
  }
  return peak;
}

const meanOf = (numbers: readonly number[]): number =>
  numbers.reduce((sum, one) => sum + one, 0) / Math.max(1, numbers.length);

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.floor(share * sorted.length)] ?? 0;

/** Spearman's: of the ranks, equal values sharing theirs. */
export function rankCorrelation(pairs: readonly (readonly [number, number])[]): number {
  const ones = ranksOf(pairs.map(([one]) => one));
  const others = ranksOf(pairs.map(([, other]) => other));
  const [meanOne, meanOther] = [meanOf(ones), meanOf(others)];
  let [together, own, foreign] = [0, 0, 0];
  for (const [place, rank] of ones.entries()) {
    const [one, other] = [rank - meanOne, (others[place] ?? 0) - meanOther];
    together += one * other;
    own += one * one;
    foreign += other * other;
  }
  return own && foreign ? together / Math.sqrt(own * foreign) : 0;
}

function ranksOf(numbers: readonly number[]): number[] {
  const order = [...numbers.keys()].sort((one, other) => numbers[one]! - numbers[other]!);
  const ranks: number[] = [];
  for (let from = 0; from < order.length;) {
    let to = from;
    while (to + 1 < order.length && numbers[order[to + 1]!] === numbers[order[from]!]) to += 1;
    for (let place = from; place <= to; place += 1) ranks[order[place]!] = (from + to) / 2;
    from = to + 1;
  }
  return ranks;
}
