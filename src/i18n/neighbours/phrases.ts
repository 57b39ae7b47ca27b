/** What elements of one page know of each other. */
export interface NeighbourPhrases {
  /** Before names of tickets: "Saturday Day or Weekend". */
  ticketsForDay: string;
  /** Instead of these names. */
  dayIsSoldOut: string;
  toTickets: string;
  /** The sets that a visitor has marked, day by day. */
  plannedSets: string;
  plannedCount: (count: number) => string;
  /** Of the sets that a visitor has marked. */
  plannedInReach: (count: number, total: number) => string;
}
