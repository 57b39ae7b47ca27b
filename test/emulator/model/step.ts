import fc from '../../chance.js';
import type { Ledger } from './ledger.js';
import { observe } from './observe.js';
import type { Play, Trace } from './play.js';
import type { Stage } from './stage.js';

/** A kind of command. */
export interface Kind<Input> {
  name: string;
  input: fc.Arbitrary<Input>;
  isPossible?(ledger: Readonly<Ledger>): boolean;
  play(play: Play, input: Input): Promise<Trace>;
}

export type Command = fc.AsyncCommand<Ledger, Stage>;

/** Plays, looks, and holds what is seen against every invariant. */
class Step<Input> implements Command {
  constructor(
    private readonly kind: Kind<Input>,
    private readonly input: Input,
  ) {}

  check(ledger: Readonly<Ledger>): boolean {
    return this.kind.isPossible?.(ledger) ?? true;
  }

  async run(ledger: Ledger, stage: Stage): Promise<void> {
    ledger.asked = undefined;
    const trace = await this.kind.play({ ledger, stage }, this.input);
    stage.note('command', this.kind.name);
    await observe({ ledger, stage }, trace);
  }

  toString(): string {
    return `${this.kind.name} ${fc.stringify(this.input)}`;
  }
}

export const stepsOf = <Input>(kind: Kind<Input>): fc.Arbitrary<Command> =>
  kind.input.map((input) => new Step(kind, input));
