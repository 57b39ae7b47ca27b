import type { Outcome } from './outcome.js';

/** What a goal demands, and whether a run keeps it. */
interface Goal {
  readonly words: string;
  readonly isKept: (outcome: Outcome) => boolean;
}

export const goals: readonly Goal[] = [
  {
    words: 'no second has more than 2 times the mean of the minute around it',
    isKept: ({ peak }) => peak <= 2,
  },
  {
    words: 'every page sells within 15 s of the opening of the service',
    isKept: ({ lastOpen }) => lastOpen <= 15,
  },
  {
    words: 'a visitor who does not buy asks at most 8 times',
    isKept: ({ mostAsked }) => mostAsked <= 8,
  },
  {
    words: 'never more is held than there is',
    isKept: ({ holders, stock }) => holders <= stock,
  },
];

/** The goals that a run has missed, in words. */
export const missed = (outcome: Outcome): string[] =>
  goals.filter(({ isKept }) => !isKept(outcome)).map(({ words }) => words);
