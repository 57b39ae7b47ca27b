import { describe, it } from 'node:test';
import { expect } from 'chai';
import { agendaOf } from '../../src/lineup/agenda.js';
import { schedule, type StageSet } from '../../src/lineup/schedule.js';
import { slot } from './slots.js';

const day = '2027-06-25';
const at = (startTime: string, endTime: string, stage: string, name: string) =>
  slot({ day, stage, startTime, endTime }, name);

describe('a plan in order of time (L21)', () => {
  const told = (...slots: ReturnType<typeof slot>[]) =>
    agendaOf(schedule(slots))[0]!.items.map(({ set, freeBefore }) => [
      set.acts[0]!.name,
      freeBefore,
    ]);

  it('mixes the stages, and knows how long nothing is on between two sets', () => {
    const sets = [
      at('22:00', '23:00', 'Lark', 'Third'),
      at('19:00', '20:00', 'Lark', 'First'),
      at('20:45', '21:30', 'Wood', 'Second'),
    ];
    expect(told(...sets)).to.deep.equal([
      ['First', 0],
      ['Second', 45],
      ['Third', 30],
    ]);
  });

  it('has no free time while a longer set goes on', () => {
    const sets = [
      at('19:00', '22:00', 'Lark', 'Long'),
      at('19:30', '20:00', 'Wood', 'Short'),
      at('21:00', '21:30', 'Wood', 'Inside'),
      at('23:00', '01:00', 'Wood', 'After'),
    ];
    expect(told(...sets)).to.deep.equal([
      ['Long', 0],
      ['Short', 0],
      ['Inside', 0],
      ['After', 60],
    ]);
  });

  it('puts sets without a time last, and invents no gap before them', () => {
    const sets = [at('soon', '', 'Lark', 'Some time'), at('19:00', '20:00', 'Wood', 'First')];
    expect(told(...sets)).to.deep.equal([
      ['First', 0],
      ['Some time', 0],
    ]);
  });

  it('counts what goes on from the days before: the longest of it, and only what is in the plan', () => {
    const tent = (hours: number, name: string) =>
      slot({ day, startTime: '22:00', endTime: '', durationMinutes: hours * 60 }, name);
    const next = { day: '2027-06-26', startTime: '13:00', endTime: '13:30' };
    const days = schedule([
      tent(14, 'A'),
      tent(72, 'B'),
      slot({ day, startTime: '' }, 'C'),
      slot(next, 'D'),
      slot({ ...next, startTime: '15:00' }, 'E'),
    ]);
    const free = (...names: string[]) => {
      const isMine = ({ acts }: StageSet) => names.includes(acts[0]!.name);
      const own = days.map((one) => ({
        ...one,
        stages: one.stages.map((stage) => ({ ...stage, sets: stage.sets.filter(isMine) })),
      }));
      return agendaOf(own)[1]!.items.map(({ freeBefore }) => freeBefore);
    };
    expect(free('A', 'B', 'D', 'E')).to.deep.equal([0, 0]);
    expect(free('A', 'C', 'D', 'E')).to.deep.equal([0, 90]);
  });
});
