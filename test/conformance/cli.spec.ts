import { execFile, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { commandFile } from '../../.ci/commands.js';
import { atNight, isQuick } from '../effort.js';
import { addressOf, control, kill, run } from '../emulator/process.js';
import type { Result } from './run.js';

interface Listed {
  id: string;
  name: string;
  held: number;
  sold: number;
}

const runNode = (...command: string[]) =>
  new Promise<{ code: unknown; said: string }>((resolve) => {
    execFile(process.execPath, command, (error, out, errors) =>
      resolve({ code: error?.code ?? 0, said: out + errors }),
    );
  });

/** `npm run conformance -- …`, compiled beforehand, and what it prints. */
const conformance = (...args: string[]) => runNode(commandFile('conformance'), ...args);

test.describe('the conformance command (EMU-02)', () => {
  test.describe.configure({ mode: 'default' });

  let server: ChildProcess;
  let address = '';
  const there = () => ['--base-url', address, '--key', 'pk_live_meadowlark_demo'];
  const only = (text: string) => ['--only', text];
  const somebodyElse = () => [...there(), '--control', 'none', '--event', 'meadowlark-2027'];

  test.beforeAll(async () => {
    server = run('--port', '0');
    address = await addressOf(server);
  });
  test.beforeEach(() => control(address, 'reset', {}));
  test.afterAll(() => kill(server));

  atNight(test)('runs against an address, here of a server with the demo world', async () => {
    const { code, said } = await conformance(...there(), '--only', 'line-up');
    expect(said).toMatch(/^\d\d passed, 0 reported, 0 failed, 0 skipped$/m);
    expect(code).toBe(0);
  });

  atNight(test)('asks a service without a control port only what holds for any event', async () => {
    const { code, said } = await conformance(...somebodyElse());
    expect(said).toMatch(/^skipped: needs the demo world: .*, --control \(\d+\)$/m);
    expect(said).toMatch(/^1[5-9]\d passed, 0 reported, 0 failed, \d+ skipped$/m);
    expect(said).toMatch(
      /^skipped: needs a paid release that may be held: --paid-release \(\d+\)$/m,
    );
    expect(code).toBe(0);
  });

  test('says that too little was asked, and does not pass for it', async () => {
    const { code, said } = await conformance('--base-url', address, '--control', 'none');
    expect(said).toMatch(/^skipped: needs an event: --event \(\d+\)$/m);
    expect(said).toMatch(
      /^\d+ of \d+ cases that need no demo world were asked\nToo little was asked.*\n\d+ passed/m,
    );
    expect(code).toBe(2);
  });

  test('tries the sale on the releases that are named, and holds nothing else', async () => {
    const { releases } = (await control(address, '')) as { releases: Listed[] };
    const paid = releases.find(({ name }) => name === 'Weekend')?.id ?? '';
    const sale = ['--paid-release', paid, '--free-release', 'Under 12'];
    const page = ['--origin', 'http://localhost:4173'];
    const { code, said } = await conformance(
      ...somebodyElse(),
      ...page,
      ...sale,
      ...only('any sale'),
    );
    expect(said).toMatch(/^1\d passed, 0 reported, 0 failed, 0 skipped$/m);
    expect(code).toBe(0);
    const after = ((await control(address, '')) as { releases: Listed[] }).releases;
    const touched = after.filter(({ held, sold }, at) => {
      const before = releases[at];
      return held !== before?.held || sold !== before.sold;
    });
    expect(touched.map(({ name }) => name)).toEqual(['Weekend', 'Under 12']);
  });

  atNight(test)(
    'asks as a page of the origin that is named, with the demo world and without',
    async () => {
      const where = only('getLineup answers an allowed page');
      const allowed = ['--origin', 'https://meadowlark.example/tickets'];
      const strange = ['--origin', 'https://stranger.example'];
      for (const service of [there(), somebodyElse()]) {
        expect((await conformance(...service, ...where, ...allowed)).said).toMatch(/^1 passed/m);
        const { said } = await conformance(...service, ...where, ...strange);
        expect(said).toContain('to be null, not "origin_not_allowed"');
      }
      expect((await conformance(...somebodyElse(), ...where)).said).toMatch(
        /^skipped: needs an allowed page: --origin \(1\)$/m,
      );
    },
  );

  test('says in one line that nobody answers', async () => {
    const { code, said } = await conformance('--base-url', 'http://127.0.0.1:9');
    expect(said.trim()).toBe(
      'Nobody answers at http://127.0.0.1:9. Is the service running, and is --base-url right?',
    );
    expect(code).toBe(2);
  });

  atNight(test)('--help names every option, and asks nobody', async () => {
    const uncompiled = ['--import', 'tsx', 'test/conformance/cli.ts'];
    const { code, said } = await runNode(
      ...uncompiled,
      '--help',
      '--base-url',
      'http://127.0.0.1:9',
    );
    for (const option of ['base-url', 'key', 'event', 'origin', 'paid-release', 'json'])
      expect(said).toContain(`--${option} `);
    expect(code).toBe(0);
  });

  test('before the emulator in `bare` every row of the specification passes', async () => {
    test.skip(isQuick, 'all cases, over HTTP');
    test.setTimeout(400_000);
    const bare = run('--port', '0', '--scenario', 'bare');
    const file = test.info().outputPath('verdicts.json');
    const { code, said } = await conformance('--base-url', await addressOf(bare), '--json', file);
    await kill(bare);
    const results = JSON.parse(readFileSync(file, 'utf8')) as Result[];
    const bySpec = results.filter(({ origin }) => origin === 'spec');
    const others = bySpec.filter(({ verdict }) => verdict !== 'passed');
    const reasons = others.map(({ verdict, reason }) => `${verdict}: ${reason}`);
    expect([...new Set(reasons)].sort()).toEqual([
      'skipped: needs a paid release without a discount for several: --paid-release',
      'skipped: needs an answer of reserve that says when a token ends',
      'skipped: needs an answer of reserve that says when it lapses',
    ]);
    expect(bySpec.length).toBeGreaterThan(200);
    expect(said).toMatch(/^differs: getTickets: .*releases\.heldBack/m);
    expect(said).toMatch(/^\d+ passed, \d+ reported, 0 failed, \d+ skipped$/m);
    expect(code).toBe(0);
  });

  test('fails when a service breaks what the specification states, and says where', async () => {
    const broken = [{ operation: 'getLineup', effect: { kind: 'wrong_shape' } }];
    await fetch(`${address}/__emulator/faults`, { method: 'POST', body: JSON.stringify(broken) });
    const { code, said } = await conformance(...somebodyElse(), ...only('any event'));
    expect(said).toMatch(/^failed: any event: .*\n(?:(?:failed|reported): .*\n)* {2}\S/m);
    expect(code).toBe(1);
  });

  atNight(test)(
    'says once what several cases have found broken, whatever entry of a list it is in',
    async () => {
      const effect = { kind: 'omit', members: ['soldOut'] };
      const broken = [{ operation: 'getTickets', effect }];
      await fetch(`${address}/__emulator/faults`, { method: 'POST', body: JSON.stringify(broken) });
      const { said } = await conformance(...somebodyElse());
      const reasons = said.split('\n').filter((line) => line.startsWith('  getTickets breaks'));
      expect(reasons).toHaveLength(1);
      expect(reasons[0]?.match(/data\.releases\.\*\.soldOut/g)).toHaveLength(1);
    },
  );

  test('explains itself when an option is unknown', async () => {
    const { code, said } = await conformance('--adress', address);
    expect(said).toContain("Unknown option '--adress'");
    expect(said).toContain('--base-url URL');
    expect(code).toBe(2);
  });
});
