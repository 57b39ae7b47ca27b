import type { Case, Target } from './target.js';

/**
 * One promise of the service, written as any other test: `it('gap anywhere ENV-04 an unknown path …', run)`.
 * `gap`: our own decision; without it the specification says so. `anywhere`: it is about any event of any
 * service; without it the case needs the demo world.
 */
export function it(words: string, run: (target: Target) => Promise<void>): Case {
  const found = /^(gap )?(anywhere )?((?:[A-Z]+-?\d+ )+)(.+)$/.exec(words);
  if (!found) throw new Error(`No requirement is named in: ${words}`);
  const [, gap, anywhere, ids = '', title = ''] = found;
  return {
    ids: ids.trim().split(' '),
    title,
    origin: gap ? 'gap' : 'spec',
    ...(anywhere && { holds: 'anywhere' as const }),
    run,
  };
}
