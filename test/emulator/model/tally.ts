/** What is counted: runs, commands, what they were answered, what became of orders, what went wrong. */
export type Matter = 'run' | 'command' | 'answer' | 'order' | 'fault';

export type Note = (matter: Matter, what: string) => void;

/** How often what took place: nothing is tested that never happens. */
export class Tally {
  private readonly counts: Record<Matter, Map<string, number>> = {
    run: new Map(),
    command: new Map(),
    answer: new Map(),
    order: new Map(),
    fault: new Map(),
  };

  readonly note: Note = (matter, what) => {
    this.counts[matter].set(what, (this.counts[matter].get(what) ?? 0) + 1);
  };

  of(matter: Matter): number {
    return [...this.counts[matter].values()].reduce((sum, count) => sum + count, 0);
  }

  seen(matter: Matter): string[] {
    return [...this.counts[matter].keys()].sort();
  }

  /** One line per matter, the frequent first. */
  toString(): string {
    const lines = Object.entries(this.counts).map(([matter, counts]) => {
      const frequentFirst = [...counts].sort(([, one], [, other]) => other - one);
      return `${matter}: ${frequentFirst.map(([what, count]) => `${what} ${count}`).join(', ')}`;
    });
    return lines.join('\n');
  }
}
